"""The tables of mails and of the links in them."""

from __future__ import annotations

from sqlalchemy import Column, Float, Index, Integer, String, Table, text

from hexad.server.store.table_metadata import metadata

__all__ = ["mail_links", "mails"]

# The links that were sent by mail and not used yet, as hashes only.
mail_links = Table(
    "mail_links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("player", String(16), nullable=False),
    Column("purpose", String(8), nullable=False),
    Column("email", String(254), nullable=False),
    Column("created", Float(53), nullable=False),
    Index("ix_mail_links_player", "player"),
)

# Mails that are not sent yet. They are written when they are sent, so that no link is stored here.
mails = Table(
    "mails",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("recipient", String(254), nullable=False),
    # The account that it is about; empty for a reset, which is asked for by the address alone.
    Column("player", String(16), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", Float(53), nullable=False),
    Column("tries", Integer, nullable=False),
    # Nobody else sends it before this time, unless the process that sends it has died.
    Column("next_try", Float(53), nullable=False),
    Column("sender", String(16), nullable=False),
    # The game that a reminder is about, and when the time of the move is up, in seconds since 1970.
    Column("game", String(16), nullable=False, server_default=text("''")),
    Column("deadline", Float(53), nullable=False, server_default=text("0")),
    Index("ix_mails_next_try", "next_try"),
)
