## Players, verdicts and results

cli-side-black = Black
cli-side-white = White
cli-side-red = Red
cli-seat = { $side } { $number }
cli-legal = legal
cli-illegal = illegal
cli-wins = { $side } wins: { $reason }
cli-draw = Draw: { $reason }

cli-reason-six-pushed-off = six pushed off
cli-reason-line = line
cli-reason-triangle = triangle
cli-reason-ring = ring
cli-reason-five-or-fewer = five or fewer
cli-reason-both-five-or-fewer = both five or fewer
cli-reason-repetition = repetition
cli-reason-no-legal-move = no legal move
cli-reason-ply-limit = ply limit
cli-reason-quiet-limit = quiet limit
cli-reason-resignation = resignation
cli-reason-agreement = agreement
cli-reason-time = time
cli-reason-abandonment = opponent left
cli-reason-no-show = opponent did not come

## Below a board

cli-in-hand = { $count } in hand
cli-pushed-off = pushed off

## Formations, glossary, rules

cli-kind = kind
cli-player = player
cli-count = count
cli-cells = cells
cli-both = both
cli-push = { $cells } push { $against } { $direction }
cli-face = { $cells } face { $against }
cli-need = { $cells } need { $missing } ({ $shape })
cli-none = no { $kinds } on this board
cli-none-more = { $kinds } and no { $kind }
cli-no-names = no named formations here
cli-no-kind = { $game } has no "{ $kind }": expected one of { $kinds }
cli-no-term = there is no term "{ $term }": expected one of { $terms }
cli-no-rule = there is no rule "{ $rule }": expected A1 to A17, S1 to S14 or R1 to R14, or abalone, six or rulings
cli-ours = our ruling

## At the table

cli-play-which = Abalone or Six?
cli-play-move = move { $number }
cli-play-last = last { $move }
cli-play-advanced = advanced rules
cli-play-manual = shapes are declared
cli-play-free = free first move
cli-play-four = four players
cli-play-partners = Partners may neither talk about the game nor give each other signs.
cli-play-legal = Legal: { $text }
cli-play-illegal = Illegal: { $text }
cli-play-thinking = { $name } is thinking…
cli-play-engine = Hexad, level { $level } ({ $name })
cli-play-no-move-of = No legal move of { $cells }.
cli-play-nothing-found = None of these on this board.
cli-play-nothing-to-undo = There is no move to take back.
cli-play-undone = { $moves } is taken back.
cli-play-hint = The engine would play { $move } ({ $score }).
cli-play-win = win in { $plies }
cli-play-loss = loss in { $plies }
cli-play-draw-ask = { $who }, do you agree to a draw?
cli-play-draw-no = { $who } plays on.
cli-play-resign-ask = { $who }, do you resign?

# The letter and the word for yes and for no, as they are typed; y, yes, n and no are always understood.
cli-play-yes = y yes
cli-play-no = n no
cli-play-yes-or-no = [y/n]
cli-play-please = Please answer yes or no.

## Keeping the game

cli-play-save = Save the game? Enter: { $path } · n: no · or a file name:
cli-play-save-where = Save it where? Give a file name, for example: save game.hgn
cli-play-saved = The game is saved in { $path }.
cli-play-saved-from-now = The game is saved in { $path } and will be saved there after every move.
cli-play-no-name = this is not the name of a file
cli-play-not-saved = Not saved: { $reason }.
cli-play-not-kept = The game could not be saved in { $path }: { $reason }.
cli-play-exists = { $path } already exists: give a new name

## What can be said at the table

cli-help-abalone-line = the marble on a1, and those in line before it, one step towards b2
cli-help-abalone-broadside = the line from c3 to c5 sideways, so that c3 comes to d4
cli-help-six-place = a tile from your hand to that cell: column, then row
cli-help-six-move = once the hands are empty: your tile from the first cell to the second
cli-help-six-keep = and of equal groups, the one with this cell stays (advanced rules)
cli-help-six-declare = and declare the shape it makes; # alone declares one made earlier (manual)
cli-help-moves = the legal moves, or those of the pieces on these cells
cli-help-explain = whether a move is legal and why, without playing it
cli-help-formations = the formations of the glossary on the board
cli-help-board = show the board again
cli-help-flip = turn the board around
cli-help-undo = take back your last move
cli-help-hint = what the engine would play here
cli-help-draw = offer a draw
cli-help-resign = give up
cli-help-save = save the game now, and in that file from now on
cli-help-quit = leave; you are asked whether to save first

