"""`hexad admin`: games in quarantine are listed, shown and repaired."""

from __future__ import annotations

import asyncio
import json

import pytest

from .client import Player, Server
from .damage import damage, execute, url_of
from .lost_events import refused_as_set_back
from .members import run_admin
from .test_containment import arena, first_move  # noqa: F401 - `arena` is a fixture


async def damaged_game(server: Server, player: Player, kind: str = "not JSON", *chairs: str) -> str:
    """A game of six events, the last of which is damaged, in quarantine."""
    game = await player.create("six", *(chairs or ("me", "me")), control="600")
    for _ in range(5):
        (await player.move(game, await first_move(player, game))).raise_for_status()
    server.kill()
    await damage(url_of(server), game, kind)
    await asyncio.to_thread(server.start)
    assert (await player.http.get(f"/api/games/{game}")).json()["code"] == "broken-game"
    return game


def audit(server: Server) -> list[tuple[str, str, str]]:
    """What administrators did, in which game, and who."""
    entries = json.loads(run_admin(server, "audit", "--json")[1])
    return [(entry["action"], entry["game"], entry["who"]) for entry in entries]


def is_sqlite(server: Server) -> bool:
    return url_of(server).startswith("sqlite")


def test_games_are_listed_and_shown(arena):  # noqa: F811 - the fixture
    async def story() -> None:
        assert run_admin(arena, "games") == (0, "No game is in quarantine.\n")
        async with Player(arena.url) as player:
            game = await damaged_game(arena, player)
        code, out = run_admin(arena, "games")
        assert code == 0
        assert game in out
        assert "event 6 cannot be decoded" in " ".join(out.split())
        (listed,) = json.loads(run_admin(arena, "games", "--json")[1])
        assert (listed["name"], listed["status"]) == (game, "playing")
        code, out = run_admin(arena, "show", game)
        assert code == 1
        assert "\n!    6  garbage\n5 of 6 events can be read.\n" in out
        assert run_admin(arena, "show", "nothing") == (2, "hexad: there is no game nothing\n")

    asyncio.run(story())


def test_sqlite_is_not_repaired_while_a_server_runs(tmp_path):
    async def story(server: Server) -> None:
        async with Player(server.url) as player:
            game = await damaged_game(server, player)
            code, out = run_admin(server, "repair", game, "--truncate", "--yes")
            assert code == 2
            assert "another server" in out

    with Server(tmp_path / "data") as server:
        asyncio.run(story(server))


def test_a_game_that_can_be_read_again_leaves_quarantine(arena):  # noqa: F811 - the fixture
    """As after an upgrade that corrects an error of the program."""

    async def story() -> None:
        async with Player(arena.url) as player:
            game = await player.create("six", "me", "me")
            arena.stop()
            await execute(url_of(arena), "update games set fault = 'an error' where name = :game", game=game)
            await asyncio.to_thread(arena.start)
            assert (await player.http.get(f"/api/games/{game}")).json()["code"] == "broken-game"
            if is_sqlite(arena):
                arena.stop()
            assert run_admin(arena, "repair", game) == (
                0,
                f"Game {game} can be read again and has left quarantine.\n",
            )
            assert "nothing to repair" in run_admin(arena, "repair", game)[1]
            assert [entry[:2] for entry in audit(arena)] == [("release-game", game)]
            if is_sqlite(arena):
                await asyncio.to_thread(arena.start)
            assert (await player.state(game))["state"]["status"] == "playing"

    asyncio.run(story())


@pytest.mark.parametrize("kind", ["not JSON", "a gap"])
def test_the_readable_events_are_kept(arena, kind):  # noqa: F811 - the fixture
    async def story() -> None:
        url = url_of(arena)
        async with Player(arena.url) as player:
            game = await damaged_game(arena, player, kind)
            if is_sqlite(arena):
                arena.stop()
            code, out = run_admin(arena, "repair", game)
            assert code == 1
            assert "--truncate keeps" in out
            assert "add --yes" in run_admin(arena, "repair", game, "--truncate")[1]
            code, out = run_admin(arena, "repair", game, "--truncate", "--yes")
            assert code == 0, out
            assert "5 events are kept and 1 are moved" in " ".join(out.split())
            if is_sqlite(arena):
                await asyncio.to_thread(arena.start)
            state = (await player.state(game))["state"]
            assert (state["status"], state["ply"]) == ("playing", 4)
            (await player.move(game, await first_move(player, game))).raise_for_status()
            live = (await player.http.get("/api/live")).raise_for_status().json()
            assert game in {listed["name"] for listed in live}
        removed = await execute(url, "select version from removed_events where game = :game", game=game)
        assert removed == [(7 if kind == "a gap" else 6,)]

    asyncio.run(story())


def test_a_game_is_called_off(arena):  # noqa: F811 - the fixture
    async def story() -> None:
        async with Player(arena.url) as player:
            game = await damaged_game(arena, player)
            if is_sqlite(arena):
                arena.stop()
            assert "give only one of them" in run_admin(arena, "repair", game, "--truncate", "--call-off")[1]
            assert run_admin(arena, "repair", game, "--call-off", "--yes", "--as", "Zoe")[0] == 0
            if is_sqlite(arena):
                await asyncio.to_thread(arena.start)
            shown = await player.state(game)
            assert (shown["state"]["status"], shown["version"]) == ("aborted", 6)
        assert await execute(url_of(arena), "select status, fault from games") == [("aborted", "")]
        assert audit(arena) == [("call-off-game", game, "Zoe")]
        assert game in run_admin(arena, "audit")[1]

    asyncio.run(story())


def test_servers_that_run_follow_a_repair(tmp_path, postgres, redis):
    """A server has the game in memory, undamaged, while it is truncated: it does not write on top of the rest."""

    async def story(server: Server) -> None:
        async with Player(server.url) as player, await player.socket() as socket:
            game = await player.create("six", "me", "me", control="600")
            for _ in range(5):
                (await player.move(game, await first_move(player, game))).raise_for_status()
            known = (await socket.watch(game))["events"]
            move = await first_move(player, game)
            await damage(url_of(server), game, "not JSON")
            code, out = await asyncio.to_thread(run_admin, server, "repair", game, "--truncate", "--yes")
            assert code == 0, out
            await refused_as_set_back(player, game, move, known)
            while not (message := await socket.receive("game", "refused")).get("reset"):
                # Every ten seconds, the server compares its games with the database. It may have seen the damage.
                if message["type"] == "refused":
                    assert message["code"] == "broken-game"
                    await socket.send(type="watch", game=game, **{"from": len(known), "at": known[-1]["at"]})
            assert message["version"] == 5
            (await player.move(game, await first_move(player, game))).raise_for_status()

    options = ("--db", postgres.database("repaired"), "--bus", redis.url, "--engines", "1")
    with Server(tmp_path / "data", *options) as server:
        asyncio.run(story(server))
