"""The games that are being played now, anywhere: for those who look for one to watch."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from hexad.server.errors import UnavailableError
from hexad.server.game.events import decode_event
from hexad.server.game.game_state import GameState
from hexad.server.store import DatabaseError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hexad.server.store.search import Search

__all__ = ["MAX_GAMES", "LiveGames"]

MAX_GAMES = 30
# The database is asked so often at most, in seconds, however many people look.
FRESH = 1.5


class LiveGames:
    """The games in which something happened last, of one kind or of any."""

    def __init__(self, search: Search) -> None:
        self._search = search
        self._found: dict[str | None, tuple[float, list[GameState]]] = {}
        self._asking = asyncio.Lock()

    async def games(self, game: str | None = None) -> list[GameState]:
        """At most thirty games, the latest move or creation first; raises Unavailable if the database does not say."""
        if self._is_old(game):
            async with self._asking:
                if self._is_old(game):
                    self._found[game] = (time.monotonic(), await self._ask(game))
        return self._found[game][1]

    def _is_old(self, game: str | None) -> bool:
        return game not in self._found or time.monotonic() - self._found[game][0] >= FRESH

    async def _ask(self, game: str | None) -> list[GameState]:
        try:
            versions = await self._search.playing_versions(game, MAX_GAMES)
            known = {name: state for name, version in versions.items() if (state := self._known(name, version))}
            logs = await self._search.logs(name for name in versions if name not in known)
        except DatabaseError as error:
            raise UnavailableError(str(error)) from error
        # Playing games over again takes its time: others move meanwhile.
        known |= await asyncio.to_thread(_replayed, logs.items())
        # Some may have ended while they were read.
        found = (known[name] for name in versions if name in known)
        return [state for state in found if state.status == "playing"]

    def _known(self, name: str, version: int) -> GameState | None:
        """A game in which nothing has happened since the last time.

        Rooms are no help: what they hold may not be on the disk yet.
        """
        before = (state for _, games in self._found.values() for state in games)
        return next((state for state in before if state.name == name and state.version == version), None)


def _replayed(logs: Iterable[tuple[str, list[bytes]]]) -> dict[str, GameState]:
    return {name: GameState.replay(name, map(decode_event, log)) for name, log in logs}
