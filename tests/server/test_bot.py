"""The example bot as a real program: it plays games to their end, with a token or as a guest."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import httpx

from .client import Player

BOT = Path(__file__).parents[2] / "examples" / "bot.py"
LONGEST = 120


def launch(server, *options, **env):
    command = [sys.executable, str(BOT), server.url, "--level", "1", "--games", "1", *options]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**server.env, **env})


def result_of(bot):
    try:
        said, _ = bot.communicate(timeout=LONGEST)
    finally:
        bot.kill()
    assert bot.returncode == 0
    return said


def test_it_is_short():
    assert len(BOT.read_text().splitlines()) <= 60


def test_it_plays_for_the_holder_of_its_token(server):
    """The other seat has an engine. The game is set up before the bot starts."""

    async def story():
        async with Player(server.url) as player:
            answer = await player.http.post("/api/tokens", json={"label": "a bot"})
            game = await player.create("six", "me", "1", options={"ply_limit": 60})
            said = await asyncio.to_thread(result_of, launch(server, HEXAD_TOKEN=answer.json()["token"]))
            state = (await player.state(game))["state"]
            assert state["status"] == "over"
            assert said.startswith(game)
            assert state["result"]["result"] in said
            assert state["result"]["reason"] != "time"

    asyncio.run(story())


def test_two_bots_meet_in_the_lobby(server):
    async def story():
        async with Player(server.url) as player:
            game = await player.create(
                "abalone", "anyone", "anyone", listed=True, control="60+1", options={"ply_limit": 30}
            )
            bots = [launch(server, "--lobby") for _ in range(2)]
            for said in await asyncio.gather(*(asyncio.to_thread(result_of, bot) for bot in bots)):
                assert said.startswith(game)
            state = (await player.state(game))["state"]
            assert (state["status"], state["ply"], state["result"]["reason"]) == ("over", 30, "ply limit")

    asyncio.run(story())


def test_an_invalid_token_is_refused(server):
    answer = httpx.get(f"{server.url}/api/stream", headers={"Authorization": "Bearer hexad_no"})
    assert answer.status_code == 401
    bot = launch(server, "--token", "hexad_no")
    bot.communicate(timeout=LONGEST)
    assert bot.returncode != 0
