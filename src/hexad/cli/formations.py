"""The formations of the glossary: their kinds, finding them on a board, and a table of them."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from rich.cells import cell_len

import hexad
from hexad.cli.errors import CommandError
from hexad.cli.phrases import Phrases
from hexad.cli.tables import new_table
from hexad.cli.terminal import QUIET
from hexad.texts.terms import find_term

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rich.table import Table

    from hexad.board import AnyBoard
    from hexad.types import Formation, Player

__all__ = ["cells_in", "check_kinds", "find_formations", "formations_table", "split_kinds"]

# The minimal width of the columns, that of the longest English word, "holding".
_MIN_WIDTH = 7
_ENGLISH = Phrases()


def check_kinds(board: AnyBoard, kinds: Iterable[str], phrases: Phrases = _ENGLISH) -> list[str]:
    """The ids of kinds that are given by id or by a printed name; raises CommandError for an unknown one."""
    known = hexad.GAMES[board.game].formations
    # The names are loaded only if something is not an id.
    return [kind if kind in known else _named(kind, board.game, phrases) for kind in kinds]


def _named(name: str, game: str, phrases: Phrases) -> str:
    known = hexad.GAMES[game].formations
    found = find_term(name, known, phrases.language)
    if found is None:
        names = ", ".join(phrases.kind(kind) for kind in known)
        raise CommandError("cli-no-kind", game=hexad.GAMES[game].title, kind=name, kinds=names)
    return found


def split_kinds(board: AnyBoard, text: str, phrases: Phrases) -> list[str]:
    """The kinds of a line of words, in which a name may have several words; unknown words are returned unchanged."""
    known, words, kinds = hexad.GAMES[board.game].formations, text.split(), []
    while words:
        # The longest name that the line begins with.
        lengths = range(len(words), 0, -1)
        count = next((n for n in lengths if find_term(" ".join(words[:n]), known, phrases.language)), 1)
        kinds.append(" ".join(words[:count]))
        words = words[count:]
    return kinds


def find_formations(board: AnyBoard, kinds: Iterable[str] = (), phrases: Phrases = _ENGLISH) -> list[Formation]:
    """The formations on a board, of these kinds or of all, in the order of the glossary and Black's first."""
    order = hexad.GAMES[board.game].formations
    wanted = check_kinds(board, kinds, phrases) or order
    formations = [formation for formation in board.formations() if formation.kind in wanted]
    return sorted(formations, key=lambda one: (order.index(one.kind), str(one.player or "both"), one.cells))


def cells_in(formations: Iterable[Formation]) -> list[str]:
    """Every cell of these formations, and those that they still need."""
    cells = (cell for one in formations for cell in (*one.cells, *one.against, one.missing) if cell is not None)
    return sorted(set(cells))


def formations_table(formations: list[Formation], phrases: Phrases, *, width: int | None = None) -> Table:
    """A table with a row for each kind and player; with a width, long rows are shortened to it."""
    headings = [phrases.say(f"cli-{name}") for name in ("kind", "player", "count", "cells")]
    rows = new_table(*headings, right=(headings[2],))
    lines = [headings]
    for (kind, player), group in groupby(formations, key=lambda one: (one.kind, one.player)):
        members = list(group)
        cells = " · ".join(_words(one, phrases) for one in members)
        lines.append([phrases.kind(kind), _player(player, phrases), str(len(members)), cells])
        rows.add_row(*lines[-1])
    *narrow, cells_column = rows.columns
    taken = 2
    for column, words in zip(narrow, zip(*lines, strict=True), strict=False):
        column.no_wrap, column.min_width = True, max(_MIN_WIDTH, *map(cell_len, words))
        taken += column.min_width + 2
    rows.columns[1].style = QUIET
    if width is not None:
        cells_column.no_wrap, cells_column.overflow, cells_column.max_width = True, "ellipsis", max(8, width - taken)
    return rows


def _player(player: Player | None, phrases: Phrases) -> str:
    if player is None:
        return phrases.say("cli-both")
    return player if phrases.language == "en" else phrases.side(player)


def _words(one: Formation, phrases: Phrases) -> str:
    """The cells of a formation, and what else belongs to it."""
    cells, against = " ".join(one.cells), " ".join(one.against)
    if one.kind == "sumito":
        return phrases.say("cli-push", cells=cells, against=against, direction=str(one.direction))
    if one.kind == "pac":
        return phrases.say("cli-face", cells=cells, against=against)
    if one.missing is None:
        return cells
    return phrases.say("cli-need", cells=cells, missing=one.missing, shape=phrases.say(f"term-{one.shape}"))
