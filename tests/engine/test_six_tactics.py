"""Six: no win in one is missed, every single threat is answered, and a reported win holds against every reply."""

from __future__ import annotations

import random
from typing import Literal

import pytest

import hexad
from hexad.engine import Engine, Limit

from .talk import RING_THREAT

# Placing phase: a win by threats alone that takes five, seven, nine plies; the last ends in the moving phase.
BY_THREATS = (
    ("5R/1R1BBB/1BBRR/1BRRB/1BR/1RRB/BR@-2,-2 11 11 b basic 10", 5),
    ("1B2RB/1RRBRRB/RBRBB/RBRRB/3BB/1BBR/1R/R@-3,-1 8 8 b basic 13", 5),
    ("6BB/5RRB/3BRBBRB/2RBRB1B/1BRRRRB/1B/R/R@-1,-4 8 9 r basic 12", 7),
    ("R2R/RBR/1BBB@-1,-1 17 17 b basic 4", 7),
    ("3B/1B1B/RBR/1RR@-1,-2 17 17 b basic 4", 9),
)


def scattered(seed: int, rules: Literal["basic", "advanced"], plies: int) -> hexad.six.Board:
    """A position with threats: half of the moves are a weak level's, half are random."""
    source, engine = random.Random(seed), Engine("six", hash_mb=1, seed=seed)
    board = hexad.six.Board(rules=rules)
    while not board.is_over and board.ply < plies:
        by_chance = source.random() < 0.5
        board.push(source.choice(board.legal_moves) if by_chance else engine.play(board, level=1).move)
    return board


def winning(board: hexad.six.Board) -> set[str]:
    """All moves that win at once, by trying every legal one."""
    found = set()
    for move in list(board.legal_moves):
        board.push(move)
        outcome = board.outcome()
        if outcome is not None and outcome.winner is not board.turn and outcome.winner is not None:
            found.add(str(move))
        board.pop()
    return found


@pytest.mark.parametrize("rules", ["basic", "advanced"])
@pytest.mark.parametrize("seed", range(10))
def test_a_win_in_one_is_taken_and_the_only_threat_answered(seed, rules):
    engine = Engine("six", hash_mb=1)
    board = scattered(seed, rules, plies=30 + 2 * seed)
    for _ in range(12):
        if board.is_over:
            break
        # In the moving phase of the advanced rules, a few hundred nodes are not enough for two plies.
        move = engine.play(board, Limit(nodes=1_000)).move
        wins = winning(board)
        if wins:
            assert str(move) in wins
        elif loses(board, move):
            assert all(loses(board, other) for other in list(board.legal_moves))
        board.push(random.Random(seed).choice(board.legal_moves))


def loses(board: hexad.six.Board, move: hexad.six.Move) -> bool:
    """Whether the opponent wins at once after this move."""
    board.push(move)
    lost = bool(winning(board))
    board.pop()
    return lost


@pytest.mark.parametrize(("fen", "plies"), BY_THREATS)
def test_a_win_by_threats_is_found_and_holds_against_every_reply(fen, plies):
    board = hexad.six.Board(fen)
    check_won(board, Engine("six", hash_mb=4), plies)


def check_won(board: hexad.six.Board, engine: Engine, plies: int) -> None:
    """Play the engine's moves against all replies; the rules say who has won."""
    mover = board.turn
    played = engine.play(board, Limit(nodes=20_000))
    assert played.info.score.win_in is not None, board.fen()
    assert 0 < played.info.score.win_in <= plies, board.fen()
    board.push(played.move)
    if board.is_over:
        outcome = board.outcome()
        assert outcome is not None
        assert outcome.winner is mover
    else:
        for reply in list(board.legal_moves):
            board.push(reply)
            check_won(board, engine, plies - 2)
            board.pop()
    board.pop()


def test_an_overlooked_shape_counts_for_its_owner():
    """S7: a player who declares at the start of a turn does not move, and wins."""
    board = hexad.six.Board(RING_THREAT, declare="manual")
    engine = Engine("six", hash_mb=1)
    board.push("0,2")
    answer = engine.play(board, Limit(depth=4))
    assert answer.info.score.win_in == -2, "Black will declare whatever Red does"
    board.push("5,-1")
    declared = engine.play(board, Limit(depth=4))
    assert (str(declared.move), declared.info.score.win_in) == ("#", 1)
