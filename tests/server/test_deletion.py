"""A deleted account: its name is gone everywhere, and its opponents keep their games."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from contextlib import closing
from typing import Any

import pytest

import hexad
from hexad.server.game import events as e
from hexad.server.game.anonymity import event_without_name, ids_of
from hexad.server.game.game_state import GameState
from hexad.server.game.game_words import player_names
from hexad.texts import Texts

from .client import Player, Server
from .conftest import machines
from .sessions import PASSWORD, log_in, register
from .test_mail_queue import change
from .test_transfers import rows

PATIENCE = 60.0
NAME = "Zaphod Unique"
FIRST_MOVE = "2,0"


async def delete(player: Player) -> dict[str, Any]:
    answer = await player.http.request("DELETE", "/api/account", json={"password": PASSWORD})
    return dict(answer.raise_for_status().json())


async def named(player: Player, name: str = NAME) -> None:
    (await player.http.put("/api/me", json={"name": name})).raise_for_status()


async def games_of(owner: Player, other: Player) -> dict[str, str]:
    """Games in every state, by what becomes of them."""
    games = {"aborted open": await owner.create("six", "me", "anyone", listed=True)}
    for state in ("over", "resigned", "aborted early"):
        games[state] = await other.create("abalone", "me", "anyone", control="300+2")
        await owner.join(games[state])
    (await other.act(games["over"], type="resign")).raise_for_status()
    (await other.move(games["resigned"], "a1b2")).raise_for_status()
    (await owner.move(games["resigned"], "i9h8")).raise_for_status()
    return games


def test_the_name_is_gone_on_all_processes(pair):
    async def story():
        async with Player(pair[0].url) as owner, Player(pair[1].url) as other:
            await named(owner)
            guest_game = await owner.create("abalone", "me", "anyone")
            await other.join(guest_game)
            account = await register(owner, "zaphod")
            games = await games_of(owner, other)
            games["resigned by a guest once"] = guest_game
            async with await other.socket() as socket, await other.socket() as late:
                for game in games.values():
                    await socket.watch(game)
                following = await delete(owner)
                assert following["player"] != account["player"]
                told: set[str] = set()
                while told != set(games.values()):
                    message = await socket.receive("event")
                    if message["event"]["type"] == "anonymised":
                        assert NAME not in json.dumps(message)
                        assert message["event"]["player"] == account["player"]
                        assert {"kind": "player", "player": account["player"]} in message["state"]["seats"]
                        told.add(message["game"])
                for game in games.values():
                    assert NAME not in json.dumps(await late.watch(game)), "the log in the memory of another process"
            for player in (owner, other):
                for title, game in games.items():
                    for path in ("", "/record", "/events"):
                        answer = await player.http.get(f"/api/games/{game}{path}")
                        assert (answer.status_code, NAME in answer.text) == (200, False), (title, path)
            results = {title: (await other.state(game))["state"] for title, game in games.items()}
            assert results["over"]["result"]["result"] == "0-1", "the winner keeps the place"
            assert results["resigned"]["result"]["reason"] == "resignation"
            assert results["resigned"]["result"]["winner"] == "black"
            for title in ("aborted open", "aborted early", "resigned by a guest once"):
                assert results[title]["status"] == "aborted", title
            assert (
                "Gelöschtes Konto"
                in (await other.http.get(f"/de/games/{games['over']}", headers={"Accept": "text/html"})).text
            )
            assert (await other.http.get("/api/games", params={"player": NAME})).json()["games"] == []
            assert (await log_in(other, "zaphod")).status_code == 401

    asyncio.run(story())


def test_the_name_is_gone_from_the_database(tmp_path):
    async def story(server: Server) -> None:
        async with Player(server.url) as owner, Player(server.url) as other:
            await named(owner, "Zaphod Before")
            first = await owner.create("six", "me", "me")
            await named(owner)
            await register(owner, "zaphod")
            (await owner.http.post("/api/tokens", json={"label": "bot"})).raise_for_status()
            await games_of(owner, other)
            await owner.state(first)
            await delete(owner)

    with Server(tmp_path / "data") as server:
        asyncio.run(story(server))
        wait_until_gone(server)
        server.stop()
        change(server, "delete from transfers")  # the transfer of the guest's games is kept for a minute
        with closing(sqlite3.connect(server.data / "arena.sqlite3")) as connection:
            dump = "\n".join(connection.iterdump())
    assert "Zaphod" not in dump
    assert "zaphod" not in dump


def test_damaged_games_do_not_keep_the_name(tmp_path):
    async def story(server: Server) -> None:
        async with Player(server.url) as owner:
            await named(owner)
            await register(owner, "damaged")
            games = [await owner.create("abalone", "me", "me") for _ in range(2)]
            for game in games:
                (await owner.move(game, "a1b2")).raise_for_status()
            await asyncio.to_thread(server.stop)
            change(server, f"update events set data = '{{}}' where game = '{games[0]}' and version = 2")
            await asyncio.to_thread(server.start)
            assert (await owner.http.get(f"/api/games/{games[0]}")).json()["code"] == "broken-game"
            await delete(owner)

    with Server(tmp_path / "data") as server:
        asyncio.run(story(server))
        wait_until_gone(server)


def test_a_process_that_misses_it_loses_no_event(tmp_path, postgres, redis):
    """Without the bus, the other process reads the game again: it has changed, but no event is lost."""

    async def story(servers: list[Server]) -> None:
        async with Player(servers[0].url) as owner, Player(servers[1].url) as other:
            await named(owner)
            await register(owner, "missed")
            game = await other.create("abalone", "me", "anyone")
            await owner.join(game)
            (await other.act(game, type="resign")).raise_for_status()
            async with await other.socket() as socket:
                await socket.watch(game)
                redis.stop()
                await delete(owner)
                message = await socket.receive("game")
                assert [event["type"] for event in message["events"]] == ["anonymised"]
                assert not message.get("reset")
                assert NAME not in json.dumps(await socket.watch(game))
        assert "has lost" not in servers[1].log.read_text()

    servers = machines(tmp_path, postgres, redis)
    try:
        for server in servers:
            server.start()
        asyncio.run(story(servers))
    finally:
        redis.start()
        for server in servers:
            server.stop()


def created(*seats: e.Seat) -> e.Created:
    board = hexad.six.Board(players=4 if len(seats) == 4 else 2)
    return e.Created(
        at=0, game="six", fen=board.fen(), options=board.options, control="-", seats=seats, by="p0", time=0.0
    )


def test_events_without_a_name():
    """A guest who opened the account later has another id in the first events."""
    events: list[e.Event] = [
        created(e.Seat("player", "guest", NAME), e.Seat("open")),
        e.Joined(at=1, seat=1, player="other", name="Other"),
        e.Transferred(at=2, before="guest", player="account", name=NAME),
    ]
    players = ids_of("account", events)
    assert players == {"guest", "account"}
    nameless = [event_without_name(event, players) for event in events]
    assert NAME not in "".join(e.encode_event(event).decode() for event in nameless)
    assert nameless[1] is events[1]


@pytest.mark.parametrize("seats", [2, 4])
def test_a_state_without_a_name_is_that_of_the_rewritten_events(seats):
    chairs = tuple(e.Seat("player", f"p{number}", f"Name {number}") for number in range(seats))
    log: list[e.Event] = [
        created(*chairs),
        e.Transferred(at=1, before="p1", player="account", name="Name 1"),
        e.Moved(at=2, seat=0, move=FIRST_MOVE),
    ]
    last = e.Anonymised(at=3, player="account")
    before = GameState.replay("game", [*log, last])
    after = GameState.replay("game", [*(event_without_name(event, ids_of("account", log)) for event in log), last])
    assert before.snapshot == after.snapshot
    assert before.created == after.created
    assert [seat.name for seat in before.seats] == [seat.name if n != 1 else "" for n, seat in enumerate(chairs)]
    assert before.seats[1].player == "account"
    assert "Gelöschtes Konto" in player_names(before, Texts("de"))[1]


def wait_until_gone(server: Server) -> None:
    """Wait until no event, no seat and no entry has the name."""
    end = time.monotonic() + PATIENCE
    queries = (
        "select count(*) from events where data like '%Zaphod%'",
        "select count(*) from seats where name like '%Zaphod%'",
        "select count(*) from tournament_events where data like '%Zaphod%'",
        "select count(*) from tournament_players where name like '%Zaphod%'",
    )
    while any(rows(server, query) != [(0,)] for query in queries):
        assert time.monotonic() < end, server.tail()
        time.sleep(0.05)
