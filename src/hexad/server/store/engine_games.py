"""Finished games of people with established ratings against the engine: by them its levels are placed on the scale."""

from __future__ import annotations

import time
from math import inf
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import func, select

import hexad
from hexad.ratings.engine_levels import LevelGame, anchor_rating, level_ratings
from hexad.ratings.rating import PROVISIONAL_DEVIATION
from hexad.server.game.events import Created, decode_event
from hexad.server.store.event_data import event_data
from hexad.server.store.rating_rows import standing_of
from hexad.server.store.schema import events, ratings, results, seats

if TYPE_CHECKING:
    from sqlalchemy import Connection, Row

    from hexad.ratings import Rating
    from hexad.server.store.database import Database

__all__ = ["EngineGames"]

# The deviation hardly becomes smaller by more games.
MAX_GAMES = 500
KEPT_SECONDS = 3_600
# The score of the engine, by that of the person.
_SCORES = {"win": 0.0, "draw": 0.5, "loss": 1.0}
_PLAYERS = 2


class EngineGames:
    """Reads games against the engine, and computes the ratings of its levels."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._levels: dict[str, tuple[float, list[Rating]]] = {}

    async def level_ratings(self, game: str) -> list[Rating]:
        """The ratings of all levels, the lowest first. They are computed at most once in KEPT_SECONDS."""
        computed, ratings = self._levels.get(game, (-inf, []))
        if time.monotonic() - computed > KEPT_SECONDS:
            # Requests that come meanwhile get what is known, or compute it, too.
            ratings = level_ratings(game, anchor_rating(game, await self.latest(game)))
            self._levels[game] = time.monotonic(), ratings
        return ratings

    async def latest(self, game: str) -> list[LevelGame]:
        """The latest games that count, the oldest first.

        A person counts by the most certain of the established ratings in this game. Games in which a move was taken
        back and games from a custom position do not count.
        """
        return await self._database.read(lambda connection: self._latest(connection, game))

    def _latest(self, connection: Connection, game: str) -> list[LevelGame]:
        certain = (
            select(ratings.c.player, func.min(ratings.c.deviation).label("deviation"))
            .where(ratings.c.game == game, ratings.c.deviation <= PROVISIONAL_DEVIATION)
            .group_by(ratings.c.player)
            .subquery()
        )
        is_most_certain = (certain.c.player == ratings.c.player) & (certain.c.deviation == ratings.c.deviation)
        taken_back = select(events.c.game).where(
            events.c.game == results.c.game_name, events.c.data.like('{"type":"takeback_asked"%')
        )
        query = (
            select(results.c.game_name, results.c.score, seats.c.level, event_data(self._database), *ratings.c)
            .join_from(results, seats, (seats.c.game == results.c.game_name) & (seats.c.kind == "engine"))
            .join(events, (events.c.game == results.c.game_name) & (events.c.version == 1))
            .join(ratings, (ratings.c.player == results.c.player) & (ratings.c.game == game))
            .join(certain, is_most_certain)
            .where(results.c.game == game, results.c.score != "", ~taken_back.correlate(results).exists())
            .order_by(results.c.ended.desc(), results.c.game_name)
            .limit(MAX_GAMES)
        )
        # Two ratings of a player may be equally certain: by its name, each game counts once.
        found = {row.game_name: row for row in connection.execute(query) if _counts(row)}
        return [LevelGame(row.level, standing_of(row).rating, _SCORES[row.score]) for row in reversed(found.values())]


def _counts(row: Row[Any]) -> bool:
    """Whether the game was played by two from a start position of the game."""
    try:
        created = decode_event(row.data)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return False  # a damaged game does not keep the others from counting
    if (
        not isinstance(created, Created)
        or created.game not in hexad.GAMES
        or len(created.seats) != _PLAYERS
        or row.score not in _SCORES
    ):
        return False
    return bool(created.layout) or created.fen in hexad.GAMES[created.game].starts.values()
