"""Measures the distances between the levels of the engine: `python -m bench.ratings.engine_levels abalone --games 120`.

Each level plays against the next one and the one after it, from all start positions. The games are saved and the
measurement continues where it was stopped. The ratings are those with the greatest likelihood.
"""

from __future__ import annotations

import argparse
from math import exp, log
from pathlib import Path
from typing import NamedTuple

import numpy as np
from rich.progress import Progress

import hexad
from hexad.arena import Match, MatchResults, MatchRules, MatchTimeControl, Openings, PlayerSpec
from hexad.engine.levels import FULL
from hexad.ratings.engine_levels import ANCHOR_LEVEL

__all__ = ["Duel", "fitted", "measured"]

FULL_STRENGTH_NODES = 100_000
PLY_LIMIT = 300
# More than any level searches.
MAX_NODES = 1_000_000
POINTS = 400 / log(10)


class Duel(NamedTuple):
    """The games of two levels, and the points of the first."""

    first: int
    second: int
    games: int
    points: float


def fitted(duels: list[Duel], levels: int = FULL) -> list[tuple[float, float]]:
    """Return the distance of each level from level 5 with the greatest likelihood, and its standard error.

    A draw counts as half a win. Half a game more for each side of every duel keeps the distances finite.
    """
    strength = [0.0] * levels
    for _ in range(500):
        for level in range(levels):
            slope = curvature = 0.0
            for one, other, games, points in _of_level(duels, level):
                expected = 1 / (1 + exp(strength[other] - strength[one]))
                slope += points - games * expected
                curvature += games * expected * (1 - expected)
            strength[level] += slope / curvature
    anchor = strength[ANCHOR_LEVEL - 1]
    errors = _errors(duels, strength)
    return [(POINTS * (one - anchor), POINTS * error) for one, error in zip(strength, errors, strict=True)]


def _of_level(duels: list[Duel], level: int) -> list[tuple[int, int, float, float]]:
    """The duels of a level, from 0: itself, the other, games and points."""
    own = [(d.first - 1, d.second - 1, d.games + 1.0, d.points + 0.5) for d in duels if d.first - 1 == level]
    return own + [
        (d.second - 1, d.first - 1, d.games + 1.0, d.games - d.points + 0.5) for d in duels if d.second - 1 == level
    ]


def _errors(duels: list[Duel], strength: list[float]) -> list[float]:
    """The standard errors of the distances from level 5: square roots of the inverse of the information without it."""
    size, anchor = len(strength), ANCHOR_LEVEL - 1
    information = np.zeros((size, size))
    for first, second, games, _ in duels:
        one, other = first - 1, second - 1
        expected = 1 / (1 + exp(strength[other] - strength[one]))
        weight = games * expected * (1 - expected)
        information[[one, other], [one, other]] += weight
        information[[one, other], [other, one]] -= weight
    others = [level for level in range(size) if level != anchor]
    inverse = np.linalg.inv(information[np.ix_(others, others)])
    found = dict(zip(others, np.sqrt(np.diag(inverse)), strict=True))
    return [float(found.get(level, 0.0)) for level in range(size)]


def measured(game: str, games: int, folder: Path) -> list[Duel]:
    """Play the games of all pairs of levels that are not saved in the folder."""
    pairs = [(first, first + step) for step in (1, 2) for first in range(1, FULL + 1 - step)]
    duels: list[Duel] = []
    with Progress() as progress:
        task = progress.add_task(game, total=len(pairs) * games)
        for first, second in pairs:
            results = MatchResults()
            for _ in _match(game, first, second, games).run(results, folder / f"{game}-{first}-{second}.hgn"):
                progress.update(task, completed=sum(duel.games for duel in duels) + results.games)
            won, drawn, _ = results.counts()
            duels.append(Duel(first, second, results.games, won + drawn / 2))
            progress.update(task, completed=sum(duel.games for duel in duels))
    return duels


def _match(game: str, first: int, second: int, games: int) -> Match:
    return Match(
        game=game,
        first=_player(first),
        second=_player(second),
        openings=Openings.parse(game, "all", plies=hexad.GAMES[game].opening_plies, seed=first),
        pairs=games // 2,
        rules=MatchRules(time_control=MatchTimeControl(nodes=MAX_NODES), ply_limit=PLY_LIMIT),
    )


def _player(level: int) -> PlayerSpec:
    return PlayerSpec.parse(f"engine:nodes={FULL_STRENGTH_NODES}" if level == FULL else f"engine:level={level}")


def main() -> None:
    """Measure the levels of a game and print their distances."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(hexad.GAMES))
    parser.add_argument("--games", type=int, default=120, help="games of each pair of levels (default: 120)")
    parser.add_argument("--save", type=Path, default=Path("build/engine-levels"), help="where the games are saved")
    arguments = parser.parse_args()
    arguments.save.mkdir(parents=True, exist_ok=True)
    duels = measured(arguments.game, arguments.games, arguments.save)
    for duel in duels:
        print(f"level {duel.first:2} - level {duel.second:2}   {duel.points:g} points of {duel.games} games")
    for level, (distance, error) in enumerate(fitted(duels), 1):
        print(f"level {level:2}   {distance:+6.0f} ± {error:.0f}")


if __name__ == "__main__":
    main()
