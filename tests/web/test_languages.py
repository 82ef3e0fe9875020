"""The client in four languages: the choice of the language, how to change it, and the layout of all texts."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.board_actions import AbaloneActions
from tests.web.games import ABALONE, SIX
from tests.web.languages import LANGUAGES, LONG_WORDS
from tests.web.screen_fit import overflows
from tests.web.words import Words

WIDTHS = (1280, 720, 390, 320)
PAC = "5/6/7/8/2ssSS3/8/7/6/5 0 0 b 0 1"
"""Two black marbles stand against two white ones."""

# Words that are cut off or overflow their element. Names of players may be shortened, moves are in a strip
# that is cut on purpose, and texts for screen readers have no size.
CUT = """() => {
  const TEXTS = "button, a, label, legend, summary, h1, h2, h3, h4, th, td, dt, dd, p, output, small, select";
  const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isMeant = (element) => element.closest(".visually-hidden, .name, .moves, svg, [aria-hidden=true]");
  return [...document.querySelectorAll(TEXTS)]
    .filter((element) => element.textContent.trim() && shown(element) && !isMeant(element))
    .filter((element) => element.clientWidth > 4 && element.scrollWidth > element.clientWidth + 1)
    .map((element) => `${element.localName}.${element.classList[0] ?? ""} ${element.scrollWidth} in `
      + `${element.clientWidth}: ${element.textContent.trim().replace(/\\s+/g, " ").slice(0, 60)}`);
}"""
# The page has not changed for a while, or it keeps changing.
QUIET = """() => document.fonts.ready.then(() => new Promise((done) => {
  let timer = setTimeout(done, 250);
  const watcher = new MutationObserver(() => { clearTimeout(timer); timer = setTimeout(done, 250); });
  watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
  setTimeout(done, 2000);
})).then(() => true)"""
# The rules of axe about names and languages.
NAMES = ("label-content-name-mismatch", "valid-lang", "html-has-lang", "document-title")


def path_of(page):
    return urlsplit(page.url).path


def wait_for_language(page, language):
    """Wait until the page is in a language: its first link and the document's lang attribute."""
    words = Words(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("link", name=words("shell-rules"), exact=True).first).to_be_visible()


def language_link(page, name):
    return page.get_by_role("contentinfo").get_by_role("link", name=name)


@pytest.mark.parametrize(("locale", "path"), [("de-AT", "/de/"), ("tr", "/tr/"), ("hu-HU", "/hu/"), ("fr-FR", "/")])
def test_the_language_follows_the_browser(visit, locale, path):
    page = visit(locale=locale).open("/")
    assert path_of(page) == path
    language = path.strip("/") or "en"
    wait_for_language(page, language)
    expect(page).to_have_title(re.compile(re.escape(Words(language)("home-page"))))


def test_the_language_stays_from_page_to_page(visit):
    visitor = visit(locale="de-DE")
    words = Words("de")
    page = visitor.open("/watch?x=1#here")
    assert page.url.endswith("/de/watch?x=1#here")
    page.get_by_role("link", name=words("shell-rules"), exact=True).click()
    expect(page).to_have_url(re.compile("/de/rules$"))
    page.get_by_role("link", name="S9", exact=True).click()
    expect(page).to_have_url(re.compile("/de/rules/S9$"))
    page.get_by_role("link", name=words("shell-name"), exact=True).click()
    expect(page).to_have_url(re.compile("/de/$"))
    visitor.button(words("home-device-game", game=words("home-six"))).click()
    expect(page).to_have_url(re.compile(r"/de/games/\w+$"))
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text(words("home-title"))
    # The printable rules have the language at the end of their URL.
    unsaid = "[...document.querySelectorAll('a')].map(a => a.pathname).filter(path => !/^\\/de\\/|\\/de$/.test(path))"
    for path in ("/de/", "/de/watch", "/de/analysis", "/de/rules", "/de/settings"):
        visitor.open(path)
        # Only the links to the other languages are left.
        assert len(page.evaluate(unsaid)) == len(LANGUAGES) - 1, path


def test_the_language_can_be_changed_and_is_remembered(visitor):
    page = visitor.open("/rules/A12")
    expect(language_link(page, "English")).to_have_attribute("aria-current", "true")
    language_link(page, "Türkçe").click()
    expect(page).to_have_url(re.compile("/tr/rules/A12$"))
    wait_for_language(page, "tr")
    expect(page.locator("#A12")).to_contain_text(Words("tr")("rule-A12"))
    page = visitor.open("/settings")
    assert path_of(page) == "/tr/settings"
    page.get_by_role("radio", name="Magyar").check(force=True)
    expect(page).to_have_url(re.compile("/hu/settings$"))
    wait_for_language(page, "hu")
    visitor.open("/")
    assert path_of(page) == "/hu/"
    language_link(page, "English").click()
    wait_for_language(page, "en")
    assert path_of(page) == "/"
    visitor.open("/watch")
    assert path_of(page) == "/watch"


def test_the_url_takes_precedence(visit):
    """A link with a language opens in that language, and the visitor's own language stays elsewhere."""
    visitor = visit(locale="hu-HU")
    page = visitor.open("/tr/rules/A12")
    wait_for_language(page, "tr")
    expect(page.locator("#A12")).to_be_in_viewport()
    game = visitor.create("abalone", "me", "me")
    visitor.open(f"/de/games/{game}")
    assert path_of(page) == f"/de/games/{game}"
    wait_for_language(page, "de")
    expect(page.get_by_role("grid")).to_be_visible()
    visitor.open("/")
    wait_for_language(page, "hu")


