"""The lesson about pairs is true: they stop every triangle and every ring while tiles are placed, and no more."""

from __future__ import annotations

import random
from itertools import product

import pytest

import hexad
from hexad import rulebook
from hexad.rulebook import Attack
from hexad.six.pairing import partner
from tests.reference.six_shapes import PATTERNS, cell_named, name, neighbours, places_through

PLACED = 20
"""The tiles that each side places after the start."""


def has_pair(cells):
    names = {name(cell) for cell in cells}
    return any(partner(cell) in names for cell in names)


def test_partners_are_adjacent_and_have_each_other():
    for cell in product(range(-9, 10), range(-9, 10)):
        other = partner(name(cell))
        assert partner(other) == name(cell)
        assert cell_named(other) in neighbours(cell)


def test_every_triangle_and_every_ring_contains_a_whole_pair():
    """The pairs repeat after two columns and one row, so these places stand for all."""
    for (kind, pattern), q, r in product(PATTERNS, range(-3, 4), range(-3, 4)):
        cells = [(q + dq, r + dr) for dq, dr in pattern]
        is_along_a_row = len({r for _, r in cells}) == 1
        # A line contains one only along a row: the other two directions are not covered.
        assert has_pair(cells) == (kind != "line" or is_along_a_row), (kind, cells)
    assert {kind for kind, _ in PATTERNS} == {"line", "triangle", "ring"}


def progress(board, cell):
    """How far a tile here brings the triangle or ring that is nearest to its end and free of the other side."""
    pieces, own = board.pieces, board.turn
    places = [cells for kind, cells in places_through(cell_named(cell)) if kind != "line"]
    free = [[pieces.get(name(one)) for one in cells] for cells in places]
    return max((sides.count(own) for sides in free if set(sides) <= {own, None}), default=-1)


def attack(board, rng, greed):
    """A move that makes no line: any, or one of those that bring a triangle or ring nearest to its end."""
    moves = [str(move) for move in board.legal_moves]
    rng.shuffle(moves)
    if greed:
        moves.sort(key=lambda move: progress(board, move), reverse=True)
    return next(move for move in moves if not ends_in_a_line(board, move))


def ends_in_a_line(board, move):
    after = board.copy()
    after.push(move)
    return after.is_over and after.outcome().reason == "line"


@pytest.mark.parametrize("greed", [False, True], ids=["random", "greedy"])
@pytest.mark.parametrize("seed", range(6))
def test_black_attacks_and_the_pairing_answers(seed, greed):
    board, rng = hexad.six.Board(), random.Random(seed)
    for _ in range(PLACED):
        board.push(attack(board, rng, greed))
        assert not board.is_over
        # The other half of the pair is free, and a tile may be placed there.
        board.push(partner(str(board.moves[-1])))
        if board.is_over:
            assert board.outcome().winner == "red"
            return
    assert all(len(set(pair)) == 2 for pair in pairs_of(board))


@pytest.mark.parametrize("seed", range(6))
def test_red_attacks_and_the_pairing_answers(seed):
    board, rng = hexad.six.Board(), random.Random(seed)
    board.push("2,0")
    for _ in range(PLACED - 1):
        board.push(attack(board, rng, True))
        assert not board.is_over
        answer = partner(str(board.moves[-1]))
        # A pair in which Black already has a tile needs no answer.
        board.push(answer if answer not in board.pieces else attack(board, rng, False))
        if board.is_over:
            return


def pairs_of(board):
    """The sides on the two cells of every pair that has a tile."""
    pieces = board.pieces
    return {(pieces.get(cell), pieces.get(partner(cell))) for cell in pieces}


def test_a_greedy_attack_without_the_pairing_succeeds():
    """The attack is one that has to be answered: against random answers it makes a triangle or a ring."""
    board, rng = hexad.six.Board(), random.Random(1)
    while not board.is_over:
        board.push(attack(board, rng, greed=board.turn == "black"))
    outcome = board.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.reason in ("triangle", "ring")) == ("black", True)


def test_the_lesson_has_an_answer_to_every_move():
    lesson = rulebook.lesson("pairing")
    task = lesson.tasks[0]
    assert isinstance(task, Attack)
    rng = random.Random(7)
    for _ in range(20):
        board = task.position.board()
        for _ in range(task.turns):
            # Far away, so that the group reaches as far as it can.
            move = max(map(str, board.legal_moves), key=lambda cell: (abs(cell_named(cell)[0]), rng.random()))
            board.push(move)
            board.push(task.replies[move])
            assert task.replies[move] == partner(move)
        assert not board.is_over
