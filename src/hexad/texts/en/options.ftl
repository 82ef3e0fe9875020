## How a game begins

option-fen = Start from this position.
option-layout = Abalone: start from this layout.
option-rules = Six: may a move split the group?
option-declare = Six: does a shape win automatically?
option-first-move = Six: does rule S3 apply?
option-players = Six: two, or four in two teams.
option-begins = Six: which player of the black team begins.
option-repetition = Draw at the third repetition, or never.
option-moves = Then play these moves, e.g. "a1b2 i5h5".

## Which position, which record

option-position = abalone, six, or a file with a record.
option-position-game = Which game in the file (default: the first).
option-position-ply = Position after this many plies (default: the end of the game).
option-game = abalone or six.
option-record = A record, as .hgn or .apgn; - is standard input.
option-only-game = Only this game.

## play

option-play-game = abalone or six (default: you are asked).
option-play-clock = Minutes per player: 10, 15+10 (seconds added per move), 15d5 (delay).
option-play-level = Play against the engine: 1 (first steps) to 10 (full strength).
option-play-side = Your side against the engine (default: black).
option-play-save = Save the game in this new file after every move.
option-play-resume = Continue this game, and save it there.

## serve

option-serve-host = Address to listen on (default: 127.0.0.1; 0.0.0.0 for the whole network).
option-serve-port = Port (default: 6161); 0 takes any free one.
option-serve-data = Folder for games and secret keys.
option-serve-db = PostgreSQL instead of SQLite; or HEXAD_DB.
option-serve-bus = Redis, for several processes; or HEXAD_BUS.
option-serve-single-process = With --db and without --bus: this is the only process on the database.
option-serve-workers = Number of server processes (default: 1).
option-serve-engines = Engine processes for each server process.
option-serve-behind-proxy = Trust the client addresses that a proxy reports.
option-serve-trusted-hops = Number of proxies in front of the server (default behind a proxy: 1).
option-serve-tls = Speak TLS with a certificate for the local network, created once in the data folder.
option-serve-tls-certificate = Own certificate for TLS, as PEM, with its chain.
option-serve-tls-key = Private key of that certificate, as PEM.
option-serve-log-json = Log in JSON even at a terminal.
option-serve-no-browser = Do not open a browser.

## show, moves, explain, formations

option-show-theme = light, dark, colour-blind or colour-blind-dark.
option-show-width = Width of the picture in pixels.
option-show-flipped = Seen from the other side.
option-show-coordinates = Name the cells.
option-show-last-move = Show this move as the last one, or none.
option-show-highlight = Mark these cells.
option-show-formations = Outline these formations, e.g. sumito.
option-show-svg = Write an SVG picture; - is standard output.
option-show-png = Write a PNG picture; - is standard output.
option-show-output = Write a picture: .svg or .png, with --animate .gif or .webp.
option-show-large = In the terminal: round pieces, or small ones.
option-show-json = Print JSON: game, fen, turn, ply, move_number, pieces, outcome, pushed_off or hands, phase.
option-show-animate = Write the game as an animated image (with -o).
option-show-seconds = Animated: seconds for each move (default: 1).
option-show-plies = Animated: only these plies, e.g. 10-40.
option-moves-from = Only moves of the pieces on these cells.
option-moves-json = Print JSON: game, fen, turn, count, moves.
option-explain-move = The move, e.g. a1b2 or 2,-1.
option-explain-cells = Or: these pieces ...
option-explain-to = ... this way (NE), or to this cell.
option-explain-json = Print JSON: legal, rule, code, text (in English), move.
option-formations-kind = Only these, e.g. sumito.
option-formations-large = Round pieces, or small ones.
option-formations-json = Print JSON: game, fen, formations (kind, player, cells, against, missing, shape, direction).

## glossary, rules, rulebook, layouts

option-glossary-term = A term, or abalone or six (default: all).
option-glossary-json = Print JSON: a list of game, kind, term, meaning.
option-rules-id = A rule, e.g. A12; or abalone, six, rulings.
option-rules-json = Print JSON: a list of id, text, ruling (whether it is ours).
option-rulebook-out = Output file (default: rulebook-LANGUAGE.pdf).
option-rulebook-game = Only abalone, or only six.
option-rulebook-paper = a4 or letter (default: a4).
option-layouts-json = Print JSON: each name with its position.

