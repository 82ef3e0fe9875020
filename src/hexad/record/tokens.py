"""The words of a record: tag pairs, and the tokens of the movetext, with where they stand."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from hexad.record.errors import ErrorPlace, RecordError, Sentence
from hexad.record.tags import unescape

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["TAG_START", "RawGame", "Tag", "Token", "read_tags", "shorten", "tokenize"]

TAG_START = re.compile(r'\s*\[\s*([A-Za-z0-9_]{1,255})\s*"')

_TAG = re.compile(r'\[\s*([A-Za-z0-9_]{1,255})\s*"([^"\\\n]*(?:\\.[^"\\\n]*)*)"\s*\]')
_BETWEEN_TAGS = re.compile(r"(?:\s+|^%[^\n]*|;[^\n]*)*", re.MULTILINE)

# What ends a word besides white space. Moves of Six contain , > = # and -, so these do not end a word.
_STOP = r'\s{}()\[\];$!?".*'
_TOKEN = re.compile(
    rf"""
    (?P<space>   \s+ | \.+ | ^%[^\n]* )
  | (?P<comment> \{{ [^}}]* \}} | ;[^\n]* )
  | (?P<nag>     \$[0-9]+ | !! | \?\? | !\? | \?! | ! | \? )
  | (?P<open>    \( )
  | (?P<close>   \) )
  | (?P<result>  \* | (?: 1-0 | 0-1 | 1/2-1/2 ) (?= [{_STOP}] | \Z ) )
  | (?P<number>  [0-9]+ (?= [{_STOP}] | \Z ) \.* )
  | (?P<move>    [^{_STOP}]+ )
  | (?P<stray>   . )
    """,
    re.VERBOSE | re.MULTILINE | re.DOTALL,
)


class Token(NamedTuple):
    """A piece of the movetext: its kind, its text, and its offset in the record."""

    kind: str
    text: str
    at: int


class Tag(NamedTuple):
    """A tag's value, and its offset in the record."""

    value: str
    at: int


class RawGame(NamedTuple):
    """The text of one record before it is read, and where it comes from."""

    text: str
    line: int = 1
    file: str | None = None

    def place(self, at: int, found: str | None = None, expected: str | None = None) -> ErrorPlace:
        """An offset of this record as a place for an error, what was found there and what was expected."""
        line = self.line + self.text.count("\n", 0, at)
        column = at - self.text.rfind("\n", 0, at)
        return ErrorPlace(self.file, line, column, found, expected)

    def error(
        self, at: int, sentence: Sentence, code: str, *, found: str | None = None, expected: str | None = None
    ) -> RecordError:
        """An error at an offset of this record."""
        return RecordError(None, None, code, self.place(at, found, expected), sentence)


def read_tags(raw: RawGame) -> tuple[dict[str, Tag], int]:
    """The tags at the head of a record, and the offset at which they end."""
    tags: dict[str, Tag] = {}
    at = _skip(raw.text, 0)
    while raw.text.startswith("[", at):
        match = _TAG.match(raw.text, at)
        if match is None:
            found = raw.text[at:].split("\n", 1)[0]
            expected = 'a tag such as [Black "name"]'
            sentence = Sentence("wrong-record-no-tag", {"found": shorten(found)})
            raise raw.error(at, sentence, "tag", found=found, expected=expected)
        name = match[1]
        if name in tags:
            sentence = Sentence("wrong-record-tag-twice", {"tag": name})
            raise raw.error(match.start(1), sentence, "tag", found=name)
        tags[name] = Tag(unescape(match[2]), match.start(2))
        at = _skip(raw.text, match.end())
    return tags, at


def tokenize(raw: RawGame, start: int) -> Iterator[Token]:
    """The tokens of the movetext, which begins at an offset of the record."""
    for match in _TOKEN.finditer(raw.text, start):
        kind = match.lastgroup or ""
        if kind == "stray":
            raise _stray(raw, match[0], match.start())
        if kind != "space":
            yield Token(kind, match[0], match.start())


def shorten(text: str) -> str:
    """A word as a message quotes it: printable, and shortened if it is long."""
    return repr(text if len(text) <= 60 else f"{text[:59]}…")[1:-1]


def _skip(text: str, at: int) -> int:
    match = _BETWEEN_TAGS.match(text, at)
    return match.end() if match else at


def _stray(raw: RawGame, found: str, at: int) -> RecordError:
    if found == "{":
        return raw.error(at, Sentence("wrong-record-open-comment", {}), "syntax", found=found, expected="}")
    if found == "}":
        return raw.error(at, Sentence("wrong-record-brace", {}), "syntax", found=found)
    expected = "a move, a comment, a variation or a result"
    sentence = Sentence("wrong-record-stray", {"found": shorten(found)})
    return raw.error(at, sentence, "syntax", found=found, expected=expected)
