"""A match: pairs of games on several threads, until all are played or the SPRT has decided."""

from __future__ import annotations

import queue
import threading
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING

from hexad.arena.failures import Failure
from hexad.arena.match_game import MatchGame
from hexad.arena.results import Result
from hexad.arena.results_file import ResultsFile

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from hexad.arena.match_game import MatchRules
    from hexad.arena.openings import Opening, Openings
    from hexad.arena.player import MatchPlayer
    from hexad.arena.player_spec import PlayerSpec
    from hexad.arena.results import MatchResults
    from hexad.arena.sprt import Sprt
    from hexad.record import Game

__all__ = ["Match"]


@dataclass(frozen=True, kw_only=True)
class Match:
    """Two players, the openings, and the maximal number of pairs of games."""

    game: str
    first: PlayerSpec
    second: PlayerSpec
    openings: Openings
    pairs: int
    rules: MatchRules
    concurrency: int = 1
    sprt: Sprt | None = None

    def __post_init__(self) -> None:
        endless = [spec.text for spec in (self.first, self.second) if spec.needs_limit]
        if endless and not self.rules.time_control.limits_moves:
            raise ValueError(f"nothing ends a move of {endless[0]}: expected a time, a clock, nodes or a depth")

    @property
    def names(self) -> tuple[str, str]:
        """The names of the players, which are always different."""
        first, second = self.first.text, self.second.text
        return (first, second) if first != second else (first, f"{second} (2)")

    def __str__(self) -> str:
        """Everything that determines the games, except their number, so that a match can be extended."""
        return f"{self.game}: {' - '.join(self.names)}; {self.rules}; {self.openings}"

    def run(self, results: MatchResults, save: Path | None = None) -> Iterator[Result]:
        """Play the games that are missing, and yield each result when it is counted and saved.

        Closing the iterator stops all players. The match ends early when the SPRT has decided, or when a program does
        not start.
        """
        file = None if save is None else ResultsFile(save, str(self))
        for result in file.results() if file is not None else ():
            results.add(result)
        if self.stopped(results) is not None:
            return
        workers = _WorkerThreads(self, self._missing(results))
        try:
            for result, record in workers.played():
                if file is not None:
                    file.add(result, record)
                results.add(result)
                yield result
                if self.stopped(results) is not None:
                    return
        finally:
            workers.stop()

    def stopped(self, results: MatchResults) -> str | None:
        """Why the match ends early; None if it does not."""
        for name, player in zip(self.names, (0, 1), strict=True):
            if Failure.NO_START in results.failures(player):
                return f"{name} does not start"
        decision = None if self.sprt is None else self.sprt.decision(results.pentanomial)
        return None if decision is None else f"the test decided for {decision}"

    def _missing(self, results: MatchResults) -> Iterator[_Job]:
        for pair, opening in enumerate(islice(self.openings, self.pairs)):
            yield from (_Job(pair, leg, opening) for leg in (0, 1) if (pair, leg) not in results.by_game)


@dataclass(frozen=True, slots=True)
class _Job:
    pair: int
    leg: int
    opening: Opening


class _WorkerThreads:
    """The threads of a match. Each has its own pair of players."""

    def __init__(self, match: Match, jobs: Iterator[_Job]) -> None:
        self._match = match
        self._jobs = jobs
        self._next = threading.Lock()
        self._stop = threading.Event()
        self._done: queue.SimpleQueue[tuple[Result, Game] | BaseException | None] = queue.SimpleQueue()
        self._players: list[MatchPlayer] = []
        self._threads = []
        for _ in range(match.concurrency):
            pair = [spec.make(match.game) for spec in (match.first, match.second)]
            self._players += pair
            self._threads.append(threading.Thread(target=self._work, args=(pair,), name="hexad-match", daemon=True))

    def played(self) -> Iterator[tuple[Result, Game]]:
        """The games, in the order in which they end."""
        for thread in self._threads:
            thread.start()
        working = len(self._threads)
        while working:
            done = self._done.get()
            if isinstance(done, BaseException):
                raise done
            if done is None:
                working -= 1
            else:
                yield done

    def stop(self) -> None:
        """Stop all threads and end the processes of their players."""
        self._stop.set()
        for thread in self._threads:
            while thread.is_alive():
                for player in self._players:
                    player.abort()
                thread.join(0.05)

    def _work(self, players: list[MatchPlayer]) -> None:
        try:
            while (job := self._take()) is not None:
                self._play(job, players)
        except BaseException as error:
            # `played` raises it in the caller's thread.
            self._done.put(error)
        finally:
            for player in players:
                player.close()
            self._done.put(None)

    def _take(self) -> _Job | None:
        with self._next:
            return None if self._stop.is_set() else next(self._jobs, None)

    def _play(self, job: _Job, players: list[MatchPlayer]) -> None:
        seated = players[:: -1 if job.leg else 1]
        game = MatchGame(job.opening, seated, self._match.rules)
        ending = game.play(f"{self._match.openings.seed}/{job.pair}/{job.leg}", self._stop.is_set)
        if ending is None:
            return
        names = self._match.names[:: -1 if job.leg else 1]
        record = game.record
        colours = (colour.capitalize() for colour in record.board().PLAYERS)
        record.tags.update(zip(colours, names, strict=True))
        record.tags["TimeControl"] = str(self._match.rules.time_control.clock or "-")
        plies = sum(1 for _ in record.mainline())
        self._done.put((Result(job.pair, job.leg, ending, plies), record))
