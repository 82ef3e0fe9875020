"""What one visitor is told of a position that the engine looks at."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec

from hexad.errors import HexadError
from hexad.server.game.messages import Refused, encode

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hexad.board import AnyBoard
    from hexad.server.engines.worker import Answer
    from hexad.server.errors import RefusalError
    from hexad.server.rooms.notifications import Subscriber

__all__ = ["Analysis", "EngineLine", "Lines"]

# Nobody reads faster than so many seconds a message.
_PAUSE = 0.1


class EngineLine(msgspec.Struct, frozen=True):
    """A line of play; points, and the chances of a win, a draw and a loss, are those of the side to move."""

    points: int
    win_in: int | None
    chances: tuple[float, float, float]
    moves: list[str]


class Lines(msgspec.Struct, frozen=True, omit_defaults=True, tag="lines"):
    """The best lines so far, best first; or how many others come before."""

    id: str
    depth: int | None = None
    nodes: int | None = None
    seconds: float | None = None
    lines: list[EngineLine] | None = None
    waiting: int | None = None
    done: bool = False


class Analysis:
    """A position that somebody wants lines of, and what they know of it."""

    def __init__(self, asker: Subscriber, name: str, board: AnyBoard, lines: int) -> None:
        self.asker = asker
        self.is_over = False
        self.spent = 0.0
        """How long it was looked at, in seconds."""
        self.turns = 0
        """How often somebody else had to have their turn."""
        self.deaths = 0
        """How many processes were lost at it."""
        self._name = name
        self._board = board
        self._lines = lines
        self._depth = 0
        self._best: Answer | None = None
        self._waiting: int | None = None
        self._next = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def request(self) -> dict[str, Any]:
        """What to ask the engine: to go on until it is told to stop, so that it also stops when the server dies."""
        board = self._board
        moves = [str(move) for move in board.moves]
        place = {"game": board.game, "fen": board.start_fen, "options": board.options, "moves": moves}
        return {**place, "lines": self._lines, "partial": True}

    def wait(self, others: int) -> None:
        """Say how many come before, if that is news."""
        if others != self._waiting:
            self._waiting = others
            self._flush()
            self._tell(Lines(self._name, waiting=others))

    def begin(self) -> None:
        """It has its turn."""
        self._waiting = None

    def hear(self, answer: Answer) -> None:
        """Pass on what was found, unless as much was known before, but not faster than one can read."""
        if self.is_over or answer.depth <= self._depth:
            return
        self._depth, self._best = answer.depth, answer
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_at(max(self._next, loop.time()), self._flush)

    def finish(self, answer: Answer) -> None:
        """Pass on the last that was found."""
        if answer.lines and answer.depth >= self._depth:
            self._best = answer
        self.end()
        self._tell(self._found(done=True))

    def refuse(self, refusal: RefusalError) -> None:
        """Say why there is no more of it."""
        self.end()
        self.asker.tell(encode(Refused(refusal.code, refusal.text, refusal.rule, id=self._name)))

    def end(self) -> None:
        """Say no more."""
        self.is_over = True
        self._rest()

    def _flush(self) -> None:
        """Say what was kept back."""
        if self._timer is not None:
            self._rest()
            self._next = asyncio.get_running_loop().time() + _PAUSE
            self._tell(self._found())

    def _rest(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _found(self, *, done: bool = False) -> Lines:
        best = self._best
        if best is None:
            return Lines(self._name, done=done)
        lines = [
            EngineLine(line.points, line.win_in, line.chances, list(self._playable(line.moves))) for line in best.lines
        ]
        return Lines(self._name, best.depth, best.nodes, round(best.seconds, 3), lines, done=done)

    def _playable(self, moves: list[str]) -> Iterator[str]:
        """A line of the engine may go on after a repetition that ends the game; nobody can follow it there."""
        board = self._board.copy()
        for move in moves:
            try:
                board.push(move)
            except HexadError:
                return
            yield move

    def _tell(self, message: Lines) -> None:
        self.asker.tell(encode(message))
