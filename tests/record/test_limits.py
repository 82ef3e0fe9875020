"""Games far larger than real ones: nothing may depend on the depth of Python's stack."""

from __future__ import annotations

import copy

import hexad
from hexad.record import Game, parse_game

from .samples import STEPS, first, record

DEPTH = 10_000


def test_variations_in_variations():
    """Each variation answers its first move with a move that is always legal, and branches again from it."""
    aside = ("c5d5", "g7f7")
    words = [aside[0]]
    for ply in range(DEPTH):
        words += ["(", STEPS[ply % 4], aside[(ply + 1) % 2]]
    game = parse_game(record(" ".join(words) + " )" * DEPTH + " *", '[Repetition "off"]'))
    node, depth = game.root, 0
    while len(node.children) == 2:
        node, depth = node.children[1], depth + 1
    assert depth == DEPTH
    assert parse_game(str(game)) == game
    assert copy.deepcopy(game) == game
    assert len(node.board().moves) == DEPTH


def test_alternatives_to_alternatives():
    words = " ".join(["( c3d3", "( c5d5"] * (DEPTH // 2))
    game = parse_game(record(f"c4d4 {words} {') ' * DEPTH} *"))
    assert len(game.root.children) == DEPTH + 1
    assert parse_game(str(game)) == game


def test_a_hundred_thousand_plies():
    board = hexad.abalone.Board(repetition=None)
    game = Game(board)
    for ply in range(100_000):
        game.play(STEPS[ply % 4])
    assert game.end().ply == 100_000
    assert parse_game(str(game)) == game


def test_a_hundred_thousand_comments_on_one_move():
    game = parse_game(record("c3d3 " + "{x} " * 100_000 + "*"))
    assert first(game).comment == "x " * 99_999 + "x"
