"""The list of tournaments: what comes next, runs and has ended; on the first page and on profiles."""

from __future__ import annotations

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from tests.web.axe import violations_in_every_theme
from tests.web.languages import LONG_WORDS
from tests.web.players import new_tag
from tests.web.screen_fit import screens_too_narrow
from tests.web.tournament_people import People, in_hours, sign_in
from tests.web.words import Words

SAID = Words("en")
PAGE = 20
# What no other test creates.
RARE = {"game": "six", "format": "league", "place": "tables"}


@pytest.fixture(scope="module")
def people(arena):
    with People(arena) as running:
        yield running


def section(page, phase):
    return page.get_by_role("region", name=SAID(f"tournaments-{phase}"), exact=True)


def row(where, title):
    return where.get_by_role("article").filter(has=where.page.get_by_role("heading", name=title, exact=True))


def test_phases_filters_and_the_way_to_a_tournament(people, visit):
    tag = new_tag()
    organiser, one, two = people.members(3)
    next_ = people.tournament(
        organiser, "open", entrants=(one,), title=f"Next {tag}", control="900+10", starts=in_hours(30), rated=True
    )
    people.tournament(organiser, "open", "start", entrants=(one, two), title=f"Runs {tag}", format="knockout")
    people.tournament(organiser, "open", "cancel", title=f"Ended {tag}", game="six", place="tables")
    people.tournament(organiser, title=f"Draft {tag}")
    page = visit(timezone_id="Asia/Tokyo").open("/tournaments")
    coming = row(section(page, "upcoming"), f"Next {tag}")
    for text in ("Abalone", "Swiss, 3 rounds", "15+10", "rated", "1 player", "Registration open"):
        expect(coming).to_contain_text(text)
    expect(page.get_by_text("Asia/Tokyo (GMT+9)")).to_be_visible()
    shown = page.evaluate(
        """seconds => new Intl.DateTimeFormat("en-GB", { weekday: "short", day: "numeric", month: "short",
            hour: "2-digit", minute: "2-digit", timeZone: "Asia/Tokyo" }).format(seconds * 1000)""",
        people.run(organiser.get(next_))["settings"]["starts"],
    )
    expect(coming.locator("time")).to_have_text(shown)
    expect(row(section(page, "running"), f"Runs {tag}")).to_contain_text("2 players")
    expect(row(section(page, "ended"), f"Ended {tag}")).to_contain_text("At real tables")
    expect(page.get_by_text(f"Draft {tag}")).to_have_count(0)

    filters = page.get_by_role("search", name=SAID("tournaments-filters"))
    filters.get_by_label(SAID("tournaments-format")).select_option("swiss")
    expect(page.get_by_text(f"Runs {tag}")).to_have_count(0)
    expect(coming).to_be_visible()
    filters.get_by_label(SAID("players-game")).select_option("six")
    expect(coming).to_have_count(0)
    expect(page).to_have_url(re.compile(r"\?format=swiss&game=six$"))
    page.reload()
    expect(row(section(page, "ended"), f"Ended {tag}")).to_be_visible()
    page.get_by_role("button", name=SAID("players-clear")).click()
    expect(page).to_have_url(re.compile("/tournaments$"))
    # Rows above it come back and move it.
    expect(row(section(page, "running"), f"Runs {tag}")).to_be_visible()
    expect(coming).to_be_visible()
    # The whole row leads there: the link of its title covers it.
    coming.locator("time").click(force=True)
    expect(page).to_have_url(re.compile(f"/tournaments/{next_}$"))


