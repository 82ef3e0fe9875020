## The parts of a help page

help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-required = required
help-help = Show this message and exit.
help-version = Print the version and leave.
help-language = Speak this language.

## What stands for a value

help-word-options = OPTIONS
help-word-command = COMMAND
help-word-args = ARGS
help-word-address = ADDRESS
help-word-cells = CELLS
help-word-colour = COLOUR
help-word-depth = DEPTH
help-word-file = FILE
help-word-folder = FOLDER
help-word-game = GAME
help-word-graph = GRAPH
help-word-kind = KIND
help-word-list = LIST
help-word-move = MOVE
help-word-name = NAME
help-word-number = NUMBER
help-word-out = OUT
help-word-plies = PLIES
help-word-points = POINTS
help-word-record = RECORD
help-word-size = SIZE
help-word-spec = SPEC
help-word-term = TERM
help-word-text = TEXT
help-word-time = TIME
help-word-value = VALUE
help-word-where = WHERE

## The commands: a line, what else is to know, an example

help-hexad =
    Abalone and Six: play, look at, explain and check games of hexagons.

    Example: hexad play abalone --layout belgian-daisy

help-play =
    Play a game with other people, or against the engine.

    Type help for what you can say. Where standard input is not a terminal, a move or a word is read from each line, and
    the exit code is 1 if one of them was refused. When the input ends before the game does, the game is saved and the
    last line says where.

    Examples: hexad play abalone --layout belgian-daisy --clock 15+10
              hexad play six --level 3 --side red
              hexad play six --players 4 --save evening.hgn

help-serve =
    Play in a browser, with people or against the engine.

    Games are kept in the user's data directory. ctrl-C stops the server; games go on when it is started again.

    Example: hexad serve --port 8080

help-show =
    Show a position in the terminal or as a picture.

    Examples: hexad show abalone --layout belgian-daisy --png daisy.png
              hexad show final.hgn --ply 40 --formations sumito

help-moves =
    List the legal moves of a position.

    They come in the order of their names, and one to a line if a program reads them.

    Example: hexad moves abalone --from c3,c4

help-explain =
    Say whether a move is legal, and by which rule.

    The exit code is 0 for a legal move and 1 for an illegal one.

    Examples: hexad explain abalone c3d4
              hexad explain abalone --cells c3,c4 --to NE
              hexad explain six 2,-1

help-formations =
    Find the formations of the glossary on a board.

    They are blocks, sumitos, pacs and the others in Abalone, threats and holding tiles in Six. The board shows the
    kinds that were asked for; without --kind, those that tell at a glance, and long lists are cut short in a terminal.

    Example: hexad formations abalone --layout domination --kind sumito

help-glossary =
    Say what the words of the games mean.

    Terms are found by their names in your language, and by their English ones.

    Example: hexad glossary sumito --language hu

help-rules =
    Print the rules, or one of them.

    What the printed rules leave open is settled by rulings, R1 to R12, which are ours.

    Example: hexad rules A12 --language de

help-rulebook =
    Write the rulebook as a PDF: rules, figures and glossary.

    Example: hexad rulebook --language de --out regeln.pdf

help-layouts =
    Show the layouts of Abalone, by name.

    Example: hexad layouts

help-replay =
    Print the games of a record, or check them all.

    Every move is checked by the rules. A broken game is reported on standard error with its line and column, the others
    are still read, and the exit code is 1.

    Examples: hexad replay final.hgn --boards
              hexad replay games.apgn --check

help-convert =
    Convert records to .hgn or to lines of JSON.

    A line of JSON holds the main line: number, game, tags, fen, moves, clocks (centiseconds), result, end. A broken
    game is reported on standard error and left out, the others are still written, and the exit code is 1.

    Examples: hexad convert games.apgn -o games.hgn
              hexad convert games.hgn -o - --to jsonl

help-perft =
    Count the positions that legal moves reach, and how fast.

    Draws by repetition and limits are ignored, as is usual for such counts.

    Example: hexad perft abalone 5 --layout belgian-daisy

help-analyse =
    Annotate games with evaluations and mistakes.

    Every move gets its evaluation, from Black's side. A move that gave something away is marked as an inaccuracy ($6),
    a mistake ($2) or a blunder ($4), with the better line beside it. A broken game is reported on standard error and
    left out, and the exit code is 1.

    Example: hexad analyse final.hgn -o annotated.hgn --svg graph.svg

help-ugi =
    Let another program use the engine, by UGI.

    Commands are read from standard input, a line each, and answered on standard output, also while the engine thinks.
    `ugi` lists the options, `quit` or the end of the input leaves.

    Example: echo go depth 8 | hexad ugi abalone

# The braces are JSON, not Fluent.
help-engine =
    Let another program use the engine, by JSON.

    A request to a line of standard input: id, game, and optionally fen, options, moves; time (seconds), nodes, depth,
    remaining, increment; level, lines, partial. {"{"}"cancel": ID{"}"} ends one early.

    An answer to a line of standard output: id, partial, move, depth, nodes, seconds, hash_full, lines (rank, points,
    win_in, chances, moves), and result, reason, cancelled where they apply; or id and error.

    Example: echo '{"{"}"id": 1, "game": "six", "depth": 6{"}"}' | hexad engine --json

help-bench =
    Count the nodes that the engine searches.

    The signature is the number of nodes over fixed positions of both games, searched to fixed depths by one thread. It
    is the same on every machine, and changes only if the engine thinks differently.

    Example: hexad bench

help-match =
    Play a match and say which player is the stronger.

    A player is engine, engine:level=3 (1 to 10; also depth, nodes, movetime, threads, hash), random, greedy, or
    ugi:COMMAND for a program that speaks UGI. Each opening is played twice, with sides reversed. Who crashes, is late,
    plays an illegal move, cannot be read or does not start loses that game; this is counted, and the exit code is 1.

    Examples: hexad match six --first engine:level=5 --second engine:level=4
              hexad match abalone --first engine --second "ugi:./other"

help-admin =
    Look after games: list, show and repair damaged ones.

    Example: hexad admin games

help-admin-games =
    List the games in quarantine, with the reason.

    A game that the server cannot read is put into quarantine: its page says so, and all other games go on.

    Example: hexad admin games --data /srv/hexad

help-admin-show =
    Show the events of a game. Unreadable ones have a mark.

    The exit code is 1 if not all events can be read.

    Example: hexad admin show kY3xQ9vTbW2m --data /srv/hexad

help-admin-repair =
    Bring a game back that the server could not read.

    The game is read again: if that works, as after an upgrade, it leaves quarantine. Otherwise --truncate or
    --call-off keeps the events that can be read. Events that are removed are kept in the table removed_events.
    Stop a server with SQLite first; with PostgreSQL, servers may run.

    Example: hexad admin repair kY3xQ9vTbW2m --truncate

help-puzzles =
    Make, check and show puzzles: find the move.

    Example: hexad puzzles show

help-puzzles-make =
    Make puzzles, from self-play or from records.

    Every puzzle is proven before it is written. Interrupted, the same command goes on where it stopped.

    Example: hexad puzzles make --game six --count 50 --out six.jsonl

help-puzzles-check =
    Prove every puzzle anew: the solution works and is the only one.

    What is wrong is said with file and line, and the exit code is 1.

    Example: hexad puzzles check six.jsonl

help-puzzles-show =
    Show a puzzle: the one of the day, or another.

    Example: hexad puzzles show --game abalone --solution
