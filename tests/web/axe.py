"""Accessibility checks with axe-core."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

__all__ = ["violations", "violations_in_every_theme"]

_AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
_RUN = """async (rules) => (await axe.run(document, rules.length ? { runOnly: rules } : {})).violations.flatMap(
    ({ id, nodes }) => nodes.map((node) => `${id}: ${node.target} ${node.failureSummary}`))"""


@cache
def _source() -> str:
    return _AXE.read_text()


def violations(page: Page, *rules: str) -> list[str]:
    """The violations that axe-core finds on the current page, by all of its rules or by these."""
    # The page's Content-Security-Policy would block it as a script; evaluating it bypasses the policy.
    if not page.evaluate("'axe' in window"):
        page.evaluate(_source())
    found: list[str] = page.evaluate(_RUN, rules)
    return found


def violations_in_every_theme(page: Page) -> list[str]:
    """All violations in one theme and those of colours in the others, since only the colours differ."""
    set_look = "look => Object.assign(document.documentElement.dataset, look)"
    usual = {"theme": page.evaluate("document.documentElement.dataset.theme"), "pieces": "classic"}
    found = violations(page)
    for theme, pieces in (("dark", "classic"), ("dark", "colour-blind"), ("light", "colour-blind")):
        page.evaluate(set_look, {"theme": theme, "pieces": pieces})
        found += [f"{theme}, {pieces}: {violation}" for violation in violations(page, "color-contrast")]
    page.evaluate(set_look, usual)
    return found
