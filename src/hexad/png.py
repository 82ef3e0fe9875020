"""Boards as PNG images, rendered from their SVG."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import resvg_py

from hexad import svg

if TYPE_CHECKING:
    from hexad.svg.scene import Drawable

__all__ = ["board", "render"]

# The font of the booklet, so that words look the same on all machines, also on those without fonts.
_FAMILY = "Figtree"
_FONTS = [str(path) for path in sorted((Path(__file__).parent / "booklet" / "fonts").glob("*.ttf"))]
_TEXT = re.compile(r"<text[^>]*>([^<]*)")
# What Figtree has of the letters that our languages and most names are written with.
_KNOWN = re.compile(
    r"[ -~\xa0-\xac\xae-\u0113\u0116-\u0127\u012e-\u0137\u0139-\u013e\u0141-\u0148\u0150-\u0161\u016a-\u017e–—‘’“”„…]*"
)


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
            skip_system_fonts=_KNOWN.fullmatch(texts) is not None,
            font_files=_FONTS if texts else None,
            sans_serif_family=_FAMILY,
        )
    )
