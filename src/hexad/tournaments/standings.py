"""The table of a tournament: ranks by points, then by tie-breaks in a stated order."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hexad.tournaments.performance import performance
from hexad.tournaments.tie_breaks import TieBreaks
from hexad.tournaments.unplayed import Edition

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hexad.tournaments.history import Entrant, History
    from hexad.tournaments.tie_breaks import TieBreak

__all__ = ["Standing", "standings"]


class Standing(NamedTuple):
    """A row of the table."""

    rank: int
    """Shared by entrants who are equal in everything; the rank after a shared one is left out."""
    entrant: Entrant
    points: float
    tie_breaks: tuple[float | None, ...]
    """The values of the tie-breaks in their order. None where there is no value: of tie-breaks among tied entrants for
    an entrant who was tied with nobody, and of the performance without rated opponents."""
    performance: int | None
    games: int
    """The games played at the board."""


def standings(
    history: History,
    tie_breaks: Sequence[TieBreak] = (),
    *,
    predetermined: bool = False,
    edition: Edition = Edition.MARCH_2026,
) -> list[Standing]:
    """The table, best first; entrants who share a rank are in the order of their numbers.

    predetermined: the pairings were known from the start, as in a round robin.

    >>> from hexad.tournaments import Entrant, History, Pairing, Result, Round
    >>> from hexad.tournaments.tie_breaks import TieBreak
    >>> entrants = [Entrant(1, "Ada"), Entrant(2, "Bea"), Entrant(3, "Cem"), Entrant(4, "Dóra")]
    >>> games = [[(1, 3, "1-0"), (2, 4, "1-0")], [(2, 1, "1-0"), (4, 3, "1/2-1/2")]]
    >>> rounds = [Round(tuple(Pairing(a, b, Result(result)) for a, b, result in row)) for row in games]
    >>> for row in standings(History(entrants, rounds), [TieBreak.BUCHHOLZ]):
    ...     print(row.rank, row.entrant.name, row.points, *row.tie_breaks)
    1 Bea 2.0 1.5
    2 Ada 1.0 2.5
    3 Dóra 0.5 2.5
    4 Cem 0.5 1.5
    """
    values: dict[int, list[float | None]] = {number: [] for number in history.entrants}
    points = {number: history.points(number) for number in history.entrants}
    groups = _tied(points)
    calculation = TieBreaks(history, predetermined=predetermined, edition=edition)
    for tie_break in tie_breaks:
        groups = [tier for group in groups for tier in _split(calculation, tie_break, group, values)]
    rows: list[Standing] = []
    for group in groups:
        rank = len(rows) + 1
        rows += [_row(history, rank, number, points[number], values[number]) for number in sorted(group)]
    return rows


def _tied(points: dict[int, float]) -> list[list[int]]:
    """Entrants with the same points, the most points first."""
    groups: dict[float, list[int]] = {}
    for number, scored in points.items():
        groups.setdefault(scored, []).append(number)
    return [groups[scored] for scored in sorted(groups, reverse=True)]


def _split(
    calculation: TieBreaks, tie_break: TieBreak, group: list[int], values: dict[int, list[float | None]]
) -> list[list[int]]:
    """Split a group by a tie-break, and note the values of its members."""
    if len(group) == 1:
        number = group[0]
        values[number].append(None if tie_break.is_of_group else calculation.value(tie_break, number))
        return [group]
    tiers = calculation.split(tie_break, group)
    for tier in tiers:
        for number, value in tier.items():
            values[number].append(value)
    return [list(tier) for tier in tiers]


def _row(history: History, rank: int, number: int, points: float, values: list[float | None]) -> Standing:
    games = sum(played.is_game for played in history.views[number])
    return Standing(rank, history.entrants[number], points, tuple(values), performance(history, number), games)
