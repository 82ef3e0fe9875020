"""The interface of a player in a match."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from hexad.arena.time_control import Turn
    from hexad.board import AnyBoard
    from hexad.engine import Score

__all__ = ["Choice", "MatchPlayer"]


class Choice(NamedTuple):
    """A move as its player wrote it, not yet checked, with the player's score and depth."""

    move: str
    score: Score | None = None
    depth: int | None = None


class MatchPlayer(ABC):
    """Plays games, one after the other. A failure is raised as a `PlayerError`."""

    @abstractmethod
    def begin(self, seed: str) -> None:
        """Get ready for a game; the seed determines all random choices in it."""

    def sit(self, _board: AnyBoard, _turn: Turn) -> None:
        """Take part in a game that begins with this board; the time for it does not count."""
        return

    @abstractmethod
    def choose(self, board: AnyBoard, turn: Turn) -> Choice:
        """The move to play. The board is a copy that the player may change."""

    def end(self, _board: AnyBoard) -> None:
        """The game is over, with this board."""
        return

    def abort(self) -> None:
        """Stop what the player does on another thread, since its answer is no longer needed."""
        return

    def close(self) -> None:
        """Release what the player holds."""
        return
