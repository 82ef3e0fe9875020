"""Notices to players about all their games: a game began, it is their turn, there is an offer, a game ended.

Notices follow from the state of a game and from what was sent before. So none is lost when several events arrive at
once, as after an outage.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

import msgspec

from hexad.server.errors import RefusalError, UnavailableError
from hexad.server.game.events import Created, Joined, Transferred
from hexad.server.game.messages import State, encode, state_of
from hexad.server.game.snapshot import OfferKind
from hexad.server.rooms.bus import GAP, PLAYER
from hexad.server.store import DatabaseError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hexad.server.background import BackgroundTasks
    from hexad.server.game.events import Event
    from hexad.server.game.game_state import GameState
    from hexad.server.rooms.bus import Bus
    from hexad.server.rooms.room import Change, Room
    from hexad.server.rooms.rooms import Rooms
    from hexad.server.rooms.subscriber import Subscriber
    from hexad.server.store.search import Search

__all__ = ["Notice", "Notifications"]

# How often games that began on other processes are looked for while the bus is down, and while it is up, since it may
# lose messages. One query serves all subscribers.
LOOK_SECONDS = 2.0
COMPARE_SECONDS = 10.0

log = logging.getLogger(__name__)

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

    def __init__(self, rooms: Rooms, search: Search, bus: Bus, tasks: BackgroundTasks) -> None:
        self._rooms = rooms
        self._search = search
        self._bus = bus
        self._tasks = tasks
        self._subscribers: dict[str, dict[Subscriber, dict[str, _Sent]]] = {}
        self._may_have_missed = asyncio.Event()
        rooms.observers.append(self._room_changed)
        rooms.users.append(self._needs)
        bus.on(PLAYER, self._seated_elsewhere)
        bus.on(GAP, lambda _: self._may_have_missed.set())

    async def subscribe(self, subscriber: Subscriber) -> None:
        """Send how the player's games stand, and notices from now on; raises UnavailableError or DatabaseError."""
        player = subscriber.player
        # Before the games are read, so that none is missed that begins meanwhile.
        await self._bus.hold_player(player)
        sent = self._subscribers.setdefault(player, {}).setdefault(subscriber, {})
        for name in await self._search.unfinished(player):
            try:
                async with self._rooms.reading(name) as room:
                    self._send(subscriber, sent, room.state)
            except UnavailableError:
                raise
            except RefusalError as refusal:  # one game does not keep the player from hearing of the others
                log.debug("there is no notice about a game: %s", refusal, extra={"game": name})

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Send no more notices."""
        others = self._subscribers.get(subscriber.player, {})
        if others.pop(subscriber, None) is not None:
            self._bus.release_player(subscriber.player)
        if not others:
            self._subscribers.pop(subscriber.player, None)

    async def run(self) -> None:
        """Look for games that began on other processes and that no message announced."""
        while True:
            wait = COMPARE_SECONDS if self._bus.is_up else LOOK_SECONDS
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._may_have_missed.wait()
            self._may_have_missed.clear()
            if self._bus.is_shared and self._subscribers:
                try:
                    names = await self._search.unfinished_of(self._subscribers)
                except DatabaseError:
                    continue  # the next round tries again
                for name in names:
                    await self._load(name)

    async def _load(self, name: str) -> None:
        """Load a game, so that it is announced now and its changes are noticed here."""
        if name not in self._rooms.loaded:
            with suppress(RefusalError):  # the next round tries again
                await self._rooms.room(name)

    def _seated_elsewhere(self, data: bytes) -> None:
        """Load a game in which a player was seated by another process."""
        player, _, game = data.decode().partition(" ")
        if player in self._subscribers:
            self._tasks.job("load", self._load(game))

    def _needs(self, room: Room) -> bool:
        """Return whether a room has to stay in memory, since a player waits for notices about it."""
        return room.state.status in ("open", "playing") and any(
            seat.player in self._subscribers for seat in room.state.seats
        )

    def _room_changed(self, change: Change) -> None:
        state = change.room.state
        if change.is_ours and self._bus.is_shared:
            for player in _seated_by(change.event, state):
                self._bus.tell(player, state.name.encode())
        if not self._subscribers:
            return
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


def _seated_by(event: Event | None, state: GameState) -> set[str]:
    """Return the players who got a seat by an event."""
    if isinstance(event, Created):
        return {seat.player for seat in state.seats if seat.player}
    return {event.player} if isinstance(event, Joined | Transferred) else set()


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
