"""Plain alpha-beta, two plies deep, on the Python board: python tests/opponents/fixed_depth.py abalone|six [DEPTH]."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import hexad
from hexad.arena.builtin_players import move_value

if TYPE_CHECKING:
    from hexad.board import AnyBoard

WIN = 100_000
# The number of moves that are searched, those with the highest immediate value first. Six has up to 800 in a turn.
MAX_MOVES = {"abalone": 200, "six": 16}


class FixedDepth:
    def __init__(self, depth: int = 2) -> None:
        self._depth = depth

    def __call__(self, board: AnyBoard) -> str:
        best, chosen = -2 * WIN, None
        for move in ordered(board):
            board.push(move)
            score = -search(board, self._depth - 1, -2 * WIN, -best)
            board.pop()
            if score > best:
                best, chosen = score, move
        return str(chosen)


def search(board: AnyBoard, depth: int, alpha: int, beta: int) -> int:
    """The score for the player to move."""
    if board.is_over:
        outcome = board.outcome()
        assert outcome is not None
        return 0 if outcome.winner is None else WIN + depth if outcome.winner is board.turn else -WIN - depth
    if depth == 0:
        return evaluate(board)
    for move in ordered(board):
        board.push(move)
        alpha = max(alpha, -search(board, depth - 1, -beta, -alpha))
        board.pop()
        if alpha >= beta:
            break
    return alpha


def ordered(board: AnyBoard) -> list[Any]:
    """The moves to search, those with the highest immediate value first."""
    return sorted(board.legal_moves, key=lambda move: -move_value(board, move))[: MAX_MOVES[board.game]]


def evaluate(board: AnyBoard) -> int:
    """Marbles pushed off and how near the centre the others stand; in Six, threats."""
    mover = board.turn
    if isinstance(board, hexad.abalone.Board):
        total = sum((-1 if player is mover else 1) * distance(cell) for cell, player in board.pieces.items())
        return total + sum((30 if player is mover else -30) * off for player, off in board.pushed_off.items())
    threats = [found.player is mover for found in board.formations() if found.kind == "threat"]
    return 100 * threats.count(True) - 30 * threats.count(False)


@cache
def distance(cell: str) -> int:
    """Steps from the centre."""
    q, r = hexad.abalone.axial(cell)
    return max(abs(q), abs(r), abs(q + r))


if __name__ == "__main__":
    sys.path.append(str(Path(__file__).parents[2]))
    from tests.opponents.program import serve

    serve("fixed depth", FixedDepth(int(next(iter(sys.argv[2:]), "2"))))
