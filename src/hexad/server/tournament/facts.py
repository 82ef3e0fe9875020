"""What a decision depends on besides the tournament itself: who people are, their ratings, which link they have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hexad.server.people.identity import Identity

__all__ = ["Asked", "Person"]


class Person(NamedTuple):
    """A player with an account whom an act names."""

    player: str
    name: str
    rating: int = 0
    """0 without a rating."""


class Asked(NamedTuple):
    """Who asks for an act, and when."""

    actor: Identity
    now: float
    """Seconds since 1970."""
    rating: int = 0
    """That of the actor; 0 without one."""
    has_key: bool = False
    """Whether the actor has the key of a tournament that is entered by link."""
    people: Mapping[str, Person] = {}
    """Those whom the act names, by what it calls them. Names that nobody has are missing."""

    @property
    def author(self) -> dict[str, Any]:
        """The fields of an event that the actor causes."""
        return {"time": self.now, "by": self.actor.player}
