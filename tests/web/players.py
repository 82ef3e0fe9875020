"""Players with accounts, and games between them, without the pages."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from tests.server.damage import execute, url_of

if TYPE_CHECKING:
    from tests.server.client import Server
    from tests.web.visitor import Visitor

__all__ = ["establish", "new_tag", "play", "sign_up", "was_days_ago"]

RATED = {"control": "300+3", "rated": True, "listed": True}


def new_tag() -> str:
    """A word that no other test has in its names."""
    return secrets.token_hex(4)


def sign_up(visitor: Visitor, name: str) -> str:
    """Give a visitor an account of this name; returns the player's id."""
    answer = visitor.context.request.put("/api/me", data={"name": name})
    assert answer.ok, answer.text()
    visitor.post("/api/account", login=secrets.token_hex(8), password=secrets.token_hex(8))
    return str(visitor.context.request.get("/api/me").json()["player"])


def play(winner: Visitor, loser: Visitor, game: str = "abalone", **settings: object) -> str:
    """A finished game, rated if nothing else is said; returns its name."""
    name = winner.create(game, "me", "anyone", **{**RATED, **settings})
    loser.join(name)
    loser.act(name, type="resign")
    return name


def establish(server: Server, *players: str) -> None:
    """Make the ratings of players certain, as many games would."""
    listed = ", ".join(f"'{player}'" for player in players)
    _execute(server, f"update ratings set deviation = 60 where player in ({listed})")


def was_days_ago(server: Server, game: str, days: int) -> None:
    """Let a game have ended some days earlier."""
    _execute(server, f"update games set ended = ended - {days * 86_400} where name = '{game}'")


def _execute(server: Server, statement: str) -> None:
    # This thread has the browser's event loop.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(execute(url_of(server), statement))).result()
