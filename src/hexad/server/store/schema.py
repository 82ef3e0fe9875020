"""The tables of the database.

`events` is the source of truth. `games`, `seats` and `results` are indexes of it: for the lobby, for searches, and
for finding games in which a player's time is up. `rating_tables` has those of ratings, `puzzle_tables` those of
puzzles, `seek_table` that of players who wait for an opponent, `mail_tables` those of mails, `message_tables` what
players write to each other, `relation_tables` whom they follow, block and report, `correspondence_tables` those of
correspondence games, `tournament_tables` those of tournaments. Every change needs a migration in `migrations/versions`.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
    true,
)

from hexad.server.store.correspondence_tables import conditional_moves, turns, vacations
from hexad.server.store.mail_tables import mail_links, mails
from hexad.server.store.message_tables import chat_choices, messages
from hexad.server.store.puzzle_tables import (
    daily_solvers,
    puzzle_attempts,
    puzzle_ratings,
    puzzle_repeats,
    solver_ratings,
)
from hexad.server.store.rating_tables import counters, rating_changes, ratings
from hexad.server.store.relation_tables import audit, blocks, follows, hidden_names, reports
from hexad.server.store.seek_table import seeks
from hexad.server.store.table_metadata import metadata
from hexad.server.store.tournament_tables import tournament_events, tournament_players, tournaments

__all__ = [
    "accounts",
    "audit",
    "blocks",
    "chat_choices",
    "conditional_moves",
    "counters",
    "daily_solvers",
    "deletions",
    "events",
    "exchanged_cookies",
    "follows",
    "games",
    "hidden_names",
    "mail_links",
    "mails",
    "messages",
    "metadata",
    "processes",
    "puzzle_attempts",
    "puzzle_ratings",
    "puzzle_repeats",
    "rating_changes",
    "ratings",
    "removed_events",
    "reports",
    "results",
    "seats",
    "seeks",
    "sessions",
    "solver_ratings",
    "tokens",
    "tournament_events",
    "tournament_players",
    "tournaments",
    "transfers",
    "turns",
    "uptime",
    "vacations",
]

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
    Column("wake", BigInteger().with_variant(Integer, "sqlite")),
    # The process that runs the engines of this game; empty if no engine plays.
    Column("owner", String(16), nullable=False),
    # Whether only people with the link may see the game: no list shows it.
    Column("private", Boolean, nullable=False, server_default=false()),
    # Why the game cannot be read. A game with a fault is in quarantine until an administrator repairs it.
    Column("fault", Text, nullable=False, server_default=text("''")),
    Column("rated", Boolean, nullable=False, server_default=false()),
    # The speed category; empty without a clock.
    Column("speed", String(16), nullable=False, server_default=text("''")),
    # The place of a rated game in the order in which rated games ended. Ratings are computed in this order.
    Column("ended_number", Integer),
    # The player who alone may take the open seat; empty if anyone may.
    Column("invited", String(16), nullable=False, server_default=text("''")),
    # The score of the series before a rematch, as JSON; empty for other games.
    Column("series", Text, nullable=False, server_default=text("''")),
    # The tournament that the game belongs to; empty for other games.
    Column("tournament", String(16), nullable=False, server_default=text("''")),
    # Whether it was played on a device and uploaded as a record.
    Column("imported", Boolean, nullable=False, server_default=false()),
    Index("ix_games_status_wake", "status", "wake"),
    Index("ix_games_status_ended", "status", "ended"),
    Index("ix_games_creator_status", "creator", "status"),
    Index("ix_games_invited_status", "invited", "status"),
    Index(
        "ix_games_ended_number",
        "ended_number",
        unique=True,
        sqlite_where=text("ended_number is not null"),
        postgresql_where=text("ended_number is not null"),
    ),
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
    Index("ix_seats_player_game_seat", "player", "game", "seat"),
    Index("ix_seats_name", "name"),
)

# The finished games of each player: one row for a player and game, at the player's first seat.
results = Table(
    "results",
    metadata,
    Column("game_name", String(16), ForeignKey("games.name"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String(16), nullable=False),
    Column("ended", Float(53), nullable=False),
    Column("game", String(16), nullable=False),
    Column("speed", String(16), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("private", Boolean, nullable=False),
    # `win`, `draw` or `loss`; empty for a game that counts in no statistics: one against oneself, or an imported one.
    Column("score", String(8), nullable=False),
    Index("ix_results_player_ended_game_name", "player", "ended", "game_name"),
    Index("ix_results_player_game_rated_score", "player", "game", "rated", "score"),
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
    # Optional. It counts for nothing before the link in a mail to it has been opened, which sets `email_confirmed`.
    Column("email", String(254)),
    Column("email_confirmed", Float(53)),
    # The last day on which a browser was signed in, in days since 1970; null if the player hides it.
    Column("seen", Integer),
    Column("hides_seen", Boolean, nullable=False, server_default=false()),
    # When an administrator closed the account; null if it is open.
    Column("closed", Float(53)),
    # The IANA name of the player's time zone; empty for UTC.
    Column("zone", String(64), nullable=False, server_default=text("''")),
    # The language of reminders of correspondence games; empty if none are wanted.
    Column("reminders", String(8), nullable=False, server_default=text("''")),
    UniqueConstraint("login"),
    UniqueConstraint("skeleton"),
    Index("ix_accounts_name", "name"),
    Index("ix_accounts_email", "email"),
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

# Players who deleted their account, or whose name was hidden, and whose name is not yet removed from all their games.
deletions = Table(
    "deletions",
    metadata,
    Column("player", String(16), primary_key=True),
    Column("created", Float(53), nullable=False),
    # The name that replaces a hidden one; empty if the account was deleted.
    Column("name", String(40), nullable=False, server_default=text("''")),
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
