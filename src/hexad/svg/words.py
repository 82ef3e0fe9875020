"""Words in pictures, as text in Figtree. Their widths are estimated from above, since nothing here reads a font."""

from __future__ import annotations

from typing import TYPE_CHECKING
from unicodedata import category, east_asian_width, normalize

from hexad.svg.markup import escaped, tag

if TYPE_CHECKING:
    from hexad.svg.geometry import Point

__all__ = ["shortened", "width", "words", "wrapped"]

_FONTS = "Figtree, Helvetica, Arial, DejaVu Sans, sans-serif"

# The widths of letters, as shares of the size: those of Figtree in semi-bold, rounded up. The last is for the rest.
_WIDTHS = {
    **dict.fromkeys("ijlI.,:;!|'’ ", 0.3),
    **dict.fromkeys("ftrJ()[]-", 0.43),
    **dict.fromkeys("abcdeghknopqsuvxyz0123456789EFLTBPS?–", 0.62),
    **dict.fromkeys("ACDGHKNOQRUVXYZ&", 0.8),
    **dict.fromkeys("mwMW@%…", 1.0),
}
_OTHER_LATIN = 0.8
_OTHER = 1.1


def width(text: str, size: float) -> float:
    """How wide a text of this size is, at most."""
    return sum(_width(letter) for letter in normalize("NFD", text)) * size


def shortened(text: str, size: float, most: float) -> str:
    """The text, or as much of its beginning as fits into a width, with an ellipsis."""
    if width(text, size) <= most:
        return text
    while text and width(f"{text}…", size) > most:
        text = text[:-1].rstrip()
    return f"{text}…"


def wrapped(text: str, size: float, most: float, lines: int) -> list[str]:
    """The text in lines of a width, `lines` at most; words that do not fit are left out, with an ellipsis."""
    made = [""]
    for word in text.split():
        longer = f"{made[-1]} {word}".strip()
        if not made[-1] or width(longer, size) <= most:
            made[-1] = longer
        elif len(made) < lines:
            made.append(word)
        else:
            made[-1] = _ended(made[-1], size, most)
            break
    return [shortened(line, size, most) for line in made]


def _ended(line: str, size: float, most: float) -> str:
    """A line that is cut off after a word."""
    while " " in line and width(f"{line} …", size) > most:
        line = line.rpartition(" ")[0]
    return f"{line.rstrip(' ,;:')} …"


def words(  # noqa: PLR0913 - attributes of one element
    text: str, at: Point, size: float, ink: str, *, weight: int = 400, anchor: str = "start", opacity: float = 1.0
) -> str:
    """A text on a base line. What it says may come from anybody: it is escaped."""
    return tag(
        "text",
        escaped(text),
        x=at[0],
        y=at[1],
        fill=ink,
        fill_opacity=None if opacity == 1 else opacity,
        font_family=_FONTS,
        font_size=size,
        font_weight=weight,
        text_anchor=None if anchor == "start" else anchor,
    )


def _width(letter: str) -> float:
    if category(letter) in ("Mn", "Me", "Cf"):
        return 0.0
    is_wide = east_asian_width(letter) in ("W", "F")
    return _WIDTHS.get(letter, _OTHER_LATIN if letter < "\u0250" and not is_wide else _OTHER)
