"""`hexad moves`: the legal moves of a position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.cli.command import command
from hexad.cli.options import flag, option
from hexad.cli.position_options import cells_of, position_options
from hexad.cli.terminal import print_columns, print_json, stdout

if TYPE_CHECKING:
    from hexad.cli.position_options import PositionOptions

__all__ = ["moves"]


@command("moves")
@position_options
@option("--from", "origin", multiple=True, metavar="CELLS", help="option-moves-from")
@flag("--json", "as_json", help="option-moves-json")
def moves(position: PositionOptions, origin: tuple[str, ...], as_json: bool) -> None:
    """List the legal moves of a position."""
    board = position.board()
    legal = board.legal_moves
    found = sorted(str(move) for move in (legal.including(cells_of(board.game, origin)) if origin else legal))
    if as_json:
        print_json({"game": board.game, "fen": board.fen(), "turn": board.turn, "count": len(found), "moves": found})
    elif found:
        print_columns(stdout(), found)
