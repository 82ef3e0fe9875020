"""`hexad moves`: the legal moves of a position."""

from typing import Annotated

from hexad.cli.options import flag, option
from hexad.cli.setup import Position, cells_of

__all__ = ["moves"]


def moves(
    position: Position,
    origin: Annotated[list[str] | None, option("--from", "CELLS", "option-moves-from")] = None,
    as_json: Annotated[bool, flag("--json", "option-moves-json")] = False,
) -> None:
    """List the legal moves of a position."""
    from hexad.cli.terminal import columns, print_json, stdout  # noqa: PLC0415

    board = position.board()
    legal = board.legal_moves
    found = sorted(str(move) for move in (legal.including(cells_of(board.game, origin)) if origin else legal))
    if as_json:
        print_json({"game": board.game, "fen": board.fen(), "turn": board.turn, "count": len(found), "moves": found})
    elif found:
        columns(stdout(), found)
