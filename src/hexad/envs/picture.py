"""Boards as arrays of pixels, all of one size, so that a game can be filmed."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

import numpy as np
from PIL import Image, ImageOps

from hexad import png

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from hexad.board import AnyBoard

__all__ = ["SIDE", "pixels"]

SIDE = 360


def pixels(board: AnyBoard) -> NDArray[np.uint8]:
    """A picture of a board in the middle of a white square, as rows, columns and red, green, blue."""
    with Image.open(BytesIO(png.board(board, width=SIDE, coordinates=False))) as drawn:
        fitting = ImageOps.contain(drawn.convert("RGBA"), (SIDE, SIDE))
    square = Image.new("RGBA", (SIDE, SIDE), "white")
    square.alpha_composite(fitting, ((SIDE - fitting.width) // 2, (SIDE - fitting.height) // 2))
    return np.asarray(square.convert("RGB"))
