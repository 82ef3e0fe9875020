"""How the command line speaks to players: in the language that they ask for, or that their system is set to."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Annotated

from hexad.cli.failure import Failure
from hexad.cli.options import option
from hexad.seats import seats_of
from hexad.texts import LANGUAGES, Texts, explained, language_of
from hexad.texts.verdicts import is_ruling

if TYPE_CHECKING:
    from hexad.board import AnyBoard
    from hexad.engine import Score
    from hexad.errors import HexadError
    from hexad.types import Outcome, Player, Verdict

__all__ = ["Language", "Voice", "voice_of"]

Language = Annotated[str | None, option("--language", "|".join(LANGUAGES), "Speak this language.")]

# Where a system says which language its user reads; the first that says anything counts.
_SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")


def voice_of(asked: str | None) -> Voice:
    """The voice for the language that was asked for, by --language or HEXAD_LANGUAGE, else for that of the system."""
    wanted, where = (asked, "--language") if asked is not None else (os.environ.get("HEXAD_LANGUAGE"), "HEXAD_LANGUAGE")
    if not wanted and asked is None:
        return Voice(language_of(next(filter(None, map(os.environ.get, _SYSTEM)), None)))
    if wanted not in LANGUAGES:
        four = ", ".join(f"{code} ({name})" for code, name in LANGUAGES.items())
        raise Failure(f'{where} is "{wanted}": expected one of {four}')
    return Voice(wanted)


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
        reason = self.say(f"cli-reason-{over.reason.replace(' ', '-')}")
        return self.say("cli-wins", side=self.side(over.winner), reason=reason) if over.winner else self._draw(reason)

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

    def score(self, score: Score) -> str:
        """What a position is worth."""
        if score.win_in is None:
            return str(score)
        return self.say("cli-play-win" if score.win_in > 0 else "cli-play-loss", plies=abs(score.win_in))

    def is_yes(self, answer: str) -> bool:
        """Whether somebody agrees."""
        return answer in ("y", "yes", *self.say("cli-play-yes").split())

    def is_no(self, answer: str) -> bool:
        """Whether somebody does not."""
        return answer in ("n", "no", *self.say("cli-play-no").split())
