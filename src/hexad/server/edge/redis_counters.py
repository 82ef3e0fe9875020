"""Token buckets that processes share through Redis. While it is down, each process counts alone."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from hexad.server.edge.counters import Bucket

__all__ = ["RedisCounters"]

PREFIX = "hexad:quota:"
# A request waits no longer than this for a counter.
TIMEOUT_SECONDS = 0.5
# How long Redis is not asked after it has failed.
PAUSE_SECONDS = 2.0
# How long the names of a key are kept after the last one.
NAMES_SECONDS = 24 * 60 * 60

# A bucket is stored as one number, the time at which it is full again, by the clock of Redis. Arguments: the cost in
# seconds and the capacity in seconds.
_TAKE = """
local time = redis.call('TIME')
local now = tonumber(time[1]) + tonumber(time[2]) / 1000000
local capacity = tonumber(ARGV[2])
local full = math.max(tonumber(redis.call('GET', KEYS[1]) or now), now) + tonumber(ARGV[1])
local wait = full - now - capacity
if wait > 0 then return tostring(wait) end
redis.call('SET', KEYS[1], string.format('%.6f', full), 'PX', math.ceil((full - now) * 1000))
return '0'
"""

log = logging.getLogger(__name__)


class RedisCounters:
    """The shared half of `Counters`."""

    def __init__(self, url: str) -> None:
        no_retry = Retry(NoBackoff(), 0)
        self._redis = Redis.from_url(
            url,
            socket_connect_timeout=TIMEOUT_SECONDS,
            # See `_try`: with a timeout, the client uses `asyncio.wait_for`, which in Python 3.11 may lose a
            # cancellation.
            socket_timeout=None,
            retry=no_retry,
            decode_responses=True,
        )
        self._take = self._redis.register_script(_TAKE)
        self._is_up = True
        self._paused_until = 0.0

    async def take(self, bucket: Bucket, key: str, cost: float) -> float | None:
        """Take tokens. Returns 0, or the seconds to wait until there are enough; None if Redis does not answer."""
        arguments = [cost * bucket.seconds / bucket.amount, bucket.seconds + 1e-3]
        answer = await self._try(self._take(keys=[f"{PREFIX}{bucket.name}:{key}"], args=arguments))
        return None if answer is None else float(answer)

    async def add(self, kind: str, key: str, name: str) -> None:
        """Add a name to the set of a key."""
        pipeline = self._redis.pipeline(transaction=False)
        pipeline.sadd(f"{PREFIX}{kind}:names:{key}", name)
        pipeline.expire(f"{PREFIX}{kind}:names:{key}", NAMES_SECONDS)
        await self._try(pipeline.execute())

    async def members(self, kind: str, key: str) -> set[str]:
        """The names in the set of a key; none if Redis does not answer."""
        return set(await self._try(self._redis.smembers(f"{PREFIX}{kind}:names:{key}")) or ())

    async def discard(self, kind: str, key: str, names: set[str]) -> None:
        """Remove names from the set of a key."""
        await self._try(self._redis.srem(f"{PREFIX}{kind}:names:{key}", *names))

    async def close(self) -> None:
        """Close all connections."""
        await self._redis.aclose()

    async def _try(self, request: Awaitable[Any]) -> Any:  # noqa: ANN401 - what Redis answers
        """The answer to a request, or None if Redis does not answer."""
        if time.monotonic() < self._paused_until:
            if hasattr(request, "close"):
                request.close()  # a coroutine that is not awaited
            return None
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                answer = await request
        except (RedisError, OSError, TimeoutError) as error:
            self._paused_until = time.monotonic() + PAUSE_SECONDS
            if self._is_up:
                log.warning("the shared limits are lost, each process counts alone: %s", error or type(error).__name__)
            self._is_up = False
            return None
        if not self._is_up:
            log.info("the shared limits are back")
        self._is_up = True
        return answer
