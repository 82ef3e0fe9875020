"""Reviews of whole games, each by a child process: the worth of every position, and the moves that were mistakes."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from hexad.position import Position
from hexad.server.child_process import ChildProcess
from hexad.server.engines.fair_queue import FairLock
from hexad.server.errors import RefusalError
from hexad.server.game.field_types import ReviewMark

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["MAX_PLIES", "MAX_SECONDS", "ReviewQueue", "ReviewRequest", "ReviewedPosition", "Reviewer"]

MAX_PLIES = 400
# The time for a whole review: others wait for it.
MAX_SECONDS = 240.0
MAX_WAITING = 32
# A lower priority than that of engine opponents and of analyses.
NICENESS = 17
# How much later than its time limit a position may come: the process has a lower priority than everything else.
TIMEOUT_SECONDS = 60.0
FAILED = "The engine has failed at this game: try again later."

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class ReviewRequest:
    """A game up to a position, and the seconds to spend on each position of it."""

    position: Position
    seconds: float

    @property
    def total_seconds(self) -> float:
        """The time that the engine spends on all positions."""
        return self.seconds * (len(self.position.moves) + 1)

    def as_json(self) -> dict[str, Any]:
        """Return the request as the review process reads it."""
        return {**self.position.as_json(), "seconds": self.seconds}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> ReviewRequest:
        """Return the request that `as_json` wrote."""
        return cls(Position.from_json(data), data["seconds"])


class ReviewedPosition(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position from Black's side, the best line from there, and the mark of the move that led to it."""

    ply: int
    points: int
    expected: float
    best: list[str]
    win_in: int | None = None
    mark: ReviewMark | None = None


class Reviewer(NamedTuple):
    """The visitor who wants a review, and who is served in turn with others: the visitor's account or address."""

    player: str
    requester: str
    max_reviews: int
    """How many the requester may have at a time."""


class ReviewQueue:
    """Reviews one game at a time. Requesters are served in turn. A visitor's new request replaces the one before."""

    def __init__(self) -> None:
        self._lock = FairLock()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._requesters: dict[str, str] = {}
        """By visitor."""

    def check(self, reviewer: Reviewer) -> None:
        """Raise RefusalError if too many reviews wait, or if a requester has too many."""
        if reviewer.player in self._tasks:
            return
        if len(self._tasks) > MAX_WAITING:
            raise RefusalError("busy", "Too many games are being reviewed: try again soon.", status=503)
        if sum(key == reviewer.requester for key in self._requesters.values()) >= reviewer.max_reviews:
            text = f"{reviewer.max_reviews} games are being reviewed for your address: wait for one, or sign in."
            raise RefusalError("too-many-reviews", text, status=429)

    def begin(self, reviewer: Reviewer, request: ReviewRequest, send: Callable[[bytes], object]) -> asyncio.Task[None]:
        """Start a review and pass each position to `send`.

        The returned task raises RefusalError if the review fails. Cancelling it ends the process.
        """
        self.check(reviewer)
        visitor = reviewer.player
        before = self._tasks.get(visitor)
        if before is not None:
            before.cancel()
        self._tasks[visitor] = task = asyncio.create_task(self._review(reviewer.requester, request, send))
        self._requesters[visitor] = reviewer.requester
        task.add_done_callback(lambda _: self._forget(visitor, task))
        return task

    async def close(self) -> None:
        """End all reviews."""
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _forget(self, visitor: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(visitor) is task:
            del self._tasks[visitor], self._requesters[visitor]

    async def _review(self, requester: str, request: ReviewRequest, send: Callable[[bytes], object]) -> None:
        async with self._lock.turn(requester):
            try:
                process = await ChildProcess.start("hexad.server.engines.review_process", niceness=NICENESS)
            except OSError as error:
                log.exception("a review could not be started")
                raise RefusalError("engine-lost", FAILED) from error
            try:
                await _read_positions(process, request, send)
            finally:
                await process.end()


async def _read_positions(process: ChildProcess, request: ReviewRequest, send: Callable[[bytes], object]) -> None:
    """Pass on one line for each position; raises RefusalError if the process does not deliver all of them."""
    process.write_line(msgspec.json.encode(request.as_json()))
    missing = len(request.position.moves) + 1
    with suppress(TimeoutError, EOFError):
        async with asyncio.timeout(None) as timeout:
            while missing:
                timeout.reschedule(asyncio.get_running_loop().time() + TIMEOUT_SECONDS + 2 * request.seconds)
                send(await process.read_line())
                missing -= 1
    if missing:
        raise RefusalError("engine-lost", FAILED)
