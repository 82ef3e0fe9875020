"""The ways in which a player can fail at a game, told apart."""

from __future__ import annotations

from enum import StrEnum

__all__ = ["Failing", "Fault"]


class Failing(StrEnum):
    """What a player did wrong. Each loses the game."""

    NO_START = "does not start"
    CRASH = "crash"
    TIME = "time-out"
    ILLEGAL = "illegal move"
    UNREADABLE = "unreadable answer"


class Fault(Exception):  # noqa: N818 - it ends a game, and is counted; nothing is wrong with this program
    """A player failed: how, and what was seen of it."""

    def __init__(self, kind: Failing, detail: str) -> None:
        super().__init__(f"{kind}: {detail}")
        self.kind = kind
        self.detail = detail
