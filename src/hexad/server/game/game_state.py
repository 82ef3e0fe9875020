"""What the events of a game amount to: a board, a snapshot, and the acts that were done."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

import hexad
from hexad.server.game import events as e
from hexad.server.game.correspondence import is_correspondence
from hexad.server.game.series import next_series
from hexad.server.game.transitions import first_snapshot, next_snapshot

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from hexad.board import AnyBoard
    from hexad.clock import Clock
    from hexad.server.game.snapshot import Offer, Snapshot, Status
    from hexad.server.game.standings import SeatChange
    from hexad.types import Outcome

__all__ = ["GameState"]


class GameState:
    """A game after a number of events. `apply` is the only method that changes it."""

    def __init__(self, name: str, created: e.Created) -> None:
        self.name = name
        self.created = created
        self.board: AnyBoard = hexad.GAMES[created.game].Board(created.fen, **created.options)
        self.times: list[tuple[int, ...]] = []
        """The time that each seat had left after each ply."""
        self.rating_changes: Sequence[SeatChange] = ()
        """How the end of a rated game changed ratings. The database has computed them; they are no part of the log."""
        # These do not change, and they are asked for every event.
        self.is_correspondence = is_correspondence(created)
        self.has_engines = any(seat.kind == "engine" for seat in created.seats)
        self._first = self.board.seat
        self._seat_count = len(created.seats)
        self._done: dict[tuple[int, str], int] = {}
        self.snapshot: Snapshot = first_snapshot(self)

    @classmethod
    def replay(cls, name: str, log: Iterable[e.Event]) -> GameState:
        """Return the game that a list of events makes; raises TypeError if it does not begin with its creation."""
        created, *rest = log
        if not isinstance(created, e.Created):
            raise TypeError(f"the first event of game {name} is {created}: expected how it was created")
        state = cls(name, created)
        for event in rest:
            state.apply(event)
        return state

    @property
    def version(self) -> int:
        """The number of events."""
        return self.snapshot.version

    @property
    def at(self) -> int:
        """The arena clock at the last event."""
        return self.snapshot.at

    @property
    def seats(self) -> tuple[e.Seat, ...]:
        """The seats, clockwise, Black first."""
        return self.snapshot.seats

    @property
    def status(self) -> Status:
        """Whether the game is open, being played, over or aborted."""
        return self.snapshot.status

    @property
    def clock(self) -> Clock | None:
        """The clock of a timed game that has begun."""
        return self.snapshot.clock

    def lag_quota(self, seat: int) -> int:
        """Return the network delay that can still be given back to a seat, in centiseconds."""
        quotas = self.snapshot.lag_quotas
        return quotas[seat] if quotas else 0

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended."""
        return self.snapshot.outcome

    @property
    def offers(self) -> Mapping[str, Offer]:
        """The offers that stand, by kind."""
        return self.snapshot.offers

    @property
    def next(self) -> str:
        """The id of the rematch that was agreed."""
        return self.snapshot.next

    @property
    def plies(self) -> int:
        """The number of moves that stand."""
        return self.snapshot.plies

    @property
    def turn(self) -> int | None:
        """The seat to move, while the game is being played."""
        return self.ply_seat(self.snapshot.plies) if self.snapshot.status == "playing" else None

    def ply_seat(self, ply: int) -> int:
        """Return the seat that plays a ply, counted from 0."""
        return (self._first + ply) % self._seat_count

    def seats_of(self, player: str) -> list[int]:
        """Return the numbers of the seats that a player holds."""
        return self.snapshot.seats_of(player)

    def unanswered(self, kind: str) -> list[int]:
        """Return the seats that have not answered an offer."""
        return self.snapshot.unanswered(kind)

    def done_at(self, player: str, act_id: str) -> int | None:
        """Return the version that an act with this id made, or None if there was no such act."""
        if not (act_id and player):
            return None
        for number, seat in enumerate(self.snapshot.seats):
            is_own = seat.player == player or (seat.kind == "open" and player == self.created.invited)
            if is_own and (number, act_id) in self._done:
                return self._done[number, act_id]
        return None

    def outcome_after(self, move: str) -> Outcome | None:
        """Return the outcome that a legal move leads to. The board is unchanged afterwards."""
        self.board.push(move)
        outcome = self.board.outcome()
        self.board.pop()
        return outcome

    def rematch(self, now: int, wall: float) -> e.Created:
        """Return the event that creates the same game again, with every player one seat further."""
        return msgspec.structs.replace(
            self.created,
            at=max(now, self.at),
            time=wall,
            seats=self.seats[-1:] + self.seats[:-1],
            listed=False,
            rematch_of=self.name,
            invited="",
            private=self.created.is_private,
            series=next_series(self.created, self.outcome),
        )

    def apply(self, event: e.Event, following: Snapshot | None = None) -> None:
        """Apply the next event. `following` is the snapshot that it leads to, if that was computed before."""
        if following is None:
            following = next_snapshot(self, event)
        kind = type(event)
        if kind is e.Moved or kind is e.Declared:
            self.board.push(event.move if isinstance(event, e.Moved) else "#")
            self.times.append(following.clock.banks if following.clock is not None else ())
        else:
            for _ in range(self.snapshot.plies - following.plies):
                self.board.pop()
                self.times.pop()
        self.snapshot = following
        if isinstance(event, e.SeatEvent) and event.id and event.seat >= 0:
            self._done[event.seat, event.id] = following.version
        elif isinstance(event, e.Transferred) and self.created.by == event.before:
            self.created = msgspec.structs.replace(self.created, by=event.player)
        elif isinstance(event, e.Anonymised):
            self.created = _created_without_name(self.created, following, event)


def _created_without_name(created: e.Created, following: Snapshot, event: e.Anonymised) -> e.Created:
    """Return how the game was created, with another name of a player, or none.

    A guest who opened the account later has another id there, but the same seats.
    """
    seats = zip(created.seats, following.seats, strict=True)
    nameless = (
        msgspec.structs.replace(old, name=event.name) if old.name and new.player == event.player else old
        for old, new in seats
    )
    return msgspec.structs.replace(created, seats=tuple(nameless))
