"""A challenge is declined with a reason, which the challenger is told."""

from __future__ import annotations

import asyncio
from typing import get_args

import pytest

from hexad.server.game.field_types import DeclineReason

from .client import Player, Server

REASONS = [reason for reason in get_args(DeclineReason) if reason]


async def challenge(one: Player, two: Player) -> str:
    await two.register()
    to = (await two.http.get("/api/me")).json()["player"]
    return await one.create("abalone", "me", "anyone", to=to)


@pytest.mark.parametrize("reason", REASONS)
def test_the_challenger_is_told_the_reason(server, reason):
    async def story() -> None:
        async with Player(server.url) as one, Player(server.url) as two:
            game = await challenge(one, two)
            (await two.act(game, type="decline", reason=reason)).raise_for_status()
            state = (await one.state(game))["state"]
            assert (state["status"], state["reason"]) == ("aborted", f"declined-{reason}")

    asyncio.run(story())


def test_a_reason_is_one_of_a_few(server):
    async def story() -> None:
        async with Player(server.url) as one, Player(server.url) as two:
            game = await challenge(one, two)
            refused = await two.act(game, type="decline", reason="I do not like you.")
            assert refused.status_code == 400, refused.text
            assert (await one.state(game))["state"]["status"] == "open"

    asyncio.run(story())


def test_it_is_known_after_a_restart(tmp_path):
    async def story() -> None:
        with Server(tmp_path / "data") as server:
            async with Player(server.url) as one, Player(server.url) as two:
                game = await challenge(one, two)
                (await two.act(game, type="decline", reason="later")).raise_for_status()
                server.kill()
                server.start()
                assert (await one.state(game))["state"]["reason"] == "declined-later"

    asyncio.run(story())
