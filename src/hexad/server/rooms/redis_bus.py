"""The bus over Redis, or whatever speaks its protocol: one channel that all processes hear.

A message says who speaks, and what was committed: `process game version event`. Only `process` is a sign of life, which
comes back to its sender and so proves the whole way; `process look` tells the others that something may have got lost.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from typing import TYPE_CHECKING

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from redis.asyncio.client import PubSub

__all__ = ["RedisBus"]

CHANNEL = "hexad"
# Messages that wait for the network at most: more than that, and the others are told to look for themselves.
MAX_WAITING = 10_000
BATCH = 500
SIGN = 1.0
SILENCE = 5.0
FIRST_WAIT, MAX_WAIT = 0.1, 2.0

log = logging.getLogger(__name__)


class RedisBus:
    """Publishes from a queue, so that no move waits for it; tries again for as long as Redis is away."""

    is_shared = True

    def __init__(self, url: str, process: str) -> None:
        self.is_up = False
        self._me = process.encode()
        self._outbox: deque[bytes] = deque()
        self._has_lost = False
        self._is_waiting = asyncio.Event()
        self._heard_myself = 0.0
        never = Retry(NoBackoff(), 0)
        self._redis = Redis.from_url(url, socket_connect_timeout=2.0, socket_timeout=SILENCE, retry=never)

    def publish(self, game: str, version: int, data: bytes) -> None:
        """Tell the others, without waiting; what gets lost is found in the database."""
        if not self.is_up or len(self._outbox) >= MAX_WAITING:
            self._has_lost = True
            return
        self._outbox.append(b"%s %s %d %s" % (self._me, game.encode(), version, data))
        self._is_waiting.set()

    async def run(self, heard: Callable[[str, int, bytes], None], reconnected: Callable[[], Awaitable[None]]) -> None:
        """Call `heard` for what others committed, and `reconnected` when something may have been missed."""
        wait, was_up = FIRST_WAIT, True
        while True:
            try:
                await self._converse(heard, reconnected)
            except* (RedisError, OSError, TimeoutError) as lost:
                if self.is_up or was_up:
                    log.warning("the bus is lost: %s", _reason(lost))
                wait = FIRST_WAIT if self.is_up else min(2 * wait, MAX_WAIT)
            finally:
                self.is_up = was_up = False
            await asyncio.sleep(wait)

    async def close(self) -> None:
        """Let go of all connections."""
        await self._redis.aclose()

    async def _converse(
        self, heard: Callable[[str, int, bytes], None], reconnected: Callable[[], Awaitable[None]]
    ) -> None:
        """Speak and listen until the connection is lost."""
        try:
            async with self._redis.pubsub() as channel:
                await channel.subscribe(CHANNEL)
                self._heard_myself = time.monotonic()
                async with asyncio.TaskGroup() as both:
                    both.create_task(self._listen(channel, heard, reconnected))
                    both.create_task(self._speak())
        finally:
            # Nothing that was lost is worth a connection that half works.
            await self._redis.connection_pool.disconnect()

    async def _listen(
        self,
        channel: PubSub,
        heard: Callable[[str, int, bytes], None],
        reconnected: Callable[[], Awaitable[None]],
    ) -> None:
        while True:
            message = await channel.get_message(timeout=SIGN)
            if time.monotonic() - self._heard_myself > SILENCE:
                raise TimeoutError("what is published does not come back")
            if message is None:
                continue
            if message["type"] == "subscribe":
                self._has_lost = self.is_up = True
                self._outbox.clear()
                self._is_waiting.set()
                log.info("the bus is up")
                await reconnected()
            elif message["type"] == "message":
                await self._take(message["data"], heard, reconnected)

    async def _take(
        self, data: bytes, heard: Callable[[str, int, bytes], None], reconnected: Callable[[], Awaitable[None]]
    ) -> None:
        who, *what = data.split(b" ", 3)
        if who == self._me:
            self._heard_myself = time.monotonic()
        elif len(what) == 3 and what[1].isdigit():
            heard(what[0].decode(errors="replace"), int(what[1]), what[2])
        elif what == [b"look"]:
            await reconnected()

    async def _speak(self) -> None:
        while True:
            pipeline = self._redis.pipeline(transaction=False)
            pipeline.publish(CHANNEL, self._me)
            if self._has_lost:
                self._has_lost = False
                pipeline.publish(CHANNEL, self._me + b" look")
            for _ in range(min(BATCH, len(self._outbox))):
                pipeline.publish(CHANNEL, self._outbox.popleft())
            await pipeline.execute()
            if not self._outbox:
                self._is_waiting.clear()
                try:
                    async with asyncio.timeout(SIGN):
                        await self._is_waiting.wait()
                except TimeoutError:
                    continue


def _reason(lost: BaseExceptionGroup[Exception]) -> str:
    """The first of what went wrong."""
    error: BaseException = lost
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return f"{error}" or type(error).__name__
