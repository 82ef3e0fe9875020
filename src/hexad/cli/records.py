"""Files with records: read with their games numbered, broken ones too, and a bar that shows how far it is."""

from __future__ import annotations

import io
import os
import stat
import sys
from contextlib import contextmanager
from typing import IO, TYPE_CHECKING, Any

from hexad.cli.failure import Failure, refusal
from hexad.cli.spoken import say
from hexad.errors import HexadError, IllegalMoveError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hexad.record import Game, RecordError

__all__ = ["Source", "as_data", "fault", "followed", "lacking", "pick", "reading"]


class Source:
    """A file of records that is open, and its games one after the other."""

    def __init__(self, file: IO[bytes], size: int | None) -> None:
        self._file = file
        self.size = size

    def position(self) -> int:
        """How many bytes were read so far."""
        return self._file.tell() if self.size is not None else 0

    def __iter__(self) -> Iterator[tuple[int, Game | RecordError]]:
        """Each game with its number in the file, from 1; a broken one as its error."""
        from hexad.record import read_games  # noqa: PLC0415 - loaded for the commands that read

        broken: list[RecordError] = []
        number = 0
        for game in read_games(self._file, broken.append):
            yield from enumerate((*broken, game), number + 1)
            number += len(broken) + 1
            broken.clear()
        yield from enumerate(broken, number + 1)


@contextmanager
def reading(name: str) -> Iterator[Source]:
    """Open a file by name; `-` is what comes in on standard input."""
    if name == "-":
        yield Source(sys.stdin.buffer, None)
        return
    with io.BufferedReader(io.FileIO(os.fspath(name))) as file:
        about = os.fstat(file.fileno())
        yield Source(file, about.st_size if stat.S_ISREG(about.st_mode) else None)


def pick(name: str, wanted: int) -> Game:
    """One game of a file; raises its error if it is a broken one."""
    number = 0
    with reading(name) as source:
        for number, game in source:
            if number == wanted and isinstance(game, Exception):
                raise Failure("wrong-told", text=fault(game))
            if number == wanted and not isinstance(game, Exception):
                return game
    raise lacking(name, number, wanted)


def lacking(name: str, held: int, wanted: int) -> Failure:
    """What to say of a file that does not hold the game that is wanted."""
    if held == 0:
        return Failure("wrong-empty", file=name)
    if held == 1:
        return Failure("wrong-only-one", file=name, wanted=str(wanted))
    return Failure("wrong-no-such-game", file=name, wanted=str(wanted), held=str(held))


def fault(error: RecordError) -> str:
    """An error in one line: file, line and column, what was wrong and what was expected."""
    place = f"{error.file or '<text>'}:{error.line}:{error.column}"
    return say("wrong-place", place=place, detail=_detail(error))


def _detail(error: RecordError) -> str:
    """What was wrong: a move by the sentence of the board, the rest by its code and the library's words for it."""
    board, move = error.__cause__, error.found or ""
    if error.code == "move" and isinstance(board, HexadError):
        is_move = isinstance(board, IllegalMoveError)
        return say("wrong-record-played", move=move, why=refusal(board)) if is_move else refusal(board)
    detail = f"{error.text} ({error.rule})" if error.rule else error.text
    if error.expected and error.expected not in detail:
        detail = f"{detail}; expected {error.expected}"
    return say(f"wrong-record-{error.code}", detail=detail)


def as_data(game: Game) -> dict[str, Any]:
    """The main line of a game as JSON holds it: game, tags, fen, moves, clocks (centiseconds), result, end."""
    nodes = list(game.mainline())
    return {
        "game": game.tags["Game"],
        "tags": dict(game.tags),
        "fen": game.board().fen(),
        "moves": [str(node.move) for node in nodes],
        "clocks": [node.clock for node in nodes] if any(node.clock is not None for node in nodes) else None,
        "result": game.result,
        "end": game.end().fen(),
    }


def followed(what: str, source: Source) -> Iterator[tuple[int, Game | RecordError]]:
    """The games of a file, with a bar that follows how far it was read."""
    from hexad.cli.terminal import bar  # noqa: PLC0415

    progress, task = bar(what, source.size)
    with progress:
        for numbered in source:
            progress.update(task, completed=source.position())
            yield numbered
