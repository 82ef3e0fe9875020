"""Tournaments through kills: in every phase, between a pairing and its games, between a game and its result."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

from hexad.server.rooms.entries import first_entry, new_room
from hexad.server.store import AppendResult, Database, Store
from hexad.server.store.tournaments import TournamentStore
from hexad.server.tournament import events as e
from hexad.server.tournament.rounds import decide_round
from hexad.server.tournament.transitions import next_state, replayed
from hexad.server.tournaments.games import created_for
from hexad.server.tournaments.rows import entry_of
from tests.profiles import IS_LONG

from .damage import execute, url_of
from .kills import acknowledged
from .tournament_bots import Bot, Club, story
from .tournament_insistence import insist, play_to_the_end, reached, resign, view
from .tournament_proof import check_tournament, stored_events

if TYPE_CHECKING:
    from collections.abc import Callable

    from hexad.server.tournament.state import TournamentState

    from .backends import Postgres
    from .client import Server

# These tests write no events of games that others do not cover.
COVERS = ()
AUTOMATIC: dict[str, Any] = {"round_start": "automatic", "pause_minutes": 0}


async def restart(*victims: Server | Postgres, quick: bool = False) -> None:
    """Kill a server, perhaps with its database, and start it: `make test` in some phases, `make test-long` in all.

    The database dies first: the server has to live without it for a moment.
    """
    if quick or IS_LONG:
        for victim in reversed(victims):
            await asyncio.to_thread(victim.kill)
        for victim in reversed(victims):
            await asyncio.to_thread(victim.start)


@story
async def test_a_kill_in_every_phase_changes_nothing(killable, request):
    """After each step the process that carried it out is killed: what was acknowledged is there, once.

    With PostgreSQL, the database is killed with it, in `make test` after some of the steps, and the second process
    lives on.
    """
    server, other = killable[0], killable[-1]
    both = (server, request.getfixturevalue("postgres")) if len(killable) > 1 else (server,)
    async with AsyncExitStack() as stack:
        club = await Club.at(stack, server, 2)
        organiser, (one, two) = club.organiser, club.players
        name = await organiser.create(format="round-robin", cycles=2)
        await restart(*both)
        steps: list[tuple[Bot, str, dict[str, Any]]] = [
            (organiser, "announce", {}),
            (organiser, "open", {}),
            (one, "enter", {}),
            (two, "enter", {}),
            (two, "withdraw", {}),
            (two, "return", {}),
            (organiser, "start", {}),
        ]
        for bot, kind, fields in steps:
            await insist(bot, name, kind, **fields)
            await restart(*(both if IS_LONG or kind == "start" else (server,)), quick=kind in ("open", "start"))
        round_ = await first_round(organiser, name)
        await resign(club, name, round_["pairings"][0])
        await restart(*both, quick=True)
        await has_result(organiser, name)
        await insist(organiser, name, "pause")
        await restart(*both)
        await insist(organiser, name, "resume")
        await insist(organiser, name, "pair", "round-not-over", minutes=1)
        await restart(*both, quick=True)
        second = await view(organiser, name, "rounds/2")
        swapped = [[pairing["second"], pairing["first"]] for pairing in second["pairings"]]
        await insist(organiser, name, "repair", round=2, pairings=swapped, reason="sides")
        await restart(*both)
        repaired = await view(organiser, name, "rounds/2")
        assert [[pairing["first"], pairing["second"]] for pairing in repaired["pairings"]] == swapped
        number = repaired["pairings"][0]["number"]
        await insist(organiser, name, "correct", pairing=number, result="1/2-1/2", reason="agreed")
        await restart(other, quick=True)
        await reached(organiser, name, lambda found: found["status"] == "finished")
        log = [event["type"] for event in (await view(organiser, name, "events"))["events"]]
        assert log == [
            *("created", "announced", "opened", "entered", "entered", "withdrawn", "returned", "started"),
            *("paired", "recorded", "paused", "resumed", "paired", "repaired", "corrected", "finished"),
        ]
        await check_tournament(url_of(server), name)


async def first_round(bot: Bot, name: str) -> dict[str, Any]:
    await reached(bot, name, lambda found: found.get("rounds", 0) > 0)
    return await view(bot, name, "rounds/1")


async def has_result(bot: Bot, name: str) -> None:
    """Wait until the result of the first round is recorded, which the server does by itself."""
    async with asyncio.timeout(120):
        while not (await view(bot, name, "rounds/1"))["pairings"][0].get("result"):
            await asyncio.sleep(0.05)


@story
async def test_games_that_a_crash_left_out_are_created(killable):
    """The pairings are committed, and one of the two games is created: that is all that the dead process did."""
    async with AsyncExitStack() as stack:
        club = await Club.at(stack, killable[0], 4)
        name = await club.opened(format="round-robin", **AUTOMATIC)
        await killed(killable)
        state = await write(killable[0], name, lambda state: [e.Started(time=time.time(), order=tuple(state.entrants))])
        state = await write(killable[0], name, lambda state: [decide_round(state, time.time(), time.time())])
        first, second = state.pairings.values()
        database = Database(url_of(killable[0]))
        room = new_room(first.game, created_for(state, first, await arena_time(database)), "dead")
        assert await Store(database).append([[first_entry(room)]]) == [AppendResult.WRITTEN]
        await database.close()
        await started(killable)
        await acknowledged(lambda: club.organiser.http.get(f"/api/games/{second.game}"), "no-game")
        await play_to_the_end(club, name)
        await check_tournament(url_of(killable[0]), name)


@story
async def test_results_that_a_crash_left_out_are_recorded(killable):
    """The game ends, and the process dies before it has recorded the result."""
    async with AsyncExitStack() as stack:
        club = await Club.at(stack, killable[0], 2)
        name = await club.opened(format="round-robin")
        await club.organiser.act(name, "start")
        await club.play_round(name, 1)
        await club.organiser.status(name, "finished")
        await killed(killable)
        url = url_of(killable[0])
        log = await stored_events(url, name)
        paired = next(version for version, event in enumerate(log, 1) if isinstance(event, e.RoundPaired))
        await execute(
            url,
            "delete from tournament_events where tournament = :name and version > :paired",
            "update tournaments set status = 'running', ended = null where name = :name",
            name=name,
            paired=paired,
        )
        await started(killable)
        await reached(club.organiser, name, lambda found: found["status"] == "finished")
        state = await check_tournament(url, name)
        assert [pairing.result and pairing.result.value for pairing in state.pairings.values()] == ["1-0"]


async def killed(servers: list[Server]) -> None:
    for server in servers:
        await asyncio.to_thread(server.kill)


async def started(servers: list[Server]) -> None:
    for server in servers:
        await asyncio.to_thread(server.start)


async def write(server: Server, name: str, next_events: Callable[[TournamentState], list[e.Event]]) -> TournamentState:
    """Write events as a process does that dies at once."""
    log = await stored_events(url_of(server), name)
    state = following = replayed(name, log)
    events = next_events(state)
    for event in events:
        following = next_state(following, event)
    database = Database(url_of(server))
    entry = entry_of(state, events, following, e.encode_event(log[-1]))
    assert await TournamentStore(database).append(entry) is AppendResult.WRITTEN
    await database.close()
    return following


async def arena_time(database: Database) -> int:
    rows = await execute(database._url, "select arena from uptime")
    return int(100 * rows[0][0])
