"""A game in memory and its subscribers."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from hexad.server.game.anonymity import event_without_name, ids_of
from hexad.server.game.events import Anonymised, Event, Joined, SeatEvent, Transferred, decode_event, encode_event
from hexad.server.game.known_events import KnownEvents
from hexad.server.game.messages import (
    GameMessage,
    detail_of,
    encode,
    event_message_end,
    event_message_start,
    refused,
    state_of,
)

if TYPE_CHECKING:
    from collections.abc import Collection

    from hexad.server.errors import RefusalError
    from hexad.server.game.game_state import GameState
    from hexad.server.game.messages import Detail
    from hexad.server.game.snapshot import Snapshot
    from hexad.server.rooms.subscriber import RoomSubscriber
    from hexad.server.store import Summary
    from hexad.server.store.turn_rows import AnsweredMove

__all__ = ["Change", "Decided", "LoggedEvent", "Room", "without_name"]


# The events with which the names or ids at the seats change.
_SEAT_CHANGES = frozenset((Joined, Transferred, Anonymised))


class LoggedEvent(msgspec.Struct, frozen=True, gc=False):
    """An event of the log in two forms: as everybody sees it, and with the id of its act, as only its author sees it.

    Ids are free texts, and partners in the four-player game of Six may not communicate (S10).
    """

    public: bytes
    own: bytes
    author: int | None
    """The seat whose player may see the id."""
    at: int
    """The arena time of the event."""

    @classmethod
    def of(cls, event: Event, data: bytes) -> LoggedEvent:
        """Return both forms of an event."""
        if not (isinstance(event, SeatEvent) and event.id):
            return cls(data, data, None, event.at)
        # Only numbers come before the id in the JSON object, so its first occurrence is the field itself.
        return cls(data.replace(b',"id":' + encode(event.id), b"", 1), data, event.seat, event.at)

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
        if type(event) is Anonymised:
            self.log = without_name(self.log, event.player, event.name)
        self.log.append(LoggedEvent.of(event, data))

    def has_event(self, version: int, data: bytes) -> bool:
        """Return whether an event that is in the database is in the log."""
        return version <= len(self.log) and self.log[version - 1].own == data

    def has_known(self, known: KnownEvents) -> bool:
        """Return whether the log begins with what a client knows. If not, the database has lost events."""
        version, at = known.version, known.at
        return 0 <= version <= len(self.log) and (at is None or version == 0 or at == self.log[version - 1].at)

    def events_after(self, known: KnownEvents, now: int, player: str, *, detail: bool) -> bytes:
        """Return the message for a client that knows some events.

        A client that knows another game, because the database has lost events, gets the whole game again.
        """
        is_known = self.has_known(known)
        seats = self.state.seats_of(player)
        return encode(
            GameMessage(
                self.state.name,
                self.state.version,
                [logged.seen_by(seats) for logged in self.log[known.version if is_known else 0 :]],
                state_of(self.state, now),
                self._detail() if detail else None,
                reset=not is_known,
            )
        )

    def send_events_after(self, subscriber: RoomSubscriber, known: KnownEvents, now: int) -> None:
        """Send a subscriber what happened after the events that it knows."""
        subscriber.send(self.events_after(known, now, subscriber.player, detail=subscriber.wants_detail))

    def send_reset(self, subscriber: RoomSubscriber, now: int) -> None:
        """Send a subscriber the whole game, which replaces what it knows."""
        self.send_events_after(subscriber, KnownEvents(-1), now)

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
        logged, snapshot = self.log[-1], self.state.snapshot
        author = None if logged.author is None else snapshot.seats[logged.author].player
        state = state_of(self.state, now, with_seats=type(event) in _SEAT_CHANGES)
        before = event_message_start(self.state.name, snapshot.version)
        # With and without detail, the message for everybody and the one for the author.
        forms: dict[bool, tuple[bytes, bytes]] = {}
        for subscriber in tuple(self.subscribers):
            with_detail = subscriber.wants_detail
            if with_detail not in forms:
                after = event_message_end(state, self._detail() if with_detail else None)
                forms[with_detail] = before + logged.public + after, before + logged.own + after
            subscriber.send(forms[with_detail][subscriber.player == author])

    def announce_state(self, now: int) -> None:
        """Send the current state to all subscribers, as after an outage."""
        for subscriber in tuple(self.subscribers):
            self.send_events_after(subscriber, KnownEvents(self.state.version), now)

    def _detail(self) -> Detail:
        return detail_of(self.state.board, is_played=self.state.status == "playing")


def without_name(log: list[LoggedEvent], player: str, name: str = "") -> list[LoggedEvent]:
    """Return a log with another name of a player, or none, as the database has it then."""
    events = [decode_event(logged.own) for logged in log]
    players = ids_of(player, events)
    result = []
    for event, logged in zip(events, log, strict=True):
        nameless = event_without_name(event, players, name)
        result.append(logged if nameless is event else LoggedEvent.of(nameless, encode_event(nameless)))
    return result


class Decided(NamedTuple):
    """An event to commit that is the answer to a move, and the conditional moves that it comes from."""

    event: Event
    answered: AnsweredMove


class Change(msgspec.Struct, frozen=True):
    """A change of a room: the event that was applied, or None if the room was read from the database."""

    room: Room
    event: Event | None
    is_ours: bool
    """Whether this process has to react to it: it committed the event, or runs the engines of the game."""
    is_set_back: bool = False
    """Whether the database lost events: what was sent about the game before does not count any more."""
