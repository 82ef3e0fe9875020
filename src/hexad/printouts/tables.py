"""Standings with their tie-breaks, and crosstables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.printouts.event import number_text, points_text, table_sheet
from hexad.printouts.sheet import Cell, Column, Section
from hexad.texts import Texts
from hexad.tournaments import AbsenceKind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hexad.printouts.event import Event, Progress
    from hexad.printouts.sheet import Sheet
    from hexad.tournaments.crosstable import Cell as Played
    from hexad.tournaments.crosstable import CrosstableRow
    from hexad.tournaments.standings import Standing
    from hexad.tournaments.tie_breaks import TieBreak

__all__ = ["crosstable", "standings"]

# More columns than these need a page in landscape.
_MAX_TIE_BREAKS = 4
_MAX_ROUNDS = 8
_MAX_OPPONENTS = 10
# A crosstable with more columns than this is set in small type.
_MAX_LARGE = 16
# The widths of the columns of games together, in millimetres, on a page in landscape and on an upright one.
_WIDE, _NARROW = 196.0, 100.0
_MAX_WIDTH = 15.0
_ABSENCES = {AbsenceKind.BYE: "1", AbsenceKind.HALF: "½", AbsenceKind.ZERO: "0"}


def standings(
    event: Event, table: Sequence[Standing], tie_breaks: Sequence[TieBreak], progress: Progress, language: str = "en"
) -> Sheet:
    """The table with ranks, points and tie-breaks."""
    texts = Texts(language)
    has_ratings = any(row.entrant.rating for row in table)
    columns = [
        Column(texts.say("printout-rank"), 14, "right"),
        Column(_name_heading(event, texts)),
        *([Column(texts.say("printout-rating"), 19, "right")] if has_ratings else []),
        Column(texts.say("printout-games"), 17, "right"),
        Column(texts.say("printout-points"), 16, "right"),
        *(Column(texts.say(f"printout-tie-{tie_break}-short"), 17, "right") for tie_break in tie_breaks),
    ]
    rows = []
    for row in table:
        rating = [Cell(str(row.entrant.rating or "–"), is_quiet=True)] if has_ratings else []
        points = Cell(points_text(row.points), is_strong=True)
        values = (number_text(value, texts) for value in row.tie_breaks)
        games = Cell(str(row.games), is_quiet=True)
        rows.append((Cell(str(row.rank)), Cell(row.entrant.name), *rating, games, points, *values))
    return table_sheet(
        event,
        texts,
        texts.say("printout-standings"),
        columns,
        [Section("", tuple(rows))],
        lead=progress.text(event, texts),
        notes=tuple(_explained(tie_break, texts) for tie_break in tie_breaks),
        is_landscape=len(tie_breaks) > _MAX_TIE_BREAKS,
    )


def crosstable(event: Event, rows: Sequence[CrosstableRow], progress: Progress, language: str = "en") -> Sheet:
    """Everybody against everybody in a round robin or a league; round by round in a Swiss."""
    texts = Texts(language)
    count = len(rows[0].columns) if rows else 0
    by_round = not event.is_predetermined
    is_landscape = count > (_MAX_ROUNDS if by_round else _MAX_OPPONENTS)
    width = min(_MAX_WIDTH, (_WIDE if is_landscape else _NARROW) / max(1, count))
    columns = [
        Column(texts.say("printout-rank"), 14, "right"),
        Column(_name_heading(event, texts)),
        *(Column(str(number), width, "center") for number in range(1, count + 1)),
        Column(texts.say("printout-points"), 16, "right"),
    ]
    made = tuple(_crosstable_row(place, row, by_round=by_round) for place, row in enumerate(rows, 1))
    return table_sheet(
        event,
        texts,
        texts.say("printout-crosstable"),
        columns,
        [Section("", made)],
        lead=progress.text(event, texts),
        notes=(("", texts.say("printout-crosstable-swiss" if by_round else "printout-crosstable-all")),),
        is_landscape=is_landscape,
        is_small=count > _MAX_LARGE,
    )


def _name_heading(event: Event, texts: Texts) -> str:
    return texts.say("printout-team" if event.is_team else "printout-name")


def _explained(tie_break: TieBreak, texts: Texts) -> tuple[str, str]:
    name, meaning = texts.say(f"printout-tie-{tie_break}"), texts.say(f"printout-tie-{tie_break}-meaning")
    return texts.say(f"printout-tie-{tie_break}-short"), f"{name}: {meaning}"


def _crosstable_row(place: int, row: CrosstableRow, *, by_round: bool) -> tuple[Cell, ...]:
    cells = [
        Cell(is_filled=True) if not by_round and number == place else _games_cell(played, by_round=by_round)
        for number, played in enumerate(row.columns, 1)
    ]
    standing = row.standing
    points = Cell(points_text(standing.points), is_strong=True)
    return (Cell(str(place)), Cell(standing.entrant.name), *cells, points)


def _games_cell(played: Sequence[Played], *, by_round: bool) -> Cell:
    """The scores of games, and in a Swiss the place of the opponent and the side."""
    scores = "".join(cell.score.replace("-", "−") or "·" for cell in played)
    if not by_round:
        return Cell(scores)
    cell = played[0]
    if cell.opponent is None:
        return Cell(_ABSENCES[cell.absence or AbsenceKind.ZERO], "–", is_quiet=True)
    return Cell(scores, str(cell.opponent), "first" if cell.is_first else "second")
