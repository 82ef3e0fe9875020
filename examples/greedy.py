"""A greedy player against a random one, for either game: python examples/greedy.py [abalone|six] [seed]."""

from __future__ import annotations

import random
import sys
from typing import TYPE_CHECKING

import hexad

if TYPE_CHECKING:
    from hexad.board import AnyBoard


def worth(board: AnyBoard, move: object) -> tuple[int, int]:
    """Score a move: first a win and the pieces it removes, then the marbles it pushes and the threats it makes."""
    effect = board.effect(move)
    board.push(move)
    outcome = board.outcome()
    won = outcome is not None and outcome.winner is not board.turn
    threats = sum(found.kind == "threat" and found.player is not board.turn for found in board.formations())
    board.pop()
    return 100 * won + len(effect.removed), len(effect.pushed) + threats


def play(game: str, seed: int) -> hexad.Outcome:
    """Play a game of at most 400 plies, with Black as the greedy player, and return its outcome."""
    source = random.Random(seed)
    board = hexad.GAMES[game].Board(ply_limit=400)
    while not board.is_over:
        moves = source.sample(list(board.legal_moves), k=min(40, len(board.legal_moves)))
        board.push(max(moves, key=lambda move: worth(board, move)) if board.turn is hexad.BLACK else moves[0])
    print(board)
    outcome = board.outcome()
    assert outcome is not None
    return outcome


if __name__ == "__main__":
    names = dict(enumerate(sys.argv))
    print(play(names.get(1, "abalone"), int(names.get(2, "1"))))
