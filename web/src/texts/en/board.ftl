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
