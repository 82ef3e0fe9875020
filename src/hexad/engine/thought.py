"""A search at a level, and what that level makes of it: one place for all who let the engine choose a move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.engine.levels import FULL, LEVELS, choose

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator

    from hexad.board import AnyBoard
    from hexad.engine.engine import Engine, Info
    from hexad.engine.limit import Limit

__all__ = ["Thought"]


class Thought:
    """Read the lines as they are found, then ask for the choice; `close` stops the search.

    Levels 1 to 9 look no further than they see, and at as many lines as belong to the level, however many are asked
    for. Full strength looks at those that are asked for.
    """

    def __init__(  # noqa: PLR0913 - a question, and who is asked
        self, engine: Engine, board: AnyBoard, limit: Limit, source: random.Random, *, level: int, lines: int
    ) -> None:
        self._sight = LEVELS[engine.game][level - 1]
        self._source = source
        self._best: list[Info] = []
        self.limit = limit.at_most(self._sight.nodes, self._sight.depth)
        self.lines = lines if level == FULL else self._sight.lines
        self._infos = engine.analyse(board, self.limit, lines=self.lines)

    def __iter__(self) -> Iterator[Info]:
        for info in self._infos:
            # Ranks start again at one with each depth, and with the answer.
            self._best = [*self._best, info] if info.rank > 1 else [info]
            yield info

    def close(self) -> None:
        """Stop the search; the engine is free for the next one."""
        self._infos.close()

    def choice(self) -> Info | None:
        """What the level plays after what was read; None where nothing was found."""
        # Full strength plays the first line, however many are looked at.
        seen = self._best[: self._sight.lines]
        return choose(seen, self._sight.slip, self._source) if seen else None
