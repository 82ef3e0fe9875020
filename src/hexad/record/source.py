"""Where records come from: files of any length, cut into single records before they are read.

A record ends where the tags of the next one begin. It is cut out before it is read, so that an error in one record does
not affect the next, and no more than one record is held in memory.
"""

from __future__ import annotations

import io
import os
import re
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING, cast

from hexad.record.errors import ErrorPlace, RecordError, Sentence
from hexad.record.tags import RESULTS
from hexad.record.tokens import TAG_START, RawGame

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["MAX_LENGTH", "NumberedLines", "name_of", "open_lines", "split"]

# No record is longer than this many characters: a file that holds none at all should not fill the memory.
MAX_LENGTH = 1 << 26

_BRACE_OR_REST = re.compile("[{;]")

# The white space that comments fold; Python counts other characters, which can be all of a line of a comment.
_SPACE = " \t\n\r\v\f"


class NumberedLines:
    """The lines of a text file, with the name of the file and the number of the line that was read last."""

    def __init__(self, file: IO[str], name: str | None) -> None:
        self._file = file
        self.name = name
        self.number = 0

    def __iter__(self) -> Iterator[str]:
        while line := self._file.readline(MAX_LENGTH + 1):
            self.number += 1
            if self.number == 1:
                line = line.removeprefix("\ufeff")
            yield line.replace("\r\n", "\n").replace("\r", "\n") if "\r" in line else line


@contextmanager
def open_lines(source: str | os.PathLike[str] | IO[str] | IO[bytes]) -> Iterator[NumberedLines]:
    """Open a path, or borrow an open file. Bytes that are not UTF-8 come through as lone surrogates."""
    if isinstance(source, str | os.PathLike):
        with Path(source).open(encoding="utf-8", errors="surrogateescape") as file:
            yield NumberedLines(file, name_of(source))
        return
    name = name_of(source)
    if isinstance(source.read(0), str):
        yield NumberedLines(cast("IO[str]", source), name)
        return
    wrapper = io.TextIOWrapper(cast("IO[bytes]", source), encoding="utf-8", errors="surrogateescape")
    try:
        yield NumberedLines(wrapper, name)
    finally:
        wrapper.detach()


def name_of(source: str | os.PathLike[str] | IO[str] | IO[bytes]) -> str | None:
    """The path of a source, for errors, if it has one."""
    if isinstance(source, str | os.PathLike):
        return os.fspath(source)
    name = getattr(source, "name", None)
    return name if isinstance(name, str) else None


def split(lines: NumberedLines) -> Iterator[RawGame | RecordError]:
    """Cut a file into records. One that is too long, or that the file cannot decode, is yielded as an error."""
    parts: list[str] = []
    first = 1
    size = 0
    boundary = _Boundary()
    try:
        for line in lines:
            if boundary.ends_before(line):
                yield _finish(parts, first, size, lines.name)
                parts, first, size = [], lines.number, 0
                boundary = _Boundary()
            boundary.note(line)
            size += len(line)
            if size <= MAX_LENGTH:
                parts.append(line)
    except UnicodeDecodeError as error:
        sentence = Sentence("wrong-record-line-encoding", {"encoding": error.encoding})
        yield RecordError(code="encoding", place=ErrorPlace(lines.name, lines.number + 1, 1), sentence=sentence)
        return
    if boundary.any_text:
        yield _finish(parts, first, size, lines.name)


def _finish(parts: list[str], first: int, size: int, name: str | None) -> RawGame | RecordError:
    if size <= MAX_LENGTH:
        return RawGame("".join(parts), first, name)
    sentence = Sentence("wrong-record-size", {"max": MAX_LENGTH})
    return RecordError(code="size", place=ErrorPlace(name, first, 1), sentence=sentence)


class _Boundary:
    """Tells, line by line, where the next record begins.

    That is at a tag after movetext. These rules keep broken records apart. The movetext must be separated from its
    tags or end in a result, since a tag whose value runs over two lines looks like movetext, too. A comment that is
    never closed ends where tags follow an empty line. A tag that occurs for the second time, after an empty line,
    begins a new record: the one before had no movetext. So does any text that follows a result and an empty line.
    """

    def __init__(self) -> None:
        self.any_text = False
        self._names: set[str] = set()
        self._in_moves = False
        self._in_comment = False
        self._after_blank = False
        self._any_blank = False
        self._has_result = False

    def ends_before(self, line: str) -> bool:
        """Whether this line is the first of the next record."""
        text = line.lstrip()
        if self._has_result and self._after_blank and text and text[0] not in "{;%":
            return True
        tag = TAG_START.match(text) if text.startswith("[") else None
        return tag is not None and self._is_complete(tag[1])

    def note(self, line: str) -> None:
        """Take in one more line of this record."""
        text = line.strip(_SPACE)
        self._after_blank = not text
        if not text:
            self._any_blank = self.any_text
        elif self._in_moves or text[0] not in "[%;":
            self._note_moves(text)
        elif text[0] == "[":
            self.any_text = True
            self._names.update(TAG_START.findall(text))

    def _is_complete(self, next_tag: str) -> bool:
        if self._in_comment:
            return self._after_blank
        if self._in_moves:
            return self._any_blank or self._has_result
        return self._any_blank and next_tag in self._names

    def _note_moves(self, text: str) -> None:
        self.any_text = self._in_moves = True
        if not self._in_comment and text[0] == "%":
            return
        self._in_comment = _open_after(text, self._in_comment)
        self._has_result = not self._in_comment and text.endswith(RESULTS) and ";" not in text


def _open_after(text: str, in_comment: bool) -> bool:
    """Whether a comment in braces is open at the end of a line."""
    at = 0
    while True:
        if in_comment:
            at = text.find("}", at) + 1
            if at == 0:
                return True
        match = _BRACE_OR_REST.search(text, at)
        if match is None or match[0] == ";":
            return False
        at = match.end()
        in_comment = True
