"""Games that cannot be read: each is put into quarantine, and nothing else is affected."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

import hexad

from .client import Player, Server, lines
from .damage import damage, damage_of, execute, logged, url_of

if TYPE_CHECKING:
    from collections.abc import Iterator

PATIENCE = 60.0
LATER = "an event of a later release"


@pytest.fixture(params=["sqlite", "postgres"])
def arena(request, tmp_path) -> Iterator[Server]:
    """A server on each kind of database."""
    if request.param == "sqlite":
        server = Server(tmp_path / "data", "--engines", "1")
    else:
        postgres, redis = request.getfixturevalue("postgres"), request.getfixturevalue("redis")
        options = ("--db", postgres.database("contained"), "--bus", redis.url, "--engines", "1")
        server = Server(tmp_path / "data", *options)
    with server:
        yield server


async def first_move(player: Player, game: str) -> str:
    board = hexad.six.Board((await player.state(game))["state"]["fen"])
    return str(next(iter(board.legal_moves)))


async def until_state(player: Player, game: str, wanted) -> None:
    async with asyncio.timeout(PATIENCE):
        while not wanted((await player.state(game))["state"]):
            await asyncio.sleep(0.1)


async def broken_games(player: Player, url: str) -> dict[str, str]:
    """A damaged game for each kind of damage, in every state that some loop looks for."""
    games = {}
    for number, kind in enumerate(damage_of(url)):
        match number % 4:
            case 0:  # an engine is to move
                game = await player.create("six", "me", "2", control="600")
                (await player.move(game, await first_move(player, game))).raise_for_status()
            case 1:  # it is in the lobby, and expires
                chairs = ("me", "anyone", "anyone", "anyone")
                game = await player.create("six", *chairs, listed=True, options={"players": 4})
                async with Player(str(player.http.base_url)) as other:
                    await other.join(game)
                await execute(url, "update games set created = 1 where name = :game", game=game)
            case 2:  # a flag falls
                game = await player.create("six", "me", "me", control="10")
                (await player.move(game, await first_move(player, game))).raise_for_status()
            case _:  # it is over
                game = await player.create("six", "me", "me")
                (await player.move(game, await first_move(player, game))).raise_for_status()
                (await player.act(game, type="resign")).raise_for_status()
        games[kind] = game
    return games


async def healthy_games(player: Player) -> dict[str, str]:
    """A game for each loop over games."""
    healthy = {
        "finished": await player.create("six", "me", "me"),
        "live": await player.create("six", "me", "me", control="600"),
        "engine": await player.create("six", "me", "2", control="600"),
        "lobby": await player.create("six", "me", "anyone", listed=True),
        "old": await player.create("six", "me", "anyone", listed=True),
    }
    (await player.act(healthy["finished"], type="resign")).raise_for_status()
    return healthy


async def check_loops(player: Player, healthy: dict[str, str], broken: dict[str, str]) -> None:
    # A live list and a lobby that work, without the broken games.
    live = (await player.http.get("/api/live")).raise_for_status().json()
    assert healthy["live"] in {game["name"] for game in live}
    assert not {game["name"] for game in live} & set(broken.values())
    lobby = (await player.http.get("/api/lobby")).raise_for_status().json()["games"]
    assert healthy["lobby"] in {game["name"] for game in lobby}
    assert not {game["name"] for game in lobby} & set(broken.values())
    await until_state(player, healthy["engine"], lambda state: state["turn"] == 0)
    await until_state(player, healthy["flag"], lambda state: state["status"] == "over")
    await until_state(player, healthy["old"], lambda state: state["status"] == "aborted")
    async with lines(player, "/api/stream") as notices:
        assert (await notices())["game"] in healthy.values()


async def check_refusals(arena: Server, player: Player, healthy: dict[str, str], broken: dict[str, str]) -> None:
    for kind, game in broken.items():
        for path in ("", "/events", "/record", "/stream"):
            answer = await player.http.get(f"/api/games/{game}{path}")
            assert (answer.status_code, answer.json()["code"]) == (409, "broken-game"), (kind, path)
        refused = await player.act(game, type="resign")
        assert (refused.status_code, refused.json()["code"]) == (409, "broken-game"), kind
        async with await player.socket() as socket:
            message = await socket.watch(game)
            assert (message["type"], message["code"], message["game"]) == ("refused", "broken-game", game), kind
        many = await player.http.get("/api/records", params={"ids": f"{healthy['finished']},{game}"})
        assert (many.status_code, many.json()["code"]) == (409, "broken-game"), kind
        assert len(logged(arena, game, "in quarantine")) == 1, kind
    found = (await player.http.get("/api/games/", params={"limit": 100})).raise_for_status().json()
    names = {game["name"] for game in found["games"]}
    assert healthy["finished"] in names
    assert not names & set(broken.values())
    records = (await player.http.get("/api/records")).raise_for_status().text
    assert healthy["finished"] in records


async def check_rematch(player: Player, game: str) -> None:
    (await player.act(game, type="rematch", seat=0)).raise_for_status()
    following = (await player.state(game))["state"]["next"]
    assert (await player.state(following))["state"]["status"] == "playing"


def test_broken_games_do_not_affect_others(arena):
    async def story() -> None:
        url = url_of(arena)
        async with Player(arena.url) as player:
            healthy, broken = await healthy_games(player), await broken_games(player, url)
            healthy["flag"] = await player.create("six", "me", "me", control="10")
            # The engine is to move when the server dies.
            (await player.move(healthy["engine"], await first_move(player, healthy["engine"]))).raise_for_status()
            arena.kill()
            await execute(url, "update games set created = 1 where name = :game", game=healthy["old"])
            for kind, game in broken.items():
                await damage(url, game, kind)
            await asyncio.to_thread(arena.start)
            await check_loops(player, healthy, broken)
            await check_refusals(arena, player, healthy, broken)
            await check_rematch(player, healthy["finished"])
            assert (await player.http.get("/health/live")).status_code == 200

    asyncio.run(story())


def test_an_event_of_a_later_release_is_no_damage(arena):
    """While machines are upgraded one after the other, an old process may meet what a new one has written."""

    async def story() -> None:
        url = url_of(arena)
        new = 'insert into events (game, version, data) values (:game, 3, \'{"type": "teleported", "at": 9}\')'
        async with Player(arena.url) as player, await player.socket() as socket:
            games = {kind: await player.create("six", "me", "me", control="600") for kind in ("watched", "stored")}
            for game in games.values():
                (await player.move(game, await first_move(player, game))).raise_for_status()
            await socket.watch(games["watched"])
            move = await first_move(player, games["watched"])
            for game in games.values():
                await execute(url, new, game=game)
            refused = await player.move(games["watched"], move)
            assert (refused.status_code, refused.json()["code"]) == (503, "unknown-event")
            message = await socket.receive("refused")
            assert (message["game"], message["code"]) == (games["watched"], "unknown-event")
            arena.kill()
            # The server may have compared the other game with the database by itself.
            before = {game: len(logged(arena, game, LATER)) for game in games.values()}
            assert before[games["watched"]] == 1
            assert before[games["stored"]] <= 1
            await asyncio.to_thread(arena.start)
            for game in games.values():
                for _ in range(2):
                    refused = await player.http.get(f"/api/games/{game}")
                    assert (refused.status_code, refused.json()["code"]) == (503, "unknown-event")
                assert len(logged(arena, game, LATER)) == before[game] + 1
            assert (await player.http.get("/api/live")).status_code == 200
            healthy = await player.create("six", "me", "me")
            async with lines(player, "/api/stream") as notices:
                assert (await notices())["game"] == healthy
            assert await execute(url, "select name from games where fault <> ''") == []
            # A process that knows the event continues the game: here, the event goes away.
            await execute(url, "delete from events where version = 3")
            for game in games.values():
                (await player.move(game, await first_move(player, game))).raise_for_status()

    asyncio.run(story())


def test_a_game_that_breaks_while_it_is_watched(arena):
    """The room is in memory: the damage shows when it is read again, and its clients are told."""

    async def story() -> None:
        url = url_of(arena)
        async with Player(arena.url) as player, await player.socket() as socket:
            game = await player.create("six", "me", "me", control="600")
            await socket.watch(game)
            (await player.move(game, await first_move(player, game))).raise_for_status()
            move = await first_move(player, game)
            await damage(url, game, "not JSON")
            answer = await player.move(game, move)
            assert (answer.status_code, answer.json()["code"]) == (409, "broken-game")
            message = await socket.receive("refused")
            assert (message["game"], message["code"]) == (game, "broken-game")
            live = (await player.http.get("/api/live")).raise_for_status().json()
            assert game not in {listed["name"] for listed in live}

    asyncio.run(story())
