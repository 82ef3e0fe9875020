"""`hexad serve`: starting, stopping, and wrong options."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import httpx
import psutil  # type: ignore[import-untyped]  # it has no types
import pytest
import yaml  # type: ignore[import-untyped]  # it has no types
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext

from hexad.server.store import Database
from hexad.server.store.schema import metadata
from hexad.server.store.schema_upgrade import MIGRATIONS

from .backends import wait_until
from .client import Player, Server
from .ports import free_port

PATIENCE = 60.0


# Each of these takes a good part of the start-up time, and most servers never need it.
NOT_AT_START = ("alembic", "argon2", "asyncpg", "playwright", "pydantic", "redis", "resvg_py", "sqlalchemy.ext.asyncio")


def test_the_start_loads_no_library_that_may_not_be_needed():
    script = "import sys, hexad.cli.server, hexad.server.app, hexad.server.uvicorn_server; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.split()
    assert [name for name in NOT_AT_START if name in loaded] == []


def refused(*options: str, data, env: dict[str, str] | None = None) -> str:
    """The one error line of a server that does not start."""
    command_line = [sys.executable, "-m", "hexad", "serve", "--no-browser", "--port", str(free_port())]
    done = subprocess.run(
        [*command_line, "--data", str(data), *options],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env={**os.environ, **(env or {})},
        check=False,
    )
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    lines = [line for line in done.stderr.splitlines() if not line.startswith("{")]
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("hexad: ")
    return lines[0]


def test_an_empty_directory_is_enough(tmp_path):
    with Server(tmp_path / "data", fresh=True) as server:
        page = httpx.get(f"{server.url}/api/docs")
        assert (page.status_code, page.headers["content-type"].split(";")[0]) == (200, "text/html")
        for part in ("reference.css", "icon.svg"):
            assert f"/static/{part}" in page.text
            assert httpx.get(f"{server.url}/static/{part}").status_code == 200
        assert httpx.get(f"{server.url}/static/..%2fapp.py").status_code == 404
        assert server.stop() == 130
    assert (tmp_path / "data" / "secret").stat().st_mode & 0o777 == 0o600
    assert "Traceback" not in server.tail()


def test_games_survive_a_restart(tmp_path):
    server = Server(tmp_path / "data", fresh=True)

    async def begin() -> tuple[str, dict[str, str]]:
        async with Player(server.url) as player:
            game = await player.create("abalone", "me", "me", control="60")
            assert (await player.move(game, "a1b2")).status_code == 200
            return game, dict(player.http.cookies)

    async def go_on(game: str, cookies: dict[str, str]) -> None:
        async with Player(server.url) as player:
            player.http.cookies.update(cookies)
            state = (await player.state(game))["state"]
            # The second without a server is charged to no player.
            assert state["clock"][1] > 6000 - 100 * (time.monotonic() - began) + 90
            assert (await player.move(game, "i9h8")).status_code == 200

    with server:
        game, cookies = asyncio.run(begin())
        began = time.monotonic()
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(PATIENCE) == 0
    time.sleep(1.0)
    with server:
        asyncio.run(go_on(game, cookies))


def test_the_second_server_of_a_directory_is_refused(tmp_path):
    with Server(tmp_path / "data", fresh=True) as server:
        assert server.process is not None
        line = refused(data=tmp_path / "data")
        assert f"process {server.process.pid}" in line
        assert "--data" in line
        assert httpx.get(f"{server.url}/health/ready").status_code == 200


def test_a_newer_schema_is_refused(tmp_path):
    with Server(tmp_path / "data", fresh=True):
        pass
    with contextlib.closing(sqlite3.connect(tmp_path / "data" / "arena.sqlite3")) as database:
        database.execute("update alembic_version set version_num = '9999'")
        database.commit()
    assert "schema 9999, which is newer than this program's" in refused(data=tmp_path / "data")


def test_a_taken_port_is_refused(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert f"port {port}" in refused("--port", str(port), data=tmp_path)


def test_a_data_directory_that_is_a_file_is_refused(tmp_path):
    (tmp_path / "file").touch()
    assert "file" in refused(data=tmp_path / "file")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--db", "mysql://root:secret@localhost/x"), "expected postgresql+asyncpg://"),
        (("--db", "nonsense"), "expected postgresql+asyncpg://"),
        (("--db", "postgresql+asyncpg://a:secret@localhost:port/x"), "cannot be read"),
        (("--db", "postgresql+asyncpg://a:secret@127.0.0.1:1/x", "--single-process"), "127.0.0.1"),
        (("--db", "postgresql+asyncpg://a:secret@127.0.0.1:1/x"), "or --single-process if"),
        (("--single-process", "--workers", "2"), "leave out --bus and --workers"),
        (("--bus", "http://localhost"), "expected redis://"),
        (("--bus", "redis://localhost"), "add --db"),
        (("--workers", "2"), "add --db and --bus"),
        (("--workers", "0"), "--workers"),
        (("--engines", "many"), "--engines"),
    ],
)
def test_invalid_options_are_refused(tmp_path, options, said):
    line = refused(*options, data=tmp_path)
    assert said in line
    assert "secret" not in line


def test_malformed_limits_are_refused(tmp_path):
    assert "HEXAD_LIMITS" in refused(data=tmp_path, env={"HEXAD_LIMITS": '{"nonsense": 1}'})


def test_a_database_that_rejects_the_login_is_refused(tmp_path, postgres):
    assert "password" in refused(
        "--single-process", "--db", postgres.url.replace(postgres.password, "wrong"), data=tmp_path
    )
    assert "does not exist" in refused("--single-process", "--db", postgres.url_of("nowhere"), data=tmp_path)


async def differences(url: str, *, migrate: bool) -> list[object]:
    """The differences between the tables made by migrations and those of the schema."""

    def compare(connection) -> list[object]:
        if migrate:
            config = Config()
            config.set_main_option("script_location", str(MIGRATIONS))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        return list(compare_metadata(context, metadata))

    database = Database(url)
    try:
        return await database.write(compare)
    finally:
        await database.close()


def test_migrations_make_the_schema(tmp_path, postgres):
    for url in (f"sqlite:///{tmp_path / 'new.sqlite3'}", postgres.database("migrated")):
        assert asyncio.run(differences(url, migrate=True)) == []


def test_a_server_makes_the_schema(tmp_path, postgres):
    url = postgres.database("made")
    for options, database in (
        ((), f"sqlite:///{tmp_path / 'data' / 'arena.sqlite3'}"),
        (("--db", url, "--single-process"), url),
    ):
        with Server(tmp_path / "data", *options, fresh=True):
            pass
        assert asyncio.run(differences(database, migrate=False)) == []


def test_readiness_follows_the_database(tmp_path, postgres):
    with Server(tmp_path / "data", "--db", postgres.database("ready"), "--single-process", fresh=True) as server:
        postgres.kill()
        try:
            # The answer may be as old as the last write: one second.
            assert wait_until(lambda: httpx.get(f"{server.url}/health/ready", timeout=PATIENCE).status_code == 503)
            assert httpx.get(f"{server.url}/health/live", timeout=PATIENCE).status_code == 200
        finally:
            postgres.start()
        server.wait()
        assert '"text": "the database is lost' in server.tail()
        wait_until(lambda: '"text": "the database is back"' in server.tail())
        assert '"text": "the database is back"' in server.tail()


def test_workers_share_a_port_and_are_replaced(tmp_path, postgres, redis):
    options = ("--db", postgres.database("workers"), "--bus", redis.url, "--workers", "2", "--engines", "1")

    def metric(server: Server, name: str) -> float:
        page = httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text
        return sum(float(line.split()[-1]) for line in page.splitlines() if line.startswith(name))

    def wait_for(server: Server, name: str, value: float) -> None:
        deadline = time.monotonic() + PATIENCE
        while (found := metric(server, name)) != value:
            assert time.monotonic() < deadline, f"{name} is {found}: expected {value}"
            time.sleep(0.05)

    async def create(server: Server) -> None:
        async with Player(server.url) as player:
            for _ in range(10):
                game = await player.create("six", "me", "me")
                assert (await player.move(game, "2,-1")).status_code == 200

    with Server(tmp_path / "data", *options, fresh=True) as server:
        assert server.process is not None
        wait_for(server, "hexad_processes", 2)
        asyncio.run(create(server))
        # Either process reports for both.
        wait_for(server, 'hexad_events_total{type="created"}', 10)
        children = psutil.Process(server.process.pid).children()
        assert len(children) == 2
        children[0].kill()
        wait_for(server, "hexad_processes", 2)
        asyncio.run(create(server))
        wait_for(server, 'hexad_events_total{type="created"}', 20)
        left = psutil.Process(server.process.pid).children(recursive=True)
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(PATIENCE) == 0
        assert not any(child.is_running() for child in left)
    assert "Traceback" not in server.tail()


def test_workers_end_with_their_supervisor(tmp_path, postgres, redis):
    options = ("--db", postgres.database("orphans"), "--bus", redis.url, "--workers", "2")
    with Server(tmp_path / "data", *options, fresh=True) as server:
        assert server.process is not None
        children = psutil.Process(server.process.pid).children(recursive=True)
        server.kill()
        _, alive = psutil.wait_procs(children, timeout=PATIENCE)
        assert not [child for child in alive if child.status() != psutil.STATUS_ZOMBIE]


def test_the_deployment_uses_existing_options(tmp_path):
    """Compose, the systemd unit and the image start `hexad serve` with options that exist."""
    deploy = Path(__file__).parents[2] / "deploy"
    compose = yaml.safe_load((deploy / "compose.yaml").read_text())
    unit = (deploy / "hexad.service").read_text()
    start = next(line for line in unit.splitlines() if line.startswith("ExecStart="))
    image = (deploy / "Dockerfile").read_text().splitlines()[-1]
    lines = [compose["services"]["arena"]["command"], start.split()[1:], json.loads(image.removeprefix("CMD "))]
    known = subprocess.run(
        [sys.executable, "-m", "hexad", "serve", "--help"], capture_output=True, text=True, check=True
    )
    for line in lines:
        assert line[0] == "serve"
        assert all(word in known.stdout for word in line if word.startswith("--")), line
    assert set(compose["services"]) == {"database", "bus", "arena", "proxy"}
