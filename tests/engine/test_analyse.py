"""`hexad analyse`: evaluations, mistakes, better lines, and the graph."""

from __future__ import annotations

import pytest

import hexad
from hexad.cli import main
from hexad.engine import Engine, Limit, Score, Variation
from hexad.engine.annotate import BLUNDER, INACCURACY, MISTAKE, Judgement, annotate
from hexad.record import Eval, Game, parse_game, read_game, read_games
from hexad.svg.graph import graph
from tests.cli.lines import RING, failure, process
from tests.cli.lines import hexad as command

# Black can win by a ring at 0,2 and plays another move.
MISSED = """[Game "six"]
[FEN "3R/1BBRR/BRBR/1B@0,-1 16 16 b basic 6"]
[Black "Ada"]
[Result "*"]

6. 0,3 $1 $2 {[%clk 0:01:00] hm} 0,2 *
"""
MARKS = {INACCURACY, MISTAKE, BLUNDER}


def annotated(text, game="six", **limit):
    record = parse_game(text)
    return record, annotate(record, Engine(game, hash_mb=1), Limit(**(limit or {"depth": 3})))


def test_a_missed_win_is_a_blunder_and_the_win_is_shown():
    record, judged = annotated(MISSED)
    missed = record.root.next
    assert missed.nags == (1, BLUNDER), "its own marks for mistakes are replaced, others are kept"
    assert (missed.comment, missed.clock) == ("hm", 6000)
    _, better = record.root.children
    assert (str(better.move), better.eval) == ("0,2", Eval(win_in=0))
    assert judged[0].variation.score.win_in == 1
    assert judged[1].mark == BLUNDER
    assert record.tags["Black"] == "Ada"


def test_every_move_has_its_evaluation_from_blacks_side():
    board = hexad.six.Board()
    for move in RING:
        board.push(move)
    record = Game.from_board(board)
    judged = annotate(record, Engine("six", hash_mb=1), Limit(depth=4))
    nodes = list(record.mainline())
    assert all(node.eval is not None for node in nodes)
    assert len(judged) == len(nodes) + 1
    assert nodes[-2].eval == Eval(win_in=1, depth=1)
    assert nodes[-1].eval == Eval(win_in=0)
    assert judged[-1].expected == 1
    assert parse_game(str(record)) == record


def test_the_engines_move_is_not_a_mistake():
    board, engine = hexad.abalone.Board(), Engine("abalone", hash_mb=1)
    for _ in range(6):
        board.push(engine.play(board, Limit(depth=3)).move)
    record = Game.from_board(board)
    annotate(record, Engine("abalone", hash_mb=1), Limit(depth=3))
    assert all(len(node.children) <= 1 for node in (record.root, *record.mainline()))
    assert not MARKS & {nag for node in record.mainline() for nag in node.nags}


def test_annotating_again_changes_nothing():
    record, _ = annotated(MISSED)
    again = parse_game(str(record))
    annotate(again, Engine("six", hash_mb=1), Limit(depth=3))
    assert again == record


def test_a_limit_too_small_to_find_anything_still_gives_evaluations():
    record, _ = annotated(MISSED, nodes=1)
    assert all(node.eval is not None for node in record.mainline())


def test_evaluations_in_records():
    assert Judgement(Variation(Score(150), ()), 5, is_blacks=True, game="six").eval() == Eval(1.5, depth=5)
    assert Judgement(Variation(Score(150), ()), 5, is_blacks=False, game="six").eval() == Eval(-1.5, depth=5)
    assert Judgement(Variation(Score(29_997), ()), 3, is_blacks=False, game="six").eval() == Eval(win_in=-2, depth=3)
    assert Judgement(Variation(Score(-29_998), ()), 3, is_blacks=False, game="six").eval() == Eval(win_in=1, depth=3)


@pytest.fixture
def record(tmp_path):
    path = tmp_path / "game.hgn"
    path.write_text(MISSED)
    return path


def test_the_command_writes_a_record_and_a_graph(record, tmp_path):
    out, picture = tmp_path / "out.hgn", tmp_path / "graph.svg"
    done = process("analyse", record, "-o", out, "--svg", picture, "--depth", "3")
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
    assert BLUNDER in next(read_game(out).mainline()).nags
    assert "Black's move 6: blunder" in picture.read_text()
    assert hexad.png.render(picture.read_text()).startswith(b"\x89PNG")


def test_the_command_writes_to_standard_output(record):
    answer = command("analyse", record, "--nodes", "2000")
    assert answer.code == 0
    assert "[%eval" in answer.out
    assert answer.out == command("analyse", record, "--nodes", "2000").out


def test_broken_games_are_reported_and_left_out(record, tmp_path, capfd):
    several, out = tmp_path / "several.hgn", tmp_path / "out.hgn"
    several.write_text(f'{MISSED}\n[Game "six"]\n\n1. 9,9 *\n\n[Game "abalone"]\n[Result "*"]\n\n1. a1b2 *\n')
    assert main(["analyse", str(several), "-o", str(out), "--depth", "2"]) == 1
    assert [game.tags["Game"] for game in read_games(out)] == ["six", "abalone"]
    assert "cannot be played here" in capfd.readouterr().err
    assert main(["analyse", str(several), "-o", str(out), "--depth", "2", "--game", "3"]) == 0
    assert [game.tags["Game"] for game in read_games(out)] == ["abalone"]


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--time", "soon"], '--time is "soon": expected seconds, from 0.01 to 86400'),
        (["--time", "nan"], '--time is "nan": expected seconds'),
        (["--nodes", "0"], '--nodes is "0": expected a number, 1 or more'),
        (["--depth", "0"], '--depth is "0": expected a number from 1 to 100'),
        (["--game", "2"], "has no game 2: expected 1"),
        (["--theme", "pink"], '--theme is "pink": expected light, dark'),
        (["-o", "x.hgn", "--svg", "x.hgn"], "the record and the graph would go to the same place"),
        (["--svg", "/no/such/folder/x.svg", "--depth", "1"], "/no/such/folder/x.svg: there is no such folder"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_bad_options(record, args, said):
    assert said in failure("analyse", record, *args)


def test_a_graph_needs_exactly_one_game(tmp_path):
    both = tmp_path / "both.hgn"
    both.write_text(f"{MISSED}\n{MISSED}")
    said = failure("analyse", both, "--svg", tmp_path / "x.svg")
    assert said == "--svg draws one game, and there are 2: choose one with --game N"


def test_a_graph_is_the_same_for_the_same_game():
    values, marks = [0.5, 0.6, 0.3, 1.0], {2: 4}
    assert graph("six", values, marks) == graph("six", values, marks)
    assert graph("six", values, marks) != graph("six", values, marks, theme="dark")
    assert "Red's move 1: blunder" in graph("six", values, marks)
    assert "White's move 3: blunder" in graph("abalone", values, marks, first_ply=4)


@pytest.mark.parametrize(
    ("args", "options"),
    [
        (("chess", [0.5]), {}),
        (("six", []), {}),
        (("six", [0.5, 1.1]), {}),
        (("six", [0.5, float("nan")]), {}),
        (("six", [0.5, 0.6], {2: 4}), {}),
        (("six", [0.5, 0.6], {1: 3}), {}),
        (("six", [0.5]), {"size": 0}),
        (("six", [0.5]), {"theme": "pink"}),
    ],
    ids=str,
)
def test_invalid_graphs_are_refused(args, options):
    with pytest.raises(ValueError, match=r"expected|needs|no such"):
        graph(*args, **options)
