## The command line itself

wrong-usage = { $text } (see { $command } --help)
wrong-no-option = no such option: { $option }
wrong-no-option-perhaps = no such option: { $option } (possible options: { $options })
wrong-no-command = no such command '{ $name }'
wrong-no-command-perhaps = no such command '{ $name }'. Did you mean '{ $others }'?
wrong-missing-argument = missing argument '{ $metavar }'
wrong-missing-option = missing option '{ $option }'
wrong-needs-value = option '{ $option }' requires an argument
wrong-takes-no-value = option '{ $option }' does not take a value
wrong-too-many = unexpected extra arguments: { $words }
wrong-value = { $name } was not understood
wrong-line = the command line was not understood
wrong-language = { $where } is "{ $language }": expected one of { $languages }

## Messages of other programs, quoted

wrong-program-says = { $program } says: "{ $said }"
wrong-system-says = the system says: "{ $said }"
wrong-fault = a fault in hexad, not in what you typed: { $fault } (HEXAD_TRACEBACK=1 shows where)

## Values

wrong-number = { $name } is "{ $text }": expected a number from { $least } to { $most }
wrong-number-least = { $name } is "{ $text }": expected a number, { $least } or more
wrong-choice = { $name } is "{ $text }": expected { $choices }
wrong-seconds = { $name } is "{ $text }": expected seconds, from 0.01 to { $most }
wrong-no-game = there is no game called "{ $game }": expected abalone or six
wrong-or = { $one } or { $other }

## How a game begins

wrong-other-game = { $option } is an option of { $game } only
wrong-two-starts = --fen and --layout both say where the game begins: give only one of them
wrong-begins = --begins is for four players: add --players 4
wrong-move-number = --moves, move { $number } ({ $move }): { $detail }
wrong-for-records = --game and --ply are for files with records: give a file instead of { $game }
wrong-no-game-or-file = there is no game or file called "{ $name }": expected abalone, six or a record
wrong-begins-itself = { $file } already defines how its game begins: leave out { $options }

## Options of a board

wrong-option-unknown = { $title } has no option { $names }
wrong-option-number = { $name } is { $found }: expected 1 or more, or { $off } for no limit
wrong-option-choice = { $name } is { $found }: expected one of { $choices }
wrong-option-two-positions = a game starts from a layout or from a position, not from both
wrong-option-begins = begins is for four players: with two there is one Black player

## Files

wrong-empty = { $file } contains no game: expected a record
wrong-only-one = { $file } has no game { $wanted }: expected 1
wrong-no-such-game = { $file } has no game { $wanted }: expected 1 to { $held }
wrong-nothing-readable = { $file } contains no readable game
wrong-no-folder = { $file }: there is no such folder
wrong-past-end = --ply { $ply } is past the end of game { $number }: expected 0 to { $last }
wrong-picture = a terminal cannot display this picture: give a file name, or pipe the output
wrong-place = { $place }: { $detail }
wrong-file-there = no such file or directory
wrong-file-allowed = permission denied
wrong-file-folder = is a directory
wrong-file-no-folder = not a directory
wrong-file-exists = file exists
wrong-file-space = no space left on device
wrong-file-read-only = read-only file system
wrong-file-name = file name too long
wrong-file-quota = your quota on this disk is used up
wrong-file-disk = the disk cannot be read or written
wrong-file-loop = the symbolic links lead back to themselves
wrong-file-many = too many open files
wrong-file-in-use = address already in use
wrong-file-not-here = this machine does not have this address
wrong-file-host = there is no host of this name
wrong-file-refused = connection refused
wrong-file-closed = the connection was closed
wrong-file-unreachable = the network does not lead there
wrong-file-late = no answer in time

## Records, by the code of what is wrong with them

