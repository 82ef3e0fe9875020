"""Link previews: what a site shows of a page that is linked to there, in the language of the page."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from hexad.texts import LANGUAGES, Texts

from .client import Player
from .crawler import OVER, Head, check, crawl, game_of, move, path_in, site, url
from .uploads import body, played, record, uploaded

if TYPE_CHECKING:
    from collections.abc import Iterator

    import httpx

HOSTILE = ["\"><script>alert('1')</script>", "</title><img src=x onerror=alert(1)>", "\\1 \\g<0> & &quot; &amp;"]


@pytest.fixture(scope="module")
def http(tmp_path_factory) -> Iterator[httpx.Client]:
    with site(tmp_path_factory.mktemp("previews")) as client:
        yield client


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("path", "title", "text"),
    [
        ("/", "preview-home", "preview-home-text"),
        ("/rules", "rules-title", "rules-lead"),
        ("/rules/A12", "preview-rule", "rule-A12"),
        ("/rules/R13", "preview-ruling", "rule-R13"),
        ("/learn", "preview-learn", "preview-learn-text"),
        ("/learn/six", "preview-learn-game", "preview-learn-text"),
        ("/learn/A5", "lesson-A5-title", "lesson-A5-task-1"),
        ("/learn/pairing", "lesson-pairing-title", "lesson-pairing-task-1"),
        ("/practice", "preview-practice", "preview-practice-text"),
        ("/glossary", "preview-glossary", "preview-glossary-text"),
        ("/glossary/sumito", "term-sumito", "term-sumito-meaning"),
        ("/analysis", "preview-analysis", "preview-analysis-text"),
        ("/watch", "preview-watch", "preview-watch-text"),
        ("/clock", "preview-clock", "preview-clock-text"),
        ("/settings", "preview-settings", "preview-home-text"),
        ("/design", "preview-design", "preview-home-text"),
    ],
)
def test_pages_in_every_language(http, language, path, title, text):
    head = crawl(http, path_in(language, path), **{"Accept-Language": language})
    check(head, url(http), path_in(language, path), language)
    texts = Texts(language)
    values = {"game": "Six" if "six" in path else "Abalone", "rule": path.rpartition("/")[2]}
    assert head.meta["og:title"].lower() == texts.say(title, **values).lower()
    assert head.meta["description"] == texts.say(text)
    assert "robots" not in head.meta


@pytest.mark.parametrize("language", LANGUAGES)
def test_puzzles(http, language):
    texts = Texts(language)
    puzzle = http.get("/api/puzzles/daily?game=any").json()
    for path in (f"/practice/{puzzle['id']}", "/practice/daily"):
        head = crawl(http, path_in(language, path), **{"Accept-Language": language})
        check(head, url(http), path_in(language, path), language)
        turn = texts.say("preview-to-move", side=puzzle["side"])
        assert head.meta["description"].startswith(turn)
    assert head.meta["og:title"] == texts.say("preview-daily")


@pytest.mark.parametrize("language", LANGUAGES)
def test_days_and_themes_of_puzzles(http, language):
    texts, here = Texts(language), {"Accept-Language": language}
    path = path_in(language, "/practice/daily?game=six&day=2026-01-02")
    head = crawl(http, path, **here)
    check(head, url(http), path, language)
    assert head.meta["og:title"] == f"{texts.say('preview-daily')}: Six"
    side = http.get("/api/puzzles/daily?game=six&day=2026-01-02").json()["side"]
    assert head.meta["description"].startswith(texts.say("preview-to-move", side=side))
    path = path_in(language, "/practice/broadside?game=abalone")
    head = crawl(http, path, **here)
    check(head, url(http), path, language)
    assert texts.say("theme-broadside").lower() in head.meta["og:title"].lower()
    assert head.meta["description"].startswith(texts.say("theme-broadside-meaning"))
    assert crawl(http, path_in(language, "/practice/history"), **here).meta["robots"] == "noindex"


def test_pages_of_puzzles_with_a_strange_address(http):
    for query in ("game=go", "day=2026-02-31", "game=six&day=tomorrow"):
        assert crawl(http, f"/practice/daily?{query}").meta["og:title"].startswith("Puzzle of the day")
    assert crawl(http, "/practice/one-move?game=go").meta["og:title"] == "Abalone: One move"
    assert http.get("/practice/fork", headers={"Accept": "text/html"}).status_code == 404


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_finished_game(http, language):
    name = game_of(http, "Ada", "Béla", *OVER, listed=True)
    texts = Texts(language)
    for folder in ("games", "analysis"):
        path = path_in(language, f"/{folder}/{name}")
        head = crawl(http, path, **{"Accept-Language": language})
        check(head, url(http), path, language)
        assert head.meta["og:title"].startswith("Ada – Béla · Abalone")
        assert head.meta["robots"] == "noindex"
    result = texts.say("cli-wins", side=texts.say("cli-side-black"), reason=texts.say("cli-reason-resignation"))
    assert crawl(http, path_in(language, f"/games/{name}")).meta["description"].startswith(f"{result}. ")


def test_games_that_are_open_played_and_called_off(http):
    waiting = crawl(http, f"/games/{game_of(http, 'Ada', 'Béla')}")
    assert waiting.meta["og:title"] == "Ada invites you to Abalone"
    assert waiting.meta["description"] == "Take the free seat and play, without an account."
    playing = crawl(http, f"/de/games/{game_of(http, 'Ada', 'Béla', move('a1b2'))}")
    assert playing.meta["og:title"] == "Ada – Béla · Abalone"
    assert playing.meta["description"] == "Die Partie läuft. Schau live zu."
    aborted = crawl(http, f"/games/{game_of(http, 'Ada', 'Béla', {'type': 'abort'})}")
    assert aborted.meta["description"] == "The game was called off. Replay the game move by move."


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_imported_game_is_marked(http, language):
    async def story() -> str:
        async with Player(url(http)) as player:
            await player.register()
            return await uploaded(player, body(record(played("six", 8))))

    texts = Texts(language)
    head = crawl(http, path_in(language, f"/games/{asyncio.run(story())}"))
    result = texts.say("cli-wins", side=texts.say("cli-side-black"), reason=texts.say("cli-reason-resignation"))
    assert head.meta["description"] == texts.say("preview-imported-text", result=result)
    assert head.meta["robots"] == "noindex"


def test_guests_engines_and_teams_are_named_in_the_language(http):
    async def story() -> tuple[str, str]:
        async with Player(url(http)) as player:
            return await player.create("six", "me", "3"), await player.create(
                "six", *["me"] * 4, options={"players": 4}
            )

    with_engine, four = asyncio.run(story())
    title = crawl(http, f"/hu/games/{with_engine}").meta["og:title"]
    assert title.startswith("Vendég ")
    assert title.endswith(" – Gép 3 · Six")
    assert crawl(http, f"/tr/games/{four}").meta["og:title"].count(" ve ") == 2


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_names_are_text(http, name):
    game = game_of(http, name, "Béla", *OVER)
    for path in (f"/games/{game}", f"/tr/analysis/{game}"):
        head = crawl(http, path)
        assert head.meta["og:title"].startswith(f"{name} – Béla")
        assert head.title.startswith(f"{name} – Béla")
        assert head.elements.count("script") == 1
        assert "img" not in head.elements
        check(head, url(http), path, "tr" if "/tr/" in path else "en")
    picture = http.get(head.meta["og:image"])
    assert picture.content.startswith(b"\x89PNG")
    waiting = crawl(http, f"/games/{game_of(http, name, 'Béla')}")
    assert waiting.meta["og:title"] == f"{name} invites you to Abalone"


def test_a_private_game_has_a_preview_that_is_not_indexed(http):
    """A crawler that has the link may see the game, as everybody who has it."""
    name = game_of(http, "Ada", "Béla", *OVER)
    answer = http.get(f"/games/{name}", headers={"Accept": "text/html"})
    assert answer.headers["x-robots-tag"] == "noindex"
    head = Head(answer.text)
    assert (head.meta["robots"], head.meta["og:title"]) == ("noindex", "Ada – Béla · Abalone")
    picture = http.get(head.meta["og:image"])
    assert picture.headers["x-robots-tag"] == "noindex"
    assert picture.headers["cache-control"] == "private, max-age=86400"
    listed = crawl(http, f"/games/{game_of(http, 'Ada', 'Béla', *OVER, listed=True)}")
    assert http.get(listed.meta["og:image"]).headers["cache-control"] == "public, max-age=86400"


@pytest.mark.parametrize(
    "path",
    [
        "/games/Nothing1",
        "/analysis/Nothing1",
        "/games/a.b",
        "/rules/A99",
        "/learn/A99",
        "/practice/none",
        "/glossary/x",
    ],
)
def test_what_does_not_exist_has_no_preview(http, path):
    page = http.get(path, headers={"Accept": "text/html"})
    assert page.status_code == 404
    assert "og:title" not in page.text
    picture = http.get(f"/previews/en{path}.png", headers={"Accept": "text/html"})
    assert (picture.status_code, picture.json()["code"]) == (404, "not-found")


@pytest.mark.parametrize(
    "path", ["/previews/fr.png", "/previews/en", "/previews/en/games.png", "/previews/en/a/b/c.png"]
)
def test_other_pictures_do_not_exist(http, path):
    assert http.get(path).status_code == 404
