## The parts of a help page

help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-required = required
help-help = Show this message and exit.
help-version = Print the version and exit.
help-language = Use this language.

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
    Abalone and Six: play, view, explain and check games.

    Example: hexad play abalone --layout belgian-daisy

help-play =
    Play a game with other people, or against the engine.

    Type help for a list of commands. If standard input is not a terminal, a move or a command is read from each line,
    and the exit code is 1 if one of them was refused. If the input ends before the game does, the game is saved and the
    last line says where.

    Examples: hexad play abalone --layout belgian-daisy --clock 15+10
              hexad play six --level 3 --side red
              hexad play six --players 4 --save evening.hgn

help-serve =
    Play in a browser, with people or against the engine.

    Games are kept in the user's data directory. Press ctrl-C to stop the server. Games continue when it is started again.

    Example: hexad serve --port 8080

help-show =
    Show a position in the terminal or as a picture.

    With --animate, a whole game becomes an animated image.

    Examples: hexad show abalone --layout belgian-daisy --png daisy.png
              hexad show final.hgn --ply 40 --formations sumito
              hexad show final.hgn --animate -o final.gif

help-moves =
    List the legal moves of a position.

    Sorted by name, one per line if the output is not a terminal.

    Example: hexad moves abalone --from c3,c4

help-explain =
    Say whether a move is legal, and by which rule.

    The exit code is 0 for a legal move and 1 for an illegal one.

    Examples: hexad explain abalone c3d4
              hexad explain abalone --cells c3,c4 --to NE
              hexad explain six 2,-1

help-formations =
    Find the formations of the glossary on a board.

    In Abalone these are blocks, sumitos, pacs and others; in Six, threats and holding tiles. The board shows the kinds
    you ask for; without --kind, only the most telling ones. Long lists are shortened in a terminal.

    Example: hexad formations abalone --layout domination --kind sumito

help-glossary =
    Explain the terms of the games.

    Terms are found by their names in your language and in English.

    Example: hexad glossary sumito --language hu

help-rules =
    Print the rules, or one of them.

    Our rulings, R1 to R14, settle what the printed rules leave open.

    Example: hexad rules A12 --language de

help-rulebook =
    Write the rulebook as a PDF: rules, figures and glossary.

    Example: hexad rulebook --language de --out regeln.pdf

help-layouts =
    Show the layouts of Abalone with their names.

    Example: hexad layouts

help-replay =
    Print the games of a record, or check them all.

    Every move is checked against the rules. A broken game is reported on standard error with its line and column, the
    others are still read, and the exit code is 1.

    Examples: hexad replay final.hgn --boards
              hexad replay games.apgn --check

help-convert =
    Convert records to .hgn or to JSON lines.

    A JSON line contains the main line: number, game, tags, fen, moves, clocks (centiseconds), result, end. A broken
    game is reported on standard error and left out, the others are still written, and the exit code is 1.

    Examples: hexad convert games.apgn -o games.hgn
              hexad convert games.hgn -o - --to jsonl

help-perft =
    Count the positions that legal moves reach, and time it.

    Draws by repetition and limits are ignored, as is usual for such counts.

    Example: hexad perft abalone 5 --layout belgian-daisy

help-analyse =
    Annotate games with evaluations and mistakes.

    Every move gets its evaluation, from Black's side. A move that gave something away is marked as an inaccuracy ($6),
    a mistake ($2) or a blunder ($4), with the better line beside it. A broken game is reported on standard error and
    left out, and the exit code is 1.

    Example: hexad analyse final.hgn -o annotated.hgn --svg graph.svg

help-ugi =
    Let another program use the engine through UGI.

    Commands are read from standard input, one per line, and answered on standard output, even while the engine thinks.
    `ugi` lists the options; `quit` or the end of the input ends the program.

    Example: echo go depth 8 | hexad ugi abalone

# The braces are JSON, not Fluent.
help-engine =
    Let another program use the engine through JSON.

    One request per line of standard input: id, game, and optionally fen, options, moves; time (seconds), nodes, depth,
    remaining, increment; level, lines, partial. {"{"}"cancel": ID{"}"} ends one early.

    One answer per line of standard output: id, partial, move, depth, nodes, seconds, hash_full, lines (rank, points,
    win_in, chances, moves), and result, reason, cancelled where they apply; or id and error.

    Example: echo '{"{"}"id": 1, "game": "six", "depth": 6{"}"}' | hexad engine --json