wrong-record-played = '{ $move }' cannot be played here. { $why }; expected a legal move
wrong-record-setup = { $detail }
wrong-record-after-result = '{ $found }' comes after the result: expected the end of the record.
wrong-record-annotation = '{ $found }' is not an annotation: expected $ and a number from 0 to 255.
wrong-record-begins = The tag Begins is for four players: expected [Players "4"].
wrong-record-brace = This brace closes no comment.
wrong-record-bracket = This bracket closes no variation: expected a move, a comment or a result.
wrong-record-breaks-off = The record breaks off: expected a result (1-0, 0-1, 1/2-1/2 or *).
wrong-record-choice = The tag { $tag } is '{ $found }': expected one of { $choices }.
wrong-record-empty = There is no game here.
wrong-record-encoding = This is not UTF-8 text ({ $character }).
wrong-record-first-variation = A variation stands here before any move: expected a move.
wrong-record-layout = '{ $found }' is not a layout: expected one of { $choices }.
wrong-record-like-nacre = '{ $found }' cannot be played here. It looks like Nacre. { wrong-record-nacre }
wrong-record-line-encoding = This line is not text in { $encoding }.
wrong-record-nacre = Nacre notation is not read: it names where the first marble comes from and where the last one goes. Aba-Pro names both ends of a group that moves sideways (Nacre's c3d6 is c3c5d4).
wrong-record-no-game = The record does not say which game it is: expected [Game "abalone"] or [Game "six"].
wrong-record-no-tag = '{ $found }' is not a tag: expected one such as [Black "name"].
wrong-record-number = The tag { $tag } is '{ $found }': expected a number from 1 on or off.
wrong-record-open-comment = This comment is never closed: expected {"}"}.
wrong-record-open-variation = This variation is never closed: expected ).
wrong-record-other-result = The record ends with { $found }: expected { $result }, as in its tag Result.
wrong-record-result-inside = The result { $found } stands inside a variation: expected a move or ).
wrong-record-size = This record is longer than { $max } characters.
wrong-record-stray = '{ $found }' cannot stand in the movetext: expected a move, a comment, a variation or a result.
wrong-record-tag-twice = The tag { $tag } is here for the second time.
wrong-record-two-starts = The tags Layout and FEN give two different positions: expected one of the two.
wrong-record-unknown-game = '{ $found }' is not a game: expected [Game "abalone"] or [Game "six"].
wrong-record-unknown-notation = The notation '{ $found }' is not known: expected '1' or 'Aba-Pro'.
wrong-record-variation-start = '{ $found }' stands where a variation begins: expected a move.

## play

wrong-nothing-chosen = no game was chosen: choose abalone or six
wrong-clock = "{ $clock }" is not a time control: try 10, 15+10 or 15d5 (minutes)
wrong-level = { $level } is not a level: expected 1 to { $most }
wrong-side = { $side } is not a side: expected { $sides }
wrong-side-alone = --side is your side against the engine: add --level N
wrong-save-exists = { $file } already exists: give a new name, or continue it with --resume { $file }
wrong-resume-format = { $file } is not a .hgn file: add --save FILE for the game that continues
wrong-resume-start = { $file } already defines how its game begins: leave out GAME and the position with --resume
wrong-resume-several = { $file } contains several games: expected a file with one game to continue
wrong-resume-none = { $file } contains no game to continue
wrong-over = the game in { $where } is already over ({ $ending })
wrong-this-position = this position

## The other commands

