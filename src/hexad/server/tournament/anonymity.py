"""Tournaments without the name of a player who deleted the account, or with another name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from hexad.server.tournament.entrant_transitions import members_without_name
from hexad.server.tournament.events import Entered, MemberAnonymised

if TYPE_CHECKING:
    from hexad.server.tournament.events import Event

__all__ = ["event_without_name"]


def event_without_name(event: Event, player: str, name: str = "") -> Event:
    """Return an event with another name of a player; the same object if it has none, or this one."""
    if isinstance(event, Entered):
        members = members_without_name(event.members, player, name)
        return event if members == event.members else replace(event, members=members)
    if isinstance(event, MemberAnonymised) and event.player == player and event.name not in ("", name):
        return replace(event, name=name)
    return event
