"""Clocks. Every call passes the time, so no test waits (A16, R4)."""

from __future__ import annotations

import json
import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hexad.clock import FIFTEEN_MINUTES, FOUR_SEATS, PRESETS, TEN_MINUTES, UNTIMED, Clock, TimeControl, format_time
from hexad.types import BLACK, RED, WHITE, Outcome


def controls() -> st.SearchStrategy[TimeControl]:
    base, extra = st.integers(1, 999_999_999), st.integers(0, 999_999_999)
    return st.one_of(
        st.just(UNTIMED),
        st.builds(TimeControl, base),
        st.builds(TimeControl, base, increment=extra),
        st.builds(TimeControl, base, delay=extra),
        st.builds(TimeControl, base, per_move=st.just(True)),
    )


@pytest.mark.parametrize(
    ("text", "control"),
    [
        ("600", TEN_MINUTES),
        ("900", FIFTEEN_MINUTES),
        ("900+10", TimeControl(90_000, increment=1_000)),
        ("900d5", TimeControl(90_000, delay=500)),
        ("60+0.5", TimeControl(6_000, increment=50)),
        ("0.25", TimeControl(25)),
        ("1/259200", TimeControl(25_920_000, per_move=True)),
        ("-", UNTIMED),
    ],
)
def test_time_controls_are_read_and_written(text, control):
    assert TimeControl.parse(text) == control
    assert str(control) == text


def test_the_presets_are_those_of_the_printed_rules():
    assert [str(control) for control in PRESETS.values()] == ["600", "900"]


@settings(deadline=None)
@given(controls())
def test_every_time_control_survives_its_text(control):
    assert TimeControl.parse(str(control)) == control


@pytest.mark.parametrize(
    "text", ["", "ten", "600+", "+10", "600-10", "600d5+3", "1.234", "0", "0+10", "40/7200", "?", "٦٠٠", "1" * 5000]
)
def test_invalid_time_controls_are_refused(text):
    with pytest.raises(ValueError, match=r"time control|more than no time"):
        TimeControl.parse(text)


@pytest.mark.parametrize(
    "values",
    [
        {"base": 0},
        {"base": -1},
        {"base": 1.5},
        {"base": True},
        {"base": 100, "increment": -1},
        {"base": 100, "delay": "5"},
        {"base": 100, "increment": 1, "delay": 1},
        {"base": None, "increment": 1},
    ],
)
def test_impossible_time_controls_are_refused(values):
    with pytest.raises(ValueError, match=r"base|increment|delay"):
        TimeControl(**values)


def test_sudden_death_counts_down_for_the_player_to_move_only():
    clock = Clock.of("600").start(0)
    assert clock.remaining(BLACK, 250) == 59_750
    assert clock.remaining(WHITE, 250) == 60_000
    clock = clock.press(250)
    assert clock.remaining(BLACK, 1_000) == 59_750
    assert clock.all_remaining(1_000) == [59_750, 59_250]
    assert clock.remaining(WHITE, 1_000) == 59_250


def test_an_increment_is_added_after_each_move():
    clock = Clock.of("900+10").start(0).press(1_250)
    assert clock.remaining(BLACK, 5_000) == 90_000 - 1_250 + 1_000


def test_a_delay_applies_in_each_turn_and_does_not_accumulate():
    clock = Clock.of("900d5").start(0)
    assert clock.remaining(BLACK, 499) == 90_000
    assert clock.remaining(BLACK, 700) == 89_800
    clock = clock.press(300).press(400)
    assert clock.remaining(BLACK, 400 + 700) == 89_800


def test_a_delay_is_given_once_a_turn_however_often_the_clock_is_paused():
    clock = Clock.of("900d5").start(0).pause(400).resume(5_000)
    assert clock.remaining(BLACK, 5_300) == 90_000 - 200


def test_nothing_runs_before_the_start_and_during_a_pause():
    clock = Clock.of("600")
    assert clock.remaining(BLACK, 9_999) == 60_000
    clock = clock.start(100).pause(200)
    assert clock.remaining(BLACK, 9_999) == 59_900
    assert clock.resume(10_000).remaining(BLACK, 10_050) == 59_850


def test_a_flag_falls_when_the_time_is_used_up_and_the_other_player_wins():
    clock = Clock.of("600").start(0)
    assert clock.flagged(59_999) is None
    assert clock.outcome(59_999) is None
    assert clock.flagged(60_000) == 0
    assert clock.remaining(BLACK, 70_000) == 0
    assert clock.outcome(60_000) == Outcome(WHITE, "time", "A16")
    assert clock.press(10).outcome(70_000) == Outcome(BLACK, "time", "A16")


def test_a_fallen_flag_stays_down():
    clock = Clock.of("600+60").start(0)
    with pytest.raises(ValueError, match=r"time of seat 0 \(black\) is up"):
        clock.press(60_000)
    with pytest.raises(ValueError, match="is up"):
        clock.add(BLACK, 10_000, 60_000)
    assert clock.pause(60_000).flagged(0) == 0


def test_without_a_clock_no_flag_ever_falls():
    clock = Clock.of("-").start(0)
    assert clock.flagged(10**12) is None
    assert clock.outcome(10**12) is None
    assert clock.remaining(BLACK, 10**12) is None
    assert clock.press(10**12).turn == 1


