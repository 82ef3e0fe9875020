"""A game in progress, with a clock that the test sets."""

from __future__ import annotations

import pytest

import hexad
from hexad.cli.play.local_game import LocalGame, clock_of
from hexad.cli.play.start import time_control
from hexad.record import Game, parse_game
from hexad.seats import seat_name

from .lines import LAST_PUSH


class Watch:
    """A clock that stands still until the test sets it."""

    def __init__(self):
        self.time = 0

    def __call__(self):
        return self.time


@pytest.fixture
def watch():
    return Watch()


def start(board, watch, clock=None):
    record = Game.from_board(board)
    control = time_control(record, clock)
    return LocalGame(record, None if clock is None else clock_of(record, control), watch)


def test_moves_go_to_the_board_and_into_the_record(watch):
    game = start(hexad.abalone.Board(), watch)
    game.play("c3d3")
    game.play("g5f5")
    assert game.board.fen() == game.record.end().fen()
    assert [str(move) for move in game.board.moves] == ["c3d3", "g5f5"]


def test_an_illegal_move_changes_nothing(watch):
    game = start(hexad.abalone.Board(), watch, "10")
    with pytest.raises(hexad.IllegalMoveError):
        game.play("c3e3")
    with pytest.raises(hexad.InvalidMoveError):
        game.play("zz")
    assert str(game.record) == str(start(hexad.abalone.Board(), watch, "10").record)


def test_the_clock_goes_into_the_record(watch):
    game = start(hexad.abalone.Board(), watch, "15+10")
    watch.time = 1_000
    node = game.play("c3d3")
    assert node.clock == 90_000 - 1_000 + 1_000
    assert game.record.tags["TimeControl"] == "900+10"
    watch.time = 3_000
    assert (game.remaining(0), game.remaining(1)) == (90_000, 88_000)


def test_a_flag_falls_and_the_move_comes_too_late(watch):
    game = start(hexad.abalone.Board(), watch, "1")
    watch.time = 5_999
    assert not game.flag()
    watch.time = 6_000
    assert game.play("c3d3") is None
    assert game.board.moves == []
    assert game.outcome == hexad.Outcome(hexad.WHITE, "time", "A16")
    assert (game.record.result, game.record.tags["Termination"]) == ("0-1", "time")


def test_a_move_that_ends_the_game_stops_the_flag(watch):
    game = start(hexad.abalone.Board(LAST_PUSH), watch, "1")
    game.play("a3a4")
    watch.time = 100_000
    assert not game.flag()
    assert game.outcome.reason == "six pushed off"


def test_undo_gives_back_the_move_and_the_time_of_its_turn(watch):
    game = start(hexad.six.Board(), watch, "10")
    watch.time = 500
    game.play("2,-1")
    watch.time = 900
    game.play("0,1")
    assert game.undo() == "0,1"
    assert (game.remaining(0), game.remaining(1)) == (59_500, 60_000)
    watch.time = 1_000
    assert game.remaining(1) == 59_900
    assert game.undo() == "2,-1"
    assert str(game.record).endswith("\n*")
    with pytest.raises(IndexError):
        game.undo()


def test_another_move_can_follow_an_undo(watch):
    game = start(hexad.abalone.Board(), watch)
    game.play("c3d3")
    game.undo()
    game.play("c4d4")
    assert [str(node.move) for node in game.record.mainline()] == ["c4d4"]


def test_resigning_and_agreeing(watch):
    game = start(hexad.six.Board(), watch)
    game.resign()
    assert (game.outcome.winner, game.record.result) == (hexad.RED, "0-1")
    game = start(hexad.six.Board(), watch)
    game.agree()
    assert (game.outcome.winner, game.record.tags["Termination"]) == (None, "agreement")


def test_four_seats_have_four_clocks(watch):
    game = start(hexad.six.Board(players=4, begins=2), watch, "10")
    assert seat_name(game.board, game.seat) == "Black 2"
    watch.time = 100
    game.play("2,-1")
    assert seat_name(game.board, game.seat) == "Red 2"
    assert [game.remaining(seat) for seat in range(4)] == [60_000, 60_000, 59_900, 60_000]
    game.resign()
    assert game.outcome.winner is hexad.BLACK


def test_names():
    assert [seat_name(hexad.abalone.Board(), seat) for seat in range(2)] == ["Black", "White"]
    four = hexad.six.Board(players=4)
    assert [seat_name(four, seat) for seat in range(4)] == ["Black 1", "Red 1", "Black 2", "Red 2"]


def test_a_clock_continues_from_the_record():
    game = parse_game(
        '[Game "six"]\n[Players "4"]\n[Begins "2"]\n[TimeControl "600"]\n\n'
        "1. 2,-1 {[%clk 0:09:30]} 0,1 {[%clk 0:09:40]} 2. 2,0 {[%clk 0:09:50]} *\n"
    )
    clock = clock_of(game, time_control(game, None))
    assert clock.turn == 1
    assert clock.banks == (59_000, 60_000, 57_000, 58_000)


@pytest.mark.parametrize(
    ("text", "tag"), [("10", "600"), ("15+10", "900+10"), ("0.5", "30"), ("15d5", "900d5"), ("3+0.5", "180+0.5")]
)
def test_times(text, tag):
    game = Game(hexad.abalone.Board())
    time_control(game, text)
    assert game.tags["TimeControl"] == tag
