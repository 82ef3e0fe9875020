"""The file of a match: each game is appended when it ends, and an interrupted match continues from it."""

from __future__ import annotations

import os
import shutil
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hexad.arena.failures import Failure
from hexad.arena.match_game import Ending
from hexad.arena.results import Result
from hexad.errors import SettingError
from hexad.record import RecordError, read_games

if TYPE_CHECKING:
    from pathlib import Path

    from hexad.record import Game

__all__ = ["ResultsFile"]

_WINNERS = {"1-0": 0, "0-1": 1, "1/2-1/2": None}


@dataclass(frozen=True)
class ResultsFile:
    """The games of a match on disk. `match` describes the match; every record holds it, and it must not change."""

    path: Path
    match: str

    def results(self) -> list[Result]:
        """The games in the file; raises ValueError if it holds anything but games of this match.

        An incomplete last record, as left by a crash, is removed, and the old file is kept as FILE.broken. Games that
        were lost because a program did not start are removed as well, so that they are played again.
        """
        self.path.open("ab").close()
        broken: list[RecordError] = []
        whole: list[tuple[Result, str]] = []
        for game in read_games(self.path, broken.append):
            if broken:
                raise broken[0]
            whole.append((self._result(game, len(whole) + 1), str(game)))
        if broken:
            shutil.copy(self.path, self.path.with_name(f"{self.path.name}.broken"))
        played = [(result, text) for result, text in whole if result.ending.failure is not Failure.NO_START]
        if broken or len(played) < len(whole):
            self._rewrite([text for _, text in played])
        return [result for result, _ in played]

    def add(self, result: Result, record: Game) -> None:
        """Append a game."""
        ending = result.ending
        record.result = ending.result
        record.tags["Round"] = f"{result.pair + 1}.{result.leg + 1}"
        record.tags["Termination"] = ending.reason
        record.tags["Match"] = self.match
        if ending.failure is not None:
            record.tags["Failure"] = ending.failure
        with self.path.open("ab") as file:
            file.write(f"{record}\n\n".encode())
            file.flush()
            os.fsync(file.fileno())

    def _result(self, game: Game, number: int) -> Result:
        match = game.tags.get("Match")
        if match != self.match:
            if match is None:
                raise SettingError("wrong-match-file", file=str(self.path))
            raise SettingError("wrong-match-other", file=str(self.path), found=match, match=self.match)
        try:
            pair, leg = (int(part) - 1 for part in game.tags["Round"].split("."))
            failure = Failure(game.tags["Failure"]) if "Failure" in game.tags else None
            ending = Ending(_WINNERS[game.result], game.tags["Termination"], failure)
        except (KeyError, ValueError) as error:
            raise SettingError("wrong-match-tags", file=str(self.path), number=number) from error
        if pair < 0 or leg not in (0, 1):
            raise SettingError("wrong-match-round", file=str(self.path), number=number, round=game.tags["Round"])
        return Result(pair, leg, ending, sum(1 for _ in game.mainline()))

    def _rewrite(self, texts: list[str]) -> None:
        draft = self.path.with_name(f".{self.path.name}.part")
        draft.write_text("".join(f"{text}\n\n" for text in texts), encoding="utf-8", newline="\n")
        draft.replace(self.path)
