"""What the arena asks of a player."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from hexad.arena.pace import Turn
    from hexad.board import AnyBoard
    from hexad.engine import Score

__all__ = ["Choice", "Player"]


class Choice(NamedTuple):
    """A move as its player wrote it, not yet checked, and what the player thought of it."""

    move: str
    score: Score | None = None
    depth: int | None = None


class Player(ABC):
    """Someone who plays games, one after the other. What goes wrong is raised as a `Fault`."""

    @abstractmethod
    def begin(self, seed: str) -> None:
        """Get ready for a game; what is left to chance in it follows from the seed."""

    @abstractmethod
    def choose(self, board: AnyBoard, turn: Turn) -> Choice:
        """The move to play on a board that belongs to the player."""

    def abort(self) -> None:  # noqa: B027 - most have nothing to cut short
        """Cut short what the player does on another thread: nobody waits for the answer any more."""

    def close(self) -> None:  # noqa: B027
        """Give back what the player holds."""
