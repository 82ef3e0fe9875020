"""A real server, database and bus for each module of tests."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from typing import TYPE_CHECKING

import pytest

from .backends import Postgres, Redis
from .client import Server
from .kills import check_kinds

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(scope="module")
def server(tmp_path_factory) -> Iterator[Server]:
    """One process on SQLite, shared by the tests of a module, each of which creates its own games."""
    with Server(tmp_path_factory.mktemp("arena") / "data") as running:
        yield running


@pytest.fixture(scope="module")
def postgres(tmp_path_factory) -> Iterator[Postgres]:
    """A database server for a module of tests, each of which creates its own database."""
    with Postgres(tmp_path_factory.mktemp("postgres")) as running:
        yield running


@pytest.fixture(scope="module")
def redis(tmp_path_factory) -> Iterator[Redis]:
    """A bus."""
    with Redis(tmp_path_factory.mktemp("redis")) as running:
        yield running


def machines(
    folder: Path, postgres: Postgres, redis: Redis, count: int = 2, env: dict[str, str] | None = None
) -> list[Server]:
    """Servers as on separate machines: they share only the secret, the database and the bus."""
    db = postgres.database("arena")
    options = ("--db", db, "--bus", redis.url, "--engines", "1")
    env = {"HEXAD_SECRET": "for all machines of the test the same", **(env or {})}
    return [Server(folder / f"machine{number}", *options, env=env) for number in range(count)]


@pytest.fixture(scope="module")
def pair(tmp_path_factory, postgres, redis) -> Iterator[list[Server]]:
    """Two processes that share a database and a bus."""
    # Both start at once on an empty database: one of them creates the tables.
    both = machines(tmp_path_factory.mktemp("pair"), postgres, redis)
    try:
        for server in both:
            server.launch()
        for server in both:
            server.wait()
        yield both
    finally:
        for server in both:
            server.stop()


@pytest.fixture(params=["sqlite", "postgres"])
def both(request) -> Iterator[list[Server]]:
    """A server on SQLite, twice, or two processes that share PostgreSQL and Redis."""
    if request.param == "sqlite":
        yield [request.getfixturevalue("server")] * 2
    else:
        yield request.getfixturevalue("pair")


@pytest.fixture(params=["sqlite", "postgres"])
def killable(request, tmp_path) -> Iterator[list[Server]]:
    """The servers of a kill test: one process on SQLite, or two that share PostgreSQL and Redis.

    `COVERS` of the module are the events that the test writes, which is checked; `ENV` is the environment of servers.
    """
    env = getattr(request.module, "ENV", {})
    if request.param == "sqlite":
        servers = [Server(tmp_path / "data", env=env)]
    else:
        postgres, redis = request.getfixturevalue("postgres"), request.getfixturevalue("redis")
        servers = machines(tmp_path, postgres, redis, env=env)
    with ExitStack() as stack:
        for server in servers:
            stack.enter_context(server)
        yield servers
        asyncio.run(check_kinds(servers[0], request.module.COVERS))
