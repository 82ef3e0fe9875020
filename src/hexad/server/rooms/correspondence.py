"""What happens in correspondence games without their players: pauses, answers by conditional moves, reminders.

Everything is found by queries, so that nothing is forgotten when a process dies. With several processes, each looks
after its share of the games.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from hexad.server.errors import RefusalError, UnavailableError
from hexad.server.game import events as e
from hexad.server.game.acts import Move
from hexad.server.game.conditional_moves import answer_to, checked_moves
from hexad.server.game.correspondence import PlayerTime, decide_pause
from hexad.server.game.decisions import decide_for_seat
from hexad.server.rooms.room import Decided
from hexad.server.store import DatabaseError
from hexad.server.store.conditional_moves import ConditionalMoveStore
from hexad.server.store.turn_rows import AnsweredMove
from hexad.server.store.vacations import Vacations

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable

    from hexad.server.background import BackgroundTasks
    from hexad.server.game.conditional_moves import ConditionalLines
    from hexad.server.game.game_state import GameState
    from hexad.server.rooms.room import Change
    from hexad.server.rooms.rooms import Rooms
    from hexad.server.rooms.shares import Shares
    from hexad.server.store import Database
    from hexad.server.store.reminders import Reminders

__all__ = ["Correspondence"]

SWEEP_SECONDS = 1.0

log = logging.getLogger(__name__)


class Correspondence:
    """Looks after correspondence games. `reminders` is None if the server sends no mails."""

    def __init__(
        self, rooms: Rooms, shares: Shares, tasks: BackgroundTasks, database: Database, reminders: Reminders | None
    ) -> None:
        self.vacations = Vacations(database)
        self.conditional_moves = ConditionalMoveStore(database)
        self._rooms = rooms
        self._shares = shares
        self._tasks = tasks
        self._reminders = reminders
        rooms.observers.add(self._room_changed)

    async def run(self) -> None:
        """Sweep once a second."""
        while True:
            for duty in (self._set_pauses, self._answer_all, self._remind):
                try:
                    await duty()
                except (DatabaseError, UnavailableError) as error:
                    log.debug("correspondence games wait: %s", error)  # the arena clock has logged that it is lost
                except Exception:
                    log.exception("work for correspondence games failed")
            await asyncio.sleep(SWEEP_SECONDS)

    async def prepare(self, name: str, player: str, ply: int, lines: ConditionalLines) -> str:
        """Store the conditional moves of a player; returns them as they are stored, raises RefusalError."""
        async with self._rooms.reading(name) as room:
            data = checked_moves(room.state, player, ply, lines)
            try:
                await self.conditional_moves.replace(name, player, data)
            except DatabaseError as error:
                raise UnavailableError(str(error)) from error
        # If another process committed the opponent's move meanwhile, the next sweep answers it.
        return data

    def _room_changed(self, change: Change) -> None:
        state = change.room.state
        if state.is_correspondence and change.is_ours and isinstance(change.event, e.Moved | None):
            self._tasks.job("conditional moves", self._for_each([state.name], self._answer))

    async def _set_pauses(self) -> None:
        now = time.time()
        due = await self.vacations.due(now)
        mine = {name: player for name, player in due.items() if self._shares.is_mine(name)}
        times = await self.vacations.times(set(mine.values()), now) if mine else {}

        async def pause(name: str) -> None:
            await self._pause(name, mine[name], times.get(mine[name], PlayerTime()), now)

        await self._for_each(mine, pause)

    async def _pause(self, name: str, player: str, player_time: PlayerTime, wall: float) -> None:
        """Stop or continue the time of the player to move, as it is right at a wall time."""
        now = self._rooms.arena_clock.now
        await self._rooms.carry_out(name, lambda state: decide_pause(state, player, player_time, wall, now()))

    async def _answer_all(self) -> None:
        await self._for_each(filter(self._shares.is_mine, await self.conditional_moves.due()), self._answer)

    async def _answer(self, name: str) -> None:
        """Play the answer to the move before, if there is one, and remove conditional moves that do not fit it."""
        async with self._rooms.reading(name) as room:
            turn = room.state.turn
            player = "" if turn is None else room.state.seats[turn].player
        stored = await self.conditional_moves.find(name, player) if player else None
        if stored is not None and not await self._play_answer(name, player, stored):
            await self.conditional_moves.drop(name, player, stored)

    async def _play_answer(self, name: str, player: str, stored: str) -> bool:
        """Play the answer that conditional moves of the player to move lead to; returns False if they do not fit.

        They are used in the transaction that writes the move: if their author has changed them meanwhile, nothing is
        played, and the next sweep looks again.
        """
        fits = True

        def next_event(state: GameState) -> Decided | int:
            nonlocal fits
            turn = state.turn
            if turn is None or state.seats[turn].player != player:
                return state.version
            answer = answer_to(state, stored)
            fits = answer is not None
            if answer is None:
                return state.version
            event = decide_for_seat(state, Move(move=answer.move), turn, self._rooms.arena_clock.now())
            return Decided(event, AnsweredMove(player, stored, answer.rest))

        await self._rooms.carry_out(name, next_event)
        return fits

    async def _remind(self) -> None:
        if self._reminders is not None:
            await self._reminders.queue(self._rooms.arena_clock.now(), time.time())

    async def _for_each(self, names: Iterable[str], work: Callable[[str], Awaitable[None]]) -> None:
        """Do something for each game. What fails in one of them concerns no other game."""
        for name in names:
            try:
                await work(name)
            except (DatabaseError, UnavailableError) as error:
                log.debug("a correspondence game waits: %s", error, extra={"game": name})  # the next sweep does it
            except RefusalError as refusal:
                log.debug("nothing was done for a game: %s", refusal, extra={"game": name})
            except Exception:
                log.exception("work for a correspondence game failed", extra={"game": name})
