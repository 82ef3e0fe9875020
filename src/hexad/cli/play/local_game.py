"""A game in progress: the board, its record and its clock, without any input or output."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from hexad.seats import new_clock
from hexad.types import Outcome

if TYPE_CHECKING:
    from collections.abc import Callable

    from hexad.clock import Clock, TimeControl
    from hexad.record import Game, Node

__all__ = ["LocalGame", "clock_of"]


def clock_of(record: Game, control: TimeControl) -> Clock:
    """The clock of a new game, or of one that is resumed with the times in its record."""
    start, end = record.board(), record.end()
    clock = new_clock(end, control)
    banks, first = list(clock.banks), start.seat
    for ply, node in enumerate(record.mainline(), first):
        if node.clock is not None:
            banks[ply % len(banks)] = node.clock
    return replace(clock, banks=tuple(banks))


class LocalGame:
    """Moves go to the board and into the record; `now` is the time for the clock, in centiseconds."""

    def __init__(self, record: Game, clock: Clock | None, now: Callable[[], int]) -> None:
        self.record = record
        self.board = record.end()
        self.clock = clock and clock.start(now())
        self._now = now
        self._turns: list[Clock] = []
        self._ended: Outcome | None = None

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended: by the rules, on time, by resignation or by agreement; None while it goes on."""
        return self._ended or self.board.outcome()

    @property
    def seat(self) -> int:
        """The seat that is to move."""
        return self.board.seat

    def play(self, text: str) -> Node | None:
        """Play a move and press the clock; None if the flag has fallen before. Raises the errors of the board."""
        if self.flag():
            return None
        seat, now = self.seat, self._now()
        node = self.record.play(text)
        self.board.push(node.move)
        if self.clock is not None:
            self._turns.append(self.clock)
            self.clock = self.clock.press(now)
            node.clock = self.clock.remaining(seat, now)
        return node

    def undo(self) -> str:
        """Take the last move back and restore the clock of that turn; raises IndexError if there is no move."""
        move = self.board.pop()
        self.record.last.remove()
        if self.clock is not None:
            before = (self.clock.turn - 1) % len(self.clock.seats)
            turn = self._turns.pop() if self._turns else replace(self.clock, turn=before, spent=0)
            self.clock = replace(turn, at=self._now())
        return str(move)

    def resign(self) -> None:
        """The side to move resigns."""
        self._end(Outcome(self.board.PLAYERS[(self.seat + 1) % 2], "resignation", ""))

    def agree(self) -> None:
        """The sides agree to a draw."""
        self._end(Outcome(None, "agreement", ""))

    def flag(self) -> bool:
        """Whether the flag of the side to move has fallen, which ends the game."""
        fallen = self.clock and self.outcome is None and self.clock.outcome(self._now())
        if fallen:
            self._end(fallen)
        return bool(fallen)

    def remaining(self, seat: int) -> int | None:
        """The time that a seat has left, in centiseconds; None without a clock."""
        return None if self.clock is None else self.clock.remaining(seat, self._now())

    def _end(self, outcome: Outcome) -> None:
        self._ended = outcome
        self.record.finish(outcome)
