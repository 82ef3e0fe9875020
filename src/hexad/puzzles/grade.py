"""How hard a puzzle is: the length of the solution, how many moves look like it, the depth at which it is preferred.

The grade is also the first estimate of the rating of a puzzle, before anyone has tried it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.puzzles.puzzle import HARDEST
from hexad.ratings import Rating

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hexad.board import AnyMove
    from hexad.engine import Info

__all__ = ["difficulty", "initial_rating", "sight"]

# The numbers of lookalikes, and the depths, from which a puzzle gets a point more. In Abalone many moves push.
_MANY = {"ejection": (4, 8), "sumito": (4, 8), "win": (3, 5), "defence": (3, 5), "split": (1, 3)}
_DEEP = {"ejection": (3, 5), "sumito": (3, 5), "win": (2, 4), "defence": (2, 4), "split": (2, 4)}

# Between two grades the expected score changes from 50 % to 76 %. The grade is a guess, which is right to within two
# grades with a probability of about 95 %.
_MIDDLE_MEAN = 1500.0
_POINTS_PER_GRADE = 200.0
_START_DEVIATION = 200.0


def difficulty(kind: str, within: int, alike: int, depth: int) -> int:
    """From 1, seen at a glance, to 5: two points for each move after the first, one for many lookalikes or great depth.

    >>> difficulty("win", 1, 0, 1), difficulty("win", 2, 3, 1), difficulty("win", 3, 5, 2)
    (1, 3, 5)
    """
    points = 2 * (within - 1) + sum(alike >= many for many in _MANY[kind]) + sum(depth >= deep for deep in _DEEP[kind])
    return min(HARDEST, max(1, points))


def initial_rating(difficulty: int) -> Rating:
    """The rating of a puzzle that nobody has tried: a new player is expected to solve one of the middle grade half the
    time.

    >>> [str(initial_rating(difficulty)) for difficulty in range(1, HARDEST + 1)]
    ['1100?', '1300?', '1500?', '1700?', '1900?']
    """
    return Rating(_MIDDLE_MEAN + _POINTS_PER_GRADE * (difficulty - (HARDEST + 1) / 2), _START_DEVIATION)


def sight(infos: Sequence[Info], move: AnyMove) -> int | None:
    """From which depth on the engine prefers the move; None if it prefers another one in the end."""
    depth = None
    for info in infos:
        if info.rank != 1 or not info.line:
            continue
        depth = None if info.line[0] != move else info.depth if depth is None else depth
    return depth
