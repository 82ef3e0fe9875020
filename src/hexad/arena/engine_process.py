"""A program as a child process: lines are sent to it, and read from it with a deadline."""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import threading
from contextlib import suppress
from time import monotonic
from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["EngineProcess"]

_MAX_LINE = 65_536
_MAX_QUEUED = 10_000
_EXIT_SECONDS = 0.5


class EngineProcess:
    """A running process, whose output is read on a thread, so that waiting for a line can time out.

    Lines wait in a bounded queue; when it is full, the program blocks. The process runs in its own session, so that
    `kill` also ends the processes that it has started.
    """

    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        self._lines: queue.Queue[bytes | None] = queue.Queue(_MAX_QUEUED)
        self._last_error_line = ""
        self._closed = threading.Event()
        self._threads = [
            threading.Thread(target=target, args=(stream,), name="hexad-program", daemon=True)
            for target, stream in ((self._read_output, self._process.stdout), (self._read_errors, self._process.stderr))
        ]
        assert self._process.stdin is not None
        # A program that does not read must not block us.
        os.set_blocking(self._process.stdin.fileno(), False)
        for thread in self._threads:
            thread.start()

    def send(self, line: str) -> None:
        """Send a line. If the program does not read it, the missing answer shows that."""
        assert self._process.stdin is not None
        with suppress(OSError, ValueError):
            self._process.stdin.write(line.encode() + b"\n")
            self._process.stdin.flush()

    def discard_output(self) -> None:
        """Discard queued lines, which cannot be answers to a question that follows."""
        with suppress(queue.Empty):
            for _ in range(_MAX_QUEUED):
                if self._lines.get_nowait() is None:
                    self._lines.put(None)
                    return

    def read(self, deadline: float) -> bytes | None:
        """The next line; None at the end of the output. Raises TimeoutError at `deadline`, a time of `monotonic()`."""
        if self._closed.is_set():
            return None
        try:
            line = self._lines.get(timeout=max(0.0, deadline - monotonic()))
        except queue.Empty:
            raise TimeoutError from None
        if line is None:
            self._lines.put(None)
        return line

    def exit_description(self) -> str:
        """How the process ended, with the last line of its standard error."""
        try:
            code = self._process.wait(_EXIT_SECONDS)
        except subprocess.TimeoutExpired:
            return "closed its output"
        self._threads[1].join(_EXIT_SECONDS)
        said = f": {self._last_error_line}" if self._last_error_line else ""
        return f"ended {_status(code)}{said}"

    def kill(self) -> None:
        """Kill the process and all processes that it has started."""
        self._closed.set()
        with suppress(OSError):
            os.killpg(self._process.pid, signal.SIGKILL)

    def close(self) -> None:
        """Ask the process to quit, and kill it if it does not."""
        self.send("quit")
        with suppress(OSError, ValueError):
            assert self._process.stdin is not None
            self._process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_EXIT_SECONDS)
        self.kill()
        self._process.wait()
        for thread in self._threads:
            thread.join(_EXIT_SECONDS)

    def _read_output(self, stream: IO[bytes]) -> None:
        with stream:
            while line := stream.readline(_MAX_LINE):
                self._enqueue(line)
        self._enqueue(None)

    def _enqueue(self, line: bytes | None) -> None:
        while True:
            with suppress(queue.Full):
                self._lines.put(line, timeout=0.1)
                return
            if self._closed.is_set():
                return

    def _read_errors(self, stream: IO[bytes]) -> None:
        with stream:
            while line := stream.readline(_MAX_LINE):
                said = line.decode(errors="replace").strip()[:200]
                self._last_error_line = "".join(filter(str.isprintable, said)) or self._last_error_line


def _status(code: int) -> str:
    if code >= 0:
        return f"with status {code}"
    with suppress(ValueError):
        return f"by {signal.Signals(-code).name}"
    return f"by signal {-code}"