def test_each_language_is_named_in_that_language(visitor):
    page = visitor.open("/")
    names = {"en": "English", "tr": "Türkçe", "de": "Deutsch", "hu": "Magyar"}
    for language, name in names.items():
        link = language_link(page, name)
        expect(link).to_have_attribute("lang", language)
        expect(link).to_have_attribute("hreflang", language)


def test_only_the_chosen_language_is_loaded(visit):
    visitor = visit(locale="de-DE")
    asked = []
    visitor.page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    visitor.open("/rules")
    languages = [path for path in asked if re.search(r"/assets/(tr|de|hu)-", path)]
    assert len(languages) == 1, languages
    texts = [path for path in asked if "rules-lead =" in visitor.page.request.get(visitor.url + path).text()]
    assert len(texts) == 1, texts


@pytest.mark.parametrize("language", ["tr", "de", "hu"])
def test_an_illegal_move_is_explained_in_the_language(visit, language):
    visitor, words = visit(), Words(language)
    page = visitor.open(f"/{language}/games/{visitor.create('abalone', 'me', 'me', fen=PAC)}")
    actions = AbaloneActions(page)
    actions.choose("e5", "e6")
    actions.cell("e4").click()
    notice = page.get_by_role("region", name=words("board-message"))
    expect(notice).to_contain_text(words("verdict-abalone-pac"))
    link = notice.get_by_role("link", name=words("shell-rule", rule="A10"))
    expect(link).to_have_attribute("href", f"/{language}/rules/A10")
    page.get_by_role("textbox", name=words("game-type")).fill("zz9")
    page.keyboard.press("Enter")
    expect(notice).to_contain_text(words("verdict-abalone-not-a-move", text="zz9"))


def test_numbers_are_formatted_for_the_language(visit):
    visitor, words = visit(locale="de-DE"), Words("de")
    page = visitor.open("/analysis")
    page.get_by_role("switch", name=words("analysis-engine")).or_(
        page.get_by_role("checkbox", name=words("analysis-engine"))
    ).check(force=True)
    expect(page.get_by_role("region", name=words("analysis-engine")).locator(".number").first).to_have_text(
        re.compile(r"^[+−]?\d+,\d$")
    )


def places(visitor):
    """Pages without a game, and pages of games: open, in progress and finished."""
    going, over = visitor.create("abalone", "me", "me", control="600+5"), visitor.create("six", "me", "me")
    for move in ABALONE[:15]:
        visitor.act(going, type="move", move=move)
    for move in SIX:
        visitor.act(over, type="move", move=move)
    waiting = visitor.create("six", "me", "anyone", "anyone", "anyone", options={"players": 4})
    against = visitor.create("six", "me", "1", control="600")
    still = [
        "/",
        "/watch",
        "/analysis",
        "/learn",
        "/practice",
        "/glossary",
        "/rules",
        "/settings",
        "/design",
        "/nowhere",
    ]
    return [*still, *(f"/games/{game}" for game in (going, over, waiting, against)), f"/analysis/{going}"]


def troubles(page, place):
    """The texts that do not fit at some width."""
    found = []
    for width in WIDTHS:
        if overflows(page, width, 800):
            found.append(f"{place} at {width}: the page is wider")
        found += [f"{place} at {width}: {cut}" for cut in page.evaluate(CUT)]
    return found


@pytest.mark.parametrize("language", LONG_WORDS)
def test_all_texts_fit_and_axe_finds_nothing(visit, language):
    """Only the accessible names differ between languages, so axe checks the rules about names."""
    visitor, words = visit(), Words(language)
    visitor.forgives = re.compile("404.*/nowhere")
    found = []
    for place in places(visitor):
        page = visitor.open(words.prefix + place)
        page.evaluate(QUIET)
        found += [f"{place}: {stumble}" for stumble in violations(page, *NAMES)]
        found += troubles(page, place)
    assert found == []


@pytest.mark.parametrize("language", LONG_WORDS)
def test_all_texts_fit_into_the_sheets(visit, language):
    visitor, words = visit(), Words(language)
    found = []

    def look(name):
        expect(page.get_by_role("dialog")).to_be_visible()
        page.evaluate(QUIET)
        found.extend(troubles(page, name))
        page.keyboard.press("Escape")
        # A key that comes while the dialog closes would be the dialog's.
        expect(page.get_by_role("dialog")).to_be_hidden()

    page = visitor.open(words.prefix + "/")
    for game in ("abalone", "six"):
        visitor.button(words("home-more-game", game=words(f"home-{game}"))).click()
        look(f"new {game}")
    page = visitor.open(f"{words.prefix}/games/{visitor.create('six', 'me', 'me', options={'declare': 'manual'})}")
    visitor.button(words("game-more")).last.click()
    look("more")
    page.keyboard.press("?")
    look("keys")
    page = visitor.open(words.prefix + "/analysis")
    for name in ("new", "import", "share", "play"):
        tools = page.get_by_role("group", name=words("analysis-tools"))
        tools.get_by_role("button", name=words(f"analysis-tool-{name}"), exact=True).click()
        look(name)
    visitor.button(words("analysis-edit")).click()
    expect(page.get_by_role("spinbutton").first).to_be_visible()
    found += troubles(page, "edit")
    assert found == []
