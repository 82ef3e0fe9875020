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
practice-count =
    { $count ->
        [0] None solved yet
        [one] { $count } puzzle solved
       *[other] { $count } puzzles solved
    }
practice-empty = You have solved all of these. Choose another difficulty, or start again.
practice-begin-again = Start again
practice-idle-none = There is no puzzle on the board now. Choose “{ $button }”.

practice-rating = Puzzle rating
practice-rating-said = Your rating: { $before }, now { $after }.
practice-puzzle-rating = Rating { $rating }
practice-unrated = · not rated, tried before
practice-cut-off = No connection: this attempt is not rated.
practice-theme = Theme
practice-any-theme = All themes
practice-theme-about = Read more
practice-themes-of = What this puzzle is about
practice-day-before = Previous day
practice-day-after = Next day
practice-solvers-today =
    { $count ->
        [0] No member has solved it yet today
        [one] One member has solved it today
       *[other] { $count } members have solved it today
    }
practice-solvers-then =
    { $count ->
        [0] No member solved it on that day
        [one] One member solved it on that day
       *[other] { $count } members solved it on that day
    }

practice-history = My puzzles
practice-history-solve = Solve puzzles
practice-history-none = You have not tried a puzzle of this game yet. Your first attempt at each puzzle counts.
practice-history-guest = Your attempts and your rating are stored in this browser and nowhere else. With an account you have them on all your devices, and the puzzles’ own ratings take your results into account. Your rating then starts afresh.
practice-history-count =
    { $count ->
        [one] { $solved } of { $count } puzzle solved
       *[other] { $solved } of { $count } puzzles solved
    }
practice-attempts = Attempts
practice-result-solved = Solved
practice-result-failed = Not solved
practice-time-used = Time:
practice-solved-later = solved later
practice-suggest = What to practise
practice-suggest-theme = { $solved } of { $count } solved, about { $expected } expected
practice-suggest-none = Your results are about as expected in all themes.
practice-suggest-rule = A theme is suggested if you have tried at least { $count } of its puzzles and solved clearly fewer than your rating and theirs suggest: by more than one standard deviation.
practice-due = Try again
practice-due-rule = A puzzle that you did not solve is offered again after { $days } days. This does not change your rating.
practice-device = Without an account, on this device
practice-device-text = These attempts do not count for the rating of your account, since nobody can check what a browser has stored. They are kept here for you to see.

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
