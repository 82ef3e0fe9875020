"""An arena of twelve, in which players come late and leave, and which ends by itself.

`make test` has three of them in browsers, the others are programs, and the time is moved forward to the end.
`make test-long` has all twelve in browsers, for two minutes of real time.
"""

from __future__ import annotations

import asyncio
import re
import time
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.profiles import IS_LONG
from tests.server.presence_limits import limits
from tests.server.simulated_time import SimulatedServer
from tests.server.tournament_bots import POLL_SECONDS, Bot, retried
from tests.web.players import new_tag
from tests.web.tournament_people import People, sign_in
from tests.web.visitor import Visitor
from tests.web.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

SAID = Words("en")
PLAYERS, AT_THE_START = 12, 10
IN_BROWSERS, MINUTES = (12, 2) if IS_LONG else (3, 20)
# How many games a player in a browser, who is there from the start, plays at least. It depends on the machine how many
# there are in two minutes.
GAMES = 1 if IS_LONG else 2
# Nobody's time is up when the time is moved forward, and nobody counts as absent.
SETTINGS = {"format": "arena", "control": "3600", "no_show_minutes": 60, "minutes": MINUTES, "game": "six"}
# Only a test that hangs waits this long.
MAX_SECONDS = 60.0 * MINUTES + 300


@pytest.fixture(scope="module")
def timed(tmp_path_factory) -> Iterator[SimulatedServer]:
    data = tmp_path_factory.mktemp("arena") / "data"
    with SimulatedServer(data, begins=time.time(), env=limits(grace_seconds=10_000)) as running:
        yield running


@pytest.fixture
def people(timed) -> Iterator[People]:
    with People(timed) as running:
        yield running


class Programs:
    """The players without a browser. They end games between themselves; the players in browsers end theirs."""

    def __init__(self, name: str, organiser: Bot, programs: list[Bot]) -> None:
        self.name = name
        self.organiser = organiser
        self.by_id = {bot.id: bot for bot in programs}
        self.is_over = False

    async def play(self) -> None:
        seen, waiting = 0, []
        while not self.is_over:
            log = await self.organiser.get(self.name, "events", **{"from": seen})
            seen = log["version"]
            waiting += [pairing for event in log["events"] for pairing in event.get("pairings", [])]
            waiting = [pairing for pairing in waiting if not await self.is_ended(pairing)]
            await asyncio.sleep(POLL_SECONDS)

    async def is_ended(self, pairing: dict[str, Any]) -> bool:
        """End the game of a pairing if it is one of two programs."""
        entrants = {one["number"]: one for one in (await self.organiser.get(self.name, "entrants"))["entrants"]}
        sides = [entrants[pairing[side]]["members"][0]["player"] for side in ("second", "first")]
        programs = [self.by_id[player] for player in sides if player in self.by_id]
        if len(programs) < len(sides):
            return False
        await retried(lambda: programs[0].player.act(pairing["game"], type="resign"))
        return True


class Person:
    """A player in a browser, who resigns every game, the first one after giving up half of the time."""

    def __init__(self, browser: Browser, bot: Bot, url: str) -> None:
        self.bot = bot
        self.visitor = sign_in(Visitor(browser, url), bot)
        self.games: set[str] = set()

    def look(self, ended: set[str]) -> None:
        """End the game that this player was taken to, and go back; accept a game that is offered on another page."""
        found = re.search(r"/games/(\w+)$", self.visitor.page.url)
        offer = self.visitor.page.get_by_role("button", name=SAID("matchmaking-go"))
        if found and found[1] not in self.games:
            # Two players in browsers may have met.
            if found[1] not in ended:
                self._end_game()
            ended.add(found[1])
            self.games.add(found[1])
            self.visitor.button(SAID("game-to-arena")).click()
        elif offer.count():
            offer.first.click()

    def _end_game(self) -> None:
        page = self.visitor.page
        actions = page.get_by_role("group", name=SAID("game-actions"))
        go_berserk = actions.get_by_role("button", name=SAID("game-berserk"), exact=True)
        expect(go_berserk).to_be_visible()
        if not self.games:
            go_berserk.click()
            expect(go_berserk).to_have_count(0)
            expect(page.get_by_text(SAID("game-berserk-mark"))).to_be_visible()
        actions.get_by_role("button", name=SAID("game-resign"), exact=True).click()
        self.visitor.button(SAID("game-resign-yes")).click()


