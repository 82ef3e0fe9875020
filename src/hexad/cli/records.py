"""Files with records: their games in order, broken ones included."""

from __future__ import annotations

import io
import os
import stat
import sys
from contextlib import contextmanager
from typing import IO, TYPE_CHECKING, Any

import hexad
from hexad.cli.errors import CommandError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hexad.record import Game, RecordError

__all__ = ["Source", "as_data", "no_such_game", "pick", "reading"]


class Source:
    """An open file of records."""

    def __init__(self, file: IO[bytes], size: int | None) -> None:
        self._file = file
        self.size = size

    def position(self) -> int:
        """The number of bytes read so far."""
        return self._file.tell() if self.size is not None else 0

    def __iter__(self) -> Iterator[tuple[int, Game | RecordError]]:
        """Each game with its number in the file, from 1; for a broken one its error."""
        broken: list[RecordError] = []
        number = 0
        for game in hexad.read_games(self._file, broken.append):
            yield from enumerate((*broken, game), number + 1)
            number += len(broken) + 1
            broken.clear()
        yield from enumerate(broken, number + 1)


@contextmanager
def reading(name: str) -> Iterator[Source]:
    """Open a file by name; `-` is standard input."""
    if name == "-":
        yield Source(sys.stdin.buffer, None)
        return
    with io.BufferedReader(io.FileIO(os.fspath(name))) as file:
        about = os.fstat(file.fileno())
        yield Source(file, about.st_size if stat.S_ISREG(about.st_mode) else None)


def pick(name: str, wanted: int) -> Game:
    """One game of a file; raises CommandError if it is broken or missing."""
    number = 0
    with reading(name) as source:
        for number, game in source:
            if number == wanted and isinstance(game, Exception):
                raise game
            if number == wanted and not isinstance(game, Exception):
                return game
    raise no_such_game(name, number, wanted)


def no_such_game(name: str, count: int, wanted: int) -> CommandError:
    """The error for a file that holds fewer games than the number of the one that is wanted."""
    if count == 0:
        return CommandError("wrong-empty", file=name)
    if count == 1:
        return CommandError("wrong-only-one", file=name, wanted=str(wanted))
    return CommandError("wrong-no-such-game", file=name, wanted=str(wanted), held=str(count))


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
