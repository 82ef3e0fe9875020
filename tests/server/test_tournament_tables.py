"""Tournaments as tables and files: crosstables, brackets, CSV, FIDE's report file, iCalendar."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from hexad.server.http.tournament_tables import bracket_of, calendar_of, crosstable_of, csv_of, trf_of
from hexad.server.tournament import acts as a
from hexad.server.tournament.state import PairingState
from hexad.server.tournament.tables import sequential_history, standings_of
from hexad.tournaments.csv_tables import read_entrants
from hexad.tournaments.trf_reader import read_trf

from .tournament_meeting import Meeting
from .tournament_world import ORGANISERS, PLAYERS

if TYPE_CHECKING:
    from hexad.server.tournament.state import TournamentState

SITE = "https://example.org"


def played(count: int = 6, **choices: Any) -> TournamentState:
    """A tournament that was played to its end."""
    meeting = Meeting(round_start="automatic", pause_minutes=0, **choices)
    meeting.rng = random.Random(5)
    meeting.started(*PLAYERS[:count])
    for _ in range(400):
        if meeting.state.ended is not None:
            break
        meeting.now += 30
        meeting.play(share=0.8)
        meeting.serve()
    assert meeting.state.status == "finished"
    return meeting.state


@pytest.mark.parametrize("format_", ["swiss", "round-robin"])
def test_the_crosstable_has_the_points_of_the_standings(format_):
    state = played(format=format_, rounds=4)
    view, rows = crosstable_of(state), standings_of(state)
    assert view.entrants == [row.number for row in rows]
    worth = {"1": 1.0, "½": 0.5, "+": 1.0}
    absences = {"bye": 1.0, "half": 0.5}
    for row, columns in zip(rows, view.rows, strict=True):
        cells = [cell for column in columns for cell in column]
        assert sum(worth.get(cell.score, 0.0) + absences.get(cell.absence, 0.0) for cell in cells) == row.points
    assert crosstable_of(played(format="knockout")).rows == []


def test_the_bracket_leads_to_the_winner():
    state = played(format="knockout", games_per_match=2, third_place=True)
    bracket = bracket_of(state)
    first, second, (final,) = bracket.rounds
    assert [len(bracket.rounds[0]), len(second)] == [4, 2]
    assert [match.decision for match in first].count("bye") == 2
    assert {final.higher, final.lower} == {match.winner for match in second}
    assert final.winner == standings_of(state)[0].number
    games = [game.number for round_ in bracket.rounds for match in round_ for game in match.games]
    assert bracket.third_place is not None
    assert sorted([*games, *(game.number for game in bracket.third_place.games)]) == sorted(state.pairings)
    assert sum(final.score) == len(final.games)
    assert bracket_of(played(format="swiss", rounds=3)).rounds == []


def test_the_bracket_looks_at_each_game_once(monkeypatch):
    """If each match looked at all games, a bracket of a thousand would keep the server from everything else."""
    state = played(format="knockout", games_per_match=2)
    looks: Counter[int] = Counter()

    def entrants(pairing: PairingState) -> tuple[int, int]:
        looks[pairing.number] += 1
        return pairing.first, pairing.second

    monkeypatch.setattr(PairingState, "entrants", property(entrants))
    bracket_of(state)
    assert looks == Counter(state.pairings.keys())


@pytest.mark.parametrize("format_", ["swiss", "round-robin", "knockout", "arena"])
def test_the_report_file_is_read_as_it_was_written(format_):
    state = played(format=format_, rounds=3, minutes=5)
    report = read_trf(trf_of(state))
    assert report.name == "Cup"
    history = sequential_history(state)
    assert len(report.history.rounds) == len(history.rounds)
    for number, entrant in report.history.entrants.items():
        assert entrant.name == state.entrants[number].label
        assert report.history.points(number) == history.points(number)
    games = [pairing for round_ in history.rounds for pairing in round_.pairings]
    assert len(games) == len(state.pairings)


@pytest.mark.parametrize("format_", ["swiss", "round-robin", "knockout", "arena"])
def test_tables_for_spreadsheets(format_):
    state = played(format=format_, rounds=3, minutes=5)
    lines = csv_of(state, "standings", 1).removeprefix("\ufeff").splitlines()
    assert lines[0].startswith("rank,number,name,")
    assert [int(line.split(",")[1]) for line in lines[1:]] == [row.number for row in standings_of(state)]
    assert [entrant.name for entrant in read_entrants(csv_of(state, "entrants", 1))] == list(PLAYERS[:6])
    pairings = csv_of(state, "pairings", 1).splitlines()
    assert all(any(player in line for player in PLAYERS) for line in pairings[1:])
    assert len(pairings) > 1


def test_a_formula_in_a_name_does_not_reach_the_spreadsheet():
    meeting = Meeting(place="tables", format="round-robin")
    meeting.do(ORGANISERS[0], a.AddEntrants(entrants=(a.NewEntrant(("=1+1",)), a.NewEntrant(("Bea",)))))
    cells = [cell for line in csv_of(meeting.state, "entrants", 1).splitlines() for cell in line.split(",")]
    assert not any(cell.strip('"').startswith("=") for cell in cells)


def test_the_calendar_has_the_rounds_in_utc():
    times = (1_800_000_000.0, 1_800_100_000.0)
    meeting = Meeting(rounds=2, round_start="schedule", round_times=list(times), title="Cup; Budapest, day 1")
    text = calendar_of(meeting.state, SITE)
    assert text.startswith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n")
    assert text.endswith("END:VCALENDAR\r\n")
    assert [line for line in text.split("\r\n") if line.startswith("DTSTART")] == [
        "DTSTART:20270115T080000Z",
        "DTSTART:20270116T114640Z",
    ]
    assert r"SUMMARY:Cup\; Budapest\, day 1 (2/2)" in text
    assert f"URL:{SITE}/tournaments/law" in text
    assert text.count("STATUS:CONFIRMED") == 2


def test_lines_of_the_calendar_are_folded_within_no_character():
    meeting = Meeting(starts=1_800_000_000.0)
    wide = replace(meeting.state, settings=replace(meeting.state.settings, title="Ｗ" * 80, description="ő" * 500))
    text = calendar_of(wide, SITE)
    lines = text.encode().split(b"\r\n")
    assert max(map(len, lines)) <= 75
    assert all(line.decode() for line in lines[:-1])
    unfolded = text.replace("\r\n ", "")
    assert "Ｗ" * 80 in unfolded
    assert "ő" * 500 in unfolded


def test_what_has_no_time_has_no_entry():
    assert "VEVENT" not in calendar_of(Meeting().state, SITE)
    arena = Meeting(format="arena", minutes=30, starts=1_800_000_000.0).state
    assert "DTEND:20270115T083000Z" in calendar_of(arena, SITE)
    league = Meeting(format="league", days=2).started(*PLAYERS[:3]).state
    assert calendar_of(league, SITE).count("BEGIN:VEVENT") == 1
    cancelled = Meeting(starts=1_800_000_000.0)
    cancelled.do(ORGANISERS[0], a.Cancel(reason="rain"))
    assert "STATUS:CANCELLED" in calendar_of(cancelled.state, SITE)
