## The lessons of the playable rulebook: a title, and for each task what is asked, a hint, and why the answer is right.
## Where a move is allowed but not wanted, or a mark has no verdict of its own, -wrong says what is missing.

lesson-A1-title = The board
lesson-A1-task-1 = Your marble stands in a corner. Mark every cell right next to it.
lesson-A1-hint-1 = In the middle of the board a cell has six neighbours. In a corner half of them are missing.
lesson-A1-right-1 = A corner has three neighbours, an edge cell four, every other cell six. That is why marbles at the edge live dangerously.

lesson-A2-title = The setup
lesson-A2-task-1 = This is how a game begins: 14 marbles for each side, in rows of five, six and three, face to face.
lesson-A2-task-2 = Which of these boards is the standard setup?
lesson-A2-hint-2 = Look at the third row: its three marbles stand in the middle.
lesson-A2-right-2 = Two full rows and the three middle cells of the third. Other layouts exist, but this is the standard one.
lesson-A2-wrong-2 = This is not the standard setup: two full rows, then three marbles in the middle of the third.

lesson-A3-title = Who begins
lesson-A3-task-1 = The game begins. Mark the front marbles that may move now.
lesson-A3-hint-1 = One colour always has the first move.
lesson-A3-right-1 = Black always begins. After that the players take turns.

lesson-A4-title = One action per turn
lesson-A4-task-1 = Black to move. Which of these is a legal turn?
lesson-A4-hint-1 = You must do something, but only one thing. On one board nothing happens; on another, two separate marbles try to move together.
lesson-A4-right-1 = One marble takes one step: that is one action, and the turn is over.

lesson-A5-title = One step
lesson-A5-task-1 = Move the lone black marble so that it touches the other two.
lesson-A5-hint-1 = Choose the marble on e5, then the cell at its lower left.
lesson-A5-right-1 = One marble, one cell, into an empty neighbouring cell: the simplest move of all.
lesson-A5-task-2 = Mark every cell that the black marble can step to.
lesson-A5-hint-2 = Six neighbours, but two of them are taken.
lesson-A5-right-2 = All six directions are open to a marble, as long as the cell is empty. One alone cannot push.

lesson-A6-title = Moving together
lesson-A6-task-1 = Move three of your marbles in one turn.
lesson-A6-hint-1 = Choose three neighbouring marbles of the row, leave the fourth alone, and move them one cell.
lesson-A6-right-1 = Three in one line move as one. Two could do so as well, four never.
lesson-A6-wrong-1 = Now do it with three.

lesson-A7-title = In a line
lesson-A7-task-1 = Move the three black marbles along their own line.
lesson-A7-hint-1 = Choose all three, then the empty cell at one end of the line.
lesson-A7-right-1 = The whole line slides by one cell, into the empty cell ahead.
lesson-A7-wrong-1 = All three should slide along the line they stand in.

lesson-A8-title = Broadside
lesson-A8-task-1 = Now move the three black marbles sideways together.
lesson-A8-hint-1 = Choose all three, then an empty cell of the row above or below.
lesson-A8-right-1 = Every marble enters a cell of its own, so every one of these cells must be empty.
lesson-A8-wrong-1 = All three should leave their row together.
lesson-A8-task-2 = Which of these broadside moves is possible?
lesson-A8-hint-2 = Look at every cell that the three would enter, not only at the one under the arrow.
lesson-A8-right-2 = All three cells are empty. A single marble in the way, of either colour, stops a broadside move.

lesson-A9-title = Sumito: the push
lesson-A9-task-1 = Push the white marble.
lesson-A9-hint-1 = Choose both black marbles and move them towards White.
lesson-A9-right-1 = Two in a line push the one right ahead of them. That is a sumito.
lesson-A9-wrong-1 = The white marble should move too.
lesson-A9-task-2 = Which of these pushes is possible?
lesson-A9-hint-2 = The marbles that push and the marble that is pushed stand in one straight line.
lesson-A9-right-2 = Both colours stand in one line, and the push goes along it.

