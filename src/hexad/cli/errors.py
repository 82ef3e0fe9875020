"""Errors of the command line: each is reported in one line, in the language in use, and never as a traceback."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import hexad
from hexad.cli.i18n import current_language, say
from hexad.cli.streams import discard_output
from hexad.errors import HexadError, IllegalMoveError, InvalidPositionError, KeyedError
from hexad.texts import explained
from hexad.texts.verdicts import error_sentence

if TYPE_CHECKING:
    from collections.abc import Callable

    from hexad.record import RecordError

__all__ = ["FAILED", "INTERRUPTED", "NO", "OK", "UNREAD", "CommandError", "error_text", "exit_code_of", "one_line"]
__all__ += ["printable", "report"]

# The exit codes; `hexad.cli` says what they mean.
OK, NO, FAILED, INTERRUPTED, UNREAD = 0, 1, 2, 130, 141

_MAX_LINE = 500


class CommandError(Exception):
    """A request that cannot be carried out: the key of the message for the user, and its values."""

    def __init__(self, key: str, /, **values: str | float) -> None:
        super().__init__(key)
        self._key, self._values = key, values

    def __str__(self) -> str:
        return say(self._key, **self._values)


def exit_code_of(command: Callable[[], int]) -> int:
    """Run a command and return its exit code; an error is reported on standard error."""
    try:
        code = command()
        sys.stdout.flush()
    except KeyboardInterrupt:
        _show_cursor()
        return INTERRUPTED
    except BrokenPipeError:
        discard_output(sys.stdout)
        return UNREAD
    except Exception as error:
        code = FAILED
        report(_message(error))
        _flush()
    return code


def report(text: str) -> None:
    """Print an error as one line."""
    try:
        sys.stderr.write(f"hexad: {one_line(text)}\n")
        sys.stderr.flush()
    except OSError:
        discard_output(sys.stderr)


def one_line(text: str) -> str:
    """The text on one line, shortened if it is very long."""
    line = " ".join(text[: 2 * _MAX_LINE].split())
    return printable(line if len(line) <= _MAX_LINE else line[:_MAX_LINE] + " …")


def printable(text: str) -> str:
    """The text with control characters escaped, so that it cannot steer a terminal."""
    return "".join(letter if letter.isprintable() else letter.encode("unicode_escape").decode() for letter in text)


def error_text(error: HexadError | KeyedError | OSError) -> str:
    """Why something failed, in the language in use.

    For a record, it begins with file, line and column; for a puzzle of a file, with file and line.
    """
    if isinstance(error, hexad.RecordError):
        place = f"{error.file or '<text>'}:{error.line}:{error.column}"
        return say("wrong-place", place=place, detail=_record_detail(error))
    place = getattr(error, "place", "")
    text = error_sentence(error, current_language())
    return say("wrong-place", place=place, detail=text) if place else text


def _record_detail(error: RecordError) -> str:
    """For a move or a position the sentence of the board; otherwise that of the record."""
    cause, move = error.__cause__, error.found or ""
    if error.key is not None:
        return explained("", error, current_language())
    if error.code == "move" and isinstance(cause, HexadError):
        is_illegal = isinstance(cause, IllegalMoveError)
        return say("wrong-record-played", move=move, why=error_text(cause)) if is_illegal else error_text(cause)
    if isinstance(cause, InvalidPositionError):
        return say("wrong-record-setup", detail=error_text(cause))
    return error_sentence(error, current_language())


def _message(error: Exception) -> str:
    """The message for an error that ends a command."""
    if isinstance(error, CommandError):
        return str(error)
    if isinstance(error, HexadError | KeyedError):
        return error_text(error)
    if isinstance(error, OSError):
        reason = error_text(error)
        return (
            reason if error.filename is None else say("wrong-place", place=os.fsdecode(error.filename), detail=reason)
        )
    if "HEXAD_TRACEBACK" in os.environ:
        raise error
    return say("wrong-fault", fault=f"{type(error).__name__}: {error}")


def _show_cursor() -> None:
    """Make the cursor visible: a progress bar that was interrupted may have hidden it."""
    if sys.stderr.isatty():
        sys.stderr.write("\x1b[?25h")
        sys.stderr.flush()


def _flush() -> None:
    try:
        sys.stdout.flush()
    except OSError:
        discard_output(sys.stdout)
