## What other sites show of a page that is linked to there: its title and a sentence or two about it.

preview-home = Play Abalone and Six
preview-home-text = Two board games of hexagons in your browser: against the engine, a friend or anyone. No account, nothing to install.
preview-watch = Watch
preview-watch-text = Games of Abalone and Six, live or finished.
preview-settings = Settings
preview-design = Design

## Games

preview-guest = Guest { $tag }
preview-engine = Engine { $level }
preview-open-seat = Open seat
preview-players = { $first } – { $second }
preview-team = { $first } & { $second }
preview-invited = { $name } invites you to { $game }
preview-open-text = Take the free seat and play, without an account.
preview-playing = The game is in progress.
preview-playing-text = The game is in progress. Watch it live.
preview-aborted = The game was called off.
preview-over-text = { $result }. Replay the game move by move.

## Positions

preview-analysis = Analysis
preview-analysis-of = Analysis: { $game }
preview-analysis-text = Any position of Abalone and Six, with variations and the engine’s evaluation.
preview-analysis-game = The game with variations and the engine’s evaluation.
preview-to-move =
    { $side ->
        [black] Black to move.
        [white] White to move.
       *[red] Red to move.
    }
preview-to-move-text = { $turn } Try moves, and ask the engine.
preview-practice = Practice
preview-practice-text = Hundreds of puzzles for Abalone and Six. Each has exactly one solution.
preview-daily = Puzzle of the day
preview-puzzle = Puzzle: { $game }
preview-puzzle-text = { $turn } Find the only right move. Difficulty { $level } of { $most }.

## Rules and lessons

preview-learn = Learn to play
preview-learn-text = Each rule is a short lesson on a live board: look, try, and find out why.
preview-learn-game = Learn { $game }
preview-rule = { $game }: rule { $rule }
preview-ruling = { $game }: our ruling { $rule }
preview-glossary = Glossary
preview-glossary-text = What players call the formations on the board, each shown in a real position.
