"""Quotas of accounts and addresses, on real servers, with and without Redis."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from hexad.server.edge.counters import Bucket, Counters
from hexad.server.edge.network_factors import NetworkFactors
from hexad.server.edge.redis_counters import RedisCounters
from hexad.server.settings import read_networks

from .client import UNLIMITED, Player, Server
from .waiting import in_a_loop

if TYPE_CHECKING:
    from collections.abc import Iterator

SMALL = {
    **msgspec.json.decode(UNLIMITED),
    "games_per_hour": 4,
    "engine_games_per_hour": 3,
    "engine_games": 2,
    "account_factor": 2,
    "pictures_per_minute": 2,
    "downloads_per_minute": 2,
    "replays_per_minute": 3,
    "searches_per_minute": 2,
    "puzzle_attempts_per_minute": 2,
    "accounts_per_day": 4,
    "attempts_per_minute": 5,
    "attempts_per_login": 3,
}
CLUB = "127.0.1.0/24"


@pytest.fixture(scope="module")
def small(tmp_path_factory) -> Iterator[Server]:
    """A server with small quotas. Each test comes from addresses of its own."""
    env = {"HEXAD_LIMITS": json.dumps(SMALL), "HEXAD_NETWORKS": json.dumps({CLUB: 5})}
    with Server(tmp_path_factory.mktemp("quotas") / "data", "--engines", "1", env=env) as running:
        yield running


async def tries(player: Player, *chairs: str, count: int = 6) -> list[str]:
    """Create games; the codes of the refusals."""
    seats = [{"who": "engine", "level": int(chair)} if chair.isdigit() else {"who": chair} for chair in chairs]
    body = {"game": "abalone", "chairs": seats}
    answers = [await player.http.post("/api/games/", json=body) for _ in range(count)]
    for answer in answers:
        assert answer.status_code in (201, 429)
        assert answer.status_code == 201 or int(answer.headers["retry-after"]) == answer.json()["wait"] >= 1
    return [answer.json().get("code", "") for answer in answers]


def test_guests_of_one_address_share_a_quota(small):
    async def story() -> None:
        async with Player(small.url, "127.0.0.2") as one, Player(small.url, "127.0.0.2") as two:
            assert await tries(one, "me", "anyone", count=3) == ["", "", ""]
            assert await tries(two, "me", "anyone", count=3) == ["", "quota-games", "quota-games"]
        async with Player(small.url, "127.0.0.3") as other:
            assert await tries(other, "me", "anyone", count=1) == [""]

    asyncio.run(story())


def test_an_account_has_its_own_and_larger_quota(small):
    async def story() -> None:
        address = "127.0.0.4"
        async with Player(small.url, address) as guest, Player(small.url, address) as holder:
            await holder.register()
            assert await tries(holder, "me", "anyone", count=9) == [""] * 8 + ["quota-games"]
            assert await tries(guest, "me", "anyone", count=5) == [""] * 4 + ["quota-games"]

    asyncio.run(story())


def test_the_quota_of_a_network_is_raised(small):
    async def story() -> None:
        async with Player(small.url, "127.0.1.7") as member:
            assert await tries(member, "me", "anyone", count=21) == [""] * 20 + ["quota-games"]

    asyncio.run(story())


def test_engine_games_in_progress_and_rematches(small):
    async def story() -> None:
        async with Player(small.url, "127.0.0.5") as one, Player(small.url, "127.0.0.5") as two:
            game = await one.create("abalone", "me", "1")
            await two.create("abalone", "me", "1")
            assert await tries(two, "me", "1", count=1) == ["too-many-engine-games"]
            assert (await one.act(game, type="resign")).status_code == 200
            assert (await one.act(game, type="rematch")).status_code == 200
            following = (await one.state(game))["state"]["next"]
            assert (await one.act(following, type="resign")).status_code == 200
            refused = await one.act(following, type="rematch")
            assert (refused.status_code, refused.json()["code"]) == (429, "quota-engine-games")

    asyncio.run(story())


def test_engines_play_alone_for_accounts_only(small):
    async def story() -> None:
        async with Player(small.url, "127.0.0.6") as player:
            chairs = [{"who": "engine", "level": 1}] * 2
            refused = await player.http.post("/api/games/", json={"game": "six", "chairs": chairs})
            assert (refused.status_code, refused.json()["code"]) == (403, "guest-engines")
            four = [{"who": "me"}, *[{"who": "engine", "level": 1}] * 3]
            options = {"players": 4}
            body = {"game": "six", "chairs": four, "options": options}
            assert (await player.http.post("/api/games/", json=body)).status_code == 201
            await player.register()
            assert await player.create("six", "1", "1", options={"ply_limit": 2})

    asyncio.run(story())


def test_pictures_and_downloads(small):
    async def story() -> None:
        async with Player(small.url, "127.0.0.7") as player:
            pictures = [await player.http.post("/api/positions/picture", json={"game": "six"}) for _ in range(3)]
            assert [answer.status_code for answer in pictures] == [200, 200, 429]
            assert pictures[-1].json()["code"] == "quota-pictures"
            exports = [await player.http.get("/api/records") for _ in range(3)]
            assert [answer.status_code for answer in exports] == [200, 200, 429]

    asyncio.run(story())


def test_preview_pictures_and_animations_are_pictures(small):
    async def story() -> None:
        async with Player(small.url, "127.0.0.17") as player, Player(small.url, "127.0.0.18") as other:
            first, second = "/previews/en/rules/A1.png", "/previews/en/rules/A2.png"
            drawn = await player.http.get(first)
            assert drawn.status_code == 200
            refused = await player.http.get(second)
            assert (refused.status_code, refused.json()["code"]) == (429, "quota-pictures")
            assert refused.headers["retry-after"]
            assert (await player.http.get(first)).content == drawn.content, "a picture in memory costs nothing"
            known = {"If-None-Match": drawn.headers["etag"]}
            assert (await player.http.get(first, headers=known)).status_code == 304
            name = await other.create("six", "me", "me")
            (await other.act(name, type="resign")).raise_for_status()
            image = await other.http.get(f"/api/games/{name}/animation.gif", params={"width": 120})
            assert image.status_code == 200
            assert (await other.http.get(second)).json()["code"] == "quota-pictures"
            assert (await other.http.get(first)).status_code == 200

    asyncio.run(story())


async def codes(player: Player, method: str, path: str, body: dict[str, Any] | None = None, count: int = 4) -> str:
    """Send the same request several times; the codes of the answers, where 200 is empty."""
    answers = [await player.http.request(method, path, json=body) for _ in range(count)]
    return " ".join(str(answer.json()["code"]) if answer.status_code == 429 else "-" for answer in answers)


def test_replays_records_searches_and_puzzles(small):
    """Every route that takes more than a few milliseconds of a processor. A long text counts more than a short one."""
    long_text = {"text": "not a record" + " " * 8_000}
    written = {"game": "six", "tags": {}, "line": [{"move": "2,-1"}]}
    quota = "quota-replays"
    routes: list[tuple[str, str, dict[str, Any] | None, str]] = [
        ("GET", "/api/games/GAME/record", None, f"- - - {quota}"),
        ("POST", "/api/records/read", {"text": "1. 2,-1"}, f"- - - {quota}"),
        ("POST", "/api/records/read", long_text, f"- {quota} {quota} {quota}"),
        ("POST", "/api/records/write", written, f"- - - {quota}"),
        ("GET", "/api/games", None, "- - quota-searches quota-searches"),
        ("GET", "/api/players/nobody/ratings?game=six&speed=blitz", None, "- - quota-searches quota-searches"),
        ("GET", "/api/players/nobody/puzzles", None, "- - quota-searches quota-searches"),
        ("GET", "/api/leaderboards/six/blitz", None, "- - quota-searches quota-searches"),
        ("POST", "/api/puzzles/PUZZLE/try", {"moves": ["a1"]}, "- - quota-puzzles quota-puzzles"),
    ]

    async def story() -> None:
        async with Player(small.url, "127.0.2.1") as owner:
            game = await owner.create("six", "me", "me")
            puzzle = (await owner.http.get("/api/puzzles/daily")).json()["id"]
        for number, (method, route, body, expected) in enumerate(routes, 2):
            path = route.replace("GAME", game).replace("PUZZLE", puzzle)
            async with Player(small.url, f"127.0.2.{number}") as player:
                assert await codes(player, method, path, body) == expected, path

    asyncio.run(story())


def test_an_attacker_does_not_lock_the_owner_out(small):
    async def story() -> None:
        credentials = {"login": "owner", "password": "the right password"}
        async with Player(small.url, "127.0.0.8") as owner:
            assert (await owner.http.post("/api/account", json=credentials)).status_code == 201
        guess = {**credentials, "password": "a wrong password"}
        answers: Counter[int] = Counter()
        start = time.monotonic()
        for number in range(10, 20):
            async with Player(small.url, f"127.0.0.{number}") as attacker:
                answers.update([(await attacker.http.post("/api/session", json=guess)).status_code for _ in range(4)])
        # When many addresses have tried a login, each has one attempt a minute, besides three for the login.
        minutes = (time.monotonic() - start) / 60
        assert set(answers) == {401, 429}
        assert answers[401] <= 10 + 3 + 3 * minutes + 10 * minutes
        async with Player(small.url, "127.0.0.9") as owner:
            assert (await owner.http.post("/api/session", json=credentials)).status_code == 200

    asyncio.run(story())


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("nonsense", "is not a JSON object: expected factors by network"),
        ('{"192.0.2.1/24": 2}', "is an address within a network, expected the network 192.0.2.0/24"),
        ('{"club": 2}', "is not a network, expected one such as"),
        ('{"192.0.2.0/24": 0}', "has the factor 0, expected one above 0"),
        ('{"192.0.2.0/24": "many"}', "is not a JSON object"),
    ],
)
def test_invalid_networks_are_refused(text, said):
    with pytest.raises(ValueError, match=f"^HEXAD_NETWORKS.*{said}"):
        read_networks(text)


def test_the_smallest_network_counts():
    factors = NetworkFactors(read_networks('{"192.0.2.0/24": 5, "192.0.2.128/25": 9, "2001:db8::/32": 3}'))
    found = [factors.of(address) for address in ("192.0.2.1", "192.0.2.200", "2001:db8::7", "198.51.100.1", "")]
    assert found == [5, 9, 3, 1, 1]


@in_a_loop
async def test_processes_share_their_counters_through_redis(redis):
    bucket = Bucket("test", 3, 3600)
    one, two = Counters(RedisCounters(redis.url)), Counters(RedisCounters(redis.url))
    try:
        assert [bool(await counters.take(bucket, "a")) for counters in (one, two, one, two, one)] == [False] * 3 + [
            True
        ] * 2
        assert await two.take(bucket, "b") == 0
        await one.add("games", "a", "x")
        await two.add("games", "a", "y")
        assert await one.members("games", "a") == {"x", "y"}
        await one.discard("games", "a", {"x"})
        assert await two.members("games", "a") == {"y"}
    finally:
        await one.close()
        await two.close()


@in_a_loop
async def test_without_redis_each_process_counts_alone():
    bucket = Bucket("alone", 2, 3600)
    counters = Counters(RedisCounters("redis://127.0.0.1:1/0"))
    try:
        assert [bool(await counters.take(bucket, "a")) for _ in range(4)] == [False, False, True, True]
    finally:
        await counters.close()
