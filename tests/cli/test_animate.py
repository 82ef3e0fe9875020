"""`hexad show --animate`."""

from __future__ import annotations

import sys
from io import BytesIO

import pytest
from PIL import Image

import hexad as library
from hexad.texts import LANGUAGES
from tests.pictures.frames import frames

from .lines import RING, failure, hexad


@pytest.fixture
def resigned(tmp_path, record):
    """A file with the first game of `record`, which White has resigned."""
    game = library.read_game(record)
    game.finish(library.Outcome(library.BLACK, "resignation", ""))
    path = tmp_path / "resigned.hgn"
    path.write_text(f"{game}\n")
    return path


def opened(path) -> Image.Image:
    return Image.open(BytesIO(path.read_bytes()))


@pytest.mark.parametrize("kind", ["gif", "webp"])
def test_a_recorded_game(tmp_path, resigned, kind):
    path = tmp_path / f"game.{kind.upper()}"
    answer = hexad("show", "--animate", resigned, "-o", path, "--width", "100")
    assert (answer.code, answer.out, answer.err) == (0, "", "")
    image = opened(path)
    assert (image.format, image.width, len(frames(path.read_bytes()))) == (kind.upper(), 100, 4)
    game = library.read_game(resigned)
    assert path.read_bytes() == library.animation.render(game, kind, width=100, ending="Black wins: resignation")


def test_the_options_are_those_of_the_library(tmp_path, record):
    path = tmp_path / "game.gif"
    options = ["--theme", "dark", "--flipped", "--no-coordinates", "--seconds", "0.25", "--plies", "1-2"]
    assert hexad("show", record, "--animate", "--output", path, "--width", "90", "--game", "2", *options).code == 0
    game = list(library.read_games(record))[1]
    look = {"theme": "dark", "flipped": True, "coordinates": False, "seconds": 0.25, "plies": (1, 2)}
    assert path.read_bytes() == library.animation.gif(game, width=90, **look)


@pytest.mark.parametrize(("plies", "count"), [("2-", 2), ("-1", 2), ("-", 4), ("3-3", 1)])
def test_a_range_may_be_open(tmp_path, record, plies, count):
    path = tmp_path / "game.gif"
    assert hexad("show", record, "--animate", "-o", path, "--width", "60", "--plies", plies).code == 0
    assert len(frames(path.read_bytes())) == count


def test_moves_and_a_ply(tmp_path, record):
    path = tmp_path / "game.webp"
    assert hexad("show", "six", "--moves", " ".join(RING), "--animate", "-o", path, "--width", "60").code == 0
    assert len(frames(path.read_bytes())) == 10
    assert hexad("show", record, "--ply", "1", "--animate", "-o", path, "--width", "60").code == 0
    assert len(frames(path.read_bytes())) == 2


def test_the_result_is_said_in_the_language(tmp_path, resigned):
    images = set()
    for language in LANGUAGES:
        path = tmp_path / f"{language}.gif"
        hexad("--language", language, "show", resigned, "--animate", "-o", path, "--width", "200", "--plies", "3-3")
        images.add(path.read_bytes())
    assert len(images) == 4


def test_a_picture_by_its_ending(tmp_path):
    board = library.abalone.Board()
    assert hexad("show", "abalone", "-o", tmp_path / "a.svg").code == 0
    assert (tmp_path / "a.svg").read_text() == library.svg.board(board)
    assert hexad("show", "abalone", "-o", tmp_path / "a.PNG", "--width", "80").code == 0
    assert opened(tmp_path / "a.PNG").size[0] == 80


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--animate"], "an animated image needs a file: add -o game.gif"),
        (["--animate", "-o", "x.mp4"], "x.mp4 is not a picture: expected a name that ends in .svg or .png"),
        (["--animate", "-o", "x.png"], "x.png is not a picture"),
        (["-o", "x.gif"], "with --animate in .gif or .webp"),
        (["-o", "x.svg", "--svg", "y.svg"], "x.svg is not a picture"),
        (["--seconds", "2"], "--seconds and --plies are for animated images: add --animate"),
        (["--plies", "1-2"], "add --animate"),
        (["--animate", "-o", "x.gif", "--seconds", "0"], '--seconds is "0": expected a number from 0.05 to 60'),
        (["--animate", "-o", "x.gif", "--seconds", "nan"], '--seconds is "nan"'),
        (["--animate", "-o", "x.gif", "--plies", "3"], '--plies is "3": expected two plies from 0 to 3'),
        (["--animate", "-o", "x.gif", "--plies", "2-4"], '--plies is "2-4"'),
        (["--animate", "-o", "x.gif", "--plies", "2-1"], '--plies is "2-1"'),
        (["--animate", "-o", "x.gif", "--highlight", "c3"], "--highlight does not go with --animate"),
        (["--animate", "-o", "x.gif", "--json"], "--json does not go with --animate"),
        (["--animate", "-o", "x.gif", "--theme", "pink"], '--theme is "pink"'),
        (["--animate", "-o", "no/such/x.gif"], "no/such/x.gif: no such file or directory"),
    ],
)
def test_invalid_arguments_are_reported(record, args, said):
    assert said in failure("show", record, *args)


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_pillow(record, monkeypatch, language):
    monkeypatch.setitem(sys.modules, "PIL", None)
    said = failure("--language", language, "show", record, "--animate", "-o", "x.gif")
    assert 'pip install "hexad[print]"' in said
    assert "Pillow" in said
