"""Games over HTTP: everything that the WebSocket can do, and clear errors."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx
import pytest

from .client import UNLIMITED, Player, Server

ONE_SHORT = "BBBBB/RRRRR@0,0 15 15 b basic 6"  # Black wins with a sixth tile in the row


def refused(answer: httpx.Response) -> tuple[int, str]:
    body = answer.json()
    assert body["type"] == "refused"
    assert body["text"]
    return answer.status_code, body["code"]


async def done(answer: Any) -> httpx.Response:
    response: httpx.Response = await answer
    assert response.is_success, response.text
    return response


@asynccontextmanager
async def guests(server, count):
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Player(server.url)) for _ in range(count)]


def test_events_can_be_read_from_any_version(server):
    async def story():
        async with guests(server, 2) as (black, white):
            game = await black.create("abalone", "me", "anyone")
            shown = await black.state(game)
            assert (shown["created"]["game"], shown["created"]["layout"]) == ("abalone", "standard")
            await white.join(game)
            await done(black.move(game, "a1b2"))
            for after, kinds in ((0, ["created", "joined", "moved"]), (2, ["moved"]), (3, [])):
                shown = (await white.http.get(f"/api/games/{game}/events", params={"from": after})).json()
                assert [event["type"] for event in shown["events"]] == kinds
                assert (shown["type"], shown["version"], shown["state"]["ply"]) == ("game", 3, 1)
            detailed = await white.http.get(f"/api/games/{game}/events", params={"detail": "true"})
            assert len(detailed.json()["detail"]["moves"]) == 44

    asyncio.run(story())


def test_an_act_that_is_sent_again_happens_once(server):
    async def story():
        async with guests(server, 1) as (player,):
            game = await player.create("abalone", "me", "me")
            first = await done(player.act(game, type="move", move="a1b2", id="m1"))
            again = await done(player.act(game, type="move", move="a1b2", id="m1"))
            assert first.json() == again.json() == {"type": "done", "game": game, "version": 2, "id": "m1"}

    asyncio.run(story())


def test_everything_a_seat_can_do(server):
    async def story():
        async with guests(server, 3) as (black, white, other):
            game = await black.create("abalone", "me", "anyone", control="600")
            await white.join(game)
            assert refused(await other.http.post(f"/api/games/{game}/join", json={})) == (409, "not-open")
            await done(black.move(game, "a1b2"))
            assert refused(await other.act(game, type="resign")) == (403, "no-seat")
            assert refused(await white.act(game, type="resign", seat=0)) == (403, "not-your-seat")
            assert refused(await white.move(game, "a1b2")) == (422, "empty-cell")
            assert refused(await white.move(game, "gibberish")) == (422, "not-a-move")
            await done(black.act(game, type="takeback"))
            await done(white.act(game, type="takeback"))
            assert (await black.state(game))["state"]["ply"] == 0
            await done(black.act(game, type="time", seconds=30))
            assert max((await black.state(game))["state"]["clock"]) > 62_000
            await done(black.act(game, type="draw"))
            await done(white.act(game, type="draw", yes=False))
            await done(white.act(game, type="resign"))
            assert (await black.state(game))["state"]["result"]["result"] == "1-0"
            await done(black.act(game, type="rematch"))
            await done(white.act(game, type="rematch"))
            following = (await black.state(game))["state"]["next"]
            seats = (await black.state(following))["state"]["seats"]
            assert seats == list(reversed((await black.state(game))["state"]["seats"]))
            await done(black.act(following, type="abort"))
            assert (await black.state(following))["state"]["status"] == "aborted"

    asyncio.run(story())


def test_a_game_of_four_players(server):
    async def story():
        async with guests(server, 4) as players:
            chairs = ["me", "anyone", "anyone", "anyone"]
            game = await players[0].create("six", *chairs, options={"players": 4})
            for player in players[1:]:
                await player.join(game)
            turns = []
            for _ in range(8):
                shown = await players[0].http.get(f"/api/games/{game}/events", params={"detail": "true"})
                turn, move = shown.json()["state"]["turn"], shown.json()["detail"]["moves"][0]
                for number, player in enumerate(players):
                    if number != turn:
                        assert refused(await player.move(game, move)) == (409, "not-your-turn")
                await done(players[turn].move(game, move))
                turns.append(turn)
            assert turns == [0, 1, 2, 3] * 2
            # A resignation counts for the partner, too.
            await done(players[2].act(game, type="resign"))
            assert (await players[1].state(game))["state"]["result"]["winner"] == "red"

    asyncio.run(story())


def test_a_game_from_a_position(server):
    async def story():
        async with guests(server, 1) as (player,):
            game = await player.create("six", "me", "me", fen=ONE_SHORT)
            assert (await player.state(game))["created"]["fen"] == ONE_SHORT
            await done(player.move(game, "5,0"))
            result = (await player.state(game))["state"]["result"]
            assert (result["result"], result["shape"], len(result["cells"])) == ("1-0", "line", 6)

    asyncio.run(story())


def test_an_overlooked_shape_is_declared(server):
    async def story():
        async with guests(server, 1) as (player,):
            game = await player.create("six", "me", "me", fen=ONE_SHORT, options={"declare": "manual"})
            assert refused(await player.act(game, type="declare")) == (422, "no-shape")
            await done(player.move(game, "5,0"))
            state = (await player.state(game))["state"]
            assert state["status"] == "playing"
            await done(player.move(game, "0,2"))
            await done(player.act(game, type="declare"))
            assert (await player.state(game))["state"]["result"]["result"] == "1-0"

    asyncio.run(story())


@pytest.mark.parametrize(
    ("invitation", "status", "code"),
    [
        ({"game": "chess"}, 400, "not-understood"),
        ({"game": "six", "surprise": 1}, 400, "not-understood"),
        ({"game": "six", "options": {"layout": "standard"}}, 422, "wrong-option"),
        ({"game": "abalone", "options": {"rules": "basic"}}, 422, "wrong-option"),
        ({"game": "abalone", "options": {"layout": "no-such"}}, 422, "bad-position"),
        ({"game": "abalone", "options": {"layout": "standard"}, "fen": "x"}, 422, "two-positions"),
        ({"game": "six", "fen": "B@0,0"}, 422, None),
        ({"game": "six", "fen": "BBBBBB/1R@0,0 15 15 r basic 6"}, 422, None),
        ({"game": "six", "options": {"players": 4}}, 422, "chairs"),
        ({"game": "six", "control": "soon"}, 422, "bad-control"),
        ({"game": "six", "control": "999999"}, 422, "bad-control"),
    ],
)
def test_invalid_invitations_are_refused(server, invitation, status, code):
    chairs = [{"who": "me"}, {"who": "me"}]
    answer = httpx.post(f"{server.url}/api/games", json={"chairs": chairs, **invitation})
    assert refused(answer) == (status, code or answer.json()["code"])


def test_the_number_of_games_per_player_is_limited(tmp_path):
    limits = json.dumps({**json.loads(UNLIMITED), "games_per_player": 3})

    async def story(server):
        async with guests(server, 2) as (one, other):
            games = [
                await one.create("six", "me", "me"),
                await one.create("six", "anyone", "anyone"),
                await other.create("six", "me", "anyone"),
            ]
            await one.join(games[2])
            again = {"game": "six", "chairs": [{"who": "me"}, {"who": "me"}]}
            assert refused(await one.http.post("/api/games", json=again)) == (429, "too-many-games")
            assert (await other.http.post("/api/games", json=again)).status_code == 201
            await done(one.act(games[0], type="abort"))
            assert (await one.http.post("/api/games", json=again)).status_code == 201

    with Server(tmp_path / "data", env={"HEXAD_LIMITS": limits}) as server:
        asyncio.run(story(server))


@pytest.mark.parametrize(
    "path",
    [
        "games?before=1-a%0A",
        "leaderboards/six/blitz?after=1-a%0a",
        "puzzles/daily?day=2030-01-31%0A",
    ],
)
def test_queries_with_a_line_break_are_refused(server, path):
    async def story():
        async with guests(server, 1) as (player,):
            assert refused(await player.http.get(f"/api/{path}")) == (400, "not-understood")

    asyncio.run(story())


def test_unknown_games_and_paths_are_refused(server):
    async def story():
        async with guests(server, 1) as (player,):
            for path in ("", "/events", "/stream", "/record"):
                assert refused(await player.http.get(f"/api/games/nosuchgame{path}")) == (404, "no-game")
                assert refused(await player.http.get(f"/api/games/no.such.game{path}")) == (400, "not-understood")
            assert refused(await player.http.get("/api/nothing")) == (404, "not-found")
            assert refused(await player.http.delete("/api/lobby")) == (405, "wrong-method")

    asyncio.run(story())
