"""Files of the client that cannot be loaded."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.words import Words


@pytest.fixture
def german(visit):
    visitor = visit(locale="de")
    visitor.forgives = re.compile("ERR_FAILED")
    return visitor


def test_a_page_whose_language_is_missing_is_english(german):
    german.context.route(re.compile(r"/assets/de-[^/]+\.js$"), lambda route: route.abort())
    page = german.open("/")
    expect(page.get_by_role("heading", level=1)).to_have_text(Words("en")("home-title"))


@pytest.mark.parametrize("missing", ["(de|en)", "Home"])
def test_a_page_without_texts_or_code_says_so_in_its_language_and_can_be_loaded_again(german, missing):
    pattern = re.compile(rf"/assets/{missing}-[^/]+\.js$")
    german.context.route(pattern, lambda route: route.abort())
    words = Words("de")
    page = german.page
    page.goto("/")
    expect(page.get_by_text(words("shell-page-failed"))).to_be_visible()
    german.context.unroute(pattern)
    page.get_by_role("link", name=words("shell-again"), exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(words("home-title"))