wrong-explain = give a move, or --to with --cells (see hexad explain --help)
wrong-format = { $what } is not a format: use --to hgn or --to jsonl
wrong-divide = --divide counts what follows each move: give a depth of 1 or more
wrong-one-stream = only one picture can go to standard output: give a file for --svg or --png
wrong-for-pictures = --theme and --width are for pictures: add --svg or --png
wrong-show-output = { $file } is not a picture: expected a name that ends in .svg or .png, or with --animate in .gif or .webp
wrong-show-no-output = an animated image needs a file: add -o game.gif or -o game.webp
wrong-show-animate = --seconds and --plies are for animated images: add --animate
wrong-show-animate-with = { $option } does not go with --animate
wrong-show-plies = --plies is "{ $text }": expected two plies from 0 to { $last }, such as 10-40
wrong-graph-games = --svg draws one game, and there are { $count }: choose one with --game N
wrong-same-place = the record and the graph would go to the same place: change --svg or -o
wrong-replay-one = --ply, --boards, --step and --check exclude each other: give only one of them
wrong-replay-step = --step reads your answers from standard input: give a file for the record
wrong-replay-check = --check reads all games: leave out --game
wrong-engine-json = this command speaks JSON: add --json (for UGI there is hexad ugi)
wrong-rulebook-game = there is no game "{ $game }": expected abalone or six
wrong-rulebook-paper = there is no paper size "{ $paper }": expected a4 or letter
wrong-no-typst = typst is not installed: pip install "hexad[print]"
wrong-puzzle-game = { $place }: this is a puzzle of { $game }, but the file is for { $wanted }
wrong-puzzle-twin = the position is the same as in { $place }, rotated or mirrored
wrong-puzzle-id = { $file } has no puzzle called "{ $name }": expected an id such as { $example }
wrong-match-even = --games is { $number }: expected an even number, since each opening is played twice
wrong-match-option = { $name } is "{ $text }": expected a name and a value, e.g. Hash=64
wrong-match-twice = { $name } { $option } is given twice: give one value
wrong-match-points = { $name } is "{ $text }": expected points and plies, e.g. 600,8
wrong-match-sprt = --sprt is "{ $text }": expected two numbers, e.g. 0,10
wrong-match-sprt-order = --sprt is "{ $text }": expected the smaller number first, both from -1000 to 1000
wrong-match-clock = --clock is "{ $text }": expected seconds, or seconds and an increment, e.g. 10 or 10+0.1
wrong-match-player = "{ $text }" is not a player: expected one of { $choices }
wrong-match-player-option = "{ $player }" is not a player: "{ $text }" is no option, expected { $choices }
wrong-match-player-level = "{ $player }" is not a player: level is { $level }, expected 1 to { $max }
wrong-match-player-zero = "{ $player }" is not a player: { $name } is 0, expected 1 or more
wrong-match-not-program = "{ $text }" is not a program: expected its options as in engine:level=3,hash=64
wrong-match-no-program = ugi: has no command: expected one such as ugi:./program --option
wrong-match-open-quote = "{ $text }" cannot be read: a quotation mark is not closed, or the text ends with a backslash
wrong-match-unsendable = "{ $text }" cannot be sent to a program: expected words, as in Hash=64
wrong-match-api = "{ $text }" is not the address of a player on a server: expected one such as https://example.org/@/Fox
wrong-match-api-clock = { $text } needs a clock, since the games of a server have one: expected --clock, e.g. 60+1
wrong-match-opening = "{ $name }" is not an opening: expected { $choices } or a file such as openings.hgn
wrong-match-no-openings = { $file } contains no game: expected openings
wrong-match-opening-game = { $file }: game { $number } is not an opening, expected a game of { $game } for two players that is not over
wrong-match-opening-move = { $file }: game { $number } is not an opening, since the rules of a match forbid its move { $move }
wrong-match-opening-over = { $file }: game { $number } is not an opening, since it is over by the rules of a match
wrong-match-no-random-plies =
    { $plies ->
        [one] one random ply after { $opening } always ends the game: give a smaller number with --random-plies
       *[other] { $plies } random plies after { $opening } always end the game: give a smaller number with --random-plies
    }
wrong-match-file = { $file } contains a game that belongs to no match: give a new file
wrong-match-other = { $file } contains the match "{ $found }": expected "{ $match }" or a new file
wrong-match-tags = { $file }: game { $number } has no tags of a match
wrong-match-round = { $file }: game { $number } has the round { $round }, expected one such as 3.2

## What is wrong with a puzzle

