"""What the position texts of all games share."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["compose_row"]


def compose_row(cells: Iterable[str]) -> str:
    """A row of a position text: pieces by their letter, and the length of each run of empty cells.

    >>> compose_row(["", "S", "S", "", "", "s"])
    '1SS2s'
    """
    runs = ((letter, len(list(run))) for letter, run in groupby(cells))
    return "".join(letter * length if letter else str(length) for letter, length in runs)
