"""The table with the number of puzzles of each kind and difficulty."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from hexad.cli.i18n import say
from hexad.cli.tables import new_table, print_table
from hexad.cli.terminal import print_line, stdout
from hexad.puzzles import HARDEST

if TYPE_CHECKING:
    from hexad.puzzles import Puzzle

__all__ = ["print_summary"]


def print_summary(puzzles: list[Puzzle], broken: int | None = None) -> None:
    """Print the table, and below it the number of puzzles and of broken ones."""
    grades = [str(grade) for grade in range(1, HARDEST + 1)]
    *names, moves, total = (say(f"cli-{name}") for name in ("game", "kind", "moves", "all"))
    table = new_table(*names, moves, *grades, total, right=(moves, *grades, total))
    counts = Counter((one.game, one.kind, one.within, one.difficulty) for one in puzzles)
    for game, kind, within in sorted({key[:3] for key in counts}):
        numbers = [counts[game, kind, within, int(grade)] for grade in grades]
        table.add_row(game, kind, str(within), *map(str, numbers), str(sum(numbers)))
    print_table(stdout(), table)
    line = say("cli-puzzles", count=len(puzzles))
    print_line(stdout(), line if broken is None else say("cli-puzzles-broken", puzzles=line, broken=broken))