def test_an_empty_list_explains_itself_and_the_way_to_create_one_is_clear(visit):
    page = visit().open("/tournaments?" + "&".join(f"{name}={value}" for name, value in RARE.items()))
    expect(page.get_by_text(SAID("tournaments-no-match"))).to_be_visible()
    page.get_by_role("link", name=SAID("tournaments-create"), exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(SAID("tournament-form-new"))
    expect(page.get_by_text(SAID("tournament-form-account"))).to_be_visible()


def test_an_organiser_finds_drafts_and_a_player_finds_own_tournaments(people, visit):
    tag = new_tag()
    organiser, player = people.members(2)
    people.tournament(organiser, title=f"Draft {tag}")
    people.tournament(organiser, "open", entrants=(player,), title=f"Cup {tag}")
    page = sign_in(visit(), organiser).open("/tournaments")
    expect(row(section(page, "own"), f"Draft {tag}")).to_contain_text(SAID("tournaments-role-organiser"))
    page = sign_in(visit("phone"), player).open("/tournaments")
    expect(row(section(page, "own"), f"Cup {tag}")).to_contain_text(SAID("tournaments-role-active"))
    expect(page.get_by_text(f"Draft {tag}")).to_have_count(0)


def test_ended_tournaments_come_in_pages(people, visit):
    tag = new_tag()
    for organiser in people.members(PAGE // 5 + 1):
        for number in range(5):
            people.tournament(
                organiser, "open", "cancel", title=f"Old {tag} {number}", game="six", format="round-robin"
            )
    page = visit().open("/tournaments?game=six&format=round-robin")
    rows = section(page, "ended").get_by_role("article")
    expect(rows).to_have_count(PAGE)
    page.get_by_role("button", name=re.compile(f"^{SAID('players-more')}")).click()
    expect(rows).not_to_have_count(PAGE)
    assert rows.count() >= PAGE + 5


def test_the_first_page_shows_what_runs_and_comes_next(people, visit):
    organiser, one, two = people.members(3)
    people.tournament(organiser, "open", "start", entrants=(one, two), title=f"Now {new_tag()}", format="knockout")
    page = visit().open("/")
    page.get_by_role("link", name=SAID("shell-tournament")).first.wait_for()
    page.locator("#home-lobby").scroll_into_view_if_needed()
    section_ = page.get_by_role("region", name=SAID("shell-tournament"), exact=True)
    section_.get_by_role("article").first.wait_for()
    assert section_.get_by_role("article").count() <= 4
    section_.get_by_role("link", name=SAID("tournament-list-all")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(SAID("tournaments-title"))


def test_a_profile_shows_medals_in_words(people, visit):
    club = people.club(2)
    title = f"Cup {new_tag()}"

    async def story() -> None:
        name = await club.opened(title=title, format="round-robin")
        await club.organiser.act(name, "start")
        # The first who entered wins, whichever side it has.
        (pairing,) = (await club.organiser.round(name, 1))["pairings"]
        await club.play(name, pairing, loser=2)
        await club.organiser.status(name, "finished")

    people.run(story())
    visitor = visit()
    for bot, medal in zip(club.players, ("tournament-medal-1", "tournament-medal-2"), strict=True):
        page = visitor.open(f"/@/{quote(bot.name)}")
        medals = page.get_by_role("list", name=SAID("tournament-trophies"))
        expect(medals.get_by_role("link")).to_have_text(re.compile(title))
        expect(medals.get_by_role("img")).to_have_accessible_name(SAID(medal))
    assert violations_in_every_theme(page) == []
    assert screens_too_narrow(page) == []


@pytest.mark.parametrize("language", LONG_WORDS)
def test_it_fits_every_screen_in_every_language_and_is_accessible(people, visit, language):
    organiser, *players = people.members(3)
    people.tournament(
        organiser, "open", "start", entrants=tuple(players), title="Ｗ" * 80, format="arena", game="six", rated=True
    )
    people.tournament(organiser, title="Cup", starts=in_hours(24 * 400))
    page = sign_in(visit(locale=language), organiser).open("/tournaments")
    expect(page.get_by_role("article").first).to_be_visible()
    assert screens_too_narrow(page) == []
    if language == LONG_WORDS[0]:
        assert violations_in_every_theme(page) == []
