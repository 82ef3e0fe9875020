## Abalone

term-marble = marble
term-marble-meaning = The basic element: a ball of one player’s colour. Each side has fourteen.
term-single = single
term-single-meaning = A marble with no neighbour of its own colour.
term-pair = pair
term-pair-meaning = Two adjacent marbles of one colour.
term-triple = triple
term-triple-meaning = Three adjacent marbles of one colour: a lance, a bow or a shield.
term-lance = lance
term-lance-meaning = A triple in one straight line.
term-bow = bow
term-bow-meaning = A triple bent into an arc: the outer two are neither in line nor adjacent.
term-shield = shield
term-shield-meaning = A triple of marbles that all touch each other: a triangle.
term-multi = multi
term-multi-meaning = Any connected group of one colour, whatever its size and form.
term-block = block
term-block-meaning = Three rows of three of one colour, side by side: a rhombus of nine (our ruling R14). It is all but unbreakable, since each of its lines holds three.
term-det = det
term-det-meaning = A single inside the opponent’s group, cut off from its own side. It is an advantage to its owner. By our ruling R13, opposing marbles stand on at least four of its six sides, or on every side it has at the edge of the board.
term-pac = pac
term-pac-meaning = Equal numbers of both colours face to face in one line, one, two or three of each: neither side can push.
term-sumito = sumito
term-sumito-meaning = Superior numbers face to face in one line: two against one, three against one or three against two. The larger number pushes.
term-in-line = in-line move
term-in-line-meaning = The group moves along its own line, into the empty cell ahead.
term-broadside = broadside move
term-broadside-meaning = The group moves sideways into empty cells and keeps its order. It never pushes.

## Six

term-tile = tile
term-tile-meaning = A hexagon of one side’s colour. There are 42 of them, 21 black and 21 red.
term-hand = hand
term-hand-meaning = The tiles that a player has not placed yet.
term-group = group
term-group-meaning = Tiles of any colour that are connected edge to edge.
term-line = line
term-line-meaning = Six tiles of one colour in a straight row. It wins.
term-triangle = triangle
term-triangle-meaning = Six tiles of one colour in rows of three, two and one. It wins.
term-ring = ring
term-ring-meaning = Six tiles of one colour around a cell, whatever lies in the middle. It wins.
term-threat = threat
term-threat-meaning = A winning shape that is one tile short: the next tile of that colour may complete it.
term-double-threat = double threat
term-double-threat-meaning = Two cells, either of which completes a shape: blocking one is not enough.
term-holding = holding tile
term-holding-meaning = A tile without which the others would fall apart into several groups.
term-split = split
term-split-meaning = With the advanced rules, a move that breaks the other tiles apart: every group but the largest is removed from the game.
term-declaration = declaration
term-declaration-meaning = Saying that your shape is complete. This happens automatically or is left to the players.
