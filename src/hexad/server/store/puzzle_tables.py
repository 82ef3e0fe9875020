"""The tables of puzzles: the log of first attempts, the ratings that follow from it, and what is not rated."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, Index, Integer, String, Table, UniqueConstraint

from hexad.server.store.rating_tables import rating_columns
from hexad.server.store.table_metadata import metadata

__all__ = ["daily_solvers", "puzzle_attempts", "puzzle_ratings", "puzzle_repeats", "solver_ratings"]

# The first attempt of each account at each puzzle, numbered in the order of the transactions that wrote them. The
# columns up to `seconds` are the log. The others follow from it: `hexad admin rerate` computes them again.
puzzle_attempts = Table(
    "puzzle_attempts",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    # After the account was deleted, a new id that belongs to nobody.
    Column("player", String(16), nullable=False),
    Column("puzzle", String(16), nullable=False),
    Column("game", String(16), nullable=False),
    # The grade of the puzzle at that time: a later release may grade it differently.
    Column("difficulty", Integer, nullable=False),
    Column("solved", Boolean, nullable=False),
    # The arena time in seconds.
    Column("at", Integer, nullable=False),
    # The wall time, and how long the solver says to have thought; null after the account was deleted.
    Column("ended", Float(53)),
    Column("seconds", Integer),
    Column("before", Float(53), nullable=False),
    Column("after", Float(53), nullable=False),
    Column("deviation", Float(53), nullable=False),
    Column("expected", Float(53), nullable=False),
    Column("puzzle_before", Float(53), nullable=False),
    Column("puzzle_after", Float(53), nullable=False),
    UniqueConstraint("player", "puzzle"),
    Index("ix_puzzle_attempts_player_game_number", "player", "game", "number"),
)

solver_ratings = Table(
    "solver_ratings",
    metadata,
    Column("player", String(16), primary_key=True),
    Column("game", String(16), primary_key=True),
    *rating_columns(),
)

# The puzzles that an account has tried.
puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("puzzle", String(16), primary_key=True),
    Column("game", String(16), nullable=False),
    *rating_columns(),
    Index("ix_puzzle_ratings_game", "game"),
)

# The last one of the further attempts of an account at a puzzle, which change no rating. Of several attempts within
# hours, it is the first.
puzzle_repeats = Table(
    "puzzle_repeats",
    metadata,
    Column("player", String(16), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("ended", Float(53), nullable=False),
    Column("solved", Boolean, nullable=False),
)

# The accounts that solved the puzzle of a day on that day, which is counted from 1970 on.
daily_solvers = Table(
    "daily_solvers",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("game", String(16), primary_key=True),
    Column("player", String(16), primary_key=True),
)
