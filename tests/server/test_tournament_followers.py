"""Who follows a tournament: many at the same moment, somebody who loses the right to, and the reader of a long log."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack

from .answers import refused
from .client import Player, Server, lines
from .tournament_bots import Club, members, story

FOLLOWERS = 20
# Far fewer bytes than the log of the test has, far more than a single event.
OUTBOX_BYTES = 4_000
EVENTS = 60


def test_all_who_begin_to_follow_at_once_are_sent_the_changes(tmp_path):
    """As after a restart: the tournament is read while the others already ask for it."""
    server = Server(tmp_path / "data")

    @story
    async def test() -> None:
        async with AsyncExitStack() as stack:
            club = await Club.at(stack, server, 2)
            name = await club.opened(format="round-robin")
            server.kill()
            server.start()
            spectator = await stack.enter_async_context(Player(server.url))
            sockets = [await stack.enter_async_context(await spectator.socket()) for _ in range(FOLLOWERS)]
            await asyncio.gather(*(socket.send(type="tournament", name=name) for socket in sockets))
            for socket in sockets:
                assert (await socket.receive("tournament", "refused"))["type"] == "tournament"
            await club.organiser.act(name, "start")
            for socket in sockets:
                assert (await socket.receive("tournament_changes"))["tournament"]["status"] == "running"

    with server:
        test()


@story
async def test_a_draft_is_not_shown_to_a_former_organiser(both):
    """The former organiser is at another process, with a socket and a stream that were opened before."""
    async with AsyncExitStack() as stack:
        organiser, former = await members(stack, both[0], 2)
        name = await organiser.create(format="round-robin", title="Surprise")
        await organiser.act(name, "add_organiser", player=former.id)
        former.http.base_url = both[1].url
        socket = await stack.enter_async_context(await former.player.socket())
        await socket.send(type="tournament", name=name)
        assert (await socket.receive("tournament", "refused"))["type"] == "tournament"
        stream = await stack.enter_async_context(lines(former.player, f"/api/tournaments/{name}/stream"))
        assert [(await stream())["version"] for _ in range(2)] == [1, 2]
        await organiser.act(name, "remove_organiser", player=former.id)
        settings = {"format": "round-robin", "game": "abalone", "control": "300", "title": "Secret"}
        await organiser.act(name, "change", settings=settings)
        assert (await socket.receive("tournament_changes", "refused"))["code"] == "no-tournament"
        told = []
        while (line := await stream()) is not None:
            told.append(line["event"]["type"])
        assert told == ["organiser_removed"]
        refused(await former.http.get(f"/api/tournaments/{name}"), 404, "no-tournament")


def test_a_long_log_is_streamed_to_its_end(tmp_path):
    """It is longer than what a client may leave unread."""
    server = Server(tmp_path / "data", env={"HEXAD_LIMITS": json.dumps({"outbox_bytes": OUTBOX_BYTES})})

    @story
    async def test() -> None:
        async with AsyncExitStack() as stack:
            organiser, other = await members(stack, server, 2)
            name = await organiser.create(place="tables")
            entrants = [{"members": [f"Player {number} of a long list"]} for number in range(EVENTS)]
            await organiser.act(name, "add_entrants", entrants=entrants)
            await organiser.act(name, "announce")
            stream = await stack.enter_async_context(lines(other.player, f"/api/tournaments/{name}/stream"))
            for version in range(1, EVENTS + 3):
                assert (await stream())["version"] == version
            await organiser.act(name, "cancel", reason="rain")
            assert (await stream())["event"]["type"] == "cancelled"
            assert await stream() is None

    with server:
        test()
