"""Several processes share the time: one of them writes it, and another takes its place."""

from __future__ import annotations

import asyncio
import time
from contextlib import ExitStack
from typing import TYPE_CHECKING

import asyncpg  # type: ignore[import-untyped]  # it has no types
import pytest

from tests.profiles import IS_LONG

from .client import Player, Server
from .conftest import machines
from .outages import MIN_OUTAGE, TOLERANCE
from .test_frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .backends import Postgres

# Without another timekeeper, the time would stand for as long as the first one is away.
AWAY = 3.0 + MIN_OUTAGE


@pytest.fixture
def pair(tmp_path, postgres, redis) -> Iterator[list[Server]]:
    with ExitStack() as stack:
        yield [stack.enter_context(server) for server in machines(tmp_path, postgres, redis)]


async def query(postgres: Postgres, text: str) -> list[asyncpg.Record]:
    connection = await asyncpg.connect(postgres.url_of("arena").replace("+asyncpg", ""))
    try:
        return list(await connection.fetch(text))
    finally:
        await connection.close()


async def arena_time(postgres: Postgres) -> float:
    return float((await query(postgres, "select arena from uptime"))[0][0])


@pytest.mark.parametrize("how", ["frozen", "killed", "stopped"] if IS_LONG else ["frozen", "killed"])
def test_another_process_becomes_the_timekeeper(pair, postgres, how):
    """No time is lost or counted twice, and nobody has to be asked."""

    async def story():
        before, began = await arena_time(postgres), time.monotonic()
        for server in pair:  # one of them is the timekeeper
            if how == "frozen":
                with frozen([server]):
                    await asyncio.sleep(AWAY)
            elif how == "killed":
                server.kill()
                await asyncio.sleep(AWAY)
                await asyncio.to_thread(server.start)
            else:
                await asyncio.to_thread(server.stop)
                await asyncio.sleep(AWAY)
                await asyncio.to_thread(server.start)
        after, passed = await arena_time(postgres), time.monotonic() - began
        assert after - before == pytest.approx(passed, abs=2 * TOLERANCE)

    asyncio.run(story())


def test_the_time_is_written_by_one_process(pair, postgres):
    """The statements of each process are few, and do not depend on the number of processes."""

    async def counts() -> dict[str, int]:
        text = "select relname, n_tup_upd + n_tup_ins from pg_stat_user_tables where relname in ('uptime', 'processes')"
        return {row[0]: row[1] for row in await query(postgres, text)}

    async def story():
        before, began = await counts(), time.monotonic()
        await asyncio.sleep(5.0)
        after, passed = await counts(), time.monotonic() - began
        # PostgreSQL's statistics may be a second late.
        assert after["uptime"] - before["uptime"] <= 10 * (passed + 1)
        assert after["processes"] - before["processes"] <= 2 * (passed + 1)

    asyncio.run(story())


def test_a_read_only_database_is_not_ready(pair, postgres):
    """As after a switch to a standby: reading works, writing does not."""

    async def story():
        async with Player(pair[0].url) as player:
            game = await player.create("abalone", "me", "me", control="60")
            await query(postgres, "alter database arena set default_transaction_read_only = on")
            await end_connections(postgres)
            try:
                async with asyncio.timeout(60):
                    while (answer := await player.http.get("/health/ready")).status_code == 200:
                        await asyncio.sleep(0.05)
                assert answer.status_code == 503
                assert (await player.move(game, "a1b2")).status_code == 503
            finally:
                connection = await asyncpg.connect(postgres.url.replace("+asyncpg", ""))
                await connection.execute("alter database arena set default_transaction_read_only = off")
                await connection.close()
                await end_connections(postgres)
            async with asyncio.timeout(60):
                while (await player.http.get("/health/ready")).status_code != 200:
                    await asyncio.sleep(0.05)
                while (await player.move(game, "a1b2")).status_code == 503:
                    await asyncio.sleep(0.05)

    asyncio.run(story())


async def end_connections(postgres: Postgres) -> None:
    connection = await asyncpg.connect(postgres.url.replace("+asyncpg", ""))
    await connection.execute("select pg_terminate_backend(pid) from pg_stat_activity where datname = 'arena'")
    await connection.close()
