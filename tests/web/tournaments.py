"""Tournaments in tests of pages: players with accounts, and acts without the page where the page adds nothing."""

from __future__ import annotations

import asyncio
import itertools
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from hexad.server.people.credentials import COOKIE
from tests.server.tournament_bots import PATIENCE, new_memberships

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from playwright.sync_api import Locator, Page

    from tests.server.client import Server
    from tests.web.visitor import Visitor
    from tests.web.words import Words

__all__ = ["Host", "enrol", "part_link"]

SETTINGS: dict[str, Any] = {"title": "Spring Open", "format": "swiss", "game": "abalone", "control": "600", "rounds": 3}
POLL_SECONDS = 0.05

_ids = itertools.count(1)


def enrol(server: Server, visitors: Sequence[Visitor], names: Sequence[str]) -> list[str]:
    """Give visitors accounts with these names; returns the players' ids."""
    # This thread has the browser's event loop.
    with ThreadPoolExecutor(1) as thread:
        added = thread.submit(lambda: asyncio.run(new_memberships(server, names))).result()
    for visitor, (_, _, cookie) in zip(visitors, added, strict=True):
        visitor.context.add_cookies([{"name": COOKIE, "value": cookie, "url": visitor.url}])
    return [player for player, _, _ in added]


def part_link(page: Page, words: Words, part: str) -> Locator:
    """The link to a part of the page of a tournament."""
    parts = page.get_by_role("navigation", name=words("tournament-parts"))
    return parts.get_by_role("link", name=words(f"tournament-part-{part}"), exact=True)


class Host:
    """An organiser of a tournament, who acts without the page."""

    def __init__(self, visitor: Visitor, **settings: Any) -> None:
        self.visitor = visitor
        self.name = str(visitor.post("/api/tournaments", **{**SETTINGS, **settings})["name"])
        self.path = f"/tournaments/{self.name}"

    def act(self, kind: str, by: Visitor | None = None, **fields: Any) -> None:
        """Do something in the tournament."""
        (by or self.visitor).post(f"/api{self.path}/acts", type=kind, id=f"w{next(_ids)}", **fields)

    def get(self, part: str = "") -> dict[str, Any]:
        """The tournament, or a part of it."""
        answer = self.visitor.context.request.get(f"/api{self.path}{part and '/'}{part}")
        assert answer.ok, answer.text()
        return dict(answer.json())

    def until(self, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Wait until the tournament is as it should be."""
        deadline = time.monotonic() + PATIENCE
        while not holds(view := self.get()):
            assert time.monotonic() < deadline, view
            time.sleep(POLL_SECONDS)
        return view

    def round(self, number: int) -> list[dict[str, Any]]:
        """Wait until a round is paired; returns its pairings."""
        self.until(lambda view: view.get("rounds", 0) >= number)
        return list(self.get(f"rounds/{number}")["pairings"])

    def started(self, *names: str, ratings: Sequence[int] = ()) -> list[dict[str, Any]]:
        """Start it at real tables with these names; returns the pairings of the first round."""
        entrants = [
            {"members": [name], **({"rating": rating} if rating else {})}
            for name, rating in itertools.zip_longest(names, ratings[: len(names)], fillvalue=0)
        ]
        self.act("open")
        self.act("add_entrants", entrants=entrants)
        self.act("start")
        return self.round(1)

    def record(self, pairing: dict[str, Any], result: str) -> None:
        """Enter the result of a game at a table."""
        self.act("record", pairing=pairing["number"], result=result)

    def play_round(self, number: int, results: Sequence[str]) -> None:
        """Enter results at tables for a whole round, one after the other and then from the first again."""
        for pairing, result in zip(self.round(number), itertools.cycle(results), strict=False):
            self.record(pairing, result)

    def status(self, status: str) -> None:
        """Wait for a phase."""
        self.until(lambda view: view["status"] == status)
