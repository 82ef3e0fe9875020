"""The lobby: the games that wait for an opponent, as a list that is kept up to date for its subscribers."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any

import msgspec

from hexad.server.errors import UnavailableError
from hexad.server.game.events import Seat
from hexad.server.game.field_types import GameName
from hexad.server.game.messages import encode
from hexad.server.store import DatabaseError

if TYPE_CHECKING:
    from hexad.server.game.game_state import GameState
    from hexad.server.rooms.bus import Bus
    from hexad.server.rooms.rooms import Change, Rooms
    from hexad.server.rooms.subscriber import Subscriber
    from hexad.server.store.search import Search

__all__ = ["Lobby", "LobbyMessage", "OpenGame"]

MAX_GAMES = 200
# How often the list is read again where other processes change it, too.
REFRESH_SECONDS = 2.0
# Changes within this time are sent in one message.
BATCH_SECONDS = 0.05

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


class LobbyMessage(msgspec.Struct, frozen=True, tag="lobby"):
    """All games of the lobby, newest first."""

    games: list[OpenGame]


class Lobby:
    """The list as the database had it, and the changes of this process since then."""

    def __init__(self, rooms: Rooms, search: Search, bus: Bus) -> None:
        self._loader = rooms.loader
        self._search = search
        self._bus = bus
        self._games: dict[str, OpenGame] = {}
        self._changes: dict[str, OpenGame | None] = {}
        """What changed while the list was being read."""
        self._read_at: float | None = None
        self._reading = asyncio.Lock()
        self._subscribers: set[Subscriber] = set()
        self._timer: asyncio.TimerHandle | None = None
        rooms.observers.append(self._room_changed)

    async def games(self) -> list[OpenGame]:
        """Return the open games, newest first; raises UnavailableError if the database does not answer."""
        if self._is_old():
            async with self._reading:
                if self._is_old():
                    await self._read()
        return self._sorted()

    async def subscribe(self, subscriber: Subscriber) -> None:
        """Send the list now and after each change."""
        games = await self.games()
        self._subscribers.add(subscriber)
        subscriber.send(encode(LobbyMessage(games)))

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Send no more lists."""
        self._subscribers.discard(subscriber)

    async def run(self) -> None:
        """Follow the changes of other processes while there are subscribers."""
        while True:
            await asyncio.sleep(REFRESH_SECONDS)
            if self._subscribers and self._bus.is_shared:
                try:
                    await self.games()
                except UnavailableError as error:
                    log.warning("the lobby cannot be read: %s", error)

    def _is_old(self) -> bool:
        if self._read_at is None:
            return True
        return self._bus.is_shared and time.monotonic() - self._read_at >= REFRESH_SECONDS

    async def _read(self) -> None:
        self._changes = {}
        try:
            logs = await self._search.listed_logs(MAX_GAMES)
        except DatabaseError as error:
            raise UnavailableError(str(error)) from error
        found = map(_open_game, (await self._loader.replay(logs)).values())
        games = {game.name: game for game in found if game is not None}
        before, self._games = self._games, games
        for name, game in self._changes.items():
            self._set(name, game)
        self._read_at = time.monotonic()
        if self._games != before:
            self._send_soon()

    def _room_changed(self, change: Change) -> None:
        state = change.room.state
        if not state.created.listed:
            return
        game = _open_game(state)
        if self._reading.locked():
            self._changes[state.name] = game
        if self._games.get(state.name) != game:
            self._set(state.name, game)
            self._send_soon()

    def _set(self, name: str, game: OpenGame | None) -> None:
        if game is None:
            self._games.pop(name, None)
        else:
            self._games[name] = game

    def _sorted(self) -> list[OpenGame]:
        return sorted(self._games.values(), key=lambda game: game.created, reverse=True)[:MAX_GAMES]

    def _send_soon(self) -> None:
        if self._subscribers and self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(BATCH_SECONDS, self._send)

    def _send(self) -> None:
        self._timer = None
        message = encode(LobbyMessage(self._sorted()))
        for subscriber in tuple(self._subscribers):
            subscriber.send(message)


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
    )
