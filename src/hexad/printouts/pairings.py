"""The pairings of a round, as a list for the wall and as slips for the tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hexad.printouts.event import points_text, result_text, round_text, sheet_of, table_sheet
from hexad.printouts.sheet import Cell, Column, Section, Slip
from hexad.texts import Texts
from hexad.tournaments import AbsenceKind

if TYPE_CHECKING:
    from hexad.printouts.event import Event
    from hexad.printouts.sheet import Sheet
    from hexad.tournaments import Absence, History, Pairing, Round

__all__ = ["pairings", "slips"]


class _Game(NamedTuple):
    """A game of a round. All games of a match have one table."""

    table: int
    match_game: int
    """Which game of the match it is; 0 if the match has one game so far."""
    pairing: Pairing


def pairings(event: Event, history: History, number: int, language: str = "en") -> Sheet:
    """The games of a round in the order of the tables, with results as far as they are known, and who has no game."""
    texts = Texts(language)
    round_ = history.rounds[number - 1]
    has_points = event.format != "knockout"
    first, second = (texts.say(f"printout-side-{side}") for side in ("first", "second"))
    points = [Column(texts.say("printout-points"), 16, "center")] if has_points else []
    columns = [
        Column(texts.say("printout-table"), 14, "right"),
        Column(first, side="first"),
        *points,
        Column(texts.say("printout-result"), 26, "center"),
        *points,
        Column(second, side="second"),
    ]
    rows = tuple(_row(history, number, game, texts, has_points=has_points) for game in _games(round_))
    sections = [Section("", rows)]
    absences = [absence for absence in round_.absences if _is_shown(event, absence)]
    if absences:
        shown = tuple(_absence_row(event, history, number, absence, texts) for absence in absences)
        sections.append(Section(texts.say("printout-without-game"), shown))
    heading = f"{texts.say('printout-pairings')}: {round_text(event, texts, number)}"
    return table_sheet(event, texts, heading, columns, sections)


def slips(event: Event, history: History, number: int, language: str = "en") -> Sheet:
    """A slip for each game of a round that has no result; for each game if all have one."""
    texts = Texts(language)
    games = _games(history.rounds[number - 1])
    chosen = [game for game in games if game.pairing.result is None] or games
    made = (
        Slip(_table_text(game, texts), *(history.entrants[entrant].name for entrant in game.pairing[:2]))
        for game in chosen
    )
    names = ("table", "signature", "result", "moves-first")
    words = tuple((name, texts.say(f"printout-{name}")) for name in names)
    return sheet_of(event, texts, round_text(event, texts, number), slips=tuple(made), words=words)


def _games(round_: Round) -> list[_Game]:
    matches: dict[frozenset[int], list[Pairing]] = {}
    for pairing in round_.pairings:
        matches.setdefault(frozenset(pairing[:2]), []).append(pairing)
    return [
        _Game(table, game if len(games) > 1 else 0, pairing)
        for table, games in enumerate(matches.values(), 1)
        for game, pairing in enumerate(games, 1)
    ]


def _table_text(game: _Game, texts: Texts) -> str:
    if not game.match_game:
        return str(game.table)
    return f"{game.table} · {texts.say('printout-game', number=game.match_game)}"


def _row(history: History, number: int, game: _Game, texts: Texts, *, has_points: bool) -> tuple[Cell, ...]:
    first, second = (Cell(history.entrants[entrant].name) for entrant in game.pairing[:2])
    scores = [Cell(points_text(history.points(entrant, number)), is_quiet=True) for entrant in game.pairing[:2]]
    note = texts.say("printout-game", number=game.match_game) if game.match_game else ""
    result = Cell(result_text(game.pairing.result), is_strong=True, is_open=game.pairing.result is None)
    between = (scores[0], result, scores[1]) if has_points else (result,)
    return (Cell(str(game.table), note), first, *between, second)


def _is_shown(event: Event, absence: Absence) -> bool:
    """Whether an entrant belongs on the list: in a Swiss, those without points have left or are not there."""
    return absence.kind is not AbsenceKind.ZERO or event.is_predetermined


def _absence_row(event: Event, history: History, number: int, absence: Absence, texts: Texts) -> tuple[Cell, ...]:
    is_bracket = event.format == "knockout"
    reason = "next-round" if is_bracket else str(absence.kind)
    name = Cell(history.entrants[absence.entrant].name)
    why = Cell(texts.say(f"printout-absence-{reason}"), is_quiet=True)
    if is_bracket:
        return (Cell(), name, Cell(), why)
    before = Cell(points_text(history.points(absence.entrant, number)), is_quiet=True)
    return (Cell(), name, before, Cell(points_text(absence.kind.points), is_strong=True), Cell(), why)
