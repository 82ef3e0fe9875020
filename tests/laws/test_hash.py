"""The hash of a position is that of its text, and stands for it where positions are compared (R1, R8)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hexad
from tests.reference import six

from .positions import CHOICES, GAMES, Setup, boards, setups, tiny_setups


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_the_hash_kept_up_move_by_move_is_the_hash_from_scratch(game: str, data: st.DataObject) -> None:
    board = data.draw(boards(game))
    assert type(board)(board.fen(), **board.options).hash == board.hash
    assert 0 <= board.hash < 2**64


@given(data=st.data(), q=st.integers(-50, 50), r=st.integers(-50, 50))
def test_the_hash_of_a_table_does_not_tell_where_it_stands(data: st.DataObject, q: int, r: int) -> None:
    setup = data.draw(setups("six"))
    position = six.Position.from_fen(setup.fen)
    shifted = {(cell[0] + q, cell[1] + r): colour for cell, colour in position.tiles.items()}
    elsewhere = replace(position, tiles=shifted).fen()
    board = hexad.six.Board(elsewhere, **setup.options)
    assert board.fen() == elsewhere
    assert board.hash == setup.board().hash


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_positions_hash_alike_exactly_when_they_count_as_the_same(game: str, data: st.DataObject) -> None:
    setup: Setup = data.draw(setups(game) | tiny_setups(game))
    board, reference = setup.board(), setup.reference()
    hashes = [board.hash]
    for choice in data.draw(st.lists(CHOICES | st.integers(0, 2), max_size=8)):
        moves = sorted(move for move in reference.legal_moves if "#" not in move)
        if moves:
            board.push(moves[choice % len(moves)])
            reference.push(moves[choice % len(moves)])
            hashes.append(board.hash)
    keys = [reference.key(position) for position in reference.positions]
    for i, key in enumerate(keys):
        assert [hashed == hashes[i] for hashed in hashes] == [other == key for other in keys]