def test_four_players_have_a_time_each_and_win_as_teams():
    clock = Clock.of("600", FOUR_SEATS, turn=2).start(0)
    assert clock.remaining(2, 500) == 59_500
    assert clock.remaining(0, 500) == 60_000
    assert clock.outcome(60_000) == Outcome(RED, "time", "A16")
    turns = [clock.turn]
    for now in range(1, 5):
        clock = clock.press(now)
        turns.append(clock.turn)
    assert turns == [2, 3, 0, 1, 2]


def test_a_colour_with_two_seats_has_to_be_named_by_seat():
    with pytest.raises(ValueError, match="name it by its number"):
        Clock.of("600", FOUR_SEATS).remaining(BLACK, 0)
    with pytest.raises(ValueError, match="red is not one seat"):
        Clock.of("600").remaining(RED, 0)


def test_time_can_be_given_and_taken():
    clock = Clock.of("600").start(0).add(WHITE, 6_000, 10).add(BLACK, -1_000, 10)
    assert clock.remaining(WHITE, 100) == 66_000
    assert clock.remaining(BLACK, 100) == 58_900
    assert clock.add(WHITE, -70_000, 100).outcome(100) == Outcome(BLACK, "time", "A16")


def test_time_that_goes_backwards_stands_still():
    clock = Clock.of("600").start(1_000)
    assert clock.remaining(BLACK, 0) == 60_000
    clock = clock.press(500)
    assert clock.at == 1_000
    assert clock.remaining(BLACK, 500) == 60_000
    clock = clock.pause(2_000).resume(1_500)
    assert clock.remaining(WHITE, 2_100) == 60_000 - 1_100


@pytest.mark.parametrize(
    "misuse",
    [
        lambda clock: clock.press(0),
        lambda clock: clock.pause(0),
        lambda clock: clock.resume(0),
        lambda clock: clock.start(0).start(1),
        lambda clock: clock.start(0).resume(1),
        lambda clock: clock.start(0).pause(1).press(2),
        lambda clock: clock.start(0.5),
        lambda clock: clock.start(None),
        lambda clock: clock.start(0).press(True),
        lambda clock: clock.start(0).remaining(BLACK, "1"),
        lambda clock: clock.remaining(2, 0),
        lambda clock: clock.remaining(-1, 0),
        lambda clock: clock.remaining("green", 0),
        lambda clock: clock.add(BLACK, 1.5, 0),
    ],
)
def test_misuse_is_refused(misuse):
    with pytest.raises(ValueError, match=r"clock|time|seat"):
        misuse(Clock.of("600"))


@pytest.mark.parametrize(
    "change",
    [
        {"seats": ["black"]},
        {"seats": ["black", "black"]},
        {"seats": ["black", "red", "red", "black"], "banks": [1, 1, 1, 1]},
        {"seats": ["black", "green"]},
        {"seats": "bw"},
        {"banks": [1]},
        {"banks": [1, None]},
        {"banks": 5},
        {"turn": 2},
        {"turn": "0"},
        {"spent": -1},
        {"at": "noon"},
        {"at": None},
        {"running": 1},
        {"control": 7.001},
        {"more": 1},
    ],
)
def test_invalid_clocks_are_refused(change):
    with pytest.raises(ValueError, match=r"\w"):
        Clock.from_dict(Clock.of("600").start(0).to_dict() | change)


@settings(deadline=None)
@given(
    controls(),
    st.sampled_from([(BLACK, WHITE), (BLACK, RED), FOUR_SEATS]),
    st.lists(st.tuples(st.sampled_from(["press", "pause", "resume"]), st.integers(-100, 10_000)), max_size=12),
)
def test_a_clock_survives_json_and_pickle_and_never_gains_time(control, seats, events):
    clock = Clock.of(control, seats).start(0)
    now, allowed = 0, (control.base or 0) * len(seats)
    for event, step in events:
        now += step
        try:
            clock = getattr(clock, event)(now)
        except ValueError:
            continue
        allowed += control.increment if event == "press" else 0
        assert Clock.from_dict(json.loads(json.dumps(clock.to_dict()))) == clock
        assert pickle.loads(pickle.dumps(clock)) == clock
        assert sum(clock.remaining(seat, now) or 0 for seat in range(len(seats))) <= allowed


@pytest.mark.parametrize(
    ("centiseconds", "text"),
    [
        (0, "0.0"),
        (9, "0.0"),
        (985, "9.8"),
        (999, "9.9"),
        (1_000, "0:10"),
        (1_099, "0:10"),
        (89_999, "14:59"),
        (90_000, "15:00"),
        (359_999, "59:59"),
        (360_000, "1:00:00"),
        (36_610_100, "101:41:41"),
    ],
)
def test_times_are_written_for_people(centiseconds, text):
    assert format_time(centiseconds) == text


@pytest.mark.parametrize("time", [-1, 1.5, None, True])
def test_only_times_are_written_for_people(time):
    with pytest.raises(ValueError, match="time"):
        format_time(time)


def test_time_can_be_given_back_with_a_move():
    clock = Clock.of("1+1").start(0)
    assert clock.press(70, refund=20).banks == (150, 100)
    assert clock.press(110, refund=20).banks == (110, 100), "it also keeps the flag up"
    with pytest.raises(ValueError, match="the time of seat 0"):
        clock.press(120, refund=20)
