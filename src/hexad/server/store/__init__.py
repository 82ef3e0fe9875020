"""The database: SQLite for one process, PostgreSQL for several.

`schema` defines the tables, `migrations` their history. `Store` reads and writes games, `Search` finds games,
`Quarantine` keeps games that cannot be read, `Accounts` reads and writes accounts and tokens, `Sessions` the sessions
of browsers, `Heartbeats` keeps the time.
"""

from __future__ import annotations

from hexad.server.store.accounts import (
    Account,
    AccountClosedError,
    Accounts,
    LoginTakenError,
    NameTakenError,
    TokenHolder,
)
from hexad.server.store.database import Database
from hexad.server.store.entry import AppendResult, Begun, Entry, StoredGame, Summary
from hexad.server.store.errors import DatabaseError, DatabaseInUseError, PlayingError, remedy_for
from hexad.server.store.heartbeats import Heartbeats, SharedTime
from hexad.server.store.quarantine import Quarantine
from hexad.server.store.sessions import NewSession, Sessions
from hexad.server.store.store import Store

__all__ = [
    "Account",
    "AccountClosedError",
    "Accounts",
    "AppendResult",
    "Begun",
    "Database",
    "DatabaseError",
    "DatabaseInUseError",
    "Entry",
    "Heartbeats",
    "LoginTakenError",
    "NameTakenError",
    "NewSession",
    "PlayingError",
    "Quarantine",
    "Sessions",
    "SharedTime",
    "Store",
    "StoredGame",
    "Summary",
    "TokenHolder",
    "remedy_for",
]
