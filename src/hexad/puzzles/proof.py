"""Proofs: what a player can force, by trying every move of both sides.

Both games ask the same question. A *strike* is what a puzzle is about: a marble pushed off in Abalone, a win in Six.
The attacker forces a strike within n moves of his own if he can strike now, or if he has a move after which the
defender can not strike himself and whatever the defender answers, the attacker forces a strike within n - 1. So no
marble is lost meanwhile, and no game.

The search goes over the rules alone: `legal_moves`, `push` and `pop`, and what the core tells of ejections and threats
that are there already. It knows nothing of the engine's search, its scores, its candidates or its table.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, cast

import hexad
from hexad.puzzles import abalone, six

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from hexad.board import AnyBoard

__all__ = ["Proof", "Table"]

Table: TypeAlias = hexad.abalone.Board | hexad.six.Board


class _Strikes(Protocol):
    """What a game tells of its strikes."""

    def can_strike(self, board: Any, /) -> bool: ...  # noqa: ANN401 - each game's own board and moves
    def is_strike(self, board: Any, move: Any, /) -> bool: ...  # noqa: ANN401
    def likely_answers(self, board: Any, /) -> list[Any]: ...  # noqa: ANN401


_GAMES: dict[str, _Strikes] = {"abalone": abalone, "six": six}


class Proof:
    """What can be forced on the boards of one game; it remembers what it found out until it is cleared."""

    def __init__(self, game: str) -> None:
        self._game = _GAMES[game]
        self._known: dict[tuple[int, int], bool] = {}
        # The move that forced a strike last and the answer that refuted one, for each number of moves: they often do
        # so again.
        self._attacks: dict[int, Any] = {}
        self._answers: dict[int, Any] = {}

    def clear(self) -> None:
        """Forget what was found out about the last puzzle."""
        self._known.clear()
        self._attacks.clear()
        self._answers.clear()

    def forces(self, board: AnyBoard, within: int) -> bool:
        """Whether the player to move forces a strike within so many moves of his own."""
        if within < 1:
            return False
        if self._game.can_strike(board):
            return True
        if within == 1:
            return False
        key = (board.hash, within)
        if key not in self._known:
            self._known[key] = self._finds_attack(cast("Table", board), within)
        return self._known[key]

    def solutions(self, board: AnyBoard, within: int, most: int | None = None) -> list[Any]:
        """The moves that force a strike within so many moves, themselves among them: all, or the first so many."""
        if within == 1 and not self._game.can_strike(board):
            return []
        found = (move for move in list(board.legal_moves) if self.is_forcing(board, move, within))
        return list(islice(found, most))

    def is_forcing(self, board: AnyBoard, move: Any, within: int) -> bool:  # noqa: ANN401 - each game's own Move
        """Whether this move forces a strike within so many moves, itself among them."""
        if self._game.is_strike(board, move):
            return True
        board.push(move)
        forced = within > 1 and self._holds(cast("Table", board), within - 1)
        board.pop()
        return forced

    def safe(
        self, board: AnyBoard, within: int, among: Iterable[Any] | None = None, most: int | None = None
    ) -> list[Any]:
        """The moves after which the opponent does not force a strike within so many moves: all, or the first so many.

        They are looked for among all legal moves, or those given.
        """
        moves = list(board.legal_moves if among is None else among)
        return list(islice((move for move in moves if not self._loses(board, move, within)), most))

    def _loses(self, board: AnyBoard, move: Any, within: int) -> bool:  # noqa: ANN401
        board.push(move)
        lost = self.forces(board, within)
        board.pop()
        return lost

    def _finds_attack(self, board: Table, within: int) -> bool:
        """Whether a move that does not strike forces a strike with the moves after it."""
        for move in self._ordered(board, [], self._attacks.get(within)):
            board.push(move)
            forced = self._holds(board, within - 1)
            board.pop()
            if forced:
                self._attacks[within] = move
                return True
        return False

    def _holds(self, board: Table, within: int) -> bool:
        """Whether a strike within so many moves is forced whatever the player to move, the defender, answers."""
        if board.is_over or self._game.can_strike(board):
            return False
        for reply in self._ordered(board, self._game.likely_answers(board), self._answers.get(within)):
            board.push(reply)
            forced = self.forces(board, within)
            board.pop()
            if not forced:
                self._answers[within] = reply
                return False
        return True

    @staticmethod
    def _ordered(board: Table, likely: list[Any], last: Any) -> Iterator[Any]:  # noqa: ANN401
        """All legal moves, after those that are likely to settle the matter: the order changes the time alone."""
        yield from likely
        if last is not None and board.is_legal(last):
            yield last
        yield from list(board.legal_moves)
