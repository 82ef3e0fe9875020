"""The filters that a board in a browser uses give the same results as a search through all legal moves."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from .positions import GAMES, boards


def moving_cells(board: Any, move: Any) -> set[str]:
    return {origin for origin, _ in board.effect(move).moved}


def reached_cells(board: Any, move: Any) -> set[str]:
    effect = board.effect(move)
    origins = moving_cells(board, move)
    return {target for _, target in effect.moved if target not in origins} | set(effect.placed)


@st.composite
def chosen_cells(draw: st.DrawFn, board: Any) -> list[str]:
    """The cells of some move, or some of them, or any others."""
    cells = sorted(board.pieces)
    if board.legal_moves and draw(st.booleans()):
        move = board.legal_moves[draw(st.integers(0, len(board.legal_moves) - 1))]
        cells = sorted(moving_cells(board, move)) or cells
        if draw(st.booleans()):
            return cells if set(cells) <= moving_cells(board, move) else []
    return draw(st.lists(st.sampled_from(cells), unique=True, max_size=3)) if cells else []


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_filters_agree_with_looking_through_all_moves(game: str, data: st.DataObject) -> None:
    board = data.draw(boards(game))
    cells = data.draw(chosen_cells(board))
    exactly = [move for move in board.legal_moves if moving_cells(board, move) == set(cells)]
    assert board.legal_moves.of(cells) == exactly
    assert board.legal_moves.of(cells[::-1]) == exactly
    including = [move for move in board.legal_moves if moving_cells(board, move) >= set(cells)]
    assert board.legal_moves.including(cells) == including
    destinations = board.legal_moves.destinations(cells)
    assert len(set(destinations)) == len(destinations)
    assert set(destinations) == {cell for move in exactly for cell in reached_cells(board, move)}


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_a_board_and_its_cells_show_the_same_pieces(game: str, data: st.DataObject) -> None:
    board = data.draw(boards(game))
    for cell, player in board.pieces.items():
        assert board[cell] is player
    for move in list(board.legal_moves)[:5]:
        effect = board.effect(move)
        before, gone = board.pieces, {origin for origin, _ in effect.moved + effect.pushed} | set(effect.removed)
        expected = {cell: player for cell, player in before.items() if cell not in gone}
        expected |= {target: before[origin] for origin, target in effect.moved + effect.pushed}
        expected |= dict.fromkeys(effect.placed, board.turn)
        board.push(move)
        assert board.pieces == expected
        board.pop()


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_perft_counts_what_the_legal_moves_list(game: str, data: st.DataObject) -> None:
    board = data.draw(boards(game, plies=6))
    free = type(board)(board.start_fen, **(board.options | {"repetition": None, "ply_limit": None}))
    for move in board.moves:
        free.push(move)
    assert free.perft(0) == 1
    assert free.perft(1) == len(free.legal_moves)
    count = 0
    for move in list(free.legal_moves)[:60]:
        free.push(move)
        count += free.perft(1)
        free.pop()
    assert len(free.legal_moves) > 60 or free.perft(2) == count
