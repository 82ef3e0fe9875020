"""A flood of engine games from one address: most are refused, and the engines of other visitors answer at once."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import httpx
import msgspec
import pytest

from hexad.server.settings import Limits
from tests.profiles import IS_LONG

from .client import UNLIMITED, Player, Server
from .waiting import bound

if TYPE_CHECKING:
    from collections.abc import Iterator

FLOODER, HONEST = "127.0.0.1", "127.0.0.2"
FLOOD = {"game": "abalone", "chairs": [{"who": "engine", "level": 10}, {"who": "me"}]}
TRIES = 499 if IS_LONG else 250
MOVES = 4
# Seconds for a move of the engine. After all games of the flood it would take minutes.
WITHIN = bound(1.0, 20.0)

LOOSE = msgspec.json.decode(UNLIMITED)
# The quotas of games as they are by default. Without the other limits the flood is as fast as it can be.
STRICT = {name: value for name, value in LOOSE.items() if "games" not in name}


async def flood(server: Server, tries: int) -> list[httpx.Response]:
    """Engine games at full strength, each with a fresh cookie. The engine is to move in all of them."""
    transport = httpx.AsyncHTTPTransport(local_address=FLOODER, limits=httpx.Limits(max_connections=20))
    async with httpx.AsyncClient(base_url=server.url, timeout=60, transport=transport) as client:

        async def one() -> httpx.Response:
            request = client.build_request("POST", "/api/games/", json=FLOOD)
            request.headers.pop("cookie", None)
            return await client.send(request)

        return await asyncio.gather(*(one() for _ in range(tries)))


async def answer_times(server: Server) -> list[float]:
    """How long the engine of an honest visitor takes for its moves."""
    times = []
    async with Player(server.url, HONEST) as honest:
        game = await honest.create("abalone", "me", "5")
        async with await honest.socket() as socket:
            seen = await socket.watch(game, detail=True)
            for _ in range(MOVES):
                began = time.monotonic()
                await socket.act(game, type="move", move=seen["detail"]["moves"][0])
                await socket.receive("event")
                seen = await socket.receive("event")
                times.append(time.monotonic() - began)
    return times


@pytest.fixture
def servers(tmp_path) -> Iterator[tuple[Server, Server]]:
    """A server with quotas, and one without: there the fair queue alone helps."""
    strict = {"HEXAD_LIMITS": msgspec.json.encode(STRICT).decode()}
    with (
        Server(tmp_path / "strict", "--engines", "1", env=strict) as one,
        Server(tmp_path / "loose", "--engines", "1") as two,
    ):
        yield one, two


def test_an_honest_visitor_during_a_flood(servers):
    strict, loose = servers

    async def story() -> None:
        answers = await flood(strict, TRIES)
        created = [answer for answer in answers if answer.status_code == 201]
        # Requests that came at the same time as the last one of the quota.
        assert 1 <= len(created) <= Limits().engine_games_per_hour
        codes = {answer.json()["code"] for answer in answers if answer.status_code != 201}
        assert codes <= {"quota-engine-games", "too-many-engine-games"}
        assert all(int(answer.headers["retry-after"]) > 0 for answer in answers if answer.status_code == 429)
        assert max(await answer_times(strict)) < WITHIN

        answers = await flood(loose, 60)
        assert {answer.status_code for answer in answers} == {201}
        assert max(await answer_times(loose)) < WITHIN

    asyncio.run(story())
