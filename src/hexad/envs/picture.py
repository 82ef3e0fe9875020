"""Boards as arrays of pixels, all of one size, so that a game can be filmed."""

from __future__ import annotations

import re
import struct
import zlib
from typing import TYPE_CHECKING

import numpy as np

from hexad import png, svg

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from hexad.board import AnyBoard

__all__ = ["SIDE", "pixels"]

SIDE = 360
_WHITE = 255
_NONE, _LEFT, _ABOVE, _MEAN, _PAETH = range(5)


def pixels(board: AnyBoard) -> NDArray[np.uint8]:
    """A picture of a board in the middle of a white square, as rows, columns and red, green, blue."""
    drawn = svg.board(board, coordinates=False)
    found = re.search(r'width="([\d.]+)" height="([\d.]+)"', drawn)
    assert found is not None, "every picture says how large it is"
    width, height = float(found[1]), float(found[2])
    painted = _decoded(png.render(drawn, width=int(SIDE * min(1, width / height))))
    colours, opacity = painted[..., :3].astype(np.uint16), painted[..., 3:].astype(np.uint16)
    canvas = np.full((SIDE, SIDE, 3), _WHITE, np.uint8)
    rows, columns = painted.shape[:2]
    top, left = (SIDE - rows) // 2, (SIDE - columns) // 2
    canvas[top : top + rows, left : left + columns] = (colours * opacity + _WHITE * (255 - opacity)) // 255
    return canvas


def _decoded(image: bytes) -> NDArray[np.uint8]:
    """The pixels of a PNG with eight bits for each of red, green, blue and opacity, as resvg writes them."""
    at, packed = 8, b""
    while at < len(image):
        (length,) = struct.unpack_from(">I", image, at)
        kind, data = image[at + 4 : at + 8], image[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            width, height = struct.unpack_from(">II", data)
        elif kind == b"IDAT":
            packed += data
        at += length + 12
    rows = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(height, 1 + 4 * width)
    return _unfiltered(rows[:, 0], rows[:, 1:].reshape(height, width, 4))


def _unfiltered(filters: NDArray[np.uint8], written: NDArray[np.uint8]) -> NDArray[np.uint8]:
    # A pixel was written as what it adds to its neighbours on the left and above. All pixels of a diagonal can be
    # read at once, since none of them is a neighbour of another.
    height, width, _ = written.shape
    found = np.zeros((height + 1, width + 1, 4), np.int16)
    for diagonal in range(width + height - 1):
        row = np.arange(max(0, diagonal - width + 1), min(height, diagonal + 1))
        column = diagonal - row
        left, above, corner = found[row + 1, column], found[row, column + 1], found[row, column]
        guess = _guessed(filters[row, np.newaxis], left, above, corner)
        found[row + 1, column + 1] = (written[row, column] + guess) & 255
    return found[1:, 1:].astype(np.uint8)


def _guessed(
    filters: NDArray[np.uint8], left: NDArray[np.int16], above: NDArray[np.int16], corner: NDArray[np.int16]
) -> NDArray[np.int16]:
    by_left, by_above, by_corner = abs(above - corner), abs(left - corner), abs(left + above - 2 * corner)
    nearer = np.where(by_above <= by_corner, above, corner)
    paeth = np.where((by_left <= by_above) & (by_left <= by_corner), left, nearer)
    kinds = [filters == kind for kind in (_NONE, _LEFT, _ABOVE, _MEAN)]
    return np.select(kinds, [np.zeros_like(left), left, above, (left + above) // 2], paeth)
