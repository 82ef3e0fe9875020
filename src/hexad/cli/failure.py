"""What goes wrong on a command line is said in one line, and never in a traceback."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from hexad.cli.streams import let_go
from hexad.errors import HexadError

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["FAILED", "INTERRUPTED", "NO", "OK", "UNREAD", "Failure", "guarded", "one_line", "printable"]

OK, NO, FAILED, INTERRUPTED, UNREAD = 0, 1, 2, 130, 141

_LONGEST = 500


class Failure(Exception):  # noqa: N818 - it is what the user is told, not a fault of the program
    """What was asked can not be done: a line that says what was wrong and what is expected."""

    def __init__(self, text: str, code: int = FAILED) -> None:
        super().__init__(text)
        self.code = code


def guarded(command: Callable[[], int]) -> int:
    """Run a command and return its exit code, whatever happens within it."""
    try:
        code = command()
        sys.stdout.flush()
    except KeyboardInterrupt:
        _show_cursor()
        return INTERRUPTED
    except BrokenPipeError:
        let_go(sys.stdout)
        return UNREAD
    except Exception as error:
        code, text = _said(error)
        _complain(text)
        _flush()
    return code


def one_line(text: str) -> str:
    """The text on a line, cut where it gets too long to be read."""
    line = " ".join(text[: 2 * _LONGEST].split())
    return printable(line if len(line) <= _LONGEST else line[:_LONGEST] + " …")


def printable(text: str) -> str:
    """The text without anything that could steer a terminal."""
    return "".join(letter if letter.isprintable() else letter.encode("unicode_escape").decode() for letter in text)


def _said(error: Exception) -> tuple[int, str]:
    """The exit code and the line for an error."""
    if isinstance(error, Failure):
        return error.code, str(error)
    if isinstance(error, HexadError):
        return FAILED, str(error)
    if isinstance(error, OSError):
        place = f"{os.fsdecode(error.filename)}: " if error.filename is not None else ""
        return FAILED, f"{place}{(error.strerror or str(error)).lower()}"
    if "HEXAD_TRACEBACK" in os.environ:
        raise error
    text = f"a fault in hexad, not in what you typed: {type(error).__name__}: {error}"
    return FAILED, f"{text} (HEXAD_TRACEBACK=1 shows where)"


def _show_cursor() -> None:
    """A bar that was interrupted while it came up may have left the cursor hidden."""
    if sys.stderr.isatty():
        sys.stderr.write("\x1b[?25h")
        sys.stderr.flush()


def _flush() -> None:
    try:
        sys.stdout.flush()
    except OSError:
        let_go(sys.stdout)


def _complain(text: str) -> None:
    try:
        sys.stderr.write(f"hexad: {one_line(text)}\n")
        sys.stderr.flush()
    except OSError:
        let_go(sys.stderr)
