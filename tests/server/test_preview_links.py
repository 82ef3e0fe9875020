"""Link previews: their language, their addresses, links to positions, and their pictures."""

from __future__ import annotations

import asyncio
import struct
from typing import TYPE_CHECKING

import pytest

from hexad.server.http.game_previews import game_preview
from hexad.server.store import DatabaseError
from hexad.texts import Texts

from .client import Player
from .crawler import OVER, Head, check, crawl, game_of, path_in, site, url

if TYPE_CHECKING:
    from collections.abc import Iterator

    import httpx


@pytest.fixture(scope="module")
def http(tmp_path_factory) -> Iterator[httpx.Client]:
    with site(tmp_path_factory.mktemp("previews")) as client:
        yield client


def test_the_language_is_that_of_the_path_or_of_the_browser(http):
    for path, wanted, language in (
        ("/", "de, en;q=0.5", "de"),
        ("/hu", "de", "hu"),
        ("/", "", "en"),
        ("/rules", "fr", "en"),
    ):
        answer = http.get(path, headers={"Accept": "text/html", "Accept-Language": wanted})
        head = Head(answer.text)
        own = path if path.startswith("/hu") else path_in(language, path)
        check(head, url(http), own, language)
        assert ("Accept-Language" in answer.headers["vary"]) == (path != "/hu")


@pytest.mark.parametrize(
    ("query", "title", "text"),
    [
        ("game=six&moves=2%2C-1", "Analysis: Six", "Red to move. Try moves, and ask the engine."),
        ("fen=BR%400%2C0+20+20+b+basic+1", "Analysis: Six", "Black to move. Try moves, and ask the engine."),
        (
            "game=abalone&layout=belgian-daisy&moves=a1b2",
            "Analysis: Abalone",
            "White to move. Try moves, and ask the engine.",
        ),
        ("game=six&players=4&begins=2", "Analysis: Six", "Black to move. Try moves, and ask the engine."),
        (
            "fen=5/6/7/3S4/4ss3/8/7/6/5+6+3+w+0+40",
            "Analysis: Abalone",
            "Black wins: six pushed off. Try moves, and ask the engine.",
        ),
    ],
)
def test_links_to_positions(http, query, title, text):
    head = crawl(http, f"/analysis?{query}&utm_source=elsewhere")
    assert (head.meta["og:title"], head.meta["description"]) == (title, text)
    assert head.meta["robots"] == "noindex"
    assert "utm_source" not in head.links["canonical"]
    again = crawl(http, head.links["canonical"])
    assert again.links["canonical"] == head.links["canonical"]
    assert head.meta["og:image"].startswith(f"{url(http)}/previews/en/analysis.png?")


@pytest.mark.parametrize(
    "query",
    [
        "game=chess",
        "game=six&moves=9%2C9",
        "fen=%22%3E%3Cscript%3E",
        "game=abalone&layout=%3Cb%3E",
        "game=six&players=x",
        "game=six&" + "a=1&" * 100,
        "game=six&moves=" + "%20".join(["2,-1"] * 500),
        "%ff=%00",
    ],
)
def test_links_to_impossible_positions(http, query):
    """The page says what is wrong; the preview is that of the empty page."""
    head = crawl(http, f"/analysis?{query}")
    if head.meta["og:title"] == "Analysis":
        check(head, url(http), "/analysis", "en")
    assert head.elements.count("script") == 1


def test_pictures_of_pages(http):
    puzzle = http.get("/api/puzzles/daily?game=any").json()["id"]
    name = game_of(http, "Ada", "Béla", *OVER)
    pages = (
        "/hu",
        f"/games/{name}",
        f"/de/practice/{puzzle}",
        "/learn/A5",
        "/rules/S5",
        "/glossary/ring",
        "/analysis?game=six",
    )
    seen = set()
    for page in pages:
        answer = http.get(crawl(http, page).meta["og:image"])
        assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
        assert struct.unpack(">II", answer.content[16:24]) == (1200, 630)
        seen.add(answer.content)
    assert len(seen) == len(pages)


def test_the_picture_of_a_game_changes_with_it(http):
    async def story() -> None:
        async with Player(url(http)) as player:
            name = await player.create("abalone", "me", "me")
            first = crawl(http, f"/games/{name}").meta["og:image"]
            answer = http.get(first)
            assert answer.headers["cache-control"] == "public, no-cache"
            known = {"If-None-Match": answer.headers["etag"]}
            same = http.get(first, headers=known)
            assert (same.status_code, same.content, same.headers["etag"]) == (304, b"", answer.headers["etag"])
            (await player.move(name, "a1b2")).raise_for_status()
            assert crawl(http, f"/games/{name}").meta["og:image"] != first
            assert http.get(first, headers=known).status_code == 200

    asyncio.run(story())


@pytest.mark.parametrize("host", ['a"><script>', "a b", "[", "exa_mple.org:99999999", "a" * 300, "host/path"])
def test_a_host_that_is_none_is_not_repeated(http, host):
    answer = http.get("/", headers={"Accept": "text/html", "Host": host})
    assert answer.status_code in (200, 400)
    if answer.status_code == 200:
        head = Head(answer.text)
        assert head.links["canonical"] == "/"
        assert head.meta["og:image"].startswith("/previews/en.png?v=")
        assert head.elements.count("script") == 1
        assert http.get("/nothing", headers={"Accept": "text/html", "Host": host}).status_code == 404


def test_the_host_and_the_scheme_are_those_of_the_browser(tmp_path):
    with site(tmp_path, "--behind-proxy") as http:
        headers = {"Host": "arena.example.org", "X-Forwarded-For": "192.0.2.1", "X-Forwarded-Proto": "https"}
        check(crawl(http, "/de/rules", **headers), "https://arena.example.org", "/de/rules", "de")


def test_a_game_that_cannot_be_read_has_the_preview_of_the_first_page():
    """The page itself says what is wrong."""

    class Rooms:
        def reading(self, name: str):
            raise DatabaseError("the database does not answer")

    class Services:
        rooms = Rooms()

    preview = asyncio.run(game_preview(Services(), "games", "aB3dE6gH9jKm", Texts("en")))  # type: ignore[arg-type]
    assert preview is not None
    assert (preview.page, preview.title) == ("/games/aB3dE6gH9jKm", Texts("en").say("preview-home"))
    assert not preview.is_public
