"""How processes tell each other what happened. Messages may get lost: the database has everything.

A process receives the events of the games that it holds, notices for the players that it holds, and broadcasts.
"""

from __future__ import annotations

import logging
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Protocol, TypeAlias

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    Handler: TypeAlias = Callable[[bytes], None]
    OnEvent: TypeAlias = Callable[[str, int, bytes], None]
    OnGap: TypeAlias = Callable[[], Awaitable[None]]

__all__ = ["GAP", "PLAYER", "Bus", "Handlers", "NoBus", "holding"]

log = logging.getLogger(__name__)

GAP = "gap"
"""The topic whose handlers are called, with no data, when messages may have been missed: compare with the database."""
PLAYER = "player"
"""The topic whose handlers receive what `tell` sends about the players that this process holds: `PLAYER DATA`."""


class Bus(Protocol):
    """Carries messages between the processes of a server. Nothing here waits for a network that does not answer."""

    is_shared: bool
    is_up: bool

    def publish(self, game: str, version: int, data: bytes) -> None:
        """Queue a committed event for the other processes that hold the game."""

    def broadcast(self, topic: str, data: bytes) -> None:
        """Queue a small message for every other process. It is lost while the bus is down."""

    def tell(self, player: str, data: bytes) -> None:
        """Queue a message for the other processes that hold a player."""

    def on(self, topic: str, handler: Handler) -> None:
        """Call a handler, in the event loop, with each message of another process on a topic."""

    async def hold(self, game: str) -> None:
        """Receive the events of a game from now on. Called before the game is read, so that no event is missed."""

    def release(self, game: str) -> None:
        """Take back one `hold`: without any, the events of the game do not arrive."""

    async def hold_player(self, player: str) -> None:
        """Receive what is told about a player from now on."""

    def release_player(self, player: str) -> None:
        """Take back one `hold_player`."""

    async def run(self, on_event: OnEvent, on_gap: OnGap) -> None:
        """Call `on_event` for each event of another process, and `on_gap` when some may have been missed."""

    async def close(self) -> None:
        """Close all connections."""


class NoBus:
    """The bus of a single process, which has no other process to tell."""

    is_shared = False
    is_up = True

    def _ignore(self, *_: object, **__: object) -> None:
        """Do nothing."""

    async def _return(self, *_: object, **__: object) -> None:
        """Return at once."""

    publish = broadcast = tell = on = release = release_player = _ignore
    hold = hold_player = run = close = _return


class Handlers:
    """The handlers of each topic."""

    def __init__(self) -> None:
        self._handlers: dict[str, list[Handler]] = {}

    def add(self, topic: str, handler: Handler) -> None:
        """Add a handler of a topic."""
        self._handlers.setdefault(topic, []).append(handler)

    def call(self, topic: str, data: bytes) -> None:
        """Call the handlers of a topic, of which there may be none. One that fails does not keep it from the others."""
        for handler in self._handlers.get(topic, ()):
            try:
                handler(data)
            except Exception:
                log.exception("a message of the bus could not be handled", extra={"topic": topic})


@asynccontextmanager
async def holding(bus: Bus, game: str) -> AsyncIterator[None]:
    """Hold a game. It stays held after the block, unless the block raises."""
    await bus.hold(game)
    try:
        yield
    except BaseException:
        bus.release(game)
        raise
