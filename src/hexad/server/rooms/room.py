"""A game in memory, and those who look at it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, NamedTuple, Protocol

import msgspec

from hexad.server.game.events import Joined, SeatEvent
from hexad.server.game.messages import EventMessage, GameMessage, detail_of, encode, state_of
from hexad.server.store import Summary

if TYPE_CHECKING:
    from hexad.server.game.events import Event
    from hexad.server.game.game_state import GameState
    from hexad.server.game.messages import Detail

__all__ = ["MAX_LAG", "LoggedEvent", "Room", "RoomSubscriber"]

# What is given back for the network at most, in centiseconds a move.
MAX_LAG = 50


class RoomSubscriber(Protocol):
    """Somebody who is told what happens. Telling never waits."""

    @property
    def player(self) -> str:
        """Who it is; empty for those who are nobody."""

    @property
    def lag(self) -> int:
        """Centiseconds of the network, as far as they are given back."""

    @property
    def wants_detail(self) -> bool:
        """Whether it is also told what a board needs that knows no rules."""

    def tell(self, message: bytes) -> None:
        """Take a message, or drop the connection."""


class LoggedEvent(NamedTuple):
    """An event of the log as everybody sees it, and as its author does: with the id that they gave to their act.

    Nobody else sees ids. They are free texts, and partners at four-handed Six have no way to talk.
    """

    public: bytes
    own: bytes
    author: str

    @classmethod
    def of(cls, state: GameState, event: Event, data: bytes) -> LoggedEvent:
        """The line of an event that has happened in a game."""
        if not (isinstance(event, SeatEvent) and event.id):
            return cls(data, data, "")
        # It stands behind two numbers, so that the first thing that looks like it is it.
        return cls(data.replace(b',"id":' + encode(event.id), b"", 1), data, state.seats[event.seat].player)

    def seen_by(self, player: str) -> msgspec.Raw:
        """What somebody is shown."""
        return msgspec.Raw(self.own if self.author and self.author == player else self.public)


class Room:
    """The cache of one game: its log, what that amounts to, and its watchers. All changes happen under the lock."""

    def __init__(self, state: GameState, log: list[LoggedEvent]) -> None:
        self.state = state
        self.log = log
        self.subscribers: set[RoomSubscriber] = set()
        self.lock = asyncio.Lock()
        self.timer: asyncio.TimerHandle | None = None
        self.timer_at = 0
        """The arena's time at which it rings, as far as was known when it was set."""
        self.is_stale = False
        self.written: Summary | None = None
        """What the table of games says, as far as this process knows."""

    def has_engines(self) -> bool:
        """Whether somebody must move for an engine."""
        return any(seat.kind == "engine" for seat in self.state.seats)

    def lag_of(self, player: str, elsewhere: int = 0) -> int:
        """How late a move of a player may come at most by the network's fault; so much if they are not here."""
        return max(
            (subscriber.lag for subscriber in self.subscribers if subscriber.player == player), default=elsewhere
        )

    def summary(self, owner: str, wall: float) -> Summary:
        """What the table of games should say."""
        state, before = self.state, self.written
        wake = before.wake if before is not None else None
        if state.status != "playing" or state.clock is None:
            wake = None
        elif wake is None or not state.at < wake <= (state.clock.falls_at() or 0):
            # Nobody's time is up before that, so that it stays right for many moves.
            wake = state.at + max(1, min(state.clock.banks))
        was_playing = before is not None and before.status == "playing" and before.owner in ("", owner)
        if before is not None and was_playing and state.status == "playing" and before.wake == wake:
            return before  # as after most moves
        is_over = state.status in ("over", "aborted")
        return Summary(
            state.status,
            state.outcome.result if state.outcome is not None else "*",
            state.outcome.reason if state.outcome is not None else "",
            state.plies if is_over else 0,
            wall if is_over else None,
            wake,
            owner if self.has_engines() and state.status == "playing" else "",
        )

    def caught_up(self, after: int, now: int, player: str, *, detail: bool) -> bytes:
        """What somebody needs who knows the game up to a version."""
        known = after if 0 <= after <= self.state.version else 0
        return encode(
            GameMessage(
                self.state.name,
                self.state.version,
                [line.seen_by(player) for line in self.log[known:]],
                state_of(self.state, now),
                self._detail() if detail else None,
            )
        )

    def tell(self, subscriber: RoomSubscriber, after: int, now: int) -> None:
        """Tell a watcher what it needs who knows the game up to a version."""
        subscriber.tell(self.caught_up(after, now, subscriber.player, detail=subscriber.wants_detail))

    def announce(self, event: Event, now: int) -> None:
        """Tell all watchers of the event that was applied last."""
        if not self.subscribers:
            return
        line = self.log[-1]
        state = state_of(self.state, now, with_seats=isinstance(event, Joined))
        made: dict[tuple[bool, bool], bytes] = {}
        for subscriber in tuple(self.subscribers):
            kind = (subscriber.wants_detail, line.author != "" and subscriber.player == line.author)
            if kind not in made:
                detail = self._detail() if subscriber.wants_detail else None
                seen = line.seen_by(subscriber.player)
                made[kind] = encode(EventMessage(self.state.name, self.state.version, seen, state, detail))
            subscriber.tell(made[kind])

    def announce_all(self, now: int) -> None:
        """Tell all watchers how the game stands, as after an outage."""
        for subscriber in tuple(self.subscribers):
            self.tell(subscriber, self.state.version, now)

    def _detail(self) -> Detail:
        return detail_of(self.state.board, is_played=self.state.status == "playing")
