"""Tie-breaks: who is better of entrants with the same points. docs/TOURNAMENTS.md explains each of them.

They follow the FIDE Handbook, C.07, in the edition of March 2026, or on request in that of August 2024.
"""

from __future__ import annotations

from enum import StrEnum
from itertools import accumulate
from math import inf
from typing import TYPE_CHECKING

from hexad.tournaments.direct_encounter import Tiers, direct_encounter, head_to_head
from hexad.tournaments.performance import performance
from hexad.tournaments.unplayed import Edition, OpponentScores, is_voluntary

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hexad.tournaments.history import History, Played
    from hexad.tournaments.unplayed import Contribution

__all__ = ["MIND_SPORTS_OLYMPIAD", "ROUND_ROBIN", "SWISS", "TieBreak", "TieBreaks"]

_WIN = 1.0


class TieBreak(StrEnum):
    """A way to break ties; more is better in each of them."""

    DIRECT_ENCOUNTER = "direct-encounter"
    HEAD_TO_HEAD = "head-to-head"
    BUCHHOLZ = "buchholz"
    BUCHHOLZ_CUT_1 = "buchholz-cut-1"
    BUCHHOLZ_CUT_2 = "buchholz-cut-2"
    MEDIAN_BUCHHOLZ = "median-buchholz"
    SONNEBORN_BERGER = "sonneborn-berger"
    WINS = "wins"
    GAMES_WON = "games-won"
    SECOND_SIDE_GAMES = "second-side-games"
    PROGRESSIVE = "progressive"
    PERFORMANCE = "performance"

    @property
    def is_of_group(self) -> bool:
        """Whether the value of an entrant depends on who else is tied."""
        return self in (TieBreak.DIRECT_ENCOUNTER, TieBreak.HEAD_TO_HEAD)


SWISS = (TieBreak.BUCHHOLZ_CUT_1, TieBreak.BUCHHOLZ, TieBreak.SONNEBORN_BERGER, TieBreak.DIRECT_ENCOUNTER)
"""What is offered for a Swiss tournament."""
ROUND_ROBIN = (TieBreak.DIRECT_ENCOUNTER, TieBreak.WINS, TieBreak.SONNEBORN_BERGER)
"""What is offered for a round robin, in which FIDE forbids Buchholz."""
MIND_SPORTS_OLYMPIAD = (TieBreak.HEAD_TO_HEAD, TieBreak.SONNEBORN_BERGER)
"""For games of two at the Mind Sports Olympiad, without the spread of points, which these games do not have."""


class TieBreaks:
    """The tie-breaks of a tournament as it stands.

    predetermined: the pairings were known from the start, as in a round robin. Then forfeits count as games.
    edition: the edition of FIDE's regulations.
    """

    def __init__(self, history: History, *, predetermined: bool = False, edition: Edition = Edition.MARCH_2026) -> None:
        self.history = history
        self.predetermined = predetermined
        self.edition = edition
        self._opponents = OpponentScores(history, predetermined=predetermined, edition=edition)
        self._values: dict[TieBreak, Callable[[int], float | None]] = {
            TieBreak.BUCHHOLZ: self._buchholz,
            TieBreak.BUCHHOLZ_CUT_1: lambda entrant: self._buchholz(entrant, lowest=1),
            TieBreak.BUCHHOLZ_CUT_2: lambda entrant: self._buchholz(entrant, lowest=2),
            TieBreak.MEDIAN_BUCHHOLZ: lambda entrant: self._buchholz(entrant, lowest=1, highest=1),
            TieBreak.SONNEBORN_BERGER: self._sonneborn_berger,
            TieBreak.WINS: lambda entrant: self._count(entrant, lambda played: played.points == _WIN),
            TieBreak.GAMES_WON: lambda entrant: self._count(entrant, self._is_won_game),
            TieBreak.SECOND_SIDE_GAMES: lambda entrant: self._count(entrant, self._is_second_side_game),
            TieBreak.PROGRESSIVE: self._progressive,
            TieBreak.PERFORMANCE: lambda entrant: performance(self.history, entrant),
        }

    def value(self, tie_break: TieBreak, entrant: int) -> float | None:
        """The value of an entrant in a tie-break that does not depend on who is tied; None if there is none.

        >>> from hexad.tournaments import Entrant, History, Pairing, Result, Round
        >>> entrants = [Entrant(1, "Ada"), Entrant(2, "Bea"), Entrant(3, "Cem"), Entrant(4, "Dóra")]
        >>> games = [[(1, 3, "1-0"), (4, 2, "1/2-1/2")], [(2, 1, "0-1"), (3, 4, "1-0")]]
        >>> rounds = [Round(tuple(Pairing(a, b, Result(result)) for a, b, result in row)) for row in games]
        >>> tie_breaks = TieBreaks(History(entrants, rounds))
        >>> tie_breaks.value(TieBreak.BUCHHOLZ, 1), tie_breaks.value(TieBreak.SONNEBORN_BERGER, 4)
        (1.5, 0.25)
        """
        return self._values[tie_break](entrant)

    def split(self, tie_break: TieBreak, group: Sequence[int]) -> Tiers:
        """Tied entrants in groups, the best first, with their values. Entrants without a value come last."""
        if tie_break is TieBreak.DIRECT_ENCOUNTER:
            return direct_encounter(self.history, group, predetermined=self.predetermined)
        if tie_break is TieBreak.HEAD_TO_HEAD:
            return head_to_head(self.history, group, predetermined=self.predetermined)
        tiers: dict[float, dict[int, float | None]] = {}
        for entrant in group:
            value = self.value(tie_break, entrant)
            tiers.setdefault(-inf if value is None else value, {})[entrant] = value
        return [tiers[value] for value in sorted(tiers, reverse=True)]

    def _buchholz(self, entrant: int, lowest: int = 0, highest: int = 0) -> float:
        """The scores of the opponents without the lowest and the highest ones (articles 8.1, 14 and 16.5)."""
        kept = self._opponents.contributions(entrant)
        for _ in range(min(lowest, len(kept))):
            kept.remove(_least(kept))
        for _ in range(min(highest, len(kept))):
            kept.remove(max(kept, key=lambda contribution: contribution.opponent))
        return sum(contribution.opponent for contribution in kept)

    def _sonneborn_berger(self, entrant: int) -> float:
        return sum(contribution.weighted for contribution in self._opponents.contributions(entrant))

    def _progressive(self, entrant: int) -> float:
        return sum(accumulate(played.points or 0.0 for played in self.history.views[entrant]))

    def _count(self, entrant: int, condition: Callable[[Played], bool]) -> int:
        return sum(map(condition, self.history.views[entrant]))

    def _is_won_game(self, played: Played) -> bool:
        return self._counts_as_game(played) and played.points == _WIN

    def _is_second_side_game(self, played: Played) -> bool:
        return self._counts_as_game(played) and not played.is_first

    def _counts_as_game(self, played: Played) -> bool:
        """Whether a round counts among an entrant's games (article 15.2 for predetermined pairings)."""
        if played.is_game or not self.predetermined or played.result is None:
            return played.is_game
        return self.edition is Edition.AUGUST_2024 or not is_voluntary(played)


def _least(contributions: list[Contribution]) -> Contribution:
    """The contribution that is cut first: the lowest of a round left unplayed at will, otherwise the lowest."""
    voluntary = [contribution for contribution in contributions if contribution.is_voluntary]
    return min(voluntary or contributions, key=lambda contribution: contribution.opponent)
