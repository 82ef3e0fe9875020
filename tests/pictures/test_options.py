"""What is drawn over a board: highlights, labels, arrows, formations, texts. And invalid options."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import hexad
from hexad import png, svg, text
from hexad.svg import scene

from .boards import BOARDS, make

NAMESPACE = "{http://www.w3.org/2000/svg}"
HOSTILE = '</title><script>alert("1")</script>&\'\x00\x0b'


def words(document: str) -> str:
    return " ".join(element.text or "" for element in ElementTree.fromstring(document).iter())


@pytest.mark.parametrize("kind", [*scene.KINDS, "#12abEF", "#fff", "orange"])
@pytest.mark.parametrize(("name", "cells"), [("abalone start", ["a1", "e5"]), ("six start", ["0,0", "2,-1"])])
def test_highlights_come_in_kinds_and_colours(name: str, cells: list[str], kind: str) -> None:
    marked = svg.board(make(name), highlights=dict.fromkeys(cells, kind))
    assert marked.count("<") > svg.board(make(name)).count("<")
    assert ElementTree.fromstring(marked) is not None


def test_a_list_of_cells_is_a_list_of_marks() -> None:
    board = make("abalone start")
    as_list, as_mapping = (
        svg.board(board, highlights=["e5", "a1"]),
        svg.board(board, highlights={"e5": "mark", "a1": "mark"}),
    )
    assert as_list == as_mapping != svg.board(board)


def test_the_table_grows_to_contain_all_marks() -> None:
    def wide(document: str) -> float:
        return float(ElementTree.fromstring(document).get("viewBox", "").split()[2])

    assert wide(svg.board(make("six start"), arrows=[("0,0", "14,0")])) > wide(svg.board(make("six start")))


def test_an_arrow_to_its_own_cell_is_a_ring() -> None:
    ring, arrow = (svg.board(make("abalone start"), arrows=[("e5", end, "#123456")]) for end in ("e5", "e6"))
    assert ring.count("#123456") == 1
    assert arrow.count("#123456") == 2


def test_formations_are_outlined_and_named() -> None:
    board = make("abalone start")
    lance = next(formation for formation in board.formations() if formation.kind == "lance")
    alone, looked_up = svg.board(board, formations=[lance]), svg.board(board, formations="lance")
    assert alone == svg.board(board, formations=lance)
    assert len(alone) < len(looked_up)
    assert svg.board(board, formations=False) == svg.board(board, formations=[]) == svg.board(board)


def test_the_picture_has_a_description() -> None:
    description = words(svg.board(make("abalone single")))
    assert "Black: e5." in description
    assert "White: e9." in description
    assert "Pushed off: 0 by Black, 0 by White." in description
    assert "Black to move." in description
    assert "In hand: 20, 20." in words(svg.board(make("six start")))
    assert "The game is over." in words(svg.board(make("six won")))


@pytest.mark.parametrize("name", BOARDS)
def test_texts_of_the_caller_are_escaped(name: str) -> None:
    board = make(name)
    cell = next(iter(board.pieces))
    document = svg.board(board, title=HOSTILE, description=HOSTILE, labels={cell: HOSTILE})
    root = ElementTree.fromstring(document)
    assert not [element for element in root.iter() if "script" in element.tag]
    assert root.findtext(f"{NAMESPACE}title") == '</title><script>alert("1")</script>&\''
    assert root.findtext(f".//{NAMESPACE}text") == '</title><script>alert("1")</script>&\''


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"theme": "neon"}, "no such theme: 'neon' .*colour-blind"),
        ({"highlights": ["z9"]}, "“z9” is not a cell of the board"),
        ({"highlights": ["a6"]}, "“a6” is not a cell of the board"),
        ({"highlights": {"e5": "url(#x)"}}, "not a colour: 'url"),
        ({"highlights": {"e5": "#12345"}}, "not a colour: '#12345'"),
        ({"arrows": [("e5", "e6", 'red" onload="x')]}, "not a colour"),
        ({"arrows": [("e5", "j1")]}, "“j1” is not a cell of the board"),
        ({"arrows": [("e5",)]}, "an arrow is"),
        ({"labels": {"": "x"}}, "“” is not a cell of the board"),
        ({"lastmove": "nonsense!"}, "“nonsense!” is not a move"),
        ({"size": 0}, "size above zero"),
    ],
)
def test_bad_options_are_refused_with_a_reason(options: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        svg.board(hexad.abalone.Board(), **options)  # type: ignore[arg-type]  # wrong on purpose


@pytest.mark.parametrize("cell", ["e5", "1", "1,", "1,2,3", "1.5,2", "one,two"])
def test_invalid_cells_of_six_are_refused(cell: str) -> None:
    for draw in (svg.board, text.board, png.board):
        with pytest.raises(ValueError, match="is not a cell: expected q,r"):
            draw(hexad.six.Board(), highlights=[cell])


def test_a_mark_far_from_the_tiles_is_refused() -> None:
    with pytest.raises(ValueError, match="too far from the pieces"):
        svg.board(hexad.six.Board(), highlights=["1000000,0"])


def test_only_boards_are_drawn() -> None:
    with pytest.raises(TypeError, match="not a board of abalone or six: str"):
        svg.board("5/6/7/8/9/8/7/6/5")  # type: ignore[arg-type]  # wrong on purpose


def test_drawing_does_not_import_rules() -> None:
    """Drawing uses boards and descriptors; it imports no game, no core and no engine."""
    source = Path(svg.__file__).parent
    allowed = ("hexad.descriptor", "hexad.errors", "hexad.games", "hexad.svg", "hexad.text", "hexad.types")
    for path in (*source.glob("*.py"), source.parent / "png.py", *(source.parent / "text").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("hexad."):
                assert (node.module or "").startswith(allowed), path


def test_importing_the_library_does_not_import_drawing() -> None:
    code = "import sys, hexad; print(sorted({'hexad.svg', 'hexad.text', 'hexad.png', 'resvg_py'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
