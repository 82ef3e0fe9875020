"""Boards on other sites: a page of another origin shows them in a frame, with no session, no cookie and no socket."""

from __future__ import annotations

import re
import secrets
from typing import TYPE_CHECKING
from urllib.parse import urlencode

import pytest
from playwright.sync_api import expect

from hexad import puzzles
from tests.web.axe import violations, violations_in_every_theme
from tests.web.embedded import MOVES, framed, html_in, position, shows, source_of
from tests.web.framing_site import framing_site
from tests.web.games import ABALONE, SIX, finished
from tests.web.test_practice import play
from tests.web.visitor import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import BrowserContext

SIZES = [(240, 240), (240, 400), (320, 480), (480, 640), (640, 360), (844, 390), (900, 1100), (1280, 800)]


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    """The port of another site."""
    with framing_site() as found:
        yield found


@pytest.fixture
def reader(browser) -> Iterator[BrowserContext]:
    """A reader of the other site, who was never on this one. Errors on its pages fail the test."""
    context = browser.new_context(reduced_motion="reduce", locale="en-GB")
    context.set_default_timeout(PATIENCE)
    troubles: list[str] = []
    context.on("weberror", lambda error: troubles.append(str(error.error)))
    yield context
    context.close()
    assert not troubles, troubles


# Frames


@pytest.mark.parametrize("game", ["abalone", "six"])
@pytest.mark.parametrize("path", ["/", "/isolated"])
def test_another_site_shows_a_game_and_its_reader_steps_through_it(arena, reader, port, game, path):
    page = reader.new_page()
    frame = framed(page, f"http://localhost:{port}", arena.url + position(game), path)
    assert page.evaluate("crossOriginIsolated") is (path == "/isolated")
    last = len(MOVES[game])
    shows(frame, "Black wins.")
    frame.get_by_role("button", name="Previous move").click()
    shows(frame, f"Move {last - 1} of {last}")
    page.keyboard.press("ArrowLeft")
    shows(frame, f"Move {last - 2} of {last}")
    page.keyboard.press("Home")
    shows(frame, f"Move 0 of {last}")
    expect(frame.get_by_role("status")).to_have_text(re.compile("First position"))
    page.keyboard.press("End")
    shows(frame, "Black wins.")
    frame.locator('[data-ply="2"]').click()
    shows(frame, f"Move 2 of {last}")
    assert frame.evaluate("crossOriginIsolated") is False, "one thread"


def test_nothing_is_stored_and_no_cookie_comes(arena, reader, port, visitor):
    visitor.open("/")
    game = visitor.create("abalone", "me", "me")
    visitor.act(game, type="move", move="a1b2")
    answers, sockets = [], []
    page = reader.new_page()
    page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108 - Playwright takes no built-in
    page.on("websocket", lambda socket: sockets.append(socket))  # noqa: PLW0108
    for address in (position("six"), f"/embed/games/{game}", "/embed/puzzles/daily?game=six"):
        frame = framed(page, f"http://localhost:{port}", arena.url + address)
        expect(frame.get_by_role("heading", level=1)).to_be_attached()
        expect(frame.get_by_role("link", name=re.compile("new tab"))).to_have_attribute("rel", "noopener")
        assert frame.evaluate("localStorage.length + sessionStorage.length") == 0
        assert frame.evaluate("navigator.serviceWorker.getRegistrations().then((found) => found.length)") == 0
    ours = [answer for answer in answers if answer.url.startswith(arena.url)]
    assert ours
    assert [answer.url for answer in ours if "set-cookie" in answer.all_headers()] == []
    assert reader.cookies() == []
    assert sockets == []


