"""Where games are kept: SQLite on one machine, PostgreSQL for many.

`schema` has the tables, `migrations` how they came to be, `Store` reads and writes the games, `Accounts` the players.
"""

from __future__ import annotations

from hexad.server.store.accounts import Account, Accounts, TokenHolder
from hexad.server.store.database import Database, DatabaseError
from hexad.server.store.entry import Entry, Summary
from hexad.server.store.store import Store

__all__ = ["Account", "Accounts", "Database", "DatabaseError", "Entry", "Store", "Summary", "TokenHolder"]
