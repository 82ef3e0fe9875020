"""Sessions and tokens in use: the connections of those that end are closed, on every process."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from hexad.server.rooms.bus import GAP
from hexad.server.store import DatabaseError
from hexad.server.store.sessions import DAY_SECONDS

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from hexad.server.rooms.bus import Bus
    from hexad.server.store import Sessions

__all__ = ["SESSION_ENDED", "OpenSessions"]

SESSION_ENDED = 4401
"""The code with which the WebSockets of an ended session or token are closed."""
TOPIC = "sessions"
ROUND_SECONDS = 0.5
# How often the sessions of all connections are compared with the database while the bus is up, since it may lose
# messages. While it is down, they are compared in every round.
CHECK_SECONDS = 10.0
# How long the end of a session is remembered, for a connection that is being opened at the same moment.
ENDED_SECONDS = 30.0
# The response that gives a browser its next session should arrive before its other connections are closed: their pages
# would ask for a session with the cookie that has ended.
REPLACED_SECONDS = 0.3
CLEAN_UP_SECONDS = 60 * 60.0

log = logging.getLogger(__name__)


class OpenSessions:
    """The connections of this process by the hash of their session or token."""

    def __init__(self, sessions: Sessions, bus: Bus) -> None:
        self._sessions = sessions
        self._bus = bus
        self._closers: dict[str, set[Callable[[], None]]] = {}
        self._ended: dict[str, float] = {}
        """When sessions ended, by the monotonic clock."""
        self._seen: set[str] = set()
        self._check_at = self._clean_up_at = 0.0
        self._must_check = False
        bus.on(TOPIC, self._ended_elsewhere)
        bus.on(GAP, self._messages_lost)

    def add(self, credential: str, close: Callable[[], None]) -> None:
        """Call `close` when the session or token with this hash ends, at once if it has just ended."""
        if credential in self._ended:
            close()
        elif credential:
            self._closers.setdefault(credential, set()).add(close)

    def discard(self, credential: str, close: Callable[[], None]) -> None:
        """Forget a connection that was closed."""
        closers = self._closers.get(credential, set())
        closers.discard(close)
        if not closers:
            self._closers.pop(credential, None)

    def end(self, credentials: Collection[str], *, replaced: str = "") -> None:
        """Close the connections of sessions and tokens that were deleted, on all processes.

        `replaced` is the session whose browser receives another one with the response.
        """
        at_once = [credential for credential in credentials if credential != replaced]
        self._end_everywhere(at_once)
        if replaced:
            asyncio.get_running_loop().call_later(REPLACED_SECONDS, self._end_everywhere, [replaced])

    def check_soon(self) -> None:
        """Compare all connections with the database in the next moment, since an administrator has ended sessions."""
        self._must_check = True

    def reconnect(self, credentials: Collection[str]) -> None:
        """Close the connections of sessions and tokens that go on, so that their clients learn what has changed."""
        for credential in credentials:
            for close in tuple(self._closers.pop(credential, ())):
                close()

    def used(self, credential: str, seen: float | None) -> bool:
        """Note that a session was used; `seen` is the time in the database. Returns whether that will be changed.

        It is changed once a day, so that the day is right.
        """
        if seen is not None and seen // DAY_SECONDS == time.time() // DAY_SECONDS:
            return False
        self._seen.add(credential)
        return True

    async def run(self) -> None:
        """Write when sessions were used, delete old ones, and look for sessions that ended without a message."""
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            self._forget_ended()
            try:
                await self._write_seen()
                await self._check()
                await self._clean_up()
            except DatabaseError as error:
                log.debug("sessions could not be compared: %s", error)  # the next round tries again

    def _end_everywhere(self, credentials: Collection[str]) -> None:
        if credentials:
            self._bus.broadcast(TOPIC, " ".join(credentials).encode())
            self._end_here(credentials)

    def _ended_elsewhere(self, data: bytes) -> None:
        self._end_here(data.decode().split())

    def _end_here(self, credentials: Collection[str]) -> None:
        now = time.monotonic()
        for credential in credentials:
            self._ended[credential] = now
            for close in tuple(self._closers.pop(credential, ())):
                close()

    def _messages_lost(self, _: bytes) -> None:
        self._check_at = 0.0

    def _forget_ended(self) -> None:
        oldest = time.monotonic() - ENDED_SECONDS
        self._ended = {credential: at for credential, at in self._ended.items() if at > oldest}

    async def _write_seen(self) -> None:
        if self._seen:
            seen = frozenset(self._seen)
            await self._sessions.set_seen(seen, time.time())
            self._seen -= seen  # only now: if it could not be written, the next round tries again

    async def _check(self) -> None:
        """Close the connections of sessions that are not in the database any more."""
        now = time.monotonic()
        is_due = self._bus.is_shared and not (self._bus.is_up and now < self._check_at)
        if not self._closers or not (is_due or self._must_check):
            return
        self._check_at, self._must_check = now + CHECK_SECONDS, False
        credentials = list(self._closers)
        existing = await self._sessions.existing(credentials)
        self._end_here([credential for credential in credentials if credential not in existing])

    async def _clean_up(self) -> None:
        now = time.monotonic()
        if now >= self._clean_up_at:
            self._clean_up_at = now + CLEAN_UP_SECONDS
            await self._sessions.clean_up(time.time())
