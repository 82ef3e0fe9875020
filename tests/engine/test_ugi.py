"""`hexad ugi` as a client sees it: a process that reads and writes lines."""

from __future__ import annotations

import pytest

import hexad
from hexad.engine import Engine
from hexad.engine.limit import Limit
from hexad.engine.ugi import Server
from hexad.engine.ugi_words import UgiError, limit_of, position_of

from .talk import LAST_PUSH, MAX_HASH, OVER, RING_THREAT, Program


@pytest.fixture
def abalone(programs):
    return new_game(programs["abalone"])


@pytest.fixture
def six(programs):
    return new_game(programs["six"])


def new_game(program):
    program.ask("setoption name Lines value 1", "uginewgame", "position startpos", "isready", answer="readyok")
    return program


def fields(info):
    """An info line as its names and values, without the line of moves."""
    words = info.split(" pv ")[0].split()[1:]
    words.remove("cp" if "cp" in words else "mate")
    return dict(zip(words[::2], map(int, words[1::2]), strict=True))


def test_it_sends_its_name_and_its_options(abalone):
    abalone.send("ugi")
    lines = abalone.until("ugiok")
    assert lines[0] == f"id name Hexad {hexad.__version__}"
    assert [line for line in lines if line.startswith("option")] == [
        f"option name Hash type spin default 64 min 1 max {MAX_HASH}",
        "option name Threads type spin default 1 min 1 max 256",
        "option name Lines type spin default 1 min 1 max 256",
        "option name Level type spin default 10 min 1 max 10",
        "option name Repetition type spin default 3 min 0 max 1000000",
        "option name PlyLimit type spin default 0 min 0 max 1000000",
        "option name QuietLimit type spin default 0 min 0 max 1000000",
    ]
    assert abalone.ask("isready", answer="ready") == "readyok"


def test_it_plays_a_legal_move_and_reports_its_search(abalone):
    abalone.send("position startpos moves a1b2 i5h5", "go depth 4")
    *infos, best = abalone.until("bestmove")
    board = hexad.abalone.Board()
    board.push("a1b2")
    board.push("i5h5")
    assert best.split()[1] in board.legal_moves
    assert [fields(info)["depth"] for info in infos] == [1, 2, 3, 4]
    assert set(fields(infos[-1])) == {"depth", "score", "nodes", "time", "nps", "hashfull", "multipv"}
    for move in infos[-1].split(" pv ")[1].split():
        board.push(move)
    assert infos[-1].split(" pv ")[1].split()[0] == best.split()[1]


def test_it_wins_at_once(six):
    six.send(f"position fen {RING_THREAT}", "go nodes 5000")
    *infos, best = six.until("bestmove")
    assert best == "bestmove 0,2"
    assert " score mate 1 " in infos[-1]


def test_several_lines(abalone):
    abalone.send("setoption name Lines value 3", "position startpos", "go depth 3")
    *infos, _ = abalone.until("bestmove")
    assert [(fields(info)["depth"], fields(info)["multipv"]) for info in infos] == [
        (depth, rank) for depth in (1, 2, 3) for rank in (1, 2, 3)
    ]


def test_stop_in_the_middle(six):
    six.send("go infinite")
    six.until("info depth 3 ")
    assert six.ask("isready", answer="ready") == "readyok"
    best = six.ask("stop", answer="bestmove").split()[1]
    assert best in hexad.six.Board().legal_moves
    assert six.ask("go depth 2", answer="bestmove").startswith("bestmove ")


@pytest.mark.parametrize("rounds", [20])
def test_stop_right_after_go(six, rounds):
    for _ in range(rounds):
        assert six.ask("go infinite", "stop", answer="bestmove").split()[1] in hexad.six.Board().legal_moves


