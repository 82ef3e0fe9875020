"""Turned and mirrored games are the same games: twelve symmetries of a hexagon."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hexad
from tests.reference import abalone

from .positions import GAMES, boards

SYMMETRIES = range(12)


def texts(moves: Any) -> set[str]:
    return {str(move) for move in moves}


def steps(move: Any) -> str:
    """A move without its choice of the group that stays: turned, that may name a cell that is not the smallest."""
    return str(move).partition("=")[0]


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_perft_is_the_same_under_all_twelve_symmetries(game: str, data: st.DataObject) -> None:
    board = data.draw(boards(game, plies=6))
    counts = [(board.transform(n).perft(1), board.transform(n).perft(2)) for n in SYMMETRIES]
    assert set(counts) == {(board.perft(1), board.perft(2))}


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data(), n=st.sampled_from(SYMMETRIES))
def test_transforming_commutes_with_playing(game: str, data: st.DataObject, n: int) -> None:
    board = data.draw(boards(game))
    turned = board.transform(n)
    assert texts(turned.legal_moves) == {str(turned.parse(str(move.transform(n)))) for move in board.legal_moves}
    assert [steps(move) for move in turned.moves] == [steps(move.transform(n)) for move in board.moves]
    for move in list(board.legal_moves)[:20]:
        board.push(move)
        turned.push(move.transform(n))
        assert turned == board.transform(n)
        assert turned.hash == board.transform(n).hash
        assert (turned.outcome() is None) == (board.outcome() is None)
        board.pop()
        turned.pop()


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_six_turns_and_two_mirrors_are_none(game: str, data: st.DataObject) -> None:
    board = data.draw(boards(game))
    turned = board
    for _ in range(6):
        turned = turned.rotate()
    assert turned == board
    assert board.mirror().mirror() == board
    assert board.rotate(0) == board
    assert board.rotate(-1) == board.rotate(5)
    assert board.transform(0) == board


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data(), a=st.sampled_from(SYMMETRIES), b=st.sampled_from(SYMMETRIES))
def test_two_symmetries_after_each_other_are_a_third(game: str, data: st.DataObject, a: int, b: int) -> None:
    board = data.draw(boards(game, plies=3))
    once = [board.transform(n) for n in SYMMETRIES]
    assert board.transform(a).transform(b) in once


def test_a_turn_is_counter_clockwise() -> None:
    ring = ["e6", "f6", "f5", "e4", "d4", "d5"]
    for cell, turned in zip(ring, [*ring[1:], ring[0]], strict=True):
        board = hexad.abalone.Board(one_marble(cell))
        assert board.rotate().pieces == {turned: hexad.BLACK}
    six = hexad.six.Board("BR@0,0 0 0 b basic 1").rotate()
    (black,) = (cell for cell, player in six.pieces.items() if player is hexad.BLACK)
    (red,) = (cell for cell, player in six.pieces.items() if player is hexad.RED)
    (q, r), (other_q, other_r) = hexad.six.axial(black), hexad.six.axial(red)
    assert (other_q - q, other_r - r) == (1, -1)


def one_marble(cell: str) -> str:
    return abalone.Position({abalone.cell_named(cell): abalone.BLACK}).fen()


def test_a_mirror_keeps_the_rows_of_the_board() -> None:
    for cell in hexad.abalone.CELLS:
        (mirrored,) = hexad.abalone.Board(one_marble(cell)).mirror().pieces
        assert mirrored[0] == cell[0]


@pytest.mark.parametrize("symmetry", [-1, 12, 99])
def test_there_are_twelve_symmetries_and_no_more(symmetry: int) -> None:
    for game in hexad.GAMES.values():
        with pytest.raises(ValueError, match="symmetry"):
            game.Board().transform(symmetry)
        with pytest.raises(ValueError, match="symmetry"):
            next(iter(game.Board().legal_moves)).transform(symmetry)


def test_cells_have_their_place_on_the_page() -> None:
    """To the east is right, rows go up the page, and y grows downward: for both games."""
    steps = {"E": (1, 0), "NE": (1, -1), "NW": (0, -1), "W": (-1, 0), "SW": (-1, 1), "SE": (0, 1)}
    for cell in hexad.abalone.CELLS:
        q, r = hexad.abalone.axial(cell)
        assert hexad.abalone.cell_at(q, r) == cell
        for direction, (right, down) in steps.items():
            target = abalone.step(abalone.cell_named(cell), direction)
            if target in abalone.CELLS:
                assert hexad.abalone.axial(abalone.name(target)) == (q + right, r + down)
    assert hexad.six.axial("2,-1") == (2, -1)
    assert hexad.six.cell_at(2, -1) == "2,-1"
