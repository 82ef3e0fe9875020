"""Puzzles are proven, and faults of a puzzle are reported."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hexad.puzzles import Proof, PuzzleError, verify

from .samples import GOOD, LAST_PUSH, RING, puzzle

# Two marbles on the edge, either of which can be pushed off; and one with a push that takes longer.
EITHER = "5/6/7/8/s5SSs/8/7/6/2SSs 0 0 b 0 1"


def fault(wrong):
    with pytest.raises(PuzzleError) as caught:
        verify(wrong, Proof(wrong.game))
    return str(caught.value)


@pytest.mark.parametrize("name", GOOD)
def test_good_puzzles_are_proven(name):
    verify(GOOD[name], Proof(GOOD[name].game))


def test_a_wrong_solution():
    wrong = replace(GOOD["last push"], solution=("e7e6",))
    assert fault(wrong) == "e7e6 does not reach the goal in time: expected e7e8"
    wrong = replace(GOOD["defence"], solution=("0,-1",))
    assert fault(wrong) == "0,-1 loses by force: expected -2,-1"


def test_a_solution_that_is_not_the_only_one():
    wrong = puzzle("abalone", EITHER, "ejection", "a3a4")
    assert fault(wrong) == "a3a4 is not the only solution: e7e8 reaches the goal, too"
    wrong = replace(GOOD["split"], accepts="move")
    assert fault(wrong).startswith("-1,1>-5,1 is not the only solution: ")


def test_a_solution_that_is_too_slow():
    wrong = puzzle("abalone", EITHER, "ejection", "a3b4", "e1d1", "e7e8")
    assert fault(wrong) == "a3b4 is too slow: a3a4 reaches the goal sooner"


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (replace(GOOD["ring"], side="red"), "side is red: expected black, whose turn it is"),
        (replace(GOOD["ring"], id="s0"), "id is s0: expected s"),
        (replace(GOOD["ring"], kind="split"), "kind is split: expected win where 0,2 begins"),
        (replace(GOOD["ring"], solution=("9,9",)), "solution: 9,9 cannot be played: "),
        (replace(GOOD["ring"], solution=("zz",)), "solution: zz cannot be played: "),
        (replace(GOOD["ring"], within=2), "solution has one move: expected 3 for this goal"),
        (replace(GOOD["ring"], within=4), "within is 4: expected at most 3, as far as proofs reach here"),
        (replace(GOOD["split"], within=3), "within is 3: expected at most 2, as far as proofs reach here"),
        (replace(GOOD["ring"], fen="nonsense"), "the position cannot be set up: "),
        (replace(GOOD["ring"], options={"colour": 1}), "the position cannot be set up: "),
        (replace(GOOD["ring"], options={"declare": "manual"}), "puzzles are for two players"),
        (replace(GOOD["ring"], accepts="tile"), "accepts is tile, but -1,1, -1,2, 0,0, … does not do: expected move"),
        (replace(GOOD["ring"], kind="defence"), "0,2 wins at once: expected a position that must be defended"),
        (replace(GOOD["defence"], solution=("-2,-1", "1,-3", "2,-4")), "solution has 3 moves: expected 1, the defence"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_other_faults_are_reported(wrong, said):
    assert fault(wrong).startswith(said)


def test_a_position_that_is_over():
    over = puzzle("abalone", "5/6/7/8/6SS1/8/7/6/5 6 0 w 0 2", "ejection", "e7e8")
    assert fault(over) == "the game is over in this position: expected one that goes on"


def test_a_puzzle_accepts_its_solution():
    assert GOOD["last push"].fen == LAST_PUSH
    assert GOOD["last push"].is_solved_by("e7e8")
    assert not GOOD["last push"].is_solved_by("e7e6")
    assert GOOD["ring"].fen == RING
    assert GOOD["split"].is_solved_by("-1,1>-5,1")
    others = GOOD["split"].board().legal_moves.of(["-1,1"])
    assert all(GOOD["split"].is_solved_by(str(move)) for move in others)
