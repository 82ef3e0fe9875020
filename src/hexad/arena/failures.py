"""The ways in which a player can fail. Each loses the game."""

from __future__ import annotations

from enum import StrEnum

__all__ = ["Failure", "PlayerError", "Resignation"]


class Failure(StrEnum):
    """What a player did wrong."""

    NO_START = "does not start"
    CRASH = "crash"
    TIME = "time-out"
    ILLEGAL = "illegal move"
    UNREADABLE = "unreadable answer"


class PlayerError(Exception):
    """A player failed: the kind of failure, and details for the record; with `by_opponent` it was the opponent."""

    def __init__(self, kind: Failure, detail: str, *, by_opponent: bool = False) -> None:
        super().__init__(f"{kind}: {detail}")
        self.kind = kind
        self.detail = detail
        self.by_opponent = by_opponent


class Resignation(Exception):  # noqa: N818 - nothing went wrong
    """A player resigns, as bots on a server may."""
