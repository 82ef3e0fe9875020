from __future__ import annotations

import asyncio
import subprocess
import sys
import textwrap
import threading
import time
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]  # it has no types
import pytest
from redis.asyncio import from_url
from redis.exceptions import RedisError
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from tests.server import backends
from tests.server.backends import Postgres, Redis, StartError, is_dead, wait_until

ROOT = Path(__file__).parents[2]
ENDLESS = "SELECT count(a + b) FROM generate_series(1, 1000000) a, generate_series(1, 1000000) b"
COUNTING = "SELECT state FROM pg_stat_activity WHERE query LIKE 'SELECT count(a + b)%'"


@pytest.fixture
def postgres(postgres: Postgres) -> Postgres:
    postgres.start()  # a test that failed may have left it dead
    return postgres


@pytest.fixture
def redis(redis: Redis) -> Redis:
    redis.start()
    return redis


async def execute(url: str, *statements: str) -> list[Any]:
    """The result of the last statement; all are committed together."""
    engine = create_async_engine(url)
    try:
        async with engine.begin() as connection:
            for statement in statements:
                result = await connection.execute(text(statement))
        return list(result.scalars()) if result.returns_rows else []
    finally:
        await engine.dispose()


def run(url: str, *statements: str) -> list[Any]:
    return asyncio.run(execute(url, *statements))


def ended(pid: int) -> bool:
    return not psutil.pid_exists(pid) or is_dead(psutil.Process(pid))


async def echo(url: str) -> bytes:
    """Publish a message and return it as a subscriber receives it."""
    async with from_url(url) as client, client.pubsub() as channel:
        await channel.subscribe("room")
        assert (await channel.get_message(timeout=60))["type"] == "subscribe"
        assert await client.publish("room", "move") == 1
        return bytes((await channel.get_message(timeout=60))["data"])


def test_a_committed_row_outlives_a_kill(postgres: Postgres) -> None:
    url = postgres.database("games")
    run(url, "CREATE TABLE move (text text)", "INSERT INTO move VALUES ('kept')")

    async def killed_while_writing() -> None:
        engine = create_async_engine(url)
        async with engine.connect() as connection:
            await connection.execute(text("INSERT INTO move VALUES ('not committed')"))
            postgres.kill()
            with pytest.raises((SQLAlchemyError, OSError)):
                await connection.commit()
        await engine.dispose()

    asyncio.run(killed_while_writing())
    assert not postgres.running
    with pytest.raises(OSError, match=r"refused|failed"):
        run(url, "SELECT 1")
    postgres.start()
    assert run(url, "SELECT text FROM move") == ["kept"]
    assert "database system was not properly shut down" in postgres.log.read_text()


def test_a_kill_reaches_a_busy_backend(postgres: Postgres) -> None:
    # A busy backend that stays alive would hold the shared memory, and the next start would fail.
    url = postgres.database("busy")
    program = f"from tests.server.test_backends import run\nrun({url!r}, {ENDLESS!r})"
    client = subprocess.Popen([sys.executable, "-c", program], cwd=ROOT, stderr=subprocess.DEVNULL)
    try:
        assert wait_until(lambda: run(url, COUNTING) == ["active"])
        postgres.kill()
        postgres.start()
        assert run(url, COUNTING) == []
    finally:
        client.kill()
        client.wait()


def test_rows_outlive_a_stop_and_the_address_stays(postgres: Postgres) -> None:
    url = postgres.database("stopped")
    run(url, "CREATE TABLE move (text text)", "INSERT INTO move VALUES ('kept')")
    postgres.stop()
    postgres.stop()
    postgres.start()
    postgres.start()
    assert run(url, "SELECT text FROM move") == ["kept"]
    assert postgres.url_of("stopped") == url


def test_another_object_may_take_over_the_directory(postgres: Postgres) -> None:
    url = postgres.database("inherited")
    run(url, "CREATE TABLE move (text text)")
    postgres.kill()
    with Postgres(postgres.directory) as heir:
        assert run(heir.url_of("inherited"), "SELECT text FROM move") == []
    postgres.start()


