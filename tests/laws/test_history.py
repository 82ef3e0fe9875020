"""Moves can be taken back, copied, stored and replayed; a refused move changes nothing."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hexad

from .positions import CHOICES, GAMES, boards


def everything(board: Any) -> dict[str, Any]:
    """All public values of a board."""
    return {
        "fen": board.fen(),
        "hash": board.hash,
        "turn": board.turn,
        "ply": board.ply,
        "move number": board.move_number,
        "moves": board.moves,
        "last move": board.peek(),
        "legal moves": list(board.legal_moves),
        "is over": board.is_over,
        "outcome": board.outcome(),
        "pieces": board.pieces,
        "start": board.start_fen,
        "options": board.options,
    }


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_taking_back_restores_everything(game: str, data: st.DataObject) -> None:
    board = data.draw(boards(game))
    before, shown = board.copy(), everything(board)
    choices = data.draw(st.lists(CHOICES, max_size=8))
    played = [board.push(legal[choice % len(legal)]) for choice in choices if (legal := board.legal_moves)]
    assert board.moves == before.moves + played
    assert [board.pop() for _ in played] == played[::-1]
    assert everything(board) == shown
    assert board == before


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_a_game_taken_back_to_its_start_is_the_start(game: str, data: st.DataObject) -> None:
    board = data.draw(boards(game))
    while board.moves:
        board.pop()
    assert everything(board) == everything(type(board)(board.start_fen, **board.options))
    with pytest.raises(IndexError):
        board.pop()


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_a_refused_move_changes_nothing(game: str, data: st.DataObject) -> None:
    board, elsewhere = data.draw(boards(game)), data.draw(boards(game))
    shown = everything(board)
    for move in list(elsewhere.legal_moves):
        if move not in board.legal_moves:
            with pytest.raises(hexad.IllegalMoveError):
                board.push(move)
            assert not board.is_legal(move)
    assert everything(board) == shown


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "make", [copy.copy, copy.deepcopy, lambda board: board.copy()], ids=["copy", "deepcopy", "own"]
)
@given(data=st.data())
def test_copies_are_equal_and_independent(game: str, make: Any, data: st.DataObject) -> None:
    board = data.draw(boards(game))
    twin = make(board)
    shown = everything(board)
    assert twin == board
    assert everything(twin) == shown
    if twin.legal_moves:
        twin.push(twin.legal_moves[-1])
        assert everything(board) == shown
        assert len(twin.moves) == len(board.moves) + 1


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_pickles_are_equal_and_keep_their_history(game: str, data: st.DataObject) -> None:
    board = data.draw(boards(game))
    twin = pickle.loads(pickle.dumps(board))
    assert twin == board
    assert everything(twin) == everything(board)


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_start_options_and_moves_make_the_board_again(game: str, data: st.DataObject) -> None:
    board = data.draw(boards(game))
    twin = type(board)(board.start_fen, **board.options)
    for move in board.moves:
        twin.push(str(move))
    assert everything(twin) == everything(board)


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_a_list_of_moves_asked_for_early_goes_with_the_game(game: str, data: st.DataObject) -> None:
    board = data.draw(boards(game))
    view, before = board.legal_moves, list(board.legal_moves)
    through = iter(view)
    if before:
        board.push(before[0])
        assert list(view) == list(board.legal_moves)
        assert list(through) == before
        board.pop()
    assert list(view) == before
