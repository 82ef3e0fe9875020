"""The file of a match: each game is written when it ends, and a match that was broken off goes on where it stopped."""

from __future__ import annotations

import os
import shutil
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hexad.arena.fault import Failing
from hexad.arena.game import Ending
from hexad.arena.tally import Result
from hexad.record import RecordError, read_games

if TYPE_CHECKING:
    from pathlib import Path

    from hexad.record import Game

__all__ = ["Ledger"]

_WINNERS = {"1-0": 0, "0-1": 1, "1/2-1/2": None}


@dataclass(frozen=True)
class Ledger:
    """A match on disk; `match` describes it, stands in every record, and must be the same when it goes on."""

    path: Path
    match: str

    def results(self) -> list[Result]:
        """The games that were played already; ValueError if the file holds anything but games of this match.

        A last record that breaks off, since the machine stopped while it was written, is left out; the file as it
        was is then kept beside the new one. Games for which a program did not start are left out, too: they are
        played when it does.
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
        played = [(result, text) for result, text in whole if result.ending.failing is not Failing.NO_START]
        if broken or len(played) < len(whole):
            self._rewrite([text for _, text in played])
        return [result for result, _ in played]

    def add(self, result: Result, record: Game) -> None:
        """Write a game behind the others."""
        ending = result.ending
        record.result = ending.result
        record.tags["Round"] = f"{result.pair + 1}.{result.leg + 1}"
        record.tags["Termination"] = ending.reason
        record.tags["Match"] = self.match
        if ending.failing is not None:
            record.tags["Failure"] = ending.failing
        with self.path.open("ab") as file:
            file.write(f"{record}\n\n".encode())
            file.flush()
            os.fsync(file.fileno())

    def _result(self, game: Game, number: int) -> Result:
        match = game.tags.get("Match")
        if match != self.match:
            held = "a game of no match" if match is None else f"the match {match!r}"
            raise ValueError(f"{self.path} holds {held}: expected {self.match!r}, or a new file")
        try:
            pair, leg = (int(part) - 1 for part in game.tags["Round"].split("."))
            failing = Failing(game.tags["Failure"]) if "Failure" in game.tags else None
            ending = Ending(_WINNERS[game.result], game.tags["Termination"], failing)
        except (KeyError, ValueError) as error:
            raise ValueError(f"{self.path}: game {number} has lost its tags, expected those of a match") from error
        if pair < 0 or leg not in (0, 1):
            raise ValueError(f"{self.path}: game {number} has the round {game.tags['Round']}, expected one such as 3.2")
        return Result(pair, leg, ending, sum(1 for _ in game.mainline()))

    def _rewrite(self, texts: list[str]) -> None:
        draft = self.path.with_name(f".{self.path.name}.part")
        draft.write_text("".join(f"{text}\n\n" for text in texts), encoding="utf-8", newline="\n")
        draft.replace(self.path)
