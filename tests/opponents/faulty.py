"""Programs that fail during a match: python tests/opponents/faulty.py abalone|six MODE."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexad.board import AnyBoard


ILLEGAL = {"abalone": "e5e6", "six": "9,9"}
AT_START = {"exit": lambda: sys.exit("no licence found"), "mute": lambda: time.sleep(600)}


class Faulty:
    def __init__(self, mode: str) -> None:
        self._mode = mode

    def __call__(self, board: AnyBoard) -> str:
        """Play a few proper moves, then fail."""
        if len(board.moves) < 6:
            return str(board.legal_moves[0])
        match self._mode:
            case "crash":
                raise ZeroDivisionError("out of marbles")
            case "abort":
                os.abort()
            case "hang":
                time.sleep(600)
            case "illegal":
                return ILLEGAL[board.game]
            case "chatter":
                print("\xff\x00 qwertz", flush=True)
                time.sleep(600)
        return {"garbage": "Zug 17!", "empty": "", "resign": "none"}[self._mode]


if __name__ == "__main__":
    sys.path.append(str(Path(__file__).parents[2]))
    from tests.opponents.program import serve

    AT_START.get(sys.argv[2], int)()
    serve("faulty", Faulty(sys.argv[2]))
