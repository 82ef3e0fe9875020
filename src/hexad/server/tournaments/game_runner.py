"""Creates the games of tournaments, takes their results, and ends games that nobody comes to or that do not count.

A crash between the commit of pairings and the creation of their games, or between the end of a game and its recording,
is made up for: what is missing is looked for again and again, and done once.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from hexad.server.errors import RefusalError, UnavailableError
from hexad.server.game.tournament_games import decide_call_off, decide_forfeit
from hexad.server.isolation import Isolation
from hexad.server.store import DatabaseError
from hexad.server.tournament import events as e
from hexad.server.tournament.progress import games_due
from hexad.server.tournaments.games import created_for, recorded_from

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hexad.server.background import BackgroundTasks
    from hexad.server.game.game_state import GameState
    from hexad.server.rooms.room import Change
    from hexad.server.rooms.rooms import Rooms
    from hexad.server.store import Store
    from hexad.server.store.tournament_lists import TournamentLists
    from hexad.server.tournament.state import PairingState, TournamentState
    from hexad.server.tournaments.room import TournamentChange, TournamentRoom
    from hexad.server.tournaments.tournaments import Tournaments

__all__ = ["GameRunner"]

# Results of games that end within this time are recorded in one transaction.
BATCH_SECONDS = 0.1
# How often results are looked for that nobody told of.
LOOK_SECONDS = 3.0
MAX_LOOKED = 1_000
# How many games are created at once.
MAX_CREATED = 100

log = logging.getLogger(__name__)


class GameRunner:
    """The games of all tournaments, on this server."""

    def __init__(
        self, tournaments: Tournaments, rooms: Rooms, store: Store, lists: TournamentLists, tasks: BackgroundTasks
    ) -> None:
        self._tournaments = tournaments
        self._rooms = rooms
        self._store = store
        self._lists = lists
        self._tasks = tasks
        self._ended: dict[str, set[str]] = {}
        """The games that have just ended, by tournament."""
        self._looked: dict[str, float] = {}
        # A game that cannot be read does not stop the tournament: an organiser can decide its result.
        self._isolation = Isolation(log, "game")
        rooms.observers.add(self._game_changed, moves=False)
        tournaments.observers.append(self._tournament_changed)

    async def look_after(self, room: TournamentRoom) -> None:
        """Do what is due in the games of a tournament; raises RefusalError or DatabaseError."""
        state = room.state
        if not state.settings.is_online:
            return
        await self._look_for_results(room)
        due = games_due(room.state, time.time())
        await self._create_missing(room, due)
        if not state.settings.is_correspondence:
            await self._forfeit(room, due)

    def forget(self, name: str) -> None:
        """Forget a tournament that is over."""
        self._looked.pop(name, None)

    # Results

    def _game_changed(self, change: Change) -> None:
        game = change.room.state
        place = game.created.tournament
        if place is None or game.status != "over" or not (change.is_ours or change.event is not None):
            return
        names = self._ended.setdefault(place.name, set())
        if not names:
            self._tasks.job("results", self._record_soon(place.name))
        names.add(game.name)

    async def _record_soon(self, tournament: str) -> None:
        await asyncio.sleep(BATCH_SECONDS)
        games = self._ended.pop(tournament, set())
        try:
            await self._record(tournament, games)
        except RefusalError as refusal:  # the next look finds them
            log.debug("results were not recorded: %s", refusal, extra={"tournament": tournament})

    async def _look_for_results(self, room: TournamentRoom) -> None:
        name, now = room.state.name, time.monotonic()
        if now - self._looked.get(name, -LOOK_SECONDS) < LOOK_SECONDS:
            return
        self._looked[name] = now
        if len(self._looked) > MAX_LOOKED:  # another process may look after some of them by now
            self._looked = {name: at for name, at in self._looked.items() if now - at < LOOK_SECONDS}
        ended = await self._lists.ended_games(pairing.game for pairing in room.state.open_pairings() if pairing.game)
        if ended:
            await self._record(name, ended)
        await self._call_off(room.state)

    # Games that do not count any more

    def _tournament_changed(self, change: TournamentChange) -> None:
        is_news = any(isinstance(event, e.Corrected | e.RoundRepaired) for event in change.events)
        if change.is_ours and is_news and change.room.state.settings.is_online:
            self._tasks.job("games that do not count", self._call_off_soon(change.room.state))

    async def _call_off_soon(self, state: TournamentState) -> None:
        try:
            await self._call_off(state)
        except (DatabaseError, RefusalError) as error:  # the next look finds them
            log.debug("games were not called off: %s", error, extra={"tournament": state.name})

    async def _call_off(self, state: TournamentState) -> None:
        """End games whose pairing got a result from an organiser, or was left out, so that nobody plays two games."""
        names = [pairing.game for pairing in state.pairings.values() if pairing.is_decided and pairing.game]
        running = await self._lists.running_games([*names, *state.dropped])
        await self._isolation.each(running, self._call_off_game)

    async def _call_off_game(self, name: str) -> None:
        await self._rooms.carry_out(name, lambda game: decide_call_off(game, self._rooms.arena_clock.now()))

    async def _record(self, tournament: str, games: Iterable[str]) -> None:
        """Record the results of games that are over, in the order in which they ended; raises RefusalError."""
        over: list[GameState] = []

        async def read(name: str) -> None:
            async with self._rooms.reading(name) as room:
                over.append(room.state)

        await self._isolation.each(games, read)
        in_order = sorted(over, key=lambda game: (game.at, game.name))

        def next_events(state: TournamentState) -> list[e.Event]:
            waiting = {pairing.game: pairing for pairing in state.open_pairings()}
            now = time.time()
            found = [recorded_from(game, waiting[game.name], now) for game in in_order if game.name in waiting]
            return [event for event in found if event is not None] if state.ended is None else []

        await self._tournaments.carry_out(tournament, next_events)

    # Creation

    async def _create_missing(self, room: TournamentRoom, due: list[PairingState]) -> None:
        unknown = [pairing for pairing in due if pairing.game not in room.games]
        if not unknown:
            return
        room.games |= await self._store.existing(pairing.game for pairing in unknown)
        missing = {pairing.game: pairing for pairing in unknown if pairing.game not in room.games}

        async def create(name: str) -> None:
            await self._create(room, missing[name])

        names = list(missing)
        for start in range(0, len(names), MAX_CREATED):
            batch = (self._isolation.one(name, create) for name in names[start : start + MAX_CREATED])
            for error in await asyncio.gather(*batch, return_exceptions=True):
                if isinstance(error, BaseException):
                    raise error

    async def _create(self, room: TournamentRoom, pairing: PairingState) -> None:
        """Create the game of a pairing, unless one of its players has just begun another one."""
        now = self._rooms.arena_clock.now()
        try:
            await self._rooms.create(pairing.game, created_for(room.state, pairing, now))
        except UnavailableError:
            raise
        except RefusalError as refusal:
            log.debug("a game did not begin: %s", refusal, extra={"tournament": room.state.name})
            if await self._store.existing([pairing.game]):
                room.games.add(pairing.game)  # another process has just created it
            elif room.state.settings.format == "arena":
                await self._void(room.state.name, pairing.number)
        else:
            room.games.add(pairing.game)

    async def _void(self, tournament: str, number: int) -> None:
        def next_events(state: TournamentState) -> tuple[e.Event, ...]:
            return (e.Voided(time=time.time(), number=number),) if number in state.unfinished else ()

        await self._tournaments.carry_out(tournament, next_events)

    # Players who do not come

    async def _forfeit(self, room: TournamentRoom, due: list[PairingState]) -> None:
        now = time.time()
        patience = 60 * room.state.settings.no_show_minutes
        waiting = room.games - room.moving
        late = (pairing.game for pairing in due if now >= (pairing.called or pairing.begins) + patience)

        async def forfeit(name: str) -> None:
            await self._rooms.carry_out(
                name, lambda game: decide_forfeit(game, 100 * patience, self._rooms.arena_clock.now())
            )
            game = (await self._rooms.room(name)).state
            if game.plies >= len(game.seats) or game.status != "playing":
                room.moving.add(name)

        await self._isolation.each([name for name in late if name in waiting], forfeit)
