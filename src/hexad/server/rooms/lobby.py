"""The lobby: the games that wait for an opponent, as a list that is kept up to date for its subscribers.

Processes tell each other what changes in it. Since messages may get lost, the list is compared with the database now
and then, as long as there are subscribers.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any

import msgspec

from hexad.server.errors import UnavailableError
from hexad.server.game.events import Aborted, Joined, Seat
from hexad.server.game.field_types import GameName
from hexad.server.rooms.bus import GAP
from hexad.server.rooms.feed import Feed
from hexad.server.store import DatabaseError

if TYPE_CHECKING:
    from hexad.server.game.game_state import GameState
    from hexad.server.rooms.bus import Bus
    from hexad.server.rooms.room import Change
    from hexad.server.rooms.rooms import Rooms
    from hexad.server.rooms.subscriber import Subscriber
    from hexad.server.store.search import Search

__all__ = ["Lobby", "LobbyChanges", "LobbyMessage", "OpenGame"]

MAX_GAMES = 200
# How often the list is compared with the database where other processes change it, too: with a bus, and while it is
# down.
COMPARE_SECONDS = 10.0
REFRESH_SECONDS = 2.0
# Changes within this time are sent in one message.
BATCH_SECONDS = 0.05
# The number of games whose latest version is remembered.
MAX_VERSIONS = 2_000
_TOPIC = "lobby"

log = logging.getLogger(__name__)


class OpenGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game that waits for players: its creator, what is played, and which seats are open."""

    name: str
    game: GameName
    fen: str
    options: dict[str, Any]
    control: str
    seats: tuple[Seat, ...]
    open: tuple[int, ...]
    by: str
    """The id of the player who created it; the name stands at the player's seat."""
    created: float
    layout: str = ""
    rated: bool = False
    weekends: bool = False
    """Whether a player's time stands still on weekends."""


class LobbyMessage(msgspec.Struct, frozen=True, tag="lobby"):
    """All games of the lobby, newest first. `n` is the number of the last change that they include."""

    games: list[OpenGame]
    n: int = 0


class LobbyChanges(msgspec.Struct, frozen=True, tag="lobby_changes"):
    """What changed in the lobby: games that are new or different, and the names of games that are gone.

    `n` counts the changes one by one. A client that misses a number subscribes again.
    """

    n: int
    games: list[OpenGame]
    removed: list[str]


class _Change(msgspec.Struct, frozen=True, array_like=True):
    """A change as processes tell it each other: the game as the lobby shows it, or None if it does not any more."""

    name: str
    version: int
    game: OpenGame | None


_change_decoder = msgspec.json.Decoder(_Change)


class Lobby:
    """The list as the database had it, and the changes since then."""

    def __init__(self, rooms: Rooms, search: Search, bus: Bus) -> None:
        self._loader = rooms.loader
        self._search = search
        self._bus = bus
        self._games: dict[str, OpenGame] = {}
        self._versions: dict[str, int] = {}
        """The versions of the latest changes: an older one that arrives later is ignored."""
        self._changes: dict[str, _Change] = {}
        """What changed while the list was being read."""
        self._read_at: float | None = None
        self._reading = asyncio.Lock()
        self._feed: Feed[OpenGame] = Feed(lambda n, games: LobbyMessage(games, n), LobbyChanges)
        self._timer: asyncio.TimerHandle | None = None
        rooms.observers.add(self._room_changed, moves=False)
        bus.on(_TOPIC, lambda data: self._note(_change_decoder.decode(data)))
        bus.on(GAP, lambda _: self._forget_read())

    async def games(self) -> list[OpenGame]:
        """Return the open games, newest first; raises UnavailableError if the database does not answer."""
        if self._is_old():
            async with self._reading:
                if self._is_old():
                    await self._read()
        return self._sorted()

    async def subscribe(self, subscriber: Subscriber) -> int:
        """Send the list now and its changes from now on; returns the size of the list in bytes."""
        await self.games()
        self._send_changes()
        return self._feed.subscribe(subscriber)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Send no more changes."""
        self._feed.subscribers.discard(subscriber)

    async def run(self) -> None:
        """Compare the list with the database while there are subscribers."""
        while True:
            await asyncio.sleep(REFRESH_SECONDS)
            if self._feed.subscribers:
                try:
                    await self.games()
                except UnavailableError as error:
                    log.warning("the lobby cannot be read: %s", error)

    def _is_old(self) -> bool:
        if self._read_at is None:
            return True
        lifetime = COMPARE_SECONDS if self._bus.is_up else REFRESH_SECONDS
        return self._bus.is_shared and time.monotonic() - self._read_at >= lifetime

    def _forget_read(self) -> None:
        self._read_at = None

    async def _read(self) -> None:
        self._changes = {}
        began = time.monotonic()
        try:
            states = await self._loader.replay(await self._search.listed_logs(MAX_GAMES))
        except DatabaseError as error:
            raise UnavailableError(str(error)) from error
        changes, self._changes = self._changes, {}
        found = {name: game for name, state in states.items() if (game := _open_game(state)) is not None}
        self._games = found
        for name, change in changes.items():
            if name not in states or change.version > states[name].version:
                self._set(name, change.game)
        self._read_at = began
        self._send_soon()

    def _room_changed(self, change: Change) -> None:
        state = change.room.state
        if not state.created.listed:
            return
        # Moves of a game that has begun concern nobody here.
        is_news = state.status == "open" or isinstance(change.event, Joined | Aborted) or change.event is None
        if is_news:
            news = _Change(state.name, state.version, _open_game(state))
            self._note(news, is_set_back=change.is_set_back)
            if change.is_ours:
                self._bus.broadcast(_TOPIC, msgspec.json.encode(news))

    def _note(self, change: _Change, *, is_set_back: bool = False) -> None:
        """Take note of a change, unless a later one is known."""
        name = change.name
        if change.version < self._versions.get(name, 0) and not is_set_back:
            return
        self._versions.pop(name, None)
        self._versions[name] = change.version
        if len(self._versions) > MAX_VERSIONS:
            del self._versions[next(iter(self._versions))]
        if self._reading.locked():
            self._changes[name] = change
        if self._games.get(name) != change.game:
            self._set(name, change.game)
            self._send_soon()

    def _set(self, name: str, game: OpenGame | None) -> None:
        if game is None:
            self._games.pop(name, None)
        else:
            self._games[name] = game

    def _sorted(self) -> list[OpenGame]:
        return sorted(self._games.values(), key=lambda game: game.created, reverse=True)[:MAX_GAMES]

    def _send_soon(self) -> None:
        if self._feed.subscribers and self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(BATCH_SECONDS, self._send_changes)

    def _send_changes(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._feed.update({game.name: game for game in self._sorted()})


def _open_game(state: GameState) -> OpenGame | None:
    """Return a game as the lobby shows it, or None if it does not."""
    created = state.created
    if state.status != "open" or not created.listed:
        return None
    return OpenGame(
        name=state.name,
        game=created.game,
        fen=created.fen,
        options=created.options,
        control=created.control,
        seats=tuple(state.seats),
        open=tuple(number for number, seat in enumerate(state.seats) if seat.kind == "open"),
        by=created.by,
        created=created.time,
        layout=created.layout,
        rated=created.rated,
        weekends=created.weekends,
    )
