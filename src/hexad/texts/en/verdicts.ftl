## What explain() and refused moves say

verdict-ruling = our ruling { $rule }

## Abalone: what is refused

verdict-abalone-nothing-chosen = A turn moves at least one marble: choose one, two or three of your own.
verdict-abalone-empty-cell = There is no marble on that cell.
verdict-abalone-not-yours = That marble belongs to the other player, and it is not that player’s turn.
verdict-abalone-mixed-group = A group is of one colour: the marbles that move together must all be your own.
verdict-abalone-too-many = Four or more marbles cannot move together: three is the most.
verdict-abalone-not-in-line = The marbles do not stand in one straight line, so they cannot move together.
verdict-abalone-group-gap = The marbles do not touch: a group has no gaps.
verdict-abalone-too-far = A marble moves by one cell only.
verdict-abalone-along-line = A broadside move goes sideways; to move along the line, name the rear marble and the cell it steps to.
verdict-abalone-off-board = Your own marble cannot leave the board by your own move.
verdict-abalone-own-in-way = Your own marble is in the way, and it cannot be pushed.
verdict-abalone-broadside-blocked = Every cell that a broadside move enters must be empty; one of your own marbles stands there.
verdict-abalone-broadside-push = A broadside move never pushes, and an opposing marble stands where the group would go.
verdict-abalone-pac = Equal numbers face each other, a pac: neither side can push.
verdict-abalone-no-majority = There is no majority: more marbles stand against the push than push.
verdict-abalone-behind-blocked = There is no free cell behind the pushed marbles.
verdict-abalone-push-gap = There is a gap between the two colours: only marbles that touch can be pushed.
verdict-abalone-push-not-in-line = The two colours do not stand in one line: a sumito pushes straight ahead only.
verdict-abalone-game-over = The game is over.

## Abalone: what is legal

verdict-abalone-broadside = A broadside move: every cell the group enters is empty.
verdict-abalone-ejection = A sumito that pushes a marble off the board.
verdict-abalone-sumito = A sumito: the majority pushes, and the cell behind is free.
verdict-abalone-in-line = An in-line move into the empty cell ahead.
verdict-abalone-step = A marble moves to an adjacent empty cell.

## Abalone: what is no move; { $text } is what was typed

verdict-abalone-not-a-move = “{ $text }” is not a move: expected two cells (a1b2) or three (c3c5d4).
verdict-abalone-not-a-cell = “{ $text }” is not a cell of the board: expected a1 to i9.
verdict-abalone-not-a-direction = “{ $text }” is not a direction: expected E, NE, NW, W, SW or SE.
verdict-abalone-no-cell = There is no cell of the board there.

## Six: what is refused

verdict-six-occupied = There is a tile on that cell already.
verdict-six-touches-nothing = A tile must touch at least one other tile, edge to edge.
verdict-six-first-away-from-red = Black’s first tile must touch the starting red tile.
verdict-six-first-touches-black = Black’s first tile must not touch the starting black tile.
verdict-six-still-placing = Tiles are moved only when all have been placed: place one from your hand.
verdict-six-nothing-in-hand = All your tiles are on the table: move one of them.
verdict-six-no-tile = There is no tile on that cell to move.
verdict-six-not-yours = That tile belongs to the other side: a turn moves a tile of one’s own.
verdict-six-too-many-chosen = A turn moves one tile only.
verdict-six-splits = It would split the group: that tile holds the others together and may not be moved.
verdict-six-same-place = A tile that is moved may not be put back where it stood.
verdict-six-loose = The tile must be put where it touches at least one other tile.
verdict-six-away-from-group = The tile must be put where it touches the group that stays on the table.
verdict-six-choose-group = The largest groups are of equal size: say which one stays, with = and one of its cells.
verdict-six-not-largest = The group that stays must be a largest one, and a tile of it must lie on the named cell.
verdict-six-nothing-to-choose = That move does not split the group: there is nothing to choose.
verdict-six-no-shape = There is no shape to declare: six tiles of your colour in a line, a triangle or a ring win.
verdict-six-declare-first = That move completes no shape; one formed earlier is declared on its own, before moving.
verdict-six-declared-by-itself = In this game a shape is declared by itself when it is formed.
verdict-six-game-over = The game is over.

## Six: what is legal

verdict-six-declaration = A shape that was formed and overlooked is declared: it wins.
verdict-six-shape = The tile completes a winning shape.
verdict-six-split = The move splits the group: every group but the largest is taken out of the game.
verdict-six-move = A tile of one’s own moves to a place where it touches another.
verdict-six-first-tile = Black’s first tile touches the starting red tile and not the black one.
verdict-six-placement = The tile touches another, edge to edge.

## Six: what is no move; { $text } is what was typed

verdict-six-not-a-move = “{ $text }” is not a move: expected a cell (2,-1), a cell and where its tile goes (2,-1>4,0), then =q,r for the group that stays and # to declare, where they apply.
verdict-six-not-a-cell = “{ $text }” is not a cell: expected q,r as in 2,-1.

## Six: what is no action of an environment

verdict-six-not-an-action =
    { $fault ->
        [form] A declaration is no action, and the group that stays is named by an action of its own (=2,-1).
       *[options] This space has no such action: its options leave it out.
    }
verdict-six-outside-window = The move does not lie within the window of { $radius } steps around { $centre }.
