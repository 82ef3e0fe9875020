"""Lines of standard input, with a look at the clock while none comes."""

from __future__ import annotations

import os
import select
import sys
from typing import TYPE_CHECKING

try:
    import termios
except ImportError:  # not every system has terminals of this kind
    termios = None  # type: ignore[assignment]  # where there are no terminals of that kind

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["Listener"]

# How often to look up, in seconds. A signal that comes just before a wait begins is heard after it.
_TICK = 0.1


class Listener:
    """Reads lines itself: Python's own reading can not be left for a flag that falls, nor always for a signal."""

    def __init__(self) -> None:
        self._heard = b""
        self._file = _number_of(sys.stdin)

    def line(self, meanwhile: Callable[[], object]) -> str:
        """The next line; raises EOFError when there are no more. While it waits, `meanwhile` is called now and then."""
        if self._file is None:
            return _from_python()
        while b"\n" not in self._heard:
            meanwhile()
            if not select.select([self._file], [], [], _TICK)[0]:
                continue
            more = os.read(self._file, 65536)
            if not more:
                return self._decoded(self._rest())
            self._heard += more
        line, _, self._heard = self._heard.partition(b"\n")
        return self._decoded(line)

    def forget(self) -> None:
        """Drop what was typed and not read."""
        self._heard = b""
        if termios is not None and self._file is not None and os.isatty(self._file):
            termios.tcflush(self._file, termios.TCIFLUSH)

    def _rest(self) -> bytes:
        rest, self._heard = self._heard, b""
        if not rest:
            raise EOFError
        return rest

    @staticmethod
    def _decoded(line: bytes) -> str:
        return line.decode(sys.stdin.encoding or "utf-8", errors="replace")


def _number_of(stream: object) -> int | None:
    """The file number of a stream that can be waited for, which not every system has."""
    try:
        number: int = stream.fileno()  # type: ignore[attr-defined]  # a stand-in may have none
        select.select([number], [], [], 0)
    except (AttributeError, OSError, ValueError):
        return None
    return number


def _from_python() -> str:
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line
