"""Accessibility checks with axe-core."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

__all__ = ["violations"]

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
