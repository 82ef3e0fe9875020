"""What kill tests have in common: servers are killed in turn, clients insist, and every kind of event is covered."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import httpx
import msgspec

from .damage import execute, url_of

if TYPE_CHECKING:
    import random
    from collections.abc import Awaitable, Callable, Collection, Sequence

    from .client import Server

RETRY_SECONDS = 0.02


async def kill_in_turn(
    servers: Sequence[Server], times: int, rng: random.Random, pause: tuple[float, float] = (0.3, 0.9)
) -> None:
    """Kill one server after the other and start it again, with a random pause before each kill."""
    for number in range(times):
        await asyncio.sleep(rng.uniform(*pause))
        server = servers[number % len(servers)]
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)


async def acknowledged(send: Callable[[], Awaitable[httpx.Response]], *passing: str) -> dict[str, Any]:
    """Send a request until it is acknowledged, through all deaths of servers; returns the answer.

    Refusals with the codes `passing` are those that do not stay.
    """
    while True:
        try:
            answer = await send()
            if answer.is_success:
                return dict(answer.json())
            assert answer.json()["code"] in ("unavailable", *passing), answer.text
        except httpx.TransportError:
            pass  # the server is down
        await asyncio.sleep(RETRY_SECONDS)


async def check_kinds(server: Server, covered: Collection[type[msgspec.Struct]]) -> None:
    """Check that events of all these kinds were written."""
    rows = await execute(url_of(server), "select data from events")
    written = {msgspec.json.decode(data)["type"] for (data,) in rows}
    assert {kind.__struct_config__.tag for kind in covered} <= written
