"""Thousands register at once: the limits hold, and others play on. `make test-long` has 10,000 of them."""

from __future__ import annotations

import asyncio
import statistics
import time
from collections import Counter
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

import httpx
from sqlalchemy import insert

from hexad.server.ids import new_id
from hexad.server.people.credentials import COOKIE, credential_hash, new_cookie
from hexad.server.store import Database
from hexad.server.store.schema import accounts, sessions
from tests.profiles import IS_LONG

from .client import Server
from .damage import url_of
from .tournament_bots import Bot, members
from .tournament_proof import check_tournament
from .waiting import bound

if TYPE_CHECKING:
    from sqlalchemy import Connection

COVERS = ()
REGISTRATIONS, PLACES = (10_000, 1_000) if IS_LONG else (300, 100)
AT_ONCE = 20
LINE = ("a1b2", "i9h8", "b2a1", "h8i9") * 2
# The slowest of a hundred moves, in seconds, while the server has nothing but registrations to do.
MAX_P99 = bound(0.5, 30.0)


async def strangers(server: Server, count: int) -> list[str]:
    """Accounts with names of forty wide letters; returns their cookies."""
    cookies = [new_cookie() for _ in range(count)]
    rows = []
    for number, cookie in enumerate(cookies):
        id_, now = new_id(), time.time()
        name = chr(0xFF21 + number % 26) * 34 + f"{number:06}".translate({48 + n: 0xFF10 + n for n in range(10)})
        account = {"player": id_, "login": id_, "name": name, "password": "", "created": now}
        rows.append((account, {"hash": credential_hash(cookie), "player": id_, "name": name, "created": now}))
    database = Database(url_of(server))

    def write(connection: Connection) -> None:
        connection.execute(insert(accounts), [account for account, _ in rows])
        connection.execute(insert(sessions), [session for _, session in rows])

    await database.write(write)
    await database.close()
    return cookies


async def play(bots: list[Bot], seconds: list[float]) -> None:
    """Two players move as fast as they are answered, one game after the other."""
    while True:
        game = await bots[0].player.create("abalone", "me", "anyone")
        await bots[1].player.join(game)
        for ply, move in enumerate(LINE):
            began = time.perf_counter()
            answer = await bots[ply % 2].player.move(game, move)
            assert answer.is_success, answer.text
            seconds.append(time.perf_counter() - began)
            await asyncio.sleep(0.02)
        await bots[0].player.act(game, type="resign")


async def register(server: Server, tournament: str, cookies: list[str]) -> Counter[str]:
    """All strangers enter, some at once, and each does so twice; returns the answers."""
    codes: Counter[str] = Counter()
    left = iter(cookies)

    async def some(client: httpx.AsyncClient) -> None:
        for cookie in left:
            for act in ({"type": "enter", "id": "first"}, {"type": "enter", "id": "again"}):
                headers = {"Cookie": f"{COOKIE}={cookie}"}
                answer = await client.post(f"/api/tournaments/{tournament}/acts", json=act, headers=headers)
                codes[answer.json().get("code", "done")] += 1

    async with httpx.AsyncClient(base_url=server.url, timeout=120) as client:
        await asyncio.gather(*(some(client) for _ in range(AT_ONCE)))
    return codes


def test_thousands_register_and_others_play_on(tmp_path):
    async def story(server: Server) -> None:
        async with AsyncExitStack() as stack:
            organiser, *players = await members(stack, server, 3)
            name = await organiser.create(max_entrants=PLACES)
            await organiser.act(name, "open")
            cookies = await strangers(server, REGISTRATIONS)
            seconds: list[float] = []
            playing = asyncio.create_task(play(players, seconds))
            codes = await register(server, name, cookies)
            playing.cancel()
            assert codes == {
                "done": PLACES,
                "already-entered": PLACES,
                "tournament-full": 2 * (REGISTRATIONS - PLACES),
            }
            assert len(seconds) > 10, "nobody could play"
            p99 = statistics.quantiles(seconds, n=100)[-1]
            print(f"{len(seconds)} moves: median {statistics.median(seconds):.3f} s, p99 {p99:.3f} s")
            assert p99 < MAX_P99
            state = await check_tournament(url_of(server), name)
            assert len(state.entrants) == PLACES
            assert (await organiser.get(name))["entrants"] == PLACES

    with Server(tmp_path / "data") as server:
        asyncio.run(story(server))
