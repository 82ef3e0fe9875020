"""The formations of the glossary, as they are found on a board."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from hexad.cli.failure import Failure
from hexad.cli.voice import Voice

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rich.table import Table

    from hexad.board import AnyBoard
    from hexad.types import Formation, Player

__all__ = ["KINDS", "TELLING", "cells_in", "check_kinds", "found", "overview"]

KINDS = {
    "abalone": ("block", "det", "sumito", "pac", "lance", "bow", "shield", "pair", "single", "multi"),
    "six": ("threat", "holding"),
}
# What the words of a table need at least, the longest English one being "holding".
_NARROW = 7
# Those that say something at a glance.
TELLING = ("block", "det", "sumito", "threat")
_ENGLISH = Voice()


def check_kinds(board: AnyBoard, kinds: Iterable[str], voice: Voice = _ENGLISH) -> list[str]:
    """The kinds, if this board's glossary has them all; each by its id or by its name in the voice's language."""
    known = KINDS[board.game]
    # The names are needed, and loaded, only where an id does not do.
    return [kind if kind in known else _named(kind, board.game, voice) for kind in kinds]


def _named(name: str, game: str, voice: Voice) -> str:
    names = {voice.kind(kind): kind for kind in KINDS[game]}
    for spelt, kind in names.items():
        if spelt.casefold() == name.casefold():
            return kind
    raise Failure("cli-no-kind", game=game.capitalize(), kind=name, kinds=", ".join(names))


def found(board: AnyBoard, kinds: Iterable[str] = (), voice: Voice = _ENGLISH) -> list[Formation]:
    """The formations on a board, of these kinds or of all, in the order of the glossary and Black's first."""
    order = KINDS[board.game]
    wanted = check_kinds(board, kinds, voice) or order
    formations = [formation for formation in board.formations() if formation.kind in wanted]
    return sorted(formations, key=lambda one: (order.index(one.kind), str(one.player or "both"), one.cells))


def cells_in(formations: Iterable[Formation]) -> list[str]:
    """Every cell that has a part in them, and those they still need."""
    cells = (cell for one in formations for cell in (*one.cells, *one.against, one.missing) if cell is not None)
    return sorted(set(cells))


def overview(formations: list[Formation], voice: Voice, *, width: int | None = None) -> Table:
    """A table with a line for each kind and player; long ones are cut short if there is a width to keep to."""
    from rich.cells import cell_len  # noqa: PLC0415

    from hexad.cli.terminal import QUIET, grid  # noqa: PLC0415

    headings = [voice.say(f"cli-{name}") for name in ("kind", "player", "count", "cells")]
    rows = grid(*headings, right=(headings[2],))
    lines = [headings]
    for (kind, player), group in groupby(formations, key=lambda one: (one.kind, one.player)):
        members = list(group)
        cells = " · ".join(_words(one, voice) for one in members)
        lines.append([voice.kind(kind), _player(player, voice), str(len(members)), cells])
        rows.add_row(*lines[-1])
    *narrow, cells_column = rows.columns
    taken = 2
    for column, words in zip(narrow, zip(*lines, strict=True), strict=False):
        column.no_wrap, column.min_width = True, max(_NARROW, *map(cell_len, words))
        taken += column.min_width + 2
    rows.columns[1].style = QUIET
    if width is not None:
        cells_column.no_wrap, cells_column.overflow, cells_column.max_width = True, "ellipsis", max(8, width - taken)
    return rows


def _player(player: Player | None, voice: Voice) -> str:
    if player is None:
        return voice.say("cli-both")
    return player if voice.language == "en" else voice.side(player)


def _words(one: Formation, voice: Voice) -> str:
    """The cells of a formation, with what makes it one."""
    cells, against = " ".join(one.cells), " ".join(one.against)
    if one.kind == "sumito":
        return voice.say("cli-push", cells=cells, against=against, direction=str(one.direction))
    if one.kind == "pac":
        return voice.say("cli-face", cells=cells, against=against)
    if one.missing is None:
        return cells
    return voice.say("cli-need", cells=cells, missing=one.missing, shape=voice.say(f"term-{one.shape}"))
