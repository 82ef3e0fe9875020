"""Making puzzles from game after game, until there are enough of every kind."""

from __future__ import annotations

import re
from collections import Counter
from itertools import count
from typing import TYPE_CHECKING

from hexad.puzzles.candidates import Candidate, SelfPlay, recorded
from hexad.puzzles.finder import Finder
from hexad.puzzles.rules import RULES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from hexad.puzzles.interface import Slot
    from hexad.puzzles.puzzle import Puzzle
    from hexad.record import Game

__all__ = ["Maker"]

# If a batch of games gives fewer puzzles than this, the kinds that are found may exceed their shares.
_BATCH, _MIN_PER_BATCH = 50, 10


class Maker:
    """Makes puzzles of one game that differ from the known ones."""

    def __init__(self, game: str, known: Iterable[Puzzle], total: int) -> None:
        self._game, self._total = game, total
        self._making = RULES[game].making
        self._finder = Finder(game)
        self._ids: set[str] = set()
        self._made: Counter[Slot] = Counter()
        self._sources: list[str] = []
        self._stretch = 1.0
        for puzzle in known:
            self._note(puzzle)

    def self_play(self, seed: int, looking: Callable[[str, int], object]) -> Iterator[Puzzle]:
        """Puzzles from games of the engine against itself, after those that the known puzzles came from.

        `looking` is called with the name of the records, empty for self-play, and the number of each game.
        """
        played, made = SelfPlay(self._game, seed), 0
        for number in count(self._next(rf"self-play {seed}/(\d+),")):
            if self._is_enough():
                return
            looking("", number)
            for puzzle in self._found_in(played.play(number, with_splits=self._needs_splits(number))):
                made += 1
                yield puzzle
            if number % _BATCH == _BATCH - 1:
                self._stretch *= 1.0 if made >= _MIN_PER_BATCH else 1.25
                made = 0

    def from_records(
        self, name: str, games: Iterable[tuple[int, Game]], looking: Callable[[str, int], object]
    ) -> Iterator[Puzzle]:
        """Puzzles from recorded games, after those that the known puzzles came from."""
        first = self._next(rf"{re.escape(name)}#(\d+),")
        for number, game in games:
            if self._is_enough():
                return
            if number >= first and game.tags["Game"] == self._game:
                looking(name, number)
                yield from self._found_in(recorded(game, f"{name}#{number}"))

    def _found_in(self, candidates: Iterable[Candidate]) -> Iterator[Puzzle]:
        """The puzzles of one game, at most one of each kind: those of successive positions are much alike."""
        seen: set[Slot] = set()
        for candidate in candidates:
            if self._is_enough():
                return
            if candidate.board.ply < self._making.first_ply:
                continue
            puzzle = self._finder.find(candidate, lambda slot: self._has_room(slot) and slot not in seen)
            if puzzle is not None and puzzle.id not in self._ids:
                seen.add((puzzle.kind, puzzle.within))
                self._note(puzzle)
                yield puzzle

    def _note(self, puzzle: Puzzle) -> None:
        self._ids.add(puzzle.id)
        self._made[puzzle.kind, puzzle.within] += 1
        self._sources.append(puzzle.source or "")

    def _is_enough(self) -> bool:
        return len(self._ids) >= self._total

    def _has_room(self, slot: Slot) -> bool:
        shares = self._making.shares
        part = self._total * self._stretch * shares.get(slot, 0) / sum(shares.values())
        return self._made[slot] < part

    def _needs_splits(self, number: int) -> bool:
        """Whether the next game should be one for splits: every other one, as long as something else is wanted, too."""
        room = {slot[0] == "split" for slot in self._making.shares if self._has_room(slot)}
        return True in room and (number % 2 == 1 or False not in room)

    def _next(self, pattern: str) -> int:
        """The number of the game after the last one that gave a known puzzle."""
        numbers = [int(found[1]) for source in self._sources if (found := re.match(pattern, source))]
        return max(numbers, default=-1) + 1
