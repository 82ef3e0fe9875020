practice-title = Practice
practice-board = Board with a puzzle
practice-task = What to find
practice-answer = Your attempts
practice-choose = Which puzzles
practice-no-answer = The server does not answer. Try again in a moment.

practice-streak =
    { $count ->
        [0] No streak yet
        [one] { $count } in a row
       *[other] { $count } in a row
    }
practice-best = Best: { $count }
practice-day = Puzzle of the day, { $day }
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
practice-difficulty-of = Difficulty { $level } of { $most }

practice-play-it = Play the move on the board.
practice-go-on = Right! And now?
practice-solved = Solved, well spotted!
practice-shown = This is the solution.
practice-misses = Not this one: it does not reach the goal.
practice-escapes = Not quite: after this reply it takes too long.
practice-loses-abalone = Careful: now you lose a marble.
practice-loses-six = Careful: now the other side wins.
practice-falls = That does not hold: the other side can now force a win.
practice-again = Try again
practice-hint = Hint
practice-hint-more = Show the move
practice-hint-marbles = Look at the marked marbles.
practice-hint-tile = Look at the marked tile.
practice-hint-beside = The tile goes next to the marked ones.
practice-hint-move = This is the move. Play it.
practice-solution = Solution
practice-skip = Another one
practice-next = Next puzzle
practice-see-again = See it again
practice-study = Analyse

practice-game = Game
practice-abalone = Abalone
practice-six = Six
practice-difficulty = Difficulty
practice-any = Any
practice-daily = Puzzle of the day
practice-daily-done = solved
practice-count =
    { $count ->
        [0] None solved yet
        [one] { $count } puzzle solved
       *[other] { $count } puzzles solved
    }
practice-empty = You have solved all of these. Choose another difficulty, or start again.
practice-begin-again = Start again
practice-idle-none = There is no puzzle on the board now. Choose “{ $button }”.

## Formations on a board

formations-title = Formations
formations-choose = Formations to show
formations-legend = What is shown
formations-there = Formations on the board
formations-against = { $own } against { $other }
formations-missing = { $own }, missing { $missing }
formations-shown =
    { $count ->
        [0] { $name }: none here
       *[other] { $name }: { $count } shown
    }
formations-hidden = { $name }: hidden
formations-glossary = What the terms mean

## Glossary

glossary-title = Glossary
glossary-lead = What players call the formations on the board, each shown in a real position.
glossary-abalone = Abalone
glossary-six = Six
glossary-picture = { $term }: { $cells }
glossary-open = Open this board
glossary-open-term = Open this board: { $term }
glossary-try-in-line = Move the three black marbles along their line.
glossary-try-broadside = Move the three black marbles sideways.
glossary-done = Just like that!
glossary-again = Once more
glossary-other-in-line = That is legal, but here all three marbles should move along their line.
glossary-other-broadside = That is legal, but here all three marbles should move sideways.
glossary-idle = Done. Choose “{ $button }”.
glossary-message = About the board: { $term }
glossary-board = Board to try it: { $term }
glossary-no-answer = The server does not answer. Try again in a moment.
