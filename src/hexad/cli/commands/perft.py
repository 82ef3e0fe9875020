"""`hexad perft`: count the tree of legal moves."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Any

import hexad
from hexad.cli.command import command
from hexad.cli.errors import CommandError
from hexad.cli.i18n import say
from hexad.cli.options import WholeNumber, argument, flag
from hexad.cli.phrases import current_phrases
from hexad.cli.position_options import position_options
from hexad.cli.progress import progress_bar
from hexad.cli.tables import new_table, print_table
from hexad.cli.terminal import QUIET, print_json, print_line, stderr, stdout
from hexad.position import Position

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from hexad.board import AnyBoard
    from hexad.cli.position_options import PositionOptions

__all__ = ["perft"]

# A native call cannot be interrupted. Trees that are estimated to be larger than this are counted branch by branch, so
# that the progress bar moves and ctrl-C works within a second.
_MAX_AT_ONCE = 300_000_000

# The columns of the table, each wide enough for the numbers that can be counted in a day.
_WIDTHS = {"depth": 2, "nodes": 19, "seconds": 10, "speed": 13}


@command("perft")
@position_options
@argument("depth", type=WholeNumber(0, 99), metavar="DEPTH", help="option-perft-depth")
@flag("--divide", help="option-perft-divide")
@flag("--json", "as_json", help="option-perft-json")
def perft(position: PositionOptions, depth: int, divide: bool, as_json: bool) -> None:
    """Count the positions that legal moves reach, and how fast."""
    if divide and depth == 0:
        raise CommandError("wrong-divide")
    board = _without_draws(position.board())
    rows = (_timed(board, one) for one in range(min(depth, 1), depth + 1))
    if as_json:
        counted = list(rows)
        _print_json(board, counted, _divided(board, depth) if divide else None)
        return
    _print_counts(rows)
    if divide:
        _print_branches(_divided(board, depth))


def _without_draws(board: AnyBoard) -> AnyBoard:
    """The same position on a board without draws by repetition or limits, which perft does not count."""
    game = hexad.GAMES[board.game]
    # An option without choices is a number or off.
    limits = {name: None for name, option in game.options.items() if not option.choices}
    return Position(board.game, board.fen(), {**board.options, **limits}).board()


def _timed(board: AnyBoard, depth: int) -> dict[str, Any]:
    began = perf_counter()
    nodes = _count_with_progress(board, depth) if _is_large(board, depth) else board.perft(depth)
    seconds = perf_counter() - began
    return {"depth": depth, "nodes": nodes, "seconds": seconds, "nodes_per_second": round(nodes / max(seconds, 1e-9))}


def _is_large(board: AnyBoard, depth: int) -> bool:
    return depth > 1 and len(board.legal_moves) ** depth > _MAX_AT_ONCE


def _count_with_progress(board: AnyBoard, depth: int) -> int:
    if not stderr().is_terminal:
        print_line(stderr(), say("cli-perft-long", depth=depth))
    progress, task = progress_bar(say("cli-bar-depth", depth=depth), 1)
    with progress:
        return _count(board, depth, 1, lambda share: progress.advance(task, share))


def _count(board: AnyBoard, depth: int, share: float, advance: Callable[[float], object]) -> int:
    """Count a tree, in parts if it is large; `share` is its part of the progress bar."""
    if not _is_large(board, depth):
        advance(share)
        return board.perft(depth)
    nodes, moves = 0, [str(move) for move in board.legal_moves]
    for move in moves:
        board.push(move)
        nodes += _count(board, depth - 1, share / len(moves), advance)
        board.pop()
    return nodes


def _divided(board: AnyBoard, depth: int) -> dict[str, int]:
    branches = {}
    for move in sorted(str(move) for move in board.legal_moves):
        board.push(move)
        branches[move] = _count(board, depth - 1, 0, lambda _: None)
        board.pop()
    return branches


def _print_json(board: AnyBoard, rows: list[dict[str, Any]], branches: dict[str, int] | None) -> None:
    last = rows[-1]
    data = {"game": board.game, "fen": board.fen(), "depth": last["depth"], "nodes": last["nodes"], "depths": rows}
    print_json(data if branches is None else {**data, "divide": branches})


def _print_counts(rows: Iterable[dict[str, Any]]) -> None:
    """Print a table whose rows appear when they are counted, since the last of them can take hours."""
    console, phrases = stdout(), current_phrases()
    headings = [phrases.say(f"cli-{name}") for name in _WIDTHS]
    widths = [max(width, len(heading)) for width, heading in zip(_WIDTHS.values(), headings, strict=True)]

    def print_row(cells: Iterable[str], style: str = "") -> None:
        line = "  ".join(cell.rjust(width) for cell, width in zip(cells, widths, strict=True))
        print_line(console, line, style)
        console.file.flush()

    print_row(headings, QUIET)
    for row in rows:
        depth, nodes, speed = (phrases.number(row[name]) for name in ("depth", "nodes", "nodes_per_second"))
        print_row((depth, nodes, phrases.say("cli-thousandths", number=row["seconds"]), speed))


def _print_branches(branches: dict[str, int]) -> None:
    console, phrases = stdout(), current_phrases()
    nodes = phrases.say("cli-nodes")
    table = new_table(phrases.say("cli-move"), nodes, right=(nodes,))
    for move, number in branches.items():
        table.add_row(move, phrases.number(number))
    console.print()
    print_table(console, table)
