"""Removes the name of a player who deleted the account, or whose name was hidden, from the stored events of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import select, update

from hexad.server.game.anonymity import event_without_name, ids_of
from hexad.server.game.events import decode_event, encode_event
from hexad.server.store.event_data import event_data
from hexad.server.store.schema import events, removed_events, seats

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from hexad.server.game.events import Event
    from hexad.server.store.database import Database

__all__ = ["remove_name", "remove_name_from_seats"]


def remove_name(connection: Connection, database: Database, game: str, player: str, name: str = "") -> None:
    """Rewrite the events of a game with another name of a player, or none, also those that a repair took out of it.

    The events of a damaged game are rewritten as far as they can be read.
    """
    query = select(events.c.version, event_data(database)).where(events.c.game == game).order_by(events.c.version)
    stored = {row.version: _decoded(row.data) for row in connection.execute(query)}
    players = ids_of(player, filter(None, stored.values()))
    for version, event in stored.items():
        data = _without_name(event, players, name)
        if data is not None:
            is_event = (events.c.game == game) & (events.c.version == version)
            connection.execute(update(events).where(is_event).values(data=data))
    columns = (removed_events.c.version, removed_events.c.removed, event_data(database, removed_events.c.data))
    for row in connection.execute(select(*columns).where(removed_events.c.game == game)).all():
        data = _without_name(_decoded(row.data), players, name)
        if data is not None:
            is_event = (removed_events.c.game == game) & (removed_events.c.version == row.version)
            change = update(removed_events).where(is_event, removed_events.c.removed == row.removed)
            connection.execute(change.values(data=data))


def remove_name_from_seats(connection: Connection, game: str, player: str, name: str = "") -> None:
    """Replace or remove a player's name in the table of seats."""
    connection.execute(update(seats).where(seats.c.game == game, seats.c.player == player).values(name=name))


def _without_name(event: Event | None, players: set[str], name: str) -> str | None:
    """The stored form of an event with another name of these players; None if it does not change."""
    nameless = None if event is None else event_without_name(event, players, name)
    return None if nameless is None or nameless is event else encode_event(nameless).decode()


def _decoded(data: bytes | str) -> Event | None:
    try:
        return decode_event(data)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
