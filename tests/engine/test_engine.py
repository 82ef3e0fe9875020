"""The engine from Python: limits, stopping, the same answer twice, bad arguments."""

from __future__ import annotations

import threading

import pytest

import hexad
from hexad import _core
from hexad.engine import Engine, Limit, Score
from hexad.engine.levels import LEVELS
from hexad.engine.memory import memory_mb

from .talk import LAST_PUSH, OVER, PATIENCE, RING_THREAT

GAMES = tuple(hexad.GAMES)


def known(infos):
    """The results of a search without its times."""
    return [info._replace(seconds=0.0) for info in infos]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_answer_twice(game):
    board = hexad.GAMES[game].Board()
    engine = Engine(game, hash_mb=4)
    first = known(engine.analyse(board, Limit(nodes=20_000), lines=2))
    engine.clear()
    assert known(engine.analyse(board, Limit(nodes=20_000), lines=2)) == first
    assert known(Engine(game, hash_mb=4).analyse(board, Limit(nodes=20_000), lines=2)) == first


@pytest.mark.parametrize("game", GAMES)
def test_depth(game):
    infos = list(Engine(game, hash_mb=1).analyse(hexad.GAMES[game].Board(), Limit(depth=4)))
    assert max(info.depth for info in infos) == infos[-1].depth == 4


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("nodes", [100, 5_000])
def test_nodes(game, nodes):
    infos = list(Engine(game, hash_mb=1).analyse(hexad.GAMES[game].Board(), Limit(nodes=nodes)))
    assert infos
    assert max(info.nodes for info in infos) <= nodes


@pytest.mark.parametrize("game", GAMES)
def test_time_ends_a_search_that_has_no_other_end(game):
    board, engine = hexad.GAMES[game].Board(), Engine(game, hash_mb=1)
    for limit in (Limit(time=0.05), Limit(remaining=0.5, increment=0.01)):
        # On a very busy machine, the search may find nothing in time.
        assert all(info.line[0] in board.legal_moves for info in engine.analyse(board, limit))


@pytest.mark.parametrize("threads", [1, 2])
def test_stop_from_another_thread(threads):
    engine = Engine("abalone", threads=threads, hash_mb=1)
    board = hexad.abalone.Board()
    begun = threading.Event()
    played: list[hexad.abalone.Move] = []

    def search():
        for info in engine.analyse(board):
            begun.set()
            played[:] = [info.line[0]]

    thread = threading.Thread(target=search)
    thread.start()
    assert begun.wait(PATIENCE)
    engine.stop()
    thread.join(PATIENCE)
    assert not thread.is_alive()
    assert played[0] in board.legal_moves


def test_leaving_the_loop_stops_the_search():
    engine = Engine("six", hash_mb=1)
    for info in engine.analyse(hexad.six.Board()):
        if info.depth == 2:
            break
    assert engine.play(hexad.six.Board(), Limit(depth=2)).info.depth == 2


def test_a_loop_that_never_starts_holds_no_resources():
    engine = Engine("six", hash_mb=1)
    unread = engine.analyse(hexad.six.Board())
    assert engine.play(hexad.six.Board(), Limit(depth=1)).move is not None
    del unread


def test_the_board_may_change_during_a_search():
    board, engine = hexad.six.Board(), Engine("six", hash_mb=1)
    infos = engine.analyse(board, Limit(depth=3))
    board.push("2,-1")
    *_, last = infos
    assert last.line[0] in hexad.six.Board().legal_moves
    assert [str(move) for move in board.moves] == ["2,-1"]


@pytest.mark.parametrize(
    ("game", "fen", "move"), [("abalone", LAST_PUSH, "a3a4"), ("six", RING_THREAT, "0,2")], ids=GAMES
)
def test_a_win_in_one(game, fen, move):
    played = Engine(game, hash_mb=1).play(hexad.GAMES[game].Board(fen), Limit(depth=4))
    assert str(played.move) == move
    assert played.info.score.win_in == 1


def test_a_line_can_be_played():
    board = hexad.abalone.Board(layout="belgian-daisy")
    line = Engine("abalone", hash_mb=1).play(board, Limit(depth=6)).info.line
    for move in line:
        board.push(move)
    assert 1 <= len(line) <= 6


def test_lines_differ_and_are_ordered():
    infos = list(Engine("abalone", hash_mb=1).analyse(hexad.abalone.Board(), Limit(depth=3), lines=4))[-4:]
    assert [info.rank for info in infos] == [1, 2, 3, 4]
    assert len({info.line[0] for info in infos}) == 4
    assert infos == sorted(infos, key=lambda info: -info.score.points)


