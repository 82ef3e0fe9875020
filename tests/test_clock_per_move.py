"""Clocks with a time for each move."""

from __future__ import annotations

import pytest

from hexad.clock import Clock, TimeControl


@pytest.mark.parametrize("text", ["1/600+10", "1/600d5", "1/-", "2/600", "1/", "1/0"])
def test_a_time_for_each_move_stands_alone(text):
    with pytest.raises(ValueError, match=r"time control|for each move|more than no time"):
        TimeControl.parse(text)


def test_a_time_for_each_move_begins_anew():
    clock = Clock.of("1/100").start(0).press(4_000)
    assert clock.all_remaining(4_000) == [10_000, 10_000]
    clock = clock.press(13_999)
    assert clock.all_remaining(14_999) == [9_000, 10_000]
    assert clock.falls_at() == 23_999
    # Nothing that happens in a turn adds to the next one.
    assert clock.press(15_000, refund=500).banks == (10_000, 10_000)
    # When a move is taken back, its turn begins anew, too.
    assert clock.turn_to(1, 20_000).all_remaining(20_000) == [10_000, 10_000]
    paused = clock.pause(15_999)
    assert paused.falls_at() is None
    assert paused.resume(90_000).all_remaining(90_000) == [8_000, 10_000]
