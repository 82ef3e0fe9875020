"""Players with an account in a tournament over HTTP: they enter, and play what they are paired for."""

from __future__ import annotations

import asyncio
import itertools
import time
from contextlib import suppress
from functools import wraps
from typing import TYPE_CHECKING, Any, NamedTuple

import httpx
from sqlalchemy import insert

from hexad.server.ids import new_id
from hexad.server.people.credentials import COOKIE, credential_hash, new_cookie
from hexad.server.people.names import skeleton
from hexad.server.store import Database
from hexad.server.store.schema import accounts, sessions

from .client import Player, Server
from .damage import url_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence
    from contextlib import AsyncExitStack

    from sqlalchemy import Connection

SETTINGS = {"title": "Spring Cup", "format": "swiss", "game": "abalone", "control": "300", "rounds": 3}
# Only a test that hangs waits this long: a round of a Swiss is paired by a process that has to start.
PATIENCE = 120.0
POLL_SECONDS = 0.1

_ids = itertools.count(1)


class Bot:
    """A player with an account, or an organiser."""

    def __init__(self, player: Player, id_: str, name: str) -> None:
        self.player = player
        self.http = player.http
        self.id = id_
        self.name = name

    async def create(self, **settings: Any) -> str:
        answer = await self.http.post("/api/tournaments", json={**SETTINGS, **settings})
        assert answer.is_success, answer.text
        return str(answer.json()["name"])

    async def ask(self, tournament: str, kind: str, **fields: Any) -> httpx.Response:
        """Send an act with an id of its own."""
        act = {"type": kind, "id": f"t{next(_ids)}", **fields}
        return await self.http.post(f"/api/tournaments/{tournament}/acts", json=act)

    async def act(self, tournament: str, kind: str, **fields: Any) -> int:
        answer = await self.ask(tournament, kind, **fields)
        assert answer.is_success, answer.text
        return int(answer.json()["version"])

    async def refused(self, tournament: str, kind: str, **fields: Any) -> str:
        answer = await self.ask(tournament, kind, **fields)
        assert not answer.is_success
        return str(answer.json()["code"])

    async def get(self, tournament: str, part: str = "", **query: Any) -> Any:
        path = f"/api/tournaments/{tournament}" + (f"/{part}" if part else "")
        answer = await self.http.get(path, params=query)
        assert answer.is_success, answer.text
        return answer.json()

    async def until(self, tournament: str, condition: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Wait until the tournament is as it should be."""
        async with asyncio.timeout(PATIENCE):
            while not condition(view := await self.get(tournament)):
                await asyncio.sleep(POLL_SECONDS)
        return dict(view)

    async def status(self, tournament: str, *statuses: str) -> dict[str, Any]:
        return await self.until(tournament, lambda view: view["status"] in statuses)

    async def round(self, tournament: str, number: int) -> dict[str, Any]:
        """Wait until a round is paired."""
        await self.until(tournament, lambda view: view.get("rounds", 0) >= number)
        return dict(await self.get(tournament, f"rounds/{number}"))


class Membership(NamedTuple):
    """An account with a session."""

    player: str
    name: str
    cookie: str


async def new_memberships(server: Server, names: Sequence[str]) -> list[Membership]:
    """Accounts with sessions, written to the database: passwords would take seconds. Empty names are replaced."""
    added = []
    rows: dict[Any, list[dict[str, Any]]] = {accounts: [], sessions: []}
    for chosen in names:
        id_, cookie = new_id(), new_cookie()
        name, now = chosen or f"Bot {id_}", time.time()
        account = {"player": id_, "login": id_, "name": name, "password": "", "created": now}
        rows[accounts].append({**account, "skeleton": skeleton(name)})
        rows[sessions].append({"hash": credential_hash(cookie), "player": id_, "name": name, "created": now})
        added.append(Membership(id_, name, cookie))
    database = Database(url_of(server))

    def write(connection: Connection) -> None:
        for table, values in rows.items():
            connection.execute(insert(table), values)

    await database.write(write)
    await database.close()
    return added


async def members(stack: AsyncExitStack, server: Server, count: int) -> list[Bot]:
    """Players with an account and a session."""
    bots = []
    for id_, name, cookie in await new_memberships(server, [""] * count):
        player = Player(server.url)
        stack.push_async_callback(player.http.aclose)
        player.http.cookies.set(COOKIE, cookie, domain="127.0.0.1")
        bots.append(Bot(player, id_, name))
    return bots


class Club:
    """An organiser and some players."""

    def __init__(self, organiser: Bot, players: list[Bot]) -> None:
        self.organiser = organiser
        self.players = players
        self.by_id = {bot.id: bot for bot in players}

    @classmethod
    async def at(cls, stack: AsyncExitStack, server: Server, count: int) -> Club:
        organiser, *players = await members(stack, server, count + 1)
        return cls(organiser, players)

    async def opened(self, **settings: Any) -> str:
        """A tournament that all players have entered."""
        name = await self.organiser.create(**settings)
        await self.organiser.act(name, "open")
        for bot in self.players:
            await bot.act(name, "enter")
        return name

    async def play(self, name: str, pairing: dict[str, Any], loser: int | None = None) -> None:
        """Play the game of a pairing: the second side resigns, or another one."""
        entrants = {entrant["number"]: entrant for entrant in (await self.organiser.get(name, "entrants"))["entrants"]}
        number = pairing["second"] if loser is None else loser
        bot = self.by_id[entrants[number]["members"][0]["player"]]
        await retried(lambda: bot.player.act(pairing["game"], type="resign"))

    async def pair(self, name: str) -> None:
        """Have the next round paired as soon as the last one is over."""
        await retried(lambda: self.organiser.ask(name, "pair"), "round-not-over")

    async def play_round(self, name: str, number: int) -> dict[str, Any]:
        """Wait for a round, and play all of its games."""
        round_ = await self.organiser.round(name, number)
        await asyncio.gather(*(self.play(name, pairing) for pairing in round_["pairings"]))
        return round_


def story(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """Run an asynchronous test in an event loop, with a timeout."""

    @wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        async def limited() -> None:
            async with asyncio.timeout(2 * PATIENCE):
                await test(*args, **kwargs)

        asyncio.run(limited())

    return run


async def retried(send: Callable[[], Awaitable[httpx.Response]], *passing: str) -> None:
    """Send a request until it is carried out: its game may not have been created yet."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(httpx.TransportError):
                answer = await send()
                if answer.is_success or answer.json().get("code") == "over":
                    return
                assert answer.json()["code"] in ("no-game", "unavailable", "busy", *passing), answer.text
            await asyncio.sleep(POLL_SECONDS)
