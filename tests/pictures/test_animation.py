"""Animated images: their frames, and that each of them shows its position from the same place."""

from __future__ import annotations

import sys
from hashlib import sha256
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

import hexad
from hexad import animation, png
from hexad.animation_encoder import Film, _Drawing
from hexad.errors import SettingError
from hexad.svg.caption import Caption
from hexad.svg.series import Series
from hexad.texts import LANGUAGES, explained
from tests.pictures.boards import _played
from tests.pictures.frames import durations, frames

WIDTH = 120


def game(name: str, plies: int = 5, **options) -> hexad.Game:
    """A game whose moves lie far from each other, with names and without a result."""
    board = _played(hexad.GAMES[name].Board(**options), plies, 17)
    second = hexad.GAMES[name].players[1].capitalize()
    return hexad.Game.from_board(board, {"Black": "Ada", second: "Béla"})


GAMES = {
    "abalone": lambda: game("abalone"),
    "six": lambda: game("six"),
    # All tiles are placed after 40 plies: then they move, and some are removed.
    "six moving": lambda: game("six", 47, rules="advanced"),
    "six four": lambda: game("six", 6, players=4),
}


def boards(record: hexad.Game) -> list[hexad.board.AnyBoard]:
    return [node.board() for node in (record.root, *record.mainline())]


def still(board, record: hexad.Game, **options) -> Image.Image:
    """The picture of one position, in a frame that has room for all."""
    cells = {cell for one in boards(record) for cell in one.pieces}
    drawn = Image.open(BytesIO(png.board(board, width=WIDTH, around=cells, **options)))
    paper = Image.new("RGBA", drawn.size, hexad.svg.THEMES[options.get("theme", "light")].paper)
    return Image.alpha_composite(paper, drawn.convert("RGBA")).convert("RGB")


def difference(frame: Image.Image, picture: Image.Image) -> float:
    """The mean difference of the colours, without the words below the picture."""
    part = frame.crop((0, 0, *picture.size))
    return sum(ImageStat.Stat(ImageChops.difference(part, picture)).mean) / 3


@pytest.mark.parametrize("kind", animation.FORMATS)
@pytest.mark.parametrize("name", ["abalone", "six"])
def test_each_frame_shows_its_position(name, kind):
    record = GAMES[name]()
    image = animation.render(record, kind, width=WIDTH)
    shown, positions = frames(image), boards(record)
    assert len(shown) == len(positions) == 6
    pictures = [still(board, record) for board in positions]
    for number, frame in enumerate(shown):
        differences = [difference(frame, picture) for picture in pictures]
        assert differences.index(min(differences)) == number
        assert differences[number] < 6
    assert difference(shown[0], shown[-1].crop((0, 0, *pictures[0].size))) > 1


@pytest.mark.parametrize("name", GAMES)
def test_a_frame_made_of_its_parts_is_the_whole_picture(name):
    """Only what a move changes is drawn: nothing of the position before is left, and nothing is missing."""
    record = GAMES[name]()
    positions = boards(record)[-9:]
    series = Series(positions, size=WIDTH, theme="dark", flipped=True)
    drawing = _Drawing(Film(series, [Caption((), "")] * len(positions), [10] * len(positions)))
    for number, frame in enumerate(drawing.frames()):
        whole = drawing._finished(number, drawing._cells(number, series.whole))
        # The renderer rounds edges to a quarter of a pixel, which depends on where a part begins.
        assert max(ImageChops.difference(frame, whole).tobytes()) < 256 / 4, number
        assert difference(frame, whole) < 0.05, number


@pytest.mark.parametrize("kind", animation.FORMATS)
def test_durations_size_and_loop(kind):
    record = GAMES["abalone"]()
    image = animation.render(record, kind, width=WIDTH, seconds=0.4)
    assert durations(image) == [400] * 5 + [3000]
    assert durations(animation.render(record, kind, width=WIDTH, seconds=2))[-1] == 6000
    opened = Image.open(BytesIO(image))
    assert (opened.format, opened.width, opened.info["loop"]) == (kind.upper(), WIDTH, 0)
    assert opened.height > still(boards(record)[0], record).height


def test_the_options_change_the_picture():
    record = GAMES["abalone"]()

    def hashed(**options) -> str:
        return sha256(animation.gif(record, width=WIDTH, **options)).hexdigest()

    usual = hashed()
    assert usual == hashed(), "the same arguments give the same bytes"
    for options in ({"theme": "dark"}, {"flipped": True}, {"coordinates": False}, {"ending": "Over"}):
        assert hashed(**options) != usual
    dark = frames(animation.gif(record, width=WIDTH, theme="dark"))[0]
    assert difference(dark, still(boards(record)[0], record, theme="dark")) < 6


