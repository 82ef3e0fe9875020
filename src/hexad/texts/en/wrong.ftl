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
wrong-too-many = got unexpected extra argument(s) ({ $words })
wrong-language = { $where } is "{ $language }": expected one of { $languages }

## What others say of it: their words, where we have none of our own

wrong-told = { $text }
wrong-detail = { $detail }
wrong-option-detail = { $option }: { $detail }
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
wrong-two-starts = --fen and --layout both say where the game begins: expected one of them
wrong-begins = --begins is for four players: expected --players 4 with it
wrong-move-number = --moves, move { $number } ({ $move }): { $detail }
wrong-for-records = --game and --ply are for files with records: expected a file instead of { $game }
wrong-no-game-or-file = there is no game or file called "{ $name }": expected abalone, six or a record
wrong-begins-itself = { $file } says itself how its game begins: expected no { $options }

## Files

wrong-empty = { $file } holds no game: expected a record
wrong-only-one = { $file } has no game { $wanted }: expected 1
wrong-no-such-game = { $file } has no game { $wanted }: expected 1 to { $held }
wrong-nothing-readable = { $file } holds no game that could be read
wrong-no-folder = { $file }: there is no such folder: expected one that exists
wrong-past-end = --ply { $ply } is past the end of game { $number }: expected 0 to { $last }
wrong-picture = a terminal cannot show this picture: expected a file, or a pipe behind
wrong-place = { $place }: { $detail }
wrong-file-there = no such file or directory
wrong-file-allowed = permission denied
wrong-file-folder = is a directory
wrong-file-no-folder = not a directory
wrong-file-exists = file exists
wrong-file-space = no space left on device
wrong-file-read-only = read-only file system
wrong-file-name = file name too long
wrong-file-in-use = address already in use

## Records, by the code of what is wrong with them

wrong-record-played = '{ $move }' cannot be played here. { $why }; expected a legal move
wrong-record-encoding = { $detail }
wrong-record-syntax = { $detail }
wrong-record-tag = { $detail }
wrong-record-notation = { $detail }
wrong-record-setup = { $detail }
wrong-record-move = { $detail }
wrong-record-result = { $detail }
wrong-record-size = { $detail }
wrong-record-empty = { $detail }

## play

wrong-nothing-chosen = no game was chosen: expected abalone or six
wrong-clock = "{ $clock }" is no time: expected minutes such as 10, 15+10 or 15d5
wrong-level = { $level } is not a level: expected 1 to { $most }
wrong-side = { $side } is not a side: expected { $sides }
wrong-side-alone = --side says which side you take against the engine: expected --level N with it
wrong-save-exists = { $file } exists: expected a new name, or --resume { $file } to go on with it
wrong-resume-format = { $file } is not a .hgn file: expected --save FILE for the game that goes on
wrong-resume-start = { $file } says itself how its game begins: expected no GAME and no position with --resume
wrong-resume-several = { $file } holds several games: expected one to go on with
wrong-resume-none = { $file } holds no game: expected one to go on with
wrong-over = the game in { $where } is over ({ $ending }): expected one that goes on
wrong-this-position = this position

## The other commands

wrong-explain = expected a move, or --to with --cells (see hexad explain --help)
wrong-format = { $what } is no format: expected --to hgn or --to jsonl
wrong-divide = --divide counts what follows each move: expected a depth of 1 or more
wrong-one-stream = only one picture can go to standard output: expected a file for --svg or --png
wrong-for-pictures = --theme and --width are for pictures: expected --svg or --png with them
wrong-graph-games = --svg draws one game, and there are { $count }: expected --game N with it
wrong-same-place = the record and the graph would go to the same place: expected another --svg or -o
wrong-replay-one = --ply, --boards, --step and --check exclude each other: expected one of them
wrong-replay-step = --step asks on standard input: expected a file to read from
wrong-replay-check = --check reads all games: expected no --game with it
wrong-engine-json = the engine speaks JSON: expected --json (for UGI there is hexad ugi)
wrong-rulebook-game = there is no game "{ $game }": expected abalone or six
wrong-rulebook-paper = there is no paper "{ $paper }": expected a4 or letter
wrong-no-typst = no typst: expected it installed, pip install "hexad[print]"
wrong-puzzle-game = { $place }: a puzzle of { $game }: expected a file for { $wanted }
wrong-puzzle-twin = the position is that of { $place }, turned or mirrored: expected another
wrong-puzzle-id = { $file } has no puzzle called "{ $name }": expected an id as { $example }
wrong-match-even = --games is { $number }: expected an even number, since each opening is played twice
wrong-match-option = { $name } is "{ $text }": expected a name and a value, as in Hash=64
wrong-match-twice = { $name } { $option } is given twice: expected one value
wrong-match-points = { $name } is "{ $text }": expected points and plies, as in 600,8
wrong-match-sprt = --sprt is "{ $text }": expected two numbers, as in 0,10
wrong-match-sprt-order = --sprt is "{ $text }": expected the smaller number first, both from -1000 to 1000

## serve

wrong-serve-installed = no { $name }: expected the server installed, pip install "hexad[server]"
wrong-serve-url = { $option } is "{ $url }": expected { $expected }
wrong-serve-unreadable = { $option } is "{ $url }", which cannot be read: expected { $expected }
wrong-serve-bus = --bus is for several processes, which share a PostgreSQL: expected --db URL as well
wrong-serve-workers = --workers { $count } needs a database and a bus that processes share: expected --db and --bus
wrong-serve-no-bus = --db without --bus is for a server of one process only: expected --bus URL, or --single-process if no other server uses the database
wrong-serve-single = --single-process is for one process without a bus: expected neither --bus nor --workers
wrong-serve-in-use = another server uses this database, and it or this one runs with --single-process: stop it first, or start both with the same --bus URL
wrong-serve-fork = --workers { $count }: this system has no fork; expected several servers behind a proxy
wrong-serve-held =
    another server (process { $process }) has the games in { $folder }: expected that one stopped, or another folder,
    --data FOLDER
wrong-serve-port = cannot listen on { $host } port { $port }: { $detail }

## admin

wrong-admin-both = --truncate and --call-off: expected one of them
wrong-admin-game = there is no game { $name }
wrong-admin-database = no database at { $detail }: expected --data FOLDER of a server, or --db URL
wrong-admin-nothing = nothing of game { $name } can be read: expected a backup to restore it from
wrong-admin-over = the readable part of game { $name } is over: expected --truncate
wrong-admin-yes = there is no terminal to ask: expected --yes
wrong-admin-unconfirmed = nothing was changed: expected { $name }
wrong-admin-changed = game { $name } has changed meanwhile: expected the command again