## The engine's levels

cli-level-1 = first steps
cli-level-2 = beginner
cli-level-3 = learner
cli-level-4 = casual player
cli-level-5 = regular
cli-level-6 = club player
cli-level-7 = strong club player
cli-level-8 = expert
cli-level-9 = master
cli-level-10 = full strength

## The words that are typed at the table; in English they are always understood

cli-say-help = help
cli-say-moves = moves [cells]
cli-say-explain = explain MOVE
cli-say-formations = formations [kind]
cli-say-board = board
cli-say-flip = flip
cli-say-undo = undo
cli-say-hint = hint
cli-say-draw = draw
cli-say-resign = resign
cli-say-save = save FILE
cli-say-quit = quit

## Leafing through a game: the letter and the word for going back and for leaving, as they are typed

cli-step = ply { $ply } of { $last }   Enter: on · b: back · a number: to that ply · q: leave
cli-step-back = b back
cli-step-leave = q quit

## Tables, and what a bar is for

cli-number = { $number }
cli-thousandths = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
cli-game = game
cli-games = games
cli-plies = plies
cli-results = results
cli-no-results = none
cli-broken = broken
cli-layout = layout
cli-position = position
cli-depth = depth
cli-nodes = nodes
cli-seconds = seconds
cli-speed = nodes/s
cli-signature = signature
cli-move = move
cli-moves = moves
cli-all = all
cli-bar-analysing = analysing
cli-bar-checking = checking
cli-bar-converting = converting
cli-bar-depth = depth { $depth }
cli-bar-drawing = drawing
cli-perft-long = counting depth { $depth } takes long: Ctrl+C stops it
cli-bar-looking = looking in game { $number }
cli-bar-looking-in = looking in { $name }, game { $number }
cli-bar-making = making

## Records, puzzles, the server

cli-converted =
    { $file }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
cli-converted-broken = { $converted }, { $broken } left out
cli-puzzle-difficulty = difficulty { $grade } of { $hardest }
cli-puzzle-defence = { $side } to move: the only move that does not lose by force
cli-puzzle-push =
    { $side } to move pushes a marble off with { $moves ->
        [one] this move
       *[other] { $moves } moves
    }, and loses none before
cli-puzzle-win =
    { $side } to move wins with { $moves ->
        [one] this move
       *[other] { $moves } moves
    }
cli-puzzle-split =
    { $side } to move wins with { $moves ->
        [one] this move
       *[other] { $moves } moves
    }, and a split
cli-puzzles =
    { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }
cli-puzzles-broken = { $puzzles }, { $broken } broken
cli-serve-at = Hexad is running at { $address }
cli-serve-others = Other devices on this network can open it at:
cli-serve-plain = Browsers on other devices keep the screen on, work without a connection and show notifications only over HTTPS: add --tls.
cli-serve-trust = Once on each device, install { $address } as a certificate authority. It must show this fingerprint (SHA-256):
cli-serve-stop = Press ctrl-C to stop it. Games continue when it is started again.
cli-admin-none = No game is in quarantine.
cli-admin-name = name
cli-admin-game = game
cli-admin-status = status
cli-admin-created = created
cli-admin-fault = reason
cli-admin-open = open
cli-admin-playing = playing
cli-admin-over = over
cli-admin-aborted = called off
cli-admin-again = It can be read again: hexad admin repair brings it back.
cli-admin-readable = { $readable } of { $all } events can be read.
cli-admin-released = Game { $name } can be read again and has left quarantine.
cli-admin-healthy = Game { $name } can be read: there is nothing to repair.
cli-admin-advice =
    --truncate keeps the readable events, and the game continues from there.
    --call-off keeps them and ends the game without a result.
cli-admin-backup = Not even its creation can be read: only a backup helps.
cli-admin-plan =
    Of game { $name }, { $kept } events are kept and { $removed } are moved to the table removed_events.
