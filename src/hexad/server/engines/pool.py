"""Engine opponents: questions of many games, thought about by a few processes, first come, first served.

A game keeps to its clock however many others ask. The time that a question waits is taken from the clock that the
engine is told of, and when questions wait, the searches before them are cut short so that all have their turn in time.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from hexad.engine.levels import FULL
from hexad.server.engines.worker import LATENESS, Answer, Worker, WorkerLostError

if TYPE_CHECKING:
    from collections.abc import Coroutine

__all__ = ["EngineError", "EngineMove", "EnginePool"]

# Seconds for a move at full strength without a clock, and at most for any that nobody set a time for. A process whose
# server was killed notices when its search ends, so this is also how long it may outlive the server.
_UNCLOCKED = 1.0
_MAX_SECONDS = 10.0
# No search is cut shorter.
_MIN_SECONDS = 0.01
# How long a question should wait at most, in seconds and as a part of its clock.
_PATIENCE = 5.0
_PATIENT_PART = 0.25
# How much of a full search one of a lower level is.
_LOWER_WEIGHT = 0.1
_MAX_LOST_WORKERS = 3

log = logging.getLogger(__name__)


class EngineError(Exception):
    """There is no answer, and the text says why."""


class EngineMove(msgspec.Struct, frozen=True):
    """The engine's move, and its points from the side to move."""

    move: str
    points: int


@dataclass(eq=False)
class _Question:
    """A position to find a move for."""

    position: dict[str, Any]
    level: int
    remaining: float | None
    increment: float
    time: float | None
    asked: float
    answer: asyncio.Future[EngineMove]
    # When its search ends at the latest, and what will see to it if that was moved forward.
    until: float = float("inf")
    alarm: asyncio.TimerHandle | None = None
    deaths: int = 0

    def patience(self, now: float) -> float:
        """How long it may still wait."""
        left = _PATIENCE - (now - self.asked)
        return left if self.remaining is None else min(left, self._clock(now) * _PATIENT_PART)

    def request(self, now: float) -> dict[str, Any]:
        """What to ask a worker, now."""
        request = {**self.position, "level": self.level, "time": max(self.until - now, _MIN_SECONDS)}
        if self.remaining is not None:
            request |= {"remaining": self._clock(now), "increment": self.increment}
        return request

    def own_time(self) -> float:
        """Its limit if nobody else asked; a clock may end it before."""
        if self.time is not None:
            return self.time
        return _UNCLOCKED if self.remaining is None and self.level == FULL else _MAX_SECONDS

    def fail(self, error: Exception) -> None:
        """There will be no answer."""
        if not self.answer.done():
            self.answer.set_exception(error)

    def rest(self) -> None:
        """No worker is at it any more."""
        if self.alarm is not None:
            self.alarm.cancel()

    def _clock(self, now: float) -> float:
        assert self.remaining is not None
        return max(0.0, self.remaining - (now - self.asked))