## replay, convert

option-replay-ply = Show the board after this many plies.
option-replay-boards = Show the board after every ply.
option-replay-step = Step through a game, ply by ply.
option-replay-check = Read and count all games; print no moves.
option-replay-json =
    Print a JSON line for each game: number, game, tags, fen, moves, clocks, result, end. With --check, one
    for all: file, games, plies, results, broken (game, line, column, text, expected, rule, code).
option-convert-output = Output file; - is standard output.
option-convert-to = Output format, if the file name does not show it.

## perft, analyse, engine, bench

option-perft-depth = Depth in plies.
option-perft-divide = Also count what follows each move.
option-perft-json = Print JSON: game, fen, depth, nodes, depths, divide.
option-analyse-output = Output file (default: standard output).
option-analyse-svg = Also draw the evaluation of one game.
option-analyse-time = Seconds per position.
option-analyse-nodes = Nodes per position (default: 100000).
option-analyse-depth = Search depth in plies.
option-analyse-theme = Colours of the graph (default: light).
option-engine-json = Requests and answers are lines of JSON.
option-engine-workers = Positions searched at a time (default: 2).
option-engine-hash = Hash table of each worker in MB (default: 16).
option-bench-json = Print JSON: signature, nodes_per_second, positions (game, fen, depth, nodes, seconds).

## match

option-match-first = A player: see above.
option-match-second = The other player.
option-match-first-option = Set an option of a UGI program.
option-match-second-option = Set an option of the other program.
option-match-movetime = Milliseconds per move (default: 100).
option-match-clock = Seconds per game, and seconds added per move.
option-match-nodes = Nodes per move.
option-match-depth = Search depth in plies.
option-match-margin = Milliseconds of lateness that are tolerated (default: 250).
option-match-patience = Without a time limit: longest wait for a move in seconds (default: 60).
option-match-openings = Layouts, or basic,advanced in Six; all; or a file.
option-match-random-plies = Random moves after the opening (default: 2; Six: 4).
option-match-balance = Skip random moves that a quick search considers bad.
option-match-seed = Random seed (default: 1).
option-match-ply-limit = Draw after this many plies (default: 400).
option-match-adjudicate = Adjudicate a win once both players agree on this score for this many plies.
option-match-adjudicate-draw = Adjudicate a draw once neither player has seen more than this score for this many plies.
option-match-games = Maximum number of games, two from each opening (default: 100).
option-match-concurrency = Games played at a time (default: 1).
option-match-sprt = Stop as soon as one of the two Elo hypotheses is confirmed.
option-match-save = Save the games here, and continue from games already in the file.
option-match-json = Print JSON, with all counts.

## tournament

option-tournament-player = A player, once for each: see above.
option-tournament-player-option = Set an option of UGI program N, e.g. 2:Hash=64.
option-tournament-format = round-robin (default), gauntlet or swiss.
option-tournament-cycles = How often everybody meets the same opponent (default: 2).
option-tournament-rounds = Rounds of a Swiss tournament (default: 5).
option-tournament-movetime = Milliseconds per move.

## puzzles

option-make-out = Output file; puzzles already in it are kept.
option-make-count = Number of puzzles the file is to hold (default: 100).
option-make-seed = Random seed (default: 1).
option-make-from = Search these games first.
option-check-files = Puzzle files (default: those that come with hexad).
option-check-json = Print JSON: puzzles, kinds, broken.
option-puzzle-id = Which puzzle (default: the puzzle of the day).
option-puzzle-game = The puzzle of the day for this game.
option-puzzle-file = Read puzzles from this file.
option-puzzle-solution = Also show the solution.
option-admin-name = The game.
option-admin-json = Print JSON.
option-admin-truncate = Keep the readable events and continue from there.
option-admin-call-off = Keep them and end the game without a result.
option-admin-yes = Do not ask.
option-admin-check = Compare only.
option-admin-all = Closed ones, too.
option-admin-number = The number of the report.
option-admin-close = Close the report with this note.
option-admin-player = The player’s name or id.
option-admin-reason = Why, for the audit log.
option-admin-who = Who does it, for the audit log (default: the user of the system).
