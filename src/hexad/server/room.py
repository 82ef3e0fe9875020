"""A game in memory, and those who look at it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, NamedTuple, Protocol

import msgspec

from hexad.server.events import Joined, SeatEvent
from hexad.server.messages import EventMessage, GameMessage, detail_of, encode, state_of
from hexad.server.store import Summary

if TYPE_CHECKING:
    from hexad.server.events import Event
    from hexad.server.live import LiveGame
    from hexad.server.messages import Detail

__all__ = ["MOST_LAG", "Line", "Room", "Watcher"]

# What is given back for the network at most, in centiseconds a move.
MOST_LAG = 50


class Watcher(Protocol):
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


class Line(NamedTuple):
    """An event of the log as everybody sees it, and as its author does: with the id that they gave to their act.

    Nobody else sees ids. They are free texts, and partners at four-handed Six have no way to talk.
    """

    public: bytes
    own: bytes
    author: str

    @classmethod
    def of(cls, live: LiveGame, event: Event, data: bytes) -> Line:
        """The line of an event that has happened in a game."""
        if not (isinstance(event, SeatEvent) and event.id):
            return cls(data, data, "")
        # It stands behind two numbers, so that the first thing that looks like it is it.
        return cls(data.replace(b',"id":' + encode(event.id), b"", 1), data, live.seats[event.seat].player)

    def seen_by(self, player: str) -> msgspec.Raw:
        """What somebody is shown."""
        return msgspec.Raw(self.own if self.author and self.author == player else self.public)


class Room:
    """The cache of one game: its log, what that amounts to, and its watchers. All changes happen under the lock."""

    def __init__(self, live: LiveGame, log: list[Line]) -> None:
        self.live = live
        self.log = log
        self.watchers: set[Watcher] = set()
        self.lock = asyncio.Lock()
        self.timer: asyncio.TimerHandle | None = None
        self.timer_at = 0
        """The arena's time at which it rings, as far as was known when it was set."""
        self.is_stale = False
        self.written: Summary | None = None
        """What the table of games says, as far as this process knows."""

    def has_engines(self) -> bool:
        """Whether somebody must move for an engine."""
        return any(seat.kind == "engine" for seat in self.live.seats)

    def lag_of(self, player: str, elsewhere: int = 0) -> int:
        """How late a move of a player may come at most by the network's fault; so much if they are not here."""
        return max((watcher.lag for watcher in self.watchers if watcher.player == player), default=elsewhere)

    def summary(self, owner: str, wall: float) -> Summary:
        """What the table of games should say."""
        live, before = self.live, self.written
        wake = before.wake if before is not None else None
        if live.status != "playing" or live.clock is None:
            wake = None
        elif wake is None or not live.at < wake <= (live.clock.falls_at() or 0):
            # Nobody's time is up before that, so that it stays right for many moves.
            wake = live.at + max(1, min(live.clock.banks))
        was_playing = before is not None and before.status == "playing" and before.owner in ("", owner)
        if before is not None and was_playing and live.status == "playing" and before.wake == wake:
            return before  # as after most moves
        is_over = live.status in ("over", "aborted")
        return Summary(
            live.status,
            live.outcome.result if live.outcome is not None else "*",
            live.outcome.reason if live.outcome is not None else "",
            live.plies if is_over else 0,
            wall if is_over else None,
            wake,
            owner if self.has_engines() and live.status == "playing" else "",
        )

    def caught_up(self, after: int, now: int, player: str, *, detail: bool) -> bytes:
        """What somebody needs who knows the game up to a version."""
        known = after if 0 <= after <= self.live.version else 0
        return encode(
            GameMessage(
                self.live.name,
                self.live.version,
                [line.seen_by(player) for line in self.log[known:]],
                state_of(self.live, now),
                self._detail() if detail else None,
            )
        )

    def tell(self, watcher: Watcher, after: int, now: int) -> None:
        """Tell a watcher what it needs who knows the game up to a version."""
        watcher.tell(self.caught_up(after, now, watcher.player, detail=watcher.wants_detail))

    def announce(self, event: Event, now: int) -> None:
        """Tell all watchers of the event that was applied last."""
        if not self.watchers:
            return
        line = self.log[-1]
        state = state_of(self.live, now, with_seats=isinstance(event, Joined))
        made: dict[tuple[bool, bool], bytes] = {}
        for watcher in tuple(self.watchers):
            kind = (watcher.wants_detail, line.author != "" and watcher.player == line.author)
            if kind not in made:
                detail = self._detail() if watcher.wants_detail else None
                seen = line.seen_by(watcher.player)
                made[kind] = encode(EventMessage(self.live.name, self.live.version, seen, state, detail))
            watcher.tell(made[kind])

    def announce_all(self, now: int) -> None:
        """Tell all watchers how the game stands, as after an outage."""
        for watcher in tuple(self.watchers):
            self.tell(watcher, self.live.version, now)

    def _detail(self) -> Detail:
        return detail_of(self.live.board, is_played=self.live.status == "playing")
