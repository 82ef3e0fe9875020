"""Large and many tournaments: what is computed once, what stays in memory, and what does not wait for what."""

from __future__ import annotations

import asyncio
import random
import time
from types import SimpleNamespace
from typing import Any

from msgspec.structs import replace

from hexad.server.tournament import events as e
from hexad.server.tournament.settings import TournamentSettings
from hexad.server.tournament.tables import ranked, standings_of
from hexad.server.tournament.transitions import first_state, next_state, replayed
from hexad.server.tournaments.room import TournamentRoom
from hexad.server.tournaments.swiss_pairing import MAX_SMALL, SwissPairing
from hexad.server.tournaments.tournaments import MAX_LOADED, Tournaments
from hexad.server.tournaments.upkeep import Upkeep
from hexad.tournaments import Entrant, History
from hexad.tournaments.swiss_process import request

from .tournament_meeting import Meeting

ARENA = TournamentSettings(title="Large", format="arena", game="abalone", control="60")
PLAYERS, GAMES = 1_000, 30_000
# Of processor time. It takes half a second; if each event copied what there is, it would take more than ten.
MAX_SECONDS = 5.0


def large_arena() -> list[e.Event]:
    """The log of an arena of an hour."""
    rng = random.Random(1)
    log: list[e.Event] = [e.TournamentCreated(time=1.0, by="o", settings=ARENA), e.Opened(time=1.0)]
    for number in range(1, PLAYERS + 1):
        members = (e.Member(f"Player {number}", f"p{number}"),)
        log.append(e.Entered(time=1.0, by=f"p{number}", id="in", number=number, members=members))
    log.append(e.Started(time=1.0, order=tuple(range(1, PLAYERS + 1))))
    number = 0
    while number < GAMES:
        order = rng.sample(range(1, PLAYERS + 1), 20)
        pairs = zip(order[::2], order[1::2], strict=True)
        drawn = tuple(
            e.DrawnPairing(number + place, *pair, f"g{number + place}") for place, pair in enumerate(pairs, 1)
        )
        log.append(e.RoundPaired(time=2.0, round=0, begins=2.0, pairings=drawn))
        log += [e.Recorded(time=3.0, number=pairing.number, result="1-0") for pairing in drawn]
        number += len(drawn)
    return log


def test_the_log_of_a_large_arena_is_replayed_quickly():
    log = large_arena()
    before = time.process_time()
    state = replayed("large", log)
    assert time.process_time() - before < MAX_SECONDS
    assert (len(state.pairings), state.version, state.unfinished) == (GAMES, len(log), frozenset())


def test_a_replay_leaves_a_value_that_the_next_event_does_not_change():
    log = large_arena()[: PLAYERS + 50]
    state = first_state("large", log[0])  # type: ignore[arg-type]  # the first event is the creation
    for event in log[1:]:
        before, copy = state, replace(state)
        state = next_state(state, event)
        assert before == copy
    again = replayed("large", log)
    assert again == state
    kept = dict(again.pairings)
    next_state(again, e.Recorded(time=4.0, number=max(kept), result="0-1"))
    assert again.pairings == kept


def test_a_table_is_computed_once_for_all_readers():
    meeting = Meeting(rounds=3).started("p0", "p1", "p2", "p3")
    table, rows = standings_of(meeting.state), ranked(meeting.state)
    assert standings_of(meeting.state) is table
    assert ranked(meeting.state) is rows
    meeting.play(share=1)
    assert standings_of(meeting.state) is not table


def test_running_tournaments_stay_in_memory():
    """They are looked at every second: somebody who opens hundreds of old ones must not have them read as often."""
    nothing: Any = SimpleNamespace(on=lambda *_: None)
    tournaments = Tournaments(nothing, nothing, nothing, nothing)
    Upkeep(tournaments, nothing, nothing, nothing, nothing, nothing)
    running = Meeting(rounds=3).started("p0", "p1").state
    ended = replace(running, status="finished", ended=1.0)
    for number in range(MAX_LOADED + 100):
        name = f"t{number}"
        state = replace(running if number == 0 else ended, name=name)
        tournaments.loaded[name] = TournamentRoom(state, [b""])
    tournaments._unload()
    assert "t0" in tournaments.loaded
    assert len(tournaments.loaded) <= MAX_LOADED + 1


def test_a_small_round_does_not_wait_for_a_large_one():
    async def story() -> None:
        pairing = SwissPairing()
        asked = request(History([Entrant(number, f"Player {number}") for number in range(1, 5)]), 3)
        async with pairing._large, asyncio.timeout(200):
            assert len((await pairing.pair(asked, 4)).pairings) == 2
        large = asyncio.create_task(pairing.pair(asked, MAX_SMALL + 1))
        async with pairing._small, asyncio.timeout(200):
            await large

    asyncio.run(story())
