"""`hexad perft`: count the tree of legal moves."""

from collections.abc import Callable
from time import perf_counter
from typing import Annotated, Any

import hexad
from hexad.board import AnyBoard
from hexad.cli.failure import Failure
from hexad.cli.options import argument, flag, whole
from hexad.cli.setup import Position
from hexad.cli.spoken import say
from hexad.cli.voice import voice

__all__ = ["perft"]

Tree = hexad.abalone.Board | hexad.six.Board

# A native call is not interrupted. Trees that look larger than this are counted branch by branch, so that the bar moves
# and ctrl-C is heard within a second.
_AT_ONCE = 300_000_000


def perft(
    position: Position,
    plies: Annotated[str, argument("DEPTH", "option-perft-depth")],
    divide: Annotated[bool, flag("--divide", "option-perft-divide")] = False,
    as_json: Annotated[bool, flag("--json", "option-perft-json")] = False,
) -> None:
    """Count the positions that legal moves reach, and how fast."""
    depth = whole("DEPTH", plies, 0, 99)
    board = _without_draws(position.board())
    rows = [_timed(board, one) for one in range(1, depth + 1)] or [_timed(board, 0)]
    branches = _divided(board, depth) if divide else None
    if as_json:
        _print_json(board, rows, branches)
    else:
        _print_table(rows, branches)


def _without_draws(board: AnyBoard) -> Tree:
    """The same position, on a board that never draws, since perft knows no repetition and no limits."""
    limits = {name: None for name in board.options if name in ("repetition", "ply_limit", "quiet_limit")}
    tree: Tree = hexad.GAMES[board.game].Board(board.fen(), **{**board.options, **limits})
    return tree


def _timed(board: Tree, depth: int) -> dict[str, Any]:
    began = perf_counter()
    nodes = _watched(board, depth) if _is_large(board, depth) else board.perft(depth)
    seconds = perf_counter() - began
    return {"depth": depth, "nodes": nodes, "seconds": seconds, "nodes_per_second": round(nodes / max(seconds, 1e-9))}


def _is_large(board: Tree, depth: int) -> bool:
    return depth > 1 and len(board.legal_moves) ** depth > _AT_ONCE


def _watched(board: Tree, depth: int) -> int:
    from hexad.cli.terminal import bar  # noqa: PLC0415

    progress, task = bar(say("cli-bar-depth", depth=depth), 1)
    with progress:
        return _count(board, depth, 1, lambda share: progress.advance(task, share))


def _count(board: Tree, depth: int, share: float, advance: Callable[[float], object]) -> int:
    """Count a tree, in pieces if it is large; `share` is the part of the bar that it makes up."""
    if not _is_large(board, depth):
        advance(share)
        return board.perft(depth)
    nodes, moves = 0, [str(move) for move in board.legal_moves]
    for move in moves:
        board.push(move)
        nodes += _count(board, depth - 1, share / len(moves), advance)
        board.pop()
    return nodes


def _divided(board: Tree, depth: int) -> dict[str, int]:
    if depth == 0:
        raise Failure("wrong-divide")
    branches = {}
    for move in sorted(str(move) for move in board.legal_moves):
        board.push(move)
        branches[move] = _count(board, depth - 1, 0, lambda _: None)
        board.pop()
    return branches


def _print_json(board: Tree, rows: list[dict[str, Any]], branches: dict[str, int] | None) -> None:
    from hexad.cli.terminal import print_json  # noqa: PLC0415

    last = rows[-1]
    data = {"game": board.game, "fen": board.fen(), "depth": last["depth"], "nodes": last["nodes"], "depths": rows}
    print_json(data if branches is None else {**data, "divide": branches})


def _print_table(rows: list[dict[str, Any]], branches: dict[str, int] | None) -> None:
    from hexad.cli.terminal import grid, stdout, table  # noqa: PLC0415

    console, speak = stdout(), voice()
    headings = [speak.say(f"cli-{name}") for name in ("depth", "nodes", "seconds", "speed")]
    counts = grid(*headings, right=tuple(headings))
    for row in rows:
        depth, nodes, speed = (speak.number(row[name]) for name in ("depth", "nodes", "nodes_per_second"))
        counts.add_row(depth, nodes, speak.say("cli-thousandths", number=row["seconds"]), speed)
    table(console, counts)
    if branches is not None:
        divided = grid(speak.say("cli-move"), headings[1], right=(headings[1],))
        for move, number in branches.items():
            divided.add_row(move, speak.number(number))
        console.print()
        table(console, divided)