lesson-A10-title = The majority
lesson-A10-task-1 = Push the white marble with all three of yours.
lesson-A10-hint-1 = Choose the whole line, starting at its rear end.
lesson-A10-right-1 = Three push one. Two of them would have been enough.
lesson-A10-wrong-1 = Use all three.
lesson-A10-task-2 = Now two white marbles stand in your way. Push them both.
lesson-A10-hint-2 = Two against two is a pac: nobody can push. How many do you have?
lesson-A10-right-2 = Three push two: there is no stronger push.
lesson-A10-wrong-2 = Both white marbles should move.
lesson-A10-task-3 = You have four in the line. Push both white marbles.
lesson-A10-hint-3 = Four never move together. Leave the one at the rear where it is.
lesson-A10-right-3 = Three push two and the fourth stays: four against two is no more than three against two.
lesson-A10-wrong-3 = Both white marbles should move.
lesson-A10-task-4 = Nobody can push a line of three head-on. Break it from another direction!
lesson-A10-hint-4 = Two black marbles below aim at the middle of the white line.
lesson-A10-right-4 = Along the row it is three against three at best. Across it, two push one, and the line is broken.
lesson-A10-wrong-4 = One marble of the white line should be pushed out of it.

lesson-A11-title = No gap
lesson-A11-task-1 = You cannot push across a gap. Close it with all three marbles.
lesson-A11-hint-1 = Move the whole line by one cell towards White.
lesson-A11-right-1 = That was a plain move: White did not budge. Now the colours touch, and on your next turn you could push.
lesson-A11-wrong-1 = All three should move up to the white marble.

lesson-A12-title = Room behind
lesson-A12-task-1 = Black tries to push. Which of these sumitos is possible?
lesson-A12-hint-1 = Three things must be right: one line, no gap, and room behind.
lesson-A12-right-1 = Three against two, in one line, touching, and the cell behind is empty.
lesson-A12-task-2 = Along the row a marble blocks your push. Push the white marble another way.
lesson-A12-hint-2 = Two more black marbles aim at it from the lower left.
lesson-A12-right-2 = This way the cell behind the white marble was empty. Along the row, your own marble was in the way.
lesson-A12-wrong-2 = The white marble should be pushed.

lesson-A13-title = Over the edge
lesson-A13-task-1 = Push the white marble off the board.
lesson-A13-hint-1 = It stands at the edge, and you have two in line with it.
lesson-A13-right-1 = At the edge no empty cell is needed behind the pushed marble: it falls off and is out of the game.
lesson-A13-wrong-1 = The white marble at the edge should fall.

lesson-A14-title = Your own marbles
lesson-A14-task-1 = Which of these moves is allowed?
lesson-A14-hint-1 = Your own move neither throws your marbles off the board nor pushes them.
lesson-A14-right-1 = The line moves away from the edge into an empty cell. Only the other player can push your marbles off.

lesson-A15-title = Six to win
lesson-A15-task-1 = Each side has pushed off five. Black to move: win!
lesson-A15-hint-1 = One more white marble is enough. Which one at the edge can you push?
lesson-A15-right-1 = The sixth marble is off, and the game is won.
lesson-A15-wrong-1 = The sixth white marble has to leave the board.

lesson-A16-title = Against the clock
lesson-A16-task-1 = Games can be timed: each player has a fixed time for all of their moves, for example 10 or 15 minutes. Your clock runs while you think. If it runs out, you lose, however good your position is. Tournaments and competitions are always timed.

