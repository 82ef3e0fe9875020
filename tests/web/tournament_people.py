"""Players with accounts who act in tournaments over HTTP, and visitors who have such an account.

Their event loop runs in a thread of its own: the thread of the test has that of the browser.
"""

from __future__ import annotations

import asyncio
import threading
import time
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from hexad.server.people.credentials import COOKIE
from tests.server.tournament_bots import PATIENCE, Bot, Club, members

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from types import TracebackType
    from typing import Self

    from tests.server.client import Server
    from tests.web.visitor import Visitor

__all__ = ["People", "Script", "in_hours", "sign_in"]

T = TypeVar("T")
HOUR = 3600


class People:
    """Creates players, and carries out what they do."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self._stack = AsyncExitStack()

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.run(self._stack.aclose())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join()
        self.loop.close()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something, and wait for it."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def begin(self, work: Coroutine[Any, Any, T]) -> Script[T]:
        """Do something beside the test."""
        return Script(asyncio.run_coroutine_threadsafe(work, self.loop))

    def members(self, count: int) -> list[Bot]:
        """Players with an account each."""
        return self.run(members(self._stack, self.server, count))

    def club(self, count: int) -> Club:
        """An organiser and some players."""
        organiser, *players = self.members(count + 1)
        return Club(organiser, players)

    def tournament(self, organiser: Bot, *acts: str, entrants: tuple[Bot, ...] = (), **settings: Any) -> str:
        """Create a tournament, have players enter it once it is open, and do some acts; returns its name."""

        async def story() -> str:
            name = await organiser.create(**settings)
            for act in acts:
                reason = {"reason": "the hall is closed"} if act in ("cancel", "finish") else {}
                await organiser.act(name, act, **reason)
                if act == "open":
                    for bot in entrants:
                        await bot.act(name, "enter")
            return name

        return self.run(story())


class Script(Generic[T]):
    """Something that goes on beside the test."""

    def __init__(self, future: Any) -> None:
        self._future = future

    def end(self) -> T:
        """Wait for its result; its error is an error of the test."""
        result: T = self._future.result(PATIENCE)
        return result


def sign_in(visitor: Visitor, bot: Bot) -> Visitor:
    """Give a visitor the account of a player."""
    cookie = bot.http.cookies.get(COOKIE)
    assert cookie is not None
    visitor.context.add_cookies([{"name": COOKIE, "value": cookie, "url": visitor.url}])
    return visitor


def in_hours(hours: float) -> float:
    """A moment from now on, as the server writes it: whole minutes, as forms have them."""
    return float(int(time.time() + hours * HOUR) // 60 * 60)
