"""A game by link is visible only to people who have the link: no list, search or export shows it to others."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager

from .client import Player, lines
from .conftest import machines


@asynccontextmanager
async def three(url):
    """The two players of the games, and a visitor who has no link."""
    async with Player(url) as black, Player(url) as white, Player(url) as stranger:
        yield black, white, stranger


async def play(black, white, **settings) -> str:
    """A game in progress that one player created and the other joined."""
    game: str = await black.create("abalone", "me", "anyone", **settings)
    await white.join(game)
    (await black.move(game, "a1b2")).raise_for_status()
    return game


async def answers_of(visitor, **filters) -> dict[str, str]:
    """The text of each answer that could show a game which the client does not name."""
    paths = ("/api/live", "/api/lobby", "/api/games/", "/api/records", "/api/now", "/metrics", "/api/me")
    return {path: (await visitor.http.get(path, params=filters)).text for path in paths}


async def listed_until(player, game) -> None:
    """Wait until the live list, which may be some seconds old, shows a game."""
    async with asyncio.timeout(60):
        while game not in (await player.http.get("/api/live")).text:
            await asyncio.sleep(0.2)


async def end(black, white, game) -> str:
    """The rematch of a game that is resigned."""
    (await white.act(game, type="resign")).raise_for_status()
    for player in (black, white):
        (await player.act(game, type="rematch")).raise_for_status()
    return str((await black.state(game))["state"]["next"])


def test_no_list_shows_a_game_by_link(server):
    async def story():
        async with three(server.url) as (black, white, stranger), await stranger.socket() as socket:
            waiting = await black.create("six", "me", "anyone")
            private = await play(black, white)
            public = await play(black, white, listed=True)
            await listed_until(stranger, public)
            names = [(await player.http.get("/api/me")).json()["name"] for player in (black, white)]
            rematch = await end(black, white, private)
            public_rematch = await end(black, white, public)
            for game in (rematch, public_rematch):
                (await white.move(game, "a1b2")).raise_for_status()
            await listed_until(stranger, public_rematch)
            last = await end(black, white, rematch)
            hidden = {waiting, private, rematch, last}
            for filters in ({}, *({"player": name} for name in names)):
                for path, text in (await answers_of(stranger, **filters)).items():
                    assert not {game for game in hidden if game in text}, path
                    if path in ("/api/games/", "/api/records"):
                        assert public in text, path
            await socket.send(type="lobby")
            lobby = json.dumps(await socket.receive("lobby"))
            assert not {game for game in hidden if game in lobby}
            for game in hidden:
                # The link is enough.
                assert (await stranger.state(game))["game"] == game
            assert (await stranger.state(rematch))["created"]["private"] is True
            assert "private" not in (await stranger.state(public_rematch))["created"]

    asyncio.run(story())


def test_players_find_their_own_private_games(server):
    async def story():
        async with three(server.url) as (black, white, stranger):
            game = await play(black, white)
            await end(black, white, game)
            for player in (black, white):
                me = (await player.http.get("/api/me")).json()
                for filters in ({}, {"player": me["name"]}, {"player": me["player"]}):
                    assert game in (await player.http.get("/api/games/", params=filters)).text
                    assert game in (await player.http.get("/api/records", params=filters)).text
                    assert game not in (await stranger.http.get("/api/games/", params=filters)).text
                    assert game not in (await stranger.http.get("/api/records", params=filters)).text
            async with lines(black, "/api/stream") as following:
                assert (await following())["game"]
            assert game in (await stranger.http.get("/api/records", params={"ids": game})).text

    asyncio.run(story())


def test_a_search_does_not_create_a_guest(server):
    async def story():
        async with Player(server.url) as player:
            player.http.cookies.clear()
            answer = await player.http.get("/api/games/")
            assert answer.status_code == 200
            assert "set-cookie" not in answer.headers

    asyncio.run(story())


def test_pages_of_games_are_not_for_search_engines(server):
    async def story():
        async with Player(server.url) as player:
            game = await player.create("six", "me", "anyone")
            for path in (f"/games/{game}", f"/de/games/{game}", f"/analysis/{game}"):
                answer = await player.http.get(path)
                assert answer.headers["x-robots-tag"] == "noindex", path
                assert answer.headers["referrer-policy"] == "same-origin", path
                assert '<meta name="robots" content="noindex">' in answer.text, path

    asyncio.run(story())


def test_private_games_on_several_processes(tmp_path, postgres, redis):
    async def story(urls):
        async with three(urls[0]) as (black, white, _), Player(urls[1]) as stranger:
            public, private = await play(black, white, listed=True), await play(black, white)
            await listed_until(stranger, public)
            for text in (await answers_of(stranger)).values():
                assert private not in text

    one, other = machines(tmp_path, postgres, redis)
    with one, other:
        asyncio.run(story([one.url, other.url]))
