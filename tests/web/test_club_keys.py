"""The pages of the club with the keyboard alone: Tab reaches every control, and each shows that it has the focus."""

from __future__ import annotations

import pytest

from tests.web.players import new_tag, play, sign_up
from tests.web.tournaments import Host

MAX_STEPS = 300
# What can be used in the content of the page. Of radio buttons, Tab reaches the chosen one, and arrow keys the others.
CONTROLS = 'main :is(a[href], button:not([disabled]), input:not([type="radio"]), select, textarea, summary)'
# Marks the element with the focus; returns whether it is in the content, and whether it can be seen to have the focus.
MARK = """() => {
    const { activeElement: element } = document;
    element.dataset.reached = "yes";
    const around = [element.parentElement, element.closest("article")].filter(Boolean);
    const styles = [element, ...element.querySelectorAll("*"), ...around]
        .flatMap(one => [getComputedStyle(one), getComputedStyle(one, "::after")]);
    const isOutlined = styles.some(style => style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0);
    return [!!element.closest("main"), isOutlined, element.outerHTML.slice(0, 120)];
}"""
UNREACHED = """controls => [...document.querySelectorAll(controls)]
    .filter(one => one.checkVisibility() && !one.dataset.reached && !one.matches('[tabindex="-1"]'))
    .map(one => one.outerHTML.slice(0, 120))"""


@pytest.fixture
def ann(visit):
    """A player with games, who follows an opponent and organises a tournament."""
    tag = new_tag()
    ann, bob = visit(), visit()
    sign_up(ann, f"Ann {tag}")
    sign_up(bob, f"Bob {tag}")
    play(ann, bob)
    running = ann.create("abalone", "me", "anyone", control="600", listed=True)
    bob.join(running)
    ann.context.request.put(f"/api/follows/Bob {tag}")
    Host(ann, title=f"Open {tag}").act("open")
    return ann


@pytest.mark.parametrize(
    "path", ["/", "/my-games", "/players?search=Bob", "/account", "/practice/history", "/settings", "/privacy"]
)
def test_every_control_is_reached(ann, path):
    page = ann.open(path)
    # Some parts are loaded when they come into view.
    page.keyboard.press("End")
    ann.settle()
    page.locator("main").focus()
    steps = []
    for _ in range(MAX_STEPS):
        page.keyboard.press("Tab")
        is_inside, is_outlined, element = page.evaluate(MARK)
        if not is_inside:
            break
        steps.append(element)
        assert is_outlined, element
    assert page.evaluate(UNREACHED, CONTROLS) == []
    assert len(steps) < MAX_STEPS, "the content can be left"
