"""Ratings of players: how strong they are, how certain that is, and for which speed of play it holds.

>>> system = Glicko2()
>>> (winner,), (loser,) = system.rate_game([Rating()], [Rating(1800, 60)], score=1, now=1_700_000_000)
>>> str(winner), str(loser)
('1958?', '1791')
>>> round(system.expected_score([winner], [loser], now=1_700_086_400), 2)
0.66

Nothing here reads a clock or keeps a table: times are arguments, in whole seconds, and ratings are values. The same
games in the same order give the same ratings to the last bit. docs/RATINGS.md explains why this system was chosen.
"""

from __future__ import annotations

from hexad.ratings.glicko2 import Glicko2
from hexad.ratings.rating import Rating
from hexad.ratings.speed import Speed, estimated_duration, speed_of

__all__ = ["Glicko2", "Rating", "Speed", "estimated_duration", "speed_of"]
