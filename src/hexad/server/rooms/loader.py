"""Reads games from the database, and puts those that cannot be read into quarantine."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from hexad.server.errors import BrokenGameError, RefusalError, UnavailableError, UnknownEventError
from hexad.server.game.stored_log import UnknownEventKindError, UnreadableGameError, read_stored
from hexad.server.ids import ID_LENGTH
from hexad.server.rooms.room import LoggedEvent
from hexad.server.store import DatabaseError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hexad.server.game.game_state import GameState
    from hexad.server.game.stored_log import StoredLog
    from hexad.server.store import Quarantine, Store

__all__ = ["LoadedGame", "Loader"]

# When many clients return at once, as after a restart, replaying their games must not stop everything else.
MAX_CONCURRENT_READS = 4
# How many games are remembered whose events of a later release were logged.
MAX_LOGGED = 10_000

log = logging.getLogger(__name__)


class LoadedGame(NamedTuple):
    """A game as the database has it."""

    state: GameState
    log: list[LoggedEvent]
    owner: str
    """The process that runs its engines."""


class Loader:
    """Reads and replays a few games at a time."""

    def __init__(self, store: Store, quarantine: Quarantine) -> None:
        self._store = store
        self._quarantine = quarantine
        self._reads = asyncio.Semaphore(MAX_CONCURRENT_READS)
        self._unknown: dict[str, None] = {}
        """Games with events of a later release that were logged."""

    async def read(self, name: str) -> LoadedGame:
        """Return a game as the database has it.

        Raises UnavailableError if the database fails, BrokenGameError if the game cannot be read, UnknownEventError if
        a later release continued it, and RefusalError if there is no such game.
        """
        async with self._reads:
            try:
                stored = await self._store.load(name)
            except DatabaseError as error:
                raise UnavailableError(str(error)) from error
            if stored is None:
                raise RefusalError("no-game", f"There is no game {name[:ID_LENGTH]}.", status=404)
            if stored.fault:
                raise BrokenGameError(name)
            try:
                state, events = read_stored(name, stored.log)
            except UnknownEventKindError as error:
                self._note_unknown(name, str(error))
                raise UnknownEventError(name) from error
            except UnreadableGameError as error:
                await self._isolate(name, str(error))
                raise BrokenGameError(name) from error
            pairs = zip(events, stored.log, strict=True)
            return LoadedGame(state, [LoggedEvent.of(event, data) for event, (_, data) in pairs], stored.owner)

    async def replay(self, logs: Mapping[str, StoredLog]) -> dict[str, GameState]:
        """Return the games that stored events make. Games that cannot be read are left out.

        Those that are damaged are put into quarantine.
        """
        # Replaying games takes time: a thread leaves the event loop free.
        states = await asyncio.to_thread(_replayed, logs)
        for name in logs.keys() - states.keys():
            with suppress(RefusalError):
                await self.read(name)
        return states

    def _note_unknown(self, name: str, reason: str) -> None:
        """Log once that a later release continued a game. It is not damaged, so it is not put into quarantine."""
        if name not in self._unknown:
            log.warning("game %s has an event of a later release: %s", name, reason, extra={"game": name})
            self._unknown[name] = None
            if len(self._unknown) > MAX_LOGGED:
                del self._unknown[next(iter(self._unknown))]

    async def _isolate(self, name: str, fault: str) -> None:
        """Put a game into quarantine. Later readers get the fault, and no loop over games meets it any more."""
        try:
            is_new = await self._quarantine.add(name, fault)
        except DatabaseError as error:
            log.warning("game %s cannot be put into quarantine: %s", name, error, extra={"game": name})
            is_new = True
        if is_new:
            log.error("game %s is damaged, and is in quarantine: %s", name, fault, extra={"game": name})


def _replayed(logs: Mapping[str, StoredLog]) -> dict[str, GameState]:
    states = {}
    for name, stored in logs.items():
        with suppress(UnreadableGameError):
            states[name] = read_stored(name, stored).state
    return states
