"""Follows what administrators do: the connections of closed accounts are closed, hidden names are replaced in games.

`hexad admin` writes to the database, also while no server runs. Each action is an entry of the audit log, in which
every process looks for new ones.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from hexad.server.store import DatabaseError

if TYPE_CHECKING:
    from hexad.server.edge.open_sessions import OpenSessions
    from hexad.server.rooms.deletions import Deletions
    from hexad.server.store import Sessions
    from hexad.server.store.reports import AuditEntry, Reports

__all__ = ["ModerationFollower"]

ROUND_SECONDS = 0.5
CLEAN_UP_SECONDS = 60 * 60.0
KEEP_SECONDS = 365 * 86_400.0
"""How long closed reports are kept."""
# Two administrators may commit in another order than that of their numbers.
_OVERLAP = 10

log = logging.getLogger(__name__)


class ModerationFollower:
    """Reads the audit log and does what follows from its new entries."""

    def __init__(self, reports: Reports, sessions: Sessions, open_sessions: OpenSessions, deletions: Deletions) -> None:
        self._reports = reports
        self._sessions = sessions
        self._open_sessions = open_sessions
        self._deletions = deletions
        self._followed: set[int] | None = None
        """The numbers of the last entries that were followed; None before the first look."""

    async def run(self) -> None:
        """Look for new entries, and delete old reports."""
        clean_up_at = 0.0
        while True:
            try:
                await self._look()
                if time.monotonic() >= clean_up_at:
                    clean_up_at = time.monotonic() + CLEAN_UP_SECONDS
                    await self._reports.remove_old(time.time() - KEEP_SECONDS)
            except DatabaseError as error:
                log.debug("the audit log could not be read: %s", error)  # the next round tries again
            await asyncio.sleep(ROUND_SECONDS)

    async def _look(self) -> None:
        if self._followed is None:
            # What was done before this process began has no connection here.
            last = await self._reports.last_audit()
            self._followed = set(range(max(1, last - _OVERLAP + 1), last + 1))
            return
        entries = await self._reports.audit_after(max(self._followed, default=0) - _OVERLAP)
        for entry in entries:
            if entry.number not in self._followed:
                await self._follow(entry)
                self._followed.add(entry.number)
        oldest = max(self._followed, default=0) - _OVERLAP
        self._followed = {number for number in self._followed if number > oldest}

    async def _follow(self, entry: AuditEntry) -> None:
        if entry.action == "close-account":
            self._open_sessions.check_soon()
        elif entry.action == "hide-name":
            self._open_sessions.reconnect(await self._sessions.credentials_of(entry.player))
            await self._deletions.replace_hidden()
