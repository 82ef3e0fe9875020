"""How the command line speaks to players: with whole sentences, and with the names of players, terms and rules."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from hexad.cli.spoken import spoken
from hexad.seats import seats_of
from hexad.texts import Texts, explained
from hexad.texts.verdicts import is_ruling

if TYPE_CHECKING:
    from hexad.board import AnyBoard
    from hexad.engine import Score
    from hexad.errors import HexadError
    from hexad.types import Outcome, Player, Verdict

__all__ = ["Voice", "plain", "voice"]


def voice() -> Voice:
    """The voice for the language that is spoken."""
    return Voice(spoken())


def plain(word: str) -> str:
    """A word as it is compared: in small letters and without their marks, which not every keyboard has."""
    marked = unicodedata.normalize("NFD", word.casefold().replace("ı", "i"))
    return "".join(letter for letter in marked if not unicodedata.combining(letter))


class Voice:
    """Speaks to players in one language: with whole sentences, and with the names of players, terms and rules."""

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self._texts = Texts(language)
        self.say = self._texts.say

    @property
    def captions(self) -> Voice | None:
        """Itself, to speak below a board; none for English, which boards speak without any files to load."""
        return None if self.language == "en" else self

    def side(self, player: Player, number: int | None = None) -> str:
        """A player by colour, and by number where there are two of a colour."""
        name = self.say(f"cli-side-{player}")
        return name if number is None else self.say("cli-seat", side=name, number=str(number))

    def seat(self, board: AnyBoard, seat: int) -> str:
        """The player who sits there."""
        return self.side(board.PLAYERS[seat % 2], seat // 2 + 1 if seats_of(board) > 2 else None)

    def in_hand(self, count: int) -> str:
        """How many tiles somebody holds."""
        return self.say("cli-in-hand", count=count)

    def pushed_off(self) -> str:
        """What stands before the marbles that somebody pushed off."""
        return self.say("cli-pushed-off")

    def ending(self, over: Outcome) -> str:
        """Who won, and how."""
        reason = self.reason(over.reason)
        return self.say("cli-wins", side=self.side(over.winner), reason=reason) if over.winner else self._draw(reason)

    def reason(self, reason: str) -> str:
        """How a game ended; as a record has it, if that is none of the ways that we know."""
        key = f"cli-reason-{reason.replace(' ', '-')}"
        return self.say(key) if self._texts.has(key) else reason

    def _draw(self, reason: str) -> str:
        return self.say("cli-draw", reason=reason)

    def rule(self, rule: str) -> str:
        """A rule by its id, marked where it is a ruling of ours."""
        return self.say("verdict-ruling", rule=rule) if is_ruling(rule) else rule

    def explained(self, game: str, answer: Verdict | HexadError) -> str:
        """Why a move is legal or not."""
        return explained(game, answer, self.language)

    def kind(self, kind: str) -> str:
        """A kind of formation. In English it goes by its id, as --kind takes it."""
        return kind if self.language == "en" else self.say(f"term-{kind}")

    def number(self, number: float) -> str:
        """A number as the language writes it."""
        return self.say("cli-number", number=number)

    def score(self, score: Score) -> str:
        """What a position is worth."""
        if score.win_in is None:
            return str(score)
        return self.say("cli-play-win" if score.win_in > 0 else "cli-play-loss", plies=abs(score.win_in))

    def is_yes(self, answer: str) -> bool:
        """Whether somebody agrees."""
        return self.is_word(answer, "y yes", "cli-play-yes")

    def is_no(self, answer: str) -> bool:
        """Whether somebody does not."""
        return self.is_word(answer, "n no", "cli-play-no")

    def is_word(self, typed: str, english: str, key: str) -> bool:
        """Whether somebody typed one of these English words, or one of the language's own."""
        return plain(typed) in map(plain, f"{english} {self.say(key)}".split())
