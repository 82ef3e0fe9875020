"""Engines at the table: they move when it is their turn, and answer what they are asked."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from hexad.server import acts as a
from hexad.server.engines import EngineError
from hexad.server.refusal import Refusal

if TYPE_CHECKING:
    from hexad.server.engines import EnginePool, Thinking
    from hexad.server.events import Event
    from hexad.server.hall import Hall
    from hexad.server.live import LiveGame
    from hexad.server.room import Room

__all__ = ["Opponents"]

# An engine settles for a draw in a game that is no longer young, when it does not think itself better.
_YOUNG = 40
_AGAIN = 1.0

log = logging.getLogger(__name__)


class Opponents:
    """Watches rooms for engines to move, one thought at a time for each game."""

    def __init__(self, hall: Hall, pool: EnginePool) -> None:
        self._hall = hall
        self._pool = pool
        self._thoughts: dict[str, tuple[int, asyncio.Task[None]]] = {}
        self._points: dict[str, int] = {}
        hall.after.append(self._look)

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
        live = room.live
        thought = self._thoughts.get(live.name)
        if thought is not None and (live.status != "playing" or thought[0] != live.plies):
            thought[1].cancel()
            thought = None
        if not ours or live.status != "playing":
            return
        turn = live.turn
        if turn is not None and live.seats[turn].kind == "engine" and thought is None:
            self._start(live, self._play(live.name, turn, live.plies), live.plies)
        offer = live.offers.get("draw")
        if offer is not None:
            for seat in live.unanswered("draw"):
                if live.seats[seat].kind == "engine":
                    asyncio.get_running_loop().create_task(self._answer(live, seat))
                    break

    def _start(self, live: LiveGame, thinking: object, ply: int) -> None:
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(thinking)  # type: ignore[arg-type]  # a coroutine
        self._thoughts[live.name] = (ply, task)
        task.add_done_callback(lambda done: self._forget(live.name, done))

    def _forget(self, name: str, task: asyncio.Task[None]) -> None:
        if name in self._thoughts and self._thoughts[name][1] is task:
            del self._thoughts[name]
        if not task.cancelled() and task.exception() is not None:
            log.error("an engine's move failed in game %s", name, exc_info=task.exception())

    async def _play(self, name: str, seat: int, ply: int) -> None:
        while True:
            try:
                async with self._hall.reading(name) as room:
                    live = room.live
                thinking = await self._think(live, seat)
                if thinking is None:
                    return
                self._points[name] = thinking.points
                await self._hall.act_for_seat(name, seat, a.Move(move=thinking.move), ply)
            except EngineError:
                log.exception("no engine answered in game %s", name)
            except Refusal as refusal:
                if refusal.status != 503:
                    log.warning("an engine's move was refused in game %s: %s", name, refusal.text)
                    return
            else:
                return
            # The database or the engines are away: the game goes on when they are back.
            await asyncio.sleep(_AGAIN)

    async def _think(self, live: LiveGame, seat: int) -> Thinking | None:
        if live.turn != seat:
            return None
        clock = live.clock
        left = None if clock is None else clock.remaining(seat, self._hall.uptime.now())
        return await self._pool.think(
            live.board.game,
            live.board.start_fen,
            live.board.options,
            [str(move) for move in live.board.moves],
            level=live.seats[seat].level,
            remaining=None if left is None else left / 100,
            increment=0.0 if clock is None else (clock.control.increment + clock.control.delay) / 100,
        )

    async def _answer(self, live: LiveGame, seat: int) -> None:
        agrees = live.plies >= _YOUNG and self._points.get(live.name, 1) <= 0
        try:
            await self._hall.act_for_seat(live.name, seat, a.Draw(yes=agrees), live.plies)
        except Refusal:
            log.info("the offer in game %s was gone before the engine had answered", live.name)
