## How a game begins

option-fen = Start from this position.
option-layout = Abalone: start from this layout.
option-rules = Six: may a move split the group?
option-declare = Six: does a shape win by itself?
option-first-move = Six: does rule S3 hold?
option-players = Six: two, or four in two teams.
option-begins = Six: which of Black's two players begins.
option-repetition = Draw at the third time, or never.
option-moves = Then play these, as in "a1b2 i5h5".

## Which position, which record

option-position = abalone, six, or a file with a record.
option-position-game = In a file: which game, not the first.
option-position-ply = In a file: after so many plies, not at the end.
option-game = abalone or six.
option-record = A record, as .hgn or .apgn; - is standard input.
option-only-game = Only this game.

## play

option-play-game = abalone or six; asked for if left out.
option-play-clock = Minutes each: 10, 15+10 (seconds added a move), 15d5 (delay).
option-play-level = Play against the engine: 1 (first steps) to 10 (full strength).
option-play-side = Your side against the engine; black if left out.
option-play-save = Save the game in this new file after every move.
option-play-resume = Go on with this game, and save it there.

## serve

option-serve-host = 127.0.0.1; 0.0.0.0 is for all.
option-serve-port = 6161; 0 takes any that is free.
option-serve-data = Where games and secrets are.
option-serve-db = PostgreSQL instead of SQLite; or HEXAD_DB.
option-serve-bus = Redis, for several processes; or HEXAD_BUS.
option-serve-single-process = With --db and without --bus: this is the only process on the database.
option-serve-workers = Processes that serve, 1 if not told.
option-serve-engines = Processes that think, for each.
option-serve-analysts = Processes for those who analyse, 1 if not told.
option-serve-behind-proxy = Believe what a proxy says of clients.
option-serve-trusted-hops = Proxies in front of the server; 1 behind a proxy.
option-serve-log-json = Log in JSON, at a terminal, too.
option-serve-no-browser = Do not open a browser.

## show, moves, explain, formations

option-show-theme = light, dark, colour-blind or colour-blind-dark.
option-show-width = Pixels across the picture.
option-show-flipped = Seen from the other side.
option-show-coordinates = Name the cells.
option-show-last-move = Show this move as the last one, or none.
option-show-highlight = Mark these cells.
option-show-formations = Outline these, as sumito.
option-show-svg = Write an SVG picture; - is standard output.
option-show-png = Write a PNG picture; - is standard output.
option-show-large = In the terminal: round pieces, or small ones.
option-show-json = Print JSON: game, fen, turn, ply, move_number, pieces, outcome, pushed_off or hands, phase.
option-moves-from = Only moves of the pieces on these cells.
option-moves-json = Print JSON: game, fen, turn, count, moves.
option-explain-move = The move, as a1b2 or 2,-1.
option-explain-cells = Or: these pieces ...
option-explain-to = ... this way (NE), or to this cell.
option-explain-json = Print JSON: legal, rule, code, text (in English), move.
option-formations-kind = Only these, as sumito.
option-formations-large = Round pieces, or small ones.
option-formations-json = Print JSON: game, fen, formations (kind, player, cells, against, missing, shape, direction).

## glossary, rules, rulebook, layouts

option-glossary-term = A term, or abalone or six; all if left out.
option-glossary-json = Print JSON: a list of game, kind, term, meaning.
option-rules-id = A rule, as A12; or abalone, six, rulings.
option-rules-json = Print JSON: a list of id, text, ruling (whether it is ours).
option-rulebook-out = Where to; rulebook-LANGUAGE.pdf if not told.
option-rulebook-game = Only abalone, or only six.
option-rulebook-paper = a4 or letter (a4).
option-layouts-json = Print JSON: each name with its position.

## replay, convert

option-replay-ply = The board after so many plies.
option-replay-boards = The board after every ply.
option-replay-step = Walk through a game, ply by ply.
option-replay-check = Read all games and count; print no moves.
option-replay-json =
    Print a JSON line for each game: number, game, tags, fen, moves, clocks, result, end. With --check, one
    for all: file, games, plies, results, broken (game, line, column, text, expected, rule, code).
option-convert-output = Where to; - is standard output.
option-convert-to = The format, where OUT does not end in it.

## perft, analyse, engine, bench

option-perft-depth = How many plies deep.
option-perft-divide = Also count what follows each move.
option-perft-json = Print JSON: game, fen, depth, nodes, depths, divide.
option-analyse-output = Where to; standard output if not told.
option-analyse-svg = Also draw the evaluation of one game.
option-analyse-time = So many seconds for a position.
option-analyse-nodes = So many nodes; 100000 if nothing is told.
option-analyse-depth = So many plies deep.
option-analyse-theme = Colours of the graph, light if not told.
option-engine-json = Requests and answers are lines of JSON.
option-engine-workers = How many positions at a time, 2 if not told.
option-engine-hash = The table of each worker, 16 if not told.
option-bench-json = Print JSON: signature, nodes_per_second, positions (game, fen, depth, nodes, seconds).

## match

option-match-first = A player: see above.
option-match-second = The other one.
option-match-first-option = Set an option of a UGI program.
option-match-second-option = Of the other one.
option-match-movetime = Milliseconds for each move (100).
option-match-clock = Seconds for a game, and for each move.
option-match-nodes = Nodes for each move.
option-match-depth = Plies to look ahead.
option-match-margin = How much too late is forgiven (250).
option-match-patience = Without a time: the longest wait for a move (60).
option-match-openings = Layouts, or basic,advanced in Six; all; or a file.
option-match-random-plies = Random moves after that (2; Six: 4).
option-match-balance = No random moves that a search thinks worse.
option-match-seed = Other random moves (1).
option-match-ply-limit = A draw after so many plies (400).
option-match-adjudicate = A win where both players say so for so long.
option-match-adjudicate-draw = A draw where both see no more than that.
option-match-games = How many games at most, two from each opening (100).
option-match-concurrency = How many games at a time (1).
option-match-sprt = Stop when one of the two is proven.
option-match-save = Keep the games, and go on from those in it.
option-match-json = Print JSON, with all counts.

## puzzles

option-make-out = Where to; puzzles that it holds are kept.
option-make-count = How many the file is to hold (100).
option-make-seed = Other games (1).
option-make-from = Look in these games first.
option-check-files = Files of puzzles; those of hexad if not told.
option-check-json = Print JSON: puzzles, kinds, broken.
option-puzzle-id = Which puzzle; that of the day if not told.
option-puzzle-game = The puzzle of the day for this game.
option-puzzle-file = Look in this file.
option-puzzle-solution = Also show how it is solved.
option-admin-name = The game.
option-admin-json = Print JSON.
option-admin-truncate = Keep the readable events and go on from there.
option-admin-call-off = Keep them and end the game without a result.
option-admin-yes = Do not ask.
