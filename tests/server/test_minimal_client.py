"""The client that docs/PROTOCOL.md shows, as a real program."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from .client import Player

if TYPE_CHECKING:
    from .client import Server

PROTOCOL = Path(__file__).parents[2] / "docs" / "PROTOCOL.md"
LONGEST = 120


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    [text] = re.findall(r"```python\n(.*?)```", PROTOCOL.read_text(), re.DOTALL)
    path = tmp_path_factory.mktemp("client") / "client.py"
    path.write_text(text)
    return path


async def output(program: Path, server: Server, *arguments: str) -> list[str]:
    command = [sys.executable, str(program), server.url, *arguments]
    done = await asyncio.to_thread(
        subprocess.run, command, capture_output=True, text=True, timeout=LONGEST, check=False, env=server.env
    )
    assert done.returncode == 0, done.stderr
    return [line.strip() for line in done.stdout.splitlines()]


def test_it_is_short(program):
    assert len(program.read_text().splitlines()) <= 60


@pytest.mark.parametrize("game", ["abalone", "six"])
def test_two_of_them_play_and_one_watches(server, program, game):
    async def story() -> None:
        async with Player(server.url) as black, Player(server.url) as other:
            tokens = [
                (await player.http.post("/api/tokens", json={"label": "x"})).json()["token"]
                for player in (black, other)
            ]
            name = await black.create(game, "me", "anyone", options={"ply_limit": 30})
            await other.join(name)
            runs = [output(program, server, name, *token) for token in ([tokens[0]], [tokens[1]], [])]
            first, second, seen = await asyncio.gather(*runs)
            assert first == second == seen
            found = (await black.http.get(f"/api/games/{name}/events")).json()
            moves = [f"moved {event['move']}" for event in found["events"] if event["type"] == "moved"]
            assert seen == ["created", "joined", *moves, found["state"]["result"]["result"]]
            assert 0 < len(moves) <= 30

    asyncio.run(story())
