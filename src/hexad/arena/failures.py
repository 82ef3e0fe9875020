"""The ways in which a player can fail. Each loses the game."""

from __future__ import annotations

from enum import StrEnum

__all__ = ["Failure", "PlayerError"]


class Failure(StrEnum):
    """What a player did wrong."""

    NO_START = "does not start"
    CRASH = "crash"
    TIME = "time-out"
    ILLEGAL = "illegal move"
    UNREADABLE = "unreadable answer"


class PlayerError(Exception):
    """A player failed: the kind of failure, and details for the record."""

    def __init__(self, kind: Failure, detail: str) -> None:
        super().__init__(f"{kind}: {detail}")
        self.kind = kind
        self.detail = detail
