"""Tournaments in simulated time: schedules, the windows of a league, players who do not come, the end of an arena."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

import pytest

from .simulated_time import SimulatedServer
from .tournament_bots import Bot, Club, story

if TYPE_CHECKING:
    from collections.abc import Iterator

BEGINS = 1_800_000_000.0
MINUTE, DAY = 60.0, 86_400.0


@pytest.fixture(scope="module")
def timed(tmp_path_factory) -> Iterator[SimulatedServer]:
    """A server whose time the tests move forward."""
    with SimulatedServer(tmp_path_factory.mktemp("timed") / "data", begins=BEGINS) as running:
        yield running


async def results(bot: Bot, name: str, round_number: int) -> list[str]:
    round_ = await bot.get(name, f"rounds/{round_number}")
    return [pairing.get("result", "") for pairing in round_["pairings"]]


@story
async def test_rounds_begin_at_their_times(timed):
    async with AsyncExitStack() as stack:
        club = await Club.at(stack, timed, 2)
        now = timed.now()
        times = [now + 10 * MINUTE, now + 60 * MINUTE]
        choices: dict[str, Any] = {"format": "round-robin", "cycles": 2, "round_start": "schedule"}
        name = await club.opened(**choices, round_times=times, starts=now + 5 * MINUTE)
        assert (await club.organiser.get(name))["status"] == "registration"
        timed.go_to(now + 5 * MINUTE)
        await club.organiser.status(name, "running")
        assert (await club.organiser.get(name)).get("rounds", 0) == 0
        timed.go_to(times[0] - 50)
        first = await club.organiser.round(name, 1)
        assert first["begins"] == times[0]
        (pairing,) = first["pairings"]
        assert (await club.organiser.http.get(f"/api/games/{pairing['game']}")).status_code == 404
        timed.go_to(times[0])
        await club.play(name, pairing)
        timed.go_to(times[1])
        await club.play_round(name, 2)
        await club.organiser.status(name, "finished")
        calendar = (await club.organiser.http.get(f"/api/tournaments/{name}/calendar")).text
        assert calendar.count("BEGIN:VEVENT") == 2


@story
async def test_players_who_do_not_come_forfeit_and_are_withdrawn_after_two_games(timed):
    async with AsyncExitStack() as stack:
        club = await Club.at(stack, timed, 3)
        absent, *present = club.players
        choices: dict[str, Any] = {"format": "round-robin", "cycles": 2, "round_start": "automatic", "pause_minutes": 0}
        name = await club.opened(**choices, no_show_minutes=5, control="600", rated=True)
        await club.organiser.act(name, "start")
        forfeits = 0
        for number in range(1, 7):
            round_ = await club.organiser.round(name, number)
            for pairing in round_["pairings"]:
                if 1 not in (pairing["first"], pairing["second"]):
                    await club.play(name, pairing)
                    continue
                forfeits += 1
                if forfeits <= 2:
                    await come(club, name, pairing, timed)
        await club.organiser.status(name, "finished")
        entrants = (await club.organiser.get(name, "entrants"))["entrants"]
        assert (entrants[0]["status"], entrants[0]["reason"]) == ("withdrawn", "no-show")
        table = {row["number"]: row["points"] for row in (await absent.get(name, "standings"))["standings"]}
        assert table[1] == 0
        assert table[2] + table[3] == 6
        games = (await absent.http.get(f"/api/players/{absent.id}/games")).json()["games"]
        assert [game["reason"] for game in games] == ["no show"] * 2
        rated = (await absent.http.get(f"/api/players/{absent.id}/games?rated=true")).json()["games"]
        assert rated == []
        assert (await absent.http.get(f"/api/players/{absent.id}")).json()["ratings"] == []
        assert (await present[0].http.get(f"/api/players/{present[0].id}")).json()["ratings"] != []


async def come(club: Club, name: str, pairing: dict[str, Any], timed: SimulatedServer) -> None:
    """Let the opponent of entrant 1 be there, and the time pass after which entrant 1 forfeits."""
    entrants = (await club.organiser.get(name, "entrants"))["entrants"]
    if pairing["second"] == 1:
        bot = club.by_id[entrants[pairing["first"] - 1]["members"][0]["player"]]
        while not (await bot.player.move(pairing["game"], "a1b2")).is_success:
            pass  # the game begins within a second
    else:
        while (await club.organiser.http.get(f"/api/games/{pairing['game']}")).status_code == 404:
            pass
    timed.go_to(timed.now() + 5 * MINUTE + 1)
    while True:
        round_ = await club.organiser.get(name, f"rounds/{pairing['round']}")
        result = next(found.get("result") for found in round_["pairings"] if found["number"] == pairing["number"])
        if result is not None:
            assert result == ("+/-" if pairing["second"] == 1 else "-/+")
            return


@story
async def test_a_round_of_a_league_ends_with_its_window(timed):
    async with AsyncExitStack() as stack:
        club = await Club.at(stack, timed, 4)
        name = await club.opened(format="league", days=3)
        await club.organiser.act(name, "start")
        first = await club.organiser.round(name, 1)
        one, two = first["pairings"]
        entrants = (await club.organiser.get(name, "entrants"))["entrants"]
        for number in (one["first"], one["second"]):
            bot = club.by_id[entrants[number - 1]["members"][0]["player"]]
            await bot.act(name, "ready", pairing=one["number"])
        await club.play(name, one)
        late = club.by_id[entrants[two["first"] - 1]["members"][0]["player"]]
        await late.act(name, "ready", pairing=two["number"])
        timed.go_to(first["begins"] + 3 * DAY + 1)
        second = await club.organiser.round(name, 2)
        assert second["begins"] >= first["ends"]
        assert sorted(await results(club.organiser, name, 1)) == ["-/-", "1-0"]
        statuses = {entrant["status"] for entrant in (await late.get(name, "entrants"))["entrants"]}
        assert statuses == {"active"}


@story
async def test_an_arena_starts_and_ends_by_itself(timed):
    async with AsyncExitStack() as stack:
        club = await Club.at(stack, timed, 2)
        starts = timed.now() + 10 * MINUTE
        name = await club.opened(format="arena", minutes=5, control="180", starts=starts)
        empty = await club.organiser.create(format="arena", minutes=5, control="60", starts=starts)
        await club.organiser.act(empty, "open")
        timed.go_to(starts)
        view = await club.organiser.status(name, "running")
        assert view["ends"] == view["started"] + 5 * MINUTE
        assert (await club.organiser.status(empty, "cancelled"))["reason"] == "too-few"
        game = await next_game(club, name)
        answer = await club.players[0].player.act(game, type="berserk")
        assert answer.is_success, answer.text
        state = (await club.players[0].player.state(game))["state"]
        seat = state["berserk"][0]
        assert state["clock"][seat] <= 9_000 < state["clock"][1 - seat]
        loser = club.by_id[state["seats"][1 - seat]["player"]]
        assert (await loser.player.act(game, type="resign")).is_success
        timed.go_to(view["ends"] + 1)
        while (await club.organiser.get(name))["status"] == "running":
            for bot in club.players:  # the two have been paired again
                await bot.player.act(await next_game(club, name), type="resign")
        table = (await club.organiser.get(name, "standings"))["standings"]
        assert table[0]["points"] >= 3


async def next_game(club: Club, name: str) -> str:
    """The game that was paired last."""
    found: list[str] = []
    while not found:
        events = (await club.organiser.get(name, "events"))["events"]
        found = [pairing["game"] for event in events if event["type"] == "paired" for pairing in event["pairings"]]
    while (await club.organiser.http.get(f"/api/games/{found[-1]}")).status_code == 404:
        pass
    return found[-1]
