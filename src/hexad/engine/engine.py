"""The engine from Python: searches run on a thread of their own, without the interpreter's lock."""

from __future__ import annotations

import queue
import random
import threading
from contextlib import closing
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

import hexad
from hexad import _core
from hexad.engine.levels import FULL
from hexad.engine.limit import Limit
from hexad.engine.memory import memory_mb
from hexad.engine.score import Score
from hexad.engine.thought import Thought

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from hexad.board import AnyBoard

__all__ = ["Engine", "Info", "Played"]

MOST_THREADS = 256
MOST_HASH_MB = 65_536
MOST_LINES = 256

_Line: TypeAlias = tuple[int, int, int, int, int, int, list[Any]]


class Info(NamedTuple):
    """One of the best lines, as far as it was known at some moment."""

    rank: int
    depth: int
    score: Score
    line: tuple[Any, ...]
    nodes: int
    seconds: float
    hash_full: float

    @classmethod
    def of(cls, line: _Line) -> Info:
        """From what the core reports."""
        rank, depth, points, nodes, milliseconds, permille, moves = line
        return cls(rank, depth, Score(points), tuple(moves), nodes, milliseconds / 1000, permille / 1000)


class Played(NamedTuple):
    """The engine's choice, and what it thought."""

    move: Any
    info: Info


class Engine:
    """Plays and analyses one of the games.

    >>> engine = Engine("six", hash_mb=1)
    >>> board = hexad.six.Board("3R/1BBRR/BRBR/1B@0,-1 16 16 b basic 6")
    >>> played = engine.play(board, Limit(depth=3))
    >>> str(played.move), str(played.info.score)
    ('0,2', 'win in 1')
    """

    def __init__(self, game: str, *, threads: int = 1, hash_mb: int = 64, seed: int | None = None) -> None:
        """`seed` makes the slips of the lower levels the same every time."""
        if game not in hexad.GAMES:
            raise ValueError(f"{game!r} is not a game: expected {' or '.join(hexad.GAMES)}")
        _check("threads", threads, MOST_THREADS)
        check_hash("hash_mb", hash_mb)
        self.game = game
        self.threads = threads
        self.hash_mb = hash_mb
        engines: dict[str, Any] = {"abalone": _core.AbaloneEngine, "six": _core.SixEngine}
        self._native = engines[game](hash_mb)
        self._busy = threading.Lock()
        self._source = random.Random(seed)

    def play(self, board: AnyBoard, limit: Limit | None = None, *, level: int = FULL) -> Played:
        """The move that the engine would play; ValueError where the game is over.

        Levels 1 to 9 need no limit; with one they keep to both.
        """
        _check("level", level, FULL)
        if level == FULL and limit is None:
            raise ValueError("full strength needs a limit: say how long it may think, as in Limit(time=1.0)")
        thought = self.think(board, limit, level=level)
        with closing(thought):
            for _ in thought:
                pass
        chosen = thought.choice()
        if chosen is None:
            raise ValueError("the game is over: there is no move to play")
        return Played(chosen.line[0], chosen)

    def think(self, board: AnyBoard, limit: Limit | None = None, *, level: int = FULL, lines: int = 1) -> Thought:
        """What `play` does, to be watched: the lines as a level finds them, and then its choice."""
        _check("level", level, FULL)
        return Thought(self, board, limit or Limit(), self._source, level=level, lines=lines)

    def seed(self, seed: int | str | None) -> None:
        """Begin the slips of the lower levels anew, the same for the same seed."""
        self._source.seed(seed)

    def analyse(self, board: AnyBoard, limit: Limit | None = None, *, lines: int = 1) -> Generator[Info, None, None]:
        """The best lines, each time they are known more deeply; the last ones are the answer.

        Leaving the loop stops the search. Nothing is yielded where the game is over.
        """
        if board.game != self.game:
            raise ValueError(f"this engine plays {self.game}: expected a board of it, got one of {board.game}")
        _check("lines", lines, MOST_LINES)
        return self._stream(board.copy(), limit or Limit(), lines)

    def stop(self) -> None:
        """End the search that is running, if there is one: it answers with the best it has."""
        self._native.stop()

    def clear(self) -> None:
        """Forget everything, so that the next answer does not depend on earlier questions."""
        with self._busy:
            self._native.clear()

    def _stream(self, board: AnyBoard, limit: Limit, lines: int) -> Generator[Info, None, None]:
        reports: queue.SimpleQueue[_Line | list[_Line] | BaseException] = queue.SimpleQueue()
        soft, hard = (None if seconds is None else max(1, int(1000 * seconds)) for seconds in limit.seconds())

        def search() -> None:
            try:
                reports.put(
                    self._native.search(board, lines, self.threads, limit.depth, limit.nodes, soft, hard, reports.put)
                )
            except BaseException as error:
                reports.put(error)

        with self._busy:
            self._native.prepare()
            thread = threading.Thread(target=search, name="hexad-engine", daemon=True)
            thread.start()
            try:
                yield from _read(reports)
            finally:
                self._native.stop()
                thread.join()


def _read(reports: queue.SimpleQueue[Any]) -> Iterator[Info]:
    while True:
        report = reports.get()
        if isinstance(report, BaseException):
            raise report
        if isinstance(report, list):
            yield from map(Info.of, report)
            return
        yield Info.of(report)


def check_hash(name: str, megabytes: int, tables: int = 1) -> None:
    """Refuse tables that are too large, alone or, if there are several of them, together."""
    _check(name, megabytes, MOST_HASH_MB)
    there = memory_mb()
    if there is not None and megabytes * tables > there:
        each, expected = ("", "1 to") if tables == 1 else (f" for each of {tables} tables", "for all of them at most")
        raise ValueError(f"{name} is {megabytes}{each}: expected {expected} {there}, the memory of this machine")


def _check(name: str, value: int, most: int) -> None:
    if not 1 <= value <= most:
        raise ValueError(f"{name} is {value}: expected 1 to {most}")
