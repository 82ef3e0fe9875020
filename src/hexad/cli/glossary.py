"""The terms of the glossary that are found on a board, in words."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from hexad.cli.failure import Failure

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rich.table import Table

    from hexad.board import AnyBoard
    from hexad.types import Formation

__all__ = ["KINDS", "TELLING", "cells_in", "check_kinds", "found", "overview"]

KINDS = {
    "abalone": ("block", "det", "sumito", "pac", "lance", "bow", "shield", "pair", "single", "multi"),
    "six": ("threat", "holding"),
}
# What the words of a table need, the longest of them being "holding".
_NARROW = 7
# Those that say something at a glance.
TELLING = ("block", "det", "sumito", "threat")


def check_kinds(board: AnyBoard, kinds: Iterable[str]) -> list[str]:
    """The kinds, if this board's glossary has them all."""
    for kind in (wanted := list(kinds)):
        if kind not in KINDS[board.game]:
            raise Failure(f'{board.game.capitalize()} has no "{kind}": expected one of {", ".join(KINDS[board.game])}')
    return wanted


def found(board: AnyBoard, kinds: Iterable[str] = ()) -> list[Formation]:
    """The formations on a board, of these kinds or of all, in the order of the glossary and Black's first."""
    order = KINDS[board.game]
    wanted = check_kinds(board, kinds) or order
    formations = [formation for formation in board.formations() if formation.kind in wanted]
    return sorted(formations, key=lambda one: (order.index(one.kind), str(one.player or "both"), one.cells))


def cells_in(formations: Iterable[Formation]) -> list[str]:
    """Every cell that has a part in them, and those they still need."""
    cells = (cell for one in formations for cell in (*one.cells, *one.against, one.missing) if cell is not None)
    return sorted(set(cells))


def overview(formations: list[Formation], *, width: int | None = None) -> Table:
    """A table with a line for each kind and player; long ones are cut short if there is a width to keep to."""
    from hexad.cli.terminal import QUIET, grid  # noqa: PLC0415

    rows = grid("kind", "player", "count", "cells", right=("count",))
    for (kind, player), group in groupby(formations, key=lambda one: (one.kind, one.player)):
        members = list(group)
        rows.add_row(kind, player or "both", str(len(members)), " · ".join(_words(one) for one in members))
    *narrow, cells = rows.columns
    for column in narrow:
        column.no_wrap, column.min_width = True, _NARROW
    rows.columns[1].style = QUIET
    if width is not None:
        cells.no_wrap, cells.overflow, cells.max_width = True, "ellipsis", max(8, width - 29)
    return rows


def _words(one: Formation) -> str:
    """The cells of a formation, with what makes it one."""
    cells = " ".join(one.cells)
    if one.kind == "sumito":
        return f"{cells} push {' '.join(one.against)} {one.direction}"
    if one.kind == "pac":
        return f"{cells} face {' '.join(one.against)}"
    return f"{cells} need {one.missing} ({one.shape})" if one.missing else cells
