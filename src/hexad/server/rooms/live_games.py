"""The games that are being played now on any process, for the page that lists games to watch."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from hexad.server.errors import UnavailableError
from hexad.server.store import DatabaseError

if TYPE_CHECKING:
    from hexad.server.game.game_state import GameState
    from hexad.server.rooms.loader import Loader
    from hexad.server.store.search import Search

__all__ = ["MAX_GAMES", "LiveGames"]

MAX_GAMES = 30
# The database is asked at most once in this time, however many clients look.
REFRESH_SECONDS = 1.5


class LiveGames:
    """The games with the latest moves, of one kind or of any."""

    def __init__(self, search: Search, loader: Loader) -> None:
        self._search = search
        self._loader = loader
        self._found: dict[str | None, tuple[float, list[GameState]]] = {}
        self._reading = asyncio.Lock()

    async def games(self, game: str | None = None) -> list[GameState]:
        """Return up to `MAX_GAMES` games, latest move first; raises UnavailableError if the database is down."""
        if self._is_old(game):
            async with self._reading:
                if self._is_old(game):
                    self._found[game] = (time.monotonic(), await self._read(game))
        return self._found[game][1]

    def _is_old(self, game: str | None) -> bool:
        return game not in self._found or time.monotonic() - self._found[game][0] >= REFRESH_SECONDS

    async def _read(self, game: str | None) -> list[GameState]:
        try:
            versions = await self._search.playing_versions(game, MAX_GAMES)
            known = {name: state for name, version in versions.items() if (state := self._known(name, version))}
            logs = await self._search.logs(name for name in versions if name not in known)
        except DatabaseError as error:
            raise UnavailableError(str(error)) from error
        known |= await self._loader.replay(logs)
        # A game may have ended since the list was read.
        found = (known[name] for name in versions if name in known)
        return [state for state in found if state.status == "playing"]

    def _known(self, name: str, version: int) -> GameState | None:
        """Return a game that has not changed since the last read."""
        before = (state for _, games in self._found.values() for state in games)
        return next((state for state in before if state.name == name and state.version == version), None)