wrong-puzzle-json = this is not JSON from column { $column } on: expected a puzzle as an object on one line
wrong-puzzle-object = { $found } is no puzzle: expected an object
wrong-puzzle-missing = { $name } is missing: expected { $expected }
wrong-puzzle-field = { $name } is { $found }: expected { $expected }
wrong-puzzle-unknown-field = { $name } does not belong to a puzzle: expected { $fields }
wrong-puzzle-expected-text = a text
wrong-puzzle-expected-position = a position as text
wrong-puzzle-expected-options = an object with options of the board
wrong-puzzle-expected-number = a number from 1 to { $max }
wrong-puzzle-expected-line = a list of moves, the solver's first and last
wrong-puzzle-position = the position cannot be set up: { $why }
wrong-puzzle-over = the game is over in this position: expected one that goes on
wrong-puzzle-players = puzzles are for two players, with shapes that win by themselves
wrong-puzzle-side = side is { $found }: expected { $expected }, whose turn it is
wrong-puzzle-other-id = id is { $found }: expected { $expected }, as the position has it
wrong-puzzle-kind = kind is { $found }: expected { $expected } where { $move } begins
wrong-puzzle-within = within is { $found }: expected at most { $max }, as far as proofs reach here
wrong-puzzle-length =
    { $count ->
        [one] solution has one move: expected { $expected } for this goal
       *[other] solution has { $count } moves: expected { $expected } for this goal
    }
wrong-puzzle-defence-length = solution has { $count } moves: expected 1, the defence
wrong-puzzle-move = solution: { $move } cannot be played: { $why }
wrong-puzzle-slow = { $move } is too slow: { $others } reaches the goal sooner
wrong-puzzle-misses = { $move } does not reach the goal in time: expected { $expected }
wrong-puzzle-loses = { $move } loses by force: expected { $expected }
wrong-puzzle-wins = { $moves } wins at once: expected a position that must be defended
wrong-puzzle-tile = accepts is tile, but { $moves } does not do: expected move
wrong-puzzle-other-solution = { $move } is not the only solution: { $others } reaches the goal, too
wrong-puzzle-other-defence = { $move } is not the only solution: { $others } does not lose by force, too
wrong-puzzle-no-move = another position

## Engine and pictures

wrong-engine-number = { $name } is { $value }: expected 1 to { $max }
wrong-engine-memory =
    { $tables ->
        [one] { $name } is { $value }: expected 1 to { $max }, the memory of this machine
       *[other] { $name } is { $value } for each of { $tables } tables: expected for all of them at most { $max }, the memory of this machine
    }
wrong-drawing-far = { $cell } is too far from the pieces to be drawn
wrong-drawing-pillow = Pillow is not installed, which writes animated images: pip install "hexad[print]"

## Tournaments

wrong-tournament-round-robin = a round robin needs { $min } to { $max } entrants, not { $found }
wrong-tournament-knockout = a knock-out needs 2 entrants or more, not { $found }
wrong-tournament-swiss = py4swiss is not installed, which pairs Swiss tournaments: pip install "hexad[swiss]"
wrong-tournament-open = round { $round } is not over: the next one can be paired when every game has a result
wrong-tournament-rounds = round { $rounds } was the last one: no other is paired
wrong-tournament-unpairable = round { $round } cannot be paired: whoever plays whom, two would meet again, somebody would have a second bye, or one side too often
wrong-tournament-untimed = tournaments are always timed (A16): expected a clock, e.g. --clock 10+0.1, or a time for each move, e.g. --movetime 100
wrong-tournament-players = a tournament needs { $min } to { $max } players, not { $found }
wrong-tournament-swiss-rounds = a Swiss tournament of { $players } players cannot have { $rounds } rounds: expected { $max } or fewer, since nobody meets the same opponent twice
wrong-tournament-stages = { $name } cannot be used with --format { $form }: expected { $other }
wrong-tournament-name = "{ $text }" is not a name: expected 1 to { $max } letters
wrong-tournament-player-option = --player-option is "{ $text }": expected the number of a player and an option, e.g. 2:Hash=64
wrong-tournament-file = { $file } contains a game that belongs to no tournament: give a new file
wrong-tournament-other = { $file } contains the tournament "{ $found }": expected "{ $match }" or a new file
wrong-tournament-tags = { $file }: game { $number } has no tags of this tournament
wrong-tournament-round = { $file } contains a game of round { $round } that this tournament does not have: give the settings with which it began, or a new file
wrong-tournament-trf-empty = there are no entrants here: expected lines that begin with 001
wrong-tournament-trf-code = { $found } does not begin a line of a tournament report: expected a code such as 001 or 012
wrong-tournament-trf-rounds = the number of rounds is { $found }: expected { $min } or more
wrong-tournament-trf-number = { $found } is not the number of an entrant: expected 1 or more
wrong-tournament-trf-twice = entrant { $number } is here for the second time
wrong-tournament-trf-name = the name is missing in columns 15 to 47
wrong-tournament-trf-rating = { $found } is not a rating: expected a whole number
wrong-tournament-trf-points = the points are { $found }: the rounds add up to { $expected }
wrong-tournament-trf-round = { $found } is not a round: expected the opponent, w or b, and the result, such as '  12 w 1', or a bye, such as '0000 - U'
wrong-tournament-trf-opponent = there is no entrant { $number } who could be meant here
wrong-tournament-trf-contradiction = the line of entrant { $number } does not have this game, or has another result
wrong-tournament-trf-large = too much is asked for here: a report has at most 100,000 places for games and 10,000 forbidden pairings
wrong-tournament-csv-empty = there are no entrants here: expected a row with a name
wrong-tournament-csv-name = this row has no name
wrong-tournament-csv-number = { $found } is not the number of an entrant: expected 1 to { $max }
wrong-tournament-csv-rating = { $found } is not a rating: expected a whole number up to { $max }, or nothing
wrong-tournament-csv-twice = entrant { $found } is here for the second time
wrong-tournament-csv-quote = this quotation mark is never closed, or text stands beside it