lesson-A17-title = Glossary
lesson-A17-task-1 = A block is three rows of three, side by side. Where is one?
lesson-A17-hint-1 = Count the rows: three marbles in each, and none out of place.
lesson-A17-right-1 = Nine marbles form a rhombus. Each of its lines holds three, so it is all but unbreakable.
lesson-A17-wrong-1 = One marble is out of place here.
lesson-A17-task-2 = Three connected marbles are a triple. Which one is a bow?
lesson-A17-hint-2 = A lance is straight, a shield is a triangle, a bow is bent.
lesson-A17-right-2 = The outer two are neither in line nor side by side: a bow.
lesson-A17-wrong-2 = This triple is not a bow: it is straight, or a triangle.
lesson-A17-task-3 = Lance, bow and shield on one board. Mark the three marbles of the shield.
lesson-A17-hint-3 = In a shield every marble touches both others.
lesson-A17-right-3 = All three touch each other: a shield.
lesson-A17-wrong-3 = This marble belongs to the lance or to the bow.
lesson-A17-task-4 = A det is a single marble inside the opponent’s group. Mark it.
lesson-A17-hint-4 = It has opposing marbles on at least four sides.
lesson-A17-right-4 = Alone among opponents, a det is hard to push and breaks up their lines.
lesson-A17-wrong-4 = A det stands among opponents, cut off from its own side.
lesson-A17-task-5 = Equal numbers face to face are a pac. Which board shows one?
lesson-A17-hint-5 = Count both colours in the line. They must also touch.
lesson-A17-right-5 = Two against two: nobody can push here.
lesson-A17-wrong-5 = The numbers differ here, or the colours do not touch.
lesson-A17-task-6 = A single has no neighbour of its own colour. Mark the two black singles.
lesson-A17-hint-6 = White neighbours do not count: look for black marbles that touch no other black marble.
lesson-A17-right-6 = Neither of them touches another black marble. A single cannot push, and nothing backs it up.
lesson-A17-wrong-6 = This marble has a neighbour of its own colour.
lesson-A17-task-7 = A pair is two adjacent marbles of one colour. Mark the black pair.
lesson-A17-hint-7 = Two black marbles touch each other; the others are on their own.
lesson-A17-right-7 = Two together: a pair can push a single marble.
lesson-A17-wrong-7 = This marble touches no other marble of its colour.
lesson-A17-task-8 = Which of these triples is a lance?
lesson-A17-hint-8 = A lance is straight, along any of the three axes.
lesson-A17-right-8 = Three in one straight line: a lance, the strongest group that moves as one.
lesson-A17-wrong-8 = This triple is not a lance: it is bent, or a triangle.
lesson-A17-task-9 = All connected marbles of one colour are a multi, whatever their number and form. Mark the largest black multi.
lesson-A17-hint-9 = Go from marble to black neighbour as far as you can. The three at the bottom do not touch the others.
lesson-A17-right-9 = Five marbles are connected; their form does not matter.
lesson-A17-wrong-9 = This marble does not belong to the largest group.

lesson-R1-title = Three times the same
lesson-R1-task-1 = Both players have been moving back and forth. White to move: bring about the same position for the third time.
lesson-R1-hint-1 = Take back White’s last move: the marble on f6 returns, and its line with it.
lesson-R1-right-1 = The same position, the same player to move, for the third time: a draw.
lesson-R1-wrong-1 = That makes a new position, and the game continues.

lesson-R2-title = Nothing to move
lesson-R2-task-1 = Black has a single marble left, in the corner. White to move: shut it in.
lesson-R2-hint-1 = One neighbour of the corner is still empty.
lesson-R2-right-1 = Black has no legal move left and may not pass, so the game is drawn.
lesson-R2-wrong-1 = The black marble can still get out.

lesson-R3-title = A limit on moves
lesson-R3-task-1 = In this game three moves without a marble pushed off make a draw, and two have gone by. Keep the game alive!
lesson-R3-hint-1 = If you push a marble off, the count starts again.
lesson-R3-right-1 = A marble was pushed off, and the count starts again.
lesson-R3-wrong-1 = That was the third quiet move: a draw.

lesson-R4-title = Out of time
lesson-R4-task-1 = Without a clock nobody ever loses on time. With a clock you lose as soon as your time runs out, whatever the position on the board.

lesson-R13-title = A det at the edge
lesson-R13-task-1 = Three white marbles stand alone among black ones, all of them at the edge. Mark the two that are dets.
lesson-R13-hint-1 = A marble at the edge has fewer than six sides. A det has opposing marbles on four of its sides, or on every side it has.
lesson-R13-right-1 = In the corner three black marbles are enough, since a corner has no fourth side; at the edge it takes four. The third white marble still has a free side.
lesson-R13-wrong-1 = This is not a det: one of its sides is free, or it is not alone among opponents.

