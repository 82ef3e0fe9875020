"""The rounds and results of a tournament between programs so far, and the tables that follow from them."""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from hexad.arena.multiplayer_elo import Encounter, multiplayer_elo
from hexad.tournaments import Entrant, History, Result, Round
from hexad.tournaments.crosstable import round_robin_crosstable, swiss_crosstable
from hexad.tournaments.standings import standings
from hexad.tournaments.tie_breaks import TieBreak

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hexad.arena.failures import Failure
    from hexad.arena.match_game import Ending
    from hexad.arena.multiplayer_elo import Rating
    from hexad.tournaments.crosstable import CrosstableRow
    from hexad.tournaments.standings import Standing

__all__ = ["Format", "GameKey", "TournamentGame", "TournamentResult", "TournamentResults"]

_RESULTS = {None: Result.DRAW, 0: Result.FIRST_WINS, 1: Result.SECOND_WINS}
_MAX_RATING = 9_000


class Format(StrEnum):
    """Who meets whom."""

    ROUND_ROBIN = "round-robin"
    GAUNTLET = "gauntlet"
    SWISS = "swiss"

    @property
    def tie_break(self) -> TieBreak:
        """What ranks players with equal points."""
        return TieBreak.BUCHHOLZ if self is Format.SWISS else TieBreak.SONNEBORN_BERGER


class GameKey(NamedTuple):
    """What identifies a game: the cycle, or the round of a Swiss tournament, and the players by their numbers."""

    stage: int
    first: int
    second: int


class TournamentGame(NamedTuple):
    """A game to be played."""

    key: GameKey
    round: str
    """The stage with the round in the cycle, or with the board of a Swiss tournament: the `Round` of the record."""


class TournamentResult(NamedTuple):
    """A game that was played. The winner of the ending is 0 for the player who moved first."""

    game: TournamentGame
    ending: Ending
    plies: int

    @property
    def failed_player(self) -> int | None:
        """The number of the player who failed; None if nobody did."""
        if self.ending.failure is None:
            return None
        return self.game.key.second if self.ending.winner == 0 else self.game.key.first


class TournamentResults:
    """The rounds that are paired and the results by game. Players have the numbers 1, 2 and so on."""

    def __init__(self, names: Sequence[str], form: Format) -> None:
        # The order in which players are given is the order of the seeds; equal ratings would be ordered by name.
        self.entrants = [Entrant(number, name, _MAX_RATING - number) for number, name in enumerate(names, 1)]
        self.format = form
        self.rounds: list[tuple[int, Round]] = []
        """Each round with its stage. The pairings have no results: those are in `by_game`."""
        self.by_game: dict[GameKey, TournamentResult] = {}
        self.unpairable: int | None = None
        """The round of a Swiss tournament that could not be paired."""

    def add(self, result: TournamentResult) -> None:
        """Add the result of a game."""
        self.by_game[result.game.key] = result

    @property
    def games(self) -> int:
        """The number of games played."""
        return len(self.by_game)

    @property
    def plies(self) -> int:
        """The number of plies in all games."""
        return sum(result.plies for result in self.by_game.values())

    def history(self) -> History:
        """The rounds that have begun, with the results that are known."""
        rounds = [
            Round(
                tuple(pairing._replace(result=self._result(stage, *pairing[:2])) for pairing in round_.pairings),
                round_.absences,
            )
            for stage, round_ in self.rounds
        ]
        # Thousands of rounds may be planned.
        begun = [round_ for round_ in rounds if any(pairing.result is not None for pairing in round_.pairings)]
        return History(self.entrants, begun)

    def _result(self, stage: int, first: int, second: int) -> Result | None:
        played = self.by_game.get(GameKey(stage, first, second))
        return None if played is None else _RESULTS[played.ending.winner]

    def counts(self, player: int) -> tuple[int, int, int]:
        """Wins, draws and losses of a player in games, without byes."""
        points = Counter(
            0.5 if result.ending.winner is None else float(result.game.key[1 + result.ending.winner] == player)
            for result in self.by_game.values()
            if player in result.game.key[1:]
        )
        return points[1.0], points[0.5], points[0.0]

    def failures(self, player: int) -> dict[Failure, int]:
        """How often a player failed, by the kind of failure."""
        failures = (result.ending.failure for result in self.by_game.values() if result.failed_player == player)
        return dict(Counter(failure for failure in failures if failure is not None))

    def endings(self) -> dict[str, int]:
        """The number of games that ended in each way."""
        endings = (str(one.ending.failure or one.ending.reason) for one in self.by_game.values())
        return dict(Counter(endings).most_common())

    def ratings(self) -> dict[int, Rating]:
        """The Elo of each player, by number."""
        found = multiplayer_elo(len(self.entrants), self._encounters())
        return {entrant.number: rating for entrant, rating in zip(self.entrants, found, strict=True)}

    def _encounters(self) -> list[Encounter]:
        """Games of two players from one opening; players are counted from 0."""
        found: dict[tuple[int, int, int], tuple[float, int]] = {}
        for (stage, first, second), result in ((one.game.key, one) for one in self.by_game.values()):
            points = _RESULTS[result.ending.winner].points[0 if first < second else 1]
            opening = opening_number(self.format, stage)
            total, games = found.get((opening, min(first, second), max(first, second)), (0.0, 0))
            found[opening, min(first, second), max(first, second)] = (total + points, games + 1)
        return [Encounter(one - 1, two - 1, points, games) for (_, one, two), (points, games) in found.items()]

    def standings(self) -> list[Standing]:
        """The table: by points and the tie-break; in a gauntlet by Elo, since the players have not as many games."""
        predetermined = self.format is not Format.SWISS
        table = standings(self.history(), [self.format.tie_break], predetermined=predetermined)
        if self.format is not Format.GAUNTLET:
            return table
        ratings = self.ratings()
        ordered = sorted(table, key=lambda row: -ratings[row.entrant.number].elo)
        return [row._replace(rank=rank) for rank, row in enumerate(ordered, 1)]

    def crosstable(self) -> list[CrosstableRow]:
        """The games of each player: by opponent, or by round in a Swiss tournament."""
        history, table = self.history(), self.standings()
        return (swiss_crosstable if self.format is Format.SWISS else round_robin_crosstable)(history, table)


def opening_number(form: Format, stage: int) -> int:
    """Which opening a stage has, from 0: each serves for two cycles, with sides exchanged, or for a Swiss round."""
    return stage - 1 if form is Format.SWISS else (stage - 1) // 2
