"""The detail of messages for clients without the rules: legal moves, their effects, pieces beside the board."""

from __future__ import annotations

import random
import time

import pytest

import hexad
from hexad.server.game.messages import detail_of
from hexad.server.game.replay import replay_of

from .waiting import bound

# Lifting 0,0 leaves three tiles on each side: the player who lifts it chooses.
TIE = "RBRBRBR@-3,0 0 0 b advanced 41"


def played(board, plies, seed):
    source = random.Random(seed)
    for _ in range(plies):
        if board.is_over:
            break
        board.push(source.choice(list(board.legal_moves)))
    return board


def nonempty(effect):
    return {name: value for name, value in effect._asdict().items() if value}


def said(effect):
    return {
        name: value for name in ("placed", "moved", "pushed", "removed") if (value := getattr(effect, name, ())) != ()
    }


@pytest.mark.parametrize("seed", range(5))
def test_each_move_of_abalone_has_its_effect(seed):
    board = played(hexad.abalone.Board(layout="belgian-daisy"), 20 * seed, seed)
    detail = detail_of(board, is_played=True)
    assert [said(effect) for effect in detail.effects or ()] == [nonempty(board.effect(move)) for move in detail.moves]
    assert detail.pushed_off == board.pushed_off
    assert (detail.hands, detail.phase, detail.leaving) == (None, None, None)


def test_a_marble_pushed_off_is_listed_only_as_removed():
    detail = detail_of(hexad.abalone.Board("5/6/7/8/6SSs/8/7/6/5 0 0 b 0 1"), is_played=True)
    assert detail.effects is not None
    push = detail.effects[detail.moves.index("e7e8")]
    assert said(push) == {"moved": (("e7", "e8"), ("e8", "e9")), "removed": ("e9",)}
    inside = detail_of(hexad.abalone.Board("5/6/7/8/4SSs2/8/7/6/5 0 0 b 0 1"), is_played=True)
    assert inside.effects is not None
    assert said(inside.effects[inside.moves.index("e5e6")])["pushed"] == (("e7", "e8"),)


@pytest.mark.parametrize("seed", [0, 1, 4, 5])
def test_the_tiles_that_leave_are_those_of_every_move_with_that_tile(seed):
    board = played(hexad.six.Board(rules="advanced"), 45, seed)
    assert board.phase == "moving"
    detail = detail_of(board, is_played=True)
    assert detail.leaving
    for move in board.legal_moves:
        lift = f"{move.origin}={move.keep}" if move.keep else move.origin
        assert detail.leaving.get(lift, ()) == board.effect(move).removed
    assert (detail.hands, detail.phase, detail.effects, detail.pushed_off) == (board.hands, "moving", None, None)


def test_a_tie_lists_the_removed_tiles_of_each_choice():
    board = hexad.six.Board(TIE)
    leaving = detail_of(board, is_played=True).leaving or {}
    choices = {lift: tiles for lift, tiles in leaving.items() if lift.startswith("0,0=")}
    assert sorted(map(sorted, choices.values())) == [["-1,0", "-2,0", "-3,0"], ["1,0", "2,0", "3,0"]]
    assert "0,0" not in leaving
    assert all(lift.partition("=")[2] not in tiles for lift, tiles in choices.items())


def test_no_tile_is_removed_by_the_basic_rules_or_in_the_placing_phase():
    assert detail_of(played(hexad.six.Board(), 45, 0), is_played=True).leaving is None
    placing = detail_of(hexad.six.Board(rules="advanced"), is_played=True)
    assert (placing.leaving, placing.phase, placing.hands) == (None, "placing", (20, 20))


def test_a_finished_game_has_no_moves():
    for board in (hexad.abalone.Board(), hexad.six.Board(rules="advanced")):
        detail = detail_of(board, is_played=False)
        assert (detail.moves, detail.effects, detail.leaving) == ([], None, None)
        assert detail.pieces == board.pieces


def test_detail_is_cheap():
    """Other requests wait while it is computed: it takes a few milliseconds at most."""
    for board in (played(hexad.abalone.Board(), 60, 1), played(hexad.six.Board(rules="advanced"), 45, 0)):
        costs = []
        for _ in range(10):
            began = time.perf_counter()
            detail_of(board, is_played=True)
            costs.append(time.perf_counter() - began)
        assert min(costs) < bound(0.005, 0.1)


def test_a_replay_of_two_thousand_moves_is_fast():
    board = hexad.abalone.Board(repetition=None)
    for move in ["a1b2", "i5h5", "b2a1", "h5i5"] * 500:
        board.push(move)
    began = time.perf_counter()
    film = replay_of(board, board.moves)
    assert time.perf_counter() - began < bound(0.5, 10)
    assert (len(film.frames), film.frames[-1].fen) == (2000, board.fen())
