"""Backup, restore and the replacement of the secret, by the commands of docs/OPERATIONS.md."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import stat

import pytest

from hexad.abalone import Board

from .backends import Postgres
from .client import Player, Server
from .operations_document import commands, run

BACK_UP, VACUUM, RESTORE, DUMP, LOAD = range(5)
REPLACE, REMOVE = range(2)
OLD, NEW = "old secret of thirty-two bytes ..", "new secret of thirty-two bytes .."


@pytest.fixture
def backup(tmp_path):
    folder = tmp_path / "backup"
    folder.mkdir()
    return folder


class Story:
    """Two guests whose game goes on through a backup and a restore."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.board = Board()
        self.game = ""

    async def begin(self, black: Player, white: Player) -> None:
        """A game with two moves."""
        self.game = await black.create("abalone", "me", "anyone", control="600")
        await white.join(self.game)
        await self.move(black)
        await self.move(white)

    async def move(self, player: Player) -> None:
        move = str(next(iter(self.board.legal_moves)))
        (await player.move(self.game, move)).raise_for_status()
        self.board.push(move)

    async def plies(self, player: Player) -> int:
        return int((await player.state(self.game))["state"]["ply"])


def through_a_restore(server: Server, back_up, restore) -> None:
    """Play, back up, play on, restore: the game continues from the backup, with the same cookies."""
    story = Story(server)

    async def play() -> None:
        black, white = Player(server.url), Player(server.url)
        async with black.http, white.http:
            with server:
                for player in (black, white):
                    (await player.http.get("/api/me")).raise_for_status()
                await story.begin(black, white)
                await asyncio.to_thread(back_up)
                await story.move(black)
                assert await story.plies(black) == 3
            restore()
            with server:
                assert await story.plies(black) == 2
                # The third move again: the players hold their seats.
                move = str(story.board.moves[2])
                (await black.move(story.game, move)).raise_for_status()
                assert await story.plies(white) == 3

    asyncio.run(play())


def test_backup_and_restore_of_sqlite(tmp_path, backup):
    if not shutil.which("sqlite3"):
        pytest.skip("the command sqlite3 is not installed")
    blocks, data = commands("Back up and restore"), tmp_path / "data"

    def back_up() -> None:
        assert run(blocks[BACK_UP], data, backup) == "ok\n"
        run(blocks[VACUUM], data, backup)
        assert stat.S_IMODE((backup / "secret").stat().st_mode) == 0o600

    def restore() -> None:
        run(blocks[RESTORE], data, backup)

    through_a_restore(Server(data), back_up, restore)


def test_the_small_copy_is_complete(tmp_path, backup):
    if not shutil.which("sqlite3"):
        pytest.skip("the command sqlite3 is not installed")
    blocks, data = commands("Back up and restore"), tmp_path / "data"

    def back_up() -> None:
        run(blocks[VACUUM], data, backup)
        (backup / "arena-small.sqlite3").rename(backup / "arena.sqlite3")
        shutil.copy2(data / "secret", backup / "secret")

    through_a_restore(Server(data), back_up, lambda: run(blocks[RESTORE], data, backup))


def test_backup_and_restore_of_postgres(tmp_path, backup, postgres):
    url = postgres.database("operations")
    variables = {
        "URL": url.replace("+asyncpg", ""),
        "PATH": f"{Postgres.programs}{os.pathsep}{os.environ['PATH']}",
    }
    blocks, data = commands("Back up and restore"), tmp_path / "data"

    def back_up() -> None:
        assert "TABLE DATA public events" in run(blocks[DUMP], data, backup, **variables)

    server = Server(data, "--db", url, "--single-process")
    through_a_restore(server, back_up, lambda: run(blocks[LOAD], data, backup, **variables))


def test_a_new_secret_keeps_sessions_and_games(tmp_path, backup):
    blocks, data = commands("Replace the secret"), tmp_path / "data"
    server = Server(data)

    async def story() -> None:
        guest = Player(server.url)
        async with guest.http:
            with server:
                before = (await guest.http.get("/api/me")).raise_for_status().json()
                game = await guest.create("abalone", "me", "me")
            secret = (data / "secret").read_bytes()
            run(blocks[REPLACE], data, backup)
            assert (data / "secret").read_bytes() != secret
            assert (data / "secret.old").read_bytes() == secret
            for name in ("secret", "secret.old"):
                assert stat.S_IMODE((data / name).stat().st_mode) == 0o600
            with server:
                assert (await guest.http.get("/api/me")).raise_for_status().json() == before
                (await guest.move(game, "a1b2")).raise_for_status()
            run(blocks[REMOVE], data, backup)
            with server:
                assert (await guest.http.get("/api/me")).raise_for_status().json() == before

    asyncio.run(story())


@pytest.mark.parametrize(
    "settings",
    [((OLD, ""), (OLD, NEW)), ((OLD, NEW), (NEW, OLD)), ((NEW, OLD), (NEW, ""))],
    ids=["before step 1", "before step 2", "after step 2"],
)
def test_processes_understand_each_other_during_each_step(tmp_path, postgres, redis, settings):
    """Two machines with neighbouring settings: the players of a game see each other's moves over the bus."""
    url = postgres.database("rotation")
    options = ("--db", url, "--bus", redis.url, "--engines", "1")
    machines = [
        Server(tmp_path / f"{number}", *options, env={"HEXAD_SECRET": secret, "HEXAD_SECRET_OLD": old})
        for number, (secret, old) in enumerate(settings)
    ]

    async def story() -> None:
        with machines[0], machines[1]:
            async with Player(machines[0].url) as black, Player(machines[1].url) as white:
                game = await black.create("abalone", "me", "anyone")
                await white.join(game)
                async with await black.socket() as one, await white.socket() as two:
                    await one.watch(game)
                    await two.watch(game)
                    for player, other, move in ((black, two, "a1b2"), (white, one, "i9h8")):
                        (await player.move(game, move)).raise_for_status()
                        while (await other.receive("event"))["event"].get("move") != move:
                            pass
                for player in (black, white):
                    text = (await player.http.get("/metrics")).text
                    assert re.search(r'^hexad_bus_received_total{kind="event"} [1-9]', text, re.MULTILINE)
                    assert "hexad_bus_rejected_total 0.0" in text

    asyncio.run(story())
