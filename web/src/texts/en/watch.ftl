watch-page = Watch
watch-title = Watch
watch-filter = Games
watch-any = All
watch-abalone = Abalone
watch-six = Six

watch-live = Live
watch-live-wait = Looking for live games…
watch-live-empty = No game is being played at the moment.
watch-live-empty-text = Start one: the engine is always ready to play.
watch-play = Play { $game }

watch-finished = Finished games
watch-finished-wait = Loading…
watch-finished-empty = No finished games yet. Yours could be the first.
watch-finished-none = No finished games by “{ $player }”. Enter the name exactly as it is spelled.
watch-finished-failed = The finished games could not be loaded.
watch-again = Try again
watch-player = Player
watch-search = Search
watch-clear = Show all
watch-more = Older games
watch-replay = Replay
watch-replay-game = Replay { $game }
watch-analyse = Analyse
watch-analyse-game = Analyse { $game }
watch-against = { $black } – { $other }
watch-moves =
    { $count ->
        [one] one move
       *[other] { $count } moves
    }

watch-won-black = Black won
watch-won-white = White won
watch-won-red = Red won
watch-drawn = Draw
watch-player-hint = A player’s name
watch-player-rule = The name exactly as it is spelled, at most { $max } characters.
# Said of the winner and of the loser: “Black won …”, “Lost …”
watch-by-six-pushed-off = as six marbles were pushed off
watch-by-five-or-fewer = as too few tiles were left
watch-by-both-five-or-fewer = as too few tiles were left
watch-by-no-legal-move = as no legal move was left
watch-by-ply-limit = by the move limit
watch-by-quiet-limit = by the move limit
watch-by-line = by a line
watch-by-triangle = by a triangle
watch-by-ring = by a ring
watch-by-resignation = by resignation
watch-by-time = on time
watch-by-abandonment = by abandonment
watch-by-no-show = by forfeit
watch-by-agreement = by agreement
watch-by-repetition = by repetition
