"""Password hashing in threads, with a limit on how many run at the same time."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, TypeVar

from hexad.server.errors import RefusalError

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")

__all__ = ["Passwords"]

# Each hash takes 64 MB of memory and most of a core while it is computed.
MAX_RUNNING = 2
MAX_WAITING = 20


class Passwords:
    """Hashes and verifies passwords without blocking the event loop."""

    def __init__(self) -> None:
        self._running = asyncio.Semaphore(MAX_RUNNING)
        self._waiting = 0

    async def hash(self, password: str) -> str:
        """The hash of a password; raises RefusalError if too many are waiting."""
        return await self._in_thread(lambda: _hash_password(password))

    async def verify(self, password_hash: str | None, password: str) -> bool:
        """Whether the password matches the hash; raises RefusalError if too many are waiting.

        Without a hash (no such account) the answer is False and takes as long, so that timing reveals no logins.
        """
        return await self._in_thread(lambda: _verify_password(password_hash, password))

    async def _in_thread(self, work: Callable[[], T]) -> T:
        if self._waiting >= MAX_WAITING:
            raise RefusalError("busy", "Too many people are logging in at once: try again soon.", status=503)
        self._waiting += 1
        try:
            async with self._running:
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1


def _hash_password(password: str) -> str:
    from hexad.server.people.argon2_hashes import hash_password  # noqa: PLC0415 - not needed at start-up

    return hash_password(password)


def _verify_password(password_hash: str | None, password: str) -> bool:
    from hexad.server.people.argon2_hashes import verify_password  # noqa: PLC0415 - not needed at start-up

    return verify_password(password_hash, password)
