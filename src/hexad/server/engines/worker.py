"""One engine process: `hexad engine --json` with a single worker, asked one question at a time."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec

import hexad
from hexad.server.child_process import ChildProcess

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["ANSWER_SECONDS", "Answer", "EngineWorker", "WorkerLostError"]

NICENESS = 10
_START_SECONDS = 60.0
# How much later than its time limit an answer may come: the process has a lower priority than everything else.
ANSWER_SECONDS = 5.0


class WorkerLostError(Exception):
    """The process ended, answered nonsense, or did not answer in time. Another worker can be asked."""


class _Line(msgspec.Struct, frozen=True):
    """A line of play, and its points for the side to move."""

    points: int
    moves: list[str]


class Answer(msgspec.Struct):
    """An answer of `hexad.engine.service`, as far as games need it."""

    id: int | str | None
    error: str | None = None
    move: str | None = None
    lines: list[_Line] = []
    result: str | None = None

    @property
    def points(self) -> int | None:
        """The points of the line that begins with the move."""
        return next((line.points for line in self.lines if line.moves[:1] == [self.move]), None)


_decoder = msgspec.json.Decoder(Answer)


class EngineWorker:
    """An engine process that is ready to search."""

    def __init__(self, process: ChildProcess) -> None:
        self._process = process
        self._id = 0
        self._timeout: asyncio.Timeout | None = None

    @classmethod
    async def start(cls, hash_mb: int, *, games: Iterable[str] = tuple(hexad.GAMES)) -> EngineWorker:
        """Start a worker and let it set up its tables for these games; raises WorkerLostError."""
        command = ("hexad", "engine", "--json", "--workers", "1", "--hash", str(hash_mb))
        try:
            worker = cls(await ChildProcess.start(*command, niceness=NICENESS))
        except OSError as error:
            raise WorkerLostError(f"could not be started: {error}") from error
        for game in games:
            answer = await worker.ask({"game": game, "depth": 1}, timeout=_START_SECONDS)
            if answer.error is not None:
                await worker.end()
                raise WorkerLostError(answer.error)
        return worker

    @property
    def pid(self) -> int:
        """The process id."""
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        """Whether the worker can be asked, as far as is known."""
        return self._process.is_alive

    async def ask(self, request: dict[str, Any], *, timeout: float) -> Answer:
        """Return the answer to a request; ends the process and raises WorkerLostError if none comes in time."""
        self._id += 1
        line = msgspec.json.encode({"id": self._id, **request})
        try:
            async with asyncio.timeout(timeout) as self._timeout:
                self._process.write_line(line)
                return await self._read()
        except BaseException as error:
            await self.end()
            if isinstance(error, Exception):
                raise WorkerLostError(self._loss_reason(error)) from error
            raise
        finally:
            self._timeout = None

    def stop_search(self) -> None:
        """Have the answer now, with the best move so far; without a move if the search had not begun."""
        if self._timeout is None or not self.is_alive:
            return
        soon = asyncio.get_running_loop().time() + ANSWER_SECONDS
        self._timeout.reschedule(min(soon, self._timeout.when() or soon))
        # If the answer is on its way, cancelling it is an error: that error has an id of its own and is ignored.
        self._process.write_line(msgspec.json.encode({"id": "cancel", "cancel": self._id}))

    async def end(self) -> None:
        """End the process."""
        await self._process.end()

    async def _read(self) -> Answer:
        while True:
            answer = _decoder.decode(await self._process.read_line())
            if answer.id == self._id:
                if answer.move is not None and answer.points is None:
                    raise ValueError("a move without its line")
                return answer

    def _loss_reason(self, error: Exception) -> str:
        match error:
            case TimeoutError():
                return "did not answer in time"
            case EOFError() | OSError():
                return f"ended with status {self._process.returncode}"
            case _:
                return f"was not understood: {error}"
