"""A game in memory and its subscribers."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from hexad.server.game.events import Joined, SeatEvent, Transferred
from hexad.server.game.messages import EventMessage, GameMessage, detail_of, encode, refused, state_of

if TYPE_CHECKING:
    from collections.abc import Collection

    from hexad.server.errors import RefusalError
    from hexad.server.game.events import Event
    from hexad.server.game.game_state import GameState
    from hexad.server.game.messages import Detail
    from hexad.server.game.snapshot import Snapshot
    from hexad.server.rooms.subscriber import RoomSubscriber
    from hexad.server.store import Summary

__all__ = ["Change", "LoggedEvent", "Room"]


class _EventTime(msgspec.Struct):
    """The arena time of an event; its other fields are not decoded."""

    at: int


_event_time = msgspec.json.Decoder(_EventTime)


class LoggedEvent(NamedTuple):
    """An event of the log in two forms: as everybody sees it, and with the id of its act, as only its author sees it.

    Ids are free texts, and partners in the four-player game of Six may not communicate (S10).
    """

    public: bytes
    own: bytes
    author: int | None
    """The seat whose player may see the id."""

    @classmethod
    def of(cls, event: Event, data: bytes) -> LoggedEvent:
        """Return both forms of an event."""
        if not (isinstance(event, SeatEvent) and event.id):
            return cls(data, data, None)
        # Only numbers come before the id in the JSON object, so its first occurrence is the field itself.
        return cls(data.replace(b',"id":' + encode(event.id), b"", 1), data, event.seat)

    def seen_by(self, seats: Collection[int]) -> msgspec.Raw:
        """Return the form that the player who holds these seats may see."""
        return msgspec.Raw(self.own if self.author in seats else self.public)


class Room:
    """The cache of one game: its state, its log and its subscribers. It changes under its lock only."""

    def __init__(self, state: GameState, log: list[LoggedEvent]) -> None:
        self.state = state
        self.log = log
        self.subscribers: set[RoomSubscriber] = set()
        self.lock = asyncio.Lock()
        self.timer: asyncio.TimerHandle | None = None
        """Fires when the flag of the seat to move may have fallen."""
        self.timer_at = 0
        """The arena clock at which the timer fires."""
        self.is_stale = False
        """Whether the database may differ from this room: they are compared before it is used."""
        self.is_uncertain = False
        """Whether a commit of this process failed, so that its event may be in the database or not."""
        self.written: Summary | None = None
        """The row in the table of games, as far as this process knows it."""

    def has_engines(self) -> bool:
        """Return whether an engine holds a seat."""
        return any(seat.kind == "engine" for seat in self.state.seats)

    def is_player_connected(self) -> bool:
        """Return whether the player to move has a connection to this process."""
        player = "" if self.state.turn is None else self.state.seats[self.state.turn].player
        return player != "" and any(subscriber.player == player for subscriber in self.subscribers)

    def grace(self, absent: int) -> int:
        """Return how much later than the flag a move of the seat to move may arrive, in centiseconds.

        `absent` is the network delay of a player without a connection to this process.
        """
        turn = self.state.turn
        player = self.state.seats[turn].player if turn is not None else ""
        if turn is None or not player:
            return 0
        lag = max((subscriber.lag for subscriber in self.subscribers if subscriber.player == player), default=absent)
        return min(lag, self.state.lag_quota(turn))

    def apply(self, event: Event, data: bytes, following: Snapshot | None = None) -> None:
        """Apply a committed event. `following` is the snapshot that it leads to, if that was computed before."""
        self.state.apply(event, following)
        self.log.append(LoggedEvent.of(event, data))

    def has_event(self, version: int, data: bytes) -> bool:
        """Return whether an event that is in the database is in the log."""
        return version <= len(self.log) and self.log[version - 1].own == data

    def events_after(self, version: int, now: int, player: str, *, detail: bool, at: int | None = None) -> bytes:
        """Return the message for a client that knows the game up to a version, whose event has the time `at`.

        A client that knows another game, because the database has lost events, gets the whole game again.
        """
        is_known = 0 <= version <= len(self.log) and (at is None or version == 0 or at == self._time_of(version))
        seats = self.state.seats_of(player)
        return encode(
            GameMessage(
                self.state.name,
                self.state.version,
                [logged.seen_by(seats) for logged in self.log[version if is_known else 0 :]],
                state_of(self.state, now),
                self._detail() if detail else None,
                reset=not is_known,
            )
        )

    def send_events_after(self, subscriber: RoomSubscriber, version: int, now: int, *, at: int | None = None) -> None:
        """Send a subscriber what happened after a version, whose event has the time `at`."""
        subscriber.send(self.events_after(version, now, subscriber.player, detail=subscriber.wants_detail, at=at))

    def send_reset(self, subscriber: RoomSubscriber, now: int) -> None:
        """Send a subscriber the whole game, which replaces what it knows."""
        self.send_events_after(subscriber, -1, now)

    def break_off(self, refusal: RefusalError) -> None:
        """Tell the subscribers that the game cannot be read any more. For everything in memory it is over."""
        state = self.state
        state.snapshot = msgspec.structs.replace(state.snapshot, status="aborted", offers={}, clock=None)
        message = encode(refused(refusal, game=state.name))
        for subscriber in tuple(self.subscribers):
            subscriber.send(message)
        self.subscribers.clear()

    def announce(self, event: Event, now: int) -> None:
        """Send the event that was applied last to all subscribers. Each form of the message is encoded once."""
        if not self.subscribers:
            return
        logged = self.log[-1]
        author = None if logged.author is None else self.state.seats[logged.author].player
        state = state_of(self.state, now, with_seats=isinstance(event, Joined | Transferred))
        messages: dict[tuple[bool, bool], bytes] = {}
        for subscriber in tuple(self.subscribers):
            form = (subscriber.wants_detail, subscriber.player == author)
            if form not in messages:
                detail = self._detail() if subscriber.wants_detail else None
                seen = msgspec.Raw(logged.own if form[1] else logged.public)
                messages[form] = encode(EventMessage(self.state.name, self.state.version, seen, state, detail))
            subscriber.send(messages[form])

    def announce_state(self, now: int) -> None:
        """Send the current state to all subscribers, as after an outage."""
        for subscriber in tuple(self.subscribers):
            self.send_events_after(subscriber, self.state.version, now)

    def _detail(self) -> Detail:
        return detail_of(self.state.board, is_played=self.state.status == "playing")

    def _time_of(self, version: int) -> int:
        return _event_time.decode(self.log[version - 1].own).at


class Change(NamedTuple):
    """A change of a room: the event that was applied, or None if the room was read from the database."""

    room: Room
    event: Event | None
    is_ours: bool
    """Whether this process has to react to it: it committed the event, or runs the engines of the game."""
    is_set_back: bool = False
    """Whether the database lost events: what was sent about the game before does not count any more."""
