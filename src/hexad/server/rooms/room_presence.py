"""Tells the subscribers of a room who is there: the state of each seat, the spectators, and who may claim the end.

One loop serves all rooms. It looks at rooms in which something changed and sends a room at most one message in a
while, however often its clients come, go or hide their pages.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from hexad.server.game.claims import CLAIM_SECONDS, Absence, claim_results, possible_claim
from hexad.server.game.events import SeatEvent
from hexad.server.game.field_types import ClaimResult
from hexad.server.game.messages import encode
from hexad.server.rooms.presence import Presence, PresenceState
from hexad.server.rooms.presence_elsewhere import PresenceElsewhere
from hexad.server.rooms.presence_hints import PresenceHints

if TYPE_CHECKING:
    from hexad.server.game.game_state import GameState
    from hexad.server.rooms.parts import Parts
    from hexad.server.rooms.room import Change, Room
    from hexad.server.rooms.rooms import Rooms
    from hexad.server.rooms.subscriber import RoomSubscriber
    from hexad.server.settings import Limits

__all__ = ["ClaimState", "PresenceMessage", "RoomPresence"]

TICK_SECONDS = 0.2

log = logging.getLogger(__name__)


class ClaimState(msgspec.Struct, frozen=True):
    """A claim: the seats that may make it, in how many centiseconds, and what they may claim."""

    seats: list[int]
    wait: int
    results: tuple[ClaimResult, ...]


class PresenceMessage(msgspec.Struct, frozen=True, omit_defaults=True, tag="presence"):
    """Who is there: the state of each seat, null for engines, open seats and before it is known."""

    game: str
    seats: list[PresenceState | None]
    spectators: int = 0
    claim: ClaimState | None = None


class _Shown(NamedTuple):
    """What subscribers know. `claim_at` is an arena time, so that it differs only if the claim does."""

    seats: list[PresenceState | None]
    spectators: int
    claim_seats: list[int]
    claim_at: int | None


class RoomPresence:
    """The rooms with subscribers, and what was sent to them."""

    def __init__(self, rooms: Rooms, parts: Parts, limits: Limits) -> None:
        seconds, bus = parts.arena_clock.process_time.seconds, parts.bus
        self._rooms = rooms
        self._elsewhere = PresenceElsewhere(seconds)
        self.presence = Presence(parts.arena_clock.now, seconds, bus, self._elsewhere, limits.grace_seconds)
        self.hints = PresenceHints(parts.process, self.presence, self._elsewhere, bus, repeat=limits.hint_seconds)
        self._interval = limits.presence_seconds
        self._factor = limits.claim_factor
        self._keep_seconds = 2 * max(CLAIM_SECONDS.values()) * limits.claim_factor + limits.grace_seconds
        self._rooms_of: dict[str, set[Room]] = {}
        """The rooms with subscribers in which a player has a seat."""
        self._players: dict[Room, set[str]] = {}
        self._shown: dict[Room, _Shown] = {}
        self._changed: set[Room] = set()
        self._next: dict[Room, float] = {}
        """The time before which a room is sent no further message."""
        rooms.observers.add(self._acted)
        rooms.observers.add(self._room_changed, moves=False)
        rooms.absence = self.absence

    def absence(self, state: GameState, claimant: str = "") -> Absence:
        """Return since when the players of a game are gone. A player who claims is not."""
        gone = (
            None if seat.player in ("", claimant) else self.presence.gone_since(seat.player) for seat in state.seats
        )
        return Absence(tuple(gone), self._factor)

    def entered(self, room: Room, subscriber: RoomSubscriber) -> None:
        """Tell a new subscriber of a room who is there."""
        self._follow(room)
        if subscriber.wants_presence:
            shown = self._look(room)
            self._shown.setdefault(room, shown)
            subscriber.send(self._message(room, shown))

    def left(self, room: Room) -> None:
        """Take note that a room has a subscriber less."""
        self._follow(room)

    async def run(self) -> None:
        """Send what has changed, for ever."""
        self.presence.begin()
        while True:
            await asyncio.sleep(TICK_SECONDS)
            self.tick()

    def tick(self) -> None:
        """Look at the rooms in which something changed."""
        presence, hints = self.presence, self.hints
        presence.tick(self._keep_seconds)
        hints.tick()
        if presence.is_all_changed:
            self._changed.update(self._players)
        for player in presence.changed:
            self._changed |= self._rooms_of.get(player, set())
        for game in hints.changed_games:
            if (room := self._rooms.loaded.get(game)) in self._players:
                self._changed.add(room)
        presence.is_all_changed = False
        presence.changed.clear()
        hints.changed_games.clear()
        now = time.monotonic()
        for room in [room for room in self._changed if self._next.get(room, 0.0) <= now]:
            self._changed.discard(room)
            try:
                self._send(room, now)
            except Exception:  # it concerns no other game
                log.exception("nobody is told who is there", extra={"game": room.state.name})

    def _acted(self, change: Change) -> None:
        event = change.event
        if change.is_ours and isinstance(event, SeatEvent) and event.seat >= 0:
            player = change.room.state.snapshot.seats[event.seat].player
            if player:
                self.presence.acted(player)

    def _room_changed(self, change: Change) -> None:
        if change.room in self._players:
            self._follow(change.room)

    def _follow(self, room: Room) -> None:
        """Look at a room soon, and know its players for as long as it has subscribers."""
        players = {seat.player for seat in room.state.seats if seat.player} if room.subscribers else set()
        before = self._players.get(room, set())
        for player in before - players:
            self._rooms_of[player].discard(room)
            if not self._rooms_of[player]:
                del self._rooms_of[player]
        for player in players - before:
            self._rooms_of.setdefault(player, set()).add(room)
        self.hints.set_spectators(room.state.name, _spectators(room))
        if room.subscribers:
            self._players[room] = players
            self._changed.add(room)
        else:
            self._players.pop(room, None)
            self._shown.pop(room, None)
            self._next.pop(room, None)
            self._changed.discard(room)

    def _send(self, room: Room, now: float) -> None:
        if not any(subscriber.wants_presence for subscriber in room.subscribers):
            self._shown.pop(room, None)
            return
        shown = self._look(room)
        if self._shown.get(room) == shown:
            return
        self._shown[room] = shown
        self._next[room] = now + self._interval
        message = self._message(room, shown)
        for subscriber in tuple(room.subscribers):
            if subscriber.wants_presence:
                subscriber.send(message)

    def _look(self, room: Room) -> _Shown:
        state = room.state
        name = state.name
        claim = possible_claim(state, self.absence(state))
        return _Shown(
            [self.presence.state(seat.player) if seat.player else None for seat in state.seats],
            self.hints.spectators.get(name, 0) + self._elsewhere.spectators(name),
            [] if claim is None else claim.seats,
            None if claim is None else claim.at,
        )

    def _message(self, room: Room, shown: _Shown) -> bytes:
        claim = None
        if shown.claim_at is not None:
            wait = max(0, shown.claim_at - self._rooms.arena_clock.now())
            claim = ClaimState(shown.claim_seats, wait, claim_results(room.state))
        return encode(PresenceMessage(room.state.name, shown.seats, shown.spectators, claim))


def _spectators(room: Room) -> int:
    """Return how many people without a seat watch a room. Clients without a cookie count one by one."""
    seated = {seat.player for seat in room.state.seats}
    watching = [subscriber.player for subscriber in room.subscribers]
    return len({player for player in watching if player and player not in seated}) + watching.count("")
