"""The clock page on phones and desktops, in four languages and every theme: it fits, and axe-core finds nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.axe import violations, violations_in_every_theme
from tests.web.clock_page import ClockPage
from tests.web.languages import LONG_WORDS
from tests.web.test_languages import CUT, NAMES

WIDE = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
# The parts of a half that are outside of it or touch each other, and buttons outside of the screen.
OUTSIDE = """() => {
  const box = (element) => element.getBoundingClientRect();
  const within = (a, b) =>
    a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
  const words = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  };
  const found = [];
  for (const half of document.querySelectorAll("section[data-seat]")) {
    const parts = [...half.querySelectorAll(".name, .time, .status, .moves")].filter((part) => part.textContent.trim());
    for (const part of parts)
      if (!within(words(part), box(half))) found.push(`outside: ${part.className} ${part.textContent}`);
    const [first, ...rest] = parts.map(words).sort((a, b) => a.top - b.top);
    rest.reduce((above, below) => {
      if (below.top < above.bottom - above.height / 5) found.push(`touches: ${half.textContent}`);
      return below;
    }, first);
  }
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  for (const button of document.querySelectorAll(".bar button")) {
    const fits = within(box(button), screen) && within(words(button), box(button));
    if (!fits) found.push(`button: ${button.textContent}`);
  }
  return found;
}"""


def states(clock):
    """Set the clock, and show it in every state."""
    page = clock.page
    clock.set("600", "abalone")
    yield "ready"
    clock.press(1)
    clock.wait(2)
    yield "running"
    clock.button("clock-pause").click()
    expect(clock.button("clock-resume")).to_be_visible()
    yield "paused"
    clock.button("clock-adjust").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "adjusting"
    clock.fill("clock-minutes-field", 0)
    clock.fill("clock-seconds-field", 9)
    clock.button("clock-adjust-save").click()
    clock.button("clock-new").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "asking"
    clock.button("clock-cancel").click()
    clock.button("clock-resume").click()
    clock.wait(1)
    yield "low"
    clock.wait(9)
    expect(page.get_by_role("alert")).to_be_visible()
    yield "flagged"


@pytest.mark.parametrize("language", LONG_WORDS)
@pytest.mark.parametrize("look", ["phone", "small phone", "landscape", "desktop"])
def test_everything_fits_in_every_language(visit, look, language):
    clock = ClockPage(visit(look), language).open()
    found = []
    clock.choose("own", "delay")
    clock.page.get_by_role("switch").check(force=True)
    found += [f"setup: {cut}" for cut in clock.page.evaluate(CUT)]
    found += ["the setup is too wide"] if clock.page.evaluate(WIDE) else []
    with clock.real_timers():
        found += violations(clock.page, *NAMES)
    for state in states(clock):
        found += [f"{state}: {cut}" for cut in clock.page.evaluate(CUT)]
        found += [f"{state}: {part}" for part in clock.page.evaluate(OUTSIDE)]
        with clock.real_timers():
            found += [f"{state}: {name}" for name in violations(clock.page, *NAMES)]
    assert found == []


@pytest.mark.parametrize("look", ["phone", "desktop"])
def test_axe_finds_nothing_in_any_state(visit, look):
    clock = ClockPage(visit(look)).open()
    found = {}
    clock.choose("own", "increment")
    clock.page.get_by_role("switch").check(force=True)
    clock.fill("clock-minutes-field", 0)
    with clock.real_timers():
        found["setup"] = violations_in_every_theme(clock.page)
    for state in states(clock):
        with clock.real_timers():
            found[state] = violations_in_every_theme(clock.page)
    assert {state: some for state, some in found.items() if some} == {}


@pytest.mark.parametrize(
    ("look", "is_stacked", "is_rotated"),
    [("phone", True, True), ("landscape", False, False), ("desktop", False, False)],
)
def test_each_player_reads_the_own_half(visit, look, is_stacked, is_rotated):
    clock = ClockPage(visit(look)).begin("600")
    first, second = (box for half in clock.halves.all() if (box := half.bounding_box()))
    screen = clock.page.viewport_size
    assert screen is not None
    if is_stacked:
        assert first["x"] == second["x"]
        assert first["y"] + first["height"] < second["y"]
        assert first["height"] + second["height"] > 0.8 * screen["height"]
    else:
        assert first["y"] == second["y"]
        assert first["x"] + first["width"] < second["x"]
        assert first["width"] + second["width"] > 0.8 * screen["width"]
    turned = clock.page.evaluate(
        """[...document.querySelectorAll("section[data-seat] .content")]
            .map((content) => getComputedStyle(content).transform)"""
    )
    assert turned == ["matrix(-1, 0, 0, -1, 0, 0)" if is_rotated else "none", "none"]
    # The clock has the whole screen.
    expect(clock.page.get_by_role("banner")).to_have_count(0)
    expect(clock.page.get_by_role("contentinfo")).to_have_count(0)
    assert clock.page.evaluate("getComputedStyle(document.documentElement).overflowY") == "hidden"


def test_a_long_press_does_nothing_else(visit):
    clock = ClockPage(visit("phone")).begin("600")
    style = clock.page.evaluate(
        """() => {
          const press = document.querySelector(".press");
          const { touchAction, userSelect } = getComputedStyle(press);
          const menu = new Event("contextmenu", { bubbles: true, cancelable: true });
          press.dispatchEvent(menu);
          return [touchAction, userSelect, menu.defaultPrevented];
        }"""
    )
    assert style == ["none", "none", True]


def test_whose_time_runs_is_seen_in_forced_colours(visit):
    clock = ClockPage(visit(forced_colors="active")).begin("600")
    widths = "[...document.querySelectorAll('section[data-seat]')].map((half) => getComputedStyle(half).borderTopWidth)"
    assert clock.page.evaluate(widths) == ["6px", "2px"]
    clock.wait(601)
    expect(clock.page.get_by_role("alert")).to_be_visible()
    assert clock.page.evaluate(widths) == ["12px", "2px"]


@pytest.mark.parametrize("moving", [True, False])
def test_the_flag_moves_only_where_motion_is_wanted(visit, moving):
    clock = ClockPage(visit(moving=moving)).begin("600")
    clock.wait(601)
    expect(clock.page.get_by_role("alert")).to_be_visible()
    name = clock.page.evaluate("getComputedStyle(document.querySelector('section[data-seat]')).animationName")
    assert (name != "none") is moving
