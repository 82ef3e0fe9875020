"""The tables of players and players: whom they follow, block and report, and what administrators did about it."""

from __future__ import annotations

from sqlalchemy import Column, Float, Index, Integer, String, Table, Text, text

from hexad.server.store.table_metadata import metadata

__all__ = ["audit", "blocks", "follows", "hidden_names", "reports"]

follows = Table(
    "follows",
    metadata,
    Column("player", String(16), primary_key=True),
    Column("followed", String(16), primary_key=True),
    Column("created", Float(53), nullable=False),
    Index("ix_follows_followed", "followed"),
)

blocks = Table(
    "blocks",
    metadata,
    Column("player", String(16), primary_key=True),
    Column("blocked", String(16), primary_key=True),
    # The name of a guest. That of an account is in `accounts`.
    Column("name", String(40), nullable=False),
    Column("created", Float(53), nullable=False),
    Index("ix_blocks_blocked", "blocked"),
)

reports = Table(
    "reports",
    metadata,
    Column("number", Integer, primary_key=True),
    # Empty if the account was deleted since.
    Column("reporter", String(16), nullable=False),
    Column("reported", String(16), nullable=False),
    # The name at the time of the report; empty if the account was deleted since.
    Column("name", String(40), nullable=False),
    # Empty if it is about no game.
    Column("game", String(16), nullable=False),
    Column("category", String(20), nullable=False),
    Column("text", Text, nullable=False),
    # What the reported player wrote in the game, as JSON: it may be deleted elsewhere.
    Column("messages", Text, nullable=False),
    Column("created", Float(53), nullable=False),
    # Null while it is open.
    Column("closed", Float(53)),
    Column("note", Text, nullable=False),
    Index("ix_reports_reporter", "reporter"),
    Index("ix_reports_reported", "reported"),
    Index("ix_reports_closed", "closed"),
)

# What administrators did. Servers follow by its numbers.
audit = Table(
    "audit",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("created", Float(53), nullable=False),
    # The user of the operating system, or whom the command names.
    Column("who", String(80), nullable=False),
    Column("action", String(20), nullable=False),
    # The player whom it is about, with the name at that time, which is removed with the account; empty if it is about
    # a game or about ratings.
    Column("player", String(16), nullable=False),
    Column("name", String(40), nullable=False),
    # The number of the report that was closed.
    Column("report", Integer),
    Column("reason", Text, nullable=False),
    # The game that was repaired.
    Column("game", String(16), nullable=False, server_default=text("''")),
    Index("ix_audit_player", "player"),
    sqlite_autoincrement=True,
)

# Names that an administrator hid, as their skeletons: nobody can take them again.
hidden_names = Table(
    "hidden_names",
    metadata,
    Column("skeleton", String(200), primary_key=True),
    Column("created", Float(53), nullable=False),
)