def test_a_frame_does_nothing_in_the_name_of_a_signed_in_user(arena, visit, port):
    """The other site is another port of the same host: the browser would send the cookie with every request."""
    member = visit()
    member.forgives = re.compile(rf"asked another host: http://127\.0\.0\.1:{port}/")
    member.open("/")
    member.post("/api/account", login=secrets.token_hex(8), password=secrets.token_hex(8))
    before = member.context.cookies()
    sent = []
    member.page.on("request", lambda request: sent.append(request))  # noqa: PLW0108 - Playwright takes no built-in
    puzzle = next(one for one in puzzles.load("abalone") if one.kind == "ejection" and one.within == 1)
    frame = framed(member.page, f"http://127.0.0.1:{port}", f"{arena.url}/embed/puzzles/{puzzle.id}")
    with member.page.expect_response("**/try") as answer:
        play(frame, puzzle.board(), puzzle.solution[0])
    assert "attempt" not in answer.value.json(), "not rated"
    shows(frame, "Solved, well spotted!")
    scripted = [request for request in sent if request.url.startswith(f"{arena.url}/api/")]
    assert scripted
    assert [request.url for request in scripted if "cookie" in request.all_headers()] == []
    assert member.context.cookies() == before
    history = member.context.request.get("/api/puzzles/history?game=abalone").json()
    assert history["attempts"] == []


@pytest.mark.parametrize("path", ["/", "/settings", "/account", "/practice", "/embed.html", "/embedded", "/de/embed"])
def test_no_other_page_is_shown_in_a_frame(arena, reader, port, path):
    page = reader.new_page()
    refused = []
    page.on("console", lambda message: refused.append(message.text))
    framed(page, f"http://localhost:{port}", arena.url + path)
    expect(page.get_by_title("Board")).to_be_attached()
    page.wait_for_function("() => true")
    assert page.frames[1].url.startswith("chrome-error:"), page.frames[1].url
    assert any("frame-ancestors" in text for text in refused), refused


# What is shown


def test_a_live_game_goes_on_in_its_frame(arena, visit, reader, port):
    black, white = visit(), visit()
    black.open("/")
    white.open("/")
    game = black.create("abalone", "me", "anyone", listed=True)
    frame = framed(reader.new_page(), f"http://localhost:{port}", f"{arena.url}/embed/games/{game}")
    shows(frame, "Waiting for a player")
    white.join(game)
    shows(frame, "Black to move.")
    black.act(game, type="move", move="a1b2")
    shows(frame, "White to move.")
    expect(frame.locator('[data-ply="1"]')).to_contain_text("a1b2")
    black.act(game, type="takeback")
    white.act(game, type="takeback")
    shows(frame, "Black to move.")
    expect(frame.locator("[data-ply]")).to_have_count(0)
    black.act(game, type="move", move="a1b2")
    shows(frame, "White to move.")
    white.act(game, type="move", move="i9h8")
    shows(frame, "Black to move.")
    black.act(game, type="resign")
    shows(frame, "Black resigned.")
    expect(frame.get_by_text("Live")).to_have_count(0)
    link = frame.get_by_role("link", name=re.compile("Open this game"))
    assert link.get_attribute("href") == f"/games/{game}"


def test_a_private_game_is_not_shown(arena, visitor, reader, port):
    visitor.open("/")
    game = visitor.create("six", "me", "anyone")
    frame = framed(reader.new_page(), f"http://localhost:{port}", f"{arena.url}/embed/games/{game}?lang=de")
    shows(frame, "Diese Partie ist privat: Andere Seiten können sie nicht zeigen. Öffne sie über ihren Link.")
    expect(frame.get_by_role("grid")).to_have_count(0)


@pytest.mark.parametrize("game", ["abalone", "six"])
def test_a_puzzle_is_tried_and_solved(arena, reader, port, game):
    puzzle = next(one for one in puzzles.load(game) if one.within == 1 and len(one.solution) == 1)
    page = reader.new_page()
    frame = framed(page, f"http://localhost:{port}", f"{arena.url}/embed/puzzles/{puzzle.id}")
    board = puzzle.board()
    wrong = next(str(move) for move in board.legal_moves if str(move) not in {puzzle.solution[0], *puzzle.accepts})
    shows(frame, "Play the move on the board.")
    play(frame, board, wrong)
    frame.get_by_role("button", name="Try again").click()
    play(frame, board, puzzle.solution[0])
    shows(frame, "Solved, well spotted!")


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("/embed?lang=de", "In der Adresse fehlt das Spiel. Ergänze game=abalone oder game=six."),
        ("/embed?game=chess", "The address names the game “chess”. It can only be abalone or six."),
        ("/embed?game=six&players=many", "players=many in the address is not possible: players is a number."),
        ("/embed?game=abalone&moves=a1b2+a1b2", "Move 2 (a1b2): There is no marble on that cell."),
        ("/embed?game=abalone&lang=hu&moves=a1b2+x", "2. lépés"),
        ("/embed/games/nothing", "There is no such game."),
        ("/embed/puzzles/a0000000000?lang=tr", "Böyle bir şey yok."),
        ("/embed/nothing", "This does not exist."),
    ],
)
def test_a_wrong_address_says_what_is_wrong(arena, reader, address, words):
    page = reader.new_page()
    page.goto(arena.url + address)
    expect(page.get_by_role("main")).to_contain_text(words)
    assert violations(page) == []


