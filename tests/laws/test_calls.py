"""Any sequence of calls leaves a board consistent and raises only documented errors."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import hexad

from .positions import CHOICES, Setup, setups


class Calls(RuleBasedStateMachine):
    """Calls in any order, against a list of the moves that should have been played."""

    def start(self, setup: Setup) -> None:
        self.board: Any = setup.board()
        self.played: list[Any] = []

    @rule(choice=CHOICES)
    def push(self, choice: int) -> None:
        legal = self.board.legal_moves
        if legal:
            self.played.append(self.board.push(legal[choice % len(legal)]))

    @rule(text=st.text("abcdefghi123456789,->=# ", max_size=8))
    def push_text(self, text: str) -> None:
        with contextlib.suppress(hexad.InvalidMoveError, hexad.IllegalMoveError):
            self.played.append(self.board.push(text))

    @precondition(lambda self: self.played)
    @rule()
    def pop(self) -> None:
        assert self.board.pop() == self.played.pop()

    @precondition(lambda self: not self.played)
    @rule()
    def pop_nothing(self) -> None:
        with pytest.raises(IndexError):
            self.board.pop()

    @rule(
        cells=st.lists(st.text("abcdefghi0123456789,-", max_size=5), max_size=4), to=st.text("NESW0123,-", max_size=4)
    )
    def ask(self, cells: list[str], to: str) -> None:
        legal = self.board.legal_moves
        for question in (legal.of, legal.including, legal.destinations, lambda cells: self.board.explain(cells, to)):
            with contextlib.suppress(hexad.InvalidMoveError):
                question(cells)

    @rule(n=st.integers(0, 11))
    def turn(self, n: int) -> None:
        self.board = self.board.transform(n)
        assert len(self.board.moves) == len(self.played)
        self.played = self.board.moves

    @rule()
    def go_on_with_a_copy(self) -> None:
        self.board = self.board.copy()

    @invariant()
    def the_board_is_in_order(self) -> None:
        board = self.board
        assert board.moves == self.played
        assert board.is_over == (board.outcome() is not None) == (not board.legal_moves)
        assert board.peek() == (self.played[-1] if self.played else None)


class AbaloneCalls(Calls):
    @initialize(setup=setups("abalone"))
    def set_up(self, setup: Setup) -> None:
        self.start(setup)


class SixCalls(Calls):
    @initialize(setup=setups("six"))
    def set_up(self, setup: Setup) -> None:
        self.start(setup)


TestAbaloneCalls = AbaloneCalls.TestCase
TestSixCalls = SixCalls.TestCase
