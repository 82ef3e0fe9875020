"""The life of a tournament over simulated time, without a server: late entries, byes, pauses, no-shows, the end."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest

from hexad.server.tournament import acts as a
from hexad.server.tournament import events as e
from hexad.server.tournament import requirements
from hexad.server.tournament.arenas import decide_arena_pairings, free_entrants
from hexad.server.tournament.progress import due_events
from hexad.server.tournament.requirements import MAX_CHANGES, MAX_SETTINGS
from hexad.server.tournament.rounds import decide_round, is_same_history, next_round_begins, swiss_request, window_ends
from hexad.server.tournament.tables import standings_of
from hexad.server.tournament.transitions import replayed
from hexad.tournaments.swiss_process import answer, read_answer

from .tournament_meeting import ADA, Meeting, settings
from .tournament_world import NAME, REASON

if TYPE_CHECKING:
    from hexad.server.tournament.settings import ResultName

MINUTE, DAY = 60.0, 86_400.0


def points(meeting: Meeting) -> dict[int, float]:
    return {row.number: row.points for row in standings_of(meeting.state)}


def end_games(meeting: Meeting, result: ResultName = "1-0") -> None:
    """All games that have begun end in the same way."""
    for pairing in list(meeting.state.open_pairings()):
        meeting.happen(e.Recorded(time=meeting.now, number=pairing.number, result=result))


def test_late_entries_play_from_the_next_round_and_returns_after_the_rounds_they_missed():
    meeting = Meeting(rounds=4).started("p0", "p1", "p2", "p3")
    meeting.do("p4", a.Enter())
    meeting.do("p0", a.Withdraw())
    meeting.serve()  # the game has begun: it decides
    end_games(meeting)
    meeting.do(ADA, a.Pair())
    second = meeting.state.rounds[1]
    paired = {number for pairing in second.pairings for number in meeting.state.pairings[pairing].entrants}
    assert paired == {2, 3, 4, 5}
    assert points(meeting)[5] == 0
    end_games(meeting)
    meeting.do("p0", a.Return())
    meeting.do("p1", a.RequestBye(round=3))
    before = points(meeting)[2]
    meeting.do(ADA, a.Pair())
    third = {absence.entrant: str(absence.kind) for absence in meeting.state.rounds[2].absences}
    assert third == {2: "half"}
    assert points(meeting)[2] == before + 0.5


def test_nothing_begins_during_a_pause_and_results_count():
    times = [1_000_000.0 + 10 * MINUTE, 1_000_000.0 + 60 * MINUTE]
    meeting = Meeting(rounds=2, round_start="schedule", round_times=times).opened("p0", "p1", "p2", "p3")
    meeting.do(ADA, a.Start())
    meeting.now = times[0]
    meeting.serve()
    assert len(meeting.state.rounds) == 1
    meeting.do(ADA, a.Pause(reason="fire alarm"))
    end_games(meeting)
    meeting.now = times[1] + MINUTE
    meeting.serve()
    assert [round_.number for round_ in meeting.state.rounds] == [1]
    assert meeting.refuses(ADA, a.Pair()) == "wrong-phase"
    meeting.do(ADA, a.Resume())
    meeting.serve()
    assert meeting.state.last_round is not None
    assert meeting.state.last_round.begins == meeting.now
    assert sum(points(meeting).values()) == 2


def test_a_pause_prolongs_the_window_of_a_league_and_an_arena():
    league = Meeting(format="league", days=2).started("p0", "p1", "p2")
    ends = window_ends(league.state, league.state.rounds[0])
    league.do(ADA, a.Pause())
    league.now = ends + DAY
    league.serve()
    assert not any(pairing.result for pairing in league.state.pairings.values())
    league.do(ADA, a.Resume())
    paused = league.now - league.state.rounds[0].begins
    assert window_ends(league.state, league.state.rounds[0]) == ends + paused
    league.now = ends + paused + 1
    league.serve()
    first = [league.state.pairings[number].result for number in league.state.rounds[0].pairings]
    assert [result and result.value for result in first] == ["-/-"]
    assert len(league.state.rounds) == 2
    arena = Meeting(format="arena", minutes=10).started("p0", "p1")
    planned = arena.state.ends_at
    arena.do(ADA, a.Pause())
    arena.now += 5 * MINUTE
    assert free_entrants(arena.state, arena.now) == []
    arena.do(ADA, a.Resume())
    assert planned is not None
    assert arena.state.ends_at == planned + 5 * MINUTE


def test_an_arena_ends_when_its_last_game_does():
    meeting = Meeting(format="arena", minutes=5).opened("p0", "p1", "p2", "p3")
    meeting.do(ADA, a.Start())
    for event in decide_arena_pairings(meeting.state, (), meeting.now):
        meeting.happen(event)
    one, two = list(meeting.state.open_pairings())
    meeting.happen(e.Recorded(time=meeting.now, number=one.number, result="1-0"))
    meeting.now = (meeting.state.ends_at or 0.0) + MINUTE
    assert decide_arena_pairings(meeting.state, (), meeting.now) == ()
    assert due_events(meeting.state, meeting.now) == ()
    meeting.happen(e.Recorded(time=meeting.now, number=two.number, result="0-1"))
    meeting.serve()
    assert meeting.state.status == "finished"
    assert [rank for _, rank in meeting.state.ranks] == [1, 1, 3, 3]


def test_who_waits_longest_in_an_arena_is_not_left_out_again():
    meeting = Meeting(format="arena", minutes=30).opened("p0", "p1", "p2")
    meeting.do(ADA, a.Start())
    left_out = []
    for _ in range(6):
        meeting.now += 10
        for event in decide_arena_pairings(meeting.state, (), meeting.now):
            meeting.happen(event)
        (pairing,) = meeting.state.open_pairings()
        left_out.append(({1, 2, 3} - set(pairing.entrants)).pop())
        meeting.happen(e.Recorded(time=meeting.now, number=pairing.number, result="1/2-1/2"))
    assert all(one != other for one, other in pairwise(left_out))


@pytest.mark.parametrize("corrected", [True, False])
def test_a_forfeit_that_was_corrected_does_not_count_as_a_no_show(corrected):
    meeting = Meeting(format="round-robin", cycles=2, round_start="automatic", pause_minutes=0).started("p0", "p1")
    for _ in range(2):
        (pairing,) = meeting.state.open_pairings()
        result: ResultName = "-/+" if pairing.first == 1 else "+/-"
        meeting.happen(e.Recorded(time=meeting.now, number=pairing.number, result=result))
        if corrected and pairing.round == 1:
            meeting.do(ADA, a.Correct(pairing=pairing.number, result="1/2-1/2", reason="the server was down"))
            assert meeting.state.entrants[1].no_shows == 0
        meeting.now += MINUTE
        meeting.serve()
    assert meeting.state.entrants[1].is_withdrawn != corrected


def test_the_chain_of_tie_breaks_of_a_match():
    """Two games, then two pairs of faster ones, and then the better seed."""
    choices: dict[str, Any] = {"games_per_match": 2, "tie_break_pairs": 2, "tie_break_control": "60"}
    meeting = Meeting(format="knockout", **choices).started("p0", "p1")
    played = []
    for _ in range(20):
        if meeting.state.ended is not None:
            break
        for pairing in list(meeting.state.open_pairings()):
            played.append((pairing.match_game, pairing.is_extra, pairing.first))
            meeting.happen(e.Recorded(time=meeting.now, number=pairing.number, result="1/2-1/2"))
        meeting.now += MINUTE
        meeting.serve()
    assert [(game, is_extra) for game, is_extra, _ in played] == [
        *((1, False), (2, False)),
        *((3, True), (4, True), (5, True), (6, True)),
    ]
    assert all(one != other for (_, _, one), (_, _, other) in zip(played[::2], played[1::2], strict=True))
    # The second entrant has the higher rating, and so the better seed.
    assert meeting.state.ranks == ((2, 1), (1, 2))


def test_nobody_prevents_a_round_by_coming_and_going():
    """A round is paired although an entrant withdraws and returns all the time, but not if a result has changed."""
    meeting = Meeting(rounds=3).started("p0", "p1", "p2", "p3")
    end_games(meeting)
    asked = swiss_request(meeting.state)
    meeting.do("p0", a.Withdraw())
    meeting.do("p4", a.Enter())
    meeting.do("p1", a.RequestBye(round=2))
    assert swiss_request(meeting.state) != asked
    assert is_same_history(asked, meeting.state)
    meeting.happen(decide_round(meeting.state, meeting.now + MINUTE, meeting.now, swiss=read_answer(answer(asked))))
    meeting.serve()
    forfeited = [pairing for pairing in meeting.state.pairings.values() if pairing.round == 2 and pairing.result]
    assert [1 in pairing.entrants and pairing.result and pairing.result.is_forfeit for pairing in forfeited] == [True]
    other = Meeting(rounds=3).started("p0", "p1", "p2", "p3")
    end_games(other)
    asked = swiss_request(other.state)
    other.do(ADA, a.Correct(pairing=1, result="0-1", reason=REASON))
    assert not is_same_history(asked, other.state)


def test_players_change_their_minds_a_number_of_times():
    """Each time is stored: nobody makes the log of a tournament grow without end, or keeps it from being paired."""
    meeting = Meeting(rounds=3, half_byes=1).opened("p0", "p1")
    for _ in range(MAX_CHANGES // 2):
        meeting.do("p0", a.RequestBye(round=2))
        meeting.do("p0", a.RequestBye(round=2, yes=False))
    assert meeting.refuses("p0", a.RequestBye(round=2)) == "too-many-changes"
    meeting.do("p0", a.Withdraw())
    assert meeting.refuses("p0", a.Return()) == "too-many-changes"
    meeting.do(ADA, a.Return(entrant=1))
    meeting.do("p1", a.RequestBye(round=2))
    league = Meeting(format="league").started("p0", "p1")
    for _ in range(MAX_CHANGES // 2):
        league.do("p0", a.BeReady(pairing=1))
        league.do("p0", a.BeReady(pairing=1, yes=False))
    assert league.refuses("p0", a.BeReady(pairing=1)) == "too-many-changes"


def test_organisers_change_a_tournament_a_number_of_times(monkeypatch):
    """Settings are the longest events. Whatever is refused, the tournament can be played to its end."""
    meeting = Meeting(rounds=1).opened("p0", "p1")
    change = a.Change(settings=settings(rounds=1, description="x" * 2_000))
    for _ in range(MAX_SETTINGS):
        meeting.do(ADA, change)
    assert meeting.refuses(ADA, change) == "log-full"
    meeting.do(ADA, a.Start())
    meeting.serve()
    monkeypatch.setattr(requirements, "MAX_ORGANISED", meeting.state.organised + 4)
    for _ in range(2):
        meeting.do(ADA, a.Pause())
        meeting.do(ADA, a.Resume())
    for act in (a.Pause(), a.Withdraw(entrant=1), a.AddOrganiser(player="p3"), a.RequestBye(round=1, entrant=1)):
        assert meeting.refuses(ADA, act) == "log-full"
    assert replayed(NAME, meeting.log) == meeting.state
    meeting.play(share=1)
    meeting.serve()
    assert meeting.state.status == "finished"


def test_no_round_comes_before_the_last_one_is_over():
    meeting = Meeting(rounds=3, round_start="automatic", pause_minutes=1).started("p0", "p1", "p2", "p3")
    one, *rest = list(meeting.state.open_pairings())
    for pairing in rest:
        meeting.happen(e.Recorded(time=meeting.now, number=pairing.number, result="1-0"))
    meeting.now += DAY
    assert next_round_begins(meeting.state, meeting.now) is None
    meeting.happen(e.Recorded(time=meeting.now, number=one.number, result="1-0"))
    assert next_round_begins(meeting.state, meeting.now) == meeting.now + MINUTE
