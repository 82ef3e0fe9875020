"""The tables of what players of a game write to each other. They are no events: games do not depend on them."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, String, Table, Text, UniqueConstraint

from hexad.server.store.table_metadata import metadata

__all__ = ["chat_choices", "messages"]

messages = Table(
    "messages",
    metadata,
    Column("game", String(16), ForeignKey("games.name"), primary_key=True),
    # The place in the game's order, from 1.
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    # Who wrote it. The messages of a deleted account are empty, and so is this.
    Column("player", String(16), nullable=False),
    # The client's own name for it: sent again, it is stored once.
    Column("id", String(40), nullable=False),
    # The code of a phrase, or else a text.
    Column("phrase", String(20), nullable=False),
    Column("text", Text, nullable=False),
    Column("created", Float(53), nullable=False),
    UniqueConstraint("game", "seat", "id"),
    Index("ix_messages_player", "player"),
    Index("ix_messages_created", "created"),
)

# The seats that have enabled free chat. All of them have to.
chat_choices = Table(
    "chat_choices",
    metadata,
    Column("game", String(16), ForeignKey("games.name"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
)
