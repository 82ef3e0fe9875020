"""What a client has sent and waits to be carried out."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import asyncio

    from uvicorn._types import ASGIReceiveEvent

__all__ = ["Inbox"]


class Inbox:
    """A queue for one reader. Every move passes through one, and asyncio.Queue does more: its readers take turns."""

    __slots__ = ("_loop", "_messages", "_reader")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._messages: deque[ASGIReceiveEvent] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: ASGIReceiveEvent) -> None:
        """Add a message and wake the reader."""
        self._messages.append(message)
        reader, self._reader = self._reader, None
        if reader is not None and not reader.done():  # it is done if the reader was cancelled
            reader.set_result(None)

    async def get(self) -> ASGIReceiveEvent:
        """Return the next message, and wait until there is one."""
        while not self._messages:
            self._reader = self._loop.create_future()
            await self._reader
        return self._messages.popleft()

    def qsize(self) -> int:
        """Return the number of messages."""
        return len(self._messages)

    def empty(self) -> bool:
        """Return whether there is no message."""
        return not self._messages
