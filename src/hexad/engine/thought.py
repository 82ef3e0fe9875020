"""A search at a level, and the move that the level chooses from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from hexad.engine.levels import FULL, LEVELS, choose

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hexad import _core
    from hexad.board import AnyBoard
    from hexad.engine.engine import Engine, Info
    from hexad.engine.limit import Limit

__all__ = ["SearchSettings", "Thought"]


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """How a search is run: its limit, the level that plays and the number of best lines that are wanted."""

    limit: Limit
    level: int
    lines: int


class Thought:
    """Iterate over the reports, then ask for the choice; `close` stops the search.

    Levels 1 to 9 have limits of their own and search the number of lines that belongs to the level, however many are
    wanted. Full strength searches those that are wanted.
    """

    def __init__(self, engine: Engine, board: AnyBoard, settings: SearchSettings, chooser: _core.Chooser) -> None:
        level = LEVELS[engine.game][settings.level - 1]
        self.board = board
        self.limit = settings.limit.at_most(level.nodes, level.depth)
        self.lines = settings.lines if settings.level == FULL else level.lines
        self._engine = engine
        self._level = level
        self._chooser = chooser
        self._best: list[Info] = []
        self._infos = engine.analyse(board, self.limit, lines=self.lines)

    def __iter__(self) -> Iterator[Info]:
        for info in self._infos:
            # Ranks start again at one with each depth, and with the answer.
            self._best = [*self._best, info] if info.rank > 1 else [info]
            yield info

    def stop(self) -> None:
        """Stop the search from another thread: the iteration ends with the best that was found."""
        self._engine.stop()

    def close(self) -> None:
        """End the search; the engine is free for the next one."""
        self._infos.close()

    def choice(self) -> Info | None:
        """What the level plays after the reports that were read; None if there were none."""
        # Full strength plays the first line, however many are searched.
        seen = self._best[: self._level.lines]
        return choose(seen, self._level.slip, self._chooser) if seen else None