class Arena:
    """The arena, its players in browsers, and the time."""

    def __init__(self, timed: SimulatedServer, people: People, organiser: Bot, name: str) -> None:
        self.timed = timed
        self.people = people
        self.organiser = organiser
        self.name = name

    def get(self, part: str = "") -> dict[str, Any]:
        return dict(self.people.run(self.organiser.get(self.name, part)))

    def wait_for_pairings(self) -> None:
        """Wait until everybody who was there at the start has a game."""
        deadline = time.monotonic() + MAX_SECONDS
        while all(event["type"] != "paired" for event in self.get("events")["events"]):
            assert time.monotonic() < deadline
            time.sleep(POLL_SECONDS)

    def play(self, persons: list[Person]) -> dict[str, Any]:
        """Play until the arena is over; returns it."""
        ended: set[str] = set()
        deadline, has_jumped = time.monotonic() + MAX_SECONDS, IS_LONG
        while (view := self.get())["status"] == "running":
            assert time.monotonic() < deadline, view
            for person in persons:
                person.look(ended)
            if not has_jumped and all(len(person.games) >= GAMES for person in persons):
                self.timed.go_to(view["ends"] + 1)
                has_jumped = True
            persons[0].visitor.page.wait_for_timeout(100)
        return view


def test_twelve_players_with_arrivals_and_departures(timed, people, browser):
    organiser, *players = people.members(PLAYERS + 1)
    first, late = players[:AT_THE_START], players[AT_THE_START:]
    in_browsers = players if IS_LONG else [*first[: IN_BROWSERS - 1], late[0]]
    leaver = first[-1]
    name = people.tournament(organiser, "open", entrants=tuple(first), title=f"Arena {new_tag()}", **SETTINGS)
    persons = [Person(browser, bot, timed.url) for bot in in_browsers]
    for person in persons:
        person.visitor.open(f"/tournaments/{name}")
    programs = Programs(name, organiser, [bot for bot in players if bot not in in_browsers])
    script = people.begin(programs.play())
    people.run(organiser.act(name, "start"))
    for person in persons:
        if person.bot in late:
            person.visitor.button(SAID("tournament-enter")).click()
    for bot in late:
        if bot not in in_browsers:
            people.run(bot.act(name, "enter"))
    arena = Arena(timed, people, organiser, name)
    arena.wait_for_pairings()
    people.run(leaver.act(name, "withdraw"))
    view = arena.play(persons)
    programs.is_over = True
    script.end()

    assert (view["status"], view.get("reason")) == ("finished", None)
    assert view["ends"] == view["started"] + 60 * MINUTES <= view["ended"]
    entrants = arena.get("entrants")["entrants"]
    assert len(entrants) == PLAYERS
    assert [one["members"][0]["player"] for one in entrants if one["status"] == "withdrawn"] == [leaver.id]
    numbers = {one["members"][0]["player"]: one["number"] for one in entrants}
    played = {row["number"]: row["games"] for row in arena.get("standings")["standings"]}
    assert all(played[numbers[bot.id]] >= 1 for bot in players if bot is not leaver)
    assert all(played[numbers[person.bot.id]] >= len(person.games) >= GAMES for person in persons)
    for person in persons:
        page = person.visitor.open(f"/tournaments/{name}")
        expect(page.get_by_role("list", name=SAID("tournament-podium"))).to_be_visible()
    troubles = [trouble for person in persons for trouble in person.visitor.leave()]
    assert not troubles, troubles
