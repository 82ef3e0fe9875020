"""One `go` of UGI: a search that reports what it finds, and ends with a `bestmove`."""

from __future__ import annotations

import threading
from contextlib import closing, suppress
from typing import TYPE_CHECKING

from hexad.engine.limit import Limit

if TYPE_CHECKING:
    from collections.abc import Callable

    from hexad.board import AnyBoard
    from hexad.engine.engine import Engine, Info
    from hexad.engine.thought import Thought

__all__ = ["Search"]


class Search(threading.Thread):
    """Thinks on a thread of its own; `waits` keeps the answer back until it is stopped."""

    def __init__(  # noqa: PLR0913 - a question, and whom to tell
        self,
        engine: Engine,
        board: AnyBoard,
        thought: Thought,
        say: Callable[[str], None],
        *,
        lines: int,
        waits: bool = False,
    ) -> None:
        super().__init__(name="hexad-ugi", daemon=True)
        self.ends_by_itself = thought.limit != Limit() and not waits
        self.is_answered = False
        self._engine = engine
        # Whichever move, in case that there was no time to look at one.
        self._move = None if board.is_over else board.legal_moves[0]
        self._thought = thought
        self._lines = lines
        self._say = say
        self._waits = waits and not board.is_over
        self._stopped = threading.Event()

    def stop(self) -> None:
        """Let the search answer at once."""
        self._stopped.set()
        if not self.is_answered:
            self._engine.stop()

    def run(self) -> None:
        """Search, and answer; a client that no longer listens is not told."""
        with suppress(OSError):
            try:
                # The engine is free again before the answer is out.
                with closing(self._thought):
                    self._report()
                if self._waits:
                    self._stopped.wait()
            finally:
                self.is_answered = True
                self._say(f"bestmove {'none' if self._move is None else self._move}")

    def _report(self) -> None:
        told: dict[int, Info] = {}
        for info in self._thought:
            # The last lines come twice: when they are found, and as the answer.
            if info.rank <= self._lines and told.get(info.rank) != info:
                told[info.rank] = info
                self._say(_info(info))
            # A stop that came before the search had begun was not heard by it.
            if self._stopped.is_set():
                break
        choice = self._thought.choice()
        if choice is not None:
            self._move = choice.line[0]


def _info(info: Info) -> str:
    speed = round(info.nodes / max(info.seconds, 0.001))
    return (
        f"info depth {info.depth} score {_score(info)} nodes {info.nodes} time {round(1000 * info.seconds)} "
        f"nps {speed} hashfull {round(1000 * info.hash_full)} multipv {info.rank} pv {' '.join(map(str, info.line))}"
    )


def _score(info: Info) -> str:
    """Points as `cp`; a proven win or loss as `mate`, in moves of the winner."""
    plies = info.score.win_in
    if plies is None:
        return f"cp {info.score.points}"
    moves = (abs(plies) + 1) // 2
    return f"mate {moves if plies > 0 else -moves}"
