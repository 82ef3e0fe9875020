"""The levels of the engine on the scale of ratings.

Games between the levels give their distances. Games of people with established ratings against any level say where all
of them are: level 5 of each game has a rating like a player, and the other levels are at their distances from it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from hexad.ratings.glicko2 import Glicko2
from hexad.ratings.rating import MAX_MEAN, MIN_MEAN, Rating

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["ANCHOR_LEVEL", "LEVEL_DISTANCES", "LevelGame", "anchor_rating", "level_ratings"]

ANCHOR_LEVEL = 5

# Points of levels 1 to 10 above level 5, from matches between them: `python -m bench.ratings.engine_levels`. Level
# 10 had 100,000 nodes for each move, about a tenth of a second; with more time it is stronger.
LEVEL_DISTANCES: dict[str, tuple[int, ...]] = {
    "abalone": (-792, -543, -376, -185, 0, 257, 516, 727, 960, 1220),
    "six": (-903, -608, -440, -244, 0, 174, 383, 465, 655, 793),
}

_SYSTEM = Glicko2()


class LevelGame(NamedTuple):
    """A game of a person against a level: the rating of the person, and the score of the engine."""

    level: int
    opponent: Rating
    score: float


def anchor_rating(game: str, games: Iterable[LevelGame]) -> Rating:
    """Return the rating of level 5 after games of all levels, as if they were all its own.

    Without games it is that of a new player. A level that is 200 points stronger against an opponent is rated like
    level 5 against an opponent who is 200 points weaker.
    """
    anchor = Rating(time=0)
    for level, opponent, score in games:
        mean = _clamped(opponent.mean - LEVEL_DISTANCES[game][level - 1])
        shifted = replace(opponent, mean=mean, time=0)
        (anchor,), _ = _SYSTEM.rate_game([anchor], [shifted], score=score, now=0)
    return anchor


def level_ratings(game: str, anchor: Rating) -> list[Rating]:
    """Return the ratings of all levels, the lowest first, by that of level 5."""
    return [replace(anchor, mean=_clamped(anchor.mean + distance)) for distance in LEVEL_DISTANCES[game]]


def _clamped(mean: float) -> float:
    return min(max(mean, MIN_MEAN), MAX_MEAN)
