"""`hexad moves`, `explain`, `formations` and `layouts`: the questions about one position."""

from __future__ import annotations

import json

import pytest

import hexad as library

from .lines import RING, failure, hexad


def test_moves_one_to_a_line():
    assert hexad("moves", "six").out == "1,1\n2,-1\n2,0\n"
    assert len(hexad("moves", "abalone").out.splitlines()) == 44


def test_moves_of_some_cells():
    expected = sorted(str(move) for move in library.abalone.Board().legal_moves.including(["c3", "c4"]))
    for spelt in (["--from", "c3,c4"], ["--from", "c3 c4"], ["--from", "c3", "--from", "c4"]):
        assert hexad("moves", "abalone", *spelt).out.split() == expected


def test_moves_as_data():
    data = json.loads(hexad("moves", "six", "--json").out)
    assert list(data) == ["game", "fen", "turn", "count", "moves"]
    assert (data["count"], data["moves"], data["turn"]) == (3, ["1,1", "2,-1", "2,0"], "black")


def test_there_may_be_no_move():
    answer = hexad("moves", "six", "--moves", " ".join(RING))
    assert (answer.code, answer.out) == (0, "")


def test_an_unknown_cell_is_refused():
    assert "“z9” is not a cell" in failure("moves", "abalone", "--from", "z9")
    assert "“e5” is not a cell" in failure("moves", "six", "--from", "e5")


@pytest.mark.parametrize(
    ("args", "code", "out"),
    [
        (["abalone", "c3d4"], 0, "legal  A5  c3d4  A marble moves to an adjacent empty cell.\n"),
        (["abalone", "c3e3"], 1, "illegal  A5  A marble moves by one cell only.\n"),
        (["abalone", "--cells", "c3,c4", "--to", "ne"], 0, "legal  A8  c3c4d4  "),
        (["abalone", "--cells", "a1", "--to", "SW"], 1, "illegal  A14  "),
        (["six", "2,-1"], 0, "legal  S3  2,-1  "),
        (["six", "-1,0"], 1, "illegal  S3  "),
        (["six", "--to", "-1,0"], 1, "illegal  S3  "),
        (["six", "--cells", "0,0 1,0", "--to", "5,5"], 1, "illegal  S8  "),
    ],
)
def test_explain(args, code, out):
    answer = hexad("explain", *args)
    assert answer.code == code
    assert answer.out.startswith(out)
    assert answer.err == ""


@pytest.mark.parametrize("move", ["c3d3", "e5e6"])
def test_explain_as_data(move):
    data = json.loads(hexad("explain", "abalone", move, "--json").out)
    assert data == library.abalone.Board().explain(move).as_dict()


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["abalone", "zz"], "“zz” is not a move: expected two cells"),
        (["abalone"], "give a move, or --to with --cells"),
        (["abalone", "--cells", "c3"], "give a move, or --to with --cells"),
        (["abalone", "c3d3", "--to", "NE"], "give a move, or --to with --cells"),
        (["abalone", "--cells", "c3", "--to", "up"], "“UP” is not a direction"),
        (["abalone", "--wrong"], "no such option: --wrong"),
        (["abalone", "c3d3", "--wrong"], "--wrong"),
    ],
)
def test_invalid_questions_are_refused(args, said):
    assert said in failure("explain", *args)


def test_formations_by_kind():
    answer = hexad("formations", "abalone", "--layout", "domination", "--kind", "sumito")
    board, table = answer.out.rsplit("\n\n", 1)
    assert "[" in board
    assert [line.split()[:3] for line in table.splitlines()[1:]] == [["sumito", "black", "2"], ["sumito", "white", "2"]]
    assert "c2 d3 e4 push f5 NE" in table


def test_all_formations_are_counted():
    board = library.abalone.Board(layout="belgian-daisy")
    table = hexad("formations", "abalone", "--layout", "belgian-daisy").out.rsplit("\n\n", 1)[1].splitlines()[1:]
    assert sum(int(line.split()[2]) for line in table) == len(board.formations())


def test_formations_of_six():
    out = hexad("formations", "six", "--moves", " ".join(RING[:8])).out
    assert "need 2,0 (ring)" in out
    assert "[.]" in out.replace("⋅", ".")


def test_formations_as_data():
    data = json.loads(hexad("formations", "six", "--moves", " ".join(RING[:8]), "--kind", "threat", "--json").out)
    assert list(data) == ["game", "fen", "formations"]
    assert [one["missing"] for one in data["formations"]] == ["2,0"]
    assert list(data["formations"][0]) == list(library.Formation._fields)


def test_the_absence_of_formations_is_reported():
    assert hexad("formations", "abalone", "--kind", "det").out.endswith("no det on this board\n")
    assert 'Six has no "det": expected one of threat, holding' in failure("formations", "six", "--kind", "det")


def test_every_kind_of_the_glossary_is_known():
    seen: dict[str, set[str]] = {game: set() for game in library.GAMES}
    for layout in library.abalone.LAYOUTS:
        seen["abalone"] |= {one.kind for one in library.abalone.Board(layout=layout).formations()}
    board = library.six.Board()
    for move in RING[:8]:
        board.push(move)
    seen["six"] |= {one.kind for one in board.formations()}
    assert seen["six"] == set(library.GAMES["six"].formations)
    assert seen["abalone"] <= set(library.GAMES["abalone"].formations)


def test_layouts():
    assert json.loads(hexad("layouts", "--json").out) == library.abalone.LAYOUTS
    lines = hexad("layouts").out.splitlines()
    assert [line.split()[0] for line in lines[1:]] == list(library.abalone.LAYOUTS)
