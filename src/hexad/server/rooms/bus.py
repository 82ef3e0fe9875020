"""How processes tell each other what was committed. Only a hint: the database is the truth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

__all__ = ["Bus", "NoBus"]


class Bus(Protocol):
    """Carries (game, version, event) from the process that committed it to all others."""

    is_shared: bool
    is_up: bool

    def publish(self, game: str, version: int, data: bytes) -> None:
        """Tell the others, without waiting; what gets lost is found in the database."""

    async def run(self, heard: Callable[[str, int, bytes], None], reconnected: Callable[[], Awaitable[None]]) -> None:
        """Call `heard` for what others committed, and `reconnected` when something may have been missed."""

    async def close(self) -> None:
        """Let go of all connections."""


class NoBus:
    """For a single process."""

    is_shared = False
    is_up = True

    def publish(self, game: str, version: int, data: bytes) -> None:
        """Nobody to tell."""

    async def run(self, heard: Callable[[str, int, bytes], None], reconnected: Callable[[], Awaitable[None]]) -> None:
        """Nothing to hear."""

    async def close(self) -> None:
        """Nothing to let go of."""
