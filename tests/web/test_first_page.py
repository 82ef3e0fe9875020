"""The first page loads little: other pages, and what most visitors never open, come when they are needed."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.first_page import MAX_SCRIPT, script_of


@pytest.mark.parametrize("language", ["en", "tr", "de", "hu"])
def test_its_script_is_small(visit, language):
    visitor = visit(locale=language)
    page = visitor.open("/")
    # The lobby is the last part that appears.
    expect(page.locator("#home-lobby")).to_be_visible()
    visitor.settle()
    sizes = script_of(page)
    assert 50 < sum(sizes.values()) < MAX_SCRIPT, sizes
