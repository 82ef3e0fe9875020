"""One analysis: a position, the best lines found so far, and the messages about them to its subscriber."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from hexad.errors import HexadError
from hexad.position import Position
from hexad.server.engines.worker import EngineLine
from hexad.server.game.messages import encode, refused

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from hexad.board import AnyBoard
    from hexad.server.engines.worker import Answer
    from hexad.server.errors import RefusalError
    from hexad.server.rooms.subscriber import Subscriber

__all__ = ["Analysis", "AnalysisRequester", "Lines"]

# The shortest time between two messages: nobody reads faster.
_MESSAGE_SECONDS = 0.1


class Lines(msgspec.Struct, frozen=True, omit_defaults=True, tag="lines"):
    """The best lines so far, best first; or how many others come before."""

    id: str
    depth: int | None = None
    nodes: int | None = None
    seconds: float | None = None
    lines: list[EngineLine] | None = None
    waiting: int | None = None
    done: bool = False


class AnalysisRequester(NamedTuple):
    """Who is served in turn with others: an account or an address."""

    key: str
    max_analyses: int
    """How many it may have at a time."""
    charge: Callable[[float], object]
    """Called with the seconds of each search."""


class Analysis:
    """A position to analyse, and what its subscriber knows about it."""

    def __init__(
        self, subscriber: Subscriber, id_: str, board: AnyBoard, lines: int, requester: AnalysisRequester
    ) -> None:
        self.subscriber = subscriber
        self.requester = requester
        self.is_over = False
        self.spent = 0.0
        """How long it was searched, in seconds."""
        self.interruptions = 0
        """How often it was interrupted for another analysis."""
        self.lost_workers = 0
        """How many processes were lost during it."""
        self._id = id_
        self._board = board
        self._lines = lines
        self._depth = 0
        self._best: Answer | None = None
        self._announced_ahead: int | None = None
        self._next_message = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def spend(self, seconds: float) -> None:
        """Count the time of a search."""
        self.spent += seconds
        self.requester.charge(seconds)

    def request(self) -> dict[str, Any]:
        """Return the request to the engine. It has no limit: the search ends when it is stopped or the server ends."""
        return {**Position.of(self._board).as_json(), "lines": self._lines, "partial": True}

    def announce_queue(self, ahead: int) -> None:
        """Send how many analyses come before this one, if that has changed."""
        if ahead != self._announced_ahead:
            self._announced_ahead = ahead
            self._flush()
            self._send(Lines(self._id, waiting=ahead))

    def begin(self) -> None:
        """The search begins."""
        self._announced_ahead = None

    def report(self, answer: Answer) -> None:
        """Send deeper lines, but not more often than `_MESSAGE_SECONDS`."""
        if self.is_over or answer.depth <= self._depth:
            return
        self._depth, self._best = answer.depth, answer
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_at(max(self._next_message, loop.time()), self._flush)

    def finish(self, answer: Answer) -> None:
        """Send the last lines and end the analysis."""
        if answer.lines and answer.depth >= self._depth:
            self._best = answer
        self.end()
        self._send(self._message(done=True))

    def refuse(self, refusal: RefusalError) -> None:
        """End the analysis and send why."""
        self.end()
        self.subscriber.send(encode(refused(refusal, act=self._id)))

    def end(self) -> None:
        """Send no more."""
        self.is_over = True
        self._cancel_timer()

    def _flush(self) -> None:
        """Send the lines that were held back."""
        if self._timer is not None:
            self._cancel_timer()
            self._next_message = asyncio.get_running_loop().time() + _MESSAGE_SECONDS
            self._send(self._message())

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _message(self, *, done: bool = False) -> Lines:
        best = self._best
        if best is None:
            return Lines(self._id, done=done)
        lines = [msgspec.structs.replace(line, moves=list(self._playable(line.moves))) for line in best.lines]
        return Lines(self._id, best.depth, best.nodes, round(best.seconds, 3), lines, done=done)

    def _playable(self, moves: list[str]) -> Iterator[str]:
        """Yield the moves up to the end of the game: a line of the engine may go on after a repetition that ends it."""
        board = self._board.copy()
        for move in moves:
            try:
                board.push(move)
            except HexadError:
                return
            yield move

    def _send(self, message: Lines) -> None:
        self.subscriber.send(encode(message))
