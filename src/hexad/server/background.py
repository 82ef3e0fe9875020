"""Background tasks: a reference to each is kept, and a failure is never silent."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Coroutine

__all__ = ["BackgroundTasks"]

# How long a cancelled task may take to end before it is cancelled again.
CANCEL_SECONDS = 1.0

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
        waiting = set(self._tasks)
        while waiting:
            for task in waiting:
                task.cancel()
            # A task may miss a cancellation that arrives while it leaves a timeout: it is cancelled again.
            done, waiting = await asyncio.wait(waiting, timeout=CANCEL_SECONDS)
            await asyncio.gather(*done, return_exceptions=True)
            if waiting:
                log.warning("tasks are cancelled again: %s", ", ".join(sorted(task.get_name() for task in waiting)))

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


def _log_failure(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        log.error("the task %s failed", task.get_name(), exc_info=task.exception())
