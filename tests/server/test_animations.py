"""Finished games as animated images, over HTTP."""

from __future__ import annotations

import asyncio
from io import BytesIO

import msgspec
import pytest
from PIL import Image, ImageChops, ImageStat

import hexad
from hexad.server.errors import RefusalError
from hexad.server.game.events import Created, Seat
from hexad.server.game.game_state import GameState
from hexad.server.http.animations import MAX_PLIES, check_drawable
from tests.pictures.frames import durations, frames

from .client import Player

LINE = ("a1b2", "i9h8", "b2c3")


async def finished(player: Player, *moves: str, game: str = "abalone", **settings) -> str:
    """A game on one device that is resigned."""
    name = await player.create(game, "me", "me", **settings)
    for move in moves:
        (await player.move(name, move)).raise_for_status()
    (await player.act(name, type="resign")).raise_for_status()
    return name


def run(server, story) -> None:
    async def with_player() -> None:
        async with Player(server.url) as player:
            player.http.timeout = 60
            await story(player)

    asyncio.run(with_player())


@pytest.mark.parametrize("kind", ["gif", "webp"])
def test_a_finished_game(server, kind):
    async def story(player):
        name = await finished(player, *LINE)
        answer = await player.http.get(f"/api/games/{name}/animation.{kind}", params={"width": 150, "seconds": 0.5})
        assert (answer.status_code, answer.headers["content-type"]) == (200, f"image/{kind}")
        assert answer.headers["cache-control"] == "public, max-age=86400"
        assert answer.headers["content-disposition"] == f'inline; filename="{name}.{kind}"'
        shown = frames(answer.content)
        assert (len(shown), shown[0].width, durations(answer.content)) == (4, 150, [500, 500, 500, 3000])
        board = hexad.abalone.Board()
        pictures = [hexad.png.board(board, width=150)]
        pictures += [hexad.png.board(board, width=150) for move in LINE if board.push(move)]
        for number in (0, 3):
            stills = [Image.open(BytesIO(picture)).convert("RGB") for picture in pictures]
            compared = [ImageChops.difference(shown[number].crop((0, 0, *still.size)), still) for still in stills]
            means = [sum(ImageStat.Stat(difference).mean) for difference in compared]
            assert means.index(min(means)) == number

    run(server, story)


def test_the_look(server):
    async def story(player):
        name = await finished(player, *LINE)
        looks: list[dict[str, str | int]] = [
            {},
            {"theme": "dark"},
            {"flipped": "true"},
            {"language": "tr"},
            {"width": 130},
        ]
        answers = [
            await player.http.get(f"/api/games/{name}/animation.gif", params={"width": 120, **look}) for look in looks
        ]
        assert [answer.status_code for answer in answers] == [200] * 5
        assert len({answer.content for answer in answers}) == 5
        assert len({answer.headers["etag"] for answer in answers}) == 5

    run(server, story)


def test_a_client_that_has_the_image_does_not_get_it_again(server):
    async def story(player):
        path = f"/api/games/{await finished(player, 'a1b2')}/animation.gif"
        first = await player.http.get(path, params={"width": 120})
        again = await player.http.get(path, params={"width": 120}, headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["cache-control"] == first.headers["cache-control"]

    run(server, story)


def test_only_finished_games(server):
    async def story(player):
        for chairs in (("me", "anyone"), ("me", "me")):
            name = await player.create("six", *chairs)
            answer = await player.http.get(f"/api/games/{name}/animation.gif")
            assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
        assert (await player.http.get("/api/games/Nothing1/animation.gif")).status_code == 404

    run(server, story)


def test_a_private_game_is_not_kept_by_shared_caches(server):
    async def story(player):
        async with Player(server.url) as other, Player(server.url) as stranger:
            name = await player.create("abalone", "me", "anyone")
            await other.join(name)
            (await player.act(name, type="resign")).raise_for_status()
            answer = await stranger.http.get(f"/api/games/{name}/animation.webp", params={"width": 120})
            assert answer.status_code == 200, "the link is enough"
            assert answer.headers["cache-control"] == "private, max-age=86400"
            assert answer.headers["x-robots-tag"] == "noindex"

    run(server, story)


@pytest.mark.parametrize(
    "query",
    ["width=119", "width=641", "seconds=0", "seconds=11", "theme=pink", "language=fr", "width=x", "seconds=nan"],
)
def test_wrong_parameters(server, query):
    async def story(player):
        answer = await player.http.get(f"/api/games/{await finished(player, 'a1b2')}/animation.gif?{query}")
        assert answer.status_code == 400

    run(server, story)


def test_hostile_names(server):
    async def story(player):
        (await player.http.put("/api/me", json={"name": '"]</text>\\ {x} ; <b>&'})).raise_for_status()
        answer = await player.http.get(f"/api/games/{await finished(player)}/animation.gif", params={"width": 120})
        assert len(frames(answer.content)) == 1

    run(server, story)


def test_a_game_that_is_too_long():
    state = GameState(
        "long",
        Created(
            at=0,
            game="abalone",
            fen=hexad.abalone.Board().fen(),
            options={},
            control="-",
            seats=(Seat("player"),) * 2,
            by="",
            time=0.0,
        ),
    )
    state.snapshot = msgspec.structs.replace(state.snapshot, status="over", plies=MAX_PLIES)
    check_drawable(state)
    state.snapshot = msgspec.structs.replace(state.snapshot, plies=MAX_PLIES + 1)
    with pytest.raises(RefusalError, match="401 moves: an animated image has at most 400") as refused:
        check_drawable(state)
    assert (refused.value.code, refused.value.status) == ("too-many-moves", 422)
