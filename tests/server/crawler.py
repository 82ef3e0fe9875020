"""A page as sites read it that show previews of links: over HTTP, without scripts."""

from __future__ import annotations

import asyncio
from contextlib import contextmanager
from html.parser import HTMLParser
from typing import TYPE_CHECKING

import httpx

from .client import Player, Server

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

__all__ = ["OVER", "Head", "check", "crawl", "game_of", "move", "path_in", "site", "url"]

INDEX = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta
      name="description"
      content="Of the build."
    />
    <title>Of the build</title>
    <script type="module" src="/assets/page.js"></script>
  </head>
  <body></body>
</html>
"""


class Head(HTMLParser):
    """The title, the tags of the head by name, and all elements of the page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.title = ""
        self.language = ""
        self.meta: dict[str, str] = {}
        self.links: dict[str, str] = {}
        self.elements: list[str] = []
        self.twice: list[str] = []
        self._is_title = False
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.elements.append(tag)
        self._is_title = tag == "title"
        if tag == "html":
            self.language = given.get("lang", "")
        if tag == "meta" and "media" not in given:
            name = given.get("name") or given.get("property") or ""
            self.twice += [name] if name and name in self.meta else []
            self.meta[name] = given.get("content", "")
        if tag == "link":
            self.links[given.get("rel", "")] = given.get("href", "")

    def handle_endtag(self, tag: str) -> None:
        self._is_title = self._is_title and tag != "title"

    def handle_data(self, data: str) -> None:
        if self._is_title:
            self.title += data


def crawl(http: httpx.Client, path: str, **headers: str) -> Head:
    """The head of a page, which must exist."""
    answer = http.get(path, headers={"Accept": "text/html", **headers})
    assert answer.status_code == 200, answer.text
    return Head(answer.text)


@contextmanager
def site(folder: Path, *options: str) -> Iterator[httpx.Client]:
    """A server with a small client, and a connection to it."""
    (folder / "client").mkdir()
    (folder / "client" / "index.html").write_text(INDEX)
    env = {"HEXAD_CLIENT": str(folder / "client")}
    with Server(folder / "data", *options, env=env) as server, httpx.Client(base_url=server.url, timeout=60) as http:
        yield http


def url(http: httpx.Client) -> str:
    return str(http.base_url).rstrip("/")


async def named(http: httpx.Client, name: str) -> Player:
    """A visitor with a name."""
    player = await Player(url(http)).__aenter__()
    (await player.http.put("/api/me", json={"name": name})).raise_for_status()
    return player


def game_of(http: httpx.Client, black: str, white: str, *acts: dict[str, str], **settings: object) -> str:
    """A game of Abalone between two visitors; the acts are Black's and White's in turn."""

    async def story() -> str:
        players = [await named(http, black), await named(http, white)]
        name = await players[0].create("abalone", "me", "anyone", **settings)
        if acts:
            await players[1].join(name)
        for number, act in enumerate(acts):
            (await players[number % 2].act(name, id=str(number), **act)).raise_for_status()
        for player in players:
            await player.http.aclose()
        return name

    return asyncio.run(story())


def move(text: str) -> dict[str, str]:
    return {"type": "move", "move": text}


RESIGN = {"type": "resign"}
OVER = (move("a1b2"), RESIGN)


def path_in(language: str, path: str) -> str:
    return path if language == "en" else f"/{language}{path}".rstrip("/")


def check(head: Head, site: str, path: str, language: str) -> None:
    """What every preview has."""
    assert head.twice == []
    assert head.language == language
    assert head.links["canonical"] == head.meta["og:url"] == f"{site}{path}"
    assert head.meta["description"] == head.meta["og:description"] == head.meta["twitter:description"]
    assert head.meta["og:title"] == head.meta["twitter:title"]
    assert head.meta["og:title"] in head.title
    assert "Hexad" in head.title
    assert head.meta["og:site_name"] == "Hexad"
    assert head.meta["og:locale"].startswith(f"{language}_")
    assert head.meta["twitter:card"] == "summary_large_image"
    assert head.meta["og:image"] == head.meta["twitter:image"]
    assert head.meta["og:image"].startswith(f"{site}/previews/{language}")
    assert (head.meta["og:image:width"], head.meta["og:image:height"]) == ("1200", "630")
    assert head.meta["og:title"] in head.meta["og:image:alt"]
    assert head.meta["og:image:alt"] == head.meta["twitter:image:alt"]
    assert 10 <= len(head.meta["description"]) <= 500
