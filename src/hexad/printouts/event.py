"""The tournament that a printout is about, and the words that all printouts share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from hexad.games import GAMES
from hexad.printouts.sheet import Cell, Sheet, Side
from hexad.texts.outcomes import side_name
from hexad.tournaments import Result

if TYPE_CHECKING:
    from hexad.printouts.sheet import Column, Section
    from hexad.texts import Texts
    from hexad.tournaments import History

__all__ = ["Event", "Progress", "number_text", "points_text", "result_text", "round_text", "sheet_of", "table_sheet"]

_COLOURS = {"black": "#1d2329", "white": "#ffffff", "red": "#c8372d"}
_FRACTIONS = {0.25: "¼", 0.5: "½", 0.75: "¾"}
_RESULTS = {
    Result.FIRST_WINS: "1 – 0",
    Result.DRAW: "½ – ½",
    Result.SECOND_WINS: "0 – 1",
    Result.SECOND_FORFEITS: "+ / −",
    Result.FIRST_FORFEITS: "− / +",
    Result.BOTH_FORFEIT: "− / −",
}


class Event(NamedTuple):
    """A tournament. `format` is one of swiss, round-robin, knockout, arena and league."""

    title: str
    game: str
    format: str
    rounds: int = 0
    """The number of rounds in all; 0 if it is not known."""
    is_team: bool = False

    @property
    def is_predetermined(self) -> bool:
        """Whether everybody meets everybody, so that a round without a game is a rest."""
        return self.format in ("round-robin", "league")


class Progress(NamedTuple):
    """How far a tournament has come: the number of rounds that are counted, and their games that are not over."""

    rounds: int
    open_games: int

    @classmethod
    def of(cls, history: History) -> Progress:
        """How far a history goes."""
        games = [pairing for round_ in history.rounds for pairing in round_.pairings]
        return cls(len(history.rounds), sum(game.result is None for game in games))

    def text(self, event: Event, texts: Texts) -> str:
        """The progress in words; empty before the first round."""
        if not self.rounds:
            return ""
        if self.open_games:
            games = texts.say("printout-open-games", count=self.open_games)
            return f"{round_text(event, texts, self.rounds)} · {games}"
        key = "printout-after-of" if event.rounds >= self.rounds else "printout-after"
        return texts.say(key, number=self.rounds, count=event.rounds)


def sheet_of(event: Event, texts: Texts, heading: str, lead: str = "", **parts: Any) -> Sheet:  # noqa: ANN401
    """A sheet with the words that all have; `parts` are its other fields."""
    first, second = (Side(side_name(texts, player), _COLOURS[player]) for player in GAMES[event.game].players)
    leads = [event.game.capitalize(), texts.say(f"printout-format-{event.format}"), lead]
    page = texts.say("printout-page", page="{page}", pages="{pages}")
    return Sheet(texts.language, event.title, heading, " · ".join(filter(None, leads)), (first, second), page, **parts)


def table_sheet(
    event: Event,
    texts: Texts,
    heading: str,
    columns: list[Column],
    sections: list[Section],
    **parts: Any,  # noqa: ANN401
) -> Sheet:
    """A sheet with a table."""
    return sheet_of(event, texts, heading, columns=tuple(columns), sections=tuple(sections), **parts)


def round_text(event: Event, texts: Texts, number: int) -> str:
    """The number of a round, with that of all rounds if it is known."""
    if event.rounds < number:
        return texts.say("printout-round", number=number)
    return texts.say("printout-round-of", number=number, count=event.rounds)


def result_text(result: Result | None) -> str:
    """A result as it is written between two names; empty for a game that is not over."""
    return "" if result is None else _RESULTS[result]


def points_text(points: float) -> str:
    """Points with quarters and halves as fractions.

    >>> points_text(2.5), points_text(0.75), points_text(3.0)
    ('2½', '¾', '3')
    """
    fraction = _FRACTIONS.get(points % 1)
    if fraction is None:
        return f"{points:g}"
    return f"{int(points) or ''}{fraction}"


def number_text(value: float | None, texts: Texts) -> Cell:
    """The value of a tie-break, with at most two decimals; a dash if there is none."""
    if value is None:
        return Cell("–", is_quiet=True)
    text = points_text(value) if value % 0.25 == 0 and value >= 0 else f"{round(value, 2):g}"
    return Cell((text if texts.language == "en" else text.replace(".", ",")).replace("-", "−"))