## serve

wrong-serve-installed = { $name } is not installed: pip install "hexad[server]"
wrong-serve-url = { $option } is "{ $url }": expected { $expected }
wrong-serve-unreadable = { $option } is "{ $url }", which cannot be read: expected { $expected }
wrong-serve-bus = --bus is for several processes that share a PostgreSQL database: add --db URL
wrong-serve-workers = --workers { $count } needs a database and a bus that the processes share: add --db and --bus
wrong-serve-no-bus = --db without --bus is for a server of one process only: add --bus URL, or --single-process if no other server uses the database
wrong-serve-single = --single-process is for one process without a bus: leave out --bus and --workers
wrong-serve-in-use = another server uses this database, and it or this one runs with --single-process: stop it first, or start both with the same --bus URL
wrong-serve-fork = --workers { $count }: this system has no fork; run several servers behind a proxy instead
wrong-serve-held = another server (process { $process }) is using the games in { $folder }: stop it, or choose another folder with --data FOLDER
wrong-serve-held-unknown = another server is using the games in { $folder }: stop it, or choose another folder with --data FOLDER
wrong-serve-port = cannot listen on { $host } port { $port }: { $detail }
wrong-serve-folder = cannot write to { $folder } ({ $why }): expected a folder of yours with free space, --data FOLDER
wrong-serve-database = the database cannot be used: { $why }
wrong-serve-log = the server did not start: the lines before this one say why
wrong-tls-both = --tls-certificate and --tls-key belong together: give both
wrong-tls-twice = --tls creates a certificate: leave it out, or leave out --tls-certificate and --tls-key
wrong-tls-file = cannot read { $file }: { $why }
wrong-tls-certificate = { $file } is not a certificate: expected a PEM file that begins with -----BEGIN CERTIFICATE-----
wrong-tls-key = { $file } is not a private key: expected a PEM file that begins with -----BEGIN PRIVATE KEY-----
wrong-tls-encrypted = the private key in { $file } is encrypted: expected one without a passphrase
wrong-tls-match = the key in { $file } does not belong to the certificate in { $certificate }
wrong-tls-ended = the certificate in { $file } ended on { $date }: expected a valid one
wrong-tls-damaged = { $file } is damaged: delete it, and a new one is created at the next start
wrong-limits-json = { $variable } is not a JSON object: expected limits by name, such as {"{"}"games_per_player": 50{"}"}
wrong-limits-name = { $variable }: there is no limit "{ $name }", expected one of { $choices }
wrong-limits-number = { $variable }: { $name } is { $found }, expected a number above 0
wrong-limits-whole = { $variable }: { $name } is { $found }, expected a whole number above 0
wrong-networks-json = { $variable } is not a JSON object: expected factors by network, such as {"{"}"192.0.2.0/24": 20{"}"}
wrong-networks-name = { $variable }: "{ $name }" is not a network, expected one such as 192.0.2.0/24
wrong-networks-host = { $variable }: "{ $name }" is an address within a network, expected the network { $network }
wrong-networks-factor = { $variable }: { $name } has the factor { $found }, expected one above 0 and up to { $max }
wrong-secret-short = the secret in { $source } has { $count } bytes: expected { $min } or more, such as from openssl rand -hex 32
wrong-mail-server = { $variable } is not the address of a mail server: expected smtps://user:password@host, or smtp://user:password@host?starttls
wrong-mail-plain = { $variable } would send user and password without encryption: use smtps://, or add ?starttls
wrong-mail-site = { $variable } is not the address of this site, which the links in mails need: expected one such as https://example.org
wrong-mail-from = { $variable } is not an email address, which mails need as their sender: expected one such as hexad@example.org

