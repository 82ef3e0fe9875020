## What other sites show of a page that is linked to there: its title and a sentence or two about it.

preview-home = Play Abalone and Six
preview-home-text = Two hexagon board games in your browser: against the engine, a friend or anyone. No account, nothing to install.
preview-watch = Watch
preview-watch-text = Games of Abalone and Six, live or finished.
preview-clock = Clock
preview-clock-text = A clock for two players at a real board, on one phone, tablet or laptop. It also works without a connection.
preview-settings = Settings
preview-design = Design
preview-sign-in = Sign in
preview-sign-up = Create an account
preview-account = Account
preview-reset = Choose a new password
preview-confirm = Confirm your email address
preview-unsubscribe = Stop reminders
preview-privacy = Privacy
preview-privacy-text = What this server stores, for how long, and who sees it.
preview-my-games = My games

## Players

preview-people = Players
preview-people-text = Find players by name, and see who leads in Abalone and Six.
preview-player = Player
preview-player-new = Plays Abalone and Six at Hexad.
preview-player-rating =
    { $game }, { $speed ->
        [bullet] bullet
        [blitz] blitz
        [rapid] rapid
        [classical] classical
       *[correspondence] correspondence
    }: { $rating }
preview-leaderboard =
    Leaderboard: { $game }, { $speed ->
        [bullet] bullet
        [blitz] blitz
        [rapid] rapid
        [classical] classical
       *[correspondence] correspondence
    }
preview-leaderboard-text = The players with the highest ratings.

## Games

preview-guest = Guest { $tag }
preview-hidden-player = Player { $tag }
preview-deleted-player = Deleted player
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
preview-imported-text = { $result }. The game was played on a device and uploaded. Replay it move by move.

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
preview-puzzle-history = My puzzles
preview-theme = { $game }: { $theme }
preview-theme-text = { $meaning } { $count } puzzles, each with exactly one solution.

## Rules and lessons

preview-learn = Learn to play
preview-learn-text = Each rule is a short lesson on a live board: look, try, and find out why.
preview-learn-game = Learn { $game }
preview-rule = { $game }: rule { $rule }
preview-ruling = { $game }: our ruling { $rule }
preview-glossary = Glossary
preview-glossary-text = What players call the formations on the board, each shown in a real position.

## Tournaments

preview-tournaments = Tournaments
preview-tournaments-text = Tournaments of Abalone and Six, online and at real tables: take part, watch, or organise one.
preview-tournament-new = New tournament
preview-tournament = Tournament
preview-tournament-text =
    { $format ->
        [swiss] A Swiss tournament of { $game }.
        [round-robin] A round robin of { $game }.
        [knockout] A knock-out tournament of { $game }.
        [arena] An arena of { $game }.
       *[league] A league of { $game }.
    }
