"""docs/SECURITY.md: each promise names its tests, and the promises that need no server."""

from __future__ import annotations

import ast
import asyncio
import math
import re
from base64 import urlsafe_b64decode
from pathlib import Path

import httpx
import pytest

from hexad.server.ids import new_id
from hexad.server.people.credentials import new_cookie

from .client import Player

HERE = Path(__file__).parent
DOCUMENT = (HERE.parents[1] / "docs" / "SECURITY.md").read_text()
PROMISES = re.findall(
    r"^\*\*([\w ]+)\.?\*\*", DOCUMENT.partition("## What is promised")[2].partition("\n## ")[0], re.MULTILINE
)
ROWS = {
    promise: re.findall(r"`(\w+\.py)::(\w+)`", tests)
    for promise, tests in re.findall(r"^\| ([\w ]+) \| (`test.*) \|$", DOCUMENT.partition("## Tests")[2], re.MULTILINE)
}


def test_every_promise_has_a_row():
    assert len(PROMISES) > 5
    assert list(ROWS) == PROMISES


@pytest.mark.parametrize("promise", PROMISES)
def test_the_tests_of_a_promise_exist(promise):
    assert ROWS[promise]
    for file, name in ROWS[promise]:
        tree = ast.parse((HERE / file).read_text())
        functions = {node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
        assert name in functions, f"{file} has no {name}"


def test_cookies_and_names_of_games_cannot_be_guessed():
    cookies, names = {new_cookie() for _ in range(1_000)}, {new_id() for _ in range(1_000)}
    assert len(cookies) == len(names) == 1_000
    assert all(len(urlsafe_b64decode(cookie + "=" * (-len(cookie) % 4))) * 8 >= 256 for cookie in cookies)
    # Each character is one of those that occur: 12,000 of them show all.
    characters = set().union(*names)
    assert round(min(map(len, names)) * math.log2(len(characters))) == 70


def test_metrics_contain_no_names(server):
    async def story() -> None:
        async with Player(server.url) as player:
            (await player.http.put("/api/me", json={"name": "Zyxomma"})).raise_for_status()
            game = await player.create("six", "me", "me")
            (await player.act(game, type="resign")).raise_for_status()
            me = (await player.http.get("/api/me")).json()
        metrics = httpx.get(f"{server.url}/metrics").raise_for_status().text
        assert "hexad_events_total" in metrics
        assert not [word for word in ("Zyxomma", me["player"], game) if word in metrics]

    asyncio.run(story())
