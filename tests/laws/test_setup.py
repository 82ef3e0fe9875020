"""An impossible position is refused, and every other one can be set up."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hypothesis import example, given
from hypothesis import strategies as st

import hexad
from tests.perft.records import read_records
from tests.reference import abalone, six
from tests.reference.validity import is_valid_abalone, is_valid_six

from .positions import THOROUGHLY, boards

ABALONE_FENS = st.sampled_from([record.fen for record in read_records("abalone")])
SIX_FENS = st.sampled_from([record.fen for record in read_records("six")])


def is_set_up(game: str, fen: str, declare: str = "auto") -> bool:
    options = {"declare": declare} if game == "six" else {}
    try:
        board = hexad.GAMES[game].Board(fen, **options)
    except hexad.InvalidPositionError:
        return False
    assert board.fen() == fen
    return True


@st.composite
def strewn_marbles(draw: st.DrawFn) -> abalone.Position:
    """Any number of marbles, with any scores."""
    marbles = {cell: draw(st.sampled_from((abalone.BLACK, abalone.WHITE, None))) for cell in sorted(abalone.CELLS)}
    some = draw(st.integers(0, 61))
    kept = {cell: colour for cell, colour in list(marbles.items())[:some] if colour}
    scores = {abalone.BLACK: draw(st.integers(0, 7)), abalone.WHITE: draw(st.integers(0, 7))}
    return abalone.Position(kept, scores, number=draw(st.integers(0, 3)))


@THOROUGHLY
@given(position=strewn_marbles() | ABALONE_FENS.map(abalone.Position.from_fen), data=st.data())
def test_exactly_the_valid_positions_of_abalone_are_set_up(position: abalone.Position, data: st.DataObject) -> None:
    score = data.draw(st.sampled_from((abalone.BLACK, abalone.WHITE)))
    changed = replace(position, pushed_off=position.pushed_off | {score: data.draw(st.integers(0, 7))})
    for candidate in (position, changed):
        assert is_set_up("abalone", candidate.fen()) == is_valid_abalone(candidate)


@THOROUGHLY
@given(fen=SIX_FENS, data=st.data())
def test_exactly_the_valid_positions_of_six_are_set_up(fen: str, data: st.DataObject) -> None:
    """From a position that can be: tiles taken away and put anywhere, hands and turn changed at will."""
    declare = data.draw(st.sampled_from(("auto", "manual")))
    position = six.Position.from_fen(fen, declare)
    near = sorted(six.open_cells(set(position.tiles)) | set(position.tiles))
    changes = data.draw(st.dictionaries(st.sampled_from(near), st.sampled_from((six.BLACK, six.RED, None)), max_size=3))
    tiles = {cell: colour for cell, colour in (position.tiles | changes).items() if colour}
    if data.draw(st.booleans()):
        hand = data.draw(st.integers(0, position.players - 1))
        hands = tuple(tiles + (index == hand) for index, tiles in enumerate(position.hands))
        position = replace(position, hands=hands)
    if data.draw(st.booleans()):
        position = replace(position, seat=data.draw(st.integers(0, position.players - 1)))
    if tiles:
        position = replace(position, tiles=tiles)
        assert is_set_up("six", position.fen(), declare) == is_valid_six(position), position.fen()


@given(
    data=st.data(),
    q=st.integers(-(10**6), 10**6) | st.sampled_from((0, 64, -64, 128, 4096)),
    r=st.integers(-(10**6), 10**6) | st.sampled_from((0, 1, -1, 64, -64)),
)
@example(data=None, q=64, r=-1)
def test_a_cell_far_from_the_table_touches_nothing(data: st.DataObject | None, q: int, r: int) -> None:
    """However the core winds an endless table into finite memory."""
    board: Any = data.draw(boards("six", plies=4)) if data else hexad.six.Board()
    far = max(abs(q), abs(r)) > 50
    for move in list(board.legal_moves)[:40] if far else ():
        to_q, to_r = hexad.six.axial(move.to) if move.to else (0, 0)
        text = f"{move.origin}>" if move.origin else ""
        assert not board.is_legal(f"{text}{to_q + q},{to_r + r}")
        assert board[f"{to_q + q},{to_r + r}"] is None
