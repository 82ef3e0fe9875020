"""How processes tell each other about committed events. Messages may get lost: the database has them all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

__all__ = ["Bus", "NoBus"]


class Bus(Protocol):
    """Carries an event from the process that committed it to all others."""

    is_shared: bool
    is_up: bool

    def publish(self, game: str, version: int, data: bytes) -> None:
        """Queue an event for the other processes. Never waits."""

    async def run(self, on_event: Callable[[str, int, bytes], None], on_gap: Callable[[], Awaitable[None]]) -> None:
        """Call `on_event` for each event of another process, and `on_gap` when some may have been missed."""

    async def close(self) -> None:
        """Close all connections."""


class NoBus:
    """The bus of a single process, which has nobody to tell."""

    is_shared = False
    is_up = True

    def publish(self, game: str, version: int, data: bytes) -> None:
        """Do nothing."""

    async def run(self, on_event: Callable[[str, int, bytes], None], on_gap: Callable[[], Awaitable[None]]) -> None:
        """Return at once."""

    async def close(self) -> None:
        """Do nothing."""
