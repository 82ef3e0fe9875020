"""An organiser on a phone runs a tournament at real tables, from entering names to the final standings."""

from __future__ import annotations

import io
import re

import pypdf
from playwright.sync_api import expect

from hexad.tournaments import Entrant, History
from hexad.tournaments.trf import Report, write_trf
from tests.web.axe import violations
from tests.web.players import new_tag
from tests.web.screen_fit import overflows
from tests.web.tournaments import Host, enrol, part_link
from tests.web.words import Words

SAID = Words("en")
TYPED = "Ada Winter, 1700\nBéla Nagy, 1650"
NAMES = ["Ada Winter", "Béla Nagy", "Cem Yıldız", "Dora Klein"]
TRF = write_trf(Report(History([Entrant(1, NAMES[2], 1500)]), "Last year"))


def part(page, name):
    part_link(page, SAID, name).click()


def press(page, key, **values):
    page.get_by_role("button", name=SAID(key, **values), exact=True).click()


def enter_results(page, *results):
    """Enter the results of a round from the first board on, with one press each."""
    games = page.locator("li:has(.buttons)")
    for result in results:
        left = games.count() - 1
        games.first.get_by_role("button", name=re.compile("^" + result.replace(" ", "."))).click()
        expect(games).to_have_count(left)
        expect(page.get_by_text(missing(left))).to_be_visible()


def missing(count):
    return SAID("tournament-results-missing", count=count) if count else SAID("tournament-results-complete")


def test_a_tournament_at_tables_is_run_on_a_phone(arena, visit):
    organiser, second = visit("phone"), visit()
    tag = new_tag()
    enrol(arena, [organiser, second], [f"Olga {tag}", f"Otto {tag}"])
    host = Host(organiser, place="tables", rounds=2, title=f"Club {tag}")
    page = organiser.open(f"{host.path}/organise")
    press(page, "tournament-open")
    field = page.get_by_label(SAID("tournament-names"))
    field.fill(TYPED)
    press(page, "tournament-add-count", count=2)
    expect(page.get_by_text(SAID("tournament-registration-hint", count=2))).to_be_visible()
    for count, (name, text) in enumerate((("last.trf", TRF), ("more.csv", "name,rating\nDora Klein,1400\n")), 3):
        file = {"name": name, "mimeType": "text/plain", "buffer": text.encode()}
        page.locator('input[type="file"]').set_input_files([file])
        expect(page.get_by_text(SAID("tournament-registration-hint", count=count))).to_be_visible()
    assert [entrant["name"] for entrant in host.get("entrants")["entrants"]] == NAMES
    page.get_by_label(SAID("tournament-organiser-name")).fill(f"Otto {tag}")
    press(page, "tournament-organiser-add")
    expect(page.get_by_role("button", name=SAID("tournament-organiser-remove", name=f"Otto {tag}"))).to_be_visible()
    assert violations(page) == []
    press(page, "tournament-start")
    host.round(1)
    page.get_by_role("link", name=SAID("tournament-to-results")).click()
    expect(page.get_by_text(missing(2))).to_be_visible()
    assert not overflows(page, 390, 844)

    repair(page)
    conflict(host, page, second)
    correct(page)
    part(page, "organise")
    press(page, "tournament-pair", round=SAID("tournament-round", round=2))
    host.round(2)
    page.get_by_role("link", name=SAID("tournament-to-results")).click()
    expect(page.get_by_text(missing(2))).to_be_visible()
    slips = printed(organiser, page)["slips"]
    assert all(slips.count(name) == 1 for name in NAMES), slips
    assert slips.count("½ – ½") == 2, "each slip has every result to tick"
    enter_results(page, "1 : 0", "½ : ½")
    expect(page.get_by_role("list", name=SAID("tournament-podium"))).to_be_visible()
    part(page, "standings")
    numbers = [row["number"] for row in host.get("standings")["standings"]]
    ranked = [NAMES[number - 1] for number in numbers]
    rows = page.get_by_role("table", name=SAID("tournament-standings")).get_by_role("rowheader")
    expect(rows).to_have_text(ranked)
    inspect(printed(organiser, page), ranked, f"Club {tag}")


def repair(page):
    """Two players change places before the round begins, for a reason."""
    part(page, "organise")
    press(page, "tournament-repair")
    sheet = page.get_by_role("dialog")
    names = [sheet.get_by_role("listitem").nth(board).get_by_role("button").first for board in (0, 1)]
    before = [name.inner_text() for name in names]
    for name in names:
        name.click()
    expect(names[0]).to_have_text(before[1])
    sheet.get_by_label(SAID("tournament-reason")).fill("They live together")
    sheet.get_by_role("button", name=SAID("tournament-repair-do"), exact=True).click()
    expect(sheet).to_be_hidden()
    part(page, "pairings")
    expect(page.locator("ol .names").first).to_contain_text(before[1])


def conflict(host, page, second):
    """Another organiser enters the same result a moment earlier: it is explained, not overwritten."""
    held = second.open(f"{host.path}/pairings")
    second.forgives = re.compile("409")
    expect(held.get_by_text(missing(2))).to_be_visible()
    waiting = []
    second.context.route("**/acts", lambda route: waiting.append(route))  # noqa: PLW0108 - not a builtin function
    held.get_by_role("button", name=re.compile("^0.:.1")).first.click()
    second.until(lambda: bool(waiting))
    enter_results(page, "1 : 0")
    for route in waiting:
        route.continue_()
    second.context.unroute("**/acts")
    notices = held.get_by_role("region", name=SAID("shell-notices"))
    expect(notices.get_by_text(re.compile("somebody else has just entered"))).to_be_visible()
    expect(held.locator("button.result")).to_have_text(re.compile("1.:.0"))


def correct(page):
    """A result is undone, with a reason, and entered again."""
    enter_results(page, "0 : 1")
    page.locator("button.result").nth(1).click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("radio", name=SAID("tournament-no-result")).check()
    sheet.get_by_role("button", name=SAID("tournament-why-mistake")).click()
    sheet.get_by_role("button", name=SAID("tournament-correct"), exact=True).click()
    expect(sheet).to_be_hidden()
    expect(page.get_by_text(missing(1))).to_be_visible()
    enter_results(page, "½ : ½")


def printed(organiser, page):
    """The text of every printout that the page links to, as it is on the paper; every other file answers, too."""
    links = page.get_by_role("region", name=SAID("tournament-downloads")).get_by_role("link").all()
    texts = {}
    for address in (str(link.get_attribute("href")) for link in links):
        answer = organiser.context.request.get(address)
        assert answer.ok, (address, answer.status)
        if found := re.search(r"/print\?what=(\w+)", address):
            pages = pypdf.PdfReader(io.BytesIO(answer.body())).pages
            texts[found[1]] = "\n".join(sheet.extract_text() for sheet in pages)
    assert sorted(texts) == ["crosstable", "pairings", "slips", "standings"]
    return texts


def inspect(texts, ranked, title):
    """The results of the second round, the standings in their order, and everybody in the crosstable."""
    for what in ("pairings", "standings", "crosstable"):
        assert title in texts[what]
        assert all(name in texts[what] for name in ranked), texts[what]
    assert [texts["pairings"].count(result) for result in ("1 – 0", "½ – ½")] == [1, 1]
    places = [texts["standings"].index(name) for name in ranked]
    assert places == sorted(places)
