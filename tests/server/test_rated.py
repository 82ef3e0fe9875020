"""Rated games: which games may be rated, what their end changes and who is told, on one process and on two."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

import pytest

from hexad.ratings import Glicko2, Rating
from hexad.server.store import Database

from .client import Player, Server
from .damage import damage, execute, url_of
from .members import run_admin
from .stored_games import rating_tables
from .test_admin import audit
from .test_rated_store import rerated

if TYPE_CHECKING:
    from collections.abc import Iterator

RATED = {"control": "300", "rated": True}
GAMES = 24


@pytest.fixture(params=["sqlite", "postgres"])
def both(request) -> Iterator[list[Server]]:
    """A server on SQLite, twice, or two processes that share PostgreSQL and Redis."""
    if request.param == "sqlite":
        yield [request.getfixturevalue("server")] * 2
    else:
        yield request.getfixturevalue("pair")


async def players(stack: AsyncExitStack, *servers: Server) -> list[Player]:
    """A player with an account at each server."""
    found = []
    for server in servers:
        player = await stack.enter_async_context(Player(server.url))
        await player.register()
        found.append(player)
    return found


async def me(player: Player) -> dict[str, Any]:
    return dict((await player.http.get("/api/me")).json())


async def begun(black: Player, *others: Player, game: str = "abalone", **settings: Any) -> str:
    """A rated game that has begun."""
    chairs = ["me", *["anyone"] * len(others)]
    name = await black.create(game, *chairs, **{**RATED, **settings})
    for other in others:
        await other.join(name)
    return name


async def check_ratings(url: str, rated: int | None = None) -> None:
    """Ratings follow from the log, and the numbers of rated games have no gaps; `rated` is the number of games."""
    database = Database(url)
    try:
        found = await rerated(database, check=True)
        assert found.is_equal, found
        numbers = sorted({row[0] for row in (await rating_tables(database))[1]})
        assert numbers == list(range(1, (found.games if rated is None else rated) + 1))
    finally:
        await database.close()


@pytest.mark.parametrize(
    ("code", "change"),
    [
        ("rated-clock", {"control": "-"}),
        ("rated-position", {"fen": "standard"}),
        ("rated-engine", {"chairs": [{"who": "me"}, {"who": "engine", "level": 1}]}),
        ("rated-seats", {"chairs": [{"who": "me"}, {"who": "me"}]}),
        ("rated-account", {}),
    ],
)
def test_games_that_cannot_be_rated_are_refused(server, code, change):
    async def story() -> None:
        async with Player(server.url) as player:
            if code != "rated-account":
                await player.register()
            chairs = [{"who": "me"}, {"who": "anyone"}]
            request = {"game": "abalone", "chairs": chairs, **RATED, **change}
            if "fen" in change:
                name = await player.create("abalone", "me", "me")
                request["fen"] = (await player.state(name))["created"]["fen"]
            answer = await player.http.post("/api/games", json=request)
            assert (answer.status_code, answer.json()["code"]) == (403 if code == "rated-account" else 422, code)
            casual = await player.http.post("/api/games", json={**request, "rated": False})
            assert casual.status_code == 201
            assert "rated" not in casual.json()["created"]

    asyncio.run(story())


def test_a_guest_cannot_join_a_rated_game(server):
    async def story() -> None:
        async with AsyncExitStack() as stack:
            black, white = await players(stack, server, server)
            guest = await stack.enter_async_context(Player(server.url))
            name = await black.create("abalone", "me", "anyone", listed=True, **RATED)
            lobby = (await guest.http.get("/api/lobby")).json()["games"]
            assert [game["rated"] for game in lobby if game["name"] == name] == [True]
            answer = await guest.http.post(f"/api/games/{name}/join", json={})
            assert (answer.status_code, answer.json()["code"]) == (403, "rated-account")
            await white.join(name)
            assert (await white.state(name))["state"]["status"] == "playing"

    asyncio.run(story())


def test_no_move_is_taken_back_in_a_rated_game(server):
    async def story() -> None:
        async with AsyncExitStack() as stack:
            black, white = await players(stack, server, server)
            name = await begun(black, white)
            (await black.move(name, "a1b2")).raise_for_status()
            answer = await black.act(name, type="takeback")
            assert (answer.status_code, answer.json()["code"]) == (409, "rated-takeback")
            (await white.act(name, type="time")).raise_for_status()

    asyncio.run(story())


def test_the_end_of_a_rated_game_changes_ratings_and_everybody_is_told(both):
    async def story() -> None:
        async with AsyncExitStack() as stack:
            black, white = await players(stack, *both)
            spectator = await stack.enter_async_context(Player(both[1].url))
            name = await begun(black, white)
            sockets = [await stack.enter_async_context(await one.socket()) for one in (black, white, spectator)]
            for socket in sockets:
                assert "ratings" not in (await socket.watch(name))["state"]
            (await black.act(name, type="resign")).raise_for_status()
            (loser,), (winner,) = Glicko2().rate_game([Rating()], [Rating()], 0, 0)
            ratings = [
                {"seat": seat, "before": 1500, "after": round(new.mean), "provisional": True}
                for seat, new in enumerate((loser, winner))
            ]
            for socket in sockets:
                assert (await socket.receive("event"))["state"]["ratings"] == ratings
            later = await stack.enter_async_context(await spectator.socket())
            assert (await later.watch(name))["state"]["ratings"] == ratings
            for one in (black, white, spectator):
                shown = await one.state(name)
                assert shown["created"]["rated"] is True
                assert shown["state"]["ratings"] == ratings
            events = (await white.http.get(f"/api/games/{name}/events")).json()["events"]
            assert events[-1]["ends"] == "0-1"
        await check_ratings(url_of(both[0]))

    asyncio.run(story())


def test_a_rematch_of_a_rated_game_is_rated_and_an_aborted_game_changes_nothing(both):
    async def story() -> None:
        async with AsyncExitStack() as stack:
            black, white = await players(stack, *both)
            name = await begun(black, white)
            (await black.act(name, type="abort")).raise_for_status()
            assert "ratings" not in (await white.state(name))["state"]
            (await black.act(name, type="rematch")).raise_for_status()
            (await white.act(name, type="rematch")).raise_for_status()
            following = (await white.state(name))["state"]["next"]
            shown = await white.state(following)
            assert shown["created"]["rated"] is True
            (await white.act(following, type="draw")).raise_for_status()
            (await black.act(following, type="draw")).raise_for_status()
            changes = (await black.state(following))["state"]["ratings"]
            assert [change["after"] for change in changes] == [1500, 1500]
            player = (await me(black))["player"]
            (profile, games) = [
                (await white.http.get(f"/api/players/{player}{path}")).json() for path in ("", "/games")
            ]
            assert profile["results"] == {"abalone": {"wins": 0, "draws": 1, "losses": 0}}
            assert [game["name"] for game in games["games"]] == [following]
        await check_ratings(url_of(both[0]))

    asyncio.run(story())


def test_two_processes_end_games_at_the_same_time(pair):
    """The same players in many games, which end on both processes at once: one order, without gaps."""

    async def story() -> None:
        async with AsyncExitStack() as stack:
            people = await players(stack, *pair, *pair)
            games = []
            for number in range(GAMES):
                black, white = people[number % 4], people[(number + 1 + number % 3) % 4]
                games.append((await begun(black, white), black, white))
            ends = await asyncio.gather(
                *(
                    (white if number % 2 else black).act(name, type="resign")
                    for number, (name, black, white) in enumerate(games)
                )
            )
            assert {answer.status_code for answer in ends} == {200}
            counts = [(await me(player))["player"] for player in people]
            ratings = [(await people[0].http.get(f"/api/players/{player}")).json()["ratings"] for player in counts]
            assert sum(rating["games"] for of_player in ratings for rating in of_player) == 2 * GAMES
        rows = await execute(
            url_of(pair[0]), "select ended_number from games where rated order by ended_number nulls last"
        )
        assert [row[0] for row in rows if row[0]] == list(range(1, 1 + sum(row[0] is not None for row in rows)))
        await check_ratings(url_of(pair[0]))

    asyncio.run(story())


def test_a_closed_account_keeps_its_ratings_and_leaves_the_profiles(both):
    """The opponent's rating is not affected, and a new account begins with a new rating."""

    async def story() -> None:
        async with AsyncExitStack() as stack:
            black, white = await players(stack, *both)
            credentials = {"login": f"x{id(stack)}", "password": "password of Ada"}
            guest = await stack.enter_async_context(Player(both[0].url))
            (await guest.http.post("/api/account", json=credentials)).raise_for_status()
            name = await begun(white, guest)
            (await white.act(name, type="resign")).raise_for_status()
            (before, opponent) = (await me(guest))["player"], (await me(white))["player"]
            rating = (await black.http.get(f"/api/players/{opponent}")).json()["ratings"]
            assert rating
            assert (await black.http.get(f"/api/players/{before}")).json()["ratings"]
            closing = await guest.http.request("DELETE", "/api/account", json={"password": credentials["password"]})
            closing.raise_for_status()
            gone = await black.http.get(f"/api/players/{before}")
            assert (gone.status_code, gone.json()["code"]) == (404, "no-player")
            await guest.register()
            again = (await black.http.get(f"/api/players/{(await me(guest))['player']}")).json()
            assert again["ratings"] == []
            assert (await black.http.get(f"/api/players/{opponent}")).json()["ratings"] == rating
        stored = await execute(url_of(both[0]), "select games from ratings where player = :player", player=before)
        assert stored == [(1,)]
        await check_ratings(url_of(both[0]))

    asyncio.run(story())


