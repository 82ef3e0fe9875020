"""Removes the name of a player who deleted the account, or whose name was hidden, from events and from seats.

Of a deleted account, the name is empty: the names of other players have at least one character. A hidden name is
replaced by another one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from hexad.server.game.events import Anonymised, Created, Joined, Transferred

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from hexad.server.game.events import Event, Seat

__all__ = ["decide_anonymity", "event_without_name", "ids_of", "seats_without_name"]


def ids_of(player: str, events: Iterable[Event]) -> set[str]:
    """Return the ids of a player in a game: that of the account, and that of the guest who opened it."""
    return {player} | {event.before for event in events if isinstance(event, Transferred) and event.player == player}


def seats_without_name(seats: Sequence[Seat], players: Collection[str], name: str = "") -> tuple[Seat, ...]:
    """Return the seats with another name of these players."""
    return tuple(replace(seat, name=name) if seat.name and seat.player in players else seat for seat in seats)


def event_without_name(event: Event, players: Collection[str], name: str = "") -> Event:
    """Return an event with another name of these players; the same object if it has none, or this one."""
    if isinstance(event, Created):
        seats = seats_without_name(event.seats, players, name)
        return event if seats == event.seats else replace(event, seats=seats)
    if isinstance(event, Joined | Transferred | Anonymised) and event.player in players:
        return replace(event, name=name) if event.name not in ("", name) else event
    return event


def decide_anonymity(seats: Sequence[Seat], player: str, at: int, name: str = "") -> Anonymised | None:
    """Return the event that replaces a player's name in a game, or None if there is nothing to replace."""
    has_name = any(seat.name not in ("", name) and seat.player == player for seat in seats)
    return Anonymised(at=at, player=player, name=name) if has_name else None
