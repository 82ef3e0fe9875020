"""Boards as PNG images, rendered from their SVG."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import resvg_py

from hexad import fonts, svg

if TYPE_CHECKING:
    from hexad.svg.scene import Drawable

__all__ = ["board", "render"]

_TEXT = re.compile(r"<text[^>]*>([^<]*)")


def board(board: Drawable, *, width: int = 960, **options: Any) -> bytes:  # noqa: ANN401 - the options of svg.board
    """A picture of a board, `width` pixels wide; the options are those of `hexad.svg.board`."""
    return render(svg.board(board, **options), width=width)


def render(picture: str, *, width: int | None = None) -> bytes:
    """An SVG as a PNG, in its own size if no width is given.

    The fonts of the system are read only if there are letters that the font of hexad does not have.
    """
    if width is not None and width < 1:
        raise ValueError(f"a picture needs a width of one pixel or more, not {width}")
    texts = "".join(_TEXT.findall(picture))
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=picture,
            width=width,
            skip_system_fonts=fonts.covers(texts),
            font_files=[str(path) for path in fonts.FILES] if texts else None,
            sans_serif_family=fonts.FAMILY,
        )
    )
