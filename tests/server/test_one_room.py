"""There is one room of a game in a process, also if the game is read while its creation is being acknowledged."""

from __future__ import annotations

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
    arena = Services(Settings(data=tmp_path, engines=1, analysts=1))
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
