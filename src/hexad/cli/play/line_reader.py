"""Lines of standard input, with regular calls to a function while none arrives."""

from __future__ import annotations

import os
import select
import sys
from typing import TYPE_CHECKING, TextIO

try:
    import termios
except ImportError:  # Windows
    termios = None  # type: ignore[assignment]  # so that its absence can be tested

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["LineReader"]

# Seconds between two calls. A signal that arrives just before a wait begins is handled after that wait.
_INTERVAL = 0.1


class LineReader:
    """Reads lines with select(): Python's own reading cannot be interrupted when a flag falls, or by every signal."""

    def __init__(self) -> None:
        self._buffer = b""
        self._file = _selectable_number(sys.stdin)

    def line(self, meanwhile: Callable[[], object]) -> str:
        """The next line; raises EOFError at the end. While it waits, it calls `meanwhile`, which may raise."""
        if self._file is None:
            return _blocking_line()
        while b"\n" not in self._buffer:
            meanwhile()
            if not select.select([self._file], [], [], _INTERVAL)[0]:
                continue
            more = os.read(self._file, 65536)
            if not more:
                return self._decoded(self._rest())
            self._buffer += more
        line, _, self._buffer = self._buffer.partition(b"\n")
        return self._decoded(line)

    def discard(self) -> None:
        """Discard the input that was typed and not read."""
        self._buffer = b""
        if termios is not None and self._file is not None and os.isatty(self._file):
            termios.tcflush(self._file, termios.TCIFLUSH)

    def _rest(self) -> bytes:
        rest, self._buffer = self._buffer, b""
        if not rest:
            raise EOFError
        return rest

    @staticmethod
    def _decoded(line: bytes) -> str:
        return line.decode(sys.stdin.encoding or "utf-8", errors="replace")


def _selectable_number(stream: TextIO) -> int | None:
    """The file number of a stream if select() takes it: not on Windows, and not for a stream in memory."""
    try:
        number = stream.fileno()
        select.select([number], [], [], 0)
    except (AttributeError, OSError, ValueError):
        return None
    return number


def _blocking_line() -> str:
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line
