"""Boards as PNG images, rendered from their SVG."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import resvg_py

from hexad import svg

if TYPE_CHECKING:
    from hexad.svg.scene import Drawable

__all__ = ["board", "render"]


def board(board: Drawable, *, width: int = 960, **options: Any) -> bytes:  # noqa: ANN401 - the options of svg.board
    """A picture of a board, `width` pixels wide; the options are those of `hexad.svg.board`."""
    return render(svg.board(board, **options), width=width)


def render(picture: str, *, width: int | None = None) -> bytes:
    """An SVG as a PNG, in its own size if no width is given. System fonts are read only if there is text."""
    if width is not None and width < 1:
        raise ValueError(f"a picture needs a width of one pixel or more, not {width}")
    return bytes(resvg_py.svg_to_bytes(svg_string=picture, width=width, skip_system_fonts="<text" not in picture))
