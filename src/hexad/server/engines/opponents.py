"""Engine opponents: they move when it is their turn and answer draw offers."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from hexad.position import Position
from hexad.server.engines.pool import EngineError
from hexad.server.engines.question import MoveRequest
from hexad.server.errors import RefusalError
from hexad.server.game import acts as a

if TYPE_CHECKING:
    from collections.abc import Callable

    from hexad.server.background import BackgroundTasks
    from hexad.server.engines.pool import EnginePool
    from hexad.server.engines.question import EngineMove
    from hexad.server.game.game_state import GameState
    from hexad.server.rooms.room import Room
    from hexad.server.rooms.rooms import Change, Rooms

__all__ = ["Opponents"]

# An engine accepts a draw after this many plies, if its own search does not see it ahead.
_MIN_PLIES_FOR_DRAW = 40
_RETRY_SECONDS = 1.0

log = logging.getLogger(__name__)


class Opponents:
    """Starts a search when an engine is to move, one at a time for each game."""

    def __init__(
        self, rooms: Rooms, pool: EnginePool, tasks: BackgroundTasks, requester_of: Callable[[str], str]
    ) -> None:
        self._rooms = rooms
        self._pool = pool
        self._tasks = tasks
        self._requester_of = requester_of
        self._searches: dict[str, tuple[int, asyncio.Task[None]]] = {}
        self._points: dict[str, int] = {}
        rooms.observers.add(self._room_changed)

    def wake(self, room: Room) -> None:
        """Move for the engines of this game from now on, since another process has died."""
        self._update(room, is_ours=True)

    def _room_changed(self, change: Change) -> None:
        if not change.room.state.has_engines:
            return
        search = self._searches.get(change.room.state.name)
        if change.is_set_back and search is not None:
            search[1].cancel()  # the position may be another one at the same ply
            del self._searches[change.room.state.name]
        self._update(change.room, is_ours=change.is_ours)

    def _update(self, room: Room, *, is_ours: bool) -> None:
        """Start a search if an engine is to move and this process moves for it; cancel one that is out of date."""
        state = room.state
        search = self._searches.get(state.name)
        if search is not None and (state.status != "playing" or search[0] != state.plies):
            search[1].cancel()
            search = None
        if state.status != "playing":
            self._points.pop(state.name, None)
        if not is_ours or state.status != "playing":
            return
        turn = state.turn
        if turn is not None and state.seats[turn].kind == "engine" and search is None:
            self._start(state.name, turn, state.plies)
        offer = state.offers.get("draw")
        if offer is not None:
            for seat in state.unanswered("draw"):
                if state.seats[seat].kind == "engine":
                    self._tasks.job("draw answer", self._answer(state, seat))
                    break

    def _start(self, name: str, seat: int, ply: int) -> None:
        task = self._tasks.job("engine move", self._play(name, seat, ply))
        self._searches[name] = (ply, task)
        task.add_done_callback(lambda done: self._forget(name, done))

    def _forget(self, name: str, task: asyncio.Task[None]) -> None:
        if name in self._searches and self._searches[name][1] is task:
            del self._searches[name]

    async def _play(self, name: str, seat: int, ply: int) -> None:
        while True:
            try:
                async with self._rooms.reading(name) as room:
                    state = room.state
                chosen = await self._choose(state, seat)
                if chosen is None:
                    return
                self._points[name] = chosen.points
                await self._rooms.act_for_seat(name, seat, a.Move(move=chosen.move), ply)
            except EngineError:
                log.exception("no engine answered in game %s", name)
            except RefusalError as refusal:
                if refusal.status != 503:
                    log.warning("an engine's move was refused in game %s: %s", name, refusal.text)
                    return
            else:
                return
            # The database or the engines have failed: the game goes on when they are back.
            await asyncio.sleep(_RETRY_SECONDS)

    async def _choose(self, state: GameState, seat: int) -> EngineMove | None:
        if state.turn != seat:
            return None
        clock = state.clock
        left = None if clock is None else clock.remaining(seat, self._rooms.arena_clock.now())
        return await self._pool.choose_move(
            MoveRequest(
                Position.of(state.board),
                level=state.seats[seat].level,
                remaining=None if left is None else left / 100,
                increment=0.0 if clock is None else (clock.control.increment + clock.control.delay) / 100,
                requester=self._requester_of(_player_of(state)),
            )
        )

    async def _answer(self, state: GameState, seat: int) -> None:
        agrees = state.plies >= _MIN_PLIES_FOR_DRAW and self._points.get(state.name, 1) <= 0
        try:
            await self._rooms.act_for_seat(state.name, seat, a.Draw(yes=agrees), state.plies)
        except RefusalError:
            log.info("the draw offer in game %s ended before the engine answered", state.name)


def _player_of(state: GameState) -> str:
    """Return the player for whom the engines of a game move: the last player who moved, or the creator."""
    order = [state.seats[state.ply_seat(state.plies - back)] for back in range(1, len(state.seats) + 1)]
    return next((seat.player for seat in order if seat.kind == "player"), state.created.by)
