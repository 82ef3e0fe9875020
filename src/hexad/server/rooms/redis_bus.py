"""The bus over Redis or a compatible server, with a channel for each game and each player.

A process subscribes to the channels of the games and players that it holds, to one for broadcasts, and to one of its
own: a keep-alive that it publishes there comes back to it and so proves that the bus works in both directions. All
messages are signed (see `bus_signature`); one that is not is counted and ignored.
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

from hexad.server.background import run_together
from hexad.server.rooms.bus import GAP, PLAYER, Handlers
from hexad.server.rooms.bus_signature import BusSigner, BusVerifier
from hexad.server.rooms.bus_subscriptions import Subscriptions

if TYPE_CHECKING:
    from collections.abc import Sequence

    from redis.asyncio.client import PubSub

    from hexad.server.metrics import Metrics
    from hexad.server.rooms.bus import Handler, OnEvent, OnGap

__all__ = ["RedisBus"]

_GAME, _PLAYER, _ECHO = b"hexad:g:", b"hexad:p:", b"hexad:echo:"
_ALL = b"hexad:all"
# When more messages than this wait for the network, they are dropped and the others read the database.
MAX_QUEUED = 10_000
BATCH = 500
KEEP_ALIVE_SECONDS = 1.0
TIMEOUT_SECONDS = 5.0
MIN_RETRY_SECONDS, MAX_RETRY_SECONDS = 0.1, 2.0
# A game is read without the confirmation of its channel after this time, and read again when that arrives.
MAX_HOLD_SECONDS = 0.5
REJECTED_LOG_SECONDS = 60.0

log = logging.getLogger(__name__)


class RedisBus:
    """Publishes from a queue, so that no move waits for Redis; reconnects for as long as Redis is down."""

    is_shared = True

    def __init__(self, url: str, process: str, keys: Sequence[bytes], metrics: Metrics) -> None:
        self.is_up = False
        self._process = process
        self._signer = BusSigner(keys[0], process)
        self._verifier = BusVerifier(keys)
        self._metrics = metrics
        self._echo = _ECHO + process.encode()
        self._subscriptions = Subscriptions((_ALL, self._echo))
        self._late: set[bytes] = set()
        """The channels that a caller did not wait for: when they are confirmed, there may be a gap."""
        self._confirms_in_time = True
        self._handlers = Handlers()
        self._queue: deque[tuple[bytes, bytes]] = deque()
        self._has_messages = asyncio.Event()
        self._must_tell_gap = False
        self._may_have_missed = asyncio.Event()
        self._last_echo = self._last_keep_alive = 0.0
        self._last_rejection = -REJECTED_LOG_SECONDS
        # This module sets the timeouts: with a `socket_timeout`, the client uses `asyncio.wait_for`, which may lose a
        # cancellation in Python 3.11.
        self._redis = Redis.from_url(url, socket_connect_timeout=2.0, socket_timeout=None, retry=Retry(NoBackoff(), 0))

    def publish(self, game: str, version: int, data: bytes) -> None:
        """Queue a committed event for the other processes that hold the game."""
        self._send(_GAME + game.encode(), b"%d %s" % (version, data))

    def broadcast(self, topic: str, data: bytes) -> None:
        """Queue a small message for every other process."""
        self._send(_ALL, b"%s %s" % (topic.encode(), data))

    def tell(self, player: str, data: bytes) -> None:
        """Queue a message for the other processes that hold a player."""
        self._send(_PLAYER + player.encode(), data)

    def on(self, topic: str, handler: Handler) -> None:
        """Call a handler, in the event loop, with each message of another process on a topic."""
        self._handlers.add(topic, handler)

    async def hold(self, game: str) -> None:
        """Receive the events of a game from now on."""
        await self._hold(_GAME + game.encode())

    def release(self, game: str) -> None:
        """Take back one `hold`."""
        self._subscriptions.remove(_GAME + game.encode())

    async def hold_player(self, player: str) -> None:
        """Receive what is told about a player from now on."""
        await self._hold(_PLAYER + player.encode())

    def release_player(self, player: str) -> None:
        """Take back one `hold_player`."""
        self._subscriptions.remove(_PLAYER + player.encode())

    async def run(self, on_event: OnEvent, on_gap: OnGap) -> None:
        """Call `on_event` for each event of another process, and `on_gap` when some may have been missed."""
        wait, was_up = MIN_RETRY_SECONDS, True
        while True:
            try:
                await self._connect(on_event, on_gap)
            except (RedisError, OSError, TimeoutError) as lost:
                if self.is_up or was_up:
                    log.warning("the bus is lost: %s", str(lost) or type(lost).__name__)
                wait = MIN_RETRY_SECONDS if self.is_up else min(2 * wait, MAX_RETRY_SECONDS)
            finally:
                self.is_up = was_up = False
            await asyncio.sleep(wait)

    async def close(self) -> None:
        """Close all connections."""
        await self._redis.aclose()

    def _send(self, channel: bytes, content: bytes) -> None:
        if not self.is_up or len(self._queue) >= MAX_QUEUED:
            self._must_tell_gap = True
            return
        self._queue.append((channel, content))
        self._has_messages.set()

    async def _hold(self, channel: bytes) -> None:
        confirmed = self._subscriptions.add(channel)
        if confirmed is None:
            return
        if not self.is_up or not self._confirms_in_time:
            self._late.add(channel)
            return
        try:
            async with asyncio.timeout(MAX_HOLD_SECONDS):
                await asyncio.shield(confirmed)
        except TimeoutError:
            self._confirms_in_time = False
            self._late.add(channel)
        except BaseException:
            self._subscriptions.remove(channel)
            raise

    async def _connect(self, on_event: OnEvent, on_gap: OnGap) -> None:
        """Send and receive until the connection is lost."""
        try:
            async with self._redis.pubsub() as pubsub:
                self._subscriptions.begin()
                await self._subscribe_some(pubsub)
                self._last_echo = time.monotonic()
                await run_together(
                    self._receive(pubsub, on_event),
                    self._subscribe(pubsub),
                    self._publish_queued(),
                    self._report_gaps(on_gap),
                )
        finally:
            # A connection of which one half failed is not used again.
            await self._redis.connection_pool.disconnect()

    async def _subscribe(self, pubsub: PubSub) -> None:
        """Carry out the changes of the needed channels, many at a time."""
        while True:
            await self._subscriptions.has_changed.wait()
            # Others that are ready, too, may add their channels first.
            await asyncio.sleep(0)
            await self._subscribe_some(pubsub)

    async def _subscribe_some(self, pubsub: PubSub) -> None:
        added, removed = self._subscriptions.take(BATCH)
        async with asyncio.timeout(TIMEOUT_SECONDS):
            if added:
                await pubsub.subscribe(*added)
            if removed:
                await pubsub.unsubscribe(*removed)

    async def _receive(self, pubsub: PubSub, on_event: OnEvent) -> None:
        while True:
            message = await pubsub.get_message(timeout=KEEP_ALIVE_SECONDS)
            if time.monotonic() - self._last_echo > TIMEOUT_SECONDS:
                raise TimeoutError("published messages do not come back")
            if message is not None and message["type"] == "subscribe":
                self._confirm(message["channel"])
            elif message is not None and message["type"] == "message":
                self._dispatch(message["channel"], message["data"], on_event)
            if not self.is_up and self._subscriptions.is_complete:
                self._queue.clear()
                self._must_tell_gap = self.is_up = True
                self._has_messages.set()
                self._may_have_missed.set()
                log.info("the bus is up")

    def _confirm(self, channel: bytes) -> None:
        self._subscriptions.confirm(channel)
        self._confirms_in_time = True
        if channel in self._late:
            self._late.discard(channel)
            self._may_have_missed.set()

    def _dispatch(self, channel: bytes, message: bytes, on_event: OnEvent) -> None:
        """Hand a message to its handlers. What fails in one of them concerns no other message."""
        read = self._verifier.read(channel, message)
        if read is None:
            self._reject()
            return
        sender, content = read
        self._metrics.bus_received[_kind(channel)].inc()
        if sender == self._process:
            self._last_echo = time.monotonic()
            return
        try:
            if channel.startswith(_GAME):
                version, _, data = content.partition(b" ")
                on_event(channel.removeprefix(_GAME).decode(), int(version), data)
            elif channel.startswith(_PLAYER):
                self._handle(PLAYER, b"%s %s" % (channel.removeprefix(_PLAYER), content))
            else:
                topic, _, data = content.partition(b" ")
                self._handle(topic.decode(), data)
        except Exception:
            log.exception("a message of the bus could not be handled")

    def _handle(self, topic: str, data: bytes) -> None:
        if topic == GAP:
            self._may_have_missed.set()
            return
        self._handlers.call(topic, data)

    def _reject(self) -> None:
        self._metrics.bus_rejected.inc()
        if time.monotonic() - self._last_rejection >= REJECTED_LOG_SECONDS:
            self._last_rejection = time.monotonic()
            text = (
                "a message of the bus was ignored: it is forged or repeated, or its sender has another secret or time"
            )
            log.warning(text)

    async def _report_gaps(self, on_gap: OnGap) -> None:
        """Let this process read what it may have missed. A task of its own, since reading takes time."""
        while True:
            await self._may_have_missed.wait()
            self._may_have_missed.clear()
            try:
                await on_gap()
            except Exception:
                log.exception("missed messages could not be made up for")
            self._handlers.call(GAP, b"")

    async def _publish_queued(self) -> None:
        while True:
            messages = [self._queue.popleft() for _ in range(min(BATCH, len(self._queue)))]
            if self._must_tell_gap and self.is_up:
                self._must_tell_gap = False
                messages.append((_ALL, GAP.encode()))
            if time.monotonic() - self._last_keep_alive >= KEEP_ALIVE_SECONDS:
                self._last_keep_alive = time.monotonic()
                messages.append((self._echo, b""))
            if messages:
                await self._publish(messages)
            if not self._queue:
                self._has_messages.clear()
                try:
                    async with asyncio.timeout(KEEP_ALIVE_SECONDS):
                        await self._has_messages.wait()
                except TimeoutError:
                    continue

    async def _publish(self, messages: list[tuple[bytes, bytes]]) -> None:
        pipeline = self._redis.pipeline(transaction=False)
        for channel, content in messages:
            pipeline.publish(channel, self._signer.sign(channel, content))
            self._metrics.bus_published[_kind(channel)].inc()
        async with asyncio.timeout(TIMEOUT_SECONDS):
            await pipeline.execute()


def _kind(channel: bytes) -> str:
    """Return the kind of a channel, as the metrics name it."""
    if channel.startswith(_GAME):
        return "event"
    if channel.startswith(_PLAYER):
        return "player"
    return "broadcast" if channel == _ALL else "keep-alive"