cli-admin-plan-call-off = Then the game is called off, without a result.
cli-admin-ask = Type { $name } to continue:
cli-admin-repaired = Game { $name } is repaired.
cli-admin-unrated =
    This rated game has lost its result. The ratings of all players still contain it until you run hexad admin rerate.
cli-admin-rerate = Reading games and attempts
cli-admin-rerate-equal = Rated games: { $games }. All ratings are right.
cli-admin-rerate-differs = Rated games: { $games }. Ratings that differ: { $ratings }; changes by games that differ: { $changes }.
cli-admin-rerate-corrected = Rated games: { $games }. Ratings corrected: { $ratings }; changes by games corrected: { $changes }.
cli-admin-rerate-puzzles-equal = Rated attempts at puzzles: { $games }. All ratings are right.
cli-admin-rerate-puzzles-differs = Rated attempts at puzzles: { $games }. Ratings that differ: { $ratings }; changes by attempts that differ: { $changes }.
cli-admin-rerate-puzzles-corrected = Rated attempts at puzzles: { $games }. Ratings corrected: { $ratings }; changes by attempts corrected: { $changes }.
cli-admin-no-reports = There is no open report.
cli-admin-no-audit = No administrator has done anything yet.
cli-admin-number = number
cli-admin-time = time
cli-admin-player = player
cli-admin-reporter = reported by
cli-admin-report-game = game
cli-admin-category = category
cli-admin-report-text = text
cli-admin-note = note
cli-admin-who = who
cli-admin-action = action
cli-admin-subject = player or game
cli-admin-reason = reason
cli-admin-deleted = deleted account
cli-admin-report-open = open
cli-admin-report-closed = closed
cli-admin-closed-at = Closed: { $time }
cli-admin-category-insult = insults
cli-admin-category-name = rude name
cli-admin-category-cheating = cheating
cli-admin-category-leaving = leaves games
cli-admin-category-other = other
cli-admin-action-close-report = closed report { $number }
cli-admin-action-close-account = closed the account
cli-admin-action-reopen-account = reopened the account
cli-admin-action-hide-name = hid the name
cli-admin-action-release-game = brought the game back
cli-admin-action-truncate-game = removed unreadable events
cli-admin-action-call-off-game = called the game off
cli-admin-action-rerate = computed all ratings again
cli-admin-closed-report = Report { $number } is closed.
cli-admin-account-closed = The account of { $name } is closed.
cli-admin-account-reopened = The account of { $name } is open again.
cli-admin-name-hidden = The name { $name } is hidden. It is now { $shown }.

## The result of a match

cli-match-player = player
cli-match-points = points
cli-match-won = won
cli-match-drawn = drawn
cli-match-lost = lost
cli-match-moving-first = moving first
cli-match-moving-second = moving second
cli-match-failed = failed
cli-match-games-of = { $played } of { $planned }
cli-match-elo = elo
cli-match-elo-for = { $elo } for { $name }, from pairs { $pairs }
cli-match-unknown = unknown
cli-match-at-most = at most { $elo }
cli-match-at-least = at least { $elo }
cli-match-sprt = sprt
cli-match-sprt-of = { $ratio } of { $low } … { $high }, elo { $elo0 } or { $elo1 }
cli-match-endings = endings
cli-match-none = none
cli-match-count = { $what } { $count }
cli-match-failures = failures
cli-match-first-failure = first failure
cli-match-stopped = stopped
cli-match-stopped-start = { $name } does not start
cli-match-stopped-sprt = the test decided for { $decision }
cli-match-no-start = does not start
cli-match-crash = crash
cli-match-time-out = time-out
cli-match-illegal-move = illegal move
cli-match-unreadable-answer = unreadable answer
cli-match-adjudicated-win = adjudicated a win by both players' scores
cli-match-adjudicated-draw = adjudicated a draw by both players' scores

## Tournaments between programs

cli-tournament-sonneborn-berger = SB
cli-tournament-buchholz = Buchholz
cli-tournament-interrupted = interrupted: without --save the games are lost
cli-tournament-continues = interrupted: the same command continues the tournament