## The database; { $why } quotes the database

wrong-database-full = no space is left for the database ({ $why })
wrong-database-read-only = the database is read-only ({ $why })
wrong-database-disk = the disk of the database fails ({ $why })
wrong-database-open = the database cannot be opened ({ $why })
wrong-database-locked = another program has locked the database ({ $why })
wrong-database-damaged = the database is damaged: restore a backup ({ $why })
wrong-database-damaged-file = { $file } is damaged ({ $why }): restore a backup, or save what can be read: { $command }
wrong-database-foreign = { $file } is not a SQLite database: move it away, restore a backup, or save what can be read: { $command }
wrong-database-unreadable = { $file } cannot be read: { $why }
wrong-database-unreachable = the database server at { $address } cannot be reached: { $why }
wrong-database-starting = the database server is starting or stopping ({ $why })
wrong-database-connections = the database server has too many connections ({ $why })
wrong-database-login = the database server does not accept the user or the password in --db ({ $why })
wrong-database-missing = the database in --db does not exist ({ $why })
wrong-database-rights = the user in --db may not do this ({ $why })
wrong-database-fails = the database fails ({ $why })
wrong-database-newer = it has schema { $found }, which is newer than this program's { $newest }: expected a newer hexad, or a copy of the database from before
wrong-database-table = it has a table { $table } that is not hexad's: expected an empty database
wrong-database-gone = the file { $file } was deleted or moved while the server was running
wrong-database-replaced = the file { $file } was replaced by another file while the server was running
wrong-database-lock-gone = the file { $file } was deleted or moved while the server was running: another server may use this directory
wrong-database-lock-replaced = the file { $file } was replaced by another file while the server was running: another server may use this directory

## admin

wrong-admin-both = --truncate and --call-off exclude each other: give only one of them
wrong-admin-game = there is no game { $name }
wrong-admin-database = no database at { $detail }: give --data FOLDER of a server, or --db URL
wrong-admin-nothing = nothing of game { $name } can be read: restore it from a backup
wrong-admin-over = the readable part of game { $name } is over: use --truncate
wrong-admin-yes = there is no terminal to ask: add --yes
wrong-admin-unconfirmed = nothing was changed: you did not type { $name }
wrong-admin-changed = game { $name } has changed in the meantime: run the command again
wrong-admin-report = there is no report { $number }
wrong-admin-closed = report { $number } is closed already
wrong-admin-player = there is no player { $name }
wrong-admin-guest = { $name } is a guest: there is no account to close or reopen
wrong-admin-account-closed = the account of { $name } is closed already
wrong-admin-account-open = the account of { $name } is not closed
wrong-database-rated = the result of the rated game { $name } cannot be read, and nothing was changed: repair the game first

## Why a stored game cannot be read

wrong-event-none = the game has no events
wrong-event-missing = event { $version } is missing: the next one has version { $next }
wrong-event-unreadable = event { $version } cannot be decoded ({ $why })
wrong-event-created = event { $version } creates the game a second time
wrong-event-seat = event { $version } names seat { $seat }, which does not exist
wrong-event-first = the first event is { $kind }: expected how the game was created
wrong-event-impossible = event { $version } is not possible here: { $why }
