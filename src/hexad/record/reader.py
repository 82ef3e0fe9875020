"""Reading records: from text to games, with every move checked by the board as it is read."""

from __future__ import annotations

import io
import re
from contextlib import closing
from typing import IO, TYPE_CHECKING

from hexad.errors import InvalidPositionError
from hexad.record.builder import Builder
from hexad.record.dialects import to_native
from hexad.record.errors import ErrorPlace, RecordError, RecordInvalidPositionError, Sentence
from hexad.record.game import Game
from hexad.record.setup import SetupError, board_of, setup_names
from hexad.record.source import name_of, open_lines, split
from hexad.record.tags import RESULTS
from hexad.record.tokens import read_tags, shorten, tokenize

if TYPE_CHECKING:
    import os
    from collections.abc import Callable, Generator, Mapping

    from hexad.record.tokens import RawGame, Tag

__all__ = ["parse_game", "parse_games", "read_game", "read_games"]

_SURROGATE = re.compile("[\ud800-\udfff]")


def read_game(source: str | os.PathLike[str] | IO[str] | IO[bytes]) -> Game:
    """Read the first game of a file: a path, or a file that is open for reading.

    Raises `RecordError` if there is none, or if it is broken, and `OSError` if the file cannot be read.
    """
    with closing(read_games(source)) as games:
        for game in games:
            return game
    file = name_of(source)
    place = ErrorPlace(file, 1, 1, expected="a game")
    raise RecordError(code="empty", place=place, sentence=Sentence("wrong-record-empty", {}))


def read_games(
    source: str | os.PathLike[str] | IO[str] | IO[bytes], on_error: Callable[[RecordError], object] | None = None
) -> Generator[Game, None, None]:
    """Read the games of a file one after the other; no more than one is held in memory.

    A broken game raises its `RecordError`, which ends the reading. With `on_error` it is called with the error
    instead, and reading goes on with the next game: `on_error=errors.append` keeps the errors in a list.
    """
    with open_lines(source) as lines:
        for raw in split(lines):
            try:
                game = _read(raw)
            except RecordError as error:
                if on_error is None:
                    raise
                on_error(error)
            else:
                yield game


def parse_game(text: str) -> Game:
    """Read the first game of a text; as `read_game` otherwise."""
    return read_game(io.StringIO(text, newline=None))


def parse_games(text: str, on_error: Callable[[RecordError], object] | None = None) -> Generator[Game, None, None]:
    """Read the games of a text one after the other; as `read_games` otherwise."""
    return read_games(io.StringIO(text, newline=None), on_error)


def _read(raw: RawGame | RecordError) -> Game:
    if isinstance(raw, RecordError):
        raise raw
    _check_encoding(raw)
    tags, end = read_tags(raw)
    game = _empty_game(raw, tags)
    builder = Builder(raw, game)
    try:
        for token in tokenize(raw, end):
            builder.add(token)
        builder.finish()
    except RecordError as error:
        error.game = game
        raise
    return game


def _check_encoding(raw: RawGame) -> None:
    if raw.text.isascii():
        return
    match = _SURROGATE.search(raw.text)
    if match is not None:
        byte = ord(match[0]) - 0xDC00
        found = f"byte 0x{byte:02x}" if 0x80 <= byte <= 0xFF else f"surrogate {match[0]!r}"
        sentence = Sentence("wrong-record-encoding", {"character": found.partition(" ")[2].strip("'")})
        raise raw.error(match.start(), sentence, "encoding", found=found, expected="UTF-8")


def _empty_game(raw: RawGame, tags: Mapping[str, Tag]) -> Game:
    result = tags.get("Result")
    if result is not None and result.value not in RESULTS:
        expected = ", ".join(RESULTS)
        values = {"tag": "Result", "found": shorten(result.value), "choices": expected}
        raise raw.error(
            result.at, Sentence("wrong-record-choice", values), "tag", found=result.value, expected=expected
        )
    try:
        native = to_native({name: tag.value for name, tag in tags.items()})
        board = board_of(native)
    except ValueError as error:
        raise _setup_error(raw, tags, error) from error
    ours = setup_names(native["Game"].lower())
    return Game(board, {name: value for name, value in native.items() if name not in ours})


def _setup_error(raw: RawGame, tags: Mapping[str, Tag], error: ValueError) -> RecordError:
    if isinstance(error, SetupError):
        tag = next((tags[name] for name in (error.tag, "Variant") if name in tags), None)
        found = tag.value if tag else None
        at = tag.at if tag else _first_text(raw)
        return raw.error(at, error.sentence, error.code, found=found, expected=error.expected)
    tag = tags.get("FEN")
    place = raw.place(tag.at if tag else _first_text(raw), tag.value if tag else None)
    if isinstance(error, InvalidPositionError):
        return RecordInvalidPositionError(error.text, error.rule, "setup", place)
    # The tags are right one by one: the last reason is that Begins is for four players.
    return RecordError(None, None, "setup", place, Sentence("wrong-record-begins", {}))


def _first_text(raw: RawGame) -> int:
    return len(raw.text) - len(raw.text.lstrip())
