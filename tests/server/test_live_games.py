"""The list of games in progress."""

from __future__ import annotations

import asyncio
import sqlite3
import time

import httpx

from hexad.server.rooms import live_games
from hexad.server.rooms.arena_clock import ArenaClock
from hexad.server.rooms.live_games import MAX_SHOWN, LiveGames
from hexad.server.rooms.loader import Loader
from hexad.server.store import Database, Heartbeats, Quarantine, Store
from hexad.server.store.search import PlayingGame, Search

from .client import Player, Server
from .conftest import machines
from .followed_list import FollowedList


async def listed(player, **wishes):
    return (await player.http.get("/api/live", params=wishes)).raise_for_status().json()


async def names_until(player, wanted, **wishes):
    """Wait until the list, which may be some seconds old, has the wanted names."""
    async with asyncio.timeout(60):
        while True:
            names = [game["name"] for game in await listed(player, **wishes)]
            if names == wanted:
                return
            await asyncio.sleep(0.2)


def test_games_in_progress_are_listed_latest_first(server):
    async def story():
        async with Player(server.url) as player, Player(server.url) as other:
            assert await listed(player) == []
            first = await player.create("abalone", "me", "me", control="600+5")
            second = await player.create("six", "me", "anyone", listed=True)
            await names_until(player, [first])
            await other.join(second)
            await names_until(player, [second, first])
            (await player.move(first, "a1b2")).raise_for_status()
            await names_until(player, [first, second])
            await names_until(player, [second], game="six")
            assert [game["name"] for game in await listed(player, limit=1)] == [first]
            (shown, _) = await listed(player)
            known = await player.state(first)
            assert shown["created"] == known["created"]
            assert shown["state"]["fen"] == known["state"]["fen"]
            assert abs(shown["state"]["clock"][1] - known["state"]["clock"][1]) < 500
            assert shown["pieces"]["b2"] == "black"
            await player.act(first, type="resign")
            await names_until(player, [second])

    asyncio.run(story())


def test_ids_of_acts_are_not_shown(server):
    async def story():
        async with Player(server.url) as player:
            game = await player.create("abalone", "me", "me")
            await player.act(game, type="move", move="a1b2", id="a-word-for-my-partner")
            answer = await player.http.get("/api/live")
            assert "a-word-for-my-partner" not in answer.text

    asyncio.run(story())


def test_invalid_parameters_are_refused(server):
    for wrong in ({"game": "go"}, {"limit": 0}, {"limit": 31}):
        assert httpx.get(f"{server.url}/api/live", params=wrong).status_code == 400


def test_every_process_lists_the_games_of_all(tmp_path, postgres, redis):
    async def story(one, other):
        async with Player(one.url) as player, Player(other.url) as subscriber:
            first = await player.create("abalone", "me", "me")
            second = await player.create("six", "me", "me")
            await names_until(subscriber, [second, first])
            (await player.move(first, "a1b2")).raise_for_status()
            await names_until(subscriber, [first, second])
            assert (await listed(subscriber))[0]["state"]["ply"] == 1

    one, other = machines(tmp_path, postgres, redis)
    with one, other:
        asyncio.run(story(one, other))


def test_live_games_are_sent_as_changes(server):
    async def story():
        async with Player(server.url) as player, await player.socket() as socket:
            live = FollowedList(socket, "live")
            await live.subscribe(game="six")
            first, second = [await player.create("six", "me", "me") for _ in range(2)]
            await player.create("abalone", "me", "me")
            await live.until(lambda games: {first, second} <= set(games))
            # Only the game that moved is sent.
            live.messages.clear()
            (await player.move(first, "2,-1")).raise_for_status()
            games = await live.until(lambda games: games[first]["state"]["ply"] == 1)
            assert "2,-1" in games[first]["pieces"]
            assert [entry["name"] for message in live.messages for entry in message["games"]] == [first]
            await player.act(first, type="resign")
            games = await live.until(lambda games: first not in games)
            assert {game["created"]["game"] for game in games.values()} == {"six"}
            # A second subscription takes the place of the first.
            assert {game["created"]["game"] for game in (await live.subscribe()).values()} == {"six", "abalone"}
            await socket.send(type="live", on=False)
            (await player.move(second, "2,-1")).raise_for_status()
            await asyncio.sleep(2)
            await socket.send(type="ping", n=5)
            assert await socket.receive() == {"type": "pong", "n": 5}

    asyncio.run(story())


