"""The heads of the pages of tournaments, as sites read them that show previews of links."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from hexad.texts import LANGUAGES, Texts

from .client import Player
from .crawler import check, crawl, path_in, site, url

if TYPE_CHECKING:
    from collections.abc import Iterator

    import httpx

HTML = {"Accept": "text/html"}
TITLE = 'Cup <of> "friends"'


@pytest.fixture(scope="module")
def http(tmp_path_factory) -> Iterator[httpx.Client]:
    with site(tmp_path_factory.mktemp("previews")) as client:
        yield client


@pytest.fixture(scope="module")
def names(http) -> tuple[str, str]:
    """A tournament that everybody sees, and a draft."""

    async def story() -> tuple[str, str]:
        async with Player(url(http)) as player:
            await player.register()
            settings = {"title": TITLE, "format": "knockout", "game": "six", "control": "300"}
            shown, draft = [
                (await player.http.post("/api/tournaments", json=settings)).raise_for_status().json()["name"]
                for _ in range(2)
            ]
            act = {"type": "announce"}
            (await player.http.post(f"/api/tournaments/{shown}/acts", json=act)).raise_for_status()
            return shown, draft

    return asyncio.run(story())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tournament_and_the_list(http, names, language):
    path = path_in(language, f"/tournaments/{names[0]}")
    head = crawl(http, path, **{"Accept-Language": language})
    check(head, url(http), path, language)
    assert head.meta["og:title"] == TITLE
    said = Texts(language).say("preview-tournament-text", game="Six", format="knockout")
    assert head.meta["description"] == said
    path = path_in(language, "/tournaments")
    head = crawl(http, path, **{"Accept-Language": language})
    check(head, url(http), path, language)
    assert head.meta["description"] == Texts(language).say("preview-tournaments-text")


def test_drafts_and_forms_say_nothing_and_are_not_listed(http, names):
    for path in (f"/tournaments/{names[1]}", f"/tournaments/{names[0]}/settings", "/tournaments/new"):
        answer = http.get(path, headers=HTML)
        assert answer.status_code == 200
        assert answer.headers["X-Robots-Tag"] == "noindex"
        assert "friends" not in answer.text


def test_what_does_not_exist(http, names):
    for path in ("/tournaments/nothing", "/tournaments/a-b", f"/tournaments/{names[0]}/other"):
        assert http.get(path, headers=HTML).status_code == 404
