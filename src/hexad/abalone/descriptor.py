"""What Abalone is, for the packages that serve every game: see `hexad.descriptor`."""

from __future__ import annotations

from hexad.abalone.board import Board, Move, axial, cell_at
from hexad.abalone.cells import CELLS, DIRECTIONS
from hexad.abalone.fen import PIECE_LETTERS, compose_fen
from hexad.abalone.layouts import LAYOUTS
from hexad.abalone.options import OPTIONS
from hexad.descriptor import GameDescriptor, Notation, OffBoard

__all__ = ["ABALONE"]

ABALONE = GameDescriptor(
    name=Board.game,
    Board=Board,
    Move=Move,
    axial=axial,
    cell_at=cell_at,
    compose_fen=compose_fen,
    players=Board.PLAYERS,
    seats=(2,),
    piece="marble",
    pieces_per_player=14,
    off_board=OffBoard(name="pushed_off", at_start=0, maximum=6),
    options=OPTIONS,
    starts=LAYOUTS,
    cells=CELLS,
    directions=DIRECTIONS,
    formations=("block", "det", "sumito", "pac", "lance", "bow", "shield", "pair", "single", "multi"),
    prominent_formations=("block", "det", "sumito"),
    terms=(
        *("marble", "single", "pair", "triple", "lance", "bow", "shield", "multi", "block", "det", "pac", "sumito"),
        *("in-line", "broadside"),
    ),
    opening_plies=2,
    rules=tuple(f"A{number}" for number in range(1, 18)),
    rulings=("R1", "R2", "R3", "R4", "R13", "R14"),
    time_rule="A16",
    notation=Notation(
        examples={"line": "a1b2", "broadside": "c3c5d4"},
        move_pattern=r"^([a-iA-I][1-9]){2,3}$",
        fen_pattern=r"^[sS1-9]+(/[sS1-9]+){8}\s+\d+\s+\d+\s+[bw]\b[\s\d]*$",
        cell_separators=" ,;",
        piece_letters=PIECE_LETTERS,
        # A push moves a whole row, of which the text names one marble.
        moves_show_effect=False,
    ),
    players_face_each_other=True,
)
