"""Phrases of the command line in one language: sentences by key, names of players, terms, rules and results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.cli.i18n import current_language
from hexad.texts import Texts, explained, outcomes
from hexad.texts.terms import folded
from hexad.texts.verdicts import is_ruling

if TYPE_CHECKING:
    from hexad.board import AnyBoard
    from hexad.engine import Score
    from hexad.errors import HexadError
    from hexad.types import Outcome, Player, Verdict

__all__ = ["Phrases", "current_phrases"]


def current_phrases() -> Phrases:
    """The phrases of the language in use."""
    return Phrases(current_language())


class Phrases:
    """Says things in one language; `say` gives the text of a key."""

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self._texts = Texts(language)
        self.say = self._texts.say

    @property
    def captions(self) -> Phrases | None:
        """What to pass as `captions` to `hexad.text`: None for English, which it has without loading any files."""
        return None if self.language == "en" else self

    def side(self, player: Player, number: int | None = None) -> str:
        """A player by colour, and by number where there are two of a colour."""
        name = outcomes.side_name(self._texts, player)
        return name if number is None else self.say("cli-seat", side=name, number=str(number))

    def seat(self, board: AnyBoard, seat: int) -> str:
        """The player in a seat."""
        return self.side(board.PLAYERS[seat % 2], seat // 2 + 1 if board.players > 2 else None)

    def in_hand(self, count: int) -> str:
        """The number of tiles in a player's hand."""
        return self.say("cli-in-hand", count=count)

    def pushed_off(self) -> str:
        """The label of the marbles that a player has pushed off."""
        return self.say("cli-pushed-off")

    def ending(self, over: Outcome) -> str:
        """The result of a game, with its reason."""
        return outcomes.ending(self._texts, over)

    def reason(self, reason: str) -> str:
        """The reason of a result; a reason that is unknown, as records may hold, is returned unchanged."""
        return outcomes.reason(self._texts, reason)

    def rule(self, rule: str) -> str:
        """A rule by its id, marked if it is one of our rulings."""
        return self.say("verdict-ruling", rule=rule) if is_ruling(rule) else rule

    def explained(self, game: str, answer: Verdict | HexadError) -> str:
        """Why a move is legal or illegal."""
        return explained(game, answer, self.language)

    def kind(self, kind: str) -> str:
        """The name of a kind of formation; in English its id, as --kind takes it."""
        return kind if self.language == "en" else self.say(f"term-{kind}")

    def number(self, number: float) -> str:
        """A number as the language writes it."""
        return self.say("cli-number", number=number)

    def score(self, score: Score) -> str:
        """The engine's score of a position."""
        if score.win_in is None:
            return str(score)
        return self.say("cli-play-win" if score.win_in > 0 else "cli-play-loss", plies=abs(score.win_in))

    def is_yes(self, answer: str) -> bool:
        """Whether an answer means yes."""
        return self.is_word(answer, "y yes", "cli-play-yes")

    def is_no(self, answer: str) -> bool:
        """Whether an answer means no."""
        return self.is_word(answer, "n no", "cli-play-no")

    def is_word(self, typed: str, english: str, key: str) -> bool:
        """Whether the typed word is one of these English words, or one of those that the key lists."""
        return folded(typed) in map(folded, f"{english} {self.say(key)}".split())
