"""Several processes at one port: a supervisor that serves nobody, and starts again what has died."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import time
from multiprocessing.connection import wait
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.process import BaseProcess

__all__ = ["supervise"]

# A process that lived shorter than this is started again only after a pause.
SHORT_LIFE = 5.0
PAUSE = 1.0
# How long processes may take to end before they are made to.
EXIT_SECONDS = 10.0

log = logging.getLogger(__name__)


def supervise(count: int, work: Callable[[], None]) -> int:
    """Run `work` in so many processes until told to end; the signal that said so."""
    with tempfile.TemporaryDirectory(prefix="hexad-metrics-") as shared:
        # Read by prometheus_client when it is imported, in the processes: there each finds what the others count.
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = shared
        return _Supervisor(count, work, Path(shared)).run()


class _Supervisor:
    """Forked processes share what was imported before, the listening socket among it."""

    def __init__(self, count: int, work: Callable[[], None], shared: Path) -> None:
        self._work = work
        self._shared = shared
        self._fork = multiprocessing.get_context("fork")
        self._signal = 0
        self._awake, self._bell = socket.socketpair()
        self._born: dict[BaseProcess, float] = {}
        self._due = [0.0] * count

    def run(self) -> int:
        self._bell.setblocking(False)
        signal.set_wakeup_fd(self._bell.fileno())
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._told)
        while not self._signal:
            self._start_due()
            pause = max(0.0, min(self._due, default=time.monotonic() + 60) - time.monotonic())
            ready = wait([self._awake, *(child.sentinel for child in self._born)], timeout=pause)
            if self._awake in ready:
                self._awake.recv(64)
            self._bury()
        self._end()
        return self._signal

    def _told(self, number: int, _: object) -> None:
        self._signal = self._signal or number

    def _start_due(self) -> None:
        now = time.monotonic()
        ready = [due for due in self._due if due <= now]
        self._due = [due for due in self._due if due > now]
        for _ in ready:
            child = self._fork.Process(target=self._child, daemon=False)
            child.start()
            self._born[child] = now
            log.info("a process was started", extra={"child": child.pid})

    def _bury(self) -> None:
        for child in [child for child in self._born if not child.is_alive()]:
            lived = time.monotonic() - self._born.pop(child)
            log.error("a process has died and is replaced", extra={"child": child.pid, "code": child.exitcode})
            self._forget_gauges(child)
            self._due.append(time.monotonic() + (PAUSE if lived < SHORT_LIFE else 0.0))

    def _forget_gauges(self, child: BaseProcess) -> None:
        """What a dead process held is no more; what it counted stays."""
        for file in self._shared.glob(f"gauge_live*_{child.pid}.db"):
            file.unlink(missing_ok=True)

    def _end(self) -> None:
        until = time.monotonic() + EXIT_SECONDS
        for child in self._born:
            child.terminate()
        for child in self._born:
            child.join(max(0.0, until - time.monotonic()))
            if child.is_alive():
                log.error("a process did not end and is killed", extra={"child": child.pid})
                child.kill()
                child.join()

    def _child(self) -> None:
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        # The supervisor's own answer to it would be inherited, and heard by nobody, until the server has one.
        signal.signal(signal.SIGTERM, _leave)
        self._awake.close()
        self._bell.close()
        parent: Any = multiprocessing.parent_process()
        _end_with(parent.sentinel)
        try:
            self._work()
        except KeyboardInterrupt:
            sys.exit(0)


def _leave(*_: object) -> NoReturn:
    sys.exit(0)


def _end_with(sentinel: int) -> None:
    """End in good order when the supervisor is no more, however it ended."""
    import threading  # noqa: PLC0415 - no threads before the fork

    def watch() -> None:
        wait([sentinel])
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(EXIT_SECONDS)
        os._exit(1)

    threading.Thread(target=watch, daemon=True, name="supervisor").start()
