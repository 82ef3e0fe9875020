"""Background tasks: a reference to each is kept, a failure is never silent, and all of them end."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Coroutine, Iterable

__all__ = ["BackgroundTasks", "end_tasks", "run_together", "stop_step"]

# How long a cancelled task may take to end before it is cancelled again.
CANCEL_SECONDS = 1.0
# How long one step of stopping may take.
STEP_SECONDS = 1.5

log = logging.getLogger(__name__)


class BackgroundTasks:
    """The tasks of one server process.

    A loop runs as long as the process. When one ends, `failed` names it and `/health/live` fails. A job ends by itself.
    If it raises, the error is logged.
    """

    def __init__(self) -> None:
        self.failed: list[str] = []
        """The loops that have ended although nobody stopped them."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_stopping = False

    def loop(self, name: str, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run a loop that must not end before `stop`."""
        task = self._start(name, work)
        task.add_done_callback(self._loop_ended)
        return task

    def job(self, name: str, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run something that ends by itself."""
        task = self._start(name, work)
        task.add_done_callback(_log_failure)
        return task

    async def stop(self) -> None:
        """Cancel all tasks and wait until they have ended."""
        self._is_stopping = True
        await end_tasks(self._tasks)

    def _start(self, name: str, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _loop_ended(self, task: asyncio.Task[None]) -> None:
        if self._is_stopping:
            return
        self.failed.append(task.get_name())
        error = None if task.cancelled() else task.exception()
        log.critical("the loop %s has ended: this process must be restarted", task.get_name(), exc_info=error)


async def end_tasks(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancel tasks and wait until they have ended, even if the caller is cancelled meanwhile.

    A task may lose a cancellation: `asyncio.wait_for` of Python 3.11 does if what it waits for is done at the same
    moment, and libraries use it. So a task that goes on is cancelled again.
    """
    waiting, cancelled = set(tasks), None
    while waiting:
        for task in waiting:
            task.cancel()
        try:
            done, waiting = await asyncio.wait(waiting, timeout=CANCEL_SECONDS)
        except asyncio.CancelledError as error:
            cancelled = error
            continue
        await asyncio.gather(*done, return_exceptions=True)  # their errors are known to their owner
        if waiting:
            log.warning("tasks are cancelled again: %s", ", ".join(sorted(task.get_name() for task in waiting)))
    if cancelled is not None:
        raise cancelled


async def run_together(*works: Coroutine[Any, Any, None]) -> None:
    """Run several loops until one of them ends; the others are ended then. Raises the first error.

    A task group would wait forever for a task that has lost its cancellation.
    """
    tasks = [asyncio.create_task(work) for work in works]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        failed = [task for task in tasks if task.done() and not task.cancelled() and task.exception() is not None]
    finally:
        await end_tasks(tasks)
    for task in failed:
        task.result()


async def stop_step(name: str, work: Coroutine[Any, Any, None]) -> None:
    """Do a part of stopping. If it fails or takes too long, this is logged, and the next one follows."""
    task = asyncio.create_task(work, name=name)
    await asyncio.wait([task], timeout=STEP_SECONDS)
    if not task.done():
        log.error("stopping does not wait for this any longer, it has taken %g s: %s", STEP_SECONDS, name)
        task.cancel()
    elif not task.cancelled() and task.exception() is not None:
        log.error("a step of stopping failed: %s", name, exc_info=task.exception())


def _log_failure(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        log.error("the task %s failed", task.get_name(), exc_info=task.exception())
