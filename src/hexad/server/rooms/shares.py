"""Background work is distributed: each game belongs to the share of one living process."""

from __future__ import annotations

import time
from hashlib import blake2b
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexad.server.store import Heartbeats

__all__ = ["Shares"]

# A process writes a heartbeat once a second. Another takes over its share when it has been silent for this long, in
# arena time, which stands still during an outage.
SILENT_SECONDS = 2.5
REFRESH_SECONDS = 1.0


class Shares:
    """Assigns each game to a process by rendezvous hashing: when a process dies, only its games change hands."""

    def __init__(self, process: str, heartbeats: Heartbeats, *, shared: bool) -> None:
        self._process = process
        self._heartbeats = heartbeats
        self._shared = shared
        self._living: tuple[str, ...] = (process,)
        self._read_at = -REFRESH_SECONDS

    async def refresh(self) -> None:
        """Read which processes are alive, at most once a second; raises DatabaseError."""
        if not self._shared or time.monotonic() - self._read_at < REFRESH_SECONDS:
            return
        beats = await self._heartbeats.living()
        newest = max(beats.values(), default=0.0)
        living = {name for name, beat in beats.items() if beat > newest - SILENT_SECONDS}
        self._living = tuple(sorted({self._process} | living))
        self._read_at = time.monotonic()

    def is_mine(self, game: str) -> bool:
        """Return whether this process looks after a game."""
        return len(self._living) == 1 or self._process == max(self._living, key=lambda process: _weight(process, game))


def _weight(process: str, game: str) -> bytes:
    return blake2b(f"{process} {game}".encode(), digest_size=8).digest()
