"""`hexad play`: a game between people at one terminal, or against the engine."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from hexad.cli.command import command
from hexad.cli.errors import CommandError
from hexad.cli.options import alternatives, argument, grouped, option
from hexad.cli.phrases import current_phrases
from hexad.cli.play.engine_opponent import EngineOpponent
from hexad.cli.play.interface import choose_interface
from hexad.cli.play.local_game import LocalGame, clock_of
from hexad.cli.play.record_file import RecordFile
from hexad.cli.play.session import Session
from hexad.cli.play.start import ask_for_game, new_game, resumed_game, time_control
from hexad.cli.position_options import StartOptions, start_options
from hexad.engine.levels import FULL
from hexad.texts.terms import folded

if TYPE_CHECKING:
    from hexad.record import Game
    from hexad.types import Player

__all__ = ["play"]


@dataclass(frozen=True)
class OpponentOptions:
    """The engine as the opponent."""

    level: str | None
    side: str | None

    def opponent(self, record: Game) -> EngineOpponent | None:
        """The engine on the other side, if it was asked for; it is entered in the record."""
        if self.level is None:
            if self.side is not None:
                raise CommandError("wrong-side-alone")
            return None
        if self.level not in map(str, range(1, FULL + 1)):
            raise CommandError("wrong-level", level=self.level, most=str(FULL))
        board = record.board()
        first, second = board.PLAYERS
        own = first if self.side is None else _side_called(self.side, (first, second))
        opponent = EngineOpponent(board.game, int(self.level), second if own is first else first)
        record.tags[opponent.side.capitalize()] = opponent.name
        return opponent


@dataclass(frozen=True)
class FileOptions:
    """The file that the game is saved in."""

    save: str | None
    resume: str | None

    def check(self, start: StartOptions, game: str | None) -> None:
        """Raise CommandError if the files do not fit, or if --resume comes with a start position."""
        if self.save is not None and Path(self.save).exists():
            raise CommandError("wrong-save-exists", file=self.save)
        if self.resume is not None and self.save is None and Path(self.resume).suffix.lower() != ".hgn":
            raise CommandError("wrong-resume-format", file=self.resume)
        if self.resume is not None and (game is not None or start != StartOptions()):
            raise CommandError("wrong-resume-start", file=self.resume)

    def record_file(self, record: Game) -> RecordFile:
        """The file for a record."""
        path = self.save or self.resume
        is_saved = self.resume is not None and self.save is None
        return RecordFile(record, Path(path) if path else None, is_saved=is_saved)


@command("play")
@start_options
@argument("game", required=False, metavar="GAME", help="option-play-game")
@option("--clock", metavar="TIME", help="option-play-clock")
@grouped(
    "opponent",
    OpponentOptions,
    option("--level", metavar="N", help="option-play-level"),
    option("--side", metavar="COLOUR", help="option-play-side"),
)
@grouped(
    "files",
    FileOptions,
    option("--save", metavar="FILE", help="option-play-save"),
    option("--resume", metavar="FILE", help="option-play-resume"),
)
def play(
    start: StartOptions, game: str | None, clock: str | None, opponent: OpponentOptions, files: FileOptions
) -> int:
    """Play a game with other people, or against the engine."""
    files.check(start, game)
    interface = choose_interface(current_phrases())
    record = resumed_game(files.resume) if files.resume else new_game(start, game or ask_for_game(interface))
    control = time_control(record, clock)
    running = LocalGame(record, None if control.base is None else clock_of(record, control), _centiseconds)
    return Session(running, files.record_file(record), interface, opponent.opponent(record)).run()


def _side_called(name: str, players: tuple[Player, Player]) -> Player:
    """The side with this name, in English or in the language in use."""
    phrases = current_phrases()
    for player in players:
        if folded(name) in (player, folded(phrases.side(player))):
            return player
    sides = alternatives(phrases.side(player).lower() for player in players)
    raise CommandError("wrong-side", side=name, sides=sides)


def _centiseconds() -> int:
    return time.monotonic_ns() // 10_000_000
