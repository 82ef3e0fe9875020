"""Finding one's way: navigation, going back, unknown addresses, and choices that are remembered."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.games import finished
from tests.web.held import Held
from tests.web.languages import LANGUAGES, LONG_WORDS
from tests.web.screen_fit import overflows
from tests.web.visitor import drawn
from tests.web.words import Words

PAGES = ["watch", "analysis", "learn", "practice", "rules", "settings"]
# Where there is no menu, the first page has the links to these.
MENU = ["tournament", "my-games", "players", "clock"]


def scrolled(visitor, to):
    """Wait until the page is scrolled to this height."""
    visitor.until(lambda: abs(visitor.page.evaluate("scrollY") - to) < 3)


@pytest.mark.parametrize("language", LONG_WORDS)
def test_the_navigation_of_phones_names_every_page(visit, language):
    words = Words(language)
    visitor = visit("phone")
    page = visitor.open(words.prefix or "/")
    for name in [*PAGES, *MENU]:
        visitor.button(words("shell-menu")).tap()
        dialog = page.get_by_role("dialog", name=words("shell-menu"))
        link = dialog.get_by_role("link", name=words(f"shell-{name}"), exact=True)
        expect(link).to_be_visible()
        # The name is seen, not only read aloud.
        assert link.locator("span").bounding_box()["width"] > 20
        link.tap()
        expect(page).to_have_url(re.compile(rf"/{name}"))
        expect(dialog).to_have_count(0)


@pytest.mark.parametrize("language", LONG_WORDS)
def test_the_navigation_of_tablets_names_every_page(visit, language):
    words = Words(language)
    visitor = visit(viewport={"width": 768, "height": 1024})
    visitor.create("abalone", "me", "me")
    page = visitor.open(words.prefix or "/")
    # The number of games that wait needs room, too.
    expect(page.get_by_role("link", name=words("alerts-badge", count=1))).to_be_visible()
    nav = page.get_by_role("navigation", name=words("shell-nav"))
    for name in PAGES:
        label = nav.get_by_role("link", name=words(f"shell-{name}"), exact=True).locator("span")
        expect(label).to_be_visible()
        assert label.bounding_box()["width"] > 20
    for name in MENU:
        link = page.get_by_role("main").locator(f'a[href^="{words.prefix}/{name}"]').first
        assert link.inner_text().strip()
    assert [width for width in (721, 768, 820, 961, 1217) if overflows(page, width, 1024)] == []


# Scrolling and leaving are one step: what is above may still change, and browsers then scroll along with it.
LEAVE = "(link, top) => { scrollTo(0, top); const reached = scrollY; link.click(); return reached; }"


def test_back_returns_to_the_scroll_position(visit):
    visitor = visit("phone")
    for place in ("/rules", "/glossary"):
        page = visitor.open(place)
        before = page.locator(".brand").evaluate(LEAVE, 1400)
        assert before == 1400
        expect(page.get_by_role("button", name="Play now: Abalone")).to_be_visible()
        scrolled(visitor, 0)
        page.go_back()
        scrolled(visitor, before)
        page.go_forward()
        scrolled(visitor, 0)


def test_a_page_left_at_once_is_at_its_top_afterwards(visit):
    visitor = visit("phone")
    page = visitor.open("/rules")
    # The position of the second page is known before it has been scrolled.
    page.locator(".brand").evaluate(f"link => {{ ({LEAVE})(link, 1400); history.back(); }}")
    expect(page).to_have_url(re.compile("/rules$"))
    scrolled(visitor, 1400)
    page.evaluate("history.forward()")
    expect(page.get_by_role("button", name="Play now: Abalone")).to_be_visible()
    visitor.settle()
    assert page.evaluate("[scrollY, history.state.scroll]") == [0, 0]


@pytest.mark.parametrize("waits", [0, 60_000])
def test_the_scroll_position_is_restored_however_long_the_page_takes(visit, waits):
    visitor = visit("phone")
    page = visitor.page
    page.clock.install()
    visitor.open("/rules")
    page.evaluate("scrollTo(0, 1400)")
    visitor.until(lambda: page.evaluate("history.state?.scroll") == 1400)
    held = Held(page, "**/assets/Rules-*.js")
    page.reload(wait_until="commit")
    visitor.until(lambda: held.count == 1)
    page.clock.fast_forward(waits)
    assert page.evaluate("scrollY") == 0
    held.release()
    scrolled(visitor, 1400)


def test_a_restored_position_is_left_by_scrolling_alone(visit):
    """A scroll bar sends no events to the page but those of scrolling."""
    visitor = visit("phone")
    page = visitor.open("/rules")
    page.locator(".brand").evaluate(LEAVE, 1400)
    expect(page.get_by_role("button", name="Play now: Abalone")).to_be_visible()
    page.go_back()
    scrolled(visitor, 1400)
    visitor.settle()
    page.evaluate("scrollTo(0, 700)")
    visitor.until(lambda: page.evaluate("history.state.scroll") == 700)
    page.set_viewport_size({"width": 700, "height": 844})
    drawn(page)
    assert page.evaluate("scrollY") != 1400


def test_back_returns_to_the_list_as_it_was_left(visitor):
    for _ in range(14):
        game = visitor.create("six", "me", "me")
        visitor.act(game, type="move", move="2,-1")
        visitor.act(game, type="move", move="1,1")
        visitor.act(game, type="resign")
    page = visitor.open("/watch")
    page.get_by_role("radio", name="Six").check()
    rows = page.get_by_role("link", name=re.compile("^Replay"))
    expect(rows).to_have_count(12)
    visitor.button("Older games").click()
    expect(rows.nth(13)).to_be_visible()
    visitor.settle()
    count = rows.count()
    rows.nth(13).scroll_into_view_if_needed()
    # Measured in the moment of the click, since games above the list come and go.
    before = rows.nth(13).evaluate("link => { const top = scrollY; link.click(); return top; }")
    assert before > 0
    expect(page).to_have_url(re.compile("/games/"))
    page.go_back()
    expect(rows).to_have_count(count)
    expect(page.get_by_role("radio", name="Six")).to_be_checked()
    scrolled(visitor, before)


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_the_move_list_scrolls_to_the_current_move(visit, screen):
    visitor = visit(screen)
    game = finished(visitor)
    inside = """element => {
        const [own, list] = [element.getBoundingClientRect(), element.closest("ol, .list").getBoundingClientRect()];
        return own.top >= list.top - 1 && own.bottom <= list.bottom + 1
            && own.left >= list.left - 1 && own.right <= list.right + 1;
    }"""
    places = {f"/games/{game}": "[data-ply][aria-current]", f"/analysis/{game}#33": "[aria-current=step]"}
    for path, current in places.items():
        page = visitor.open(path)
        move = page.locator(current)
        for key, shown in (("End", 1), ("Home", 0), (".", 1)):
            page.keyboard.press(key)
            expect(move).to_have_count(shown)
            visitor.until(lambda move=move, shown=shown: not shown or move.evaluate(inside))


def test_moves_are_counted_as_in_the_list(visitor):
    game = finished(visitor)
    page = visitor.open(f"/games/{game}")
    row = page.get_by_role("listitem").filter(has=page.locator('[data-ply="15"]'))
    expect(row).to_contain_text("8.")
    page.locator('[data-ply="15"]').click()
    expect(page.get_by_text("Move 8 of 17")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("Move 8 of 17")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("Move 9 of 17")).to_be_visible()
    page = visitor.open("/watch")
    expect(page.get_by_text("17 moves").first).to_be_visible()


@pytest.mark.parametrize(
    ("path", "language"),
    [
        *(("/nowhere", language) for language in LANGUAGES),
        *(("/rules/A99", "en"), ("/learn/A99", "tr"), ("/glossary/nothing", "de"), ("/games/Nothing1", "hu")),
        *(("/tournaments/Nothing12345", "en"), ("/tournaments/new/more", "de"), ("/tournaments/Nothing1/log", "tr")),
    ],
)
def test_unknown_addresses_are_not_found(visit, language, path):
    words = Words(language)
    visitor = visit()
    visitor.forgives = re.compile("404")
    title = f"{words('lost-title')} · Hexad"
    headers = {"Accept": "text/html", "Accept-Language": language}
    answer = visitor.context.request.get(words.prefix + path, headers=headers)
    assert answer.status == 404
    assert f"<title>{title}</title>" in answer.text()
    page = visitor.open(words.prefix + path)
    expect(page).to_have_title(title)
    expect(page.get_by_role("heading", level=1)).to_have_text(words("lost-title"))


@pytest.mark.parametrize("path", ["/practice/a0000000000", "/analysis/Nothing1"])
def test_unknown_puzzles_and_games_are_not_found(visit, path):
    visitor = visit()
    visitor.forgives = re.compile("404")
    assert visitor.context.request.get(path, headers={"Accept": "text/html"}).status == 404
    # The server's title is the same: the client's counts once it has drawn the page.
    expect(visitor.open(path)).to_have_title("Page not found · Hexad")


def test_the_level_is_remembered_for_each_game(visitor):
    page = visitor.open("/")
    visitor.button("More choices for Abalone").click()
    page.get_by_role("dialog").get_by_role("slider").fill("7")
    page.get_by_role("dialog").get_by_role("button", name="Play").click()
    visitor.game()
    page = visitor.open("/")
    visitor.button("More choices for Six").click()
    slider = page.get_by_role("dialog").get_by_role("slider")
    expect(slider).to_have_value("2")
    slider.fill("4")
    page.get_by_role("radio", name="Abalone").check()
    expect(slider).to_have_value("7")
    page.get_by_role("radio", name="Six").check()
    page.get_by_role("dialog").get_by_role("button", name="Play").click()
    assert visitor.state(visitor.game())["seats"][1]["level"] == 4
    page = visitor.open("/")
    visitor.button("Play now: Abalone").click()
    expect(page).to_have_url(re.compile(r"/games/\w+"))
    assert visitor.state(visitor.game())["seats"][1]["level"] == 7


def test_new_game_opens_the_dialog(visitor):
    over = finished(visitor)
    page = visitor.open(f"/games/{over}")
    visitor.button("New game").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    expect(dialog.get_by_role("radio", name="Abalone")).to_be_checked()
    assert violations(page) == []
    dialog.get_by_role("button", name="Play").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page).not_to_have_url(re.compile(f"/games/{over}$"))
    expect(page.get_by_role("region", name="Black", exact=True)).to_be_visible()
