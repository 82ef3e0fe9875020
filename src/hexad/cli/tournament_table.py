"""A tournament between programs as tables, in the language of the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import hexad
from hexad.arena import Format
from hexad.cli.errors import printable
from hexad.cli.i18n import say
from hexad.cli.match_table import counted, remarks_table
from hexad.cli.tables import new_table
from hexad.tournaments import AbsenceKind

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.table import Table

    from hexad.arena import Tournament, TournamentResults
    from hexad.arena.multiplayer_elo import Rating
    from hexad.tournaments.crosstable import Cell, CrosstableRow

__all__ = ["crosstables", "standings_table", "tournament_remarks"]

_TIE_BREAKS = {
    Format.ROUND_ROBIN: "cli-tournament-sonneborn-berger",
    Format.GAUNTLET: "",
    Format.SWISS: "cli-tournament-buchholz",
}
# The largest number of games of two players that a crosstable shows one by one.
_MAX_SINGLE = 4
_GAP = 2
# The width of names, which are shortened before a crosstable is divided.
_MIN_NAME, _MAX_NAME = 12, 24
_NAME = 1


def standings_table(results: TournamentResults) -> Table:
    """The players, best first: Elo with its error, points, wins, draws and losses; failures if there are any."""
    tie_break = _TIE_BREAKS[results.format]
    has_failures = any(results.failures(entrant.number) for entrant in results.entrants)
    headings = ["", say("cli-match-player"), say("cli-match-elo"), "±", say("cli-match-points")]
    headings += [say(tie_break)] if tie_break else []
    headings += ["+ = −"]
    headings += [say("cli-match-failed")] if has_failures else []
    table = _table(headings)
    ratings = results.ratings()
    for row in results.standings():
        number = row.entrant.number
        values = [str(row.rank), printable(row.entrant.name), *_elo(ratings[number]), _points(row.points)]
        values += [_points(row.tie_breaks[0] or 0.0, quarters=True)] if tie_break else []
        values += [" ".join(map(str, results.counts(number)))]
        values += [str(sum(results.failures(number).values()))] if has_failures else []
        table.add_row(*values)
    return table


def crosstables(tournament: Tournament, results: TournamentResults, width: int) -> Iterator[Table]:
    """Who played how against whom; several tables if one would be wider than the terminal."""
    rows = results.crosstable()
    is_swiss = results.format is Format.SWISS
    letters = tuple(player.value[0] for player in hexad.GAMES[tournament.game].Board().PLAYERS)
    cells = [[_swiss_cell(column[0], letters) if is_swiss else _cell(column) for column in row.columns] for row in rows]
    if not is_swiss:
        for place, row_cells in enumerate(cells):
            row_cells[place] = "·"
    count = len(cells[0]) if cells else 0
    widest = max((len(cell) for row in cells for cell in row), default=1)
    name = max(_MIN_NAME, min(_MAX_NAME, max(len(entrant.name) for entrant in results.entrants)))
    per_table = max(1, (width - name - 2 * _GAP - 2) // (max(widest, 2) + _GAP))
    for start in range(0, count, per_table):
        yield _crosstable(rows, cells, range(start, min(count, start + per_table)))


def _crosstable(rows: list[CrosstableRow], cells: list[list[str]], columns: range) -> Table:
    table = _table(["", say("cli-match-player"), *(str(column + 1) for column in columns)])
    for place, (row, row_cells) in enumerate(zip(rows, cells, strict=True), 1):
        table.add_row(
            str(place), printable(row.standing.entrant.name), *(row_cells[column] or "" for column in columns)
        )
    return table


def _table(headings: list[str]) -> Table:
    """A table of which only the names of the players are shortened if it is too wide."""
    table = new_table(*headings)
    for number, column in enumerate(table.columns):
        column.no_wrap = True
        column.justify = "left" if number == _NAME else "right"
        column.overflow = "ellipsis"
        column.min_width = _MIN_NAME if number == _NAME else None
    return table


def _cell(games: tuple[Cell, ...]) -> str:
    """The results of the games of two players, one by one or, if they are many, as points."""
    scores = [game.score for game in games if game.score]
    if len(games) <= _MAX_SINGLE:
        return "".join(scores)
    return _points(scores.count("1") + scores.count("½") / 2) if scores else ""


def _swiss_cell(game: Cell, letters: tuple[str, ...]) -> str:
    """The place of the opponent, the side and the result, such as 3b1; a bye is +."""
    if game.opponent is None:
        return "+" if game.absence is AbsenceKind.BYE else "-"
    return f"{game.opponent}{letters[0 if game.is_first else 1]}{game.score}"


def _points(points: float, *, quarters: bool = False) -> str:
    """Points with a sign for a half, and for quarters in the tie-break.

    >>> _points(0.5), _points(3), _points(12.5), _points(1.25, quarters=True)
    ('½', '3', '12½', '1¼')
    """
    whole, part = divmod(round(4 * points), 4)
    sign = ("", "¼", "½", "¾")[part] if quarters or part == 2 else ""
    return f"{whole or (0 if not sign else '')}{sign}"


def _elo(rating: Rating) -> tuple[str, str]:
    """The Elo and its error; only one end of the interval for a player who got all points or none."""
    if not rating.games:
        return "", ""
    if rating.has_all:
        return f"≥ {rating.low:+.0f}", ""
    if rating.has_none:
        return f"≤ {rating.high:+.0f}", ""
    elo = round(rating.elo)
    return f"{elo:+d}" if elo else "0", f"{rating.error:.0f}"


def tournament_remarks(tournament: Tournament, results: TournamentResults) -> Table:
    """The lines below the tables."""
    planned = tournament.planned_games
    found = [
        (say("cli-games"), say("cli-match-games-of", played=results.games, planned=planned)),
        (say("cli-match-endings"), counted(results.endings(), "  ") or say("cli-match-none")),
    ]
    for entrant in results.entrants:
        failures = counted(results.failures(entrant.number), ", ")
        found += [(say("cli-match-failures"), f"{entrant.name}: {failures}")] if failures else []
    # The reason of the first failure often explains the others. It is quoted as the player gave it.
    first = next((one.ending.reason for one in results.by_game.values() if one.ending.failure is not None), None)
    found += [(say("cli-match-first-failure"), first)] if first is not None else []
    unstarted = tournament.unstarted(results)
    if unstarted is not None:
        found.append((say("cli-match-stopped"), say("cli-match-stopped-start", name=unstarted)))
    if results.unpairable is not None:
        found.append((say("cli-match-stopped"), say("wrong-tournament-unpairable", round=results.unpairable)))
    return remarks_table(found)
