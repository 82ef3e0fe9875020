"""All parts of tournaments in one process, and what requests ask of them."""

from __future__ import annotations

import hashlib
import hmac
import time
from typing import TYPE_CHECKING, Any

from hexad.server.errors import UnavailableError
from hexad.server.ids import new_id
from hexad.server.store import DatabaseError
from hexad.server.store.tournament_lists import TournamentLists
from hexad.server.store.tournaments import TournamentStore
from hexad.server.tournament import acts as a
from hexad.server.tournament.decisions import decide_creation
from hexad.server.tournament.facts import Asked
from hexad.server.tournaments.feeds import TournamentFeeds
from hexad.server.tournaments.game_runner import GameRunner
from hexad.server.tournaments.notices import announce_changes
from hexad.server.tournaments.rounds import Rounds
from hexad.server.tournaments.swiss_pairing import SwissPairing
from hexad.server.tournaments.tournaments import Tournaments
from hexad.server.tournaments.upkeep import Upkeep

if TYPE_CHECKING:
    from collections.abc import Coroutine, Sequence

    from hexad.server.people.identity import Identity
    from hexad.server.rooms.notifications import Notifications
    from hexad.server.rooms.parts import Parts
    from hexad.server.rooms.rooms import Rooms
    from hexad.server.rooms.shares import Shares
    from hexad.server.store import Database
    from hexad.server.tournament.settings import TournamentSettings
    from hexad.server.tournament.state import TournamentState

__all__ = ["TournamentService"]

KEY_LENGTH = 20


class TournamentService:
    """Tournaments: `rooms` finds them, `lists` lists them, `feeds` shows them live."""

    def __init__(  # noqa: PLR0913, PLR0917 - the parts of the server that tournaments work with
        self,
        database: Database,
        parts: Parts,
        games: Rooms,
        shares: Shares,
        notifications: Notifications,
        keys: Sequence[bytes],
    ) -> None:
        self._keys = keys
        store = TournamentStore(database)
        self.lists = TournamentLists(database)
        self.rooms = Tournaments(store, parts.arena_clock, parts.bus, parts.tasks)
        self.feeds = TournamentFeeds(self.rooms, self.lists)
        self._rounds = Rounds(self.rooms, SwissPairing(), parts.tasks)
        runner = GameRunner(self.rooms, games, parts.store, self.lists, parts.tasks)
        self._upkeep = Upkeep(self.rooms, store, self.lists, runner, self._rounds, shares)
        announce_changes(self.rooms, notifications)

    def loops(self) -> dict[str, Coroutine[Any, Any, None]]:
        """What runs as long as the process, by name."""
        return {
            "tournaments": self._upkeep.run(),
            "tournaments elsewhere": self.rooms.run(),
            "followed tournaments": self.feeds.run(),
        }

    async def create(self, settings: TournamentSettings, identity: Identity) -> TournamentState:
        """Create a tournament; raises RefusalError."""
        return await self.rooms.create(new_id(), decide_creation(settings, Asked(identity, time.time())))

    async def act(self, name: str, act: a.Act, identity: Identity) -> int:
        """Carry out an act of a player; returns the version of its first event, raises RefusalError."""
        async with self.rooms.reading(name) as room:
            state = room.state
        asked = await self._asked(state, act, identity)
        if isinstance(act, a.Pair):
            return await self._rounds.pair(name, act, asked)
        return await self.rooms.act(name, act, asked)

    def key_of(self, name: str) -> str:
        """The key in the link by which a tournament is entered. It is not stored: the server's secret makes it."""
        return _key(self._keys[0], name)

    async def _asked(self, state: TournamentState, act: a.Act, identity: Identity) -> Asked:
        """What a decision has to know about the people whom an act names."""
        named = _named(state, act)
        if isinstance(act, a.Enter | a.Confirm):
            named.append(identity.player)
        try:
            people = await self.lists.people(named, state.settings.game, str(state.settings.speed or ""))
        except DatabaseError as error:
            raise UnavailableError(str(error)) from error
        rating = people[identity.player].rating if identity.player in people else 0
        has_key = isinstance(act, a.Enter) and self._is_key(act.key, state.name)
        return Asked(identity, time.time(), rating, has_key, people)

    def _is_key(self, key: str, name: str) -> bool:
        """Whether a key is that of a tournament, by the server's secret or the one before it."""
        return any(hmac.compare_digest(key.encode(), _key(secret, name).encode()) for secret in self._keys)


def _named(state: TournamentState, act: a.Act) -> list[str]:
    """The names and ids of accounts in an act. Names at real tables belong to nobody here."""
    if isinstance(act, a.Enter):
        return [] if act.partner is None else [act.partner]
    if isinstance(act, a.AddOrganiser | a.RemoveOrganiser):
        return [act.player]
    if isinstance(act, a.AddEntrants) and state.settings.is_online:
        return [name for entrant in act.entrants for name in entrant.members]
    return []


def _key(secret: bytes, name: str) -> str:
    return hmac.new(secret, name.encode(), hashlib.sha256).hexdigest()[:KEY_LENGTH]