def test_a_game_keeps_its_place_while_others_move(tmp_path):
    """With more games than the list has places, a move elsewhere changes nothing."""

    async def story(url):
        async with Player(url) as player, await player.socket() as socket:
            games = [await player.create("six", "me", "me") for _ in range(MAX_SHOWN + 3)]
            live = FollowedList(socket, "live")
            shown = set(await live.subscribe())
            assert len(shown) == MAX_SHOWN
            others = [game for game in games if game not in shown]
            for game in others:
                (await player.move(game, "2,-1")).raise_for_status()
            moved = min(shown)
            (await player.move(moved, "2,-1")).raise_for_status()
            await live.until(lambda found: found[moved]["state"]["ply"] == 1)
            assert set(live.games) == shown
            await player.act(moved, type="resign")
            await live.until(lambda found: moved not in found and len(found) == MAX_SHOWN)
            assert len(set(live.games) & set(others)) == 1

    with Server(tmp_path / "data") as server:
        asyncio.run(story(server.url))


def test_a_game_without_a_clock_is_listed_for_ten_minutes(tmp_path):
    """The server runs for eleven minutes, and then for nine."""

    async def create(url):
        async with Player(url) as player:
            return [await player.create("six", "me", "me", control=control) for control in ("-", "86400")]

    def let_pass(minutes):
        with sqlite3.connect(tmp_path / "data" / "arena.sqlite3") as database:
            database.execute("update uptime set arena = arena + ?", [60 * minutes])

    async def names(url):
        async with Player(url) as player:
            return [game["name"] for game in await listed(player)]

    server = Server(tmp_path / "data")
    with server:
        early = asyncio.run(create(server.url))
    let_pass(2)
    with server:
        late = asyncio.run(create(server.url))
    let_pass(9)
    with server:
        # A game with a clock ends by its clock. While the server is down, no time passes. Both late games may have been
        # created in the same centisecond.
        *first, last = asyncio.run(names(server.url))
        assert (set(first), last) == (set(late), early[1])


class StoppedClock(ArenaClock):
    """An arena clock that a restart has set back to before all events."""

    def __init__(self, database: Database) -> None:
        super().__init__(Heartbeats(database), "process", shared=False)

    def now(self) -> int:
        return 0


class CountingSearch(Search):
    """A search that counts the readings of the database, in which a game without a clock is played."""

    readings = 0

    async def playing(self, _game):
        self.readings += 1
        return [PlayingGame("game", 7, 1_000_000, has_clock=False)]

    async def logs(self, _names):
        return {}


class Anybody:
    player = ""

    def send(self, _message: bytes) -> None:
        """Ignore it."""


def live_list(search: Search, database: Database) -> LiveGames:
    return LiveGames(search, Loader(Store(database), Quarantine(database)), StoppedClock(database))


def test_a_clock_that_is_set_back_does_not_keep_a_game_in_the_list(monkeypatch, tmp_path):
    database = Database(f"sqlite:///{tmp_path / 'empty.sqlite3'}")
    live = live_list(Search(database), database)
    game = PlayingGame("game", 7, 1_000_000, has_clock=False)
    now = time.monotonic()
    seen = live._first_seen({}, [game])
    assert live._is_active(game, seen)
    monkeypatch.setattr(time, "monotonic", lambda: now + 11 * 60)
    seen = live._first_seen(seen, [game])
    assert not live._is_active(game, seen)
    assert live._is_active(game, live._first_seen(seen, [game._replace(version=8)]))


def test_the_database_is_read_at_a_constant_rate(monkeypatch, tmp_path):
    """However many clients look, over HTTP or a socket."""
    monkeypatch.setattr(live_games, "REFRESH_SECONDS", 0.2)

    async def story():
        database = Database(f"sqlite:///{tmp_path / 'empty.sqlite3'}")
        search = CountingSearch(database)
        live = live_list(search, database)
        task = asyncio.create_task(live.run())
        began = time.monotonic()
        for _ in range(100):
            await live.subscribe(Anybody(), "any")
        while search.readings < 4:
            await asyncio.gather(*(live.games() for _ in range(50)))
            await asyncio.sleep(0.01)
        task.cancel()
        assert search.readings <= 1 + (time.monotonic() - began) / (0.9 * 0.2)

    asyncio.run(story())
