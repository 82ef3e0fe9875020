"""The bus over Redis or a compatible server: one channel that all processes subscribe to.

A message is `process game version event`. `process` alone is a keep-alive: it comes back to its sender and so proves
that the channel works in both directions. `process look` tells the others that messages may have been lost.
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
# When more messages than this wait for the network, they are dropped and the others read the database.
MAX_QUEUED = 10_000
BATCH = 500
KEEP_ALIVE_SECONDS = 1.0
TIMEOUT_SECONDS = 5.0
MIN_RETRY_SECONDS, MAX_RETRY_SECONDS = 0.1, 2.0

log = logging.getLogger(__name__)


class RedisBus:
    """Publishes from a queue, so that no move waits for Redis; reconnects for as long as Redis is down."""

    is_shared = True

    def __init__(self, url: str, process: str) -> None:
        self.is_up = False
        self._process = process.encode()
        self._queue: deque[bytes] = deque()
        self._has_gap = False
        self._has_messages = asyncio.Event()
        self._last_echo = 0.0
        no_retry = Retry(NoBackoff(), 0)
        self._redis = Redis.from_url(url, socket_connect_timeout=2.0, socket_timeout=TIMEOUT_SECONDS, retry=no_retry)

    def publish(self, game: str, version: int, data: bytes) -> None:
        """Queue an event for the other processes. Never waits."""
        if not self.is_up or len(self._queue) >= MAX_QUEUED:
            self._has_gap = True
            return
        self._queue.append(b"%s %s %d %s" % (self._process, game.encode(), version, data))
        self._has_messages.set()

    async def run(self, on_event: Callable[[str, int, bytes], None], on_gap: Callable[[], Awaitable[None]]) -> None:
        """Call `on_event` for each event of another process, and `on_gap` when some may have been missed."""
        wait, was_up = MIN_RETRY_SECONDS, True
        while True:
            try:
                await self._connect(on_event, on_gap)
            except* (RedisError, OSError, TimeoutError) as lost:
                if self.is_up or was_up:
                    log.warning("the bus is lost: %s", _reason(lost))
                wait = MIN_RETRY_SECONDS if self.is_up else min(2 * wait, MAX_RETRY_SECONDS)
            finally:
                self.is_up = was_up = False
            await asyncio.sleep(wait)

    async def close(self) -> None:
        """Close all connections."""
        await self._redis.aclose()

    async def _connect(
        self, on_event: Callable[[str, int, bytes], None], on_gap: Callable[[], Awaitable[None]]
    ) -> None:
        """Send and receive until the connection is lost."""
        try:
            async with self._redis.pubsub() as channel:
                await channel.subscribe(CHANNEL)
                self._last_echo = time.monotonic()
                async with asyncio.TaskGroup() as both:
                    both.create_task(self._receive(channel, on_event, on_gap))
                    both.create_task(self._publish_queued())
        finally:
            # A connection of which one half failed is not used again.
            await self._redis.connection_pool.disconnect()

    async def _receive(
        self,
        channel: PubSub,
        on_event: Callable[[str, int, bytes], None],
        on_gap: Callable[[], Awaitable[None]],
    ) -> None:
        while True:
            message = await channel.get_message(timeout=KEEP_ALIVE_SECONDS)
            if time.monotonic() - self._last_echo > TIMEOUT_SECONDS:
                raise TimeoutError("published messages do not come back")
            if message is None:
                continue
            if message["type"] == "subscribe":
                self._has_gap = self.is_up = True
                self._queue.clear()
                self._has_messages.set()
                log.info("the bus is up")
                await on_gap()
            elif message["type"] == "message":
                await self._dispatch(message["data"], on_event, on_gap)

    async def _dispatch(
        self, data: bytes, on_event: Callable[[str, int, bytes], None], on_gap: Callable[[], Awaitable[None]]
    ) -> None:
        sender, *content = data.split(b" ", 3)
        if sender == self._process:
            self._last_echo = time.monotonic()
        elif len(content) == 3 and content[1].isdigit():
            on_event(content[0].decode(errors="replace"), int(content[1]), content[2])
        elif content == [b"look"]:
            await on_gap()

    async def _publish_queued(self) -> None:
        while True:
            pipeline = self._redis.pipeline(transaction=False)
            pipeline.publish(CHANNEL, self._process)
            if self._has_gap:
                self._has_gap = False
                pipeline.publish(CHANNEL, self._process + b" look")
            for _ in range(min(BATCH, len(self._queue))):
                pipeline.publish(CHANNEL, self._queue.popleft())
            await pipeline.execute()
            if not self._queue:
                self._has_messages.clear()
                try:
                    async with asyncio.timeout(KEEP_ALIVE_SECONDS):
                        await self._has_messages.wait()
                except TimeoutError:
                    continue


def _reason(lost: BaseExceptionGroup[Exception]) -> str:
    """Return the first error of a group as text."""
    error: BaseException = lost
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return f"{error}" or type(error).__name__
