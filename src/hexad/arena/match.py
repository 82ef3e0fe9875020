"""A match: pairs of games on several threads, until all are played or a test has decided."""

from __future__ import annotations

import queue
import threading
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING

from hexad.arena.fault import Failing
from hexad.arena.game import Table
from hexad.arena.ledger import Ledger
from hexad.arena.tally import Result

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from hexad.arena.game import Rules
    from hexad.arena.openings import Opening, Openings
    from hexad.arena.player import Player
    from hexad.arena.spec import Spec
    from hexad.arena.sprt import Sprt
    from hexad.arena.tally import Tally
    from hexad.record import Game

__all__ = ["Match"]


@dataclass(frozen=True, kw_only=True)
class Match:
    """Two players, the openings, and how many pairs of games at most."""

    game: str
    first: Spec
    second: Spec
    openings: Openings
    pairs: int
    rules: Rules
    concurrency: int = 1
    sprt: Sprt | None = None

    def __post_init__(self) -> None:
        endless = [spec.text for spec in (self.first, self.second) if spec.needs_pace]
        if endless and not self.rules.pace.ends_moves:
            raise ValueError(f"nothing ends a move of {endless[0]}: expected a time, a clock, nodes or a depth")

    @property
    def names(self) -> tuple[str, str]:
        """What the players are called, so that they can be told apart."""
        first, second = self.first.text, self.second.text
        return (first, second) if first != second else (first, f"{second} (2)")

    def __str__(self) -> str:
        """Everything that decides what is played; not how many games, so that a match can be made longer."""
        return f"{self.game}: {' - '.join(self.names)}; {self.rules}; {self.openings}"

    def run(self, tally: Tally, save: Path | None = None) -> Iterator[Result]:
        """Play what is missing, and yield each game when it is counted and saved.

        Leaving the loop stops all players. The match ends early when the test has decided, or when a program does not
        start: there is nothing to learn from more of such games.
        """
        ledger = None if save is None else Ledger(save, str(self))
        for result in ledger.results() if ledger is not None else ():
            tally.add(result)
        if self.stopped(tally) is not None:
            return
        crew = _Crew(self, self._missing(tally))
        try:
            for result, record in crew.played():
                if ledger is not None:
                    ledger.add(result, record)
                tally.add(result)
                yield result
                if self.stopped(tally) is not None:
                    return
        finally:
            crew.dismiss()

    def stopped(self, tally: Tally) -> str | None:
        """Why no more games are needed, if so."""
        for name, player in zip(self.names, (0, 1), strict=True):
            if Failing.NO_START in tally.failures(player):
                return f"{name} does not start"
        decision = None if self.sprt is None else self.sprt.decision(tally.pentanomial)
        return None if decision is None else f"the test decided for {decision}"

    def _missing(self, tally: Tally) -> Iterator[_Job]:
        for pair, opening in enumerate(islice(self.openings, self.pairs)):
            yield from (_Job(pair, leg, opening) for leg in (0, 1) if (pair, leg) not in tally.results)


@dataclass(frozen=True, slots=True)
class _Job:
    pair: int
    leg: int
    opening: Opening


class _Crew:
    """The threads of a match, each with two players of its own."""

    def __init__(self, match: Match, jobs: Iterator[_Job]) -> None:
        self._match = match
        self._jobs = jobs
        self._next = threading.Lock()
        self._stop = threading.Event()
        self._done: queue.SimpleQueue[tuple[Result, Game] | BaseException | None] = queue.SimpleQueue()
        self._players: list[Player] = []
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

    def dismiss(self) -> None:
        """Stop whatever still runs, and let no process live on."""
        self._stop.set()
        for thread in self._threads:
            while thread.is_alive():
                for player in self._players:
                    player.abort()
                thread.join(0.05)

    def _work(self, players: list[Player]) -> None:
        try:
            while (job := self._take()) is not None:
                self._play(job, players)
        except BaseException as error:
            # Raised again where the games are read.
            self._done.put(error)
        finally:
            for player in players:
                player.close()
            self._done.put(None)

    def _take(self) -> _Job | None:
        with self._next:
            return None if self._stop.is_set() else next(self._jobs, None)

    def _play(self, job: _Job, players: list[Player]) -> None:
        seated = players[:: -1 if job.leg else 1]
        table = Table(job.opening, seated, self._match.rules)
        ending = table.play(f"{self._match.openings.seed}/{job.pair}/{job.leg}", self._stop.is_set)
        if ending is None:
            return
        names = self._match.names[:: -1 if job.leg else 1]
        record = table.record
        colours = (colour.capitalize() for colour in record.board().PLAYERS)
        record.tags.update(zip(colours, names, strict=True))
        record.tags["TimeControl"] = str(self._match.rules.pace.clock or "-")
        plies = sum(1 for _ in record.mainline())
        self._done.put((Result(job.pair, job.leg, ending, plies), record))
