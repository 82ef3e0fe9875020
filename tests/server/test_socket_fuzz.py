"""The live protocol under attack while two people play: no message of a client disturbs the others."""

from __future__ import annotations

import contextlib
import json
import sys
from typing import TYPE_CHECKING, Any, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hexad.server.game.acts import Act
from hexad.server.ws.requests import Request
from tests.profiles import scaled

from .attack import Attacker, OngoingGame, playing, unharmed
from .client import Player

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="module")
def ongoing(server) -> Iterator[OngoingGame]:
    with playing(server) as one:
        yield one


@pytest.fixture(autouse=True)
def undisturbed(server, ongoing) -> Iterator[None]:
    with unharmed(server, ongoing):
        yield


@pytest.fixture(scope="module")
def attacker(ongoing) -> Iterator[Attacker]:
    one = Attacker(ongoing)
    ongoing.run(one.socket())
    yield one
    ongoing.run(one.leave())


# What to send

SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.sampled_from([0, -1, 2**31, 2**63, 2**64, 2**70, -(2**65), 10**300]),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=50),
    st.sampled_from(["", "\x00", "a" * 4000, "\ud7ff\U0010ffff", "null", "../../etc/passwd"]),
)
ANYTHING = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
)


def kinds_of(union: Any) -> list[str]:
    """The types of messages, so that the fuzzer knows every new one."""
    return [str(kind.__struct_config__.tag) for kind in get_args(union)]


def fields_of(union: Any) -> dict[str, st.SearchStrategy[Any]]:
    """Anything for every field of any of the messages."""
    return {field.encode_name: ANYTHING for kind in get_args(union) for field in msgspec.structs.fields(kind)}


KINDS = [*kinds_of(Request), "game", "event", "chat", "join", "move"]
ACTS = [*kinds_of(Act), "join", "chat"]
PLAUSIBLE_ACT = st.fixed_dictionaries(
    {"type": st.sampled_from(ACTS)},
    optional={
        **fields_of(Act),
        "id": st.sampled_from(["secret 2", "secret 3", "x"]) | ANYTHING,
        "seat": st.integers(-1, 5) | ANYTHING,
        "move": st.sampled_from(["a1b1", "2,-1", "#", "a1a1", "zz", "=0,0"]) | ANYTHING,
        "ply": st.integers(-1, 9) | ANYTHING,
        "yes": st.booleans() | ANYTHING,
        "seconds": st.integers(0, 61) | ANYTHING,
        "result": st.sampled_from(["win", "draw", "abort"]) | ANYTHING,
        "reason": st.sampled_from(["later", "faster"]) | ANYTHING,
        "player": ANYTHING,
    },
)
GAMES = st.sampled_from(["THEIRS", "OWN", "any", "six", "nothing", "", "%00", "a" * 17]) | ANYTHING
PLAUSIBLE = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS) | ANYTHING},
    optional={
        **fields_of(Request),
        "game": GAMES,
        "name": GAMES,
        "presence": st.booleans() | ANYTHING,
        "messages": st.integers(-1, 5) | ANYTHING,
        "control": st.sampled_from(["180", "300+3", "1/86400", "-"]) | ANYTHING,
        "rated": st.booleans() | ANYTHING,
        "options": st.fixed_dictionaries({}, optional={"rules": st.sampled_from(["basic", "x"])}) | ANYTHING,
        "from": st.integers(-5, 20) | ANYTHING,
        "detail": st.booleans() | ANYTHING,
        "act": PLAUSIBLE_ACT | ANYTHING,
        "n": ANYTHING,
        "on": st.booleans() | ANYTHING,
        "id": st.sampled_from(["x", "y"]) | ANYTHING,
        "place": st.fixed_dictionaries({"game": st.sampled_from(["abalone", "six"])}) | ANYTHING,
        "lines": st.integers(0, 9) | ANYTHING,
    },
)
TEXTS = st.one_of(PLAUSIBLE.map(json.dumps), ANYTHING.map(json.dumps), st.text(max_size=200))
MESSAGES = st.lists(TEXTS | st.binary(max_size=300) | TEXTS.map(str.encode), min_size=1, max_size=8)


@settings(max_examples=scaled(250))
@given(MESSAGES)
def test_messages_of_all_kinds(ongoing, attacker, messages):
    def named(message: str | bytes) -> str | bytes:
        if isinstance(message, bytes):
            return message.replace(b"THEIRS", ongoing.game.encode()).replace(b"OWN", attacker.own.encode())
        return message.replace("THEIRS", ongoing.game).replace("OWN", attacker.own)

    before = ongoing.version
    ongoing.run(attacker.send([named(message) for message in messages]))
    assert ongoing.run(ongoing.black.state(ongoing.game))["version"] == before, "the attacker has no seat in this game"


DEEP = [
    "[" * 8000,
    '{"a":' * 1600,
    '{"type":"act","game":"x","act":' + "[" * 8000,
    '{"type":' + '{"type":' * 900,
    "]" * 8000,
]


@pytest.mark.parametrize("message", DEEP)
def test_deep_json(ongoing, attacker, message):
    ongoing.run(attacker.send([message, message.encode()]))
    assert not attacker.end.is_closed


NUMBERS = [2**53, -(2**53), 2**63, 2**64, 2**70, -(2**65), 10**4000, 1e300, 1.5, -1]


