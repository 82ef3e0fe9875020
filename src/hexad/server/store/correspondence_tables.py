"""The tables of correspondence games: whose turn it is, who is on vacation, and which moves are prepared."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, Text, false, text

from hexad.server.store.table_metadata import metadata

__all__ = ["conditional_moves", "turns", "vacations"]

# An index of the events, written with each of them: one row for each correspondence game in progress.
turns = Table(
    "turns",
    metadata,
    Column("game", String(16), ForeignKey("games.name"), primary_key=True),
    Column("player", String(16), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("began", Float(53), nullable=False),
    Column("weekends", Boolean, nullable=False),
    # The arena time in centiseconds at which the time is up, and from which on the player is reminded of it; null while
    # the time stands still.
    Column("falls", BigInteger().with_variant(Integer, "sqlite")),
    Column("warn", BigInteger().with_variant(Integer, "sqlite")),
    # Why the time stands still, and until when, in seconds since 1970.
    Column("pause", String(8), nullable=False, server_default=text("''")),
    Column("pause_until", Float(53), nullable=False, server_default=text("0")),
    # Whether a mail was queued that it is the player's turn, and that the time is short.
    Column("told", Boolean, nullable=False, server_default=false()),
    Column("warned", Boolean, nullable=False, server_default=false()),
    Index("ix_turns_player", "player"),
)

vacations = Table(
    "vacations",
    metadata,
    Column("player", String(16), primary_key=True),
    Column("began", Float(53), primary_key=True),
    Column("until", Float(53), nullable=False),
)

# Secret: only their author may see them. They are no part of the log, which everybody can read.
conditional_moves = Table(
    "conditional_moves",
    metadata,
    Column("game", String(16), ForeignKey("games.name"), primary_key=True),
    Column("player", String(16), primary_key=True),
    # Lines of moves from a position, as JSON: the ply and the position from which they are played, and the lines.
    Column("data", Text, nullable=False),
)
