"""Plays the move with the highest immediate value: python tests/opponents/greedy.py abalone|six [SEED]."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from hexad.arena.builtin_players import move_value

if TYPE_CHECKING:
    from hexad.board import AnyBoard


class Greedy:
    """Values every legal move, even the 800 of the moving phase of Six; chance decides between equals."""

    def __init__(self, seed: int = 1) -> None:
        self._source = random.Random(seed)

    def __call__(self, board: AnyBoard) -> str:
        moves = list(board.legal_moves)
        self._source.shuffle(moves)
        return str(max(moves, key=lambda move: move_value(board, move)))


if __name__ == "__main__":
    sys.path.append(str(Path(__file__).parents[2]))
    from tests.opponents.program import serve

    serve("greedy", Greedy(int(next(iter(sys.argv[2:]), "1"))))
