"""A program as a process of its own: lines to it, and lines from it within a time."""

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

__all__ = ["Program"]

_LONGEST_LINE = 65_536
_MOST_WAITING = 10_000
_FAREWELL = 0.5


class Program:
    """A running process, read on a thread so that waiting for a line can end.

    Lines that nobody has read wait in a queue; when it is full, the program has to wait. The process gets a session of
    its own, so that closing it also ends what it has started.
    """

    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        self._lines: queue.Queue[bytes | None] = queue.Queue(_MOST_WAITING)
        self._last_words = ""
        self._closed = threading.Event()
        self._threads = [
            threading.Thread(target=target, args=(stream,), name="hexad-program", daemon=True)
            for target, stream in ((self._read, self._process.stdout), (self._listen, self._process.stderr))
        ]
        assert self._process.stdin is not None
        # Who reads nothing must not make us wait.
        os.set_blocking(self._process.stdin.fileno(), False)
        for thread in self._threads:
            thread.start()

    def send(self, line: str) -> None:
        """Write a line; a program that reads no more is noticed when its answer is missing."""
        assert self._process.stdin is not None
        with suppress(OSError, ValueError):
            self._process.stdin.write(line.encode() + b"\n")
            self._process.stdin.flush()

    def forget(self) -> None:
        """Drop the lines that wait: they can not be the answer to what was not asked yet."""
        with suppress(queue.Empty):
            for _ in range(_MOST_WAITING):
                if self._lines.get_nowait() is None:
                    self._lines.put(None)
                    return

    def read(self, until: float) -> bytes | None:
        """The next line; None at the end of them. Raises TimeoutError at that moment of the monotonic clock."""
        if self._closed.is_set():
            return None
        try:
            line = self._lines.get(timeout=max(0.0, until - monotonic()))
        except queue.Empty:
            raise TimeoutError from None
        if line is None:
            self._lines.put(None)
        return line

    def epitaph(self) -> str:
        """How the process ended, with the last line that it wrote to its standard error."""
        try:
            code = self._process.wait(_FAREWELL)
        except subprocess.TimeoutExpired:
            return "closed its output"
        self._threads[1].join(_FAREWELL)
        said = f": {self._last_words}" if self._last_words else ""
        return f"ended {_status(code)}{said}"

    def kill(self) -> None:
        """End the process and all that it has started, now."""
        self._closed.set()
        with suppress(OSError):
            os.killpg(self._process.pid, signal.SIGKILL)

    def close(self) -> None:
        """Ask the process to end, then make it."""
        self.send("quit")
        with suppress(OSError, ValueError):
            assert self._process.stdin is not None
            self._process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_FAREWELL)
        self.kill()
        self._process.wait()
        for thread in self._threads:
            thread.join(_FAREWELL)

    def _read(self, stream: IO[bytes]) -> None:
        with stream:
            while line := stream.readline(_LONGEST_LINE):
                self._keep(line)
        self._keep(None)

    def _keep(self, line: bytes | None) -> None:
        while True:
            with suppress(queue.Full):
                self._lines.put(line, timeout=0.1)
                return
            if self._closed.is_set():
                return

    def _listen(self, stream: IO[bytes]) -> None:
        with stream:
            while line := stream.readline(_LONGEST_LINE):
                said = line.decode(errors="replace").strip()[:200]
                self._last_words = "".join(filter(str.isprintable, said)) or self._last_words


def _status(code: int) -> str:
    if code >= 0:
        return f"with status {code}"
    with suppress(ValueError):
        return f"by {signal.Signals(-code).name}"
    return f"by signal {-code}"
