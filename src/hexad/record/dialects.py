"""Records of other programs: what their tags mean, and which notations are refused.

Abalone is written down in more than one way. Aba-Pro is the notation that records here use, too. Nacre names a group
by where its first marble comes from and where its last one goes. The same four characters can then be two different
moves (`c3d4` takes c3 north-east in Aba-Pro, and may take c3 and c4 north-west in Nacre), so Nacre is refused.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from hexad.record.errors import Sentence
from hexad.record.setup import NOTATION, SetupError
from hexad.record.tokens import shorten

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["looks_like_nacre", "to_native"]

# Names of layouts on servers and in other programs, other than ours with or without "-daisy".
_VARIANTS = {"classic": "standard", "classical": "standard", "normal": "standard", "wall": "the-wall"}
_DAISIES = ("belgian", "german", "dutch", "swiss", "french", "irish", "scottish")

_TWO_CELLS = re.compile(r"([a-i])([1-9])([a-i])([1-9])", re.IGNORECASE)


def to_native(tags: Mapping[str, str]) -> dict[str, str]:
    """Translate the tags of a record into those that this version writes; ours come back as they are.

    Records of other programs do not state their rule of repetition, and may go on where R1 would draw. Repetition is
    therefore off in them, unless they have a tag for it.
    """
    native = dict(tags)
    notation = native.pop("Notation", NOTATION)
    foreign = notation.lower() == "aba-pro"
    if not foreign and notation != NOTATION:
        raise _notation_error(notation)
    if foreign or ("Game" not in native and "Variant" in native):
        native.setdefault("Game", "abalone")
        native.setdefault("Repetition", "off")
        if "Variant" in native and not {"FEN", "Layout"} & native.keys():
            native["Layout"] = _layout(native.pop("Variant"))
    return native


def looks_like_nacre(text: str) -> bool:
    """Whether a move of Abalone names two cells that are two or three steps apart, as only Nacre does."""
    match = _TWO_CELLS.fullmatch(text)
    if match is None:
        return False
    rows = ord(match[3].lower()) - ord(match[1].lower())
    columns = int(match[4]) - int(match[2])
    distance = max(abs(rows), abs(columns)) if rows * columns >= 0 else abs(rows) + abs(columns)
    return 2 <= distance <= 3


def _notation_error(notation: str) -> SetupError:
    expected = f"{NOTATION!r} or 'Aba-Pro'"
    key = "wrong-record-nacre" if notation.lower() == "nacre" else "wrong-record-unknown-notation"
    return SetupError("Notation", Sentence(key, {"found": shorten(notation)}), expected, "notation")


def _layout(variant: str) -> str:
    name = variant.strip().lower().replace(" ", "-")
    return f"{name}-daisy" if name in _DAISIES else _VARIANTS.get(name, name)
