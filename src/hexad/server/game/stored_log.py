"""The events of a game as they are stored. They may be damaged: by a disk, by hand, or by an error of this program."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from hexad.server.game.events import Created, Flagged, SeatEvent, decode_event, has_unknown_kind
from hexad.server.game.game_state import GameState

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hexad.server.game.events import Event

__all__ = [
    "ReadableGame",
    "StoredLog",
    "UnknownEventKindError",
    "UnreadableGameError",
    "read_prefix",
    "read_stored",
]

StoredLog: TypeAlias = "Sequence[tuple[int, bytes]]"
"""Versions and events, by version."""

_MAX_REASON_LENGTH = 300


class UnreadableGameError(Exception):
    """A stored game cannot be read; the text says why."""


class UnknownEventKindError(UnreadableGameError):
    """A later release continued the game with an event that this release does not know: it is not damaged."""


class ReadableGame(NamedTuple):
    """The game that stored events make, and these events."""

    state: GameState
    events: list[Event]


def read_stored(name: str, log: StoredLog) -> ReadableGame:
    """Return the game that stored events make; raises UnreadableGameError or UnknownEventKindError."""
    game, fault = read_prefix(name, log)
    # Every release begins a game with the same kind of event.
    if game is not None and fault and has_unknown_kind(log[len(game.events)][1]):
        raise UnknownEventKindError(fault)
    if game is None or fault:
        raise UnreadableGameError(fault)
    return game


def read_prefix(name: str, log: StoredLog) -> tuple[ReadableGame | None, str]:
    """Return the game that the longest readable beginning of a log makes, and why the rest is not readable.

    The game is None if not even its creation is readable. The reason is empty if everything is.
    """
    state: GameState | None = None
    events: list[Event] = []
    for number, (version, data) in enumerate(log, 1):
        try:
            event = _decoded(data, version, number)
            state = _next(name, state, event)
        except MemoryError:
            raise  # that says nothing about the game
        except Exception as error:
            # What a damaged event raises, and where, cannot be foreseen.
            return _again(name, events), _reason(number, error)
        events.append(event)
    if state is None:
        return None, "the game has no events"
    return ReadableGame(state, events), ""


def _decoded(data: bytes, version: int, expected: int) -> Event:
    if version != expected:
        raise ValueError(f"it is missing, and the next event has version {version}")
    return decode_event(data)


def _next(name: str, state: GameState | None, event: Event) -> GameState:
    if state is not None:
        if isinstance(event, Created):
            raise TypeError("the game is created a second time")
        if isinstance(event, SeatEvent | Flagged) and not -1 <= event.seat < len(state.seats):
            raise ValueError(f"there is no seat {event.seat}")
        state.apply(event)
        return state
    if not isinstance(event, Created):
        raise TypeError(f"the first event is {type(event).__name__}: expected how the game was created")
    return GameState(name, event)


def _again(name: str, events: list[Event]) -> ReadableGame | None:
    """Replay the readable events: the event that failed may have been applied in part."""
    return ReadableGame(GameState.replay(name, events), events) if events else None


def _reason(version: int, error: Exception) -> str:
    return f"version {version}: {type(error).__name__}: {error}"[:_MAX_REASON_LENGTH]
