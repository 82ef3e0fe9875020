"""Maps that grow event by event. A state is a value: each change copies a map, except while a log is replayed."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from msgspec.structs import replace

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hexad.server.tournament.state import TournamentState

__all__ = ["growing", "grown", "merged"]

K = TypeVar("K")
V = TypeVar("V")

_FIELDS = ("entrants", "entries", "pairings", "arena", "done")


class _Growing(dict[K, V]):
    """A map of a state that nobody else has: it may be changed."""


def merged(old: Mapping[K, V], new: Mapping[K, V]) -> Mapping[K, V]:
    """Return a map with further entries.

    A copy for each of the 60,000 events of a large arena would make a replay quadratic: a minute instead of a second.
    """
    if isinstance(old, _Growing):
        old.update(new)
        return old
    return {**old, **new}


def growing(state: TournamentState) -> TournamentState:
    """Return a state whose maps are changed by the next events."""
    return replace(state, **{name: _Growing(getattr(state, name)) for name in _FIELDS})


def grown(state: TournamentState) -> TournamentState:
    """Return the value of such a state."""
    return replace(state, **{name: dict(getattr(state, name)) for name in _FIELDS})
