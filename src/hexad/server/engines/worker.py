"""One process that thinks: `hexad engine --json` with a single worker, asked one question at a time."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

import hexad

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from collections.abc import Callable, Iterable

__all__ = ["LATENESS", "Answer", "Line", "Worker", "WorkerLostError"]

_MAX_LINE = 2**20
NICENESS = 10
_STARTING = 60.0
_EXIT_SECONDS = 1.0
_ENDING = 5.0
# How long an answer may be late: the worker gives way to everything else on the machine.
LATENESS = 5.0


class WorkerLostError(Exception):
    """The process ended, said what nobody understands, or said nothing for too long."""


class Line(msgspec.Struct):
    """A line of play."""

    points: int
    moves: list[str]
    win_in: int | None = None
    chances: tuple[float, float, float] = (0.0, 0.0, 0.0)


class Answer(msgspec.Struct):
    """What `hexad.engine.service` answers, as far as games and analyses need it."""

    id: int | str | None
    error: str | None = None
    partial: bool = False
    cancelled: bool = False
    move: str | None = None
    depth: int = 0
    nodes: int = 0
    seconds: float = 0.0
    lines: list[Line] = []
    result: str | None = None

    @property
    def points(self) -> int | None:
        """The points of the move, which one of the lines begins with."""
        return next((line.points for line in self.lines if line.moves[:1] == [self.move]), None)


_answers = msgspec.json.Decoder(Answer)


class Worker:
    """A process that is ready to think."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._id = 0
        self._late: asyncio.Timeout | None = None

    @classmethod
    async def start(
        cls, hash_mb: int, *, games: Iterable[str] = tuple(hexad.GAMES), niceness: int = NICENESS
    ) -> Worker:
        """A worker that has its tables for these games, so that no clock pays for them; raises WorkerLost."""
        command = (sys.executable, "-P", "-m", "hexad", "engine", "--json", "--workers", "1", "--hash", str(hash_mb))
        try:
            # A session of its own: Ctrl-C is for the server. What it complains of goes to the server's standard error.
            process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, limit=_MAX_LINE, start_new_session=True
            )
        except OSError as error:
            raise WorkerLostError(f"could not be started: {error}") from error
        _step_back(process.pid, niceness)
        worker = cls(process)
        for game in games:
            answer = await worker.ask({"game": game, "depth": 1}, within=_STARTING)
            if answer.error is not None:
                await worker.end()
                raise WorkerLostError(answer.error)
        return worker

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        """Whether it can be asked, as far as is known."""
        return self._process.returncode is None and not _output(self._process).at_eof()

    async def ask(
        self, request: dict[str, Any], *, within: float, report: Callable[[Answer], object] = lambda _: None
    ) -> Answer:
        """The answer, within so many seconds; else the process is ended and WorkerLost raised.

        Answers on the way, which a request with `partial` has, are reported.
        """
        self._id += 1
        line = msgspec.json.encode({"id": self._id, **request})
        try:
            async with asyncio.timeout(within) as self._late:
                self._send(line)
                return await self._read(report)
        except BaseException as error:
            await self.end()
            if isinstance(error, Exception):
                raise WorkerLostError(self._loss_reason(error)) from error
            raise
        finally:
            self._late = None

    def hurry(self) -> None:
        """Have the answer now, with the best move so far; without one if the search had not begun."""
        if self._late is None or not self.is_alive:
            return
        soon = asyncio.get_running_loop().time() + LATENESS
        self._late.reschedule(min(soon, self._late.when() or soon))
        # The id is for the complaint that comes if the answer was on its way: it must not be taken for the answer.
        self._send(msgspec.json.encode({"id": "cancel", "cancel": self._id}))

    async def end(self) -> None:
        """End the process, whatever it does; whoever is cancelled meanwhile is so when it has ended."""
        ending = asyncio.create_task(self._end())
        try:
            await asyncio.shield(ending)
        except asyncio.CancelledError:
            # Nobody else would take note of its end: it would stay on the system's list.
            await ending
            raise

    async def _end(self) -> None:
        try:
            if _output(self._process).at_eof():
                # It is ending by itself: to kill it now would hide how.
                await self._wait(_EXIT_SECONDS)
        finally:
            with suppress(ProcessLookupError):
                self._process.kill()
        await self._wait(_ENDING)

    async def _wait(self, seconds: float) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                # A process is only known to have ended when its output was read to the end.
                await _output(self._process).read()
                await self._process.wait()

    def _send(self, line: bytes) -> None:
        # Not waited for: it is the answer that counts, and who does not read will not answer.
        assert self._process.stdin is not None
        self._process.stdin.write(line + b"\n")

    async def _read(self, report: Callable[[Answer], object]) -> Answer:
        while True:
            line = await _output(self._process).readline()
            if not line.endswith(b"\n"):
                raise EOFError
            answer = _answers.decode(line)
            if answer.id == self._id:
                if answer.move is not None and answer.points is None:
                    raise ValueError("a move without its line")
                if not answer.partial:
                    return answer
                report(answer)

    def _loss_reason(self, error: Exception) -> str:
        match error:
            case TimeoutError():
                return "did not answer in time"
            case EOFError() | OSError():
                return f"ended with status {self._process.returncode}"
            case _:
                return f"was not understood: {error}"


def _output(process: Process) -> asyncio.StreamReader:
    assert process.stdout is not None
    return process.stdout


def _step_back(pid: int, niceness: int) -> None:
    """Let the server's own work come first, where the system can."""
    if sys.platform != "win32":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, pid, niceness)
