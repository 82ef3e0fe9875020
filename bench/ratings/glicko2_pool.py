"""Ratings of all players of a season by `hexad.ratings`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.ratings import Glicko2, Rating

if TYPE_CHECKING:
    from bench.ratings.season import Game

__all__ = ["Glicko2Pool"]


class Glicko2Pool:
    """Ratings by `hexad.ratings`."""

    def __init__(self, players: int, system: Glicko2 | None = None, start: Rating | None = None) -> None:
        self.system = system or Glicko2()
        self.ratings = [start or Rating()] * players

    def mean(self, player: int) -> float:
        """The mean of a player's rating."""
        return self.ratings[player].mean

    def is_established(self, game: Game) -> bool:
        """Whether no player of a game has a provisional rating when it begins."""
        at, ratings = self.system.at, self.ratings
        return not any(at(ratings[player], game.time).is_provisional for player in (*game.first, *game.second))

    def expected_score(self, game: Game) -> float:
        """The score that the first side is expected to make."""
        return self.system.expected_score(*self._sides(game), game.time)

    def rate(self, game: Game) -> None:
        """Update the ratings of the players of a game."""
        first, second = self.system.rate_game(*self._sides(game), game.score, game.time)
        for player, rating in zip((*game.first, *game.second), (*first, *second), strict=True):
            self.ratings[player] = rating

    def _sides(self, game: Game) -> tuple[list[Rating], list[Rating]]:
        ratings = self.ratings
        return [ratings[player] for player in game.first], [ratings[player] for player in game.second]
