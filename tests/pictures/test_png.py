"""PNG images have the requested size and are not blank."""

from __future__ import annotations

import struct
import zlib

import pytest

from hexad import png, svg

from .boards import BOARDS, make


def size(image: bytes) -> tuple[int, int]:
    assert image.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", image[16:24])
    return width, height


def pixels(image: bytes) -> bytes:
    """The image data, decompressed but still filtered: enough to see whether it is blank."""
    data, at = b"", 8
    while at < len(image):
        (length,), kind = struct.unpack(">I", image[at : at + 4]), image[at + 4 : at + 8]
        data += image[at + 8 : at + 8 + length] if kind == b"IDAT" else b""
        at += 12 + length
    return zlib.decompress(data)


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_has_the_requested_width_and_is_not_blank(name: str) -> None:
    image = png.board(make(name), width=240)
    assert size(image)[0] == 240
    assert 100 < size(image)[1] < 400
    assert len(set(pixels(image))) > 200


def test_options_are_those_of_the_drawing() -> None:
    board = make("six middle")
    assert png.board(board, width=200, theme="dark") != png.board(board, width=200)
    assert png.render(svg.board(board, size=300))[16:20] == struct.pack(">I", 300)


def test_letters_that_need_a_font_are_still_rendered() -> None:
    assert size(png.board(make("abalone start"), width=200, labels={"e5": "Ж"}))[0] == 200


def test_a_width_of_zero_is_refused() -> None:
    with pytest.raises(ValueError, match="one pixel or more"):
        png.board(make("six start"), width=0)
    with pytest.raises(ValueError):  # noqa: PT011 - the renderer's own words
        png.render("not a picture")
