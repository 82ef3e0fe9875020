"""The lobby: the games that wait for anyone to come, as a list that is kept up to date while somebody looks at it."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from hexad.server.errors import UnavailableError
from hexad.server.game.events import Seat, decode_event
from hexad.server.game.field_types import GameName
from hexad.server.game.game_state import GameState
from hexad.server.game.messages import encode
from hexad.server.store import DatabaseError

if TYPE_CHECKING:
    from hexad.server.game.events import Event
    from hexad.server.rooms.bus import Bus
    from hexad.server.rooms.room import Room
    from hexad.server.rooms.rooms import Rooms
    from hexad.server.store.search import Search

__all__ = ["Lobby", "LobbyMessage", "OpenGame", "Subscriber"]

MAX_GAMES = 200
# Other processes change the list, too: it is read anew so often, in seconds.
FRESH = 2.0
# Changes that come together are told together.
TOGETHER = 0.05

log = logging.getLogger(__name__)


class OpenGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game that waits for somebody: who set it up, what is played, and which seats are open."""

    name: str
    game: GameName
    fen: str
    options: dict[str, Any]
    control: str
    seats: tuple[Seat, ...]
    open: tuple[int, ...]
    by: str
    """The id of the player who set it up; their name stands at their seat."""
    created: float
    layout: str = ""


class LobbyMessage(msgspec.Struct, frozen=True, tag="lobby"):
    """All games of the lobby, newest first."""

    games: list[OpenGame]


class Subscriber(Protocol):
    """Somebody who looks at the lobby."""

    def tell(self, message: bytes) -> None:
        """Take a message, without waiting."""


class Lobby:
    """The list, as the database has it and as this process has changed it since."""

    def __init__(self, rooms: Rooms, search: Search, bus: Bus) -> None:
        self._search = search
        self._bus = bus
        self._games: dict[str, OpenGame] = {}
        self._changes: dict[str, OpenGame | None] = {}
        """What happened while the list was being read."""
        self._read_at: float | None = None
        self._reading = asyncio.Lock()
        self._subscribers: set[Subscriber] = set()
        self._telling: asyncio.TimerHandle | None = None
        rooms.after.append(self._look)

    async def games(self) -> list[OpenGame]:
        """What is open now; raises Unavailable if the database does not say."""
        if self._is_old():
            async with self._reading:
                if self._is_old():
                    await self._read()
        return self._sorted()

    async def listen(self, listener: Subscriber) -> None:
        """Tell somebody now and on each change."""
        games = await self.games()
        self._subscribers.add(listener)
        listener.tell(encode(LobbyMessage(games)))

    def leave(self, listener: Subscriber) -> None:
        """Tell them no more."""
        self._subscribers.discard(listener)

    async def run(self) -> None:
        """Keep up with other processes, while somebody looks."""
        while True:
            await asyncio.sleep(FRESH)
            if self._subscribers and self._bus.is_shared:
                try:
                    await self.games()
                except UnavailableError as error:
                    log.warning("could not read the lobby: %s", error)

    def _is_old(self) -> bool:
        if self._read_at is None:
            return True
        return self._bus.is_shared and time.monotonic() - self._read_at >= FRESH

    async def _read(self) -> None:
        self._changes = {}
        try:
            logs = await self._search.listed_logs(MAX_GAMES)
        except DatabaseError as error:
            raise UnavailableError(str(error)) from error
        found = (_entry(GameState.replay(name, map(decode_event, data))) for name, data in logs.items())
        games = {game.name: game for game in found if game is not None}
        before, self._games = self._games, games
        for name, game in self._changes.items():
            self._set(name, game)
        self._read_at = time.monotonic()
        if self._games != before:
            self._tell_soon()

    def _look(self, room: Room, _: Event | None, ours: bool) -> None:  # noqa: ARG002 - as the hall calls it
        if not room.state.created.listed:
            return
        name, game = room.state.name, _entry(room.state)
        if self._reading.locked():
            self._changes[name] = game
        if self._games.get(name) != game:
            self._set(name, game)
            self._tell_soon()

    def _set(self, name: str, game: OpenGame | None) -> None:
        if game is None:
            self._games.pop(name, None)
        else:
            self._games[name] = game

    def _sorted(self) -> list[OpenGame]:
        return sorted(self._games.values(), key=lambda game: game.created, reverse=True)[:MAX_GAMES]

    def _tell_soon(self) -> None:
        if self._subscribers and self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(TOGETHER, self._tell)

    def _tell(self) -> None:
        self._telling = None
        message = encode(LobbyMessage(self._sorted()))
        for listener in tuple(self._subscribers):
            listener.tell(message)


def _entry(state: GameState) -> OpenGame | None:
    """A game as the lobby shows it, if it does."""
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
