"""The core in WebAssembly obeys the rulebook, case by case, as the native one does."""

from __future__ import annotations

import pytest

import hexad
from tests.rulebook.cases import CASES, Case
from tests.rulebook.checks import check
from tests.wasm.wasm_core import WasmBoard


def board_of(case: Case) -> WasmBoard:
    board = WasmBoard(case.game, case.fen, **case.options)
    for move in case.play:
        board.push(move)
    return board


@pytest.mark.parametrize("case", CASES, ids=str)
def test_wasm(case: Case) -> None:
    if "invalid" in case.expected:
        for fen in case.expected["invalid"]:
            with pytest.raises(hexad.InvalidPositionError):
                WasmBoard(case.game, fen, **case.options)
        return
    board = board_of(case)
    check(case, board)
    check_refusals(case, board)
    for gesture in case.expected.get("gestures", []):
        verdict = board.explain(gesture["cells"].split(), gesture["to"])
        assert verdict.legal == ("move" in gesture), (gesture, verdict)
        assert verdict.move == gesture.get("move", verdict.move)
        assert verdict.legal or verdict.rule == gesture["rule"], (gesture, verdict)
    for text, move in case.expected.get("reads", {}).items():
        assert board.explain(text).move == move


def check_refusals(case: Case, board: WasmBoard) -> None:
    before = (board.fen(), board.hash, board.moves)
    for rule, moves in case.expected.get("illegal", {}).items():
        for move in moves.split():
            verdict = board.explain(move)
            assert (verdict.legal, verdict.rule) == (False, rule), (move, verdict)
            with pytest.raises(hexad.IllegalMoveError) as refused:
                board.push(move)
            assert (refused.value.rule, refused.value.code) == (verdict.rule, verdict.code)
    for text in case.expected.get("nonsense", []):
        for refuse in (board.push, board.explain):
            with pytest.raises(hexad.InvalidMoveError):
                refuse(text)
    assert (board.fen(), board.hash, board.moves) == before
