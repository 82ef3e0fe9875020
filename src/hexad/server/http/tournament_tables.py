"""Tournaments as tables and files: the crosstable, the bracket, CSV, FIDE's report file, and a calendar."""

import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Literal, TypeAlias

from hexad.server.http.tournament_types import BracketView, CrosstableCell, CrosstableView, MatchView
from hexad.server.tournament.knockouts import knockout_of
from hexad.server.tournament.rounds import rounds_in_all, window_ends
from hexad.server.tournament.state import TournamentState
from hexad.server.tournament.tables import (
    history_of,
    participants,
    ranked,
    sequential_history,
    standings_of,
    tie_breaks_of,
)
from hexad.server.tournaments.views import PairingView, pairing_view
from hexad.tournaments.crosstable import Cell, round_robin_crosstable, swiss_crosstable
from hexad.tournaments.csv_rows import write_rows
from hexad.tournaments.csv_tables import write_entrants, write_pairings, write_standings
from hexad.tournaments.knockout_match import Match
from hexad.tournaments.trf import Report, write_trf

__all__ = ["CsvTable", "bracket_of", "calendar_of", "crosstable_of", "csv_of", "trf_of"]

CsvTable: TypeAlias = Literal["standings", "entrants", "pairings"]
_IN_ROUNDS = ("swiss", "round-robin", "league")
# RFC 5545: a line has at most 75 bytes, and what follows begins with a space.
_MAX_LINE = 75
_HOUR = 3600.0


def crosstable_of(state: TournamentState) -> CrosstableView:
    """Everybody against everybody in a round robin or a league; round by round in other tournaments in rounds."""
    if state.settings.format not in _IN_ROUNDS:
        return CrosstableView([], [])
    history, table = history_of(state), ranked(state)
    is_swiss = state.settings.format == "swiss"
    rows = swiss_crosstable(history, table) if is_swiss else round_robin_crosstable(history, table)
    return CrosstableView(
        [row.standing.entrant.number for row in rows],
        [[[_cell(cell) for cell in cells] for cells in row.columns] for row in rows],
    )


def _cell(cell: Cell) -> CrosstableCell:
    return CrosstableCell(cell.round, cell.opponent, cell.is_first, cell.score, str(cell.absence or ""))


def bracket_of(state: TournamentState) -> BracketView:
    """The matches of a knockout that has started."""
    if state.settings.format != "knockout" or not state.order:
        return BracketView([])
    bracket = knockout_of(state)
    # Two entrants have at most one match.
    games: defaultdict[frozenset[int | None], list[PairingView]] = defaultdict(list)
    for number in sorted(state.pairings):
        games[frozenset(state.pairings[number].entrants)].append(pairing_view(state.pairings[number]))

    def match_view(match: Match) -> MatchView:
        return _match(match, games.get(frozenset({match.higher, match.lower}), []))

    rounds = [[match_view(match) for match in matches] for matches in bracket.rounds]
    third = bracket.third_place_match
    return BracketView(rounds, None if third is None else match_view(third))


def _match(match: Match, games: list[PairingView]) -> MatchView:
    return MatchView(match.higher, match.lower, match.score, games, match.winner, _decision(match))


def _decision(match: Match) -> Literal["", "bye", "games", "extra-games", "seed", "withdrawal"]:
    return "" if match.decision is None else match.decision.value


def csv_of(state: TournamentState, table: CsvTable, round_number: int) -> str:
    """A table as CSV; the pairings are those of a round, or of all games where there are no rounds."""
    if table == "entrants":
        return write_entrants(participants(state))
    if state.settings.format not in _IN_ROUNDS:
        return _games_table(state) if table == "pairings" else _simple_standings(state)
    if table == "standings":
        return write_standings(ranked(state), tie_breaks_of(state.settings))
    return write_pairings(history_of(state), round_number) if state.rounds else ""


def _simple_standings(state: TournamentState) -> str:
    rows = [
        [str(row.rank), str(row.number), state.entrants[row.number].label, f"{row.points:g}", str(row.games)]
        for row in standings_of(state)
    ]
    return write_rows([["rank", "number", "name", "points", "games"], *rows])


def _games_table(state: TournamentState) -> str:
    rows = [
        [
            str(pairing.number),
            state.entrants[pairing.first].label,
            state.entrants[pairing.second].label,
            "" if pairing.result is None else pairing.result.value,
        ]
        for pairing in state.pairings.values()
    ]
    return write_rows([["number", "first", "second", "result"], *rows])


def trf_of(state: TournamentState) -> str:
    """FIDE's report file. Games of an arena or of a match are numbered as rounds."""
    settings = state.settings
    is_swiss = settings.format == "swiss"
    report = Report(
        sequential_history(state),
        settings.title,
        rounds_in_all(state) if settings.format in _IN_ROUNDS else 0,
        state.is_top_first if is_swiss and state.started is not None else None,
    )
    return write_trf(report)


def calendar_of(state: TournamentState, site: str) -> str:
    """The times of a tournament as iCalendar (RFC 5545), in UTC."""
    events = [_event(state, site, number, begins, ends) for number, (begins, ends) in enumerate(_times(state), 1)]
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Hexad//Tournaments//EN", *_joined(events), "END:VCALENDAR"]
    return "".join(f"{_folded(line)}\r\n" for line in lines)


def _times(state: TournamentState) -> list[tuple[float, float]]:
    """When each round begins and ends, as far as that is known."""
    settings = state.settings
    starts = state.started if state.started is not None else settings.starts
    if settings.format == "arena":
        return [] if starts is None else [(starts, state.ends_at or starts + 60.0 * settings.minutes)]
    if settings.format == "league":
        return [(round_.begins, window_ends(state, round_)) for round_ in state.rounds]
    known = [round_.begins for round_ in state.rounds]
    planned = list(settings.round_times[len(known) :]) if settings.round_start == "schedule" else []
    times = [*known, *planned] or ([] if starts is None else [starts])
    return [(begins, begins + _HOUR) for begins in times]


def _event(state: TournamentState, site: str, number: int, begins: float, ends: float) -> list[str]:
    rounds = rounds_in_all(state)
    place = f" ({number}/{rounds})" if rounds and state.settings.format != "arena" else ""
    is_cancelled = state.status == "cancelled"
    return [
        "BEGIN:VEVENT",
        f"UID:{state.name}-{number}@hexad",
        f"DTSTAMP:{_stamp(state.time)}",
        f"DTSTART:{_stamp(begins)}",
        f"DTEND:{_stamp(ends)}",
        f"SUMMARY:{_escaped(state.settings.title + place)}",
        *([f"DESCRIPTION:{_escaped(state.settings.description)}"] if state.settings.description else []),
        f"URL:{site}/tournaments/{state.name}",
        f"STATUS:{'CANCELLED' if is_cancelled else 'CONFIRMED'}",
        "END:VEVENT",
    ]


def _joined(groups: Iterable[Sequence[str]]) -> list[str]:
    return [line for group in groups for line in group]


def _stamp(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).strftime("%Y%m%dT%H%M%SZ")


def _escaped(text: str) -> str:
    return re.sub(r"([\\;,])", r"\\\1", text).replace("\n", "\\n")


def _folded(line: str) -> str:
    """A line, broken before it has too many bytes, but within no character."""
    parts, current = [], ""
    for character in line:
        if len((current + character).encode()) > _MAX_LINE:
            parts.append(current)
            current = " "
        current += character
    return "\r\n".join([*parts, current])
