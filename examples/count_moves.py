"""Count results and kinds of moves in the games of a record file: python examples/count_moves.py FILE."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

import hexad


def count(path: Path) -> tuple[Counter[str], Counter[str]]:
    """Return the number of games by result and the number of moves by kind."""
    broken: list[hexad.RecordError] = []
    results: Counter[str] = Counter()
    moves: Counter[str] = Counter()
    for game in hexad.read_games(path, on_error=broken.append):
        board = game.board()
        results[game.result] += 1
        for node in game.mainline():
            moves[board.explain(str(node.move)).code] += 1
            board.push(str(node.move))
    results["broken"] += len(broken)
    return results, moves


if __name__ == "__main__":
    for counter in count(Path(sys.argv[1])):
        for name, times in counter.most_common():
            print(f"{times:8,}  {name}")
        print()
