"""The clock page: times, presses, flags and corrections, with a time that only the test moves on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.clock_page import ClockPage


@pytest.fixture
def clock(visitor):
    return ClockPage(visitor)


def test_the_ten_and_fifteen_minutes_of_the_rules_come_first(clock):
    clock.open()
    labels = clock.page.get_by_role("group", name="Time for each player").locator("label")
    expect(labels).to_have_text(["10 min", "15 min", "5+3", "15+10", "Custom"])
    clock.set()
    clock.shows("10:00", "10:00")


@pytest.mark.parametrize(("preset", "time"), [("900", "15:00"), ("300+3", "5:00"), ("900+10", "15:00")])
def test_presets(clock, preset, time):
    clock.open().set(preset)
    clock.shows(time, time)


def test_a_press_ends_the_own_turn_and_starts_the_other_time(clock):
    clock.begin("600")
    clock.wait(5)
    clock.shows("9:55", "10:00")
    clock.press(0)
    clock.is_running(1)
    clock.wait(62)
    clock.shows("9:55", "8:58")
    clock.has_moves(1, 0)
    # Only the player to move can press.
    clock.press(0)
    clock.wait(1)
    clock.shows("9:55", "8:57")
    clock.has_moves(1, 0)


def test_a_second_press_within_300_ms_is_ignored(clock):
    clock.begin("600")
    clock.wait(5)
    clock.press(0)
    clock.wait(0.1)
    clock.press(1)
    clock.press(0)
    clock.is_running(1)
    clock.has_moves(1, 0)
    clock.wait(0.199)
    clock.press(1)
    clock.has_moves(1, 0)
    clock.wait(0.001)
    clock.press(1)
    clock.has_moves(1, 1)
    clock.is_running(0)


def test_an_increment_is_added_after_the_move(clock):
    clock.begin("300+3")
    clock.wait(5)
    clock.shows("4:55", "5:00")
    clock.press(0)
    clock.shows("4:58", "5:00")


def test_own_times_with_a_delay(clock):
    clock.open().choose("own", "delay")
    clock.fill("clock-minutes-field", 2.5)
    clock.fill("clock-own-delay", 5)
    clock.set()
    clock.press(1)
    expect(clock.halves.nth(0)).to_contain_text("Delay: 5 s")
    clock.wait(4.1)
    clock.shows("2:30", "2:30")
    expect(clock.halves.nth(0)).to_contain_text("Delay: 1 s")
    clock.wait(2.9)
    clock.shows("2:28", "2:30")
    clock.press(0)
    clock.shows("2:28", "2:30")


def test_a_time_for_each_move(clock):
    clock.open().choose("own", "per-move")
    clock.fill("clock-own-seconds", 20)
    clock.set()
    clock.press(1)
    clock.wait(15)
    clock.shows("0:05.0", "0:20")
    clock.press(0)
    clock.shows("0:20", "0:20")
    clock.wait(20)
    expect(clock.page.get_by_role("alert")).to_have_text("Time is up: Player 2 loses")


def test_each_player_may_have_an_own_time(clock):
    clock.open().choose("own", "increment", "six")
    clock.page.get_by_role("switch", name=re.compile("Different times")).check()
    clock.fill("clock-minutes-field", 90, 5)
    clock.fill("clock-own-increment", 0, 10)
    clock.set()
    clock.shows("1:30:00", "5:00")
    expect(clock.halves.locator(".name")).to_have_text([re.compile("Black"), re.compile("Red")])
    clock.press(0)
    clock.wait(1)
    clock.press(1)
    clock.shows("1:30:00", "5:09")


def test_times_that_are_not_possible_are_refused_beside_the_field(clock):
    clock.open().choose("own")
    field = clock.page.get_by_label("Minutes")
    for wrong in ("", "0", "181"):
        field.fill(wrong)
        expect(field).to_have_attribute("aria-invalid", "true")
        expect(clock.page.get_by_role("alert")).to_have_text("From 0.5 to 180 minutes.")
        expect(clock.button("clock-set")).to_be_disabled()
    field.fill("3")
    clock.set()
    clock.shows("3:00", "3:00")


def test_the_flag_falls_once_and_loudly(clock):
    clock.open().choose("own", "abalone")
    clock.fill("clock-minutes-field", 0.5)
    clock.set()
    clock.press(1)
    clock.wait(29.9)
    clock.shows("0:00.1", "0:30")
    expect(clock.page.get_by_role("alert")).to_have_count(0)
    # Browsers that play only what a touch has played have played it unheard.
    assert clock.page.evaluate("window.prepared") == 2
    before = clock.sounds()
    clock.wait(0.1)
    alert = clock.halves.nth(0).get_by_role("alert")
    expect(alert).to_have_text("Time is up: Black loses")
    expect(alert.locator("svg")).to_be_visible()
    clock.wait(30)
    assert clock.sounds() == before + 1
    assert clock.page.evaluate("window.vibrations.filter((pattern) => pattern.length > 1).length") == 1
    clock.press(0)
    clock.press(1)
    clock.page.keyboard.press("r")
    clock.wait(5)
    clock.shows("0:00.0", "0:30")
    clock.is_running(None)
    assert clock.sounds() == before + 1


def test_warnings_at_30_and_10_seconds_follow_the_switch_for_sounds(clock):
    clock.open().choose("own")
    clock.fill("clock-minutes-field", 1)
    clock.set()
    clock.press(1)
    counts = []
    for seconds in (29, 2, 18, 2, 5):
        clock.wait(seconds)
        counts.append(clock.sounds())
    start = counts[0]
    assert counts == [start, start + 1, start + 1, start + 2, start + 2]
    clock.press(0)
    heard = clock.sounds()
    clock.page.keyboard.press("s")
    expect(clock.button("clock-sound")).to_have_attribute("aria-pressed", "false")
    clock.wait(60)
    expect(clock.page.get_by_role("alert")).to_be_visible()
    assert clock.sounds() == heard


def test_an_arbiter_pauses_and_corrects(clock):
    clock.begin("600", "abalone")
    clock.wait(10)
    # Nothing can be changed while a time runs.
    for key in ("clock-adjust", "clock-new", "clock-swap"):
        expect(clock.button(key)).to_have_count(0)
    clock.button("clock-pause").click()
    clock.wait(60)
    clock.shows("9:50", "10:00")
    expect(clock.halves.nth(0)).to_contain_text("Paused")
    clock.press(0)
    clock.press(1)
    clock.is_running(None)
    clock.button("clock-adjust").click()
    clock.fill("clock-minutes-field", 0, 12)
    clock.fill("clock-seconds-field", 0, 30)
    expect(clock.button("clock-adjust-save")).to_be_disabled()
    clock.fill("clock-seconds-field", 45)
    clock.page.get_by_role("radio", name="White").check(force=True)
    clock.button("clock-adjust-save").click()
    clock.shows("0:45", "12:30")
    clock.button("clock-resume").click()
    clock.is_running(1)
    clock.wait(5)
    clock.shows("0:45", "12:25")
    clock.has_moves(0, 0)


def test_a_flag_is_lifted_by_giving_time(clock):
    clock.open().choose("own")
    clock.fill("clock-minutes-field", 0.5)
    clock.set()
    clock.press(1)
    clock.wait(31)
    clock.button("clock-adjust").click()
    clock.fill("clock-seconds-field", 20)
    clock.button("clock-adjust-save").click()
    expect(clock.page.get_by_role("alert")).to_have_count(0)
    clock.button("clock-resume").click()
    clock.wait(5)
    clock.shows("0:15", "0:30")


def test_a_new_game_is_confirmed(clock):
    clock.begin("300+3")
    clock.wait(10)
    clock.button("clock-pause").click()
    clock.button("clock-new").click()
    clock.button("clock-cancel").click()
    clock.shows("4:50", "5:00")
    clock.button("clock-new").click()
    clock.button("clock-new-same").click()
    clock.shows("5:00", "5:00")
    expect(clock.halves.nth(0)).to_contain_text("Press here: Player 2 begins")
    clock.press(1)
    clock.wait(2)
    clock.button("clock-pause").click()
    clock.button("clock-new").click()
    clock.button("clock-new-other").click()
    expect(clock.button("clock-set")).to_be_visible()
    expect(clock.page.locator('input[value="300+3"]')).to_be_checked()
    expect(clock.page.get_by_role("banner")).to_be_visible()


def test_the_sides_are_swapped(clock):
    clock.open().set("600", "abalone")
    names = clock.halves.locator(".name span:last-of-type")
    expect(names).to_have_text(["Black", "White"])
    clock.button("clock-swap").click()
    expect(names).to_have_text(["White", "Black"])
    clock.press(0)
    clock.wait(5)
    clock.shows("10:00", "9:55")


def test_a_finger_that_stays_on_the_screen_is_one_press(visit):
    clock = ClockPage(visit("phone")).begin("600")
    boxes = [box for half in clock.halves.all() if (box := half.bounding_box())]
    points = [{"x": box["x"] + 100, "y": box["y"] + 100, "id": at} for at, box in enumerate(boxes)]
    fingers = clock.visitor.context.new_cdp_session(clock.page)

    def touch(kind, *places):
        touches = [points[at] for at in places]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    clock.wait(2)
    touch("touchStart", 0)
    clock.is_running(1)
    clock.wait(2)
    # The other player presses while the first finger is still there; then it leaves.
    touch("touchStart", 0, 1)
    clock.is_running(0)
    clock.wait(2)
    touch("touchEnd", 1)
    touch("touchEnd")
    clock.wait(1)
    clock.is_running(0)
    clock.has_moves(1, 1)
