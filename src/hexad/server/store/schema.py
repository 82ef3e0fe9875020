"""The tables of the database.

`events` is the source of truth. `games` and `seats` are indexes of it: for the lobby, for the search, and for finding
games in which a player's time is up. Every change needs a migration in `migrations/versions`.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
    true,
)

__all__ = [
    "accounts",
    "events",
    "exchanged_cookies",
    "games",
    "metadata",
    "processes",
    "removed_events",
    "seats",
    "sessions",
    "tokens",
    "transfers",
    "uptime",
]

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

games = Table(
    "games",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("game", String(16), nullable=False),
    Column("layout", String(40), nullable=False),
    Column("control", String(40), nullable=False),
    Column("status", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("creator", String(16), nullable=False),
    Column("result", String(8), nullable=False),
    Column("reason", String(40), nullable=False),
    Column("plies", Integer, nullable=False),
    Column("created", Float(53), nullable=False),
    Column("ended", Float(53)),
    # The arena time before which no player's time can be up.
    Column("wake", Integer),
    # The process that runs the engines of this game; empty if no engine plays.
    Column("owner", String(16), nullable=False),
    # Whether only people with the link may see the game: no list shows it.
    Column("private", Boolean, nullable=False, server_default=false()),
    # Why the game cannot be read. A game with a fault is in quarantine until an administrator repairs it.
    Column("fault", Text, nullable=False, server_default=text("''")),
    Index("ix_games_status_wake", "status", "wake"),
    Index("ix_games_status_ended", "status", "ended"),
    Index("ix_games_creator_status", "creator", "status"),
)

seats = Table(
    "seats",
    metadata,
    Column("game", String(16), ForeignKey("games.name"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("player", String(16), nullable=False),
    Column("name", String(40), nullable=False),
    Column("level", Integer, nullable=False),
    Index("ix_seats_player", "player"),
    Index("ix_seats_name", "name"),
)

# The primary key admits one event per version: of two processes, the first wins.
events = Table(
    "events",
    metadata,
    Column("game", String(16), ForeignKey("games.name"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("data", Text, nullable=False),
)

# Events that a repair took out of a game.
removed_events = Table(
    "removed_events",
    metadata,
    Column("game", String(16), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("removed", Float(53), primary_key=True),
    Column("data", Text, nullable=False),
)

accounts = Table(
    "accounts",
    metadata,
    Column("player", String(16), primary_key=True),
    Column("login", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("password", String(200), nullable=False),
    Column("created", Float(53), nullable=False),
    # The name with look-alike letters made equal. Null for an account whose name was taken before names were unique.
    Column("skeleton", String(200)),
    UniqueConstraint("login"),
    UniqueConstraint("skeleton"),
)

# A browser that is known, as a guest or signed in. The cookie is stored as a hash only.
sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("player", String(16), nullable=False),
    # The display name of a guest. That of an account is in `accounts`.
    Column("name", String(40), nullable=False),
    Column("created", Float(53), nullable=False),
    # When it was last used, to the day; null before the first request with the new cookie.
    Column("seen", Float(53)),
    Index("ix_sessions_player", "player"),
    Index("ix_sessions_seen", "seen"),
)

# The signed cookies of earlier releases that were exchanged for a session, as hashes.
exchanged_cookies = Table(
    "exchanged_cookies",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("session", String(64), nullable=False),
    Column("created", Float(53), nullable=False),
)

# Guests who opened an account and whose games are not all handed over yet.
transfers = Table(
    "transfers",
    metadata,
    Column("guest", String(16), primary_key=True),
    Column("player", String(16), nullable=False),
    Column("name", String(40), nullable=False),
    Column("created", Float(53), nullable=False),
)

# Tokens are stored as hashes only.
tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("player", String(16), nullable=False),
    Column("name", String(40), nullable=False),
    Column("label", String(40), nullable=False),
    Column("created", Float(53), nullable=False),
    Index("ix_tokens_player", "player"),
)

# One row: the arena time in seconds, the wall time at which it was written, the process that writes it, and whether the
# time runs.
uptime = Table(
    "uptime",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("arena", Float(53), nullable=False),
    Column("wall", Float(53), nullable=False),
    Column("process", String(16), nullable=False, server_default=text("''")),
    Column("running", Boolean, nullable=False, server_default=true()),
)

# The last heartbeat of each process, in arena time.
processes = Table(
    "processes",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("beat", Float(53), nullable=False),
)