def test_a_game_that_is_over():
    board, engine = hexad.abalone.Board(OVER), Engine("abalone", hash_mb=1)
    assert list(engine.analyse(board)) == []
    with pytest.raises(ValueError, match="the game is over"):
        engine.play(board, Limit(depth=1))


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"game": "chess"}, "'chess' is not a game: expected abalone or six"),
        ({"game": "six", "threads": 0}, "threads is 0: expected 1 to 256"),
        ({"game": "six", "threads": 257}, "threads is 257: expected 1 to 256"),
        ({"game": "six", "hash_mb": 0}, "hash_mb is 0: expected 1 to 65536"),
        ({"game": "six", "hash_mb": 65_537}, "hash_mb is 65537: expected 1 to 65536"),
    ],
    ids=str,
)
def test_invalid_engine_options_are_refused(options, said):
    with pytest.raises(ValueError, match=said):
        Engine(**options)


def test_a_table_that_is_larger_than_the_memory(monkeypatch):
    monkeypatch.setattr("hexad.engine.engine.memory_mb", lambda: 3)
    assert Engine("six", hash_mb=3).hash_mb == 3
    with pytest.raises(ValueError, match="hash_mb is 4: expected 1 to 3, the memory of this machine"):
        Engine("six", hash_mb=4)
    monkeypatch.setattr("hexad.engine.engine.memory_mb", lambda: None)
    assert Engine("six", hash_mb=4).hash_mb == 4


def test_a_table_that_cannot_be_allocated():
    for megabytes in (2**40, 2**62):
        with pytest.raises(MemoryError):
            _core.SixEngine(megabytes)


@pytest.mark.parametrize("threads", [1, 3])
def test_a_report_that_raises_ends_the_search(threads):
    engine, depths = _core.AbaloneEngine(1), []

    def report(line):
        depths.append(line[1])
        if line[1] == 2:
            raise LookupError("enough")

    engine.prepare()
    with pytest.raises(LookupError, match="enough"):
        engine.search(hexad.abalone.Board(), 1, threads, None, None, None, None, report)
    assert depths == [1, 2]
    engine.prepare()
    assert engine.search(hexad.abalone.Board(), 1, threads, 2, None, None, None, None)


def test_a_container_may_have_less_memory_than_the_machine(monkeypatch, tmp_path):
    machine = memory_mb()
    assert machine is not None
    limit = tmp_path / "memory.max"
    monkeypatch.setattr("hexad.engine.memory._CONTAINER", (limit, tmp_path / "missing"))
    for text, expected in (("max", machine), (str(2**60), machine), (str(5 * 2**20), 5)):
        limit.write_text(f"{text}\n")
        assert memory_mb() == expected


def test_a_search_is_read_and_then_a_move_is_chosen():
    board, engine = hexad.abalone.Board(), Engine("abalone", hash_mb=1, seed=1)
    thought = engine.think(board, level=1, lines=2)
    sight = LEVELS["abalone"][0]
    assert (thought.lines, thought.limit) == (sight.lines, Limit(nodes=sight.nodes, depth=sight.depth))
    assert thought.choice() is None
    infos = list(thought)
    choices = [thought.choice() for _ in range(50)]
    assert len(set(choices)) > 1
    assert all(choice in infos for choice in choices)


def test_full_strength_chooses_the_first_of_all_lines():
    thought = Engine("abalone", hash_mb=1).think(hexad.abalone.Board(), Limit(depth=3), lines=3)
    *_, first, second, third = thought
    assert [info.rank for info in (first, second, third)] == [1, 2, 3]
    assert [thought.choice() for _ in range(20)] == [first] * 20


def test_a_seed_repeats_the_deliberate_mistakes():
    engine, board = Engine("abalone", hash_mb=1), hexad.abalone.Board()

    def mistakes(seed):
        engine.seed(seed)
        return [str(engine.play(board, level=1).move) for _ in range(12)]

    assert mistakes("a") == mistakes("a") != mistakes("b")


@pytest.mark.parametrize(
    "options",
    [{"time": -1}, {"time": float("nan")}, {"nodes": 0}, {"depth": 0}, {"remaining": -0.1}, {"increment": -1}],
    ids=str,
)
def test_invalid_limits_are_refused(options):
    (name,) = options
    with pytest.raises(ValueError, match=f"{name} is "):
        Limit(**options)


def test_invalid_questions_are_refused():
    engine = Engine("six", hash_mb=1)
    with pytest.raises(ValueError, match="this engine plays six: expected a board of it, got one of abalone"):
        engine.analyse(hexad.abalone.Board())
    with pytest.raises(ValueError, match="lines is 0: expected 1 to 256"):
        engine.analyse(hexad.six.Board(), lines=0)


@pytest.mark.parametrize("game", GAMES)
def test_chances_add_up_and_mirror(game):
    for points in (0, 50, 400, 29_990):
        chances, others = Score(points).chances(game), (-Score(points)).chances(game)
        assert sum(chances) == pytest.approx(1)
        assert (chances.win, chances.draw, chances.loss) == pytest.approx((others.loss, others.draw, others.win))
        assert chances.win >= chances.loss


def test_chances_of_another_game():
    with pytest.raises(ValueError, match="'chess' is not a game: expected abalone or six"):
        Score(10).chances("chess")
