"""The engine processes that play: many games share a few of them.

Requesters are served in turn, and the questions of one requester first come, first served: a requester with very many
games delays its own games only. A game keeps to its clock however many others of its requester ask. The time that a
question waits is taken from the clock that the engine is given. While questions wait, running searches are shortened
so that all are answered in time.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from hexad.server.engines.fair_queue import FairQueue
from hexad.server.engines.question import MIN_SECONDS, EngineMove, MoveRequest, Question
from hexad.server.engines.worker import ANSWER_SECONDS, Answer, EngineWorker, WorkerLostError

if TYPE_CHECKING:
    from collections.abc import Coroutine

__all__ = ["EngineError", "EnginePool"]

# The weight of a search of a lower level, compared with one of full strength.
_LOWER_WEIGHT = 0.1
_MAX_LOST_WORKERS = 3
# How long a search may take while another requester waits, if its own requester asks for other searches, too; and
# otherwise.
_MAX_SECONDS_OF_MANY = 0.25
_MAX_SECONDS_OF_ONE = 0.5
# A requester that asks for one search at a time gets this much, however many others wait.
_MIN_SECONDS_OF_ONE = 0.1

log = logging.getLogger(__name__)


class EngineError(Exception):
    """There is no answer; the text says why."""


class EnginePool:
    """A few engine processes, started when they are needed and replaced when they die."""

    def __init__(self, workers: int, hash_mb: int = 16) -> None:
        if workers < 1:
            raise ValueError(f"workers is {workers}: expected at least 1")
        self._size = workers
        self._hash_mb = hash_mb
        self._workers: set[EngineWorker] = set()
        self._idle: list[EngineWorker] = []
        self._ending: set[EngineWorker] = set()
        self._starting = 0
        self._failed_starts = 0
        self._waiting: FairQueue[Question] = FairQueue(lambda question: question.requester)
        self._searching: dict[Question, EngineWorker] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False

    @property
    def pids(self) -> list[int]:
        """The ids of the processes that are ready or searching."""
        return [worker.pid for worker in self._workers if worker.is_alive]

    @property
    def alive(self) -> int:
        """The number of processes that are ready or searching."""
        return len(self.pids)

    @property
    def waiting(self) -> int:
        """The number of questions that no worker has begun."""
        return len(self._waiting)

    @property
    def busy(self) -> int:
        """The number of workers that search."""
        return len(self._searching)

    async def choose_move(self, wanted: MoveRequest) -> EngineMove:
        """Return the engine's move; raises EngineError.

        Full strength gets one second without a clock and a share of the time with one.
        """
        if self._is_closed:
            raise EngineError("the engines were closed")
        loop = asyncio.get_running_loop()
        question = Question(wanted, loop.time(), loop.create_future())
        self._waiting.append(question)
        self._assign()
        self._shorten_searches()
        try:
            return await question.answer
        finally:
            self._forget(question)

    async def close(self) -> None:
        """End all processes. Questions that wait for an answer fail with EngineError."""
        self._is_closed = True
        for question in (*self._waiting, *self._searching):
            question.fail(EngineError("the engines were closed"))
        self._waiting.clear()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in self._workers | self._ending))
        self._workers.clear()
        self._ending.clear()
        self._idle.clear()

    def _assign(self) -> None:
        """Give questions to idle workers, and start more workers if questions are left."""
        if self._is_closed:
            return
        self._remove_dead_workers()
        while self._waiting and self._idle:
            question, worker = self._waiting.popleft(), self._idle.pop()
            self._searching[question] = worker
            now = asyncio.get_running_loop().time()
            question.deadline = min(question.deadline, now + min(question.own_time(), self._share(question, now)))
            self._spawn(self._ask(question, worker))
        while self._starting < min(len(self._waiting), self._size - len(self._workers)):
            self._starting += 1
            self._spawn(self._start())

    def _remove_dead_workers(self) -> None:
        """Remove the workers that died while they were idle."""
        for worker in [worker for worker in self._idle if not worker.is_alive]:
            self._idle.remove(worker)
            self._workers.remove(worker)
            self._ending.add(worker)
            self._spawn(self._end(worker))

    async def _end(self, worker: EngineWorker) -> None:
        await worker.end()
        self._ending.discard(worker)

    def _share(self, question: Question, now: float) -> float:
        """Return how long a search may take from now on, so that all questions are answered in time.

        The question of another requester counts if that requester has no more of them: otherwise it waits for those.
        """
        own = others = float("inf")
        ahead = 0.0
        for waiting in self._waiting:
            share = waiting.max_wait(now) / (1 + ahead // self._size)
            if waiting.requester == question.requester:
                own = min(own, share)
            else:
                is_alone = self._waiting.count(waiting.requester) == 1
                others = min(others, _MAX_SECONDS_OF_ONE, share if is_alone else _MAX_SECONDS_OF_ONE)
            ahead += 1 if waiting.is_full_strength else _LOWER_WEIGHT
        if self._asks_for_more(question):
            others = min(others, _MAX_SECONDS_OF_MANY) if others < float("inf") else others
        return max(min(own, max(others, _MIN_SECONDS_OF_ONE)), MIN_SECONDS)

    def _asks_for_more(self, question: Question) -> bool:
        """Return whether the requester of a search has other questions."""
        searching = (other for other in self._searching if other is not question)
        return bool(self._waiting.count(question.requester)) or any(
            other.requester == question.requester for other in searching
        )

    def _shorten_searches(self) -> None:
        """Move the deadlines of running searches forward for the questions that wait."""
        loop = asyncio.get_running_loop()
        for question, worker in self._searching.items():
            deadline = loop.time() + self._share(question, loop.time())
            if deadline < question.deadline:
                question.deadline = deadline
                question.cancel_timer()
                question.timer = loop.call_at(deadline, worker.stop_search)

    def _forget(self, question: Question) -> None:
        """Drop a question that was answered or is no longer asked."""
        if question in self._waiting:
            self._waiting.remove(question)
        elif question in self._searching:
            self._searching[question].stop_search()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _start(self) -> None:
        try:
            worker = await EngineWorker.start(self._hash_mb)
        except WorkerLostError as lost:
            self._starting -= 1
            self._start_failed(lost)
            return
        self._starting -= 1
        self._failed_starts = 0
        self._workers.add(worker)
        self._idle.append(worker)
        self._assign()

    def _start_failed(self, lost: WorkerLostError) -> None:
        """Start another worker, unless some are running or starting keeps failing."""
        if self._workers:
            return
        self._failed_starts += 1
        if self._failed_starts >= _MAX_LOST_WORKERS:
            self._failed_starts = 0
            while self._waiting:
                self._waiting.popleft().fail(EngineError(f"no engine could be started: the last one {lost}"))
        self._assign()

    async def _ask(self, question: Question, worker: EngineWorker) -> None:
        """Ask a worker. Afterwards it is idle or lost."""
        request = question.request(asyncio.get_running_loop().time())
        try:
            answer = await worker.ask(request, timeout=request["time"] + ANSWER_SECONDS)
            self._idle.append(worker)
            self._settle(question, answer)
        except WorkerLostError as lost:
            log.warning("an engine process was lost and is replaced: it %s", lost)
            self._workers.discard(worker)
            self._ask_again(question, lost)
        finally:
            question.cancel_timer()
            del self._searching[question]
            self._assign()

    def _ask_again(self, question: Question, lost: WorkerLostError) -> None:
        question.lost_workers += 1
        if question.lost_workers >= _MAX_LOST_WORKERS:
            question.fail(
                EngineError(f"{question.lost_workers} engines were lost at this question: the last one {lost}")
            )
        elif not question.answer.done():
            question.deadline = float("inf")
            self._waiting.appendleft(question)

    def _settle(self, question: Question, answer: Answer) -> None:
        if question.answer.done():
            return
        if answer.error is not None:
            question.fail(EngineError(answer.error))
        elif answer.move is not None and answer.points is not None:
            question.answer.set_result(EngineMove(answer.move, answer.points))
        elif answer.result is not None:
            question.fail(EngineError("the game is over: there is no move to play"))
        else:
            # It was stopped before its search began.
            self._waiting.appendleft(question)
