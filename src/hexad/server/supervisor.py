"""Several server processes on one port: the supervisor starts them, and restarts those that die."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import threading
import time
from multiprocessing.connection import wait
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.process import BaseProcess

__all__ = ["supervise"]

# A process that dies within this many seconds is restarted after a delay.
EARLY_DEATH_SECONDS = 5.0
RESTART_DELAY = 1.0
# Processes that take longer to exit are killed. They end themselves after 12 s.
EXIT_SECONDS = 15.0

log = logging.getLogger(__name__)


def supervise(count: int, work: Callable[[], None]) -> int:
    """Run `work` in `count` processes until SIGINT or SIGTERM; returns the signal."""
    with tempfile.TemporaryDirectory(prefix="hexad-metrics-") as directory:
        # prometheus_client reads this when the processes import it, and shares their metrics through the directory.
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = directory
        return _Supervisor(count, work, Path(directory)).run()


class _Supervisor:
    """Forks the processes, which inherit the listening socket and the imported modules."""

    def __init__(self, count: int, work: Callable[[], None], metrics_directory: Path) -> None:
        self._work = work
        self._metrics_directory = metrics_directory
        self._fork = multiprocessing.get_context("fork")
        self._signal = 0
        self._wake_reader, self._wake_writer = socket.socketpair()
        self._started: dict[BaseProcess, float] = {}
        self._start_times = [0.0] * count
        """When the missing processes are started, by the monotonic clock."""

    def run(self) -> int:
        self._wake_writer.setblocking(False)
        signal.set_wakeup_fd(self._wake_writer.fileno())
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._on_signal)
        while not self._signal:
            self._start_due()
            timeout = max(0.0, min(self._start_times, default=time.monotonic() + 60) - time.monotonic())
            ready = wait([self._wake_reader, *(child.sentinel for child in self._started)], timeout=timeout)
            if self._wake_reader in ready:
                self._wake_reader.recv(64)
            self._reap()
        self._stop()
        return self._signal

    def _on_signal(self, number: int, _: object) -> None:
        self._signal = self._signal or number

    def _start_due(self) -> None:
        now = time.monotonic()
        count = sum(start <= now for start in self._start_times)
        self._start_times = [start for start in self._start_times if start > now]
        for _ in range(count):
            child = self._fork.Process(target=self._child, daemon=False)
            child.start()
            self._started[child] = now
            log.info("a process was started", extra={"child": child.pid})

    def _reap(self) -> None:
        for child in [child for child in self._started if not child.is_alive()]:
            lived = time.monotonic() - self._started.pop(child)
            log.error("a process has died and is replaced", extra={"child": child.pid, "code": child.exitcode})
            self._remove_gauges(child)
            self._start_times.append(time.monotonic() + (RESTART_DELAY if lived < EARLY_DEATH_SECONDS else 0.0))

    def _remove_gauges(self, child: BaseProcess) -> None:
        """Remove the gauges of a dead process. Its counters stay in the sums."""
        for file in self._metrics_directory.glob(f"gauge_live*_{child.pid}.db"):
            file.unlink(missing_ok=True)

    def _stop(self) -> None:
        deadline = time.monotonic() + EXIT_SECONDS
        for child in self._started:
            child.terminate()
        for child in self._started:
            child.join(max(0.0, deadline - time.monotonic()))
            if child.is_alive():
                log.error("a process did not end and is killed", extra={"child": child.pid})
                child.kill()
                child.join()

    def _child(self) -> None:
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        # Replaces the inherited handler, which only wakes up the supervisor, until the server sets its own.
        signal.signal(signal.SIGTERM, _exit)
        self._wake_reader.close()
        self._wake_writer.close()
        parent: Any = multiprocessing.parent_process()
        _exit_with_parent(parent.sentinel)
        try:
            self._work()
        except KeyboardInterrupt:
            sys.exit(0)


def _exit(*_: object) -> NoReturn:
    sys.exit(0)


def _exit_with_parent(sentinel: int) -> None:
    """Shut down when the supervisor is gone, even if it was killed."""

    def watch() -> None:
        wait([sentinel])
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(EXIT_SECONDS)
        os._exit(1)

    threading.Thread(target=watch, daemon=True, name="supervisor").start()
