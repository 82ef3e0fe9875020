"""Threads that play the games of a match or a tournament, one after the other."""

from __future__ import annotations

import queue
import threading
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

__all__ = ["WorkerThreads"]

Job = TypeVar("Job")
Done = TypeVar("Done")


class WorkerThreads(Generic[Job, Done]):
    """Several threads that take jobs in their order. `play` returns None for a job that was stopped before its end."""

    def __init__(
        self, jobs: Iterable[Job], play: Callable[[Job, Callable[[], bool]], Done | None], *, threads: int
    ) -> None:
        self._jobs = iter(jobs)
        self._play = play
        self._next = threading.Lock()
        self._stop = threading.Event()
        self._done: queue.SimpleQueue[Done | BaseException | None] = queue.SimpleQueue()
        self._threads = [
            threading.Thread(target=self._work, name="hexad-match", daemon=True) for _ in range(max(1, threads))
        ]

    def done(self) -> Iterator[Done]:
        """What the jobs return, in the order in which they end."""
        for thread in self._threads:
            thread.start()
        working = len(self._threads)
        while working:
            done = self._done.get()
            if isinstance(done, BaseException):
                raise done
            if done is None:
                working -= 1
            else:
                yield done

    def stop(self, abort: Callable[[], None]) -> None:
        """Stop all threads; `abort` interrupts the players that they wait for."""
        self._stop.set()
        for thread in self._threads:
            while thread.is_alive():
                abort()
                thread.join(0.05)

    def _work(self) -> None:
        try:
            while (job := self._take()) is not None:
                done = self._play(job, self._stop.is_set)
                if done is not None:
                    self._done.put(done)
        except BaseException as error:
            # `done` raises it in the caller's thread.
            self._done.put(error)
        finally:
            self._done.put(None)

    def _take(self) -> Job | None:
        with self._next:
            return None if self._stop.is_set() else next(self._jobs, None)
