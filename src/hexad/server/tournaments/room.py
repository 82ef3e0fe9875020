"""A tournament in memory and the streams that follow it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, NamedTuple, Protocol

import msgspec

from hexad.server.game.messages import encode
from hexad.server.tournament.anonymity import event_without_name
from hexad.server.tournament.events import MemberAnonymised, decode_event, encode_event, public_form

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hexad.server.tournament.events import Event
    from hexad.server.tournament.state import TournamentState

__all__ = ["TournamentChange", "TournamentEventMessage", "TournamentRoom"]


class TournamentEventMessage(msgspec.Struct, frozen=True, tag="tournament_event"):
    """An event of a tournament, as streams send it."""

    tournament: str
    version: int
    event: msgspec.Raw


class Stream(Protocol):
    """A stream over HTTP that follows a tournament until it is over."""

    player: str

    def send(self, message: bytes) -> None:
        """Queue a message without waiting."""

    def end(self) -> None:
        """End the stream after the queued messages."""


class TournamentRoom:
    """The cache of one tournament: its state and its log. It changes under its lock only."""

    def __init__(self, state: TournamentState, log: list[bytes]) -> None:
        self.state = state
        self.log = log
        """The events as the database has them."""
        self.lock = asyncio.Lock()
        self.streams: set[Stream] = set()
        self.is_stale = False
        """Whether the database may differ from this room: they are compared before it is used."""
        self.games: set[str] = set()
        """The games that are known to exist."""
        self.moving: set[str] = set()
        """Those of them in which every seat has made its first move."""

    def apply(self, events: Sequence[Event], data: Sequence[bytes], following: TournamentState) -> None:
        """Apply committed events, which lead to a state, and send them to the streams."""
        first = self.state.version + 1
        for event in events:
            if isinstance(event, MemberAnonymised):
                self.log = [_without_name(stored, event) for stored in self.log]
        self.state = following
        self.log += data
        for version, event in enumerate(events, first):
            self._announce(version, event)
        if following.ended is not None:
            for stream in tuple(self.streams):
                stream.end()

    def lines_after(self, version: int, most: int | None = None) -> list[bytes]:
        """The messages about the events after a version, or about as many of them."""
        return [
            encode(TournamentEventMessage(self.state.name, number, public_form(decode_event(data))))
            for number, data in enumerate(self.log[version:][:most], version + 1)
        ]

    def _announce(self, version: int, event: Event) -> None:
        if self.streams:
            message = encode(TournamentEventMessage(self.state.name, version, public_form(event)))
            for stream in tuple(self.streams):
                stream.send(message)


def _without_name(data: bytes, anonymised: MemberAnonymised) -> bytes:
    event = decode_event(data)
    nameless = event_without_name(event, anonymised.player, anonymised.name)
    return data if nameless is event else encode_event(nameless)


class TournamentChange(NamedTuple):
    """A change of a tournament: the events that were applied; none if it was read from the database."""

    room: TournamentRoom
    before: TournamentState | None
    events: Sequence[Event]
    is_ours: bool
    """Whether this process committed them, and has to tell the players."""
