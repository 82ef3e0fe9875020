"""The events of a game as they are stored. They may be damaged: by a disk, by hand, or by an error of this program."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import msgspec

from hexad.errors import KeyedError, program_says
from hexad.server.game.events import Created, Flagged, Paused, Resumed, SeatEvent, decode_event, has_unknown_kind
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


class UnreadableGameError(KeyedError):
    """A stored game cannot be read; the key says why."""


class UnknownEventKindError(UnreadableGameError):
    """A later release continued the game with an event that this release does not know: it is not damaged."""


class ReadableGame(NamedTuple):
    """The game that stored events make, and these events."""

    state: GameState
    events: list[Event]


def read_stored(name: str, log: StoredLog) -> ReadableGame:
    """Return the game that stored events make; raises UnreadableGameError or UnknownEventKindError."""
    game, problem = read_prefix(name, log)
    # Every release begins a game with the same kind of event.
    if game is not None and problem is not None and has_unknown_kind(log[len(game.events)][1]):
        raise UnknownEventKindError(problem.key, **problem.params)
    if problem is not None:
        raise problem
    assert game is not None
    return game


def read_prefix(name: str, log: StoredLog) -> tuple[ReadableGame | None, UnreadableGameError | None]:
    """Return the game that the longest readable beginning of a log makes, and why the rest is not readable.

    The game is None if not even its creation is readable. The problem is None if everything is.
    """
    state: GameState | None = None
    events: list[Event] = []
    for number, (version, data) in enumerate(log, 1):
        try:
            event = _decoded(data, version, number)
            state = _next(name, state, event, number)
        except MemoryError:
            raise  # that says nothing about the game
        except UnreadableGameError as problem:
            return _again(name, events), problem
        except Exception as error:
            # What a damaged event raises, and where, cannot be foreseen.
            return _again(name, events), UnreadableGameError("wrong-event-impossible", version=number, why=error)
        events.append(event)
    if state is None:
        return None, UnreadableGameError("wrong-event-none")
    return ReadableGame(state, events), None


def _decoded(data: bytes, version: int, expected: int) -> Event:
    if version != expected:
        raise UnreadableGameError("wrong-event-missing", version=expected, next=version)
    try:
        return decode_event(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        why = program_says("msgspec", error)
        raise UnreadableGameError("wrong-event-unreadable", version=expected, why=why) from error


def _next(name: str, state: GameState | None, event: Event, version: int) -> GameState:
    if state is not None:
        if isinstance(event, Created):
            raise UnreadableGameError("wrong-event-created", version=version)
        if isinstance(event, SeatEvent | Flagged | Paused | Resumed) and not -1 <= event.seat < len(state.seats):
            raise UnreadableGameError("wrong-event-seat", version=version, seat=event.seat)
        state.apply(event)
        return state
    if not isinstance(event, Created):
        raise UnreadableGameError("wrong-event-first", kind=type(event).__name__)
    return GameState(name, event)


def _again(name: str, events: list[Event]) -> ReadableGame | None:
    """Replay the readable events: the event that failed may have been applied in part."""
    return ReadableGame(GameState.replay(name, events), events) if events else None
