"""The heads of profiles and leaderboards, as sites read them that show previews of links; and who has a profile."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

import pytest

from hexad.texts import LANGUAGES, Texts

from .client import Player
from .crawler import check, crawl, path_in, site, url

if TYPE_CHECKING:
    from collections.abc import Iterator

    import httpx

HTML = {"Accept": "text/html"}


@pytest.fixture(scope="module")
def http(tmp_path_factory) -> Iterator[httpx.Client]:
    with site(tmp_path_factory.mktemp("previews")) as client:
        yield client


def account(http: httpx.Client, name: str) -> str:
    """The id of a new player with an account of this name."""

    async def story() -> str:
        async with Player(url(http)) as player:
            (await player.http.put("/api/me", json={"name": name})).raise_for_status()
            await player.register()
            return str((await player.http.get("/api/me")).json()["player"])

    return asyncio.run(story())


def rated_game(http: httpx.Client) -> tuple[str, str]:
    """The names of the winner and the loser of a rated game."""
    names = (f"Ann {secrets.token_hex(4)}", f"Bob {secrets.token_hex(4)}")

    async def story() -> None:
        async with Player(url(http)) as winner, Player(url(http)) as loser:
            for player, name in zip((winner, loser), names, strict=True):
                (await player.http.put("/api/me", json={"name": name})).raise_for_status()
                await player.register()
            game = await winner.create("six", "me", "anyone", control="300", rated=True)
            await loser.join(game)
            (await loser.act(game, type="resign")).raise_for_status()

    asyncio.run(story())
    return names


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_profile(http, language):
    winner, _ = rated_game(http)
    path = path_in(language, f"/@/{winner.replace(' ', '%20')}")
    head = crawl(http, path, **{"Accept-Language": language})
    check(head, url(http), path, language)
    assert head.meta["og:title"] == winner
    said = Texts(language).say("preview-player-rating", game="Six", speed="blitz", rating="")
    assert head.meta["description"].startswith(said)
    assert head.meta["description"].endswith("?")


def test_a_profile_without_ratings_and_by_another_spelling(http):
    name = f"Zoë {secrets.token_hex(4)}"
    player = account(http, name)
    for asked in (name.upper(), player):
        head = crawl(http, f"/@/{asked}")
        assert head.title == f"{name} · Hexad"
        assert head.meta["description"] == Texts("en").say("preview-player-new")
        assert head.links["canonical"].endswith(f"/@/{name.replace('ë', '%C3%AB').replace(' ', '%20')}")


def test_a_name_that_is_no_part_of_a_path(http):
    name = f"and/or {secrets.token_hex(4)}"
    player = account(http, name)
    head = crawl(http, f"/@/{player}")
    assert head.title == f"{name} · Hexad"
    assert head.links["canonical"].endswith(f"/@/{player}")


@pytest.mark.parametrize("name", ["nobody", "x" * 41, "%00", "a/b"])
def test_an_unknown_player_is_not_found(http, name):
    answer = http.get(f"/@/{name}", headers=HTML)
    assert answer.status_code == 404
    assert "<html" in answer.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_leaderboards(http, language):
    texts = Texts(language)
    path = path_in(language, "/players")
    head = crawl(http, path, **{"Accept-Language": language})
    check(head, url(http), path, language)
    assert head.meta["og:title"] == texts.say("preview-people")
    head = crawl(http, f"{path}?speed=rapid&game=six&search=x", **{"Accept-Language": language})
    assert head.meta["og:title"] == texts.say("preview-leaderboard", game="Six", speed="rapid")
    assert head.links["canonical"].endswith("/players?game=six&speed=rapid")
    assert http.get(head.meta["og:image"]).headers["content-type"] == "image/png"
    head = crawl(http, f"{path}?speed=slow&game=six", **{"Accept-Language": language})
    assert head.meta["og:title"] == texts.say("preview-people")


def test_own_games_have_a_title(http):
    assert crawl(http, "/my-games").title == f"{Texts('en').say('preview-my-games')} · Hexad"


def test_players_with_an_account_are_known(http):
    winner, loser = rated_game(http)
    ids = [http.get(f"/api/players/{name}").json()["player"] for name in (winner, loser)]
    guest = http.get("/api/me").json()["player"]
    found = http.get("/api/known-players", params={"players": ",".join([*ids, guest, "nobody"])}).json()["players"]
    assert {card["player"]: card["name"] for card in found} == dict(zip(ids, (winner, loser), strict=True))
    ratings = {card["name"]: card["ratings"][0] for card in found}
    assert ratings[winner]["rating"] > 1500 > ratings[loser]["rating"]
    assert (ratings[winner]["game"], ratings[winner]["speed"]) == ("six", "blitz")


@pytest.mark.parametrize("players", ["", "a b", ",".join(["a"] * 51), "a,,b"])
def test_other_lists_of_players_are_refused(http, players):
    assert http.get("/api/known-players", params={"players": players}).status_code == 400
