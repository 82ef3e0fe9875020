"""Profiles, own games and the search of players."""

from __future__ import annotations

import re
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

from tests.web.axe import violations_in_every_theme
from tests.web.games import finished
from tests.web.languages import LONG_WORDS
from tests.web.players import new_tag, play, sign_up
from tests.web.screen_fit import screens_too_narrow
from tests.web.words import Words

SAID = Words("en")
PAGE = 20
# The name of the element with the focus, or nothing after the last one.
FOCUSED = """() => {
    const { activeElement: element } = document;
    return element === document.body ? "" : (element.ariaLabel ?? element.innerText);
}"""


@pytest.fixture
def pair(visit):
    """Two players with accounts, and a word of their names."""
    tag = new_tag()
    ann, bob = visit(), visit()
    sign_up(ann, f"Ann {tag}")
    sign_up(bob, f"Bob {tag}")
    return ann, bob, tag


def games(page):
    """The finished games that a profile lists."""
    return page.get_by_role("link", name=re.compile("^Replay "))


def expect_games(links, names):
    """Wait until links lead to these games, in this order."""
    expect(links).to_have_count(len(names))
    for number, name in enumerate(names):
        expect(links.nth(number)).to_have_attribute("href", f"/games/{name}")


def query(page):
    return {name: values[0] for name, values in parse_qs(urlsplit(page.url).query).items()}


def test_filters_have_an_address(pair, visit):
    ann, bob, tag = pair
    won = play(ann, bob)
    lost = play(bob, ann, "six", control="60")
    casual = play(ann, visit(), rated=False, control="-")
    reader = visit()
    # The server answers 404 when it does not know the opponent.
    reader.forgives = re.compile("opponent=nobody")
    page = reader.open(f"/@/Ann%20{tag}")
    expect(games(page)).to_have_count(3)
    filters = page.get_by_role("search", name=SAID("players-filters"))

    def shown(*names):
        expect_games(games(page), names)

    def choose(legend, option):
        filters.get_by_label(SAID(legend)).select_option(option)

    choose("players-result", SAID("players-score-win"))
    shown(casual, won)
    choose("players-kind", SAID("players-rated"))
    shown(won)
    assert query(page) == {"result": "win", "rated": "true"}
    choose("players-result", SAID("players-any-result"))
    choose("players-game", "Six")
    shown(lost)
    choose("players-speed", SAID("home-speed-rapid"))
    expect(page.get_by_text(SAID("players-no-match"))).to_be_visible()
    page.reload()
    expect(filters.get_by_label(SAID("players-speed"))).to_have_value("rapid")
    page.get_by_role("button", name=SAID("players-clear")).click()
    expect(games(page)).to_have_count(3)
    assert query(page) == {}
    page.get_by_role("button", name=SAID("players-games-against", name=f"Bob {tag}")).click()
    shown(lost, won)
    assert query(page) == {"opponent": f"Bob {tag}"}
    field = filters.get_by_label(SAID("players-opponent"))
    field.fill("nobody has this name")
    field.press("Enter")
    expect(page.get_by_text(SAID("players-no-match"))).to_be_visible()


def test_who_comes_back_finds_the_same_place(pair, visit):
    ann, bob, tag = pair
    names = [play(ann, bob, control="-", rated=False) for _ in range(PAGE + 3)]
    page = visit("phone").open(f"/@/Ann%20{tag}")
    expect(games(page)).to_have_count(PAGE)
    page.get_by_role("button", name=re.compile(f"^{SAID('players-more')}: {SAID('players-finished')}")).click()
    expect(games(page)).to_have_count(PAGE + 3)
    oldest = page.locator(f'a[href="/games/{names[0]}"]')
    oldest.scroll_into_view_if_needed()
    oldest.click()
    expect(page).to_have_url(re.compile("/games/"))
    page.go_back()
    expect(games(page)).to_have_count(PAGE + 3)
    expect(oldest).to_be_in_viewport()


def test_who_comes_back_to_the_first_page_finds_the_game_that_has_ended(pair, visit):
    ann, bob, tag = pair
    games_before = [play(ann, bob) for _ in range(2)]
    page = visit().open(f"/@/Ann%20{tag}")
    expect(games(page)).to_have_count(2)
    games(page).first.click()
    expect(page).to_have_url(re.compile("/games/"))
    games_after = [play(ann, bob), *reversed(games_before)]
    page.go_back()
    expect_games(games(page), games_after)


def test_players_are_found_by_parts_of_their_names(visit):
    tag = new_tag()
    names = [f"Player {number:02} {tag}" for number in range(PAGE + 2)]
    # Registering ends the session of the guest: a new context for each would take longer.
    founder = visit()
    for name in names:
        sign_up(founder, name)
        founder.context.clear_cookies()
    page = visit().open("/players")
    field = page.get_by_label(SAID("players-search-label"))
    field.fill(f" {tag.upper()}")
    field.press("Enter")
    found = page.get_by_role("link", name=re.compile(rf"Player \d\d {tag}"))
    expect(found).to_have_count(PAGE)
    assert query(page) == {"search": tag.upper()}
    page.get_by_role("button", name=re.compile(f"^{SAID('players-more')}: Players with")).click()
    expect(found).to_have_count(PAGE + 2)
    last = page.get_by_role("link", name=names[-1])
    last.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(names[-1])
    expect(page.get_by_text(SAID("players-no-ratings", name=names[-1]))).to_be_visible()
    page.go_back()
    expect(found).to_have_count(PAGE + 2)
    expect(last).to_be_in_viewport()
    field.fill(f"nobody {tag}")
    page.get_by_role("button", name=SAID("players-search"), exact=True).click()
    expect(page.get_by_text(SAID("players-none", text=f"nobody {tag}"))).to_be_visible()


