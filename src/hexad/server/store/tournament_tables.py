"""The tables of tournaments. `tournament_events` is the source of truth, the others are indexes of it for lists."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, String, Table, Text

from hexad.server.store.table_metadata import metadata

__all__ = ["tournament_events", "tournament_players", "tournaments"]

tournaments = Table(
    "tournaments",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("title", String(80), nullable=False),
    Column("format", String(16), nullable=False),
    Column("place", String(8), nullable=False),
    Column("game", String(16), nullable=False),
    Column("status", String(16), nullable=False),
    # The player who created it.
    Column("organiser", String(16), nullable=False),
    # The number of entrants that have not withdrawn.
    Column("entrants", Integer, nullable=False),
    Column("created", Float(53), nullable=False),
    Column("updated", Float(53), nullable=False),
    # When it is announced to start or has started; null if that is not known.
    Column("starts", Float(53)),
    # When the server has to start it; null if an organiser has to, or it has started.
    Column("due", Float(53)),
    Column("ended", Float(53)),
    # What the organiser chose, as JSON, for lists.
    Column("settings", Text, nullable=False),
    Index("ix_tournaments_status_starts", "status", "starts"),
    Index("ix_tournaments_status_due", "status", "due"),
    Index("ix_tournaments_organiser_status", "organiser", "status"),
)

# The primary key admits one event per version: of two processes, the first wins.
tournament_events = Table(
    "tournament_events",
    metadata,
    Column("tournament", String(16), ForeignKey("tournaments.name"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("data", Text, nullable=False),
)

# Players with an account who take part in a tournament, and its organisers, whose entrant is 0.
tournament_players = Table(
    "tournament_players",
    metadata,
    Column("tournament", String(16), ForeignKey("tournaments.name"), primary_key=True),
    Column("entrant", Integer, primary_key=True, autoincrement=False),
    Column("player", String(16), primary_key=True),
    # The name as the events have it; empty for organisers, and when the account was deleted.
    Column("name", String(40), nullable=False),
    # `organiser`, or the status of the entrant.
    Column("status", String(16), nullable=False),
    # In the final standings; null before the end.
    Column("rank", Integer),
    Index("ix_tournament_players_player", "player"),
)
