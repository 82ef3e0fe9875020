"""Texts are read back unchanged, and texts that are not of the game are refused."""

from __future__ import annotations

import contextlib
import pickle
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import hexad

from .positions import GAMES, boards

if TYPE_CHECKING:
    from collections.abc import Callable

CELL = st.sampled_from(hexad.abalone.CELLS) | st.builds("{},{}".format, st.integers(-99, 99), st.integers(-99, 99))
MOVE_LIKE = st.lists(CELL | st.sampled_from([">", "=", "#", "+", "-", " "]), max_size=6).map("".join)
FEN_LIKE = st.lists(
    st.text("BRSsb12345689/@,+-0rw ", max_size=30) | st.sampled_from(["basic", "advanced", "b1", "10+10", "20", "1"]),
    max_size=9,
).map(" ".join)


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_a_move_is_read_back_from_its_text(game: str, data: st.DataObject) -> None:
    board = data.draw(boards(game))
    for move in board.legal_moves:
        again = hexad.GAMES[game].Move(str(move))
        assert again == move
        assert hash(again) == hash(move)
        assert board.parse(str(move)) == move
        assert repr(move) == f"Move('{move}')"
        assert pickle.loads(pickle.dumps(move)) == move


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_a_legal_move_is_legal_by_every_way_to_ask(game: str, data: st.DataObject) -> None:
    board = data.draw(boards(game))
    legal = list(board.legal_moves)
    assert len(board.legal_moves) == len(legal) == len({str(move) for move in legal})
    assert bool(board.legal_moves) == bool(legal)
    assert [board.legal_moves[i] for i in range(-len(legal), len(legal))] == legal * 2
    for move in legal:
        assert move in board.legal_moves
        assert str(move) in board.legal_moves
        assert board.is_legal(move)
        verdict = board.explain(str(move))
        assert verdict.legal
        assert verdict.move == str(move)


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_moves_are_ordered_by_their_text(game: str, data: st.DataObject) -> None:
    legal = list(data.draw(boards(game)).legal_moves)
    assert [str(move) for move in sorted(legal)] == sorted(str(move) for move in legal)


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_a_position_is_read_back_from_its_text(game: str, data: st.DataObject) -> None:
    board = data.draw(boards(game))
    again = type(board)(board.fen(), **board.options)
    assert again.fen() == board.fen()
    assert again.ply == board.ply
    assert again.pieces == board.pieces
    if not board.is_over:
        assert {str(move) for move in again.legal_moves} == {str(move) for move in board.legal_moves}


@pytest.mark.parametrize("game", GAMES)
@given(text=st.text(max_size=40) | MOVE_LIKE | FEN_LIKE, data=st.data())
@example(text="\0", data=None)
@example(text="a1b2\0", data=None)
@example(text="2,0\0", data=None)
@example(text="99999999999999999999,0", data=None)
@example(text="2147483647,-2147483648>1,1=3,3#", data=None)
@example(text="\ud800", data=None)
def test_any_text_is_a_move_or_raises_what_is_documented(game: str, text: str, data: st.DataObject | None) -> None:
    module = hexad.GAMES[game]
    board = data.draw(boards(game, plies=4)) if data else module.Board()
    fen = board.fen()
    for ask in (board.is_legal, board.explain):
        with contextlib.suppress(hexad.InvalidMoveError):
            ask(text)
    for read in (module.Move, board.parse, board.push):
        error = refusal(read, text)
        assert error is None or (error.text and board.fen() == fen)
    assert isinstance(text in board.legal_moves, bool)


def refusal(read: Callable[[str], Any], text: str) -> hexad.HexadError | None:
    try:
        read(text)
    except (hexad.InvalidMoveError, hexad.IllegalMoveError) as error:
        return error
    return None


@pytest.mark.parametrize("game", GAMES)
@given(text=st.text(max_size=60) | FEN_LIKE)
@example(text="sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 4294967295 4294967295")
@example(text="sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 0")
@example(text="BR@2147483647,2147483647 20 20 b basic 1")
@example(text="BR@-2147483648,0 20 20 b basic 1")
@example(text="4294967295BR@0,0 20 20 b basic 1")
@example(text="B4294967295R@0,0 20 20 b basic 1")
@example(text="BR@0,0 20 20 b basic 4294967295")
@example(text="BR@0,0 20 20 b basic 0")
@example(text="\ud800")
@example(text="")
def test_any_text_is_a_position_or_raises_what_is_documented(game: str, text: str) -> None:
    with contextlib.suppress(hexad.InvalidPositionError):
        board = hexad.GAMES[game].Board(text)
        for move in list(board.legal_moves):
            board.push(move)
            board.pop()
        assert type(board)(board.fen()).fen() == board.fen()
