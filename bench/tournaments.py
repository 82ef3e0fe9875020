"""Tournaments: pairing a Swiss round in a process of its own, pairing an arena, standings."""

from __future__ import annotations

import os
import random
import subprocess
from typing import TYPE_CHECKING

from bench.measure import Row, rate
from hexad.tournaments import Entrant, History, Pairing, Result, Round
from hexad.tournaments.arena import FreeEntrant, pair_free
from hexad.tournaments.standings import standings
from hexad.tournaments.swiss import pair_round
from hexad.tournaments.swiss_process import COMMAND, read_answer, request
from hexad.tournaments.tie_breaks import SWISS

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["rows"]

GAMES = (Result.FIRST_WINS, Result.DRAW, Result.SECOND_WINS)
# The size of a tournament, and the seconds that a round may take.
SIZES = ((64, 1.5), (200, 6), (500, 60))
ROUNDS = 7


def rows() -> Iterator[Row]:
    """Yield each measurement as soon as it is made."""
    for size, limit in SIZES:
        seconds = _swiss_seconds(size)
        note = "round 4 of 7, with the start of the process"
        yield Row(f"pairing a Swiss round, {size} players", seconds, "s", limit, note, at_most=True, digits=2)
    waiting = _waiting(1_000)
    paired = rate(lambda: bool(pair_free(waiting)))
    yield Row("arena: pairing 1,000 free players", 1e3 / paired, "ms", 100, "", at_most=True)
    history = _played(1_000, 9)
    table = rate(lambda: bool(standings(History(list(history.entrants.values()), history.rounds), SWISS)))
    yield Row("standings of 1,000 players after 9 rounds", 1e3 / table, "ms", 100, "four tie-breaks", at_most=True)


def _swiss_seconds(size: int) -> float:
    """The processor time of a new process that pairs the fourth round."""
    source = random.Random(size)
    history = _played(size, 0)
    for _ in range(3):
        history = history.after(_with_results(source, pair_round(history, ROUNDS)))
    asked = request(history, ROUNDS)
    before = os.times()
    ran = subprocess.run(COMMAND, input=asked, check=True, capture_output=True)
    after = os.times()
    assert len(read_answer(ran.stdout).pairings) == size // 2
    return after.children_user + after.children_system - before.children_user - before.children_system


def _played(size: int, rounds: int) -> History:
    """A tournament with pairings by lot."""
    source = random.Random(size)
    history = History([Entrant(number, f"Player {number}", source.randint(800, 2400)) for number in range(1, size + 1)])
    for _ in range(rounds):
        order = source.sample(sorted(history.entrants), size)
        pairings = tuple(Pairing(first, second) for first, second in zip(order[::2], order[1::2], strict=True))
        history = history.after(_with_results(source, Round(pairings)))
    return history


def _with_results(source: random.Random, round_: Round) -> Round:
    return round_._replace(pairings=tuple(pair._replace(result=source.choice(GAMES)) for pair in round_.pairings))


def _waiting(count: int) -> list[FreeEntrant]:
    source = random.Random(count)
    return [
        FreeEntrant(
            number,
            points=source.randrange(60),
            rating=source.randint(800, 2400),
            last_opponent=source.randint(1, count),
            balance=source.randint(-1, 1),
            was_first=source.random() < 0.5,
        )
        for number in range(1, count + 1)
    ]
