"""A database that comes back without its last commits: games go on from what it has, and players are told."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from contextlib import AsyncExitStack, ExitStack
from typing import TYPE_CHECKING

import hexad
from tests.profiles import IS_LONG

from .client import UNLIMITED, Player, Server, lines
from .damage import execute, logged, url_of
from .lost_events import PATIENCE, play, refused_as_set_back, reset_of, stored, told_again
from .standby import Cluster
from .test_containment import arena, first_move, until_state  # noqa: F401 - `arena` is a fixture

if TYPE_CHECKING:
    from pathlib import Path


GAMES = 200 if IS_LONG else 12


def test_a_lagging_standby_takes_over(tmp_path, redis):
    async def story(cluster: Cluster, servers: list[Server]) -> None:
        async with AsyncExitStack() as stack:
            one, other = [await stack.enter_async_context(Player(server.url)) for server in servers]
            kept = await one.create("six", "me", "me", control="600")
            behind = await one.create("six", "me", "me", control="600")
            ended = await one.create("six", "me", "me", control="600")
            engine = await one.create("six", "me", "2", control="600")
            lobby = await one.create("six", "me", "anyone", listed=True)
            for game in (kept, behind, ended):
                await play(one, game, 2)
            await asyncio.to_thread(cluster.begin_to_lag)
            sockets = [await stack.enter_async_context(await player.socket()) for player in (one, other)]
            await play(one, behind, 3)
            await play(one, engine, 1)
            (await one.act(ended, type="resign")).raise_for_status()
            await other.join(lobby)
            newest = await one.create("six", "me", "me")
            for socket in sockets:
                for game in (kept, behind, ended, lobby, newest):
                    await socket.watch(game)
            notices = await stack.enter_async_context(lines(one, "/api/stream"))
            stream = await stack.enter_async_context(lines(other, f"/api/games/{behind}/stream"))
            assert (await stream())["version"] == 6
            await asyncio.to_thread(cluster.fail_over)

            for socket in sockets:
                message = await reset_of(socket, behind)
                assert message["version"] == 3, "the three moves that were lost are gone"
                assert message["state"]["ply"] == 2
            while not (line := await stream()).get("reset"):
                assert line["game"] == behind
            assert line["version"] == 3
            # The game goes on, for everybody from the same position.
            await until_state(one, ended, lambda state: state["status"] == "playing")
            await until_state(other, lobby, lambda state: state["status"] == "open")
            open_games = (await one.http.get("/api/lobby")).raise_for_status().json()["games"]
            assert lobby in {game["name"] for game in open_games}
            assert (await one.http.get(f"/api/games/{newest}")).status_code == 404
            for game in (kept, behind, ended, engine):
                await play(one, game, 1)
            while (await stream())["version"] != 4:
                pass
            await until_state(one, engine, lambda state: state["ply"] == 2)
            await told_again(notices, behind)

        logs = await stored(cluster.url)
        assert [len(logs[game]) for game in (kept, behind, ended, engine, lobby)] == [4, 4, 4, 3, 1]
        assert newest not in logs
        assert any(logged(server, behind, "the database has lost 3 events") for server in servers)
        assert not any(logged(server, kept, "has lost") for server in servers)

    with ExitStack() as stack:
        cluster = Cluster(tmp_path, stack)
        asyncio.run(story(cluster, cluster.start_servers(stack, redis.url)))


def test_many_games_continue_after_a_lagging_standby_took_over(tmp_path):
    """Every game continues from what the standby had, and none is corrupted. `make test-long` plays 200 games."""

    async def story(cluster: Cluster, server: Server) -> None:
        async with Player(server.url) as player, await player.socket() as socket:
            games = [await player.create("six", "me", "me", control="600") for _ in range(GAMES)]
            for number, game in enumerate(games):
                await play(player, game, number % 4)
            await asyncio.to_thread(cluster.begin_to_lag)
            for number, game in enumerate(games):
                await play(player, game, number % 3)
                await socket.watch(game)
            await asyncio.to_thread(cluster.fail_over)
            for number, game in enumerate(games):
                await until_state(player, game, lambda state, plies=number % 4: state["ply"] == plies)
            told = {game for number, game in enumerate(games) if number % 3}
            while told:
                message = await socket.receive("game", within=PATIENCE)
                if message.get("reset"):
                    told.remove(message["game"])
            for game in games:
                await play(player, game, 1)
        logs = await stored(cluster.url)
        assert [len(logs[game]) for game in games] == [2 + number % 4 for number in range(GAMES)]

    with ExitStack() as stack:
        cluster = Cluster(tmp_path, stack)
        options = ("--db", cluster.url, "--single-process", "--engines", "1")
        limits = json.dumps({**json.loads(UNLIMITED), "games_per_player": GAMES})
        server = Server(tmp_path / "data", *options, env={"HEXAD_LIMITS": limits})
        asyncio.run(story(cluster, stack.enter_context(server)))


def test_a_backup_of_sqlite_is_restored_while_clients_stay(tmp_path):
    """A client that returns with more events than the server has gets the whole game again."""

    def copy(file: Path, backup: Path) -> None:
        with sqlite3.connect(file) as source, sqlite3.connect(backup) as target:
            source.backup(target)
        source.close()
        target.close()

    async def story(server: Server) -> None:
        file, backup = server.data / "arena.sqlite3", tmp_path / "backup.sqlite3"
        async with Player(server.url) as player:
            game = await player.create("six", "me", "me", control="600")
            await play(player, game, 2)
            copy(file, backup)
            await play(player, game, 2)
            async with await player.socket() as socket:
                known = (await socket.watch(game))["events"]
            server.stop()
            for rest in server.data.glob("arena.sqlite3-*"):
                rest.unlink()
            shutil.copy(backup, file)
            await asyncio.to_thread(server.start)
            async with await player.socket() as socket:
                message = await socket.watch(game, len(known))
                assert (message["reset"], message["version"], message["events"]) == (True, 3, known[:3])
            # Other moves are made: now the version alone does not show that the client's events are lost.
            board = hexad.six.Board((await player.state(game))["state"]["fen"])
            (await player.move(game, str(list(board.legal_moves)[-1]))).raise_for_status()
            await asyncio.sleep((known[-1]["at"] - known[2]["at"]) / 100 + 0.5)  # until no time occurs twice
            await play(player, game, 1)
            async with await player.socket() as socket:
                same = {"type": "watch", "game": game, "from": len(known), "at": known[-1]["at"]}
                await socket.send(**same)
                message = await socket.receive("game")
                assert (message["reset"], message["version"], len(message["events"])) == (True, 5, 5)
                await socket.send(**{**same, "at": message["events"][-1]["at"]})
                message = await socket.receive("game")
                assert "reset" not in message
                assert message["events"] == []
            path = f"/api/games/{game}/events?from={len(known)}&at={known[-1]['at']}"
            assert (await player.http.get(path)).json()["reset"] is True
        await stored(url_of(server))

    with Server(tmp_path / "data") as server:
        asyncio.run(story(server))


def test_an_event_is_written_only_after_its_predecessor(arena):  # noqa: F811 - the fixture
    """The database has lost events, and the server may not have noticed: nothing is written on top of the gap."""

    async def story() -> None:
        url = url_of(arena)
        async with Player(arena.url) as player, await player.socket() as socket:
            game, other = [await player.create("six", "me", "me", control="600") for _ in range(2)]
            for name in (other, game):
                await play(player, name, 4)
                known = (await socket.watch(name))["events"]
            move = await first_move(player, game)
            lose = "delete from events where game in (:game, :other) and version > 3"
            await execute(url, lose, game=game, other=other)
            await refused_as_set_back(player, game, move, known)
            # The other game is compared with the database, too, before its players do anything.
            resets: dict[str, int] = {}
            while len(resets) < 2:
                message = await socket.receive("game", within=PATIENCE)
                if message.get("reset"):
                    resets[message["game"]] = message["version"]
            assert resets == {game: 3, other: 3}
            await play(player, game, 1)
            assert (await socket.receive("event"))["version"] == 4
        logs = await stored(url)
        assert [len(logs[game]), len(logs[other])] == [4, 3]

    asyncio.run(story())


def test_another_history_of_the_same_length_is_noticed(arena):  # noqa: F811 - the fixture
    """The predecessor is compared by its content: its version alone says nothing after a loss."""

    async def story() -> None:
        url = url_of(arena)
        async with Player(arena.url) as player, await player.socket() as socket:
            game = await player.create("six", "me", "me", control="600")
            await play(player, game, 3)
            known = (await socket.watch(game))["events"]
            board = hexad.six.Board((await player.state(game))["state"]["fen"])
            move = str(next(iter(board.legal_moves)))
            change = """update events set data = replace(data, '"at"\\:', '"at"\\:1')"""
            await execute(url, f"{change} where game = :game and version = 4", game=game)
            await refused_as_set_back(player, game, move, known)
            message = await reset_of(socket, game)
            assert message["events"][:3] == known[:3]
            assert message["events"][3]["at"] == int(f"1{known[3]['at']}")
            await play(player, game, 1)
        await stored(url)

    asyncio.run(story())


def test_an_act_that_was_decided_on_lost_events_is_refused(arena):  # noqa: F811 - the fixture
    """A client may act before it is told of the loss. The act would be legal, but in a position it has not seen."""

    async def story() -> None:
        url = url_of(arena)
        async with Player(arena.url) as player, await player.socket() as socket:
            game = await player.create("six", "me", "me", control="600")
            await play(player, game, 4)
            known = (await socket.watch(game))["events"]
            move = await first_move(player, game)
            await execute(url, "delete from events where game = :game and version > 3", game=game)
            await refused_as_set_back(player, game, move, known)
            act = {"type": "move", "move": await first_move(player, game)}
            for lost in (known, known[:-1]):
                last = {"from": len(lost), "at": lost[-1]["at"]}
                await socket.send(type="act", game=game, act=act, **last)
                assert (await socket.receive("refused"))["code"] == "set-back"
                answer = await player.http.post(f"/api/games/{game}/acts", json=act, params=last)
                assert (answer.status_code, answer.json()["code"]) == (409, "set-back")
            await socket.send(type="act", game=game, act=act, **{"from": 3, "at": known[2]["at"]})
            assert (await socket.receive("event"))["version"] == 4
        assert len((await stored(url))[game]) == 4

    asyncio.run(story())


def test_an_event_that_this_process_has_not_heard_of_is_not_lost(arena):  # noqa: F811 - the fixture
    """A client that comes from another process may know more events than the room."""

    async def story() -> None:
        url = url_of(arena)
        async with Player(arena.url) as player, await player.socket() as socket:
            watched, moved = [await player.create("six", "me", "me", control="600") for _ in range(2)]
            add, known = "insert into events (game, version, data) values (:game, 2, :data)", {}
            for game in (watched, moved):
                at = (await socket.watch(game))["events"][0]["at"] + 1
                move = {"type": "moved", "at": at, "seat": 0, "move": await first_move(player, game)}
                await execute(url, add, game=game, data=json.dumps(move))
                known[game] = {"from": 2, "at": at}
            await socket.send(type="watch", game=watched, **known[watched])
            while (message := await socket.receive("game"))["version"] != 2:
                pass
            assert "reset" not in message
            board = hexad.six.Board((await player.state(watched))["state"]["fen"])
            act = {"type": "move", "move": str(next(iter(board.legal_moves)))}
            await socket.send(type="act", game=moved, act=act, **known[moved])
            while (message := await socket.receive("event"))["version"] != 3:
                pass
            assert message["game"] == moved
        await stored(url)

    asyncio.run(story())
