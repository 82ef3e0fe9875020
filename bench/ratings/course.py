"""How the ratings of a season develop: the games until they are established, and what volatilities are worth."""

from __future__ import annotations

from dataclasses import dataclass, field
from statistics import median, quantiles
from typing import TYPE_CHECKING

from bench.measure import Row
from bench.ratings.glicko2_pool import Glicko2Pool
from bench.ratings.scores import Prediction, log_loss
from bench.ratings.season import Kind, Season
from hexad.ratings import Glicko2

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bench.ratings.season import Game

__all__ = ["Course", "course", "rows"]

SEED = 1
KINDS = {"individuals": Kind(), "teams": Kind(team_size=2)}
# Others may have left before their rating could be established.
MIN_GAMES = 100
# With this τ a volatility stays what it was at the start.
CONSTANT = Glicko2(tau=0.001)


@dataclass(slots=True)
class Course:
    """What happened to the ratings of a season.

    `played` counts the games of each player, `until_established` those until the rating was established for the first
    time. `constant` rates the same games with a constant volatility. The predictions of both are for games in which
    nobody's rating is provisional.
    """

    pool: Glicko2Pool
    constant: Glicko2Pool
    played: list[int]
    until_established: dict[int, int] = field(default_factory=dict)
    predictions: list[Prediction] = field(default_factory=list)
    constant_predictions: list[Prediction] = field(default_factory=list)

    def rate(self, game: Game) -> None:
        """Predict and rate a game."""
        if self.pool.is_established(game):
            self.predictions.append(Prediction(self.pool.expected_score(game), game.score))
            self.constant_predictions.append(Prediction(self.constant.expected_score(game), game.score))
        self.pool.rate(game)
        self.constant.rate(game)
        for player in (*game.first, *game.second):
            self.played[player] += 1
            if not self.pool.ratings[player].is_provisional:
                self.until_established.setdefault(player, self.played[player])


def course(kind: Kind, seed: int) -> Course:
    """Play a season in which players meet by Glicko-2."""
    found = Course(Glicko2Pool(kind.players), Glicko2Pool(kind.players, CONSTANT), [0] * kind.players)
    for game in Season(seed, kind).games(found.pool):
        found.rate(game)
    return found


def rows() -> Iterator[Row]:
    """The figures of a season of individuals and of one of teams."""
    for name, kind in KINDS.items():
        yield from _rows_of(name, course(kind, SEED))


def _rows_of(name: str, found: Course) -> Iterator[Row]:
    regulars = [player for player, games in enumerate(found.played) if games >= MIN_GAMES]
    until = [found.until_established[player] for player in regulars if player in found.until_established]
    low, *_, high = quantiles(until, n=20)
    note = f"{low:.0f} to {high:.0f} for 90 % of {len(until):,} players; never for {len(regulars) - len(until)}"
    yield Row(f"{name}, games until established", median(until), "games", note=note, digits=0)
    volatilities = [found.pool.ratings[player].volatility for player in regulars]
    note = f"{min(volatilities):.4f} to {max(volatilities):.4f}"
    yield Row(f"{name}, volatility at the end", median(volatilities), "", note=note, digits=4)
    loss = log_loss(found.constant_predictions)
    note = f"{loss - log_loss(found.predictions):+.5f} above Glicko-2"
    yield Row(f"{name}, log loss with a constant volatility", loss, "", note=note, digits=4)