def test_a_database_is_recreated_while_it_has_clients(postgres: Postgres) -> None:
    name = 'an "odd" name/é?'
    url = postgres.database(name)
    run(url, "CREATE TABLE move (text text)")

    async def overtaken() -> None:
        engine = create_async_engine(url)
        async with engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
            assert postgres.database(name) == url
            with pytest.raises(SQLAlchemyError):
                await connection.execute(text("SELECT 1"))
        await engine.dispose()

    asyncio.run(overtaken())
    assert run(url, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'") == []


def test_a_database_may_be_a_copy(postgres: Postgres) -> None:
    run(postgres.database("model"), "CREATE TABLE move (text text)", "INSERT INTO move VALUES ('copied')")
    assert run(postgres.database("copy", template="model"), "SELECT text FROM move") == ["copied"]


def test_postgres_is_durable_and_uses_utf8(postgres: Postgres) -> None:
    asked = "SELECT setting FROM pg_settings WHERE name IN ('fsync', 'synchronous_commit', 'full_page_writes')"
    assert run(postgres.url, asked) == ["on"] * 3
    assert run(postgres.url, "SELECT lower('ÀÉ')") == ["àé"]


def test_published_messages_are_received_also_after_a_kill(redis: Redis) -> None:
    assert asyncio.run(echo(redis.url)) == b"move"
    redis.kill()
    assert not redis.running
    with pytest.raises(RedisError, match="Connect call failed"):
        asyncio.run(echo(redis.url))
    redis.start()
    assert asyncio.run(echo(redis.url)) == b"move"


def test_a_stopped_redis_comes_back_empty(redis: Redis) -> None:
    async def exchange(value: str) -> object:
        async with from_url(redis.url) as client:
            return await client.set("seat", value, get=True)

    assert [asyncio.run(exchange("first")), asyncio.run(exchange("second"))] == [None, b"first"]
    redis.stop()
    redis.start()
    assert asyncio.run(exchange("third")) is None


def test_a_port_in_use_is_reported_with_the_log(redis: Redis, tmp_path) -> None:
    second = Redis(tmp_path)
    second.port = redis.port
    with pytest.raises(StartError, match=r"(?s)did not start at port \d+.*Address already in use"):
        second.start()
    assert not second.running


def test_a_failed_preparation_is_reported_with_the_log(tmp_path) -> None:
    server = Postgres(tmp_path)
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "something").touch()
    with pytest.raises(StartError, match=r"(?s)initdb failed.*exists but is not empty"):
        server.start()


def test_a_server_that_never_becomes_ready_is_stopped(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(backends, "PATIENCE", 0.2)
    monkeypatch.setattr(Redis, "is_ready", lambda self, pid: False)
    server = Redis(tmp_path)
    with pytest.raises(StartError, match=r"(?s)did not start.*Ready to accept connections"):
        server.start()
    assert not server.running


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells a child of its parent's death")
@pytest.mark.parametrize("ending", ["os.kill(os.getpid(), 9)", "sys.exit()"])
def test_servers_do_not_outlive_their_parent_process(tmp_path, ending: str) -> None:
    program = f"""
        import os, sys
        from pathlib import Path
        from tests.server.backends import Postgres, Redis
        servers = [Postgres(Path({str(tmp_path / "postgres")!r})), Redis(Path({str(tmp_path / "redis")!r}))]
        for server in servers:
            server.start()
            print(server._process.pid, flush=True)
        {ending}
    """
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(program)], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False
    )
    pids = [int(line) for line in done.stdout.split()]
    assert len(pids) == 2
    assert wait_until(lambda: all(map(ended, pids)))


def test_servers_outlive_the_thread_that_started_them(redis: Redis) -> None:
    redis.stop()
    thread = threading.Thread(target=redis.start)
    thread.start()
    thread.join()
    time.sleep(0.3)  # Valkey checks ten times a second whether it received a signal
    assert redis.running