lesson-R14-title = The size of a block
lesson-R14-task-1 = Which board shows a block?
lesson-R14-hint-1 = One row of three is a lance, and two rows are not yet a block.
lesson-R14-right-1 = Three rows of three, side by side: along every line, three marbles hold together.
lesson-R14-wrong-1 = This is not a block: a block has three rows of three.

lesson-S1-title = The tiles
lesson-S1-task-1 = 42 tiles, half of them black and half red, and no board: the group can grow in any direction. Drag the table to look around.

lesson-S2-title = The start
lesson-S2-task-1 = Which of these tables is the start of a game?
lesson-S2-hint-1 = Each side has one tile on the table and 20 in hand.
lesson-S2-right-1 = One black and one red tile, edge to edge. All the others are still in hand.
lesson-S2-wrong-1 = Tiles have been placed here already.

lesson-S3-title = Black’s first tile
lesson-S3-task-1 = Mark the three cells where Black’s first tile may go.
lesson-S3-hint-1 = It has to touch the red tile and must not touch the black one.
lesson-S3-right-1 = These three touch the red tile and not the black one.

lesson-S4-title = Placing tiles
lesson-S4-task-1 = Mark every cell where the next tile may go.
lesson-S4-hint-1 = Go once around the group: every empty cell that shares an edge with a tile.
lesson-S4-right-1 = One shared edge is enough, and the colour of the neighbour does not matter.

lesson-S5-title = The three shapes
lesson-S5-task-1 = Black to move: complete the ring and win.
lesson-S5-hint-1 = Five black tiles lie around one cell. Where is the gap?
lesson-S5-right-1 = Six tiles around a cell are a ring. What lies in the middle does not matter.
lesson-S5-wrong-1 = The ring still has its gap.
lesson-S5-task-2 = The same ring, but you are Red. Stop it!
lesson-S5-hint-2 = Only one cell is missing. Take it yourself.
lesson-S5-right-2 = With a tile of the other colour in the gap, the ring can no longer be completed.
lesson-S5-wrong-2 = Then Black completes the ring and wins.
lesson-S5-task-3 = Black threatens a line in two places at once. Mark both cells.
lesson-S5-hint-3 = Five in a row, and both ends are open.
lesson-S5-right-3 = Red can only block one of them: a double threat wins.
lesson-S5-wrong-3 = A black tile here would not make a line of six.
lesson-S5-task-4 = Black to move: complete the triangle.
lesson-S5-hint-4 = Rows of three, two and one.
lesson-S5-right-4 = Three, two and one: the triangle wins.
lesson-S5-wrong-4 = The triangle is not complete yet.
lesson-S5-task-5 = On which table has Black won?
lesson-S5-hint-5 = Line, triangle or ring, in one colour; nothing else wins.
lesson-S5-right-5 = A ring of six black tiles, with a red one in the middle.
lesson-S5-wrong-5 = Six black tiles, but neither a line nor a triangle nor a ring.
lesson-S5-task-6 = Black to move: place a tile that threatens a line in two places at once.
lesson-S5-hint-6 = Four lie in a row. Put the fifth where both ends stay open.
lesson-S5-right-6 = Five in a row with both ends open: Red can block only one of them. This is how a double threat is made.
lesson-S5-wrong-6 = After this move Red can still stop the line with one tile.

lesson-S6-title = Declaring
lesson-S6-task-1 = In this game shapes must be declared. Complete the line and declare it.
lesson-S6-hint-1 = Place the sixth tile at either end. You will be asked whether to declare.
lesson-S6-right-1 = Formed and declared: it takes both to win.
lesson-S6-wrong-1 = That does not win: the line must be both complete and declared.

