"""The table of players who wait for an opponent: one seek a player. A seek ends with its process."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, Index, Integer, String, Table, Text, text

from hexad.server.store.table_metadata import metadata

__all__ = ["seeks"]

seeks = Table(
    "seeks",
    metadata,
    Column("player", String(16), primary_key=True),
    Column("id", String(16), nullable=False),
    Column("process", String(16), nullable=False),
    Column("name", String(40), nullable=False),
    Column("game", String(16), nullable=False),
    Column("control", String(20), nullable=False),
    # The options of the game as JSON.
    Column("options", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("mean", Float(53), nullable=False),
    Column("deviation", Float(53), nullable=False),
    Column("black_balance", Integer, nullable=False),
    Column("last_opponent", String(16), nullable=False),
    # The arena time in centiseconds.
    Column("since", BigInteger().with_variant(Integer, "sqlite"), nullable=False),
    # The game that the player was paired for. The process of the seek tells the player and removes the row.
    Column("paired", String(16), nullable=False, server_default=text("''")),
    Index("ix_seeks_process", "process"),
)
