"""The printable page: well formed, complete, and served in each language."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import Literal

import httpx
import pytest

from hexad import booklet
from hexad.booklet.figures import cards
from hexad.texts import LANGUAGES, Texts
from tests.server.client import Server
from tests.web.axe import violations
from tests.web.browser import chromium

RULES = [*(f"A{at}" for at in range(1, 18)), *(f"S{at}" for at in range(1, 15)), *(f"R{at}" for at in range(1, 15))]
LOOKS: tuple[tuple[str, int, Literal["dark", "light"]], ...] = (("tr", 320, "dark"), ("de", 1280, "light"))
VOID = {"meta", "link", "img", "br"}


class Checker(HTMLParser):
    """Checks that every tag is closed and that every link within the page has a target."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.attributes: set[str] = set()

    def handle_starttag(self, tag, attrs):
        if tag not in VOID:
            self.open.append(tag)
        found = dict(attrs)
        self.attributes |= found.keys()
        self.ids += [found["id"]] if "id" in found else []
        self.links += [found["href"]] if tag == "a" else []

    def handle_startendtag(self, tag, attrs):
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole(language):
    page = booklet.page(language)
    checker = Checker()
    checker.feed(page)
    assert not checker.open
    assert len(checker.ids) == len(set(checker.ids))
    assert {f"rule-{rule}" for rule in RULES} <= set(checker.ids)
    assert {link[1:] for link in checker.links if link.startswith("#")} <= set(checker.ids)
    # The server's Content-Security-Policy would block these.
    assert "style" not in checker.attributes
    assert not re.search(r"<(script|style)\b", page)
    assert f'<html lang="{language}">' in page
    assert page.count("<figure") == 24
    assert '<h2 id="glance">' in page
    assert all(Texts(language).say(card.key) in page for card in cards())
    assert f"/rulebook/{language}.pdf" in page
    assert f"/rulebook/{language}.pdf" not in booklet.page(language, printable=False)


@pytest.fixture(scope="module")
def http(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("rulebook")) as server, httpx.Client(base_url=server.url) as http:
        yield http


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_are_served(http, language):
    page = http.get(f"/rulebook/{language}")
    assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert page.headers["content-language"] == language
    assert Texts(language).say("booklet-section-six-winning") in page.text
    assert http.get(f"/rulebook/{language}", headers={"If-None-Match": page.headers["etag"]}).status_code == 304
    for asset in re.findall(r'(?:href|src)="(/static/[^"]+)"', page.text):
        assert http.get(asset).status_code == 200


def test_the_fonts_of_the_style_sheet_are_served(http):
    css = http.get("/static/rulebook.css").text
    fonts = re.findall(r'url\("([^"]+)"\)', css)
    assert len(fonts) == 2
    assert all(http.get(font).headers["content-type"] == "font/woff2" for font in fonts)


def test_the_language_follows_the_query_and_accept_language(http):
    for header, asked, language in (("hu, en;q=0.5", "", "hu"), ("hu", "?language=de", "de"), ("fr", "", "en")):
        answer = http.get(f"/rulebook{asked}", headers={"Accept-Language": header})
        assert (answer.status_code, answer.headers["location"]) == (302, f"/rulebook/{language}")


def test_the_pdf_is_served(http):
    pytest.importorskip("typst")
    answer = http.get("/rulebook/tr.pdf")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/pdf")
    assert answer.content == booklet.pdf("tr")


@pytest.mark.parametrize("name", ["fr", "fr.pdf", "de.txt", "de.pdf.pdf", ".pdf", "..%2fde", "x" * 50])
def test_unknown_names_are_not_found(http, name):
    assert http.get(f"/rulebook/{name}").status_code in {400, 404}


def test_axe_finds_nothing_and_nothing_is_cut_off(http):
    said: list[str] = []
    with chromium() as browser:
        for language, width, scheme in LOOKS:
            page = browser.new_page(viewport={"width": width, "height": 800}, color_scheme=scheme)
            page.on("console", lambda message: said.append(message.text))
            page.goto(f"{http.base_url}/rulebook/{language}")
            assert page.evaluate("document.documentElement.scrollWidth") == width
            assert not violations(page)
            assert not said
            page.emulate_media(media="print")
            assert not page.locator("header").is_visible()
            page.close()
