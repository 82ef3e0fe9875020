"""Crosstables: everybody against everybody for a round robin, round by round for a Swiss tournament."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hexad.tournaments.result import Result

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hexad.tournaments.history import AbsenceKind, History, Played
    from hexad.tournaments.standings import Standing

__all__ = ["Cell", "CrosstableRow", "round_robin_crosstable", "swiss_crosstable"]

_SCORES = {
    Result.FIRST_WINS: "1",
    Result.DRAW: "½",
    Result.SECOND_WINS: "0",
    Result.SECOND_FORFEITS: "+",
    Result.FIRST_FORFEITS: "-",
    Result.BOTH_FORFEIT: "-",
}


class Cell(NamedTuple):
    """A round of an entrant."""

    round: int
    opponent: int | None = None
    """The place of the opponent in the table, from 1; None without a game. No place is shared, as ranks may be."""
    is_first: bool = False
    """Whether the entrant of the row moves first."""
    score: str = ""
    """1, ½ or 0; + and - for a forfeit; empty while the game goes on, and without a game."""
    absence: AbsenceKind | None = None


class CrosstableRow(NamedTuple):
    """A row of a crosstable: an entrant, and its games in each column."""

    standing: Standing
    columns: tuple[tuple[Cell, ...], ...]

    @property
    def scores(self) -> list[str]:
        """The scores of each column, such as "1½" for two games."""
        return ["".join(cell.score for cell in cells) for cells in self.columns]


def round_robin_crosstable(history: History, table: Sequence[Standing]) -> list[CrosstableRow]:
    """Everybody against everybody: a column for each row, with all games of the two in the order of the rounds.

    >>> from hexad.tournaments import Entrant, History, Pairing, Result, Round
    >>> from hexad.tournaments.standings import standings
    >>> rounds = [Round((Pairing(1, 2, Result.DRAW),)), Round((Pairing(2, 1, Result.FIRST_WINS),))]
    >>> history = History([Entrant(1, "Ada"), Entrant(2, "Bea")], rounds)
    >>> [(row.standing.entrant.name, row.scores) for row in round_robin_crosstable(history, standings(history))]
    [('Bea', ['', '½1']), ('Ada', ['½0', ''])]
    """
    places = _places(table)
    rows = []
    for standing in table:
        cells = [_cell(played, places) for played in history.views[standing.entrant.number]]
        columns = [tuple(cell for cell in cells if cell.opponent == place) for place in range(1, len(table) + 1)]
        rows.append(CrosstableRow(standing, tuple(columns)))
    return rows


def swiss_crosstable(history: History, table: Sequence[Standing]) -> list[CrosstableRow]:
    """Round by round: a column for each round, with the place of the opponent."""
    places = _places(table)
    return [
        CrosstableRow(standing, tuple((_cell(played, places),) for played in history.views[standing.entrant.number]))
        for standing in table
    ]


def _places(table: Sequence[Standing]) -> dict[int, int]:
    """The place of each entrant in the table, by number."""
    return {standing.entrant.number: place for place, standing in enumerate(table, 1)}


def _cell(played: Played, places: dict[int, int]) -> Cell:
    if played.opponent is None:
        return Cell(played.round, absence=played.absence)
    score = "" if played.result is None else _SCORES[played.result]
    return Cell(played.round, places[played.opponent], played.is_first, score)
