"""Checks of a tournament that was played through kills, by what the database has: events, games and their results."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import msgspec

from hexad.server.tournament import events as e
from hexad.server.tournament.rounds import decide_round, swiss_request
from hexad.server.tournament.transitions import replayed
from hexad.tournaments.swiss_process import answer, read_answer

from .damage import execute

if TYPE_CHECKING:
    from hexad.server.tournament.state import TournamentState

RESULTS = {"1-0": ("1-0", "+/-"), "0-1": ("0-1", "-/+"), "1/2-1/2": ("1/2-1/2",)}


async def stored_events(url: str, name: str) -> list[e.Event]:
    rows = await execute(url, "select data from tournament_events where tournament = :name order by version", name=name)
    return [e.decode_event(data) for (data,) in rows]


async def check_tournament(url: str, name: str) -> TournamentState:
    """Check that nobody was paired twice, that no result is lost or doubled, and that each pairing has its game."""
    log = await stored_events(url, name)
    state = replayed(name, log)
    rounds = [event.round for event in log if isinstance(event, e.RoundPaired) and event.round]
    assert state.settings.format == "knockout" or rounds == sorted(set(rounds)), "a round was paired twice"
    recorded = Counter(event.number for event in log if isinstance(event, e.Recorded))
    assert all(count == 1 for count in recorded.values()), "a result was recorded twice"
    corrected = {event.number for event in log if isinstance(event, e.Corrected)}
    if state.status == "finished":
        assert not state.unfinished, "a result is lost"
        assert state.pairings.keys() <= recorded.keys() | corrected
    await _check_games(url, state, corrected)
    return state


def check_pairings(name: str, log: list[e.Event]) -> None:
    """Check that each round of a Swiss has the pairings that follow from the events before it."""
    for version, event in enumerate(log):
        if isinstance(event, e.RoundPaired):
            before = replayed(name, log[:version])
            again = decide_round(before, event.begins, event.time, swiss=read_answer(answer(swiss_request(before))))
            drawn, drawn_again = (
                ([(one.number, one.first, one.second) for one in round_.pairings], round_.absences)
                for round_ in (event, again)
            )
            assert drawn == drawn_again, f"round {event.round} is paired otherwise"


async def _check_games(url: str, state: TournamentState, corrected: set[int]) -> None:
    games = await _games(url, state.name)
    by_name = {pairing.game: pairing for pairing in state.pairings.values()}
    assert games.keys() <= by_name.keys(), "a game belongs to no pairing"
    intervals: dict[str, list[tuple[float, float]]] = {}
    for name, game in games.items():
        pairing = by_name[name]
        players = {member.player for number in pairing.entrants for member in state.entrants[number].members}
        assert {seat["player"] for seat in game["seats"]} == players
        if pairing.result is not None and game["status"] == "over" and pairing.number not in corrected:
            assert pairing.result.value in RESULTS[game["result"]], "a result is another one than that of the game"
        for player in players:
            intervals.setdefault(player, []).append((game["created"], game["ended"] or float("inf")))
    for times in intervals.values():
        times.sort()
        for (_, ended), (began, _) in pairwise(times):
            assert ended <= began, "a player had two games at once"
    own = [pairing for pairing in state.pairings.values() if pairing.number not in corrected and pairing.result]
    played = {pairing.game for pairing in own if pairing.result and not pairing.result.is_forfeit}
    assert played <= games.keys(), "a result has no game"


async def _games(url: str, tournament: str) -> dict[str, dict[str, Any]]:
    query = """
        select games.name, games.status, games.result, games.created, games.ended, events.data
        from games join events on events.game = games.name and events.version = 1
        where games.tournament = :tournament
    """
    rows = await execute(url, query, tournament=tournament)
    return {
        name: {
            "status": status,
            "result": result,
            "created": created,
            "ended": ended,
            "seats": msgspec.json.decode(data)["seats"],
        }
        for name, status, result, created, ended, data in rows
    }
