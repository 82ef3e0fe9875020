abalone-direction-NE = north-east
abalone-direction-E = east
abalone-direction-SE = south-east
abalone-direction-SW = south-west
abalone-direction-W = west
abalone-direction-NW = north-west

abalone-said-move = { $side ->
    [black] Black
   *[white] White
  } moves { $count ->
    [1] { $from }
    [2] two marbles from { $from }
   *[3] three marbles from { $from }
  } { $way }, to { $to }.
abalone-said-broadside = { $side ->
    [black] Black
   *[white] White
  } moves { $count ->
    [2] two
   *[3] three
  } marbles broadside from { $from } { $way }, to { $to }.
abalone-said-push = { $side ->
    [black] Black
   *[white] White
  } pushes { $count ->
    [1] one { $other } marble
   *[2] two { $other } marbles
  } { $way }, { $from } to { $to }.
abalone-said-off = { $side ->
    [black] Black
   *[white] White
  } pushes { $count ->
    [1] one { $other } marble { $way }, { $from } to { $to }, off the board from { $edge }.
   *[2] two { $other } marbles { $way }, { $from } to { $to }, and one of them off the board, from { $edge }.
  }

abalone-cell-empty = empty
abalone-cell-black = black marble
abalone-cell-white = white marble
abalone-cell-chosen = selected
abalone-cell-fresh = moved last
abalone-cell-target = { $off ->
    [0] { $push ->
        [0] { $count ->
            [1] moves { $way } here
           *[other] { $count } marbles move { $way }
          }
       *[other] pushes { $way }
      }
   *[other] pushes one off the board, { $way }
  }

abalone-chosen-none = Nothing selected.
abalone-chosen = { $cells } selected. { $count ->
    [0] No move from here.
   *[other] Can go { $ways }.
  }
abalone-premove-set = Premove: { $cells } { $way }.
abalone-premove-cleared = Premove cancelled.

abalone-help = The six keys around S, W E A D Z X, and the arrow keys go from cell to cell. Space selects a marble, up to three in a line. Shift with a direction key moves them. Enter on a marked cell plays there. Escape clears.
abalone-row = Row { $row }

abalone-sockets = { $count } of { $of } { $other } { $of ->
    [1] marble
   *[other] marbles
  } pushed off
