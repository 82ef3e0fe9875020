"""Seasons of several kinds, in which all rating systems rate the same games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from bench.ratings.glicko2_pool import Glicko2Pool
from bench.ratings.openskill_pool import OpenSkillPool, Settings
from bench.ratings.players import uneven_strength
from bench.ratings.scores import Prediction
from bench.ratings.season import Kind, Season
from hexad.ratings import Glicko2, Rating

if TYPE_CHECKING:
    from bench.ratings.season import Game

__all__ = ["DEFAULT", "GLICKO2", "LICHESS", "OPENSKILL", "PARTS", "TRUTH", "predictions"]

GLICKO2, LICHESS = "Glicko-2", "Glicko-2 with start deviation 500"
OPENSKILL, DEFAULT = "openskill, fitted", "openskill, defaults"
TRUTH = "true strengths"


# Each with the number of seasons that are played. It is even, so that each system chooses the games of half of them.
PARTS = {
    "individuals": (Kind(), 2),
    "teams": (Kind(team_size=2), 2),
    "uneven-teams": (Kind(team_size=2, strength=uneven_strength), 2),
    "narrow": (Kind(spread=250.0), 2),
    "wide": (Kind(spread=450.0), 2),
}


class _Pool(Protocol):
    """The ratings of all players by one system."""

    def mean(self, player: int) -> float:
        """The rating by which players meet."""

    def expected_score(self, game: Game) -> float:
        """The score that the first side is expected to make."""

    def rate(self, game: Game) -> None:
        """Update the ratings of the players of a game."""


def predictions(kind: Kind, seed: int) -> tuple[int, dict[str, list[Prediction]]]:
    """Play a season: the number of its games, and the predictions of each system for games of established players.

    Players meet by the ratings of Glicko-2 in seasons with an odd seed and by those of openskill in the others, so that
    no system has the advantage of choosing the games. Established means: not provisional by Glicko-2.
    """
    players = kind.players
    judge = Glicko2Pool(players)
    pools: dict[str, _Pool] = {
        GLICKO2: judge,
        LICHESS: Glicko2Pool(players, Glicko2(max_deviation=500.0), Rating(deviation=500.0)),
        OPENSKILL: OpenSkillPool(players, fitted(kind.team_size)),
        DEFAULT: OpenSkillPool(players, Settings()),
    }
    found: dict[str, list[Prediction]] = {name: [] for name in (*pools, TRUTH)}
    games = 0
    for game in Season(seed, kind).games(pools[GLICKO2 if seed % 2 else OPENSKILL]):
        games += 1
        if judge.is_established(game):
            found[TRUTH].append(Prediction(game.expected, game.score))
            for name, pool in pools.items():
                found[name].append(Prediction(pool.expected_score(game), game.score))
        for pool in pools.values():
            pool.rate(game)
    return games, found


def fitted(team_size: int) -> Settings:
    """Parameters in points that predict best among those tried on a season of individuals that is not played here.

    openskill adds the strengths of partners, so the same difference of the means is a larger one.
    """
    return Settings(
        mu=1500.0, sigma=300.0, beta=123.0 * team_size, tau=1e-9, growth_per_day=3.0, has_own_prediction=True
    )
