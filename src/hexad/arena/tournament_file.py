"""The games of a tournament on disk, and their results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.arena.games_file import GamesFile
from hexad.arena.tournament_results import GameKey, TournamentGame, TournamentResult
from hexad.errors import SettingError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from hexad.arena.games_file import SavedGame
    from hexad.record import Game

__all__ = ["TournamentFile"]


class TournamentFile:
    """The file of a tournament. A game is identified by its stage, the first number of its `Round`, and its players."""

    def __init__(self, path: Path, tournament: str, names: Sequence[str]) -> None:
        self._file = GamesFile(path, "Tournament", tournament)
        self._numbers = {name: number for number, name in enumerate(names, 1)}

    def results(self) -> dict[GameKey, TournamentResult]:
        """The results in the file; raises ValueError if it holds anything but games of this tournament."""
        return {result.game.key: result for result in map(self._result, self._file.games())}

    def add(self, result: TournamentResult, record: Game) -> None:
        """Append a game."""
        self._file.add(result.game.round, result.ending, record)

    def unexpected(self, result: TournamentResult) -> SettingError:
        """The error for a game that the tournament does not have, such as one of a cycle that is left out now."""
        return SettingError("wrong-tournament-round", file=str(self._file.path), round=result.game.round)

    def _result(self, game: SavedGame) -> TournamentResult:
        tags = game.record.tags
        try:
            stage = int(game.round.partition(".")[0])
            first, second = (self._numbers[tags[colour.capitalize()]] for colour in game.record.board().PLAYERS)
        except (KeyError, ValueError) as error:
            raise SettingError("wrong-tournament-tags", file=str(self._file.path), number=game.number) from error
        return TournamentResult(TournamentGame(GameKey(stage, first, second), game.round), game.ending, game.plies)
