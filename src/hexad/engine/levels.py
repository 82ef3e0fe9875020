"""Ten levels for people. A lower level searches less deeply and slips more often; it never moves at random.

A slip is human: among the few best moves that it finds, a level takes a worse one more often if the difference is
small.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

    from hexad.engine.engine import Info

__all__ = ["LEVELS", "Level", "choose"]

FULL = 10


class Level(NamedTuple):
    """How deeply a level searches, and how often it slips; full strength has no limit."""

    name: str
    nodes: int | None
    depth: int | None
    lines: int
    slip: float  # points; a move that is this much worse is taken about a third as often as the best


_NAMES = (
    "first steps",
    "beginner",
    "learner",
    "casual player",
    "regular",
    "club player",
    "strong club player",
    "expert",
    "master",
    "full strength",
)

# Nodes, depth, lines and slip of levels 1 to 9.
_SETTINGS: dict[str, tuple[tuple[int, int, int, float], ...]] = {
    "abalone": (
        (2_000, 1, 10, 32),
        (2_000, 1, 8, 23),
        (2_000, 1, 6, 14),
        (2_000, 2, 6, 24),
        (2_000, 2, 4, 16.5),
        (3_000, 3, 4, 14),
        (4_000, 4, 3, 16),
        (4_000, 8, 2, 4),
        (8_000, 20, 1, 0),
    ),
    "six": (
        (3_000, 1, 12, 100),
        (3_000, 1, 8, 45),
        (3_000, 1, 6, 18),
        (3_000, 1, 4, 5),
        (5_000, 3, 3, 10),
        (8_000, 4, 2, 3),
        (10_000, 20, 1, 0),
        (20_000, 25, 1, 0),
        (50_000, 30, 1, 0),
    ),
}

LEVELS: dict[str, tuple[Level, ...]] = {
    game: (
        *(Level(name, *setting) for name, setting in zip(_NAMES, settings, strict=False)),
        Level(_NAMES[-1], None, None, 1, 0),
    )
    for game, settings in _SETTINGS.items()
}


def choose(infos: Sequence[Info], slip: float, source: random.Random) -> Info:
    """One of the best lines; the worse it is, the less likely."""
    best = max(infos, key=lambda info: info.score.points)
    if slip == 0:
        return best
    behind = [min((best.score.points - info.score.points) / slip, 50.0) for info in infos]
    return source.choices(infos, [exp(-lag) for lag in behind])[0]
