"""S1: the table has no edge, so a group may move any distance."""

from __future__ import annotations

import pytest

import hexad

# Two rows of 21: every tile of the last column may move, and there is always room beyond the first.
START = "BRBRBRBRBRBRBRBRBRBRB/RBRBRBRBRBRBRBRBRBRBR@{q},{r} 0 0 b basic 21"


STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def end_move(board: hexad.six.Board, far: bool) -> str:
    """Move the mover's rearmost tile as far ahead as possible, to a cell that touches two tiles."""
    tiles = {hexad.six.axial(cell) for cell in board.pieces}

    def order(text: str) -> tuple[int, ...]:
        origin, (q, r) = (hexad.six.axial(cell) for cell in text.split(">"))
        touching = sum((q + dq, r + dr) in tiles - {origin} for dq, dr in STEPS)
        back, ahead = (origin[0], -q) if far else (-origin[0], q)
        return (touching < 2, back, ahead, r)

    return min((str(move) for move in board.legal_moves if not move.declares), key=order)


@pytest.mark.parametrize("corner", [(0, 0), (499_999_000, -499_999_000), (-499_999_000, 7)])
@pytest.mark.parametrize("far", [True, False], ids=["east", "west"])
def test_coordinates_stay_right_however_far_a_group_wanders(corner: tuple[int, int], far: bool) -> None:
    board = hexad.six.Board(START.format(q=corner[0], r=corner[1]), declare="manual", repetition=None)
    tiles = board.pieces  # no shape is declared, so the game goes on
    for _ in range(160):
        text = end_move(board, far)
        origin, target = text.split(">")
        board.push(text)
        tiles[target] = tiles.pop(origin)
        assert board.pieces == tiles
    columns = [hexad.six.axial(cell)[0] - corner[0] for cell in tiles]
    assert min(columns) > 20 if far else max(columns) < 0
    # The hash stays up to date and does not depend on where the group is.
    assert hexad.six.Board(board.fen(), declare="manual").hash == board.hash


def test_a_far_away_cell_that_shares_a_slot_with_a_tile_is_not_taken_for_it() -> None:
    board = hexad.six.Board()
    for cell in ("64,-1", "0,64", "64,63", "1,64", "4096,0"):
        assert board[cell] is None
        assert board.explain(cell).code == "touches-nothing"
