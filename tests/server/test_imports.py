"""Uploads: what was played on a device becomes an imported game of an account, which counts nowhere."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import AsyncExitStack
from typing import Any

import pytest

from hexad.record import Game, parse_game

from .damage import execute, url_of
from .members import member
from .uploads import BEGAN, BOARDS, ENGINE, ME, body, played, record, upload, uploaded


@pytest.mark.parametrize("kind", BOARDS)
def test_a_game_of_a_device_is_uploaded_as_it_was_played(both, kind):
    async def story() -> None:
        async with AsyncExitStack() as stack:
            player, me = await member(stack, both[0], f"owner-{kind}-{both[0].port}")
            board = played(kind, 14)
            seats: list[dict[str, Any]] = [ME, ENGINE] * (board.players // 2)
            name = await uploaded(player, body(record(board), *seats))
            player.http.base_url = both[1].url
            shown = await player.state(name)
            created, state = shown["created"], shown["state"]
            assert (created["imported"], created["private"], created.get("rated", False)) == (True, True, False)
            assert (created["by"], created["time"], created["fen"]) == (me["player"], BEGAN, board.start_fen)
            assert state["seats"][0] == {"kind": "player", "player": me["player"], "name": me["name"]}
            assert state["seats"][1] == {"kind": "engine", "name": "Hexad level 3", "level": 3}
            assert (state["status"], state["fen"], state["ply"]) == ("over", board.fen(), 14)
            assert state["result"] == {"result": "1-0", "reason": "resignation", "winner": "black"}
            text = (await player.http.get(f"/api/games/{name}/record")).text
            again = parse_game(text)
            assert [str(node.move) for node in again.mainline()] == [str(move) for move in board.moves]
            assert (again.tags["Imported"], again.tags["Date"]) == ("yes", "2023.11.14")
            assert (again.result, again.tags["Termination"]) == ("1-0", "resignation")

    asyncio.run(story())


def test_every_end_that_a_device_knows_is_kept(server):
    async def story() -> None:
        async with AsyncExitStack() as stack:
            player, _ = await member(stack, server, "ends")
            won = next(board for seed in range(99) if (board := played("six", 400, random.Random(seed))).outcome())
            outcome = won.outcome()
            assert outcome is not None
            ends = [
                (record(won), outcome.result, outcome.reason),
                (record(played("six", 6), "0-1"), "0-1", "resignation"),
                (record(played("six", 6), "0-1", "time", TimeControl="60+1"), "0-1", "time"),
                (record(played("six", 6), "1/2-1/2", "agreement"), "1/2-1/2", "agreement"),
                (record(played("six", 0), "0-1"), "0-1", "resignation"),
            ]
            for number, (text, result, reason) in enumerate(ends):
                for seats in ((ME, ENGINE), (ENGINE, ME), (ME, ME)):
                    wanted = body(text, *seats, name=f"end{number}{seats[0]['who']}{seats[1]['who']}00000")
                    state = (await player.state(await uploaded(player, wanted)))["state"]
                    assert (state["result"]["result"], state["result"]["reason"]) == (result, reason)

    asyncio.run(story())


def test_the_clocks_of_the_record_are_kept(server):
    async def story() -> None:
        async with AsyncExitStack() as stack:
            player, _ = await member(stack, server, "clocks")
            for number, control in enumerate(("60+2", "60d5", "60")):
                game = Game.from_board(played("abalone", 6), {"TimeControl": control})
                game.result, game.tags["Termination"] = "0-1", "time"
                given = [
                    5_812,
                    *((6_100, 5_501, 4_000, 300) if control == "60+2" else (6_000, 5_501, 4_000, 12)),
                    3_999,
                ]
                for node, left in zip(game.mainline(), given, strict=True):
                    node.clock = left
                name = await uploaded(player, body(str(game), name=f"clocks00000{number}"))
                again = parse_game((await player.http.get(f"/api/games/{name}/record")).text)
                assert [node.clock for node in again.mainline()] == given
                assert (again.tags["TimeControl"], again.result) == (control, "0-1")
                state = (await player.state(name))["state"]
                assert state["clock"][0] == 0

    asyncio.run(story())


def test_impossible_clocks_do_not_end_a_game(server):
    async def story() -> None:
        async with AsyncExitStack() as stack:
            player, _ = await member(stack, server, "impossible")
            game = Game.from_board(played("abalone", 4), {"TimeControl": "60"})
            game.result, game.tags["Termination"] = "1-0", "resignation"
            for node, left in zip(game.mainline(), (0, 99_999, 0, 0), strict=True):
                node.clock = left
            state = (await player.state(await uploaded(player, body(str(game)))))["state"]
            assert (state["ply"], state["clock"]) == (4, [1, 1])

    asyncio.run(story())


def test_the_same_game_is_uploaded_once(both):
    async def story() -> None:
        async with AsyncExitStack() as stack:
            player, _ = await member(stack, both[0], f"twice-{both[0].port}")
            other, _ = await member(stack, both[0], f"other-{both[0].port}")
            wanted = body(record(played("six", 8)))
            answers = await asyncio.gather(*(upload(player, wanted) for _ in range(8)))
            assert sorted(answer.status_code for answer in answers) == [200] * 7 + [201]
            assert sum(answer.json()["is_new"] for answer in answers) == 1
            (name,) = {answer.json()["game"] for answer in answers}
            player.http.base_url = both[1].url
            # The id counts: the names in a record depend on the language of the page.
            answer = await upload(player, {**wanted, "text": "no record"})
            assert (answer.status_code, answer.json()) == (200, {"game": name, "is_new": False})
            assert await uploaded(player, {**wanted, "id": "another4567890"}) != name
            assert await uploaded(other, wanted) != name

    asyncio.run(story())


def test_an_imported_game_is_found_by_its_owner_alone_and_counts_nowhere(server):
    async def story() -> None:
        async with AsyncExitStack() as stack:
            player, me = await member(stack, server, "uploader")
            other, _ = await member(stack, server, "reader")
            real = await player.create("six", "me", "1")
            await player.act(real, type="resign")
            before = (await player.http.get("/api/players/uploader")).json()
            name = await uploaded(player, body(record(played("six", 8), TimeControl="600")))
            assert (await player.http.get("/api/players/uploader")).json() == before
            for path in ("/api/players/uploader/games", f"/api/games?player={me['player']}"):
                own = (await player.http.get(path)).json()["games"]
                # It is listed by the time at which it was played.
                assert [game["name"] for game in own] == [real, name]
                assert [game.get("imported", False) for game in own] == [False, True]
                assert (own[1]["created"], own[1]["ended"]) == (BEGAN, BEGAN + 600.5)
                seen = (await other.http.get(path)).json()["games"]
                assert [game["name"] for game in seen] == [real]
            won = (await player.http.get("/api/players/uploader/games?result=win")).json()["games"]
            assert won == []
            opponents = (await player.http.get("/api/players/uploader/opponents")).json()["opponents"]
            assert [(one["level"], one["games"]) for one in opponents] == [(1, 1)]
            assert (await other.state(name))["created"]["imported"], "the link shows it to everybody"
            url = url_of(server)
            assert await execute(url, "select score from results where game_name = :name", name=name) == [("",)]
            live = (await other.http.get("/api/live")).text
            assert name not in live
            embedded = await other.http.get(f"/embed/games/{name}")
            assert embedded.status_code in (403, 404)
            answer = await player.act(name, type="rematch")
            assert (answer.status_code, answer.json()["code"]) == (409, "imported")

    asyncio.run(story())


def test_the_clock_of_a_device_may_be_wrong(server):
    async def story() -> None:
        async with AsyncExitStack() as stack:
            player, _ = await member(stack, server, "tomorrow")
            times = {"began": 9e10, "ended": 3.0}
            await uploaded(player, {**body(record(played("six", 8))), **times})
            (game,) = (await player.http.get("/api/players/tomorrow/games")).json()["games"]
            assert time.time() - 600 < game["created"] == game["ended"] <= time.time()

    asyncio.run(story())
