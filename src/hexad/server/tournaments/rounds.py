"""Pairs the rounds of tournaments, one at a time of each."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from msgspec.structs import replace

from hexad.errors import SettingError
from hexad.server.errors import RefusalError
from hexad.server.tournament.decisions import require_may_pair
from hexad.server.tournament.rounds import (
    decide_round,
    decide_unpairable,
    is_same_history,
    next_round_begins,
    swiss_request,
    unpairable,
)
from hexad.server.tournaments.swiss_pairing import PairingFailedError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hexad.server.background import BackgroundTasks
    from hexad.server.tournament.acts import Pair
    from hexad.server.tournament.events import Event
    from hexad.server.tournament.facts import Asked
    from hexad.server.tournament.state import TournamentState
    from hexad.server.tournaments.swiss_pairing import SwissPairing
    from hexad.server.tournaments.tournaments import Tournaments
    from hexad.tournaments import Round

__all__ = ["Rounds"]

# Somebody may withdraw while a round is being paired. Then it is paired again, but nobody can prevent it by coming and
# going: the last of these pairings counts, unless a result has changed.
MAX_TRIES = 3
# After a failure, such as a process that was killed, the server waits before it pairs the round again.
RETRY_SECONDS = 5.0

log = logging.getLogger(__name__)


class Rounds:
    """Computes the pairings of rounds, and commits them if nothing that they depend on has changed."""

    def __init__(self, tournaments: Tournaments, swiss: SwissPairing, tasks: BackgroundTasks) -> None:
        self._tournaments = tournaments
        self._swiss = swiss
        self._tasks = tasks
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._pairing: set[str] = set()
        """The tournaments whose next round is being paired by the server itself."""
        self._failed: dict[str, float] = {}
        """When the pairing of a tournament may be tried again, after it has failed."""

    async def pair(self, name: str, act: Pair, asked: Asked) -> int:
        """Pair the next round for an organiser; returns the version, raises RefusalError."""
        player = asked.actor.player

        def done(state: TournamentState) -> int | None:
            version = state.done_at(player, act.id)
            if version is None:
                require_may_pair(state, asked)
            return version

        def paired(state: TournamentState, swiss: Round | None) -> Event:
            now = time.time()
            return replace(decide_round(state, now + 60.0 * act.minutes, now, player, swiss), id=act.id)

        try:
            return await self._pair(name, done, paired)
        except SettingError as error:
            raise unpairable() from error

    def pair_if_due(self, state: TournamentState) -> None:
        """Have the next round paired in the background if it is time to."""
        is_waiting = state.name in self._pairing or self._failed.get(state.name, 0.0) > time.monotonic()
        if not is_waiting and next_round_begins(state, time.time()) is not None:
            self._pairing.add(state.name)
            task = self._tasks.job("pairing", self._pair_due(state.name))
            task.add_done_callback(lambda _: self._pairing.discard(state.name))

    async def _pair_due(self, name: str) -> None:
        def done(state: TournamentState) -> int | None:
            return state.version if next_round_begins(state, time.time()) is None else None

        def paired(state: TournamentState, swiss: Round | None) -> Event:
            now = time.time()
            return decide_round(state, next_round_begins(state, now) or now, now, swiss=swiss)

        def ended(state: TournamentState) -> Sequence[Event] | int:
            return done(state) or (decide_unpairable(state, time.time()),)

        try:
            await self._pair(name, done, paired)
            self._failed.pop(name, None)
        except PairingFailedError as error:
            log.warning("a round was not paired: %s", error, extra={"tournament": name})
            now = time.monotonic()
            self._failed = {other: until for other, until in self._failed.items() if until > now}
            self._failed[name] = now + RETRY_SECONDS
        except SettingError as error:
            log.info("no further round can be paired: %s", error, extra={"tournament": name})
            with suppress(RefusalError):  # it is tried again
                await self._tournaments.carry_out(name, ended)
        except RefusalError as refusal:
            log.debug("a round was not paired: %s", refusal, extra={"tournament": name})

    async def _pair(
        self,
        name: str,
        done: Callable[[TournamentState], int | None],
        paired: Callable[[TournamentState, Round | None], Event],
    ) -> int:
        """Pair a round: `done` returns a version if there is nothing to do, `paired` the event."""
        async with self._turns.setdefault(name, asyncio.Lock()):
            for number in range(MAX_TRIES):
                async with self._tournaments.reading(name) as room:
                    state = room.state
                version = done(state)
                if version is not None:
                    return version
                request = swiss_request(state) if state.settings.format == "swiss" else b""
                round_ = await self._swiss.pair(request, state.count()) if request else None
                is_last = number == MAX_TRIES - 1
                next_events = partial(_next_events, request, round_, done, paired, is_last)
                with suppress(_ChangedError):
                    return await self._tournaments.carry_out(name, next_events)
        raise RefusalError("busy", "Too much happened in this tournament at once: try again.", status=503)


class _ChangedError(Exception):
    """Something that the pairing depends on has changed."""


def _next_events(  # noqa: PLR0913, PLR0917 - bound one after the other
    request: bytes,
    round_: Round | None,
    done: Callable[[TournamentState], int | None],
    paired: Callable[[TournamentState, Round | None], Event],
    is_last: bool,
    state: TournamentState,
) -> Sequence[Event] | int:
    """Return the event of a round that was paired for a request, if the state still asks for the same."""
    version = done(state)
    if version is not None:
        return version
    if request and swiss_request(state) != request and not (is_last and is_same_history(request, state)):
        raise _ChangedError
    return (paired(state, round_),)
