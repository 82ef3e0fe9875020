## The table

six-help = Six table. The arrow keys, or W, E, A, D, Z and X, go to the neighbouring cells. N and P go to the next and the previous cell or tile that can be played. Enter plays, Escape cancels. Plus and minus zoom, 0 shows all tiles.
six-cell = { $cell }: { $what }
six-cell-empty = empty
six-cell-black = black tile
six-cell-red = red tile
six-cell-open = open
six-cell-lifted = lifted
six-cell-pinned = may not move
six-cell-leaving = would leave the game
six-cell-threat = would complete a shape
six-cell-winning = in the winning shape
six-cell-last = last move
six-lifted =
    Tile { $cell } lifted, { $open ->
        [one] one open cell
       *[other] { $open } open cells
    }.
six-lifted-leaving =
    { $count ->
        [one] One tile would leave the game.
       *[other] { $count } tiles would leave the game.
    }

six-closer = Zoom in
six-farther = Zoom out
six-fit = Show all tiles
six-view = View

## Questions

six-ask-group = Which group stays?
six-keep =
    Keep the { $count ->
        [one] tile
       *[other] { $count } tiles
    } { $side ->
        [left] on the left
        [right] on the right
        [top] at the top
        [bottom] at the bottom
       *[middle] in the middle
    }
six-ask-declare = This completes a shape.
six-place-declare = Place and declare
six-place-only = Place only
six-move-declare = Move and declare
six-move-only = Move only
six-cancel = Cancel

## Hands

six-hand =
    { $side ->
        [red] Red
       *[black] Black
    } has { $count ->
        [0] no tiles
        [one] one tile
       *[other] { $count } tiles
    } in hand

## Moves in words

six-words-places =
    { $side ->
        [red] Red
       *[black] Black
    } places a tile at { $to }
six-words-moves =
    { $side ->
        [red] Red
       *[black] Black
    } moves a tile from { $from } to { $to }
six-words-leave =
    ; { $count ->
        [1] one tile leaves
        [2] two tiles leave
        [3] three tiles leave
        [4] four tiles leave
        [5] five tiles leave
        [6] six tiles leave
       *[other] { $count } tiles leave
    } the game
six-words-and-declares = {" "}and declares a shape
six-words-declares =
    { $side ->
        [red] Red
       *[black] Black
    } declares a shape.
