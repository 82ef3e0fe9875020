"""The tables of ratings. Every row follows from the events of games: `hexad admin rerate` computes them again."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Column, Float, Index, Integer, String, Table

from hexad.server.store.table_metadata import metadata

__all__ = ["counters", "rating_changes", "rating_columns", "ratings"]


def rating_columns() -> list[Column[Any]]:
    """Return the columns of a rating: the same for players, solvers and puzzles."""
    return [
        Column("mean", Float(53), nullable=False),
        Column("deviation", Float(53), nullable=False),
        Column("volatility", Float(53), nullable=False),
        # The arena time of the last rated game in seconds.
        Column("at", Integer, nullable=False),
        Column("games", Integer, nullable=False),
        # The highest mean of an established rating.
        Column("peak", Float(53)),
    ]


# The last number that was given: of the rated games that ended, as `rated`; of first attempts at puzzles, as `puzzles`.
counters = Table(
    "counters",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", Integer, nullable=False),
)

# The ratings of players who have finished a rated game. Rows of closed accounts stay.
ratings = Table(
    "ratings",
    metadata,
    Column("player", String(16), primary_key=True),
    Column("game", String(16), primary_key=True),
    Column("speed", String(16), primary_key=True),
    *rating_columns(),
    Index("ix_ratings_game_speed_mean_player", "game", "speed", "mean", "player"),
)

# What each rated game changed. `number` is `ended_number` of the game.
rating_changes = Table(
    "rating_changes",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game_name", String(16), nullable=False),
    Column("player", String(16), nullable=False),
    Column("game", String(16), nullable=False),
    Column("speed", String(16), nullable=False),
    Column("before", Float(53), nullable=False),
    Column("after", Float(53), nullable=False),
    # That of the rating after the game.
    Column("deviation", Float(53), nullable=False),
    Index("ix_rating_changes_game_name", "game_name"),
    Index("ix_rating_changes_player_game_speed_number", "player", "game", "speed", "number"),
)