def test_some_plies():
    record = GAMES["six"]()
    shown = frames(animation.webp(record, width=WIDTH, plies=(2, 4)))
    assert len(shown) == 3
    cells = {cell for board in boards(record)[2:5] for cell in board.pieces}
    alone = png.board(boards(record)[2], width=WIDTH, around=cells)
    assert Image.open(BytesIO(alone)).height <= shown[0].height
    assert len(frames(animation.gif(record, width=WIDTH, plies=(5, 5)))) == 1
    for plies in ((0, 6), (-1, 3), (4, 3)):
        with pytest.raises(ValueError, match="there are the plies 0 to 5"):
            animation.gif(record, plies=plies)


def test_the_result_stands_below_the_last_position_of_the_game():
    record = GAMES["abalone"]()
    open_game = frames(animation.gif(record, width=WIDTH))
    record.finish(hexad.Outcome(hexad.BLACK, "resignation", ""))
    assert animation.outcome_of(record) == hexad.Outcome(hexad.BLACK, "resignation", "")
    over = frames(animation.gif(record, width=WIDTH))
    below = (0, still(boards(record)[0], record).height, WIDTH, over[0].height)
    words = [frame.crop(below) for frame in (*over, *open_game)]
    assert difference(words[5], words[11]) > 3, "the result, or the last move"
    assert difference(words[4], words[10]) < 1
    partly = frames(animation.gif(record, width=WIDTH, plies=(0, 4)))
    assert difference(partly[-1].crop(below), words[4]) < 1


def test_a_record_without_a_reason_or_a_result():
    record = GAMES["abalone"]()
    assert animation.outcome_of(record) is None
    record.result = "0-1"
    assert animation.outcome_of(record) is None
    record.tags["Termination"] = "time"
    assert animation.outcome_of(record) == hexad.Outcome(hexad.WHITE, "time", "")
    record.result = "1/2-1/2"
    assert animation.outcome_of(record) == hexad.Outcome(None, "time", "")


def test_without_names_there_is_one_line():
    board = GAMES["abalone"]().end()
    nameless = frames(animation.gif(hexad.Game.from_board(board), width=WIDTH))[0]
    assert nameless.height < frames(animation.gif(GAMES["abalone"](), width=WIDTH))[0].height


def test_names_of_any_kind_are_drawn():
    board = _played(hexad.abalone.Board(), 1, 1)
    hostile = {"Black": "</text><script>&\"'", "White": "Ж" * 39 + "漢"}
    shown = frames(animation.gif(hexad.Game.from_board(board, hostile), width=WIDTH))
    assert len(shown) == 2


def test_every_frame_is_reported():
    reports: list[int] = []
    animation.webp(GAMES["six"](), width=WIDTH, on_frame=lambda: reports.append(1))
    assert len(reports) == 6


def test_tiles_that_wander_too_far():
    record = hexad.Game.from_board(hexad.six.Board())
    near, far = (hexad.six.Board(f"BR@{corner},0 20 20 b basic 1") for corner in (0, 90))
    with pytest.raises(SettingError, match="too far"):
        Series([near, far], size=WIDTH)
    assert len(frames(animation.gif(record, width=WIDTH))) == 1


def test_a_tall_table_is_not_higher_than_wide():
    column = "/".join("BR" * 10)
    series = Series([hexad.six.Board(f"{column}@0,0 11 11 b basic 11")], size=WIDTH)
    assert WIDTH < series.height <= 1.25 * WIDTH + 1


def test_wrong_values():
    record = GAMES["six"]()
    with pytest.raises(ValueError, match="'mp4' is not a format"):
        animation.render(record, "mp4")
    with pytest.raises(ValueError, match=r"0\.05 to 60 seconds"):
        animation.gif(record, seconds=0.01)
    with pytest.raises(ValueError, match="one pixel or more"):
        animation.gif(record, width=0)


def test_without_pillow_the_error_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "PIL", None)
    assert not animation.can_animate()
    with pytest.raises(SettingError) as refused:
        animation.gif(GAMES["six"]())
    said = {explained("", refused.value, language) for language in LANGUAGES}
    assert len(said) == 4
    assert all('pip install "hexad[print]"' in text for text in said)


def test_a_game_of_100_plies_is_small():
    record = game("abalone", 100)
    assert len(animation.gif(record)) < 2_000_000
    assert len(animation.webp(record)) < 1_000_000