def test_commands_that_are_refused_during_a_search(abalone):
    abalone.send("go infinite")
    for command in ("position startpos moves a1b2", "setoption name Hash value 1", "uginewgame", "go depth 1"):
        answer = abalone.ask(command, answer="info string")
        assert answer == "info string a search is running: expected stop, or to wait for its bestmove"
    assert abalone.ask("query p1turn", answer="response") == "response true"
    abalone.ask("stop", answer="bestmove")


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("hello there", "'hello' is not a command: expected ugi, isready, setoption,"),
        ("\x00\x1b[31m", "'\\x00\\x1b[31m' is not a command"),
        ("stop now", "stop stands alone: expected nothing after it, got 'now'"),
        ("position", "position was not understood: expected startpos or fen F"),
        ("position fen", "position was not understood: expected startpos or fen F"),
        ("position fen 9/9 0 0 b 0 1", "the position was refused: "),
        ("position startpos moves a1b2 a1a1", "move 2, 'a1a1', was refused: "),
        ("go fast", "go 'fast' was not understood: expected p1time, "),
        ("go depth", "go depth lacks its number: expected depth N"),
        ("go depth 0", "depth is '0': expected a number from 1 to 1000"),
        ("go nodes 1e5", "nodes is '1e5': expected a number from 1 to "),
        ("go infinite depth 3", "go infinite has no end: expected no depth with it"),
        ("go p2time 1000", "the clock of the player to move is missing: expected p1time"),
        ("setoption Hash 3", "setoption was not understood: expected setoption name NAME value VALUE"),
        ("setoption name Colour value 3", "'Colour' is not an option: expected one of Hash, Threads, Lines, Level, "),
        ("setoption name Declare value manual", "'Declare' is not an option: expected one of Hash, Threads, Lines, "),
        ("setoption name Hash value 0", f"Hash is '0': expected a number from 1 to {MAX_HASH}"),
        (f"setoption name Hash value {MAX_HASH + 1}", f"Hash is '{MAX_HASH + 1}': expected a number from 1 to "),
        ("setoption name Level value 11", "Level is '11': expected a number from 1 to 10"),
        ("setoption name PlyLimit value -1", "PlyLimit is '-1': expected a number from 0 to 1000000"),
        ("setoption name Threads value 257", "Threads is '257': expected a number from 1 to 256"),
        ("setoption name Lines value -1", "Lines is '-1': expected a number from 1 to 256"),
        ("query weather", "query 'weather' was not understood: expected gameover, p1turn, result, fen or islegal"),
        ("x" * 5000, f"'{'x' * 40}...' is not a command"),
    ],
    ids=lambda text: text[:30],
)
def test_garbage_changes_nothing(abalone, command, said):
    before = abalone.ask("position startpos moves a1b2 i5h5", "query fen", answer="response")
    abalone.send(command)
    assert abalone.read().startswith(f"info string {said}")
    assert abalone.ask("query fen", answer="response") == before


def test_queries(abalone):
    queries = ("gameover", "p1turn", "result", "fen", "islegal a1b2", "islegal a1a2", "islegal nonsense")

    def answers():
        return [abalone.ask(f"query {query}", answer="response").removeprefix("response ") for query in queries]

    assert answers() == ["false", "true", "none", hexad.abalone.Board().fen(), "true", "false", "false"]
    abalone.send(f"position fen {LAST_PUSH} moves a3a4")
    assert answers() == ["true", "false", "p1win", OVER, "false", "false", "false"]


def test_a_game_that_is_over_has_no_move(abalone):
    assert abalone.ask(f"position fen {OVER}", "go infinite", answer="bestmove") == "bestmove none"
    assert abalone.ask("go depth 3", answer="bestmove") == "bestmove none"


def test_the_smallest_limit_still_gives_a_move(six):
    assert six.ask("go nodes 1", answer="bestmove").split()[1] in hexad.six.Board().legal_moves


@pytest.mark.parametrize("last", [[], ["quit"]], ids=["end", "quit"])
def test_a_search_without_end_ends_with_its_client(last):
    with Program("ugi", "six") as program:
        program.send("go infinite", *last)
        rest, code = program.end()
    assert rest[-1].startswith("bestmove ")
    assert code == 0


def test_the_end_of_the_input_waits_for_a_limited_search():
    with Program("ugi", "abalone") as program:
        program.send("go depth 5")
        rest, code = program.end()
    assert rest[-2].startswith("info depth 5 ")
    assert rest[-1].startswith("bestmove ")
    assert code == 0


def test_options_take_effect(abalone):
    abalone.send("setoption name hash value 2", "setoption name Threads value 2", "uginewgame", "isready")
    assert abalone.read() == "readyok"
    assert abalone.ask("go nodes 3000", answer="bestmove").split()[1] in hexad.abalone.Board().legal_moves


def test_a_hash_table_that_does_not_fit_into_memory(monkeypatch):
    def make(game, *, hash_mb=64, **options):
        if hash_mb == 7:
            raise MemoryError
        return Engine(game, hash_mb=hash_mb, **options)

    monkeypatch.setattr("hexad.engine.ugi.Engine", make)
    said: list[str] = []
    Server("six", said.append).serve(["setoption name Hash value 7", "go depth 2"])
    assert "info string Hash is 7: there is not so much memory, expected less" in said
    assert said[-2].startswith("info depth 2 ")
    assert said[-1].startswith("bestmove ")


def test_the_clock_of_the_player_to_move_is_used():
    words = ["p1time", "60000", "p1inc", "1000", "p2time", "-20", "p2inc", "500"]
    assert limit_of(words, p1turn=True) == Limit(remaining=60, increment=1)
    assert limit_of(words, p1turn=False) == Limit(remaining=0, increment=0.5)
    assert limit_of(["movetime", "250"], p1turn=True) == Limit(time=0.25)
    assert limit_of(["infinite"], p1turn=True) == limit_of([], p1turn=False) == Limit()


def test_an_invalid_position_changes_nothing():
    board = position_of("six", ["fen", *RING_THREAT.split(), "moves", "0,2"])
    assert [str(move) for move in board.moves] == ["0,2"]
    assert board.is_over
    with pytest.raises(UgiError, match=r"move 2, '0,3', was refused"):
        position_of("six", ["fen", *RING_THREAT.split(), "moves", "0,2", "0,3"])
