"""Messages of a client wait in an inbox: none is lost, and they are read in the order in which they came."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from hexad.server.ws.inbox import Inbox

if TYPE_CHECKING:
    from uvicorn._types import WebSocketReceiveEvent


def text(number: int) -> WebSocketReceiveEvent:
    return {"type": "websocket.receive", "text": str(number)}


def test_messages_are_read_in_their_order():
    async def story():
        inbox = Inbox(asyncio.get_running_loop())
        reader = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        for number in range(3):
            inbox.put_nowait(text(number))
        assert await reader == text(0)
        assert inbox.qsize() == 2
        assert [await inbox.get(), await inbox.get()] == [text(1), text(2)]
        assert inbox.empty()

    asyncio.run(story())


@pytest.mark.parametrize("is_late", [False, True])
def test_a_reader_that_is_cancelled_takes_no_message(is_late):
    async def story():
        inbox = Inbox(asyncio.get_running_loop())
        reader = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        if is_late:
            inbox.put_nowait(text(0))
        reader.cancel()
        with pytest.raises(asyncio.CancelledError):
            await reader
        if not is_late:
            inbox.put_nowait(text(0))
        assert await inbox.get() == text(0)

    asyncio.run(story())
