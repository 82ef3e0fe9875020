"""The core in WebAssembly and the native one agree on every position that Hypothesis finds."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hexad
from tests.laws.positions import CHOICES, GAMES, Setup, setups
from tests.wasm.wasm_core import WasmBoard

TEXTS = st.text("abcdefghi123456789,-=>#. \u00e9\U0001f600", max_size=12)


def agree(native: Any, wasm: WasmBoard) -> None:
    moves = [str(move) for move in native.legal_moves]
    assert wasm.legal_moves == moves
    assert (wasm.fen(), wasm.hash, wasm.turn, wasm.is_over) == (native.fen(), native.hash, native.turn, native.is_over)
    assert wasm.pieces == native.pieces
    assert wasm.outcome() == native.outcome()
    assert wasm.formations() == native.formations()
    assert wasm.legal_effects() == {move: native.effect(move) for move in moves}


def explained(board: Any, *attempt: Any) -> Any:
    """The explanation of an attempt, or why there is none."""
    try:
        return board.explain(*attempt)
    except hexad.HexadError as error:
        return type(error), error.code, error.rule


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_games(game: str, data: st.DataObject) -> None:
    setup: Setup = data.draw(setups(game))
    native, wasm = setup.board(), WasmBoard(game, setup.fen, **setup.options)
    for choice in data.draw(st.lists(CHOICES, max_size=12)):
        agree(native, wasm)
        moves = list(native.legal_moves)
        if not moves:
            break
        move = str(moves[choice % len(moves)])
        assert wasm.push(move) == str(native.push(move))
    agree(native, wasm)
    for _ in native.moves[len(native.moves) // 2 :]:
        assert wasm.pop() == str(native.pop())
    agree(native, wasm)


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_explanations(game: str, data: st.DataObject) -> None:
    setup: Setup = data.draw(setups(game))
    native, wasm = setup.board(), WasmBoard(game, setup.fen, **setup.options)
    cells = sorted(native.pieces) + (["0,0", "9,9"] if game == "six" else ["e5", "a1"])
    chosen = data.draw(st.lists(st.sampled_from(cells), max_size=4))
    target = data.draw(st.sampled_from(cells if game == "six" else ["NE", "E", "SE", "SW", "W", "NW"]))
    text = data.draw(TEXTS | st.builds("".join, st.lists(st.sampled_from(cells), max_size=3)))
    assert explained(wasm, chosen, target) == explained(native, chosen, target)
    assert explained(wasm, text) == explained(native, text)


@pytest.mark.parametrize("game", GAMES)
@given(text=st.text(max_size=80))
def test_position_texts(game: str, text: str) -> None:
    def read(board: Any) -> Any:
        try:
            return board().fen()
        except hexad.HexadError as error:
            return error.code, error.rule, error.params

    native = read(lambda: hexad.GAMES[game].Board(text))
    assert read(lambda: WasmBoard(game, text)) == native
