"""Notices to players about all their games: a game began, it is their turn, there is an offer, a game ended.

Notices follow from the state of a game and from what was sent before. So none is lost when several events arrive at
once, as after an outage.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

import msgspec

from hexad.server.errors import BrokenGameError, RefusalError
from hexad.server.game.events import Created
from hexad.server.game.messages import State, encode, state_of
from hexad.server.game.snapshot import OfferKind
from hexad.server.store import DatabaseError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hexad.server.game.game_state import GameState
    from hexad.server.rooms.bus import Bus
    from hexad.server.rooms.rooms import Change, Rooms
    from hexad.server.rooms.subscriber import Subscriber
    from hexad.server.store.search import Search

__all__ = ["Notice", "Notifications"]

# How often games that began on other processes are looked for.
LOOK_SECONDS = 2.0

NoticeType = Literal["began", "turn", "offer", "finished"]


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A notice to one player. `created` comes with `began` and says what is played, and how."""

    type: NoticeType
    game: str
    version: int
    seats: list[int]
    state: State
    created: Created | None = None
    offer: OfferKind | None = None


@dataclass
class _Sent:
    """What a subscriber knows about a game."""

    began: bool = False
    turn: bool = False
    finished: bool = False
    offers: set[str] = field(default_factory=set)


class Notifications:
    """Sends notices to the subscribers of this process."""

    def __init__(self, rooms: Rooms, search: Search, bus: Bus) -> None:
        self._rooms = rooms
        self._search = search
        self._bus = bus
        self._subscribers: dict[str, dict[Subscriber, dict[str, _Sent]]] = {}
        rooms.observers.append(self._room_changed)

    async def subscribe(self, subscriber: Subscriber) -> None:
        """Send how the player's games stand, and notices from now on; raises RefusalError or DatabaseError."""
        names = await self._search.unfinished(subscriber.player)
        sent = self._subscribers.setdefault(subscriber.player, {}).setdefault(subscriber, {})
        for name in names:
            with suppress(BrokenGameError):
                async with self._rooms.reading(name) as room:
                    self._send(subscriber, sent, room.state)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Send no more notices."""
        others = self._subscribers.get(subscriber.player, {})
        others.pop(subscriber, None)
        if not others:
            self._subscribers.pop(subscriber.player, None)

    async def run(self) -> None:
        """Load the games that began on other processes, so that their changes are noticed here."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            if self._bus.is_shared:
                for player in tuple(self._subscribers):
                    await self._load_games_of(player)

    async def _load_games_of(self, player: str) -> None:
        try:
            for name in await self._search.unfinished(player):
                if name not in self._rooms.loaded:
                    with suppress(BrokenGameError):
                        await self._rooms.room(name)
        except (DatabaseError, RefusalError):
            return  # the next round tries again

    def _room_changed(self, change: Change) -> None:
        if not self._subscribers:
            return
        state = change.room.state
        for player in {seat.player for seat in state.seats if seat.player}:
            for subscriber, sent in tuple(self._subscribers.get(player, {}).items()):
                if change.is_set_back:
                    sent.pop(state.name, None)  # the player is told again how the game stands
                self._send(subscriber, sent, state)

    def _send(self, subscriber: Subscriber, sent: dict[str, _Sent], state: GameState) -> None:
        known = sent.setdefault(state.name, _Sent())
        own = state.seats_of(subscriber.player)
        for type_, offer in _news(state, own, known):
            notice = Notice(
                type_,
                state.name,
                state.version,
                own,
                state_of(state, self._rooms.arena_clock.now()),
                state.created if type_ == "began" else None,
                offer,
            )
            subscriber.send(encode(notice))


def _news(state: GameState, own: list[int], sent: _Sent) -> Iterator[tuple[NoticeType, OfferKind | None]]:
    """Yield what the holder of these seats does not know yet, and note it in `sent`."""
    if state.status == "playing" and not sent.began:
        sent.began = True
        yield "began", None
    is_turn = state.turn in own
    if is_turn and not sent.turn:
        yield "turn", None
    sent.turn = is_turn
    if state.status in ("over", "aborted") and not sent.finished:
        sent.finished = True
        yield "finished", None
    asked: set[str] = {kind for kind in state.offers if set(own) & set(state.unanswered(kind))}
    for kind in _OFFER_KINDS:
        if kind in asked - sent.offers:
            yield "offer", kind
    sent.offers = asked


_OFFER_KINDS: tuple[OfferKind, ...] = ("draw", "takeback", "rematch")
