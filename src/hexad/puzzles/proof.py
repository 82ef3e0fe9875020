"""Proofs: what a player can force, by trying every move of both sides.

A *strike* is the goal of a puzzle: a marble pushed off in Abalone, a win in Six. The attacker forces a strike within n
moves if the attacker can strike now, or has a move after which the defender cannot strike and, whatever the defender
answers, the attacker forces a strike within n - 1. So the attacker loses no marble and no game in the meantime.

The search uses the rules alone: `legal_moves`, `push` and `pop`, and the ejections and threats that the core finds on
the board. It shares nothing with the engine's search.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from hexad.puzzles.rules import RULES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from hexad.board import AnyBoard, AnyMove

__all__ = ["Proof"]


class Proof:
    """What can be forced on the boards of one game. Results are kept until `clear` is called."""

    def __init__(self, game: str) -> None:
        self._rules = RULES[game]
        self._known: dict[tuple[int, int], bool] = {}
        # For each number of moves, the last move that forced a strike and the last answer that refuted one: they are
        # tried first, since they often work again.
        self._attacks: dict[int, AnyMove] = {}
        self._answers: dict[int, AnyMove] = {}

    def clear(self) -> None:
        """Forget the results of the last puzzle."""
        self._known.clear()
        self._attacks.clear()
        self._answers.clear()

    def forces(self, board: AnyBoard, within: int) -> bool:
        """Whether the player to move forces a strike within this many of the player's own moves."""
        if within < 1:
            return False
        if self._rules.can_strike(board):
            return True
        if within == 1:
            return False
        key = (board.hash, within)
        if key not in self._known:
            self._known[key] = self._finds_attack(board, within)
        return self._known[key]

    def solutions(self, board: AnyBoard, within: int, most: int | None = None) -> list[AnyMove]:
        """The moves that force a strike within this many moves, the move itself included; at most `most` of them."""
        if within == 1 and not self._rules.can_strike(board):
            return []
        found = (move for move in list(board.legal_moves) if self.is_forcing(board, move, within))
        return list(islice(found, most))

    def is_forcing(self, board: AnyBoard, move: AnyMove, within: int) -> bool:
        """Whether this move forces a strike within this many moves, the move itself included."""
        if self._rules.is_strike(board, move):
            return True
        board.push(move)
        forced = within > 1 and self._holds(board, within - 1)
        board.pop()
        return forced

    def safe(
        self, board: AnyBoard, within: int, among: Iterable[AnyMove] | None = None, most: int | None = None
    ) -> list[AnyMove]:
        """The moves after which the opponent does not force a strike within this many moves; at most `most` of them.

        They are looked for among all legal moves, or those given.
        """
        moves = list(board.legal_moves if among is None else among)
        return list(islice((move for move in moves if not self._loses(board, move, within)), most))

    def _loses(self, board: AnyBoard, move: AnyMove, within: int) -> bool:
        board.push(move)
        lost = self.forces(board, within)
        board.pop()
        return lost

    def _finds_attack(self, board: AnyBoard, within: int) -> bool:
        """Whether a move that does not strike forces a strike with the moves after it."""
        for move in self._ordered(board, [], self._attacks.get(within)):
            board.push(move)
            forced = self._holds(board, within - 1)
            board.pop()
            if forced:
                self._attacks[within] = move
                return True
        return False

    def _holds(self, board: AnyBoard, within: int) -> bool:
        """Whether every answer of the defender, who is to move, leaves a forced strike within this many moves."""
        if board.is_over or self._rules.can_strike(board):
            return False
        for reply in self._ordered(board, self._rules.likely_answers(board), self._answers.get(within)):
            board.push(reply)
            forced = self.forces(board, within)
            board.pop()
            if not forced:
                self._answers[within] = reply
                return False
        return True

    @staticmethod
    def _ordered(board: AnyBoard, likely: list[AnyMove], last: AnyMove | None) -> Iterator[AnyMove]:
        """All legal moves, the likely ones first: the order changes the time alone."""
        yield from likely
        if last is not None and board.is_legal(last):
            yield last
        yield from list(board.legal_moves)
