"""What goes wrong on a command line is said in one line, and never in a traceback."""

from __future__ import annotations

import errno
import os
import sys
from typing import TYPE_CHECKING, Any

from hexad.cli.spoken import say, spoken
from hexad.cli.streams import let_go
from hexad.errors import HexadError
from hexad.texts import Texts, explained
from hexad.texts.verdicts import is_ruling

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["FAILED", "INTERRUPTED", "NO", "OK", "UNREAD", "Failure", "guarded", "one_line", "printable", "reason"]
__all__ += ["refusal"]

OK, NO, FAILED, INTERRUPTED, UNREAD = 0, 1, 2, 130, 141

_LONGEST = 500

_REASONS = {
    errno.ENOENT: "wrong-file-there",
    errno.EACCES: "wrong-file-allowed",
    errno.EISDIR: "wrong-file-folder",
    errno.ENOTDIR: "wrong-file-no-folder",
    errno.EEXIST: "wrong-file-exists",
    errno.ENOSPC: "wrong-file-space",
    errno.EROFS: "wrong-file-read-only",
    errno.ENAMETOOLONG: "wrong-file-name",
    errno.EADDRINUSE: "wrong-file-in-use",
}


class Failure(Exception):  # noqa: N818 - it is what the user is told, not a fault of the program
    """What was asked can not be done: the key of a line that says what is wrong and what is expected, its values."""

    def __init__(self, key: str, /, **values: str | float) -> None:
        super().__init__(key)
        self._key, self._values = key, values

    def __str__(self) -> str:
        return say(self._key, **self._values)


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
        code = FAILED
        _complain(_said(error))
        _flush()
    return code


def one_line(text: str) -> str:
    """The text on a line, cut where it gets too long to be read."""
    line = " ".join(text[: 2 * _LONGEST].split())
    return printable(line if len(line) <= _LONGEST else line[:_LONGEST] + " …")


def printable(text: str) -> str:
    """The text without anything that could steer a terminal."""
    return "".join(letter if letter.isprintable() else letter.encode("unicode_escape").decode() for letter in text)


def reason(error: OSError) -> str:
    """Why a file or an address is of no use; what we have no words for, the system says in its own."""
    key = _REASONS.get(error.errno or 0)
    return say(key) if key else (error.strerror or str(error)).lower()


def refusal(error: HexadError) -> str:
    """The sentence of a board with its rule; of a position that can not be, the library's, in English."""
    for game in ("abalone", "six"):
        # A code may have a sentence in each game: it is this one if its English is what the board says.
        if Texts().has(f"verdict-{game}-{error.code}") and explained(game, error) == error.text:
            rule = say("verdict-ruling", rule=error.rule) if error.rule and is_ruling(error.rule) else error.rule
            return explained(game, error, spoken()) + (f" ({rule})" if rule else "")
    return say("wrong-detail", detail=str(error))


def _said(error: Exception) -> str:
    """The line for an error."""
    if isinstance(error, Failure):
        return str(error)
    if isinstance(error, HexadError):
        return _fault(error) if hasattr(error, "column") else refusal(error)
    if isinstance(error, OSError):
        place = None if error.filename is None else os.fsdecode(error.filename)
        return reason(error) if place is None else say("wrong-place", place=place, detail=reason(error))
    if "HEXAD_TRACEBACK" in os.environ:
        raise error
    return say("wrong-fault", fault=f"{type(error).__name__}: {error}")


def _fault(error: Any) -> str:  # noqa: ANN401 - a RecordError
    from hexad.cli.records import fault  # noqa: PLC0415 - loaded when a record was

    return fault(error)


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
