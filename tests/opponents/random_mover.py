"""Any legal move: python tests/opponents/random_mover.py abalone|six [SEED]."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexad.board import AnyBoard


class RandomMover:
    def __init__(self, seed: int = 1) -> None:
        self._source = random.Random(seed)

    def __call__(self, board: AnyBoard) -> str:
        return str(self._source.choice(board.legal_moves))


if __name__ == "__main__":
    sys.path.append(str(Path(__file__).parents[2]))
    from tests.opponents.program import serve

    serve("random", RandomMover(int(next(iter(sys.argv[2:]), "1"))))
