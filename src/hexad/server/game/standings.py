"""The ratings of players in a game and speed, and how the end of a rated game changes them.

Nothing here reads a database: the server and `hexad admin rerate` compute the same numbers by the same functions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from hexad.ratings import Glicko2, Rating

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hexad.server.game.rated import RatedResult

__all__ = ["SYSTEM", "SeatChange", "Standing", "StandingKey", "Standings"]

SYSTEM = Glicko2()
StandingKey: TypeAlias = tuple[str, str, str]
"""Player, game and speed."""


class Standing(NamedTuple):
    """The rating of a player in one game and speed."""

    rating: Rating = Rating()
    games: int = 0
    peak: float | None = None
    """The highest mean of an established rating; None before the rating was established."""

    def after(self, rating: Rating) -> Standing:
        """Return the standing after one more game, which led to a rating."""
        is_peak = not rating.is_provisional and (self.peak is None or rating.mean > self.peak)
        return Standing(rating, self.games + 1, rating.mean if is_peak else self.peak)


class SeatChange(NamedTuple):
    """How a game changed the rating of the player of a seat."""

    seat: int
    player: str
    before: float
    after: float
    deviation: float
    """That of the new rating."""


class Standings:
    """Standings by player, game and speed. Those that are not known are those of new players."""

    def __init__(self, known: Mapping[StandingKey, Standing] | None = None) -> None:
        self.by_key: dict[StandingKey, Standing] = dict(known or {})

    def rate(self, result: RatedResult) -> list[SeatChange]:
        """Change the ratings of the players of a game; returns the changes by seat."""
        keys = [(player, result.game, result.speed) for player in result.players]
        before = [self.by_key.get(key) or Standing() for key in keys]
        ratings = [standing.rating for standing in before]
        sides = SYSTEM.rate_game(ratings[0::2], ratings[1::2], result.score, result.time)
        after = [sides[seat % 2][seat // 2] for seat in range(len(keys))]
        for key, standing, rating in zip(keys, before, after, strict=True):
            self.by_key[key] = standing.after(rating)
        return [
            SeatChange(seat, key[0], old.mean, new.mean, new.deviation)
            for seat, (key, old, new) in enumerate(zip(keys, ratings, after, strict=True))
        ]
