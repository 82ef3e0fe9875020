"""The engine from Python. A search runs on a separate thread and releases the interpreter lock."""

from __future__ import annotations

import queue
import secrets
import threading
from contextlib import closing
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from hexad import _core
from hexad.engine.levels import FULL
from hexad.engine.limit import Limit
from hexad.engine.memory import memory_mb
from hexad.engine.score import Score
from hexad.engine.thought import SearchSettings, Thought
from hexad.engine.variation import Variation
from hexad.errors import SettingError
from hexad.games import game_named

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator

    from hexad.board import AnyBoard

__all__ = ["NATIVE_ENGINES", "Engine", "Info", "Played"]

MAX_THREADS = 256
MAX_HASH_MB = 65_536
MAX_LINES = 256

# The native engine of each game.
NATIVE_ENGINES: dict[str, Callable[[int], Any]] = {"abalone": _core.AbaloneEngine, "six": _core.SixEngine}

# Rank, depth, points, nodes, milliseconds, how full the table is in thousandths, and moves.
_Report: TypeAlias = tuple[int, int, int, int, int, int, list[Any]]


class Info(NamedTuple):
    """A report of a search: one of the best lines, and how deeply it was searched.

    `rank` is 1 for the best line. `line` holds the moves of the principal variation. `nodes` are those of all threads.
    """

    rank: int
    depth: int
    score: Score
    line: tuple[Any, ...]
    nodes: int
    seconds: float
    hash_full: float

    @property
    def variation(self) -> Variation:
        """The line with its score."""
        return Variation(self.score, self.line)

    @classmethod
    def of(cls, report: _Report) -> Info:
        """Read what the core reports."""
        rank, depth, points, nodes, milliseconds, permille, moves = report
        return cls(rank, depth, Score(points), tuple(moves), nodes, milliseconds / 1000, permille / 1000)


class Played(NamedTuple):
    """The move that the engine chose, and the report on it."""

    move: Any
    info: Info


class Engine:
    """Plays and analyses one of the games.

    >>> import hexad
    >>> engine = Engine("six", hash_mb=1)
    >>> board = hexad.six.Board("3R/1BBRR/BRBR/1B@0,-1 16 16 b basic 6")
    >>> played = engine.play(board, Limit(depth=3))
    >>> str(played.move), str(played.info.score)
    ('0,2', 'win in 1')
    """

    def __init__(self, game: str, *, threads: int = 1, hash_mb: int = 64, seed: int | None = None) -> None:
        """Make an engine with a table of its own. The same `seed` gives the same slips of the lower levels."""
        game_named(game)
        _check("threads", threads, MAX_THREADS)
        check_hash("hash_mb", hash_mb)
        self.game = game
        self.threads = threads
        self.hash_mb = hash_mb
        self._native = NATIVE_ENGINES[game](hash_mb)
        self._busy = threading.Lock()
        self.seed(seed)

    def play(self, board: AnyBoard, limit: Limit | None = None, *, level: int = FULL) -> Played:
        """The move that the engine would play; raises ValueError if the game is over.

        Levels 1 to 9 have limits; a limit that is given holds as well.
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
        """The search that `play` runs, as an iterator of reports that then names the choice."""
        _check("level", level, FULL)
        return Thought(self, board, SearchSettings(limit or Limit(), level, lines), self._chooser)

    def seed(self, seed: int | str | None) -> None:
        """Seed the random numbers from which the slips of the lower levels follow; None takes an unknown seed."""
        self._chooser = _core.Chooser(secrets.token_hex() if seed is None else str(seed))

    def analyse(self, board: AnyBoard, limit: Limit | None = None, *, lines: int = 1) -> Generator[Info, None, None]:
        """Reports on the best lines, each time they were searched more deeply; the last ones are the answer.

        Leaving the loop stops the search. Nothing is yielded if the game is over.
        """
        if board.game != self.game:
            raise ValueError(f"this engine plays {self.game}: expected a board of it, got one of {board.game}")
        _check("lines", lines, MAX_LINES)
        return self._stream(board.copy(), limit or Limit(), lines)

    def stop(self) -> None:
        """Stop the search that is running, if there is one: it answers with the best it has found."""
        self._native.stop()

    def clear(self) -> None:
        """Clear the table, so that the next answer does not depend on earlier searches."""
        with self._busy:
            self._native.clear()

    def _stream(self, board: AnyBoard, limit: Limit, lines: int) -> Generator[Info, None, None]:
        reports: queue.SimpleQueue[_Report | list[_Report] | BaseException] = queue.SimpleQueue()
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
    """Raise ValueError for a table that is too large, or for several tables that are too large together."""
    _check(name, megabytes, MAX_HASH_MB)
    there = memory_mb()
    if there is not None and megabytes * tables > there:
        raise SettingError("wrong-engine-memory", name=name, value=str(megabytes), tables=tables, max=str(there))


def _check(name: str, value: int, most: int) -> None:
    if not 1 <= value <= most:
        raise SettingError("wrong-engine-number", name=name, value=str(value), max=str(most))