def test_names_are_links_and_guests_have_none(pair, visit):
    ann, bob, tag = pair
    guest = visit()
    href = f"/@/Ann%20{tag}"
    live = ann.create("abalone", "me", "anyone", control="600", listed=True)
    guest.join(live)
    over = play(ann, bob, "six")
    page = visit().open(f"/games/{live}")
    name = page.get_by_role("link", name=f"Ann {tag}")
    expect(name).to_have_attribute("href", href)
    expect(page.locator('a[href^="/@/"]')).to_have_count(1)
    page = visit().open("/watch")
    expect(page.locator(f'a[href="{href}"]').first).to_be_visible()
    row = page.get_by_role("listitem").filter(has=page.locator(f'a[href="/games/{over}"]'))
    expect(row.get_by_role("link", name=f"Bob {tag}", exact=True)).to_have_attribute("href", f"/@/Bob%20{tag}")
    row.get_by_role("link", name=f"Ann {tag}", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Ann {tag}")
    running = page.get_by_role("region", name=SAID("players-running"))
    expect(running.get_by_role("link", name=re.compile("^Watch"))).to_have_attribute("href", f"/games/{live}")
    expect(running.locator('a[href^="/@/"]')).to_have_count(1)
    title = visit().open(f"/analysis/{over}").get_by_role("heading", level=1)
    expect(title).to_have_text(f"Ann {tag} – Bob {tag}")
    expect(title.locator(f'a[href="{href}"]')).to_be_visible()


def test_an_unknown_player(visitor):
    visitor.forgives = re.compile("404")
    path = f"/@/nobody-{new_tag()}"
    assert visitor.context.request.get(path, headers={"Accept": "text/html"}).status == 404
    page = visitor.open(path)
    expect(page.get_by_role("heading", level=1)).to_have_text(SAID("players-unknown"))
    expect(page).to_have_title(f"{SAID('players-unknown')} · Hexad")
    page.get_by_role("link", name=SAID("players-find")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(SAID("players-page"))


def test_my_games(pair):
    ann, bob, tag = pair
    # The newest game is first where nothing is urgent.
    urgent = ann.create("abalone", "me", "anyone", control="300")
    lazy = ann.create("abalone", "me", "anyone")
    for game in (urgent, lazy):
        bob.join(game)
    later = ann.create("six", "me", "anyone")
    bob.join(later)
    ann.act(later, type="move", move="2,-1")
    over = play(ann, bob)
    ann.open("/")
    page = ann.page
    page.get_by_role("link", name=SAID("home-my-games")).click()
    running = page.get_by_role("region", name=SAID("players-mine-running"))
    expect_games(running.locator('a[href^="/games/"]'), [urgent, lazy, later])
    expect(running.get_by_role("link", name=f"Bob {tag}", exact=True)).to_have_count(3)
    done = page.get_by_role("region", name=SAID("players-mine-finished"))
    expect(done.locator(f'a[href="/games/{over}"]')).to_be_visible()
    expect(done).to_contain_text(SAID("players-score-win"))
    # An entry leads to its game wherever it is clicked, but for the names.
    entry = running.get_by_role("listitem").first
    entry.get_by_role("link", name=f"Bob {tag}", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Bob {tag}")
    page.go_back()
    entry.locator(".picture").click(force=True)  # the link lies above it
    expect(page).to_have_url(re.compile(urgent))


def test_my_games_on_a_device_of_a_guest(visit):
    guest = visit("phone")
    guest.open("/my-games")
    page = guest.page
    expect(page.get_by_text(SAID("players-mine-device-none"))).to_be_visible()
    expect(page.get_by_text(SAID("players-mine-guest"))).to_be_visible()
    game = finished(guest, "six")
    guest.open(f"/games/{game}")
    expect(page.get_by_role("heading", name="Black wins.")).to_be_visible()
    page.get_by_role("button", name=SAID("shell-menu")).click()
    page.get_by_role("dialog").get_by_role("link", name=SAID("shell-my-games")).click()
    device = page.get_by_role("region", name=SAID("players-mine-device"))
    expect(device.locator(f'a[href="/games/{game}"]')).to_be_visible()


@pytest.mark.parametrize("language", LONG_WORDS)
def test_the_pages_fit_every_screen_and_axe_finds_nothing(pair, language):
    ann, bob, tag = pair
    play(ann, bob)
    words = Words(language)
    for path, shown in (
        (f"/@/Ann%20{tag}", words("players-provisional-text")),
        (f"/players?search={tag}&game=six&speed=classical", words("players-leaderboard-rule")),
        ("/my-games", words("players-mine-device-text")),
    ):
        page = ann.open(words.prefix + path)
        expect(page.get_by_text(shown)).to_be_visible()
        assert screens_too_narrow(page) == [], path
        if language in {"en", LONG_WORDS[0]}:
            assert violations_in_every_theme(page) == [], path


def test_a_profile_by_keyboard_alone(pair):
    ann, bob, tag = pair
    play(ann, bob)
    page = ann.open(f"/@/Ann%20{tag}")
    card = page.get_by_role("button", name=re.compile("Abalone, blitz"))
    expect(card).to_be_visible()
    expect(games(page)).to_have_count(1)
    reached = []
    page.locator("main").focus()
    for _ in range(20):
        page.keyboard.press("Tab")
        reached.append(page.evaluate(FOCUSED))
    said = " ".join(reached)
    for text in ("Share this profile", "Abalone, blitz", "Rating over time", f"Bob {tag}", "Replay", "Games against"):
        assert text in said, (text, reached)