lesson-S7-title = Overlooked
lesson-S7-task-1 = Black has had six in a row since the previous turn, and nobody noticed. Black to move: win!
lesson-S7-hint-1 = You do not need to place a tile: press “Declare the shape” below the table.
lesson-S7-right-1 = The shape was still there, and Red had not won in the meantime, so it counts.
lesson-S7-wrong-1 = You do not need to place anything: declare the line that is already there.

lesson-S8-title = Moving tiles
lesson-S8-task-1 = All tiles are placed. Red to move: move a red tile somewhere else.
lesson-S8-hint-1 = Choose a red tile at the rim, then a cell where it touches the others.
lesson-S8-right-1 = You move one of your own tiles to any place where it touches another.
lesson-S8-task-2 = Black to move: win by moving a tile.
lesson-S8-hint-2 = Five lie in a row, and one lies beside them.
lesson-S8-right-2 = A shape made by moving a tile wins like any other.
lesson-S8-wrong-2 = The line is not complete yet.

lesson-S9-title = Holding together
lesson-S9-task-1 = Mark the four tiles that may not be moved, whatever their colour.
lesson-S9-hint-1 = Imagine a tile gone. Do the others still form one group?
lesson-S9-right-1 = Without any one of these the group would fall apart, so they stay.
lesson-S9-wrong-1 = Without this tile the others still hold together: it may be moved.

lesson-S10-title = Two against two
lesson-S10-task-1 = Four players, two teams. You are Black’s second player: win for your team.
lesson-S10-hint-1 = Your partner’s tiles count as well: five lie in a row.
lesson-S10-right-1 = The team’s colour counts, whoever placed the tiles.
lesson-S10-wrong-1 = The line of your team is not complete yet.
lesson-S10-task-2 = Partners sit opposite each other, so the colours alternate around the table: Black’s first player, Red’s first, Black’s second, Red’s second, clockwise. Each has ten tiles, and the black team chooses which of its two players begins. Partners may neither talk about the game nor give each other signs.

lesson-S11-title = Splitting the group
lesson-S11-task-1 = Advanced rules: make a move that takes four tiles out of the game.
lesson-S11-hint-1 = One black tile holds the small group on the left to the large one. Lift it.
lesson-S11-right-1 = The smaller group is removed from the game. Your tile stays in play with the larger one.
lesson-S11-wrong-1 = Four tiles should be removed from the game.

lesson-S12-title = Equal halves
lesson-S12-task-1 = Advanced rules, Red to move: split the group into equal halves, choose which half is removed, and win.
lesson-S12-hint-1 = Lift the red tile in the middle. Count the black tiles on both sides: on the left there are only five. Put your tile down there, and the right half is removed.
lesson-S12-right-1 = The halves were equal, so the choice was yours. The right half was removed, and Black was left with five tiles: too few (S13).
lesson-S12-wrong-1 = Lift the tile that joins the halves, and have the half with more black tiles removed.

lesson-S13-title = Five are not enough
lesson-S13-task-1 = Win by leaving Red with too few tiles.
lesson-S13-hint-1 = Red has six. If a single one leaves, it is over.
lesson-S13-right-1 = Red is left with five. With five tiles no shape can ever be made, so Red has lost.
lesson-S13-wrong-1 = Red still has six tiles.

lesson-S14-title = Too few on both sides
lesson-S14-task-1 = Black and Red have six tiles each. Find a move after which neither has enough.
lesson-S14-hint-1 = On the left a black and a red tile hang on a single tile.
lesson-S14-right-1 = Both fell to five at once: a draw.
lesson-S14-wrong-1 = The game goes on: both must fall to five at once.

lesson-R5-title = Automatic declaring
lesson-R5-task-1 = Here nothing needs to be declared. Complete the line.
lesson-R5-hint-1 = Five in a row, and both ends are open.
lesson-R5-right-1 = The move that completes a shape wins automatically, unless the players have agreed to declare.
lesson-R5-wrong-1 = The line is not complete yet.

