"""The games of a match on disk, and their results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.arena.games_file import GamesFile
from hexad.arena.results import Result
from hexad.errors import SettingError

if TYPE_CHECKING:
    from pathlib import Path

    from hexad.arena.games_file import SavedGame
    from hexad.record import Game

__all__ = ["ResultsFile"]


class ResultsFile:
    """The file of a match. The `Round` of a game is its pair and its game of the pair, from 1."""

    def __init__(self, path: Path, match: str) -> None:
        self._file = GamesFile(path, "Match", match)

    def results(self) -> list[Result]:
        """The results in the file; raises ValueError if it holds anything but games of this match."""
        return [self._result(game) for game in self._file.games()]

    def add(self, result: Result, record: Game) -> None:
        """Append a game."""
        self._file.add(f"{result.pair + 1}.{result.leg + 1}", result.ending, record)

    def _result(self, game: SavedGame) -> Result:
        file, number = str(self._file.path), game.number
        try:
            pair, leg = (int(part) - 1 for part in game.round.split("."))
        except ValueError as error:
            raise SettingError("wrong-match-tags", file=file, number=number) from error
        if pair < 0 or leg not in (0, 1):
            raise SettingError("wrong-match-round", file=file, number=number, round=game.round)
        return Result(pair, leg, game.ending, game.plies)
