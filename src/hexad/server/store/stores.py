"""The stores of a server process: each reads and writes one kind of data in the same database."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.server.store.account_details import AccountDetails
from hexad.server.store.accounts import Accounts
from hexad.server.store.deletions import DeletionStore
from hexad.server.store.engine_games import EngineGames
from hexad.server.store.heartbeats import Heartbeats
from hexad.server.store.messages import MessageStore
from hexad.server.store.profiles import Profiles
from hexad.server.store.puzzles import PuzzleStore
from hexad.server.store.quarantine import Quarantine
from hexad.server.store.relations import Relations
from hexad.server.store.reports import Reports
from hexad.server.store.search import Search
from hexad.server.store.seeks import Seeks
from hexad.server.store.sessions import Sessions
from hexad.server.store.store import Store
from hexad.server.store.transfers import TransferStore

if TYPE_CHECKING:
    from hexad.server.store.database import Database

__all__ = ["Stores"]


class Stores:
    """All stores but those of mails, which belong to the part that sends them."""

    def __init__(self, database: Database, process: str) -> None:
        self.games = Store(database)
        self.search = Search(database)
        self.quarantine = Quarantine(database)
        self.engine_games = EngineGames(database)
        self.heartbeats = Heartbeats(database)
        self.accounts = Accounts(database)
        self.account_details = AccountDetails(database)
        self.sessions = Sessions(database)
        self.profiles = Profiles(database)
        self.transfers = TransferStore(database)
        self.deletions = DeletionStore(database)
        self.puzzles = PuzzleStore(database)
        self.seeks = Seeks(database, process)
        self.messages = MessageStore(database)
        self.relations = Relations(database)
        self.reports = Reports(database)
