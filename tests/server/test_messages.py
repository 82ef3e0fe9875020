"""Messages of players: who may write what and when, who sees it, and that nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import itertools
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

import pytest

from hexad.server.errors import RefusalError
from hexad.server.people.message_text import MAX_MESSAGE, clean_text

from .answers import refused
from .client import Player, Server, Socket

if TYPE_CHECKING:
    import httpx

_ids = itertools.count(1)


async def players(stack: AsyncExitStack, servers: list[Server], count: int) -> list[Player]:
    """Players, one after the other at each of the servers."""
    urls = itertools.cycle(server.url for server in servers)
    return [await stack.enter_async_context(Player(next(urls))) for _ in range(count)]


async def begun(*seated: Player, game: str = "six") -> str:
    """A game of these players, in the order of the seats."""
    options = {"players": 4} if len(seated) == 4 else {}
    name = await seated[0].create(game, "me", *["anyone"] * (len(seated) - 1), options=options)
    for seat, player in enumerate(seated[1:], 1):
        await player.join(name, seat=seat)
    return name


async def say(player: Player, game: str, **message: Any) -> httpx.Response:
    return await player.http.post(f"/api/games/{game}/messages", json={"id": f"m{next(_ids)}", **message})


async def chat(player: Player, game: str, *, on: bool = True) -> httpx.Response:
    return await player.http.put(f"/api/games/{game}/chat", json={"on": on})


async def texts(player: Player, game: str) -> list[str]:
    """What a player sees."""
    answer = (await player.http.get(f"/api/games/{game}/messages")).raise_for_status().json()
    return [message.get("phrase") or message["text"] for message in answer["messages"]]


async def listening(player: Player, stack: AsyncExitStack, game: str, after: int = 0) -> Socket:
    """A socket that watches a game with its messages, and has been told how they stand, if the player has a seat."""
    socket = await stack.enter_async_context(await player.socket())
    await socket.send(type="watch", game=game, messages=after)
    await socket.receive("game")
    return socket


async def heard(socket: Socket) -> list[str]:
    message = await socket.receive("messages")
    return [one.get("phrase") or one["text"] for one in message["messages"]]


def test_a_phrase_is_a_code_that_reaches_the_players_at_any_process(both):
    async def story() -> None:
        async with AsyncExitStack() as stack:
            one, two = await players(stack, both, 2)
            game = await begun(one, two)
            version = (await two.state(game))["version"]
            ears = [await listening(player, stack, game) for player in (one, two)]
            for ear in ears:
                assert (await ear.receive("messages"))["chat"] == [False, False]
            answer = (await say(one, game, phrase="good-luck")).raise_for_status().json()
            assert answer["number"] == 1
            for ear in ears:
                (message,) = (await ear.receive("messages"))["messages"]
                assert (message["number"], message["seat"], message["phrase"]) == (1, 0, "good-luck")
                assert "text" not in message
            refused(await say(one, game, phrase="checkmate"), 400, "not-understood")
            assert (await two.state(game))["version"] == version, "acts are decided on the same version as before"
            assert "good-luck" not in (await one.http.get(f"/api/games/{game}/record")).text

    asyncio.run(story())


def test_texts_need_the_consent_of_both_players_and_end_with_it(both):
    async def story() -> None:
        async with AsyncExitStack() as stack:
            one, two = await players(stack, both, 2)
            game = await begun(one, two)
            ear = await listening(two, stack, game)
            await ear.receive("messages")
            refused(await say(one, game, text="hi"), 409, "chat-off")
            (await chat(one, game)).raise_for_status()
            assert (await ear.receive("messages"))["chat"] == [True, False], "each sees that the other has it on"
            refused(await say(one, game, text="hi"), 409, "chat-off")
            (await chat(two, game)).raise_for_status()
            assert (await ear.receive("messages"))["chat"] == [True, True]
            (await say(one, game, text="  hi\u202e there\x00\u200b ")).raise_for_status()
            assert await heard(ear) == ["hi there"]
            (await chat(two, game, on=False)).raise_for_status()
            refused(await say(one, game, text="hello?"), 409, "chat-off")
            refused(await say(one, game, text="x" * (MAX_MESSAGE + 1)), 422, "bad-message")
            refused(await say(one, game, text=" \u200b\u2800 "), 422, "bad-message")
            refused(await say(one, game, text="a", phrase="hello"), 422, "bad-message")

    asyncio.run(story())


def test_spectators_and_players_of_other_games_neither_read_nor_write(both):
    async def story() -> None:
        async with AsyncExitStack() as stack:
            one, two, third = await players(stack, both, 3)
            game, other = await begun(one, two), await begun(third, two)
            spectator = await listening(third, stack, game)
            own = await listening(third, stack, other)
            await own.receive("messages")
            for player in (one, two):
                (await chat(player, game)).raise_for_status()
            (await say(one, game, text="secret")).raise_for_status()
            refused(await say(third, game, phrase="hello"), 403, "no-seat")
            refused(await chat(third, game), 403, "no-seat")
            refused(await third.http.get(f"/api/games/{game}/messages"), 403, "no-seat")
            (await say(two, other, phrase="hello")).raise_for_status()
            assert await heard(own) == ["hello"]
            (await one.move(game, "2,0")).raise_for_status()
            while (message := await spectator.receive())["type"] != "event":
                assert message["type"] != "messages"
            assert await texts(third, other) == ["hello"]
            for path in ("events", "record"):
                assert "secret" not in (await third.http.get(f"/api/games/{game}/{path}")).text

    asyncio.run(story())


def test_partners_are_silent_while_the_game_is_played(both):
    async def story() -> None:
        async with AsyncExitStack() as stack:
            four = await players(stack, both, 4)
            game = await begun(*four)
            (await say(four[0], game, phrase="good-luck")).raise_for_status()
            assert await texts(four[3], game) == ["good-luck"]
            silent = refused(await say(four[0], game, phrase="rematch"), 409, "partners-silent")
            assert silent["rule"] == "S10"
            refused(await chat(four[0], game), 409, "partners-silent")
            (await four[0].move(game, "2,0")).raise_for_status()
            refused(await say(four[2], game, phrase="hello"), 409, "partners-silent")
            (await four[1].act(game, type="resign")).raise_for_status()
            (await say(four[2], game, phrase="good-game")).raise_for_status()
            for player in four:
                refused(await say(player, game, text="at last"), 409, "chat-off")
                (await chat(player, game)).raise_for_status()
            (await say(four[3], game, text="at last")).raise_for_status()
            assert (await texts(four[1], game))[1:] == ["good-game", "at last"]

    asyncio.run(story())


def test_nobody_writes_to_an_engine_or_an_open_seat(server):
    async def story() -> None:
        async with Player(server.url) as one:
            refused(await say(one, await one.create("six", "me", "1"), phrase="hello"), 409, "nobody-listens")
            refused(await say(one, await one.create("six", "me", "anyone"), phrase="hello"), 409, "not-begun")
            refused(await say(one, await one.create("six", "me", "me"), phrase="hello"), 409, "nobody-listens")

    asyncio.run(story())


def test_a_message_that_is_sent_again_is_stored_once(both):
    async def story() -> None:
        async with AsyncExitStack() as stack:
            one, two = await players(stack, both, 2)
            game = await begun(one, two)
            path, body = f"/api/games/{game}/messages", {"id": "same", "phrase": "hello"}
            answers = await asyncio.gather(*(one.http.post(path, json=body) for _ in range(4)))
            assert {answer.json()["number"] for answer in answers} == {1}
            assert (await two.http.post(path, json=body)).json()["number"] == 2, "ids are each player's own"
            assert await texts(two, game) == ["hello", "hello"]

    asyncio.run(story())


def test_the_order_is_the_same_for_all(both):
    async def story() -> None:
        async with AsyncExitStack() as stack:
            one, two = await players(stack, both, 2)
            game = await begun(one, two)
            ears = [await listening(player, stack, game) for player in (one, two)]
            phrases = ("hello", "thanks", "sorry", "good-move", "goodbye")
            writers = itertools.cycle((one, two))
            await asyncio.gather(*(say(next(writers), game, phrase=phrase) for phrase in phrases))
            known = await texts(one, game)
            assert sorted(known) == sorted(phrases)
            for ear in ears:
                seen: list[str] = []
                while len(seen) < len(phrases):
                    seen += await heard(ear)
                assert seen == known

    asyncio.run(story())


def test_a_player_who_writes_too_much_waits(tmp_path):
    async def story(server: Server) -> None:
        async with Player(server.url) as one, Player(server.url) as two:
            game = await begun(one, two)
            for _ in range(3):
                (await say(one, game, phrase="hello")).raise_for_status()
            answer = await say(one, game, phrase="hello")
            assert refused(answer, 429, "too-many-words")["wait"] > 0
            assert int(answer.headers["Retry-After"]) > 0
            (await say(two, game, phrase="hello")).raise_for_status()

    with Server(tmp_path / "data", env={"HEXAD_LIMITS": '{"messages_per_minute": 3}'}) as server:
        asyncio.run(story(server))


def test_the_messages_of_a_guest_become_those_of_the_account_and_go_with_it(server):
    async def story() -> None:
        async with Player(server.url) as one, Player(server.url) as two:
            game = await begun(one, two)
            (await say(one, game, phrase="hello")).raise_for_status()
            credentials = {"login": "writer", "password": "correct horse battery"}
            (await one.http.post("/api/account", json=credentials)).raise_for_status()
            (await say(one, game, phrase="thanks")).raise_for_status()
            exported = (await one.http.get("/api/account/export")).json()
            assert [message["phrase"] for message in exported["messages"]] == ["hello", "thanks"]
            password = {"password": credentials["password"]}
            (await one.http.request("DELETE", "/api/account", json=password)).raise_for_status()
            assert await texts(two, game) == []
            (await say(two, game, phrase="sorry")).raise_for_status()
            answer = (await two.http.get(f"/api/games/{game}/messages", params={"after": 2})).json()
            assert [message["number"] for message in answer["messages"]] == [3], "numbers are not used again"

    asyncio.run(story())


@pytest.mark.parametrize(
    ("text", "clean"),
    [
        (" a\n b\t", "a b"),
        ("\u202eevil\u202c", "evil"),
        ("zero\u200b\u200d\ufeffwidth", "zerowidth"),
        ("\u2066x\u2069", "x"),
        ("tag\U000e0041", "tag"),
        ("e" + "\u0301\u0302" * 20, "é\u0302\u0301"),
        ("gül ı İ ő", "gül ı İ ő"),
        ("\u3164\u2800ok", "ok"),
        ("https://example.org", "https://example.org"),
    ],
)
def test_what_is_invisible_or_reorders_is_removed(text, clean):
    assert clean_text(text, code="bad-message", most=MAX_MESSAGE) == clean


@pytest.mark.parametrize("text", ["", "   ", "\u200b", "\u0301", "x" * (MAX_MESSAGE + 1)])
def test_empty_and_long_texts_are_refused(text):
    with pytest.raises(RefusalError) as refusal:
        clean_text(text, code="bad-message", most=MAX_MESSAGE)
    assert (refusal.value.field, refusal.value.params["max"]) == ("text", MAX_MESSAGE)
