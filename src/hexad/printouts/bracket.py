"""The bracket of a knock-out as a list: the matches of each round, with their scores."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.printouts.event import points_text, round_text, table_sheet
from hexad.printouts.sheet import Cell, Column, Section
from hexad.texts import Texts
from hexad.tournaments.knockout_match import Decision

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hexad.printouts.event import Event
    from hexad.printouts.sheet import Sheet
    from hexad.tournaments.knockout import Knockout
    from hexad.tournaments.knockout_match import Match

__all__ = ["bracket"]

_LAST_ROUNDS = ("final", "semifinals", "quarterfinals")
# Decisions that the score does not show.
_NOTED = (Decision.EXTRA_GAMES, Decision.SEED, Decision.WITHDRAWAL)


def bracket(event: Event, knockout: Knockout, names: Mapping[int, str], language: str = "en") -> Sheet:
    """All matches, from the first round to the final; what is not known yet is left blank. `names` are by number."""
    texts = Texts(language)
    seed = Column(texts.say("printout-seed"), 15, "right")
    columns = [
        Column(texts.say("printout-match"), 21),
        seed,
        Column(""),
        Column(texts.say("printout-result"), 32, "center"),
        seed,
        Column(""),
    ]
    lister = _Lister(knockout, names, texts)
    rounds = [
        (_round_name(event, texts, number, len(knockout.rounds)), matches)
        for number, matches in enumerate(knockout.rounds, 1)
    ]
    if knockout.third_place_match is not None:
        rounds.insert(-1, (texts.say("printout-third-place"), (knockout.third_place_match,)))
    sections = [Section(name, tuple(map(lister.row, matches))) for name, matches in rounds]
    return table_sheet(event, texts, texts.say("printout-bracket"), columns, sections)


def _round_name(event: Event, texts: Texts, number: int, count: int) -> str:
    left = count - number
    return texts.say(f"printout-{_LAST_ROUNDS[left]}") if left < len(_LAST_ROUNDS) else round_text(event, texts, number)


class _Lister:
    """Writes matches as rows, with numbers from 1."""

    def __init__(self, knockout: Knockout, names: Mapping[int, str], texts: Texts) -> None:
        self._seeds = {entrant: seed for seed, entrant in enumerate(knockout.seeds, 1)}
        self._names = names
        self._texts = texts
        self._count = 0

    def row(self, match: Match) -> tuple[Cell, ...]:
        self._count += 1
        is_bye = match.decision is Decision.BYE
        higher = self._side(match, match.higher)
        lower = (Cell(), Cell(self._say("bye"), is_quiet=True)) if is_bye else self._side(match, match.lower)
        return (Cell(str(self._count), is_quiet=True), *higher, self._score(match), *lower)

    def _side(self, match: Match, entrant: int | None) -> tuple[Cell, Cell]:
        if entrant is None:
            return Cell(), Cell(is_open=True)
        name = Cell(self._names[entrant], is_strong=entrant == match.winner)
        return Cell(str(self._seeds[entrant]), is_quiet=True), name

    def _score(self, match: Match) -> Cell:
        if match.decision is Decision.BYE:
            return Cell()
        note = self._say(str(match.decision)) if match.decision in _NOTED else ""
        if not any(game.result is not None for game in match.games):
            return Cell(note, is_open=not note)
        return Cell(" : ".join(map(points_text, match.score)), note, is_strong=match.winner is not None)

    def _say(self, decision: str) -> str:
        return self._texts.say(f"printout-decision-{decision}")
