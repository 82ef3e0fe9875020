"""Finding an opponent: several visitors choose time controls on the first page and meet."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.server.client import Server
from tests.server.presence_limits import limits
from tests.web.axe import violations
from tests.web.players import new_tag, sign_up
from tests.web.tournaments import Host
from tests.web.visitor import Visitor
from tests.web.words import Words

if TYPE_CHECKING:
    from playwright.sync_api import Locator

SAID = Words("en")
SOUNDS = "window.played = 0; HTMLMediaElement.prototype.play = async () => { window.played += 1; };"


@pytest.fixture(scope="module")
def club(tmp_path_factory):
    """A server without other visitors, who would be paired with those of a test."""
    with Server(tmp_path_factory.mktemp("club") / "data", env=limits(grace_seconds=1_000)) as running:
        yield running


@pytest.fixture
def meet(club, browser):
    """Visitors of that server; an error on any of their pages fails the test."""
    visitors: list[Visitor] = []

    def arrive(look: str = "desktop", **more) -> Visitor:
        visitors.append(Visitor(browser, club.url, look, **more))
        return visitors[-1]

    yield arrive
    troubles = [trouble for visitor in visitors for trouble in visitor.leave()]
    assert not troubles, troubles


def tile(visitor: Visitor, game: str, control: str) -> Locator:
    """The tile of a time control."""
    return visitor.page.get_by_role("button", name=re.compile(rf"^{game} {re.escape(control)} "))


def bar(visitor: Visitor) -> Locator:
    """The search for an opponent, which every page shows."""
    return visitor.page.get_by_role("region", name=SAID("matchmaking-bar"))


def is_waiting(visitor: Visitor) -> Locator:
    """The bar, when the server has answered."""
    expect(bar(visitor)).to_contain_text(re.compile(r"rating within \d+ points|any rating"))
    return bar(visitor)


def test_two_strangers_play_a_rated_game_that_both_profiles_show(meet):
    tag = new_tag()
    ann, bob = meet(), meet("phone")
    for visitor, name in ((ann, f"Ann {tag}"), (bob, f"Bob {tag}")):
        sign_up(visitor, name)
        visitor.open("/")
    tile(ann, "Abalone", "5+3").click()
    expect(is_waiting(ann)).to_contain_text(re.compile(r"Abalone\s· 5\+3\s· rated"))
    expect(tile(ann, "Abalone", "5+3")).to_have_attribute("aria-pressed", "true")
    expect(tile(bob, "Abalone", "5+3")).to_contain_text("1 waiting")
    assert violations(ann.page) == []
    assert violations(bob.page) == []
    tile(bob, "Abalone", "5+3").click()
    game = ann.game()
    assert bob.game() == game
    for visitor in (ann, bob):
        expect(bar(visitor)).to_have_count(0)
        expect(visitor.page.get_by_text("1500?")).to_have_count(2)
    bob.act(game, type="resign")
    for visitor in (ann, bob):
        page = visitor.open(f"/@/{'Ann' if visitor is ann else 'Bob'} {tag}")
        row = page.get_by_role("link").filter(has=page.locator(f"xpath=self::a[contains(@href, '{game}')]"))
        expect(row.first).to_be_visible()
        expect(page.get_by_text(re.compile(r"1[36]\d\d\?")).first).to_be_visible()


def test_five_people_with_different_wishes_see_each_other_and_meet(meet):
    ann, bob, eve, dan, fay = people = [meet() for _ in range(5)]
    sign_up(fay, f"Fay {new_tag()}")
    for visitor in people:
        visitor.open("/")
    expect(ann.page.get_by_text(SAID("home-new-casual-account"))).to_be_visible()
    tile(ann, "Abalone", "1+0").click()
    tile(bob, "Six", "15+10").click()
    expect(tile(eve, "Abalone", "1+0")).to_contain_text("1 waiting")
    expect(tile(eve, "Six", "15+10")).to_contain_text("1 waiting")
    now = eve.page.get_by_role("group", name=SAID("matchmaking-now"))
    expect(now.get_by_role("button")).to_have_count(2)
    # Someone with an account waits for a rated game, and is told who would play another one.
    tile(fay, "Abalone", "10+0").click()
    expect(is_waiting(fay)).to_contain_text("rated")
    expect(bar(fay).get_by_role("button", name=re.compile("^Play now"))).to_be_visible()
    expect(now.get_by_role("button")).to_have_count(2)
    now.get_by_role("button", name=re.compile(r"Six\s· 15\+10")).click()
    assert eve.game() == bob.game()
    # A second player who waits for the same is counted, and paired players are not.
    expect(tile(dan, "Six", "15+10")).not_to_contain_text("1 waiting")
    tile(dan, "Abalone", "10+0").click()
    expect(is_waiting(dan)).not_to_contain_text("rated ·")
    is_waiting(dan).get_by_role("button", name=re.compile(r"^Play now: Abalone\s· 1\+0")).click()
    assert dan.game() == ann.game()
    expect(bar(fay).get_by_role("button", name=re.compile("^Play now"))).to_have_count(0)
    bar(fay).get_by_role("button", name=SAID("matchmaking-cancel")).click()
    expect(bar(fay)).to_have_count(0)


def test_a_second_click_escape_and_the_bar_end_the_search_and_a_reload_keeps_it(meet):
    ann, bob = meet(), meet()
    bob.open("/")
    page = ann.open("/")
    five = tile(ann, "Abalone", "5+3")
    five.click()
    is_waiting(ann)
    five.click()
    expect(bar(ann)).to_have_count(0)
    # With the keyboard alone.
    five.focus()
    page.keyboard.press("Enter")
    is_waiting(ann)
    page.keyboard.press("Escape")
    expect(bar(ann)).to_have_count(0)
    expect(tile(bob, "Abalone", "5+3")).not_to_contain_text("1 waiting")
    # Another choice takes the place of the one before.
    five.click()
    tile(ann, "Six", "3+2").click()
    expect(is_waiting(ann)).to_contain_text(re.compile(r"Six\s· 3\+2"))
    expect(tile(bob, "Six", "3+2")).to_contain_text("1 waiting")
    expect(tile(bob, "Abalone", "5+3")).not_to_contain_text("1 waiting")
    page.reload()
    is_waiting(ann)
    expect(tile(bob, "Six", "3+2")).to_contain_text("1 waiting")
    # The bar is on every page.
    page.goto("/rules")
    is_waiting(ann)
    # Another tab of the same player: one search.
    tab = ann.context.new_page()
    tab.goto("/")
    tab.get_by_role("button", name=re.compile(r"^Abalone 1\+0 ")).click()
    expect(is_waiting(ann)).to_contain_text(re.compile(r"Abalone\s· 1\+0"))
    expect(tile(bob, "Abalone", "1+0")).to_contain_text("1 waiting")
    expect(tile(bob, "Six", "3+2")).not_to_contain_text("1 waiting")
    tab.close()
    expect(tile(bob, "Abalone", "1+0")).not_to_contain_text("1 waiting")


def test_a_player_is_called_away_from_the_engine_and_the_game_stays(meet):
    ann, bob = meet("phone"), meet()
    ann.context.add_init_script(SOUNDS)
    page = ann.open("/")
    bob.open("/")
    tile(ann, "Abalone", "3+0").click()
    is_waiting(ann)
    ann.button(SAID("home-play-game", game="Abalone")).click()
    engine = ann.game()
    is_waiting(ann)
    tile(bob, "Abalone", "3+0").click()
    found = page.get_by_role("region", name=SAID("matchmaking-found"))
    expect(found).to_contain_text(re.compile(r"Guest .*3\+0"))
    assert ann.game() == engine
    expect(page).to_have_title(re.compile(r"^\(\d\) "))
    ann.until(lambda: page.evaluate("window.played") > 0)
    assert violations(page) == []
    found.get_by_role("button", name=SAID("matchmaking-go")).click()
    expect(page).to_have_url(re.compile(bob.game()))
    expect(found).to_have_count(0)
    assert ann.state(engine)["status"] == "playing"
    page.goto("/my-games")
    expect(page.locator(f'main a[href="/games/{engine}"]')).to_be_visible()


def test_a_form_is_not_left(meet):
    ann, bob = meet(), meet()
    page = ann.open("/")
    bob.open("/")
    tile(ann, "Six", "1+0").click()
    is_waiting(ann)
    ann.button(SAID("home-more-game", game="Six")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    tile(bob, "Six", "1+0").click()
    bob.game()
    found = page.get_by_role("region", name=SAID("matchmaking-found"), include_hidden=True)
    expect(found).to_be_attached()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    found.get_by_role("button", name=SAID("matchmaking-go")).click()
    assert ann.game() == bob.game()


def test_a_field_that_was_begun_is_not_left_although_it_has_no_focus(meet):
    tag = new_tag()
    ann, bob = meet(), meet()
    for visitor, name in ((ann, f"Ann {tag}"), (bob, f"Bob {tag}")):
        sign_up(visitor, name)
        visitor.open("/")
    tile(ann, "Six", "1+0").click()
    is_waiting(ann)
    host = Host(ann)
    host.act("open")
    page = ann.open(f"{host.path}/organise")
    field = page.get_by_label(SAID("tournament-organiser-name"))
    field.fill("Half a na")
    page.get_by_role("heading", level=1).click()
    expect(field).not_to_be_focused()
    is_waiting(ann)
    tile(bob, "Six", "1+0").click()
    bob.game()
    found = page.get_by_role("region", name=SAID("matchmaking-found"))
    expect(found.get_by_role("link", name=f"Bob {tag}")).to_have_attribute("href", f"/@/Bob%20{tag}")
    expect(page).to_have_url(re.compile("/organise$"))
    expect(field).to_have_value("Half a na")
    assert violations(page) == []


def test_someone_in_a_game_with_a_clock_is_told_why_not(meet):
    ann, bob = meet(), meet()
    game = ann.create("abalone", "me", "anyone", control="600")
    bob.join(game)
    page = ann.open("/")
    tile(ann, "Abalone", "5+3").click()
    expect(page.get_by_role("region", name=SAID("shell-notices"))).to_contain_text(SAID("refused-already-playing"))
    expect(bar(ann)).to_have_count(0)
    page.get_by_role("region", name=SAID("shell-notices")).get_by_role("link", name=SAID("alerts-go")).click()
    assert ann.game() == game


def test_rematches_show_the_score_of_the_series_from_each_side(meet):
    tag = new_tag()
    ann, bob, guest = meet(), meet("phone"), meet()
    for visitor, name in ((ann, f"Ann {tag}"), (bob, f"Bob {tag}")):
        sign_up(visitor, name)
    game = ann.create("abalone", "me", "anyone", control="600", listed=True)
    bob.join(game)
    for loser in (bob, ann, bob):
        loser.act(game, type="resign")
        ann.act(game, type="rematch")
        bob.act(game, type="rematch")
        last, game = game, ann.state(game)["next"]
    # Ann has won two of three.
    for visitor, score in ((ann, "2\u00a0:\u00a01"), (bob, "1\u00a0:\u00a02")):
        expect(visitor.open(f"/games/{game}").locator(".setup")).to_contain_text(SAID("home-series-mine", score=score))
        result = visitor.open(f"/games/{last}").get_by_role("region", name=re.compile("won|lost"))
        expect(result).to_contain_text(SAID("home-series-mine", score=score))
        running = visitor.open("/my-games").get_by_role("region", name=SAID("players-mine-running"))
        expect(running.get_by_role("listitem")).to_contain_text(SAID("home-series-mine", score=score))
    # Ann had Black in the last one.
    rows = guest.open(f"/@/Ann {tag}").get_by_role("listitem")
    expect(rows.filter(has_text="Series 2\u00a0:\u00a01")).to_have_count(1)
    expect(guest.open(f"/games/{last}").locator(".setup")).to_contain_text("Series 2\u00a0:\u00a01")
    assert violations(guest.page) == []
