"""The games that are being played now, anywhere: for those who look for one to watch."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from hexad.server.events import decode_event
from hexad.server.live import LiveGame
from hexad.server.refusal import Unavailable
from hexad.server.store import DatabaseError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hexad.server.store.search import Search

__all__ = ["MOST", "Playing"]

MOST = 30
# The database is asked so often at most, in seconds, however many people look.
FRESH = 1.5


class Playing:
    """The games in which something happened last, of one kind or of any."""

    def __init__(self, search: Search) -> None:
        self._search = search
        self._found: dict[str | None, tuple[float, list[LiveGame]]] = {}
        self._asking = asyncio.Lock()

    async def games(self, game: str | None = None) -> list[LiveGame]:
        """At most thirty games, the latest move or creation first; raises Unavailable if the database does not say."""
        if self._is_old(game):
            async with self._asking:
                if self._is_old(game):
                    self._found[game] = (time.monotonic(), await self._ask(game))
        return self._found[game][1]

    def _is_old(self, game: str | None) -> bool:
        return game not in self._found or time.monotonic() - self._found[game][0] >= FRESH

    async def _ask(self, game: str | None) -> list[LiveGame]:
        try:
            versions = await self._search.playing(game, MOST)
            known = {name: live for name, version in versions.items() if (live := self._known(name, version))}
            logs = await self._search.logs(name for name in versions if name not in known)
        except DatabaseError as error:
            raise Unavailable(str(error)) from error
        # Playing games over again takes its time: others move meanwhile.
        known |= await asyncio.to_thread(_replayed, logs.items())
        # Some may have ended while they were read.
        found = (known[name] for name in versions if name in known)
        return [live for live in found if live.status == "playing"]

    def _known(self, name: str, version: int) -> LiveGame | None:
        """A game in which nothing has happened since the last time.

        Rooms are no help: what they hold may not be on the disk yet.
        """
        before = (live for _, games in self._found.values() for live in games)
        return next((live for live in before if live.name == name and live.version == version), None)


def _replayed(logs: Iterable[tuple[str, list[bytes]]]) -> dict[str, LiveGame]:
    return {name: LiveGame.replay(name, map(decode_event, log)) for name, log in logs}
