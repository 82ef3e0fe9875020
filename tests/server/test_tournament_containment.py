"""Damaged games and tournaments: what cannot be read keeps nothing else from going on."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from contextlib import AsyncExitStack, closing
from typing import TYPE_CHECKING, Any

from .answers import refused
from .client import Server
from .damage import damage, execute, logged, url_of
from .tournament_bots import PATIENCE, POLL_SECONDS, Bot, Club, story

if TYPE_CHECKING:
    from pathlib import Path


async def until_result(bot: Bot, name: str, number: int) -> str:
    """Wait until a pairing of the first round has a result."""
    async with asyncio.timeout(PATIENCE):
        while True:
            pairings = {pairing["number"]: pairing for pairing in (await bot.get(name, "rounds/1"))["pairings"]}
            if result := pairings[number].get("result"):
                return str(result)
            await asyncio.sleep(POLL_SECONDS)


async def in_first_round(club: Club, **settings: Any) -> tuple[str, dict[str, Any], dict[str, Any]]:
    """A tournament whose first round has begun, and the pairings of the round."""
    name = await club.opened(**settings)
    await club.organiser.act(name, "start")
    first, second = (await club.organiser.round(name, 1))["pairings"]
    for pairing in (first, second):
        async with asyncio.timeout(PATIENCE):
            while (await club.organiser.http.get(f"/api/games/{pairing['game']}")).status_code != 200:
                await asyncio.sleep(POLL_SECONDS)
    return name, first, second


def forget_results(data: Path, name: str) -> None:
    """Set a tournament back to before its first result, as if the server had been killed just before it."""
    with closing(sqlite3.connect(data / "arena.sqlite3")) as database:
        (version,) = database.execute(
            "select min(version) from tournament_events where tournament = ? and data like '%\"recorded\"%'", (name,)
        ).fetchone()
        assert version is not None
        database.execute("delete from tournament_events where tournament = ? and version >= ?", (name, version))
        database.commit()


def test_a_damaged_game_does_not_keep_the_results_of_others(tmp_path):
    """Both games have ended when the server is killed. One cannot be read afterwards, and an organiser decides it."""
    server = Server(tmp_path / "data")

    @story
    async def before() -> None:
        async with AsyncExitStack() as stack:
            club = await Club.at(stack, server, 4)
            name, first, second = await in_first_round(club, rounds=2)
            await club.play_round(name, 1)
            for pairing in (first, second):
                await until_result(club.organiser, name, pairing["number"])
            server.kill()
            forget_results(server.data, name)
            await damage(url_of(server), first["game"], "not JSON")
            server.start()
            assert await until_result(club.organiser, name, second["number"]) == "1-0"
            refused(await club.organiser.http.get(f"/api/games/{first['game']}"), 409, "broken-game")
            await club.organiser.act(name, "correct", pairing=first["number"], result="0-1", reason="the game is lost")
            await club.pair(name)
            await club.play_round(name, 2)
            await club.organiser.status(name, "finished")

    with server:
        before()


def let_pass(data: Path, tournament: str, games: list[str], seconds: int) -> None:
    """Move the beginning of a round and its games into the past, in a server that is stopped."""
    with closing(sqlite3.connect(data / "arena.sqlite3")) as database:
        rows = database.execute("select version, data from tournament_events where tournament = ?", (tournament,))
        for version, text in rows.fetchall():
            event = json.loads(text)
            if "begins" in event:
                event["begins"] -= seconds
                change = "update tournament_events set data = ? where tournament = ? and version = ?"
                database.execute(change, (json.dumps(event, separators=(",", ":")), tournament, version))
        for game in games:
            for version, text in database.execute(
                "select version, data from events where game = ?", (game,)
            ).fetchall():
                event = json.loads(text)
                event["at"] -= 100 * seconds
                change = "update events set data = ? where game = ? and version = ?"
                database.execute(change, (json.dumps(event, separators=(",", ":")), game, version))
        database.commit()


def test_a_damaged_game_does_not_keep_others_from_being_forfeited(tmp_path):
    server = Server(tmp_path / "data")

    @story
    async def before() -> None:
        async with AsyncExitStack() as stack:
            club = await Club.at(stack, server, 4)
            name, first, second = await in_first_round(club, rounds=2, no_show_minutes=1)
            server.kill()
            let_pass(server.data, name, [first["game"], second["game"]], 120)
            await damage(url_of(server), first["game"], "not JSON")
            server.start()
            assert await until_result(club.organiser, name, second["number"]) == "-/+"

    with server:
        before()


def test_a_damaged_tournament_concerns_no_other_one(tmp_path):
    """It runs, so the server looks at it every second, but logs once that it cannot."""
    server = Server(tmp_path / "data")

    @story
    async def before() -> None:
        async with AsyncExitStack() as stack:
            club = await Club.at(stack, server, 4)
            broken, _, _ = await in_first_round(club)
            name = await club.organiser.create(format="round-robin", round_start="automatic", pause_minutes=0)
            server.kill()
            data = "update tournament_events set data = 'garbage' where tournament = :name and version = 2"
            settings = "update tournaments set settings = '{}' where name = :name"
            await execute(url_of(server), data, name=broken)
            await execute(url_of(server), settings, name=broken)
            server.start()
            await club.organiser.act(name, "open")
            for bot in club.players[:2]:
                await bot.act(name, "enter")
            await club.organiser.act(name, "start")
            began = time.monotonic()
            await club.play_round(name, 1)
            await club.organiser.status(name, "finished")
            for part in ("", "/standings", "/events", "/print?what=standings", "/stream"):
                refused(await club.organiser.http.get(f"/api/tournaments/{broken}{part}"), 409, "broken-tournament")
            listed = await club.organiser.http.get("/api/tournaments", params={"phase": "running"})
            assert broken not in [one["name"] for one in listed.raise_for_status().json()["tournaments"]]
            ended = await club.organiser.http.get("/api/tournaments", params={"phase": "ended"})
            assert [one["name"] for one in ended.raise_for_status().json()["tournaments"]] == [name]
            own = await club.organiser.http.get(f"/api/players/{club.organiser.id}/tournaments")
            assert [one["tournament"]["name"] for one in own.raise_for_status().json()["tournaments"]] == [name]
            await asyncio.sleep(max(0.0, 3.0 - (time.monotonic() - began)))
            assert len(logged(server, "a tournament cannot be read", broken)) == 1

    with server:
        before()
