"""There is one room of a game in a process, and it misses nothing that happens while the game is read or created."""

from __future__ import annotations

import asyncio
import time

import hexad
from hexad.server.game import events as e
from hexad.server.game.acts import Resign
from hexad.server.services import Services
from hexad.server.settings import Settings

from .waiting import in_a_loop

NAME = "aB3dE6gH9jKm"


def created() -> e.Created:
    board = hexad.abalone.Board()
    seats = tuple(e.Seat(kind="player", player=player, name=player) for player in ("one", "two"))
    return e.Created(
        at=0,
        game="abalone",
        fen=board.fen(),
        options=board.options,
        control="-",
        seats=seats,
        by="one",
        time=time.time(),
    )


@in_a_loop
async def test_a_game_is_read_and_changed_before_its_creator_goes_on(tmp_path, monkeypatch):
    """The names of games of a tournament are known before the games are created."""
    arena = Services(Settings(data=tmp_path, engines=1))
    await arena.start()
    append = arena.committer.append

    async def append_and_resign(group):
        result = await append(group)
        monkeypatch.undo()
        await arena.rooms.act(NAME, "two", Resign(id="r1"))
        return result

    try:
        monkeypatch.setattr(arena.committer, "append", append_and_resign)
        room = await arena.rooms.create(NAME, created())
        assert room.state.status == "over"
        async with arena.rooms.reading(NAME) as read:
            assert read is room
    finally:
        await arena.stop()


@in_a_loop
async def test_an_event_of_another_process_while_the_game_is_being_read(tmp_path, monkeypatch):
    arena = Services(Settings(data=tmp_path, engines=1))
    await arena.start()
    rooms = arena.rooms
    try:
        room = await rooms.create(NAME, created())
        before = await rooms.loader.read(NAME)
        await rooms.act(NAME, "two", Resign(id="r1"))
        version, data = len(room.log), room.log[-1].own
        del rooms.loaded[NAME]

        async def read_and_hear(name):
            rooms.sync.committed_elsewhere(name, version, data)
            return before

        monkeypatch.setattr(rooms.loader, "read", read_and_hear)
        late = await rooms.room(NAME)
        monkeypatch.undo()
        # It does not wait for the comparison with the database, which comes after some seconds.
        async with asyncio.timeout(5):
            while late.state.status != "over":
                await asyncio.sleep(0.01)
        assert rooms.loaded[NAME] is late
        assert late.log[-1].own == data
    finally:
        await arena.stop()
