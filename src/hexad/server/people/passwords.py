"""Passwords, hashed with Argon2 away from the event loop, a few at a time."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from base64 import b64encode
from typing import TYPE_CHECKING

from hexad.server.errors import RefusalError

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    Answer = TypeVar("Answer")

__all__ = ["Passwords"]

# Each takes 64 MB and a good part of a core while it runs.
AT_ONCE = 2
MAX_WAITING = 20


class Passwords:
    """Hashes and checks."""

    def __init__(self) -> None:
        self._places = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        return await self._aside(lambda: _hash(password))

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether it is the password. Where there is none to compare with, finding that out takes as long."""
        return await self._aside(lambda: _fits(kept or _decoy(), password))

    async def _aside(self, work: Callable[[], Answer]) -> Answer:
        if self._waiting >= MAX_WAITING:
            raise RefusalError("busy", "Too many want to log in at once: try again soon.", status=503)
        self._waiting += 1
        try:
            async with self._places:
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1


def _hash(password: str) -> str:
    from argon2 import PasswordHasher  # noqa: PLC0415 - most servers start without anybody logging in

    return PasswordHasher().hash(_typed(password))


def _fits(kept: str, password: str) -> bool:
    from argon2 import PasswordHasher  # noqa: PLC0415
    from argon2.exceptions import VerificationError  # noqa: PLC0415

    try:
        return PasswordHasher().verify(kept, _typed(password))
    except VerificationError:
        return False


def _decoy() -> str:
    """What looks like the hash of a password, and is as much work to check, but of none."""
    from argon2 import PasswordHasher  # noqa: PLC0415

    like = PasswordHasher()
    salt, digest = (
        b64encode(secrets.token_bytes(size)).decode().rstrip("=") for size in (like.salt_len, like.hash_len)
    )
    return f"$argon2id$v=19$m={like.memory_cost},t={like.time_cost},p={like.parallelism}${salt}${digest}"


def _typed(password: str) -> str:
    """The same for all keyboards: some compose accents, some do not."""
    return unicodedata.normalize("NFC", password)
