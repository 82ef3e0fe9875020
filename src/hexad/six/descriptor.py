"""What Six is, for the packages that serve every game: see `hexad.descriptor`."""

from __future__ import annotations

from hexad.descriptor import GameDescriptor, Notation, OffBoard
from hexad.six.board import Board, Move, axial, cell_at
from hexad.six.fen import PIECE_LETTERS, compose_fen
from hexad.six.options import OPTIONS

__all__ = ["SIX"]

_CELL = r"-?\d+,-?\d+"

SIX = GameDescriptor(
    name=Board.game,
    Board=Board,
    Move=Move,
    axial=axial,
    cell_at=cell_at,
    compose_fen=compose_fen,
    players=Board.PLAYERS,
    seats=(2, 4),
    piece="tile",
    pieces_per_player=21,
    off_board=OffBoard(name="hands", at_start=20, maximum=21),
    options=OPTIONS,
    starts={"basic": "BR@0,0 20 20 b basic 1", "advanced": "BR@0,0 20 20 b advanced 1"},
    # The table has no edge, and the target of a gesture is a cell.
    cells=(),
    directions=(),
    formations=("threat", "holding"),
    prominent_formations=("threat",),
    terms=(
        *("tile", "hand", "group", "line", "triangle", "ring", "threat", "double-threat", "holding", "split"),
        "declaration",
    ),
    opening_plies=4,
    rules=tuple(f"S{number}" for number in range(1, 15)),
    rulings=tuple(f"R{number}" for number in range(5, 13)),
    time_rule="R4",
    notation=Notation(
        examples={"place": "2,-1", "move": "2,-1>4,0", "keep": "2,-1>4,0=0,0", "declare": "2,-1#"},
        move_pattern=rf"^({_CELL}(>{_CELL}(={_CELL})?)?#?|#)$",
        fen_pattern=r"^[BR\d/]*@-?\d+,-?\d+\s+[\d+]+\s+[\d+]+\s+[br][12]?\s+\w+[\s\d]*$",
        cell_separators=" ;",
        piece_letters=PIECE_LETTERS,
        moves_show_effect=True,
    ),
    players_face_each_other=False,
)
