"""Proofs: forced wins are found, and nothing else."""

from __future__ import annotations

import random
from typing import Any

import pytest

import hexad
from hexad.puzzles import Proof
from hexad.puzzles.rules import RULES

from .samples import GOOD


def wandered(game: str, seed: int, plies: int, **options: Any) -> Any:
    source, board = random.Random(seed), hexad.GAMES[game].Board(**options)
    while not board.is_over and board.ply < plies:
        board.push(source.choice(board.legal_moves))
    return board


def strikes_by_playing(board: Any) -> list[Any]:
    """The moves that push off or win, found by playing each of them on the board."""
    found, mover = [], board.turn
    off = getattr(board, "pushed_off", {}).get(mover)
    for move in list(board.legal_moves):
        board.push(move)
        outcome = board.outcome()
        won = outcome is not None and outcome.winner is mover
        if (board.pushed_off[mover] > off) if off is not None else won:
            found.append(move)
        board.pop()
    return found


@pytest.mark.parametrize(
    ("game", "options", "plies"),
    [
        ("abalone", {}, (20, 60, 120)),
        ("abalone", {"layout": "belgian-daisy"}, (10, 40, 80)),
        ("six", {}, (8, 16, 30)),
        ("six", {"rules": "advanced"}, (12, 44, 70)),
    ],
)
def test_a_strike_is_what_pushes_off_or_wins(game, options, plies):
    looked = 0
    for seed in range(40):
        board = wandered(game, seed, plies[seed % 3], **options)
        if board.is_over:
            continue
        expected = strikes_by_playing(board)
        assert Proof(game).solutions(board, 1) == expected, board.fen()
        assert RULES[game].can_strike(board) == bool(expected), board.fen()
        looked += 1
    assert looked > 10


@pytest.mark.parametrize("name", [name for name, one in GOOD.items() if one.kind != "defence"])
def test_a_forced_win_is_found_at_its_depth_and_not_before(name):
    puzzle = GOOD[name]
    board, proof = puzzle.board(), Proof(puzzle.game)
    assert not proof.forces(board, puzzle.within - 1)
    assert proof.forces(board, puzzle.within)
    assert puzzle.solution[0] in map(str, proof.solutions(board, puzzle.within))


def test_a_proof_leaves_the_board_as_it_was():
    for puzzle in GOOD.values():
        board = puzzle.board()
        Proof(puzzle.game).forces(board, 2)
        assert (board.fen(), board.moves) == (puzzle.fen, [])


def test_the_solution_holds_against_every_reply():
    """Checked without the proof: after every answer of Black, White pushes a marble off."""
    puzzle = GOOD["sumito"]
    board = puzzle.board()
    board.push(puzzle.solution[0])
    assert not strikes_by_playing(board)
    for reply in list(board.legal_moves):
        board.push(reply)
        assert strikes_by_playing(board)
        board.pop()


def test_a_defence_leaves_one_safe_move():
    puzzle = GOOD["defence"]
    proof = Proof("six")
    assert list(map(str, proof.safe(puzzle.board(), 2))) == ["-2,-1"]
    assert len(proof.safe(puzzle.board(), 1)) > 1
    assert len(proof.safe(puzzle.board(), 1, most=2)) == 2


def test_nothing_is_forced_at_the_start():
    for game in hexad.GAMES:
        board = hexad.GAMES[game].Board()
        assert not Proof(game).forces(board, 2)
        assert Proof(game).safe(board, 1) == list(board.legal_moves)
