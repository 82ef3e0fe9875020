"""Organisers and players who insist: what they ask for is carried out through all deaths of servers."""

from __future__ import annotations

import asyncio
import itertools
from typing import TYPE_CHECKING, Any

from .kills import RETRY_SECONDS, acknowledged

if TYPE_CHECKING:
    from collections.abc import Callable

    from .tournament_bots import Bot, Club

_ids = itertools.count(1)


async def view(bot: Bot, name: str, part: str = "") -> dict[str, Any]:
    path = f"/api/tournaments/{name}" + (f"/{part}" if part else "")
    return await acknowledged(lambda: bot.http.get(path))


async def reached(bot: Bot, name: str, condition: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Wait until a tournament is as it should be."""
    while not condition(found := await view(bot, name)):
        await asyncio.sleep(RETRY_SECONDS)
    return found


async def insist(bot: Bot, name: str, kind: str, *passing: str, **fields: Any) -> None:
    """Send an act with the same id until it is acknowledged."""
    act = {"type": kind, "id": f"i{next(_ids)}", **fields}
    await acknowledged(lambda: bot.http.post(f"/api/tournaments/{name}/acts", json=act), *passing)


async def resign(club: Club, name: str, pairing: dict[str, Any]) -> None:
    """The second side resigns, as soon as the game is there."""
    entrants = (await view(club.organiser, name, "entrants"))["entrants"]
    bot = club.by_id[entrants[pairing["second"] - 1]["members"][0]["player"]]
    while True:
        answer = await bot.player.act(pairing["game"], type="resign", id="lost")
        if answer.is_success or answer.json()["code"] == "over":
            return
        assert answer.json()["code"] in ("no-game", "unavailable", "busy"), answer.text
        await asyncio.sleep(RETRY_SECONDS)


async def play_to_the_end(club: Club, name: str) -> None:
    """All games of all rounds are played."""
    done: set[int] = set()
    while (found := await view(club.organiser, name))["status"] != "finished":
        for number in range(1, found.get("rounds", 0) + 1):
            round_ = await view(club.organiser, name, f"rounds/{number}")
            todo = [pairing for pairing in round_["pairings"] if pairing["number"] not in done]
            await asyncio.gather(*(resign(club, name, pairing) for pairing in todo if "result" not in pairing))
            done |= {pairing["number"] for pairing in todo}
        await asyncio.sleep(0.1)