class EnginePool:
    """A few processes that think, started when there is something to think about and replaced when they die."""

    def __init__(self, workers: int, hash_mb: int = 16) -> None:
        if workers < 1:
            raise ValueError(f"workers is {workers}: expected at least 1")
        self._size = workers
        self._hash_mb = hash_mb
        self._crew: set[Worker] = set()
        self._idle: list[Worker] = []
        self._leaving: set[Worker] = set()
        self._starting = 0
        self._failed_starts = 0
        self._waiting: deque[_Question] = deque()
        self._thinking: dict[_Question, Worker] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False

    @property
    def pids(self) -> list[int]:
        """The processes that are ready or thinking."""
        return [worker.pid for worker in self._crew if worker.is_alive]

    @property
    def alive(self) -> int:
        """How many processes are ready or thinking."""
        return len(self.pids)

    @property
    def waiting(self) -> int:
        """How many questions no worker has begun with."""
        return len(self._waiting)

    @property
    def busy(self) -> int:
        """How many workers think."""
        return len(self._thinking)

    async def think(  # noqa: PLR0913 - a position, and how to think about it
        self,
        game: str,
        start_fen: str,
        options: dict[str, Any],
        moves: list[str],
        *,
        level: int,
        remaining: float | None,
        increment: float = 0.0,
        time: float | None = None,
    ) -> EngineMove:
        """The engine's move after these moves; EngineError says why there is none.

        Full strength gets a second without a clock (`remaining`), a share of it with one; `time` is a limit besides.
        """
        if self._is_closed:
            raise EngineError("the engines were closed")
        loop = asyncio.get_running_loop()
        position = {"game": game, "fen": start_fen, "options": options, "moves": list(moves)}
        question = _Question(position, level, remaining, increment, time, loop.time(), loop.create_future())
        self._waiting.append(question)
        self._assign()
        self._cut_short()
        try:
            return await question.answer
        finally:
            self._forget(question)

    async def close(self) -> None:
        """End all processes; who still waits for an answer gets an EngineError."""
        self._is_closed = True
        for question in (*self._waiting, *self._thinking):
            question.fail(EngineError("the engines were closed"))
        self._waiting.clear()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in self._crew | self._leaving))
        self._crew.clear()
        self._leaving.clear()
        self._idle.clear()

    def _assign(self) -> None:
        """Give questions to idle workers, and start more of them if questions are left."""
        if self._is_closed:
            return
        self._dismiss_the_dead()
        while self._waiting and self._idle:
            question, worker = self._waiting.popleft(), self._idle.pop()
            self._thinking[question] = worker
            now = asyncio.get_running_loop().time()
            question.until = min(question.until, now + min(question.own_time(), self._share(now)))
            self._spawn(self._ask(question, worker))
        while self._starting < min(len(self._waiting), self._size - len(self._crew)):
            self._starting += 1
            self._spawn(self._start())

    def _dismiss_the_dead(self) -> None:
        """Do without the workers that died while nobody asked them anything."""
        for worker in [worker for worker in self._idle if not worker.is_alive]:
            self._idle.remove(worker)
            self._crew.remove(worker)
            self._leaving.add(worker)
            self._spawn(self._see_off(worker))

    async def _see_off(self, worker: Worker) -> None:
        await worker.end()
        self._leaving.discard(worker)

    def _share(self, now: float) -> float:
        """How long a search may take from now on, so that all who wait have their turn in time."""
        share, ahead = float("inf"), 0.0
        for question in self._waiting:
            turns = 1 + ahead // self._size
            share = min(share, question.patience(now) / turns)
            if share <= _MIN_SECONDS:
                return _MIN_SECONDS
            ahead += 1 if question.level == FULL else _LOWER_WEIGHT
        return share

    def _cut_short(self) -> None:
        """Have the searches end in time for those who wait."""
        loop = asyncio.get_running_loop()
        until = loop.time() + self._share(loop.time())
        for question, worker in self._thinking.items():
            if until < question.until:
                question.until = until
                question.rest()
                question.alarm = loop.call_at(until, worker.hurry)

    def _forget(self, question: _Question) -> None:
        """Stop thinking about a question that was answered or is no longer asked."""
        if question in self._waiting:
            self._waiting.remove(question)
        elif question in self._thinking:
            self._thinking[question].hurry()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _start(self) -> None:
        try:
            worker = await Worker.start(self._hash_mb)
        except WorkerLostError as lost:
            self._starting -= 1
            self._start_failed(lost)
            return
        self._starting -= 1
        self._failed_starts = 0
        self._crew.add(worker)
        self._idle.append(worker)
        self._assign()

    def _start_failed(self, lost: WorkerLostError) -> None:
        """Try again, unless others do the work or it is hopeless."""
        if self._crew:
            return
        self._failed_starts += 1
        if self._failed_starts >= _MAX_LOST_WORKERS:
            self._failed_starts = 0
            while self._waiting:
                self._waiting.popleft().fail(EngineError(f"no engine could be started: the last one {lost}"))
        self._assign()

    async def _ask(self, question: _Question, worker: Worker) -> None:
        """Ask a worker, which is free again afterwards, or lost."""
        request = question.request(asyncio.get_running_loop().time())
        try:
            answer = await worker.ask(request, within=request["time"] + LATENESS)
            self._idle.append(worker)
            self._settle(question, answer)
        except WorkerLostError as lost:
            log.warning("an engine's process was lost and is replaced: it %s", lost)
            self._crew.discard(worker)
            self._ask_again(question, lost)
        except (TypeError, ValueError) as error:
            # The request is not JSON, so nothing was sent.
            self._idle.append(worker)
            question.fail(EngineError(f"the question can not be asked: {error}"))
        finally:
            question.rest()
            del self._thinking[question]
            self._assign()

    def _ask_again(self, question: _Question, lost: WorkerLostError) -> None:
        question.deaths += 1
        if question.deaths >= _MAX_LOST_WORKERS:
            question.fail(EngineError(f"{question.deaths} engines were lost at this question: the last one {lost}"))
        elif not question.answer.done():
            question.until = float("inf")
            self._waiting.appendleft(question)

    def _settle(self, question: _Question, answer: Answer) -> None:
        if question.answer.done():
            return
        if answer.error is not None:
            question.fail(EngineError(answer.error))
        elif answer.move is not None and answer.points is not None:
            question.answer.set_result(EngineMove(answer.move, answer.points))
        elif answer.result is not None:
            question.fail(EngineError("the game is over: there is no move to play"))
        else:
            # It was cut short before it had begun.
            self._waiting.appendleft(question)
