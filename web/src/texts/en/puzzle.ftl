practice-daily-title = Puzzles of the day
practice-daily-lead = New every day, and the same for everyone.
practice-daily = Puzzle of the day
practice-daily-done = solved

practice-find =
    { $side ->
        [black] Black to move
        [white] White to move
       *[red] Red to move
    }
practice-goal-ejection =
    { $moves ->
        [one] Push a marble off the board with one move.
       *[other] Find the way to push a marble off the board within { $moves } moves.
    }
practice-goal-sumito =
    { $moves ->
        [one] Push a marble off the board with one move.
       *[other] Push a marble off the board within { $moves } moves. It begins with a sumito.
    }
practice-goal-win =
    { $moves ->
        [one] Win with one move.
       *[other] Force a win within { $moves } moves.
    }
practice-goal-split = Advanced rules: lift the one tile whose removal takes enough others out of the game to win.
practice-goal-defence =
    { $other ->
        [black] Black is about to win. Find the only move that stops it.
       *[red] Red is about to win. Find the only move that stops it.
    }
