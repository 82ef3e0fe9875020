"""Challenges: only the player who is challenged can take the seat, is told about it, and may decline it."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from typing import Any

from .client import Player
from .damage import execute, url_of
from .seekers import Seeker

ROUNDS = 3
PLAYING = "select name from games where status = 'playing' and name in (select game from seats where player = '{}')"


async def challenge(one: Player, to: str, **settings: Any) -> str:
    return await one.create("abalone", "me", "anyone", to=to, **settings)


async def notice(seeker: Seeker, type_: str, game: str) -> dict[str, Any]:
    """The next notice of a type about a game."""
    while True:
        found = (await seeker.socket.receive("notice"))["notice"]
        if (found["type"], found["game"]) == (type_, game):
            return dict(found)


def test_a_challenge_is_shown_to_the_player_who_may_accept_it(both):
    async def story() -> None:
        async with AsyncExitStack() as stack:
            one, two = [await Seeker.at(stack, server, registered=True) for server in both]
            third = await stack.enter_async_context(Player(both[1].url))
            name = (await two.player.http.get("/api/me")).json()["name"]
            for seeker in (one, two):
                await seeker.socket.send(type="mine")
                await seeker.socket.receive("mine")
            game = await challenge(one.player, name, control="300", rated=True, listed=True)
            assert (await notice(one, "challenging", game))["seats"] == [0]
            told = await notice(two, "challenge", game)
            assert "private" not in told["created"]
            assert (told["created"]["invited"], told["created"]["by"], told["seats"]) == (two.id, one.id, [])
            assert game not in [found["name"] for found in (await third.http.get("/api/lobby")).json()["games"]]
            refused = await third.http.post(f"/api/games/{game}/join", json={})
            assert (refused.status_code, refused.json()["code"]) == (403, "not-invited")
            async with await two.player.socket() as later:
                await later.send(type="mine")
                assert (await later.receive("notice"))["notice"]["type"] == "challenge"
                assert game in (await later.receive("mine"))["games"]
            await two.player.join(game)
            assert (await notice(two, "began", game))["seats"] == [1]
            (await one.player.act(game, type="abort")).raise_for_status()
            (await one.player.act(game, type="rematch")).raise_for_status()
            (await two.player.act(game, type="rematch")).raise_for_status()
            following = (await two.player.state(game))["state"]["next"]
            assert "invited" not in (await one.player.state(following))["created"]

    asyncio.run(story())


def test_a_challenge_ends_the_searches_of_both_and_nobody_accepts_one_in_another_game(both):
    async def story() -> None:
        async with AsyncExitStack() as stack:
            one, two, three = [await Seeker.at(stack, server, registered=True) for server in (*both, both[0])]
            first = await challenge(one.player, two.id, control="300")
            second = await challenge(three.player, two.id, control="300")
            slow = await challenge(three.player, one.id)
            await one.seek("60")
            await two.seek("600")
            await two.player.join(first)
            assert (await one.paired(), await two.paired()) == (first, first)
            refused = await two.player.http.post(f"/api/games/{second}/join", json={})
            assert (refused.status_code, refused.json()["code"]) == (409, "in-another-game")
            assert (await one.player.state(second))["state"]["status"] == "open"
            await one.player.join(slow)
            (await one.player.act(first, type="abort")).raise_for_status()
            await two.player.join(second)

    asyncio.run(story())


def test_nobody_is_paired_and_accepts_a_challenge_at_the_same_time(both):
    """Each of four players waits and has a challenge of a fifth one. They accept while they are being paired."""

    async def story() -> None:
        async with AsyncExitStack() as stack:
            people = [await Seeker.at(stack, both[number % 2], registered=True) for number in range(4)]
            others = [await Seeker.at(stack, both[number % 2], registered=True) for number in range(4)]
            for _ in range(ROUNDS):
                pairs = list(zip(people, others, strict=True))
                games = [await challenge(other.player, one.id, control="300", listed=True) for one, other in pairs]
                await asyncio.gather(*(one.seek() for one in people))
                answers = await asyncio.gather(*(accept(one, game) for one, game in zip(people, games, strict=True)))
                paired = [await one.paired() for one in people]
                for one, game, has_accepted, found in zip(people, games, answers, paired, strict=True):
                    # Who has accepted hears of that game, and who was paired could not accept.
                    assert (found == game) == has_accepted
                    assert await execute(url_of(both[0]), PLAYING.format(one.id)) == [(found,)]
                for game in {*games, *paired}:
                    for one in (*people, *others):
                        await one.player.act(game, type="abort")

    asyncio.run(story())


async def accept(seeker: Seeker, game: str) -> bool:
    """Accept a challenge at about the time of a round of pairing; returns whether it was possible."""
    await asyncio.sleep(random.Random(game).uniform(0.0, 1.2))
    answer = await seeker.player.http.post(f"/api/games/{game}/join", json={})
    assert answer.is_success or answer.json()["code"] == "in-another-game", answer.text
    return answer.is_success


def test_a_challenge_can_be_declined_once(both):
    async def story() -> None:
        async with AsyncExitStack() as stack:
            one, two = [await Seeker.at(stack, server, registered=True) for server in both]
            third = await stack.enter_async_context(Player(both[1].url))
            game = await challenge(one.player, two.id)
            assert (await one.player.state(game))["created"]["private"]
            await one.socket.send(type="mine")
            await one.socket.receive("mine")
            for other in (one.player, third):
                answer = await other.act(game, type="decline")
                assert (answer.status_code, answer.json()["code"]) == (403, "not-challenged")
            done = (await two.player.act(game, type="decline", id="no")).raise_for_status().json()
            assert (await two.player.act(game, type="decline", id="no")).json() == done
            again = await two.player.act(game, type="decline", id="another")
            assert (again.status_code, again.json()["code"]) == (409, "not-open")
            told = await notice(one, "finished", game)
            assert (told["state"]["status"], told["state"]["reason"]) == ("aborted", "declined")
            joined = await two.player.http.post(f"/api/games/{game}/join", json={})
            assert joined.json()["code"] == "not-open"
            assert await challenge(one.player, two.id) != game

    asyncio.run(story())


def test_a_challenge_that_is_withdrawn_is_gone(server):
    async def story() -> None:
        async with AsyncExitStack() as stack:
            one, two = [await Seeker.at(stack, server, registered=True) for _ in range(2)]
            game = await challenge(one.player, two.id)
            await two.socket.send(type="mine")
            assert (await two.socket.receive("mine"))["games"] == [game]
            (await one.player.act(game, type="abort")).raise_for_status()
            await notice(two, "finished", game)
            await two.socket.send(type="mine")
            assert (await two.socket.receive("mine"))["games"] == []

    asyncio.run(story())


def test_challenges_that_are_refused(server):
    async def story() -> None:
        async with AsyncExitStack() as stack:
            one, two = [await Seeker.at(stack, server, registered=True) for _ in range(2)]
            guest = await Seeker.at(stack, server)

            async def answer(to: str, *chairs: str) -> tuple[int, str]:
                seats = [{"who": who} for who in chairs or ("me", "anyone")]
                request = {"game": "abalone", "chairs": seats, "to": to}
                found = await one.player.http.post("/api/games", json=request)
                return found.status_code, found.json().get("code", "")

            assert await answer("nobody of this name") == (404, "no-player")
            assert await answer(guest.id) == (404, "no-player")
            assert await answer(one.id) == (422, "challenge-self")
            assert await answer(two.id, "me", "me") == (422, "challenge-seats")
            assert await answer(two.id, "anyone", "anyone") == (422, "challenge-seats")
            assert await answer(two.id) == (201, "")
            assert await answer(two.id) == (409, "already-challenged")

    asyncio.run(story())
