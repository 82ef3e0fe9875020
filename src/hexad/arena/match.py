"""A match: pairs of games on several threads, until all are played or the SPRT has decided."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING

from hexad.arena.failures import Failure
from hexad.arena.match_game import MatchGame
from hexad.arena.player_pool import PlayerPool
from hexad.arena.player_spec import require_clock
from hexad.arena.results import Result
from hexad.arena.results_file import ResultsFile
from hexad.arena.worker_threads import WorkerThreads

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from hexad.arena.match_game import MatchRules
    from hexad.arena.openings import Opening, Openings
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
        require_clock((self.first, self.second), self.rules.time_control)
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
        pool = PlayerPool((self.first, self.second), self.game, max_free=2 * self.concurrency)
        workers = WorkerThreads(self._missing(results), partial(self._play, pool), threads=self.concurrency)
        try:
            for result, record in workers.done():
                if file is not None:
                    file.add(result, record)
                results.add(result)
                yield result
                if self.stopped(results) is not None:
                    return
        finally:
            workers.stop(pool.abort)
            pool.close()

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

    def _play(self, pool: PlayerPool, job: _Job, is_stopped: Callable[[], bool]) -> tuple[Result, Game] | None:
        """Play a game; None if the match was stopped before its end."""
        order = (1, 0) if job.leg else (0, 1)
        with pool.seated(*order) as players:
            game = MatchGame(job.opening, players, self.rules)
            ending = game.play(f"{self.openings.seed}/{job.pair}/{job.leg}", is_stopped)
        if ending is None:
            return None
        record = game.named_record([self.names[player] for player in order])
        return Result(job.pair, job.leg, ending, game.plies), record


@dataclass(frozen=True, slots=True)
class _Job:
    pair: int
    leg: int
    opening: Opening
