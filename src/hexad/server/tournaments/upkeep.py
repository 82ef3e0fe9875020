"""Looks after tournaments once a second: each belongs to the share of one living process."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from hexad.server.errors import UnavailableError
from hexad.server.isolation import Isolation
from hexad.server.store import DatabaseError
from hexad.server.tournament.arenas import decide_arena_pairings, free_entrants
from hexad.server.tournament.progress import ABANDONED_SECONDS, due_events

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from hexad.server.rooms.shares import Shares
    from hexad.server.store.tournament_lists import TournamentLists
    from hexad.server.store.tournaments import TournamentStore
    from hexad.server.tournament.events import Event
    from hexad.server.tournament.state import TournamentState
    from hexad.server.tournaments.game_runner import GameRunner
    from hexad.server.tournaments.room import TournamentChange, TournamentRoom
    from hexad.server.tournaments.rounds import Rounds
    from hexad.server.tournaments.tournaments import Tournaments

__all__ = ["Upkeep"]

# In an arena, free players are paired once in this time: with few of them, the same would meet again.
ROUND_SECONDS = 1.0
BATCH_SECONDS = 0.05
# What is due may follow from what was done: a forfeit ends a round, which ends the tournament.
MAX_STEPS = 10
# How often deleted and hidden names are looked for.
NAMES_SECONDS = 5.0

log = logging.getLogger(__name__)


class Upkeep:
    """What no request triggers: starts, pairings, games, results, forfeits, the end."""

    def __init__(  # noqa: PLR0913, PLR0917 - the parts that it works with
        self,
        tournaments: Tournaments,
        store: TournamentStore,
        lists: TournamentLists,
        games: GameRunner,
        rounds: Rounds,
        shares: Shares,
    ) -> None:
        self._tournaments = tournaments
        self._store = store
        self._lists = lists
        self._games = games
        self._rounds = rounds
        self._shares = shares
        self._isolation = Isolation(log, "tournament")
        self._names_at = 0.0
        self._changed: set[str] = set()
        """The tournaments in which this process has changed something: something else may be due now."""
        self._has_changed = asyncio.Event()
        tournaments.observers.append(self._note)
        # It is looked at every second: to read it as often would take longer than everything else.
        tournaments.users.append(lambda room: room.state.started is not None and room.state.ended is None)

    async def run(self) -> None:
        """Look after the tournaments of this process's share once a second, and after each event of this process."""
        next_round = 0.0
        while True:
            is_round = time.monotonic() >= next_round
            if is_round:
                next_round = time.monotonic() + ROUND_SECONDS
            names, self._changed = self._changed, set()
            try:
                await (self._look_at_all() if is_round else self._look_at(names))
            except (DatabaseError, UnavailableError) as error:
                log.debug("tournaments wait: %s", error)  # the arena clock has logged that the database is lost
            except Exception:
                log.exception("the upkeep of tournaments failed")
            await asyncio.sleep(BATCH_SECONDS)
            self._has_changed.clear()
            if not self._changed:
                with suppress(TimeoutError):
                    async with asyncio.timeout(max(0.0, next_round - time.monotonic())):
                        await self._has_changed.wait()

    def _note(self, change: TournamentChange) -> None:
        if change.is_ours and change.room.state.status == "running":
            self._changed.add(change.room.state.name)
            self._has_changed.set()

    async def _look_at_all(self) -> None:
        await self._shares.refresh()
        now = time.time()
        await self._look_at(await self._store.due(now, now - ABANDONED_SECONDS), pairs_arenas=True)
        await self._remove_names()

    async def _look_at(self, names: Iterable[str], *, pairs_arenas: bool = False) -> None:
        mine = filter(self._shares.is_mine, names)
        await self._isolation.each(mine, partial(self._look_after, pairs_arenas=pairs_arenas))

    async def _look_after(self, name: str, *, pairs_arenas: bool) -> None:
        async with self._tournaments.reading(name) as room:
            pass
        for _ in range(MAX_STEPS):
            before = room.state
            await self._tournaments.carry_out(name, lambda state: due_events(state, time.time()))
            if room.state is before:
                break
        if room.state.ended is not None:
            self._games.forget(name)
            return
        self._rounds.pair_if_due(room.state)
        if pairs_arenas:
            await self._pair_arena(room)
        await self._games.look_after(room)

    async def _pair_arena(self, room: TournamentRoom) -> None:
        """Pair the entrants of an arena who are free, and in no other game with a clock."""
        free = free_entrants(room.state, time.time())
        if len(free) < 2:
            return
        playing = await self._lists.playing(member.player for entrant in free for member in entrant.members)

        def next_events(state: TournamentState) -> Sequence[Event]:
            return decide_arena_pairings(state, playing, time.time())

        await self._tournaments.carry_out(room.state.name, next_events)

    async def _remove_names(self) -> None:
        """Remove the names of deleted accounts, and replace hidden ones."""
        if time.monotonic() - self._names_at < NAMES_SECONDS:
            return
        self._names_at = time.monotonic()
        for name, deletion in await self._store.named():
            if self._shares.is_mine(name):
                anonymise = partial(self._tournaments.anonymise, player=deletion.player, shown=deletion.name)
                await self._isolation.one(name, anonymise)
