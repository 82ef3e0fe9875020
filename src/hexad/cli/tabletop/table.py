"""The turns of a game: ask, answer, and never lose what was played."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from hexad.cli.failure import INTERRUPTED, NO, OK, reason
from hexad.cli.tabletop.interrupts import Hangup, undisturbed, warned
from hexad.cli.terminal import ACCENT, RULE, WRONG, say
from hexad.cli.voice import plain
from hexad.errors import HexadError

if TYPE_CHECKING:
    from hexad.cli.tabletop.keeper import Keeper
    from hexad.cli.tabletop.opponent import Opponent
    from hexad.cli.tabletop.sitting import Sitting
    from hexad.cli.tabletop.speaker import Speaker

__all__ = ["Leave", "Table"]


class Leave(Exception):  # noqa: N818 - a wish, not an error
    """A player wants to stop."""


class FlagFell(Exception):  # noqa: N818 - it is no error to run out of time
    """The time of the player to move is up."""


class Table:
    """Everything that a player's word can change."""

    def __init__(self, sitting: Sitting, keeper: Keeper, speaker: Speaker, opponent: Opponent | None = None) -> None:
        self.sitting = sitting
        self.keeper = keeper
        self.speaker = speaker
        self.opponent = opponent
        self.voice = speaker.voice
        self.flipped = False
        self._refused = False

    def run(self) -> int:
        """Play until the game is over or somebody leaves; the exit code."""
        code = NO
        try:
            with warned():
                self._turns()
                self._part()
        except EOFError:
            code = OK
        except KeyboardInterrupt:
            code = INTERRUPTED
        except Hangup as hangup:
            code = hangup.code
        except BaseException:
            self._rescue()
            raise
        else:
            return NO if self._refused else OK
        self._rescue()
        return NO if code == OK and self._refused else code

    def say(self, line: str | Text, style: str = "") -> None:
        """Say a line to the players."""
        say(self.speaker.console, line, style)

    def show(self) -> None:
        """Show the table as it stands."""
        self.speaker.show(self.sitting, flipped=self.flipped)

    def ask(self, question: str) -> str:
        """Ask, with the clock running."""
        return self.speaker.ask(question, self._look_at_clock).strip()

    def agrees(self, question: str) -> bool:
        """Ask for a yes or a no, until it is one of them."""
        question = f"{question} {self.voice.say('cli-play-yes-or-no')} "
        while not self.voice.is_yes(answer := self.ask(question)) and not self.voice.is_no(answer):
            self.say(self.voice.say("cli-play-please"))
        return self.voice.is_yes(answer)

    def refuse(self, text: str, rule: str | None = None) -> None:
        """Say why something can not be done."""
        self._refused = self._refused or not self.speaker.is_person
        line = Text().append(text, style=WRONG)
        line.append(f" ({self.voice.rule(rule)})" if rule else "", style=RULE)
        self.say(line)

    def keep(self) -> None:
        """Save the game if it has a file. A full disk is no reason to stop playing."""
        try:
            with undisturbed():
                self.keeper.keep()
        except OSError as error:
            self.refuse(self.voice.say("cli-play-not-kept", path=str(self.keeper.path), reason=reason(error)))

    def save(self, name: str) -> None:
        """Save the game in a new file."""
        try:
            with undisturbed():
                self.keeper.keep_in(Path(name).expanduser())
        except FileExistsError:
            self._not_saved(self.voice.say("cli-play-exists", path=str(Path(name).expanduser())))
        except (OSError, ValueError, RuntimeError) as error:
            self._not_saved(reason(error) if isinstance(error, OSError) else str(error))
        else:
            self.say(self.voice.say("cli-play-saved-from-now", path=str(self.keeper.path)))

    def _not_saved(self, why: str) -> None:
        self.refuse(self.voice.say("cli-play-not-saved", reason=why))

    def _turns(self) -> None:
        from hexad.cli.tabletop.orders import orders  # noqa: PLC0415 - orders are given to a table

        known = orders(self.voice)
        if self.speaker.is_person:
            self.show()
        try:
            while self.sitting.outcome is None:
                self._look_at_clock()
                if self.opponent is not None and self.opponent.is_on_turn(self.sitting):
                    self._answer(self.opponent)
                    continue
                word, _, rest = self.ask(f"{self.voice.seat(self.sitting.board, self.sitting.seat)} › ").partition(" ")
                order = known.get(plain(word))
                if order is not None:
                    order(self, rest.strip())
                elif word:
                    self._play(word + rest)
        except FlagFell:
            self.speaker.forget()
            self.say("")
        except Leave:
            return
        self._announce()

    def _answer(self, opponent: Opponent) -> None:
        if self.speaker.is_person:
            self.say(self.voice.say("cli-play-thinking", name=opponent.spoken_of(self.voice)))
        self._play(opponent.move(self.sitting))

    def _look_at_clock(self) -> None:
        if self.sitting.flag():
            raise FlagFell

    def _play(self, text: str) -> None:
        try:
            node = self.sitting.play("".join(text.split()).lower())
        except HexadError as error:
            self.refuse(self.voice.explained(self.sitting.board.game, error), error.rule)
            return
        if node is None:
            raise FlagFell
        self.keep()
        self.show()

    def _announce(self) -> None:
        over = self.sitting.outcome
        if over is None:
            return
        line = Text().append(self.voice.ending(over), style=ACCENT)
        line.append(f" ({self.voice.rule(over.rule)})" if over.rule else "", style=RULE)
        self.say(line)

    def _part(self) -> None:
        """Offer to save what is not saved."""
        self.keep()
        while not self.keeper.is_kept:
            suggested = self.keeper.suggested()
            name = self.speaker.ask(f"{self.voice.say('cli-play-save', path=str(suggested))} ").strip()
            if self.voice.is_no(name):
                return
            self.save(str(suggested) if not name or self.voice.is_yes(name) else name)
        if self.keeper.path is not None:
            self.say(self.voice.say("cli-play-saved", path=str(self.keeper.path)))

    def _rescue(self) -> None:
        """Save the game on the way out, whatever the reason, and say where if anybody still listens."""
        with undisturbed(), suppress(OSError, ValueError):
            path, nothing_to_lose = self.keeper.rescue(), self.keeper.is_kept
            self.say("")
            if path is not None:
                self.say(self.voice.say("cli-play-saved", path=str(path)))
            elif not nothing_to_lose:
                self.say(str(self.sitting.record))
