"""Series of games: each is the rematch of the one before, and its creation has the score of those before it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from hexad.server.game.events import Series

if TYPE_CHECKING:
    from hexad.server.game.events import Created
    from hexad.types import Outcome

__all__ = ["next_series", "series_after", "stored_series"]

# The points of the seats with even numbers, and of the others.
_POINTS = {"1-0": (1.0, 0.0), "0-1": (0.0, 1.0), "1/2-1/2": (0.5, 0.5)}


def series_after(series: Series | None, result: str) -> Series | None:
    """Return a series with the result of its last game. Games without a result do not count."""
    if series is None or result not in _POINTS:
        return series
    first, second = _POINTS[result]
    return Series(series.games + 1, (series.score[0] + first, series.score[1] + second))


def next_series(created: Created, outcome: Outcome | None) -> Series:
    """Return the series before the rematch of a game. There, every player sits one seat further, on the other side."""
    before = created.series or Series(0, (0.0, 0.0))
    after = series_after(before, "" if outcome is None else outcome.result) or before
    return Series(after.games, (after.score[1], after.score[0]))


def stored_series(text: str, result: str) -> Series | None:
    """Return the series of a game in the database, with its result."""
    return series_after(msgspec.json.decode(text, type=Series), result) if text else None