@pytest.mark.parametrize(
    "address", [position("abalone", 25), position("six", 9), "/embed/puzzles/daily?game=abalone", "/embed?game=six"]
)
def test_it_fits_every_frame(arena, reader, address):
    page = reader.new_page()
    page.goto(arena.url + address)
    expect(page.get_by_role("heading", level=1)).to_be_attached()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, (width, height)
        if "puzzles" not in address:
            assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0, (width, height)
        board = page.locator("div.board").bounding_box()
        assert board
        assert min(board["width"], board["height"]) >= 90, (width, height)
    assert violations_in_every_theme(page) == []


def test_the_reader_or_the_address_chooses_light_or_dark(arena, reader):
    page = reader.new_page()
    for preference, query, theme in [("dark", "", "dark"), ("light", "", "light"), ("light", "&theme=dark", "dark")]:
        page.emulate_media(color_scheme=preference)
        page.goto(f"{arena.url}/embed?game=abalone{query}")
        expect(page.locator("html")).to_have_attribute("data-theme", theme)


def test_the_address_chooses_the_ply_and_the_side(arena, reader):
    page = reader.new_page()
    page.goto(arena.url + position("abalone", None, ply="5", flipped="true"))
    shows(page, f"Move 5 of {len(ABALONE)}")
    top, bottom = (page.get_by_role("gridcell", name=re.compile(f"^{cell}, ")) for cell in ("a1", "i9"))
    upper, lower = top.bounding_box(), bottom.bounding_box()
    assert upper
    assert lower
    assert upper["y"] < lower["y"]


# HTML to copy


@pytest.mark.parametrize("look", ["desktop", "phone"])
def test_a_finished_game_has_html_for_other_sites(visit, reader, port, look):
    visitor = visit(look)
    visitor.open("/")
    name = finished(visitor)
    page = visitor.open(f"/games/{name}")
    visitor.button("Share").click()
    source = source_of(html_in(page.get_by_role("dialog")))
    assert source == f"{visitor.url}/embed/games/{name}"
    assert violations(page) == []
    shows(framed(reader.new_page(), f"http://localhost:{port}", source), "Black wins.")


def test_a_private_game_has_none(visit):
    host, guest = visit(), visit()
    host.open("/")
    guest.open("/")
    name = host.create("abalone", "me", "anyone")
    guest.join(name)
    host.act(name, type="move", move="a1b2")
    host.act(name, type="resign")
    page = host.open(f"/games/{name}")
    host.button("Share").click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="Animated image")).to_be_visible()
    expect(page.get_by_text("Embed", exact=True)).to_have_count(0)


def test_an_analysis_has_html_with_all_of_its_moves(visitor, reader, port):
    page = visitor.open(f"/analysis?{urlencode({'game': 'six', 'moves': ' '.join(SIX)})}")
    visitor.button("One move back").click()
    visitor.button("Share").click()
    source = source_of(html_in(page.get_by_role("dialog")))
    assert violations(page) == []
    frame = framed(reader.new_page(), f"http://localhost:{port}", source)
    shows(frame, f"Move {len(SIX) - 1} of {len(SIX)}")


def test_a_solved_puzzle_has_html(visitor, reader, port):
    puzzle = next(one for one in puzzles.load("abalone") if len(one.solution) == 1)
    page = visitor.open(f"/practice/{puzzle.id}")
    play(page, puzzle.board(), puzzle.solution[0])
    source = source_of(html_in(page.get_by_role("main")))
    assert source == f"{visitor.url}/embed/puzzles/{puzzle.id}"
    assert violations(page) == []
    shows(framed(reader.new_page(), f"http://localhost:{port}", source), "Play the move on the board.")
