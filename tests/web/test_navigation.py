"""Finding one's way: navigation, going back, unknown addresses, and choices that are remembered."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.games import finished
from tests.web.words import Words

LANGUAGES = ["en", "de", "tr", "hu"]
PAGES = ["watch", "analysis", "learn", "practice", "rules", "settings"]


def scrolled(visitor, to):
    """Wait until the page is scrolled to this height."""
    visitor.until(lambda: abs(visitor.page.evaluate("scrollY") - to) < 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_navigation_of_phones_names_every_page(visit, language):
    words = Words(language)
    visitor = visit("phone")
    page = visitor.open(words.prefix or "/")
    for name in PAGES:
        visitor.button(words("shell-menu")).tap()
        dialog = page.get_by_role("dialog", name=words("shell-menu"))
        link = dialog.get_by_role("link", name=words(f"shell-{name}"), exact=True)
        expect(link).to_be_visible()
        # The name is seen, not only read aloud.
        assert link.locator("span").bounding_box()["width"] > 20
        link.tap()
        expect(page).to_have_url(re.compile(rf"/{name}"))
        expect(dialog).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_navigation_of_tablets_names_every_page(visit, language):
    words = Words(language)
    page = visit(viewport={"width": 768, "height": 1024}).open(words.prefix or "/")
    nav = page.get_by_role("navigation", name=words("shell-nav"))
    for name in PAGES:
        label = nav.get_by_role("link", name=words(f"shell-{name}"), exact=True).locator("span")
        expect(label).to_be_visible()
        assert label.bounding_box()["width"] > 20
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")


def test_nothing_is_explained_on_hover_alone(visit):
    """What a title says is also visible on the page, or in the sheet of the button "More"."""
    visitor = visit("phone")
    titled = "elements => elements.map(({ title, textContent }) => [title, textContent.trim()])"
    page = visitor.open(f"/analysis/{finished(visitor)}")
    expect(page.locator("[data-node]").first).to_be_visible()
    found = page.locator("main [title]").evaluate_all(titled)
    assert found == []
    for name in ("Edit", "New", "Import", "Share", "Play"):
        assert page.get_by_role("group", name="This analysis").get_by_text(name).bounding_box()["width"] > 10
    game = visitor.create("abalone", "me", "1", control="600+5")
    page = visitor.open(f"/games/{game}")
    actions = page.get_by_role("group", name="Actions").locator("[title]").evaluate_all(titled)
    visitor.button("More").tap()
    sheet = page.get_by_role("dialog")
    for title, label in actions:
        if label != "More":
            expect(sheet.get_by_text(title, exact=True)).to_be_visible()
    page = visitor.open("/practice/daily")
    expect(page.get_by_text(re.compile("^Difficulty . of .$"))).to_be_visible()


def test_back_returns_to_the_scroll_position(visit):
    visitor = visit("phone")
    page = visitor.open("/rules")
    for place in ("/rules", "/glossary"):
        page = visitor.open(place)
        visitor.until(lambda page=page: page.evaluate("document.documentElement.scrollHeight") > 2500)
        before = 1400
        page.evaluate(f"scrollTo(0, {before})")
        page.evaluate("document.querySelector('.brand').click()")
        expect(page.get_by_role("button", name="Play now: Abalone")).to_be_visible()
        scrolled(visitor, 0)
        page.go_back()
        scrolled(visitor, before)
        page.go_forward()
        scrolled(visitor, 0)


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
    rows.nth(13).scroll_into_view_if_needed()
    before, count = page.evaluate("scrollY"), rows.count()
    assert before > 0
    rows.nth(13).click()
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
        for key in ("End", "Home", "."):
            page.keyboard.press(key)
            if key != "Home":
                move = page.locator(current)
                visitor.until(lambda move=move: move.evaluate(inside))


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ["/nowhere", "/rules/A99", "/learn/A99", "/glossary/nothing", "/games/Nothing1"])
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
    visitor.page.goto(path)
    expect(visitor.page).to_have_title("Page not found · Hexad")


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
    page = visitor.open(f"/games/{finished(visitor)}")
    visitor.button("New game").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    expect(dialog.get_by_role("radio", name="Abalone")).to_be_checked()
    assert violations(page) == []
    dialog.get_by_role("button", name="Play").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("region", name="Black", exact=True)).to_be_visible()
