"""The bus on a real Redis: who receives what, what happens while Redis is away, and which messages are believed."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING

from redis.asyncio import Redis as RedisClient

from hexad.server.ids import new_id
from hexad.server.metrics import Metrics
from hexad.server.rooms.bus import GAP, PLAYER
from hexad.server.rooms.bus_signature import BusSigner, BusVerifier
from hexad.server.rooms.redis_bus import RedisBus
from hexad.server.secret import Secrets

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

PATIENCE = 60.0
SECRETS = Secrets(b"the secret of these processes, 32 bytes")
KEYS = SECRETS.derive("bus")


class Process:
    """A bus, and what it delivered."""

    def __init__(self, url: str, keys: tuple[bytes, ...] = KEYS) -> None:
        self.metrics = Metrics()
        self.bus = RedisBus(url, new_id(), keys, self.metrics)
        self.events: list[tuple[str, int, bytes]] = []
        self.heard: list[bytes] = []
        self.gaps = 0
        self.bus.on("topic", self.heard.append)
        self.bus.on(PLAYER, self.heard.append)
        self.bus.on(GAP, lambda _: None)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[Process]:
        task = asyncio.create_task(self.bus.run(lambda *event: self.events.append(event), self._gap))
        await until(lambda: self.bus.is_up)
        try:
            yield self
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            await self.bus.close()

    async def _gap(self) -> None:
        self.gaps += 1

    @property
    def rejected(self) -> float:
        return next(iter(self.metrics.bus_rejected.collect())).samples[0].value


@asynccontextmanager
async def processes(url: str, count: int) -> AsyncIterator[list[Process]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Process(url).running()) for _ in range(count)]


async def until(condition) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


async def all_arrived(sender: Process, *receivers: Process) -> None:
    """Wait until everything that was sent before has arrived: messages of one sender keep their order."""
    mark = b"mark %s" % new_id().encode()
    sender.bus.broadcast("topic", mark)
    await until(lambda: all(mark in receiver.heard for receiver in receivers))
    for receiver in receivers:
        receiver.heard.remove(mark)


def test_only_holders_of_a_game_receive_its_events(redis):
    async def story():
        async with processes(redis.url, 3) as (sender, holder, other):
            await holder.bus.hold("game")
            await other.bus.hold("another")
            sender.bus.publish("game", 7, b'{"type": "moved"}')
            await all_arrived(sender, holder, other)
            assert (holder.events, other.events, sender.events) == ([("game", 7, b'{"type": "moved"}')], [], [])

    asyncio.run(story())


def test_a_game_is_received_until_every_hold_is_released(redis):
    async def story():
        async with processes(redis.url, 2) as (sender, holder):
            await holder.bus.hold("game")
            await holder.bus.hold("game")
            holder.bus.release("game")
            sender.bus.publish("game", 1, b"first")
            await all_arrived(sender, holder)
            holder.bus.release("game")
            # Commands on one connection are carried out in order: the confirmation of the next proves the one before.
            await holder.bus.hold("another")
            sender.bus.publish("game", 2, b"second")
            await all_arrived(sender, holder)
            assert [event[1] for event in holder.events] == [1]
            await holder.bus.hold("game")
            sender.bus.publish("game", 3, b"third")
            await all_arrived(sender, holder)
            assert [event[1] for event in holder.events] == [1, 3]

    asyncio.run(story())


def test_broadcasts_and_players(redis):
    async def story():
        async with processes(redis.url, 3) as (sender, holder, other):
            await holder.bus.hold_player("anna")
            sender.bus.tell("anna", b"game1")
            sender.bus.broadcast("topic", b"to all")
            sender.bus.broadcast("unknown", b"nobody listens")
            await all_arrived(sender, holder, other)
            assert (holder.heard, other.heard, sender.heard) == ([b"anna game1", b"to all"], [b"to all"], [])

    asyncio.run(story())


def failing(_: bytes) -> None:
    raise ZeroDivisionError


def test_a_handler_that_fails_does_not_stop_the_bus(redis):
    async def story():
        async with processes(redis.url, 2) as (sender, receiver):
            receiver.bus.on("bad", failing)
            sender.bus.broadcast("bad", b"")
            await all_arrived(sender, receiver)
            assert receiver.bus.is_up

    asyncio.run(story())


def test_channels_survive_a_restart_of_redis(redis):
    async def story():
        async with processes(redis.url, 2) as (sender, holder):
            games = [f"game{number}" for number in range(700)]
            await asyncio.gather(*map(holder.bus.hold, games))
            redis.kill()
            await until(lambda: not holder.bus.is_up and not sender.bus.is_up)
            await holder.bus.hold("begun while Redis was down")
            sender.bus.publish(games[0], 1, b"lost")
            gaps = holder.gaps
            redis.start()
            await until(lambda: holder.bus.is_up and sender.bus.is_up)
            await until(lambda: holder.gaps > gaps)
            for game in (games[0], games[-1], "begun while Redis was down"):
                sender.bus.publish(game, 2, b"")
            await all_arrived(sender, holder)
            assert [event[0] for event in holder.events] == [games[0], games[-1], "begun while Redis was down"]

    asyncio.run(story())


def test_many_holds_share_a_few_commands(redis):
    async def story():
        async with processes(redis.url, 1) as (process,), RedisClient.from_url(redis.url) as client:
            await client.config_resetstat()
            await asyncio.gather(*(process.bus.hold(f"game{number}") for number in range(2_000)))
            for number in range(2_000):
                process.bus.release(f"game{number}")
            await process.bus.hold("the last")
            commands = await client.info("commandstats")
            assert commands["cmdstat_subscribe"]["calls"] < 20
            assert commands["cmdstat_unsubscribe"]["calls"] < 20

    asyncio.run(story())


def test_a_hold_does_not_wait_for_a_redis_that_does_not_answer(redis):
    async def story():
        async with processes(redis.url, 2) as (sender, holder):
            gaps = holder.gaps
            os.kill(redis.pid, signal.SIGSTOP)
            try:
                began = time.monotonic()
                for number in range(100):
                    await holder.bus.hold(f"game{number}")
                # Only the first waits: the next know that there is no answer. Together they would wait 50 seconds.
                assert time.monotonic() - began < 25
            finally:
                os.kill(redis.pid, signal.SIGCONT)
            # What was read without a confirmed channel is read again.
            await until(lambda: holder.gaps > gaps)
            await until(lambda: holder.bus.is_up and sender.bus.is_up)
            await holder.bus.hold("game0")
            sender.bus.publish("game0", 1, b"")
            await all_arrived(sender, holder)
            assert holder.events[-1][:2] == ("game0", 1)

    asyncio.run(story())


def test_a_cancelled_hold_is_no_hold(redis):
    async def story():
        async with processes(redis.url, 2) as (sender, holder):
            task = asyncio.create_task(holder.bus.hold("game"))
            await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            await holder.bus.hold("another")
            sender.bus.publish("game", 1, b"")
            await all_arrived(sender, holder)
            assert holder.events == []

    asyncio.run(story())


def forgeries(signed: bytes) -> list[bytes]:
    """Messages that no process sent: without a tag, with a wrong one, and a real one that was changed."""
    other = BusSigner(Secrets(b"another secret of at least 32 bytes.").derive("bus")[0], new_id())
    content = b"topic forged"
    changed = signed[:-1] + bytes([signed[-1] ^ 1])
    return [
        b"",
        b"look",
        b"hexad",
        content,
        bytes(16) + content,
        changed,
        signed[:30],
        other.sign(b"hexad:all", content),
    ]


def test_forged_repeated_and_moved_messages_are_ignored(redis):
    async def story():
        async with processes(redis.url, 2) as (sender, receiver), RedisClient.from_url(redis.url) as client:
            await receiver.bus.hold("game")
            async with client.pubsub() as tap:
                await tap.subscribe("hexad:g:game")
                sender.bus.publish("game", 1, b"real")
                await all_arrived(sender, receiver)
                signed = b""
                while not signed:
                    message = await tap.get_message(timeout=1)
                    signed = message["data"] if message and message["type"] == "message" else b""
            attempts = [*forgeries(signed), signed]
            for forged in attempts:
                await client.publish("hexad:g:game", forged)
                await client.publish("hexad:all", forged)
            await until(lambda: receiver.rejected == 2 * len(attempts))
            await all_arrived(sender, receiver)
            assert (receiver.events, receiver.heard) == ([("game", 1, b"real")], [])

    asyncio.run(story())


def test_old_messages_are_ignored(monkeypatch):
    signer, verifier = BusSigner(KEYS[0], new_id()), BusVerifier(KEYS)
    message = signer.sign(b"channel", b"content")
    now = time.time_ns()
    monkeypatch.setattr(time, "time_ns", lambda: now + int(61e9))
    assert verifier.read(b"channel", message) is None
    later = BusSigner(KEYS[0], new_id()).sign(b"channel", b"content")
    assert verifier.read(b"channel", later) is not None
    assert verifier.read(b"channel", later) is None


def test_the_old_secret_is_accepted_while_it_is_changed(redis):
    changed = Secrets(b"the next secret of at least 32 bytes", SECRETS.current)

    async def story():
        async with (
            Process(redis.url).running() as before,
            Process(redis.url, changed.derive("bus")).running() as after,
        ):
            before.bus.broadcast("topic", b"under the old secret")
            await until(lambda: after.heard == [b"under the old secret"])
            rejected = before.rejected
            after.bus.broadcast("topic", b"under the new secret")
            await until(lambda: before.rejected > rejected)
            assert before.heard == []

    asyncio.run(story())
