"""The core obeys the rulebook: one test for every case, named after the rule that it checks."""

from __future__ import annotations

from typing import Any

import pytest

import hexad

from .cases import CASES, Case
from .checks import check


@pytest.mark.parametrize("case", CASES, ids=str)
def test_core(case: Case) -> None:
    if "invalid" in case.expected:
        check_invalid(case)
        return
    board = hexad.GAMES[case.game].Board(case.fen, **case.options)
    for move in case.play:
        board.push(move)
    check(case, board)
    check_legal(case, board)
    check_illegal(case, board)
    check_gestures(case, board)
    check_texts(case, board)


def check_invalid(case: Case) -> None:
    for fen in case.expected["invalid"]:
        with pytest.raises(hexad.InvalidPositionError):
            hexad.GAMES[case.game].Board(fen, **case.options)


def check_legal(case: Case, board: Any) -> None:
    for move in case.expected.get("legal", "").split():
        assert move in board.legal_moves
        assert board.is_legal(move)
        assert board.explain(move)
        assert str(board.parse(move)) == move


def check_illegal(case: Case, board: Any) -> None:
    for rule, moves in case.expected.get("illegal", {}).items():
        for move in moves.split():
            verdict = board.explain(move)
            assert (verdict.legal, verdict.rule) == (False, rule), (move, verdict)
            assert verdict.code
            assert verdict.text
            assert move not in board.legal_moves
            assert not board.is_legal(move)
            check_refused(board, move, hexad.IllegalMoveError, (verdict.rule, verdict.code))


def check_refused(board: Any, move: str, error: type[hexad.HexadError], why: tuple[str, str] | None = None) -> None:
    """A refused move gives its reason and leaves the board unchanged."""
    before = board.copy()
    for refuse in (board.push, board.parse):
        with pytest.raises(error) as refused:
            refuse(move)
        assert why is None or (refused.value.rule, refused.value.code) == why
    assert board == before
    assert (board.fen(), board.hash, board.moves) == (before.fen(), before.hash, before.moves)
    assert list(board.legal_moves) == list(before.legal_moves)


def check_gestures(case: Case, board: Any) -> None:
    for gesture in case.expected.get("gestures", []):
        verdict = board.explain(gesture["cells"].split(), gesture["to"])
        assert verdict.legal == ("move" in gesture), (gesture, verdict)
        assert verdict.move == gesture.get("move", verdict.move)
        assert verdict.legal or verdict.rule == gesture["rule"], (gesture, verdict)


def check_texts(case: Case, board: Any) -> None:
    for text, move in case.expected.get("reads", {}).items():
        assert str(board.parse(text)) == move
        assert text in board.legal_moves
    for text in case.expected.get("nonsense", []):
        assert text not in board.legal_moves
        check_refused(board, text, hexad.InvalidMoveError)
