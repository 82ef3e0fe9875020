"""An arena of twelve: some play in browsers, the others are programs; players come late and leave."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.server.tournament_bots import PATIENCE, POLL_SECONDS, Bot, retried
from tests.web.players import new_tag
from tests.web.tournament_people import People, sign_in
from tests.web.words import Words

if TYPE_CHECKING:
    from tests.web.visitor import Visitor

SAID = Words("en")
BROWSERS = 3
AT_THE_START = 10
GAMES = 2
"""How many games each player in a browser plays at least."""


@pytest.fixture(scope="module")
def people(arena):
    with People(arena) as running:
        yield running


async def table(organiser: Bot, name: str) -> dict[str, dict[str, Any]]:
    """The standings by the ids of players."""
    entrants = {one["number"]: one for one in (await organiser.get(name, "entrants"))["entrants"]}
    rows = (await organiser.get(name, "standings"))["standings"]
    return {entrants[row["number"]]["members"][0]["player"]: row for row in rows}


async def until_played(organiser: Bot, name: str, bots: list[Bot]) -> None:
    """Wait until each of these players has ended a game."""
    async with asyncio.timeout(PATIENCE):
        while True:
            rows = await table(organiser, name)
            if all(rows.get(bot.id, {}).get("games", 0) for bot in bots):
                return
            await asyncio.sleep(POLL_SECONDS)


class Programs:
    """The players without a browser. They end games between themselves; the players in browsers end theirs."""

    def __init__(self, name: str, organiser: Bot, programs: list[Bot]) -> None:
        self.name = name
        self.organiser = organiser
        self.by_id = {bot.id: bot for bot in programs}
        self.is_over = False

    def end_for(self, bots: list[Bot]) -> None:
        """From now on also end the games of these players, who only look on."""
        self.by_id |= {bot.id: bot for bot in bots}

    async def play(self) -> None:
        seen, waiting = 0, []
        while not self.is_over:
            log = await self.organiser.get(self.name, "events", **{"from": seen})
            seen = log["version"]
            waiting += [pairing for event in log["events"] for pairing in event.get("pairings", [])]
            waiting = [pairing for pairing in waiting if not await self.is_ended(pairing)]
            await asyncio.sleep(POLL_SECONDS)

    async def is_ended(self, pairing: dict[str, Any]) -> bool:
        """End the game of a pairing if it is time to."""
        entrants = {one["number"]: one for one in (await self.organiser.get(self.name, "entrants"))["entrants"]}
        sides = [entrants[pairing[side]]["members"][0]["player"] for side in ("second", "first")]
        programs = [self.by_id[player] for player in sides if player in self.by_id]
        if len(programs) < len(sides):
            return False
        await retried(lambda: programs[0].player.act(pairing["game"], type="resign"))
        return True


def next_game(visitor: Visitor, before: set[str]) -> str:
    """Wait until the visitor is at a new game: it opens by itself, or is offered to one in another game."""
    offer = visitor.page.get_by_role("button", name=SAID("matchmaking-go"))

    def is_there() -> bool:
        found = re.search(r"/games/(\w+)$", visitor.page.url)
        if found and found[1] not in before:
            return True
        if offer.count():
            offer.first.click()
        return False

    visitor.until(is_there)
    return visitor.game()


def end_game(visitor: Visitor, *, berserk: bool) -> None:
    """Resign, after giving up half of the time."""
    actions = visitor.page.get_by_role("group", name=SAID("game-actions"))
    go_berserk = actions.get_by_role("button", name=SAID("game-berserk"), exact=True)
    expect(go_berserk).to_be_visible()
    if berserk:
        go_berserk.click()
        expect(go_berserk).to_have_count(0)
        expect(visitor.page.get_by_text(SAID("game-berserk-mark"))).to_be_visible()
    actions.get_by_role("button", name=SAID("game-resign"), exact=True).click()
    visitor.button(SAID("game-resign-yes")).click()


def test_twelve_players_with_arrivals_and_departures(people, visit):
    organiser, *players = people.members(13)
    first, late = players[:AT_THE_START], players[AT_THE_START:]
    in_browsers, leaver = first[:BROWSERS], first[-1]
    settings = {"title": f"Arena {new_tag()}", "format": "arena", "control": "180+2", "minutes": 20, "game": "six"}
    name = people.tournament(organiser, "open", entrants=tuple(first), **settings)
    visitors = [sign_in(visit(), bot) for bot in in_browsers]
    for visitor in visitors:
        visitor.open(f"/tournaments/{name}")
    programs = Programs(name, organiser, players[BROWSERS:])
    script = people.begin(programs.play())
    people.run(organiser.act(name, "start"))
    played: list[set[str]] = [set() for _ in visitors]
    for turn in range(GAMES):
        games = [next_game(visitor, before) for visitor, before in zip(visitors, played, strict=True)]
        for number, (visitor, game) in enumerate(zip(visitors, games, strict=True)):
            # Two of the visitors may have met.
            if game not in games[:number]:
                end_game(visitor, berserk=turn == 0)
            played[number].add(game)
            visitor.button(SAID("game-to-arena")).click()
        if turn == 0:
            for bot in late:
                people.run(bot.act(name, "enter"))
            people.run(leaver.act(name, "withdraw"))
    # Players who came late have played, too.
    programs.end_for(in_browsers)
    people.run(until_played(organiser, name, late))
    # Nothing new begins while the last games end.
    people.run(organiser.act(name, "pause"))
    people.run(retried(lambda: organiser.ask(name, "finish", reason="time is up"), "round-not-over"))
    programs.is_over = True
    script.end()
    entrants = people.run(organiser.get(name, "entrants"))["entrants"]
    assert len(entrants) == len(players)
    assert [one["status"] for one in entrants].count("withdrawn") == 1
    assert [len(games) for games in played] == [GAMES] * BROWSERS
    rows = people.run(table(organiser, name))
    assert all(rows[bot.id]["games"] >= GAMES for bot in in_browsers)
