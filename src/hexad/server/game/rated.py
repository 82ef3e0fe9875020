"""Rated games: which games may be rated, and what the end of one says about its players."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from hexad.clock import TimeControl
from hexad.ratings import speed_of
from hexad.server.errors import RefusalError
from hexad.server.game import events as e

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from hexad.ratings import Speed
    from hexad.server.game.snapshot import Snapshot

__all__ = [
    "RatedResult",
    "account_required",
    "rated_result",
    "read_result",
    "require_ratable",
    "speed_of_game",
    "with_result",
]

# The score of Black, who has the seats with even numbers.
_SCORES = {"1-0": 1.0, "0-1": 0.0, "1/2-1/2": 0.5}


class RatedResult(NamedTuple):
    """The end of a rated game: all that ratings depend on."""

    game: str
    speed: str
    players: tuple[str, ...]
    """By seat. Seats with even numbers play together, and so do the others."""
    score: float
    """The score of the seats with even numbers: 1, 0.5 or 0."""
    time: int
    """The arena time of the end in whole seconds."""


def speed_of_game(created: e.Created) -> Speed | None:
    """The speed category of a game; None without a clock."""
    return speed_of(TimeControl.parse(created.control), created.game, len(created.seats))


def require_ratable(created: e.Created, *, has_custom_position: bool, has_account: bool) -> None:
    """Raise RefusalError if a new game cannot be rated."""
    seats = created.seats
    if not has_account:
        raise account_required()
    if speed_of_game(created) is None:
        raise RefusalError("rated-clock", "A rated game needs a clock.", status=422, field="control")
    if has_custom_position:
        raise RefusalError(
            "rated-position", "A rated game begins from a usual start position.", status=422, field="fen"
        )
    if any(seat.kind == "engine" for seat in seats):
        raise RefusalError("rated-engine", "A game against an engine cannot be rated.", status=422, field="chairs")
    if sum(seat.kind == "player" for seat in seats) > 1:
        raise RefusalError(
            "rated-seats", "In a rated game every seat has a player of its own.", status=422, field="chairs"
        )


def account_required() -> RefusalError:
    """The refusal of a guest who wants to play a rated game."""
    return RefusalError("rated-account", "Rated games are for players with an account.", status=403)


def with_result(created: e.Created, event: e.Event, before: Snapshot, following: Snapshot) -> e.Event:
    """Return an event with the result of the game in it, if it ends a rated game."""
    is_end = created.rated and before.status == "playing" and following.status == "over"
    if not is_end or following.outcome is None or not isinstance(event, e.SeatEvent | e.Flagged):
        return event
    return replace(event, ends=following.outcome.result)


def rated_result(created: e.Created, seats: Sequence[e.Seat], event: e.Event) -> RatedResult | None:
    """Return what an event says about ratings; None unless it ends a rated game.

    `seats` are those after the event. A game in which one player has come to hold two seats changes no rating.
    """
    ends = event.ends if isinstance(event, e.SeatEvent | e.Flagged) else ""
    speed = speed_of_game(created) if created.rated and ends else None
    players = tuple(seat.player for seat in seats if seat.kind == "player")
    if speed is None or len(set(players)) != len(seats):
        return None
    return RatedResult(created.game, str(speed), players, _SCORES[ends], event.at // 100)


def read_result(log: Iterable[e.Event]) -> RatedResult | None:
    """Return the result of a rated game from its log; None if there is none.

    Only the creation, changes of seats and the event that ended the game are needed: others may be left out.
    """
    created: e.Created | None = None
    seats: list[e.Seat] = []
    for event in log:
        if isinstance(event, e.Created):
            created, seats = event, list(event.seats)
        elif isinstance(event, e.Joined):
            seats[event.seat] = e.Seat("player", event.player, event.name)
        elif isinstance(event, e.Transferred):
            seats = [replace(seat, player=event.player) if seat.player == event.before else seat for seat in seats]
        elif created is not None and (result := rated_result(created, seats, event)) is not None:
            return result
    return None
