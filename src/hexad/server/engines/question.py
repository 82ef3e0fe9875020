"""A position that waits for an engine's move."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec

from hexad.engine.levels import FULL

if TYPE_CHECKING:
    import asyncio

    from hexad.position import Position

__all__ = ["MIN_SECONDS", "EngineMove", "MoveRequest", "Question"]

# The time for a move at full strength without a clock, and the longest time for any move. A process whose server was
# killed notices it when its search ends, so the longest time is also how long it may outlive the server.
_UNTIMED_SECONDS = 1.0
_MAX_SECONDS = 10.0
MIN_SECONDS = 0.01
# How long a question should wait at most, in seconds and as a part of its clock.
_MAX_WAIT_SECONDS = 5.0
_MAX_WAIT_PART = 0.25


class EngineMove(msgspec.Struct, frozen=True):
    """The engine's move, and its points from the side to move."""

    move: str
    points: int


@dataclass(frozen=True)
class MoveRequest:
    """A position, and how to search it.

    `remaining` and `increment` are the seconds on the clock of the side to move; `time` is a limit besides.
    """

    position: Position
    level: int
    remaining: float | None = None
    increment: float = 0.0
    time: float | None = None
    requester: str = ""
    """Who is served in turn with others: the account or the address of the player whose opponent the engine is."""


@dataclass(eq=False)
class Question:
    """A request in the queue or at a worker."""

    wanted: MoveRequest
    asked: float
    answer: asyncio.Future[EngineMove]
    deadline: float = float("inf")
    """When its search ends at the latest."""
    timer: asyncio.TimerHandle | None = field(default=None, repr=False)
    """Stops the search at a deadline that was moved forward."""
    lost_workers: int = 0

    @property
    def requester(self) -> str:
        """Who is served in turn with others."""
        return self.wanted.requester

    @property
    def is_full_strength(self) -> bool:
        """Whether it needs a whole search."""
        return self.wanted.level == FULL

    def max_wait(self, now: float) -> float:
        """Return how much longer it may wait."""
        left = _MAX_WAIT_SECONDS - (now - self.asked)
        return left if self.wanted.remaining is None else min(left, self._clock(now) * _MAX_WAIT_PART)

    def request(self, now: float) -> dict[str, Any]:
        """Return the request to a worker. The time that the question has waited is taken from its clock."""
        time = max(self.deadline - now, MIN_SECONDS)
        request = {**self.wanted.position.as_json(), "level": self.wanted.level, "time": time}
        if self.wanted.remaining is not None:
            request |= {"remaining": self._clock(now), "increment": self.wanted.increment}
        return request

    def own_time(self) -> float:
        """Return its time limit if nobody else asked; a clock may end the search before."""
        if self.wanted.time is not None:
            return self.wanted.time
        return _UNTIMED_SECONDS if self.wanted.remaining is None and self.is_full_strength else _MAX_SECONDS

    def fail(self, error: Exception) -> None:
        """End it without an answer."""
        if not self.answer.done():
            self.answer.set_exception(error)

    def cancel_timer(self) -> None:
        """Forget the deadline timer: no worker searches any more."""
        if self.timer is not None:
            self.timer.cancel()

    def _clock(self, now: float) -> float:
        assert self.wanted.remaining is not None
        return max(0.0, self.wanted.remaining - (now - self.asked))
