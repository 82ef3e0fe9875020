"""Rendering of boards as text or as arrays of pixels, all of one size, as videos need them."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

import numpy as np
from PIL import Image, ImageOps

from hexad import png

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from hexad.board import AnyBoard

__all__ = ["RENDER_MODES", "SIDE", "check_render_mode", "pixels", "shown"]

RENDER_MODES = ("human", "ansi", "rgb_array")
SIDE = 360


def check_render_mode(mode: str | None) -> None:
    """Raise ValueError for an unknown mode."""
    if mode not in (None, *RENDER_MODES):
        raise ValueError(f"render_mode is {mode!r}: expected one of {', '.join(RENDER_MODES)}")


def shown(board: AnyBoard, mode: str | None) -> str | NDArray[np.uint8] | None:
    """A board in one of the modes: as text, as pixels, or printed."""
    if mode == "ansi":
        return str(board)
    if mode == "rgb_array":
        return pixels(board)
    if mode == "human":
        print(board)
    return None


def pixels(board: AnyBoard) -> NDArray[np.uint8]:
    """A picture of a board in the middle of a white square, as rows, columns and red, green, blue."""
    with Image.open(BytesIO(png.board(board, width=SIDE, coordinates=False))) as drawn:
        fitting = ImageOps.contain(drawn.convert("RGBA"), (SIDE, SIDE))
    square = Image.new("RGBA", (SIDE, SIDE), "white")
    square.alpha_composite(fitting, ((SIDE - fitting.width) // 2, (SIDE - fitting.height) // 2))
    return np.asarray(square.convert("RGB"))
