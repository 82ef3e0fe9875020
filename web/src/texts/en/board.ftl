## Messages beside the board

board-message = About the board
board-idle-turn = It is not your turn yet.
board-idle-plan = It is not your turn yet. You can already choose your next move: it is played as soon as your turn comes.
board-idle-past = This is an earlier position. Go back to the current position to play.
board-idle-over = The game is over.
board-idle-watching = You are watching this game: only its players make moves.
board-idle-asked = Confirm or cancel your move first.
board-idle-sending = Your move is on its way.
board-idle-loading = One moment, please: the moves are loading.
board-idle-solved = This task is solved. Continue with the next one, or try it again.
board-idle-read = There is nothing to play here: this board belongs to the text.
board-idle-marked = This cell is already marked.
board-idle-unasked =
    { $asked ->
        [empty] This task asks only about empty cells.
        [abalone] This task asks only about marbles.
        [six] This task asks only about tiles.
       *[some] This task does not ask about this place.
    }
board-idle-wrong = Take back the wrong move first: choose “{ $button }”.
board-idle-puzzle = This puzzle is over. Choose the next one.

## Offers in a game: `mine` is yes if the user made the offer or gave the answer

board-said-draw-offered =
    { $mine ->
        [yes] You offered a draw.
       *[no] { $who } offers a draw.
    }
board-said-draw-declined =
    { $mine ->
        [yes] You declined the draw.
       *[no] { $who } declined the draw.
    }
board-said-draw-withdrawn =
    { $mine ->
        [yes] You withdrew your draw offer.
       *[no] { $who } withdrew the draw offer.
    }
board-said-takeback-asked =
    { $mine ->
        [yes] You asked to take back your move.
       *[no] { $who } asks to take back a move.
    }
board-said-takeback-declined =
    { $mine ->
        [yes] You declined the takeback: the move stands.
       *[no] { $who } declined the takeback: the move stands.
    }
board-said-takeback-withdrawn =
    { $mine ->
        [yes] You withdrew your takeback request.
       *[no] { $who } no longer asks to take back a move.
    }
board-said-rematch-offered =
    { $mine ->
        [yes] You offered a rematch.
       *[no] { $who } offers a rematch.
    }
board-said-rematch-declined =
    { $mine ->
        [yes] You declined the rematch.
       *[no] { $who } declined the rematch.
    }
board-said-rematch-withdrawn =
    { $mine ->
        [yes] You withdrew your rematch offer.
       *[no] { $who } withdrew the rematch offer.
    }

## The first game of a kind

board-hints = Your first game
board-hints-close = Close the hints
board-hint-abalone-1 = Choose one of your marbles, or two or three in a line.
board-hint-abalone-2 = Then choose an arrow: it shows where they go.
board-hint-abalone-3 = More marbles push fewer. Push six off the board to win.
board-hint-six-1 = Choose a highlighted cell: your tile goes there.
board-hint-six-2 = Six of your tiles in a line, a triangle or a ring win.
board-hint-six-3 = When all tiles are on the table, each turn moves one of them.
board-phase-placing = Placing phase
board-phase-moving = Moving phase

## Signs in a move list

board-legend = Signs in the move list
board-legend-push = pushes
board-legend-off = pushes a marble off

## Abalone

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

## Six: The table

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

## Six: Questions

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

## Six: Hands

six-hand =
    { $side ->
        [red] Red
       *[black] Black
    } has { $count ->
        [0] no tiles
        [one] one tile
       *[other] { $count } tiles
    } in hand

## Six: Moves in words

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
