"""The power fails while the name of a player changes in all games: each game changes once, and no old name is left.

A guest opens an account, its name is hidden, and the account is deleted. Each of these writes an event to every game.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import httpx
from sqlalchemy import text

from hexad.server.game.events import Anonymised, Transferred
from hexad.server.store import Database
from tests.profiles import IS_LONG

from .client import Player, Server
from .damage import execute, url_of
from .kills import acknowledged
from .members import run_admin
from .presence_limits import limits
from .sessions import PASSWORD, identity, log_in

if TYPE_CHECKING:
    from collections.abc import Awaitable

COVERS = (Transferred, Anonymised)
GAMES = 120 if IS_LONG else 15
NAME = "Zaphod Unique"
LOGIN = "zaphod"
PATIENCE = 90.0
ENV = limits(games_per_player=2 * GAMES)


async def games_of(owner: Player, other: Player) -> dict[str, str]:
    """Games that are open, over or being played, with their state."""
    games = {}
    for number in range(GAMES):
        state = ("open", "over", "playing")[number % 3]
        name = await owner.create("abalone", "me", "anyone", listed=True)
        games[name] = state
        if state != "open":
            await other.join(name)
        if state == "over":
            (await other.act(name, type="resign")).raise_for_status()
        if state == "playing":
            for player, move in ((owner, "a1b2"), (other, "i9h8")):
                (await player.move(name, move)).raise_for_status()
    return games


class Changes:
    """Counts the events of a kind in the database, with one connection, so that it is fast."""

    def __init__(self, server: Server, kind: str) -> None:
        self._database = Database(url_of(server))
        self._query = text("select count(*) from events where data like :kind")
        self._values = {"kind": f'%"{kind}"%'}

    async def count(self) -> int:
        return int(await self._database.read(lambda connection: connection.scalar(self._query, self._values)) or 0)

    async def more_than(self, count: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while await self.count() <= count:
                await asyncio.sleep(0.001)

    async def close(self) -> None:
        await self._database.close()


async def interrupted(servers: list[Server], kind: str, change: Awaitable[Any]) -> None:
    """Let a change of all games begin, cut the power in the middle, and wait until all games have changed."""
    changes = Changes(servers[0], kind)
    before = await changes.count()

    async def attempt() -> None:
        with suppress(httpx.TransportError):
            await change

    task = asyncio.create_task(attempt())
    await changes.more_than(before)
    for server in servers:
        server.kill()
    await task
    assert before < await changes.count() < before + GAMES, "the power was to fail in the middle"
    for server in servers:
        await asyncio.to_thread(server.start)
    await changes.more_than(before + GAMES - 1)
    await changes.close()


async def events(player: Player, game: str) -> list[dict[str, Any]]:
    return list((await acknowledged(lambda: player.http.get(f"/api/games/{game}/events")))["events"])


def of_kinds(log: list[dict[str, Any]]) -> list[tuple[str, str]]:
    """The changes of the name, with the name that each gives."""
    return [(one["type"], one.get("name", "")) for one in log if one["type"] in ("transferred", "anonymised")]


def test_the_power_fails_while_a_name_changes(killable):
    async def story() -> None:
        async with Player(killable[0].url) as owner, Player(killable[-1].url) as other:
            (await owner.http.put("/api/me", json={"name": NAME})).raise_for_status()
            guest = (await identity(owner))["player"]
            games = await games_of(owner, other)
            account = {"login": LOGIN, "password": PASSWORD}
            await interrupted(killable, "transferred", owner.http.post("/api/account", json=account))
            player = (await log_in(owner, LOGIN)).raise_for_status().json()["player"]
            for game in games:
                assert of_kinds(await events(other, game)) == [("transferred", NAME)]
                shown = await owner.state(game)
                assert shown["state"]["seats"][0]["player"] == shown["created"]["by"] == player
            for left in (
                "select game from seats where player = :guest",
                "select name from games where creator = :guest",
            ):
                assert await execute(url_of(killable[0]), left, guest=guest) == []

            hide = asyncio.to_thread(run_admin, killable[0], "hide-name", player, "--reason", "a test")
            await interrupted(killable, "anonymised", hide)
            hidden = (await owner.http.get("/api/me")).json()["name"]
            assert hidden != NAME
            for game, state in games.items():
                log = await events(other, game)
                assert of_kinds(log) == [("transferred", hidden), ("anonymised", hidden)]
                assert NAME not in str(log)
                assert (await other.state(game))["state"]["status"] == state, "the player plays on"

            password = {"password": PASSWORD}
            await interrupted(killable, "anonymised", owner.http.request("DELETE", "/api/account", json=password))
            for game, state in games.items():
                log = await events(other, game)
                assert of_kinds(log) == [("transferred", ""), ("anonymised", ""), ("anonymised", "")]
                assert hidden not in str(log)
                shown = (await other.state(game))["state"]
                assert shown["status"] == ("aborted" if state == "open" else "over")
                assert {"kind": "player", "player": player} in shown["seats"]

    asyncio.run(story())