@pytest.mark.parametrize("number", NUMBERS, ids=range(len(NUMBERS)))
def test_numbers_of_all_sizes(ongoing, attacker, number):
    fields = [
        {"type": "ping", "n": number},
        {"type": "pong", "n": number},
        {"type": "watch", "game": attacker.own, "from": number},
        *({"type": "watch", "game": attacker.own, name: number} for name in ("at", "messages")),
        {"type": "tournament", "name": "nothing", "on": number},
        {"type": "seek", "game": "six", "control": number},
        *({"type": "act", "game": attacker.own, "act": {"type": "time", name: number}} for name in ("seconds", "seat")),
        {"type": "act", "game": attacker.own, "act": {"type": "move", "move": "2,-1", "ply": number}},
    ]
    ongoing.run(attacker.send([in_full(field) for field in fields]))
    assert not attacker.end.is_closed


def in_full(value: Any) -> str:
    """A value as JSON, including numbers that exceed Python's digit limit."""
    with unlimited_digits():
        return json.dumps(value)


@contextlib.contextmanager
def unlimited_digits() -> Iterator[None]:
    most = sys.get_int_max_str_digits()
    sys.set_int_max_str_digits(0)
    yield
    sys.set_int_max_str_digits(most)


def test_wrong_order(server, ongoing):
    async def story():
        async with Player(server.url) as player, await player.socket() as end:
            own = await player.create("six", "me", "me")
            await end.send(type="unwatch", game=ongoing.game)
            await end.send(type="pong", n=99)
            await end.act(own, type="takeback")
            assert (await end.receive())["type"] == "refused"
            for _ in range(3):
                assert (await end.watch(own, 10**9))["type"] == "game"
            await end.send(type="unwatch", game=own)
            await end.send(type="unwatch", game=own)
            await end.act(own, type="move", move="2,-1", id="first")
            assert (await end.receive())["type"] == "done", "a client that does not watch gets only this"

    ongoing.run(story())


# Other people's games

OTHERS: list[dict[str, Any]] = [
    {"type": "move", "move": "a1b1"},
    {"type": "move", "move": "a1b1", "seat": 0},
    {"type": "move", "move": "i9h9", "seat": 1, "id": "secret 2"},
    {"type": "declare"},
    {"type": "resign", "seat": 1},
    {"type": "draw"},
    {"type": "draw", "yes": False},
    {"type": "takeback"},
    {"type": "abort"},
    {"type": "time", "seconds": 60},
    {"type": "rematch"},
    {"type": "claim", "result": "win"},
    {"type": "berserk"},
]


def test_a_spectator_sees_everything_and_can_do_nothing(server, ongoing):
    async def story():
        async with Player(server.url) as spectator, await spectator.socket() as end:
            seen = await end.watch(ongoing.game)
            assert (seen["version"], len(seen["events"])) == (ongoing.version, ongoing.version)
            for act in OTHERS:
                await end.act(ongoing.game, **act)
                received = await end.receive()
                assert (received["type"], received["code"]) == ("refused", "no-seat")
                assert (await spectator.act(ongoing.game, **act)).json()["code"] == "no-seat"
            await ongoing.play(2)
            assert [(await end.receive())["version"] for _ in range(2)] == [ongoing.version - 1, ongoing.version]

    ongoing.run(story())


def test_a_client_without_a_cookie_has_no_seat(server, ongoing):
    async def story():
        async with Player(server.url) as holder:
            await holder.register()
            engines = await holder.create("six", "1", "1", options={"ply_limit": 2})
        anonymous = Player(server.url)
        async with await anonymous.socket() as end:
            for game in (ongoing.game, engines):
                for act in OTHERS:
                    await end.act(game, **act)
                    assert (await end.receive())["code"] == "no-seat"
        await anonymous.http.aclose()

    ongoing.run(story())


def test_clients_receive_only_games_that_they_watch(server, ongoing):
    async def story():
        async with Player(server.url) as stranger, await stranger.socket() as idle, await stranger.socket() as leaver:
            await leaver.watch(ongoing.game)
            await leaver.send(type="unwatch", game=ongoing.game)
            await leaver.send(type="ping", n=1)
            assert await leaver.receive() == {"type": "pong", "n": 1}
            await ongoing.play(4)
            for end in (idle, leaver):
                await end.send(type="ping", n=2)
                assert await end.receive() == {"type": "pong", "n": 2}

    ongoing.run(story())


def test_partners_have_no_channel(server, ongoing):
    """In Six with four players all clients receive the same messages, and no message carries text of a partner."""

    async def story():
        async with contextlib.AsyncExitStack() as stack:
            players = [await stack.enter_async_context(Player(server.url)) for _ in range(5)]
            game = await players[0].create("six", "me", "anyone", "anyone", "anyone", options={"players": 4})
            for player in players[1:4]:
                await player.join(game)
            ends = [await stack.enter_async_context(await player.socket()) for player in players]
            for end in ends:
                assert (await end.watch(game))["state"]["turn"] == 0
            for seat in (1, 2, 3):
                for asked in ({}, {"seat": 0}):
                    await ends[seat].act(game, type="move", move="2,-1", **asked)
                    code = (await ends[seat].receive())["code"]
                    assert code == ("not-your-seat" if asked else "not-your-turn")
            for said in ({"type": "chat", "text": "psst"}, {"type": "say"}, {"type": "event", "game": game}):
                await ends[2].send(**said)
                assert (await ends[2].receive())["code"] == "not-understood"
            await ends[2].act(game, type="move", move="2,-1", text="psst")
            assert (await ends[2].receive())["code"] == "not-understood"
            await ends[0].act(game, type="move", move="2,-1", id="m")
            received = [await end.receive() for end in ends]
            assert received[0]["event"].pop("id") == "m"
            assert received == [received[0]] * 5, (
                "partners receive what opponents and spectators receive, and no text of each other"
            )
            assert received[0]["version"] == 5

    ongoing.run(story())
