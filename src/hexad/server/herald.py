"""The herald tells players what happens to them, in any game: it began, it is their turn, somebody asks, it ended.

What is told follows from how a game stands and what was told before, so that nothing is lost where several events are
learnt of at once, as after an outage.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, Protocol

import msgspec

from hexad.server.events import Created  # noqa: TC001 - msgspec reads the annotations
from hexad.server.messages import State, encode, state_of
from hexad.server.refusal import Refusal
from hexad.server.store import DatabaseError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hexad.server.bus import Bus
    from hexad.server.events import Event
    from hexad.server.hall import Hall
    from hexad.server.live import LiveGame
    from hexad.server.room import Room
    from hexad.server.store.search import Search

__all__ = ["Hearer", "Herald", "Notice"]

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


class Hearer(Protocol):
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


class Herald:
    """Knows who listens."""

    def __init__(self, hall: Hall, search: Search, bus: Bus) -> None:
        self._hall = hall
        self._search = search
        self._bus = bus
        self._hearers: dict[str, dict[Hearer, dict[str, _Told]]] = {}
        hall.after.append(self._look)

    async def hear(self, hearer: Hearer) -> None:
        """Tell somebody how their games stand, and what happens from now on. Raises Refusal or DatabaseError."""
        names = await self._search.unfinished(hearer.player)
        told = self._hearers.setdefault(hearer.player, {}).setdefault(hearer, {})
        for name in names:
            async with self._hall.reading(name) as room:
                self._tell(hearer, told, room.live)

    def leave(self, hearer: Hearer) -> None:
        """Tell them no more."""
        others = self._hearers.get(hearer.player, {})
        others.pop(hearer, None)
        if not others:
            self._hearers.pop(hearer.player, None)

    async def run(self) -> None:
        """Find the games that were begun elsewhere."""
        while True:
            await asyncio.sleep(LOOK)
            if self._bus.is_shared:
                for player in tuple(self._hearers):
                    await self._find(player)

    async def _find(self, player: str) -> None:
        try:
            for name in await self._search.unfinished(player):
                if name not in self._hall.rooms:
                    await self._hall.room(name)
        except (DatabaseError, Refusal):
            return  # next time

    def _look(self, room: Room, _: Event | None, ours: bool) -> None:  # noqa: ARG002 - as the hall calls it
        if not self._hearers:
            return
        for player in {seat.player for seat in room.live.seats if seat.player}:
            for hearer, told in tuple(self._hearers.get(player, {}).items()):
                self._tell(hearer, told, room.live)

    def _tell(self, hearer: Hearer, known: dict[str, _Told], live: LiveGame) -> None:
        told = known.setdefault(live.name, _Told())
        for type_, offer in _news(live, live.seats_of(hearer.player), told):
            notice = Notice(
                type_,
                live.name,
                live.version,
                live.seats_of(hearer.player),
                state_of(live, self._hall.uptime.now()),
                live.created if type_ == "began" else None,
                offer,
            )
            hearer.tell(encode(notice))


_Type = Literal["began", "turn", "offer", "finished"]
_OfferKind = Literal["draw", "takeback", "rematch"]


def _news(live: LiveGame, own: list[int], told: _Told) -> Iterator[tuple[_Type, _OfferKind | None]]:
    """What somebody does not know yet of a game that stands like this."""
    if live.status == "playing" and not told.began:
        told.began = True
        yield "began", None
    is_turn = live.turn in own
    if is_turn and not told.turn:
        yield "turn", None
    told.turn = is_turn
    if live.status in ("over", "aborted") and not told.finished:
        told.finished = True
        yield "finished", None
    asked: set[str] = {kind for kind in live.offers if set(own) & set(live.unanswered(kind))}
    for kind in _OFFERS:
        if kind in asked - told.offers:
            yield "offer", kind
    told.offers = asked


_OFFERS: tuple[_OfferKind, ...] = ("draw", "takeback", "rematch")
