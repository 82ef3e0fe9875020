"""One `go` of UGI: a search that reports its lines and ends with a `bestmove`."""

from __future__ import annotations

import threading
from contextlib import closing, suppress
from typing import TYPE_CHECKING

from hexad.engine.limit import Limit

if TYPE_CHECKING:
    from collections.abc import Callable

    from hexad.engine.engine import Info
    from hexad.engine.thought import Thought

__all__ = ["Search"]


class Search(threading.Thread):
    """A thread that searches and answers; with `waits` it answers when it is stopped."""

    def __init__(self, thought: Thought, say: Callable[[str], None], *, lines: int, waits: bool = False) -> None:
        super().__init__(name="hexad-ugi", daemon=True)
        self.ends_by_itself = thought.limit != Limit() and not waits
        self.is_answered = False
        # Any move, in case there is no time to search one.
        is_over = thought.board.is_over
        self._move = None if is_over else thought.board.legal_moves[0]
        self._thought = thought
        self._lines = lines
        self._say = say
        self._waits = waits and not is_over
        self._stopped = threading.Event()

    def stop(self) -> None:
        """Make the search answer at once."""
        self._stopped.set()
        if not self.is_answered:
            self._thought.stop()

    def run(self) -> None:
        """Search, and answer unless the client has gone."""
        with suppress(OSError):
            try:
                # The engine must be free before the answer is written.
                with closing(self._thought):
                    self._report()
                if self._waits:
                    self._stopped.wait()
            finally:
                self.is_answered = True
                self._say(f"bestmove {'none' if self._move is None else self._move}")

    def _report(self) -> None:
        reported: dict[int, Info] = {}
        for info in self._thought:
            # The last lines are reported twice: when they are found, and as the answer.
            if info.rank <= self._lines and reported.get(info.rank) != info:
                reported[info.rank] = info
                self._say(_info(info))
            # A stop that came before the search had begun did not reach it.
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
