"""A game from the first prompt to the last: turns, commands, and saving whatever was played."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from hexad.cli.errors import INTERRUPTED, NO, OK, error_text
from hexad.cli.play.prompt_commands import prompt_commands
from hexad.cli.play.signals import Terminated, signals_ignored, signals_raised
from hexad.cli.terminal import ACCENT, RULE, WRONG, print_line
from hexad.errors import HexadError
from hexad.texts.terms import folded

if TYPE_CHECKING:
    from hexad.cli.play.engine_opponent import EngineOpponent
    from hexad.cli.play.interface import Interface
    from hexad.cli.play.local_game import LocalGame
    from hexad.cli.play.record_file import RecordFile

__all__ = ["Session"]


class FlagFellError(Exception):
    """The time of the player to move is up."""


class Session:
    """The game, its file and its interface, as the commands of the prompt use them."""

    def __init__(
        self, game: LocalGame, file: RecordFile, interface: Interface, opponent: EngineOpponent | None = None
    ) -> None:
        self.game = game
        self.file = file
        self.interface = interface
        self.opponent = opponent
        self.phrases = interface.phrases
        self.flipped = False
        self.is_left = False
        self._was_refused = False

    def run(self) -> int:
        """Play until the game is over or left, and return the exit code."""
        code = NO
        try:
            with signals_raised():
                self._play_turns()
                self._offer_to_save()
        except EOFError:
            code = OK
        except KeyboardInterrupt:
            code = INTERRUPTED
        except Terminated as terminated:
            code = terminated.code
        except BaseException:
            self._rescue()
            raise
        else:
            return NO if self._was_refused else OK
        self._rescue()
        return NO if code == OK and self._was_refused else code

    def print(self, line: str | Text, style: str = "") -> None:
        """Print a line."""
        print_line(self.interface.console, line, style)

    def show(self) -> None:
        """Show the board and the players."""
        self.interface.show(self.game, flipped=self.flipped)

    def ask(self, question: str) -> str:
        """Ask for a line while the clock runs; raises FlagFellError."""
        return self.interface.ask(question, self._check_clock).strip()

    def agrees(self, question: str) -> bool:
        """Ask a question until the answer is yes or no."""
        question = f"{question} {self.phrases.say('cli-play-yes-or-no')} "
        while not self.phrases.is_yes(answer := self.ask(question)) and not self.phrases.is_no(answer):
            self.print(self.phrases.say("cli-play-please"))
        return self.phrases.is_yes(answer)

    def refuse(self, text: str, rule: str | None = None) -> None:
        """Say why something cannot be done. A program is also told by the exit code."""
        self._was_refused = self._was_refused or not self.interface.is_person
        line = Text().append(text, style=WRONG)
        line.append(f" ({self.phrases.rule(rule)})" if rule else "", style=RULE)
        self.print(line)

    def save(self) -> None:
        """Save the game if it has a file; if that fails, the game goes on."""
        try:
            with signals_ignored():
                self.file.save()
        except OSError as error:
            reason = error_text(error)
            self.refuse(self.phrases.say("cli-play-not-kept", path=str(self.file.path), reason=reason))

    def save_as(self, name: str) -> None:
        """Save the game in a new file."""
        try:
            with signals_ignored():
                self.file.save_as(Path(name).expanduser())
        except FileExistsError:
            self._refuse_to_save(self.phrases.say("cli-play-exists", path=str(Path(name).expanduser())))
        except OSError as error:
            self._refuse_to_save(error_text(error))
        except (ValueError, RuntimeError):
            # A name with a null byte, or ~name of a user who does not exist.
            self._refuse_to_save(self.phrases.say("cli-play-no-name"))
        else:
            self.print(self.phrases.say("cli-play-saved-from-now", path=str(self.file.path)))

    def _refuse_to_save(self, reason: str) -> None:
        self.refuse(self.phrases.say("cli-play-not-saved", reason=reason))

    def _play_turns(self) -> None:
        if self.interface.is_person:
            self.show()
            if self.game.board.players > 2:
                self.print(self.phrases.say("cli-play-partners"))
        try:
            while self.game.outcome is None and not self.is_left:
                self._check_clock()
                if self.opponent is not None and self.opponent.is_on_turn(self.game):
                    self._play_opponent(self.opponent)
                else:
                    self._play_prompt()
        except FlagFellError:
            self.interface.discard_input()
            self.print("")
        self._announce_outcome()

    def _play_prompt(self) -> None:
        """Ask for a line and carry it out: a command, or else a move."""
        player = self.phrases.seat(self.game.board, self.game.seat)
        word, _, rest = self.ask(f"{player} › ").partition(" ")
        command = prompt_commands(self.phrases).get(folded(word))
        if command is not None:
            command(self, rest.strip())
        elif word:
            self._play_move(word + rest)

    def _play_opponent(self, opponent: EngineOpponent) -> None:
        if self.interface.is_person:
            self.print(self.phrases.say("cli-play-thinking", name=opponent.translated_name(self.phrases)))
        self._play_move(opponent.move(self.game))

    def _check_clock(self) -> None:
        if self.game.flag():
            raise FlagFellError

    def _play_move(self, text: str) -> None:
        try:
            node = self.game.play("".join(text.split()).lower())
        except HexadError as error:
            self.refuse(self.phrases.explained(self.game.board.game, error), error.rule)
            return
        if node is None:
            raise FlagFellError
        self.save()
        self.show()

    def _announce_outcome(self) -> None:
        outcome = self.game.outcome
        if outcome is None:
            return
        line = Text().append(self.phrases.ending(outcome), style=ACCENT)
        line.append(f" ({self.phrases.rule(outcome.rule)})" if outcome.rule else "", style=RULE)
        self.print(line)

    def _offer_to_save(self) -> None:
        """Ask where to save a game that is not saved."""
        self.save()
        while not self.file.is_saved:
            suggested = self.file.suggested()
            name = self.interface.ask(f"{self.phrases.say('cli-play-save', path=str(suggested))} ").strip()
            if self.phrases.is_no(name):
                return
            self.save_as(str(suggested) if not name or self.phrases.is_yes(name) else name)
        if self.file.path is not None:
            self.print(self.phrases.say("cli-play-saved", path=str(self.file.path)))

    def _rescue(self) -> None:
        """Save the game when the session ends early, and print where, or else print the record."""
        with signals_ignored(), suppress(OSError, ValueError):
            path, nothing_to_save = self.file.rescue(), self.file.is_saved
            self.print("")
            if path is not None:
                self.print(self.phrases.say("cli-play-saved", path=str(path)))
            elif not nothing_to_save:
                self.print(str(self.game.record))
