"""Engines at the table: they move when it is their turn, and answer what they are asked."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from hexad.server.engines.pool import EngineError
from hexad.server.errors import RefusalError
from hexad.server.game import acts as a

if TYPE_CHECKING:
    from hexad.server.engines.pool import EngineMove, EnginePool
    from hexad.server.game.events import Event
    from hexad.server.game.game_state import GameState
    from hexad.server.rooms.room import Room
    from hexad.server.rooms.rooms import Rooms

__all__ = ["Opponents"]

# An engine settles for a draw in a game that is no longer young, when it does not think itself better.
_YOUNG = 40
_AGAIN = 1.0

log = logging.getLogger(__name__)


class Opponents:
    """Watches rooms for engines to move, one thought at a time for each game."""

    def __init__(self, rooms: Rooms, pool: EnginePool) -> None:
        self._rooms = rooms
        self._pool = pool
        self._thoughts: dict[str, tuple[int, asyncio.Task[None]]] = {}
        self._points: dict[str, int] = {}
        rooms.after.append(self._look)

    def wake(self, room: Room) -> None:
        """Move here from now on, for a process that has died."""
        self._look(room, None, ours=True)

    async def close(self) -> None:
        """Stop thinking."""
        for _, task in self._thoughts.values():
            task.cancel()
        await asyncio.gather(*(task for _, task in self._thoughts.values()), return_exceptions=True)

    def _look(self, room: Room, _: Event | None, ours: bool) -> None:
        """Think if an engine is to move and it is for this process to think; stop where the game went elsewhere."""
        state = room.state
        thought = self._thoughts.get(state.name)
        if thought is not None and (state.status != "playing" or thought[0] != state.plies):
            thought[1].cancel()
            thought = None
        if not ours or state.status != "playing":
            return
        turn = state.turn
        if turn is not None and state.seats[turn].kind == "engine" and thought is None:
            self._start(state, self._play(state.name, turn, state.plies), state.plies)
        offer = state.offers.get("draw")
        if offer is not None:
            for seat in state.unanswered("draw"):
                if state.seats[seat].kind == "engine":
                    asyncio.get_running_loop().create_task(self._answer(state, seat))
                    break

    def _start(self, state: GameState, thinking: object, ply: int) -> None:
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(thinking)  # type: ignore[arg-type]  # a coroutine
        self._thoughts[state.name] = (ply, task)
        task.add_done_callback(lambda done: self._forget(state.name, done))

    def _forget(self, name: str, task: asyncio.Task[None]) -> None:
        if name in self._thoughts and self._thoughts[name][1] is task:
            del self._thoughts[name]
        if not task.cancelled() and task.exception() is not None:
            log.error("an engine's move failed in game %s", name, exc_info=task.exception())

    async def _play(self, name: str, seat: int, ply: int) -> None:
        while True:
            try:
                async with self._rooms.reading(name) as room:
                    state = room.state
                thinking = await self._think(state, seat)
                if thinking is None:
                    return
                self._points[name] = thinking.points
                await self._rooms.act_for_seat(name, seat, a.Move(move=thinking.move), ply)
            except EngineError:
                log.exception("no engine answered in game %s", name)
            except RefusalError as refusal:
                if refusal.status != 503:
                    log.warning("an engine's move was refused in game %s: %s", name, refusal.text)
                    return
            else:
                return
            # The database or the engines are away: the game goes on when they are back.
            await asyncio.sleep(_AGAIN)

    async def _think(self, state: GameState, seat: int) -> EngineMove | None:
        if state.turn != seat:
            return None
        clock = state.clock
        left = None if clock is None else clock.remaining(seat, self._rooms.arena_clock.now())
        return await self._pool.think(
            state.board.game,
            state.board.start_fen,
            state.board.options,
            [str(move) for move in state.board.moves],
            level=state.seats[seat].level,
            remaining=None if left is None else left / 100,
            increment=0.0 if clock is None else (clock.control.increment + clock.control.delay) / 100,
        )

    async def _answer(self, state: GameState, seat: int) -> None:
        agrees = state.plies >= _YOUNG and self._points.get(state.name, 1) <= 0
        try:
            await self._rooms.act_for_seat(state.name, seat, a.Draw(yes=agrees), state.plies)
        except RefusalError:
            log.info("the offer in game %s was gone before the engine had answered", state.name)
