"""The file of a match or a tournament: each game is appended when it ends, and what was interrupted continues."""

from __future__ import annotations

import os
import shutil
from typing import TYPE_CHECKING, NamedTuple

from hexad.arena.failures import Failure
from hexad.arena.match_game import Ending
from hexad.errors import SettingError
from hexad.record import RecordError, read_games

if TYPE_CHECKING:
    from pathlib import Path

    from hexad.record import Game

__all__ = ["GamesFile", "SavedGame"]

_WINNERS = {"1-0": 0, "0-1": 1, "1/2-1/2": None}
# For each tag: a file without it, a file of another match or tournament, a game without the tags that it needs.
_ERRORS = {
    "Match": ("wrong-match-file", "wrong-match-other", "wrong-match-tags"),
    "Tournament": ("wrong-tournament-file", "wrong-tournament-other", "wrong-tournament-tags"),
}


class SavedGame(NamedTuple):
    """A game of the file: its number in it, from 1, its record, its round and how it ended."""

    number: int
    record: Game
    round: str
    ending: Ending

    @property
    def plies(self) -> int:
        """The length of the game."""
        return sum(1 for _ in self.record.mainline())


class GamesFile:
    """Games on disk. Each has a tag (`Match` or `Tournament`) that describes what it belongs to and must not change."""

    def __init__(self, path: Path, tag: str, description: str) -> None:
        self.path = path
        self._tag = tag
        self._description = description
        self._no_tag, self._other, self._no_details = _ERRORS[tag]

    def games(self) -> list[SavedGame]:
        """The games in the file; raises ValueError if it holds anything else.

        An incomplete last record, as left by a crash, is removed, and the old file is kept as FILE.broken. Games that
        were lost because a program did not start are removed as well, so that they are played again.
        """
        self.path.open("ab").close()
        broken: list[RecordError] = []
        whole: list[SavedGame] = []
        for record in read_games(self.path, broken.append):
            if broken:
                raise broken[0]
            whole.append(self._saved(record, len(whole) + 1))
        if broken:
            shutil.copy(self.path, self.path.with_name(f"{self.path.name}.broken"))
        played = [game for game in whole if game.ending.failure is not Failure.NO_START]
        if broken or len(played) < len(whole):
            self._rewrite([str(game.record) for game in played])
        return played

    def add(self, round_: str, ending: Ending, record: Game) -> None:
        """Append a game; it is on the disk when this returns."""
        record.result = ending.result
        record.tags["Round"] = round_
        record.tags["Termination"] = ending.reason
        record.tags[self._tag] = self._description
        if ending.failure is not None:
            record.tags["Failure"] = ending.failure
        with self.path.open("ab") as file:
            file.write(f"{record}\n\n".encode())
            file.flush()
            os.fsync(file.fileno())

    def _saved(self, record: Game, number: int) -> SavedGame:
        found = record.tags.get(self._tag)
        if found is None:
            raise SettingError(self._no_tag, file=str(self.path))
        if found != self._description:
            raise SettingError(self._other, file=str(self.path), found=found, match=self._description)
        try:
            failure = Failure(record.tags["Failure"]) if "Failure" in record.tags else None
            ending = Ending(_WINNERS[record.result], record.tags["Termination"], failure)
            return SavedGame(number, record, record.tags["Round"], ending)
        except (KeyError, ValueError) as error:
            raise SettingError(self._no_details, file=str(self.path), number=number) from error

    def _rewrite(self, texts: list[str]) -> None:
        draft = self.path.with_name(f".{self.path.name}.part")
        draft.write_text("".join(f"{text}\n\n" for text in texts), encoding="utf-8", newline="\n")
        draft.replace(self.path)
