"""Profiles: players are found by parts of their names, with their games, opponents, ratings and ranks."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

import pytest

from hexad.server.store import Database, Store
from hexad.server.store.leaderboards import LeaderboardPlace, Leaderboards

from .client import Player, Server
from .damage import execute, url_of
from .stored_games import StoredGame, store_whole

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(params=["sqlite", "postgres"])
def arena(request) -> Iterator[Server]:
    if request.param == "sqlite":
        yield request.getfixturevalue("server")
    else:
        yield request.getfixturevalue("pair")[0]


async def account(stack: AsyncExitStack, server: Server, name: str) -> tuple[Player, str]:
    """A player with an account of this name, and the id."""
    player = await stack.enter_async_context(Player(server.url))
    (await player.http.put("/api/me", json={"name": name})).raise_for_status()
    await player.register()
    identity = (await player.http.get("/api/me")).json()
    assert identity["name"] == name
    return player, identity["player"]


async def stored(server: Server, *games: StoredGame, endings: str = "", at: int = 0) -> None:
    """Store games that are over, with the result `1-0` for `w`, `0-1` for `l` and a draw for `d`; others begin."""
    database = Database(url_of(server))
    results = {"w": "1-0", "l": "0-1", "d": "1/2-1/2"}
    try:
        for game, ending in zip(games, endings.ljust(len(games)), strict=True):
            entries = game.opening()
            if ending != " ":
                entries += game.end(results[ending], 0)
            await store_whole(Store(database), entries)
            changed = "update games set ended = :at where name = :name and ended is not null"
            await execute(url_of(server), changed, at=float(at), name=game.state.name)
            changed = "update results set ended = :at where game_name = :name"
            await execute(url_of(server), changed, at=float(at), name=game.state.name)
            at += 1
    finally:
        await database.close()


def new_name() -> str:
    return secrets.token_hex(6)


async def ask(player: Player, path: str, **params: Any) -> dict[str, Any]:
    answer = await player.http.get(f"/api/{path}", params=params)
    answer.raise_for_status()
    return dict(answer.json())


async def all_pages(player: Player, path: str, key: str, cursor: str, **params: Any) -> list[Any]:
    """Everything that a list has, in pages of two."""
    found: list[Any] = []
    following: dict[str, str] = {}
    while True:
        page = await ask(player, path, limit=2, **params, **following)
        found += page[key]
        if "next" not in page:
            return found
        following = {cursor: page["next"]}


def test_profile_games_and_opponents(arena):
    async def story() -> None:
        async with AsyncExitStack() as stack:
            tag = new_name()
            ann, a = await account(stack, arena, f"Ann {tag}")
            _, b = await account(stack, arena, f"Bob {tag}")
            _, c = await account(stack, arena, f"Cid {tag}")
            games = [
                StoredGame(new_name(), (a, b), listed=True),
                StoredGame(new_name(), (b, a), listed=True, control="60"),
                StoredGame(new_name(), (a, b), listed=True, game="abalone"),
                StoredGame(new_name(), (a, c), listed=True, rated=False, control="-"),
                StoredGame(new_name(), (a, c)),
            ]
            await stored(arena, *games, endings="wdllw", at=1_000_000)
            running = StoredGame(new_name(), (c, a), listed=True)
            await stored(arena, running, at=0)
            names = [game.state.name for game in games]

            async def found(**params: Any) -> list[str]:
                page = await all_pages(ann, f"players/Ann {tag}/games", "games", "before", **params)
                return [game["name"] for game in page]

            profile = await ask(ann, f"players/ann {tag}")
            assert (profile["player"], profile["name"]) == (a, f"Ann {tag}")
            assert {(r["game"], r["speed"]): r["games"] for r in profile["ratings"]} == {
                ("abalone", "blitz"): 1,
                ("six", "blitz"): 2,
                ("six", "bullet"): 1,
            }
            assert profile["results"]["six"] == {"wins": 2, "draws": 1, "losses": 1}
            assert profile["rated_results"]["six"] == {"wins": 2, "draws": 1, "losses": 0}
            assert await found() == names[::-1]
            assert await found(result="win") == [names[4], names[0]]
            assert await found(result="draw") == [names[1]]
            assert await found(result="loss", game="six") == [names[3]]
            assert await found(opponent=f"Cid {tag}") == [names[4], names[3]]
            assert await found(rated=False) == [names[3]]
            assert await found(speed="bullet") == [names[1]]
            assert await found(status="unfinished") == [running.state.name]
            stranger = await stack.enter_async_context(Player(arena.url))
            page = await ask(stranger, f"players/{a}/games")
            assert [game["name"] for game in page["games"]] == names[3::-1], "one game is private"
            assert page["games"][3] | {"score": "win", "rated": True, "speed": "blitz"} == page["games"][3]
            opponents = await all_pages(ann, f"players/{a}/opponents", "opponents", "after")
            assert [(o["name"], o["wins"], o["draws"], o["losses"]) for o in opponents] == [
                (f"Bob {tag}", 1, 1, 1),
                (f"Cid {tag}", 1, 0, 1),
            ]

    asyncio.run(story())


def test_a_rating_over_time_has_a_point_for_each_day(arena):
    async def story() -> None:
        async with AsyncExitStack() as stack:
            ann, a = await account(stack, arena, f"Ann {new_name()}")
            _, b = await account(stack, arena, f"Bob {new_name()}")
            day = 86_400
            await stored(arena, *(StoredGame(new_name(), (a, b)) for _ in range(3)), endings="www", at=10 * day)
            await stored(arena, StoredGame(new_name(), (a, b)), endings="l", at=12 * day)
            history = await ask(ann, f"players/{a}/ratings", game="six", speed="blitz")
            assert [point["time"] for point in history["points"]] == [10 * day + 2, 12 * day]
            best, now = (point["rating"] for point in history["points"])
            assert best > now > 1500
            assert (await ask(ann, f"players/{a}"))["ratings"][0]["rating"] == now
            assert (await ask(ann, f"players/{a}/ratings", game="six", speed="rapid"))["points"] == []

    asyncio.run(story())


def test_players_are_found_by_parts_of_names(arena):
    async def story() -> None:
        async with AsyncExitStack() as stack:
            tag = new_name()
            names = [f"Zoë {tag}", f"x{tag}", f"{tag.upper()} first", f"{tag} second", f"100% {tag}_"]
            for name in names:
                await account(stack, arena, name)
            player = await stack.enter_async_context(Player(arena.url))

            async def found(text: str) -> list[str]:
                return [one["name"] for one in await all_pages(player, "players", "players", "after", search=text)]

            assert await found(tag) == [names[2], names[3], names[4], names[1], names[0]]
            assert await found(f"ZOË {tag}"[:8]) == [names[0]]
            assert await found(f"% {tag}") == [names[4]]
            assert await found(f"{tag}_") == [names[4]]
            assert await found(f"nobody {tag}") == []
            assert (await ask(player, f"players/{tag.upper()} SECOND"))["name"] == names[3]
            missing = await player.http.get(f"/api/players/nobody {tag}")
            assert (missing.status_code, missing.json()["code"]) == (404, "no-player")

    asyncio.run(story())


def test_leaderboards_list_established_active_accounts(arena):
    async def story() -> None:
        async with AsyncExitStack() as stack:
            tag = new_name()
            people = [
                await account(stack, arena, f"{name} {tag}") for name in ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay")
            ]
            ids = [player for _, player in people]
            now = 400 * 86_400
            rows = [
                (ids[0], 1900.5, 60.0, now, 1950.0),
                (ids[1], 1800.25, 60.0, now, None),
                (ids[2], 1800.25, 60.0, now, None),
                (ids[3], 2000.0, 120.0, now, None),  # provisional
                (ids[4], 2100.0, 50.0, now - 91 * 86_400, None),  # not active
                (ids[5], 2100.0, 105.0, now - 89 * 86_400, None),  # provisional in the meantime
                ("nobody", 2200.0, 50.0, now, None),  # a closed account
            ]
            await execute(url_of(arena), "delete from ratings where game = 'six' and speed = 'classical'")
            for player, mean, deviation, at, peak in rows:
                await execute(
                    url_of(arena),
                    """insert into ratings (player, game, speed, mean, deviation, volatility, at, games, peak)
                    values (:player, 'six', 'classical', :mean, :deviation, 0.09, :at, 30, :peak)""",
                    player=player,
                    mean=mean,
                    deviation=deviation,
                    at=at,
                    peak=peak,
                )
            database = Database(url_of(arena))
            try:
                boards = Leaderboards(database)
                first, page = await boards.page("six", "classical", now, None, 2)
                tied = sorted(ids[1:3], reverse=True)
                assert (first, [ranked.player for ranked in page]) == (1, [ids[0], tied[0]])
                place = LeaderboardPlace.parse(str(LeaderboardPlace(1800.25, tied[0])))
                assert place == (1800.25, tied[0])
                first, page = await boards.page("six", "classical", now, place, 2)
                assert (first, [ranked.player for ranked in page]) == (3, [tied[1]])
            finally:
                await database.close()
            # The arena clock of this server has only run for some seconds.
            await execute(url_of(arena), "update ratings set at = 0 where speed = 'classical' and games = 30")
            listed = await all_pages(people[0][0], "leaderboards/six/classical", "players", "after")
            assert [(leader["rank"], leader["player"]) for leader in listed][-2:] == [
                (len(listed) - 1, tied[0]),
                (len(listed), tied[1]),
            ]
            best = next(leader for leader in listed if leader["player"] == ids[0])
            assert best["rating"]["peak"] == 1950
            assert "provisional" not in best["rating"]
            assert (await people[0][0].http.get("/api/leaderboards/chess/blitz")).status_code == 400
            await execute(url_of(arena), "delete from ratings where speed = 'classical'")

    asyncio.run(story())


def test_results_follow_transfers(arena):
    """The games of a guest who opens an account are in the account's profile."""

    async def story() -> None:
        async with AsyncExitStack() as stack:
            guest, other = [await stack.enter_async_context(Player(arena.url)) for _ in range(2)]
            name = await guest.create("abalone", "me", "anyone", listed=True)
            await other.join(name)
            (await other.act(name, type="resign")).raise_for_status()
            hotseat = await guest.create("abalone", "me", "me")
            (await guest.act(hotseat, type="resign")).raise_for_status()
            await guest.register()
            player = (await guest.http.get("/api/me")).json()["player"]
            games = (await ask(guest, f"players/{player}/games"))["games"]
            assert [(game["name"], game.get("score")) for game in games] == [(hotseat, None), (name, "win")]
            assert (await ask(other, f"players/{player}"))["results"] == {
                "abalone": {"wins": 1, "draws": 0, "losses": 0}
            }
            (opponent,) = (await ask(other, f"players/{player}/opponents"))["opponents"]
            assert opponent["wins"] == 1
            assert "has_account" not in opponent

    asyncio.run(story())
