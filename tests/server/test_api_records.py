"""Records and search: games are returned as they were played."""

from __future__ import annotations

import asyncio
import io
import random
import time
from typing import Any

import httpx
import pytest

import hexad

from .client import Player

GAMES: dict[str, dict[str, Any]] = {
    "abalone": {"options": {"layout": "belgian-daisy"}, "control": "600+5"},
    "six": {"options": {"rules": "advanced", "declare": "manual"}},
    "four": {"options": {"players": 4, "begins": 2}, "control": "60d5"},
    "position": {"fen": "5/6/7/8/4SSs2/8/7/6/5 5 5 b 0 1"},
}
KINDS = {"abalone": "abalone", "six": "six", "four": "six", "position": "abalone"}


def parsed(text):
    return list(hexad.read_games(io.StringIO(text)))


async def played(player, kind, plies=12):
    """A game on one device, played at random and then resigned."""
    chairs = ["me"] * (4 if kind == "four" else 2)
    name = await player.create(KINDS[kind], *chairs, **GAMES[kind])
    source = random.Random(7)
    moves = []
    for _ in range(plies):
        shown = (await player.http.get(f"/api/games/{name}/events", params={"detail": "true"})).json()
        if shown["state"]["status"] != "playing":
            break
        moves.append(source.choice(shown["detail"]["moves"]))
        (await player.move(name, moves[-1])).raise_for_status()
    await player.act(name, type="resign")
    return name, moves


@pytest.mark.parametrize("kind", GAMES)
def test_a_record_is_read_back_as_it_was_played(server, kind):
    async def story():
        async with Player(server.url) as player:
            name, moves = await played(player, kind)
            shown = await player.state(name)
            answer = await player.http.get(f"/api/games/{name}/record")
            assert answer.headers["content-disposition"].endswith(f'"{name}.hgn"')
            (game,) = parsed(answer.text)
            assert [str(node.move) for node in game.mainline()] == moves
            assert game.result == shown["state"]["result"]["result"]
            assert game.tags["Termination"] == shown["state"]["result"]["reason"]
            assert game.end().fen() == shown["state"]["fen"]
            assert game.board().start_fen == shown["created"]["fen"]
            assert game.tags["TimeControl"] == shown["created"]["control"]
            assert game.tags["Site"] == f"{server.url}/games/{name}"
            assert game.tags["Date"] == time.strftime("%Y.%m.%d", time.gmtime(shown["created"]["time"]))
            assert game.tags["Black"].startswith("Guest")
            clocks = [node.clock for node in game.mainline()]
            assert all(clock is None for clock in clocks) == (shown["created"]["control"] == "-")
            if kind == "abalone":
                # Black's first move cost less than the five seconds that it gave.
                assert 60_000 < clocks[0] <= 60_500

    asyncio.run(story())


def test_a_game_in_progress_has_a_record_too(server):
    async def story():
        async with Player(server.url) as player:
            name = await player.create("six", "me", "anyone")
            (game,) = parsed((await player.http.get(f"/api/games/{name}/record")).text)
            assert (game.result, game.tags["Red"], list(game.mainline())) == ("*", "?", [])
            await player.act(name, type="abort")
            (game,) = parsed((await player.http.get(f"/api/games/{name}/record")).text)
            assert (game.result, game.tags["Termination"]) == ("*", "aborted")

    asyncio.run(story())


def test_many_games_in_one_file(server):
    async def story():
        async with Player(server.url) as player:
            me = (await player.http.get("/api/me")).json()["player"]
            names = [(await played(player, "abalone", plies=2))[0] for _ in range(30)]
            text = (await player.http.get("/api/records", params={"ids": ",".join(names)})).raise_for_status().text
            assert [game.tags["Site"].rpartition("/")[2] for game in parsed(text)] == names
            found = (await player.http.get("/api/records", params={"player": me, "limit": 28})).text
            assert [game.tags["Site"].rpartition("/")[2] for game in parsed(found)] == names[:1:-1]
            missing = await player.http.get("/api/records", params={"ids": f"{names[0]},nosuchgame"})
            assert (missing.status_code, missing.json()["code"]) == (404, "no-game")

    asyncio.run(story())


def test_search_pages_through_games_newest_first(server):
    async def story():
        async with Player(server.url) as player:
            me = (await player.http.get("/api/me")).json()

            async def search(**wanted):
                answer = await player.http.get("/api/games", params={"player": me["player"], **wanted})
                return answer.raise_for_status().json()

            kinds = ["abalone", "six", "abalone", "six", "abalone"]
            names = [(await played(player, kind, plies=n))[0] for n, kind in enumerate(kinds)]
            aborted = await player.create("six", "me", "me")
            await player.act(aborted, type="abort")
            await player.create("six", "me", "me")
            seen: list[dict[str, Any]] = []
            cursor: dict[str, Any] = {}
            for size in (2, 2, 1):
                page = await search(limit=2, **cursor)
                assert len(page["games"]) == size
                seen += page["games"]
                cursor = {"before": page.get("next")}
            assert "next" not in page
            assert [game["name"] for game in seen] == names[::-1]
            assert [game["plies"] for game in seen] == [4, 3, 2, 1, 0]
            assert seen[0]["seats"] == [{"kind": "player", **{key: me[key] for key in ("player", "name")}}] * 2
            assert [game["name"] for game in (await search(game="six"))["games"]] == [names[3], names[1]]
            results = {game["result"] for game in seen}
            assert results == {"0-1", "1-0"}
            won = [game["name"] for game in seen if game["result"] == "1-0"]
            assert [game["name"] for game in (await search(result="1-0"))["games"]] == won
            middle = seen[2]["ended"]
            assert [game["name"] for game in (await search(since=middle))["games"]] == names[:1:-1]
            assert [game["name"] for game in (await search(until=middle))["games"]] == names[1::-1]
            assert not (await search(player="nobody"))["games"]
            by_name = await search(player=me["name"])
            assert {game["name"] for game in by_name["games"]} >= set(names)

    asyncio.run(story())


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "go"},
        {"result": "win"},
        {"since": "nan"},
        {"until": "-1"},
        {"before": "yesterday"},
        {"limit": "0"},
        {"limit": "101"},
        {"player": ""},
        {"player": "\0"},
        {"player": "x" * 41},
    ],
)
def test_invalid_searches_are_refused(server, wrong):
    answer = httpx.get(f"{server.url}/api/games", params=wrong)
    assert (answer.status_code, answer.json()["code"]) == (400, "not-understood")
