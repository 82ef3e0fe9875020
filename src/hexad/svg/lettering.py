"""Lettering drawn as strokes, so that a picture looks the same on machines with other fonts, or with none.

A glyph is a list of strokes: where the pen goes down, then relative path commands. The baseline is y = 0, figures are
10 high, small letters 7.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.svg.markup import escaped, number, tag

if TYPE_CHECKING:
    from hexad.svg.geometry import Point

__all__ = ["lettering", "width"]

_BOWL = "a3 3.5 0 1 0 6 0a3 3.5 0 1 0-6 0"
_GAP = 2.6
_SPACE = 4.0
_FALLBACK_WIDTH = 6.4

_GLYPHS: dict[str, tuple[float, str]] = {
    "0": (6, "0 -5 a3 5 0 1 0 6 0a3 5 0 1 0-6 0"),
    "1": (3.4, "0.4 -7.9 l3-2.1v10"),
    "2": (6, "0.4 -7.6 a2.7 2.5 0 1 1 4.6 2l-4.8 5.6h5.8"),
    "3": (6, "0.7 -9.9 h4.8l-3 3.8a3 3 0 1 1-2.3 4.8"),
    "4": (6.2, "4.4 0 v-10l-4.4 7.2h6.2"),
    "5": (6, "5.3 -10 h-4.3l-.5 4.5a3.1 3.1 0 1 1-.3 4"),
    "6": (6, "4.4 -10 l-3.9 5.2|0 -3.1 a3 3.1 0 1 0 6 0a3 3.1 0 1 0-6 0"),
    "7": (5.8, "0 -10 h5.8l-3.8 10"),
    "8": (6, "0.6 -7.6 a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0|0 -2.6 a3 2.6 0 1 0 6 0a3 2.6 0 1 0-6 0"),
    "9": (6, "1.6 0 l3.9-5.2|0 -6.9 a3 3.1 0 1 0 6 0a3 3.1 0 1 0-6 0"),
    ",": (1.2, "1 -0.4 l-.9 2.4"),
    ".": (0.4, "0.2 -0.2 h.01"),
    "-": (4, "0 -4.2 h4"),
    "+": (5, "0 -4.2 h5|2.5 -6.7 v5"),
    "!": (0.4, "0.2 -10 v6.6|0.2 -0.2 h.01"),
    "?": (4.8, "0.2 -8 a2.3 2.2 0 1 1 3.6 1.7q-1.4 1-1.4 2.9|2.4 -0.2 h.01"),
    "a": (6, f"0 -3.5 {_BOWL}|6 -7 v7"),
    "b": (6, f"0 -3.5 {_BOWL}|0 -10.4 v10.4"),
    "c": (5, "5 -5.9 a3 3.5 0 1 0 0 4.8"),
    "d": (6, f"0 -3.5 {_BOWL}|6 -10.4 v10.4"),
    "e": (6, "0 -3.6 h6a3 3.5 0 1 0-1 2.5"),
    "f": (3.8, "3.8 -10.2 c-1.7-.5-2.6.3-2.6 2v8.2|0 -6.8 h3.5"),
    "g": (6, f"0 -3.5 {_BOWL}|6 -7 v7.2a3 2.8 0 0 1-5.5 1.3"),
    "h": (5.6, "0 -10.4 v10.4|0 -4.2 a2.8 2.8 0 0 1 5.6 0v4.2"),
    "i": (0.4, "0.2 -7 v7|0.2 -9.7 h.01"),
    "j": (2, "1.8 -7 v8.2q0 1.8-1.8 1.8|1.8 -9.7 h.01"),
    "k": (5, "0 -10.4 v10.4|4.6 -7 l-4.6 4.4|1.6 -4 l3.4 4"),
    "l": (0.4, "0.2 -10.4 v10.4"),
    "m": (9.6, "0 -7 v7|0 -4.4 a2.4 2.6 0 0 1 4.8 0v4.4|4.8 -4.4 a2.4 2.6 0 0 1 4.8 0v4.4"),
    "n": (5.6, "0 -7 v7|0 -4.2 a2.8 2.8 0 0 1 5.6 0v4.2"),
    "o": (6, f"0 -3.5 {_BOWL}"),
    "p": (6, f"0 -3.5 {_BOWL}|0 -7 v10"),
    "q": (6, f"0 -3.5 {_BOWL}|6 -7 v10"),
    "r": (3.4, "0 -7 v7|0 -4 q.2-2.9 3.4-2.8"),
    "s": (4.6, "4.4 -5.8 q-.6-1.2-2.2-1.2c-2.6 0-2.6 2.9-.2 3.4 3.3.6 3.2 3.6.2 3.6q-1.7 0-2.2-1.4"),
    "t": (3.8, "1.3 -9.4 v7q0 2.4 2.5 2.2|0 -6.8 h3.6"),
    "u": (5.6, "0 -7 v4.2a2.8 2.8 0 0 0 5.6 0v-4.2|5.6 -2.8 v2.8"),
    "v": (5.4, "0 -7 l2.7 7 2.7-7"),
    "w": (8.4, "0 -7 l2.1 7 2.1-6.6 2.1 6.6 2.1-7"),
    "x": (5.2, "0 -7 l5.2 7|5.2 -7 l-5.2 7"),
    "y": (5.4, "0 -7 l2.8 6.8|5.4 -7 l-3.9 10"),
    "z": (5, "0.2 -7 h4.6l-4.7 7h5"),
}


def width(text: str, size: float) -> float:
    """How wide the text will be when its figures are `size` high."""
    if not _drawable(text):
        return len(text) * _FALLBACK_WIDTH * size / 10
    return (sum(_advance(letter) for letter in text) - _GAP) * size / 10 if text else 0.0


def lettering(text: str, at: Point, size: float, ink: str, *, weight: float = 1.0) -> str:
    """The text, centred on the point. Letters that are not drawn here are left to the fonts of the machine."""
    if not text:
        return ""
    if not _drawable(text):
        return _typeset(text, at, size, ink)
    scale = size / 10
    x, y = at[0] - width(text, size) / 2, at[1]
    middle = 5.0 if any(letter.isdigit() for letter in text) else 3.5
    return tag(
        "path",
        d=_strokes(text),
        transform=f"translate({number(x)} {number(y + middle * scale)}) scale({scale:.3f})",
        fill="none",
        stroke=ink,
        stroke_width=1.3 * weight,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def _strokes(text: str) -> str:
    pen, parts = 0.0, []
    for letter in text:
        for stroke in _GLYPHS[letter][1].split("|") if letter != " " else ():
            x, y, commands = stroke.split(" ", 2)
            parts.append(f"M{number(pen + float(x))} {y}{commands}")
        pen += _advance(letter)
    return "".join(parts)


def _advance(letter: str) -> float:
    return _SPACE if letter == " " else _GLYPHS[letter][0] + _GAP


def _drawable(text: str) -> bool:
    return all(letter in _GLYPHS or letter == " " for letter in text)


def _typeset(text: str, at: Point, size: float, ink: str) -> str:
    return tag(
        "text",
        escaped(text),
        x=at[0],
        y=at[1] + size * 0.48,
        fill=ink,
        font_family="Helvetica, Arial, DejaVu Sans, sans-serif",
        font_size=size * 1.35,
        text_anchor="middle",
    )
