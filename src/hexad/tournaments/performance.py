"""Performance ratings: the rating for which a result would be expected (FIDE Handbook C.07, article 10.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexad.tournaments.history import History

__all__ = ["performance", "rating_difference"]

# FIDE Handbook B.02, table 8.1a: the difference of ratings for a score of 50 % to 100 %.
_DIFFERENCES = (
    *(0, 7, 14, 21, 29, 36, 43, 50, 57, 65),
    *(72, 80, 87, 95, 102, 110, 117, 125, 133, 141),
    *(149, 158, 166, 175, 184, 193, 202, 211, 220, 230),
    *(240, 251, 262, 273, 284, 296, 309, 322, 336, 351),
    *(366, 383, 401, 422, 444, 470, 501, 538, 589, 677),
    800,
)


def rating_difference(percent: int) -> int:
    """How much better than its opponents a player is who scores this percentage of the points.

    >>> rating_difference(50), rating_difference(75), rating_difference(25), rating_difference(100)
    (0, 193, -193, 800)
    """
    return _DIFFERENCES[percent - 50] if percent >= 50 else -_DIFFERENCES[50 - percent]


def performance(history: History, entrant: int) -> int | None:
    """The average rating of the opponents, plus the difference of ratings for the score against them.

    Only games played at the board count, and only those against opponents with a rating; None without such a game.
    """
    games = [
        (history.entrants[played.opponent].rating, played.points)
        for played in history.views[entrant]
        if played.is_game and played.opponent is not None and played.points is not None
    ]
    rated = [(rating, points) for rating, points in games if rating]
    if not rated:
        return None
    average = _rounded(sum(rating for rating, _ in rated) / len(rated))
    return average + rating_difference(_rounded(100 * sum(points for _, points in rated) / len(rated)))


def _rounded(value: float) -> int:
    """The nearest whole number; a half is rounded up, as FIDE does it."""
    return int(value + 0.5)