def test_a_repair_that_removes_the_end_takes_the_number_and_advises_to_rerate(tmp_path):
    async def story(server: Server) -> None:
        async with AsyncExitStack() as stack:
            black, white = await players(stack, server, server)
            names = [await begun(black, white) for _ in range(3)]
            for name in names:
                (await white.act(name, type="resign")).raise_for_status()
            server.stop()
            await damage(url_of(server), names[1], "not JSON")
            assert run_admin(server, "rerate", "--check")[0] == 2
            code, out = run_admin(server, "repair", names[1], "--truncate", "--yes")
            assert code == 0
            assert "hexad admin rerate" in out
            code, out = run_admin(server, "rerate", "--check")
            assert (code, out) == (
                1,
                "Rated games: 2. Ratings that differ: 2; changes by games that differ: 2.\n",
            )
            assert run_admin(server, "rerate")[0] == 0
            assert run_admin(server, "rerate", "--check") == (0, "Rated games: 2. All ratings are right.\n")
            await asyncio.to_thread(server.start)
            assert "ratings" not in (await black.state(names[1]))["state"]
            (await black.act(names[1], type="resign")).raise_for_status()
            changes = (await black.state(names[1]))["state"]["ratings"]
            assert changes[0]["after"] < changes[0]["before"]
        rows = await execute(url_of(server), "select ended_number from games order by ended_number")
        assert rows == [(1,), (3,), (4,)]
        assert run_admin(server, "rerate", "--check")[0] == 0
        assert [entry[:2] for entry in audit(server)] == [("truncate-game", names[1]), ("rerate", "")]

    with Server(tmp_path / "data") as server:
        asyncio.run(story(server))
