"""Files of puzzles, one on each line: the collections that come with hexad, and the puzzle of a day."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import TYPE_CHECKING

from hexad.puzzles.puzzle import KINDS, Puzzle, PuzzleError

if TYPE_CHECKING:
    import datetime
    from collections.abc import Iterable, Iterator
    from pathlib import Path

__all__ = ["daily", "in_daily_order", "load", "read"]


@cache
def load(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game that come with hexad, read on the first call."""
    if game not in KINDS:
        raise ValueError(f"{game!r} is not a game: expected {' or '.join(KINDS)}")
    text = (files("hexad.puzzles") / "data" / f"{game}.jsonl").read_text(encoding="utf-8")
    return tuple(puzzle for _, puzzle in _parsed(text.splitlines(), f"{game}.jsonl"))


def read(path: Path) -> Iterator[tuple[int, Puzzle | PuzzleError]]:
    """Each puzzle of a file with the number of its line; for a broken one its error, which names file and line."""
    text = path.read_bytes().decode("utf-8", errors="replace")
    for number, line in enumerate(text.splitlines(), 1):
        try:
            yield from _parsed([line], str(path), number)
        except PuzzleError as error:
            yield number, error


def daily(day: datetime.date, game: str | None = None) -> Puzzle:
    """The puzzle of a day: the same for all players. No puzzle is repeated before all have been shown.

    Without a game both take turns, day by day.

    >>> import datetime
    >>> today = datetime.date(2030, 1, 1)
    >>> daily(today) == daily(today)
    True
    """
    number = day.toordinal()
    if game is None:
        number, turn = divmod(number, len(KINDS))
        game = list(KINDS)[turn]
    ordered = in_daily_order(game)
    return ordered[number % len(ordered)]


@cache
def in_daily_order(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game in the order in which they are shown day by day. The web client uses the same order."""
    return tuple(sorted(load(game), key=lambda puzzle: sha256(puzzle.id.encode()).digest()))


def _parsed(lines: Iterable[str], name: str, first: int = 1) -> Iterator[tuple[int, Puzzle]]:
    for number, line in enumerate(lines, first):
        if not line.strip():
            continue
        try:
            yield number, Puzzle.parse(line)
        except PuzzleError as error:
            error.place = f"{name}:{number}"
            raise