lesson-R6-title = What is removed
lesson-R6-task-1 = Black lifts the tile between the small and the large group. Mark the three tiles that are removed from the game.
lesson-R6-hint-1 = Look at the table without that tile. Which group is the smaller one?
lesson-R6-right-1 = Only the groups without the lifted tile count. That tile itself is never removed, even if it would have joined them again.
lesson-R6-wrong-1 = This tile stays: it is the lifted one, or belongs to the largest group.

lesson-R7-title = Remove first, then check
lesson-R7-task-1 = A black line lacks one tile in its middle. Fill the gap and win, but beware: not every tile will do.
lesson-R7-hint-1 = The black tile to the upper left of the gap holds the left end of the line. If it moves, that end is removed.
lesson-R7-right-1 = The line is still complete after the removal, so it wins.
lesson-R7-wrong-1 = No line of six is left on the table after this move.

lesson-R8-title = Draws at the table
lesson-R8-task-1 = Two tiles wander over the table. Red to move: make the same position for the third time.
lesson-R8-hint-1 = It does not matter where on the table: leap over the black tile once more.
lesson-R8-right-1 = The same tiles lying the same way are the same position, wherever they lie: a draw.
lesson-R8-wrong-1 = The tiles lie differently now, and the game continues.

lesson-R9-title = Not back again
lesson-R9-task-1 = Black moves the tile on the left. Mark every cell where it may go.
lesson-R9-hint-1 = The two other tiles stay. Any empty cell beside them, but not the old one.
lesson-R9-right-1 = Anywhere next to the others except its old place: going back would be a pass.

lesson-R10-title = The team’s tiles
lesson-R10-task-1 = Four players, all tiles placed, and Black’s second player is to move. Mark the tile that may be moved.
lesson-R10-hint-1 = Any black tile, whoever placed it; but one of the two holds the group together.
lesson-R10-right-1 = It is of your team’s colour, and the others hold together without it.

lesson-R11-title = A free first tile
lesson-R11-task-1 = In this game Black’s first tile is free. Mark every cell where it may go.
lesson-R11-hint-1 = Any cell that touches one of the two tiles.
lesson-R11-right-1 = Without the rule of the first tile, all eight cells around are open.

lesson-R12-title = More than six
lesson-R12-task-1 = Three and three in a row, and a gap between them. Black to move: win.
lesson-R12-hint-1 = Fill the gap: seven in a row.
lesson-R12-right-1 = Seven in a row contain a line of six, so they win too.
lesson-R12-wrong-1 = There is no line of six yet.

lesson-pairing-title = Why no triangle or ring can be forced
lesson-pairing-task-1 = You are Black: attack! Place eight tiles and try to make a triangle or a ring. Red divides every row into pairs of cells, and always answers on the other cell of the pair that you have entered.
lesson-pairing-hint-1 = Try any triangle or ring you like: two of its cells always form a pair, and Red takes one of them.
lesson-pairing-right-1 = No triangle and no ring. Wherever they lie and whichever way they point, each of them contains a whole pair, and of every pair that you enter Red takes the other half. The answer is always allowed, since it touches your tile. So neither shape can be forced while tiles are placed.
lesson-pairing-wrong-1 = That is a line, and the pairs do not help against lines: the next task shows why. Try for a triangle or a ring.
lesson-pairing-task-2 = The same defence, but this time you have built a line. Black to move: win.
lesson-pairing-hint-2 = The five black tiles lie in five different rows, each beside its red partner. Go on at either end.
lesson-pairing-right-2 = A line that crosses the rows takes one cell from each of six pairs, so it contains no whole pair; only a line along a row does. In the two other directions Red has to block in time.
lesson-pairing-wrong-2 = The line is not complete yet.
lesson-pairing-task-3 = All tiles are placed, and a red tile has just left its pair. Black to move: complete the triangle.
lesson-pairing-hint-3 = One cell of the triangle is free again. Move a tile there that the triangle does not need.
lesson-pairing-right-3 = Once tiles are moved, pairs come apart and the defence no longer holds. It covers triangles and rings while tiles are placed; it covers neither lines nor the moving phase.
lesson-pairing-wrong-3 = The triangle is not complete yet.
