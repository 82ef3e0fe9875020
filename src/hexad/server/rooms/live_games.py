"""The games that are being played now on any process, for the page that lists games to watch.

The database is read at a constant rate, however many clients look: at most once per kind of game and interval.
"""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from hexad.server.errors import UnavailableError
from hexad.server.game.events import Created
from hexad.server.game.field_types import GameFilter, Side
from hexad.server.game.messages import State, pieces_of, state_of
from hexad.server.rooms.feed import Feed
from hexad.server.store import DatabaseError

if TYPE_CHECKING:
    from hexad.server.game.game_state import GameState
    from hexad.server.rooms.arena_clock import ArenaClock
    from hexad.server.rooms.loader import Loader
    from hexad.server.rooms.subscriber import Subscriber
    from hexad.server.store.search import PlayingGame, Search

__all__ = ["MAX_GAMES", "LiveChanges", "LiveGame", "LiveGames", "LiveMessage"]

MAX_GAMES = 30
# The games that subscribers see.
MAX_SHOWN = 12
# A game keeps its place for this long after its last event, so that the list of a busy server does not change all the
# time. Later, a game with a newer event takes it.
KEEP_SECONDS = 15.0
REFRESH_SECONDS = 1.5
# A game without a clock counts as in progress if its last event is not older than this.
MAX_IDLE_SECONDS = 10 * 60

log = logging.getLogger(__name__)


class LiveGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game in progress: its setup, its state, and the pieces for a small picture."""

    name: str
    created: Created
    state: State
    pieces: dict[str, Side]


class LiveMessage(msgspec.Struct, frozen=True, tag="live"):
    """Games in progress. `n` is the number of the last change that they include."""

    game: GameFilter
    games: list[LiveGame]
    n: int


class LiveChanges(msgspec.Struct, frozen=True, tag="live_changes"):
    """What changed: games that are new or have moved, and the names of games that are gone.

    `n` counts the changes one by one. A client that misses a number subscribes again.
    """

    game: GameFilter
    n: int
    games: list[LiveGame]
    removed: list[str]


class _Found(NamedTuple):
    """The games of one kind at the last reading, latest event first."""

    at: float
    latest: list[GameState]
    shown: dict[str, GameState]


class LiveGames:
    """The games with the latest moves, of one kind or of any."""

    def __init__(self, search: Search, loader: Loader, arena_clock: ArenaClock) -> None:
        self._search = search
        self._loader = loader
        self._arena_clock = arena_clock
        self._found: dict[GameFilter, _Found] = {}
        self._feeds: dict[GameFilter, Feed[GameState]] = {}
        self._seen: dict[GameFilter, dict[str, tuple[int, float]]] = {}
        """The version of each game without a clock, and when this process first saw it."""
        self._reading = asyncio.Lock()

    async def games(self, game: GameFilter = "any", limit: int = MAX_GAMES) -> list[LiveGame]:
        """Return games in progress, latest event first; raises UnavailableError if the database is down."""
        await self._refresh(game)
        return self._as_sent(self._found[game].latest[:limit])

    async def subscribe(self, subscriber: Subscriber, game: GameFilter) -> int:
        """Send the games of a kind now and their changes from now on; returns the size of the list in bytes."""
        await self._refresh(game)
        return self._feed(game).subscribe(subscriber)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Send no more changes."""
        for feed in self._feeds.values():
            feed.subscribers.discard(subscriber)

    async def run(self) -> None:
        """Read the games that have subscribers, at a constant rate."""
        while True:
            await asyncio.sleep(REFRESH_SECONDS)
            for game, feed in tuple(self._feeds.items()):
                if feed.subscribers:
                    try:
                        await self._refresh(game)
                    except UnavailableError as error:
                        log.debug("the live games cannot be read: %s", error)  # the arena clock has logged the outage

    async def _refresh(self, game: GameFilter) -> None:
        if self._is_old(game):
            async with self._reading:
                if self._is_old(game):
                    self._found[game] = await self._read(game)
                    self._feed(game).update(self._found[game].shown)

    def _is_old(self, game: GameFilter) -> bool:
        # Rounding must not make the loop above miss every second turn.
        return game not in self._found or time.monotonic() - self._found[game].at >= 0.9 * REFRESH_SECONDS

    async def _read(self, game: GameFilter) -> _Found:
        began = time.monotonic()
        try:
            playing = await self._search.playing(None if game == "any" else game)
            seen = self._seen[game] = self._first_seen(self._seen.get(game, {}), playing)
            active = {found.name: found.version for found in playing if self._is_active(found, seen)}
            latest = list(active)[:MAX_GAMES]
            since = self._arena_clock.now() - 100 * KEEP_SECONDS
            fresh = {found.name for found in playing if found.at > since}
            kept = [name for name in self._feed(game).items if name in active and name in fresh]
            shown = list(dict.fromkeys([*kept, *active]))[:MAX_SHOWN]
            known = {name: state for name in {*latest, *shown} if (state := self._known(name, active[name]))}
            logs = await self._search.logs(name for name in {*latest, *shown} if name not in known)
        except DatabaseError as error:
            raise UnavailableError(str(error)) from error
        known |= await self._loader.replay(logs)
        # A game may have ended since the list was read.
        known = {name: state for name, state in known.items() if state.status == "playing"}
        return _Found(
            began,
            [known[name] for name in latest if name in known],
            {name: known[name] for name in shown if name in known},
        )

    def _first_seen(
        self, before: dict[str, tuple[int, float]], playing: list[PlayingGame]
    ) -> dict[str, tuple[int, float]]:
        """Return the version of each game without a clock, and when this process first saw it."""
        now = time.monotonic()
        return {
            game.name: before[game.name] if before.get(game.name, (0,))[0] == game.version else (game.version, now)
            for game in playing
            if not game.has_clock
        }

    def _is_active(self, game: PlayingGame, seen: dict[str, tuple[int, float]]) -> bool:
        """Return whether a game is being played: a clock runs, or there was an event a short time ago."""
        if game.has_clock:
            return True
        # The arena clock may continue before the last event after a restart: it is not written while no clock runs.
        # Then the time since this process first saw the event counts.
        idle = max((self._arena_clock.now() - game.at) / 100, time.monotonic() - seen[game.name][1])
        return idle < MAX_IDLE_SECONDS

    def _known(self, name: str, version: int) -> GameState | None:
        """Return a game that has not changed since the last reading."""
        for found in self._found.values():
            for state in (*found.latest, *found.shown.values()):
                if state.name == name and state.version == version:
                    return state
        return None

    def _feed(self, game: GameFilter) -> Feed[GameState]:
        if game not in self._feeds:
            self._feeds[game] = Feed(partial(self._message, game), partial(self._changes, game))
        return self._feeds[game]

    def _message(self, game: GameFilter, number: int, states: list[GameState]) -> LiveMessage:
        return LiveMessage(game, self._as_sent(states), number)

    def _changes(self, game: GameFilter, number: int, states: list[GameState], removed: list[str]) -> LiveChanges:
        return LiveChanges(game, number, self._as_sent(states), removed)

    def _as_sent(self, states: list[GameState]) -> list[LiveGame]:
        now = self._arena_clock.now()
        return [LiveGame(state.name, state.created, state_of(state, now), pieces_of(state.board)) for state in states]
