"""The herald tells players what happens to them, in any game: it began, it is their turn, somebody asks, it ended.

What is told follows from how a game stands and what was told before, so that nothing is lost where several events are
learnt of at once, as after an outage.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, Protocol

import msgspec

from hexad.server.errors import RefusalError
from hexad.server.game.events import Created
from hexad.server.game.messages import State, encode, state_of
from hexad.server.store import DatabaseError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hexad.server.game.events import Event
    from hexad.server.game.game_state import GameState
    from hexad.server.rooms.bus import Bus
    from hexad.server.rooms.room import Room
    from hexad.server.rooms.rooms import Rooms
    from hexad.server.store.search import Search

__all__ = ["Notice", "Notifications", "Subscriber"]

# Games that other processes began are looked for so often, in seconds.
LOOK = 2.0


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that concerns one player. `created` comes with `began` and says what is played, and how."""

    type: Literal["began", "turn", "offer", "finished"]
    game: str
    version: int
    seats: list[int]
    state: State
    created: Created | None = None
    offer: Literal["draw", "takeback", "rematch"] | None = None


class Subscriber(Protocol):
    """Somebody who is told."""

    @property
    def player(self) -> str:
        """Who it is."""

    def tell(self, message: bytes) -> None:
        """Take a message, without waiting."""


@dataclass
class _Told:
    """What a hearer knows of a game."""

    began: bool = False
    turn: bool = False
    finished: bool = False
    offers: set[str] = field(default_factory=set)


class Notifications:
    """Knows who listens."""

    def __init__(self, rooms: Rooms, search: Search, bus: Bus) -> None:
        self._rooms = rooms
        self._search = search
        self._bus = bus
        self._subscribers: dict[str, dict[Subscriber, dict[str, _Told]]] = {}
        rooms.after.append(self._look)

    async def hear(self, subscriber: Subscriber) -> None:
        """Tell somebody how their games stand, and what happens from now on. Raises Refusal or DatabaseError."""
        names = await self._search.unfinished(subscriber.player)
        told = self._subscribers.setdefault(subscriber.player, {}).setdefault(subscriber, {})
        for name in names:
            async with self._rooms.reading(name) as room:
                self._tell(subscriber, told, room.state)

    def leave(self, subscriber: Subscriber) -> None:
        """Tell them no more."""
        others = self._subscribers.get(subscriber.player, {})
        others.pop(subscriber, None)
        if not others:
            self._subscribers.pop(subscriber.player, None)

    async def run(self) -> None:
        """Find the games that were begun elsewhere."""
        while True:
            await asyncio.sleep(LOOK)
            if self._bus.is_shared:
                for player in tuple(self._subscribers):
                    await self._find(player)

    async def _find(self, player: str) -> None:
        try:
            for name in await self._search.unfinished(player):
                if name not in self._rooms.loaded:
                    await self._rooms.room(name)
        except (DatabaseError, RefusalError):
            return  # next time

    def _look(self, room: Room, _: Event | None, ours: bool) -> None:  # noqa: ARG002 - as the hall calls it
        if not self._subscribers:
            return
        for player in {seat.player for seat in room.state.seats if seat.player}:
            for subscriber, told in tuple(self._subscribers.get(player, {}).items()):
                self._tell(subscriber, told, room.state)

    def _tell(self, subscriber: Subscriber, known: dict[str, _Told], state: GameState) -> None:
        told = known.setdefault(state.name, _Told())
        for type_, offer in _news(state, state.seats_of(subscriber.player), told):
            notice = Notice(
                type_,
                state.name,
                state.version,
                state.seats_of(subscriber.player),
                state_of(state, self._rooms.arena_clock.now()),
                state.created if type_ == "began" else None,
                offer,
            )
            subscriber.tell(encode(notice))


_Type = Literal["began", "turn", "offer", "finished"]
_OfferKind = Literal["draw", "takeback", "rematch"]


def _news(state: GameState, own: list[int], told: _Told) -> Iterator[tuple[_Type, _OfferKind | None]]:
    """What somebody does not know yet of a game that stands like this."""
    if state.status == "playing" and not told.began:
        told.began = True
        yield "began", None
    is_turn = state.turn in own
    if is_turn and not told.turn:
        yield "turn", None
    told.turn = is_turn
    if state.status in ("over", "aborted") and not told.finished:
        told.finished = True
        yield "finished", None
    asked: set[str] = {kind for kind in state.offers if set(own) & set(state.unanswered(kind))}
    for kind in _OFFERS:
        if kind in asked - told.offers:
            yield "offer", kind
    told.offers = asked


_OFFERS: tuple[_OfferKind, ...] = ("draw", "takeback", "rematch")
