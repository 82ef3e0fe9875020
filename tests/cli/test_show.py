"""`hexad show`."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET

import pytest

import hexad as library

from .lines import LAST_PUSH, RING, failure, hexad


def test_the_board_as_text():
    assert hexad("show", "abalone").out == library.text.board(library.abalone.Board(), colour=False) + "\n"
    assert hexad("show", "six").out == library.text.board(library.six.Board(), colour=False) + "\n"


def test_display_options():
    board = library.abalone.Board()
    board.push("c3d3")
    seen = library.text.board(board, colour=False, flipped=True, coordinates=False, lastmove=None, highlights=["e5"])
    options = ["--flipped", "--no-coordinates", "--last-move", "none", "--highlight", "e5"]
    assert hexad("show", "abalone", "--moves", "c3d3", *options).out == seen + "\n"


def test_formations_are_marked():
    out = hexad("show", "abalone", "--formations", "block").out
    assert "a [◉ ◉ ◉ ◉ ◉]" in out


def test_the_data_of_abalone():
    data = json.loads(hexad("show", "abalone", "--fen", LAST_PUSH, "--json").out)
    assert data == {
        "game": "abalone",
        "fen": LAST_PUSH,
        "turn": "black",
        "ply": 78,
        "move_number": 40,
        "pieces": {"e4": "white", "a3": "black", "a4": "black", "a5": "white"},
        "outcome": None,
        "pushed_off": {"black": 5, "white": 0},
    }


def test_the_data_of_a_finished_game_of_six():
    data = json.loads(hexad("show", "six", "--moves", " ".join(RING), "--json").out)
    assert (data["hands"], data["phase"], data["turn"]) == ([15, 16], "placing", "red")
    assert list(data["outcome"]) == ["winner", "reason", "rule", "shape", "cells", "result"]
    assert (data["outcome"]["winner"], data["outcome"]["shape"], data["outcome"]["result"]) == ("black", "ring", "1-0")


@pytest.mark.parametrize("theme", ["light", "dark", "colour-blind", "colour-blind-dark"])
def test_an_svg(tmp_path, theme):
    path = tmp_path / "board.svg"
    answer = hexad("show", "six", "--svg", path, "--theme", theme, "--width", "300")
    assert (answer.code, answer.out, answer.err) == (0, "", "")
    assert path.read_text() == library.svg.board(library.six.Board(), theme=theme, size=300)


def test_an_svg_on_standard_output():
    out = hexad("show", "abalone", "--svg", "-", "--formations", "block").out
    assert ET.fromstring(out).tag.endswith("svg")
    assert out == library.svg.board(library.abalone.Board(), formations=["block"])


def test_a_png(tmp_path):
    path = tmp_path / "board.png"
    assert hexad("show", "abalone", "--png", path, "--width", "200").code == 0
    content = path.read_bytes()
    assert content.startswith(b"\x89PNG")
    assert int.from_bytes(content[16:20], "big") == 200


def test_both_pictures_at_once(tmp_path):
    assert hexad("show", "six", "--svg", tmp_path / "a.svg", "--png", tmp_path / "a.png").code == 0
    assert {path.name for path in tmp_path.iterdir()} == {"a.svg", "a.png"}


def test_an_older_picture_is_replaced_and_keeps_its_mode(tmp_path):
    path = tmp_path / "board.svg"
    path.write_text("old")
    path.chmod(0o640)
    hexad("show", "six", "--svg", path)
    assert path.read_text().startswith("<svg")
    assert path.stat().st_mode & 0o777 == 0o640


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (
            ["--svg", "-", "--theme", "pink"],
            '--theme is "pink": expected light, dark, colour-blind or colour-blind-dark',
        ),
        (["--svg", "-", "--png", "-"], "only one picture can go to standard output"),
        (["--svg", "no/such/folder.svg"], "no/such/folder.svg: no such file or directory"),
        (["--png", "."], "is a directory"),
        (["--width", "0", "--svg", "-"], '--width is "0": expected a number from 1 to 8192'),
        (["--theme", "dark"], "--theme and --width are for pictures: add --svg or --png"),
        (["--highlight", "z9"], "“z9” is not a cell of the board: expected a1 to i9."),
        (["--last-move", "z9"], "“z9” is not a move: expected two cells (a1b2)"),
        (["--formations", "threat"], 'Abalone has no "threat": expected one of block, det'),
    ],
)
def test_invalid_arguments_are_reported(args, said):
    assert said in failure("show", "abalone", *args)