help-bench =
    Count the nodes that the engine searches.

    The signature is the number of nodes over fixed positions of both games, searched to fixed depths by one thread. It
    is the same on every machine and changes only if the search changes.

    Example: hexad bench

help-match =
    Play a match and find out which player is stronger.

    A player is engine, engine:level=3 (1 to 10; also depth, nodes, movetime, threads, hash), random, greedy,
    ugi:COMMAND for a program that speaks UGI, or api:ADDRESS for a bot on a server, such as
    api:https://example.org/@/Fox. Each opening is played twice, with sides reversed. A player that crashes, runs out of
    time, plays an illegal move, sends an unreadable answer or fails to start loses that game; such games are counted,
    and the exit code is 1.

    Examples: hexad match six --first engine:level=5 --second engine:level=4
              hexad match abalone --first engine --second "ugi:./other"

help-tournament =
    Play a tournament between programs.

    Players are those of hexad match; a name may come first, as in "Fox=ugi:./fox". In a round robin everybody meets
    everybody, in a gauntlet the first player meets all others, in a Swiss tournament players with equal points meet. The
    two games of the default cycles have the same opening, with sides reversed. Programs are checked as in a match.

    Tournaments are always timed (A16): --clock or --movetime is required. With --save the same command continues a
    tournament that was interrupted at any moment.

    The table has the Elo of each player and its 95 % error. A round of a Swiss tournament is shown as opponent, side
    and result, such as 3b1; + is a bye.

    Examples: hexad tournament six --player engine:level=3 --player greedy
                --player "Fox=ugi:./fox" --clock 10+0.1 --save games.hgn

help-admin =
    Repair games, compute ratings again, handle reports.

    Example: hexad admin games

help-admin-games =
    List the games in quarantine, with the reason.

    A game that the server cannot read is put into quarantine: its page says so, and all other games continue.

    Example: hexad admin games --data /srv/hexad

help-admin-show =
    Show the events of a game and mark unreadable ones.

    The exit code is 1 if not all events can be read.

    Example: hexad admin show kY3xQ9vTbW2m --data /srv/hexad

help-admin-repair =
    Repair a game that the server could not read.

    The game is read again: if that works, for example after an upgrade, it leaves quarantine. Otherwise --truncate or
    --call-off keeps the events that can be read. Events that are removed are kept in the table removed_events.
    Stop a server with SQLite first; with PostgreSQL, servers may run.

    Example: hexad admin repair kY3xQ9vTbW2m --truncate

help-admin-rerate =
    Compute all ratings again from games and attempts.

    Ratings that differ from the result are corrected. With --check nothing is changed, and the exit code is 1 if
    any rating differs. Stop a server with SQLite first, except for --check; with PostgreSQL, servers may run.

    Example: hexad admin rerate --check --data /srv/hexad

help-admin-reports =
    List what players reported about others.

    Only open reports are listed, without --all. hexad admin report shows one of them.

    Example: hexad admin reports --data /srv/hexad

help-admin-report =
    Show a report, or close it with a note.

    What the reported player wrote in the game is shown, too, even if it was deleted since.

    Examples: hexad admin report 7
              hexad admin report 7 --close "warned by mail"

help-admin-close-account =
    Close an account: nobody can sign in with it.

    Its sessions and tokens end; running servers close its connections at once. Its games stay.

    Example: hexad admin close-account Zaphod --reason "insults in report 7"

help-admin-reopen-account =
    Open a closed account again.

    Example: hexad admin reopen-account Zaphod --reason "talked about it"

help-admin-hide-name =
    Replace the name of a player by a neutral one.

    The name is replaced everywhere, also in games that are over; running servers do so at once, others when they
    start. Nobody can take it again. A guest is given by the id that hexad admin reports shows.

    Example: hexad admin hide-name Zaphod --reason "rude name"

help-admin-audit =
    List what administrators did, when and why.

    Example: hexad admin audit --data /srv/hexad

help-puzzles =
    Make, check and show puzzles.

    Example: hexad puzzles show

help-puzzles-make =
    Make puzzles, from self-play or from records.

    Every puzzle is proven before it is written. After an interruption, the same command continues where it stopped.

    Example: hexad puzzles make --game six --count 50 --out six.jsonl

help-puzzles-check =
    Prove every puzzle again: the solution works and is the only one.

    A broken puzzle is reported with its file and line, and the exit code is 1.

    Example: hexad puzzles check six.jsonl

help-puzzles-show =
    Show a puzzle: the puzzle of the day or another one.

    Example: hexad puzzles show --game abalone --solution
