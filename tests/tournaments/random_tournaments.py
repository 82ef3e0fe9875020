"""Random Swiss tournaments: absences, withdrawals, late entries and forfeits in every mixture."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hexad.errors import SettingError
from hexad.tournaments import Absence, AbsenceKind, Entrant, History, Pairing, Result, Round
from hexad.tournaments.swiss import pair_round

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator

GAMES = [Result.FIRST_WINS, Result.DRAW, Result.SECOND_WINS]
FORFEITS = [Result.SECOND_FORFEITS, Result.FIRST_FORFEITS, Result.BOTH_FORFEIT]


class Step(NamedTuple):
    """What was asked of the pairing, and what it answered; `paired` is None if there was no pairing."""

    history: History
    rounds: int
    absent: dict[int, AbsenceKind]
    top_seed_first: bool
    paired: Round | None


def random_result(source: random.Random, forfeits: float = 0.06) -> Result:
    """A result; more games are won than drawn."""
    return source.choice(FORFEITS) if source.random() < forfeits else source.choices(GAMES, [4, 2, 4])[0]


def played(source: random.Random, round_: Round, forfeits: float = 0.06) -> Round:
    """A round with results."""
    return round_._replace(
        pairings=tuple(pairing._replace(result=random_result(source, forfeits)) for pairing in round_.pairings)
    )


def random_entrants(source: random.Random, size: int) -> list[Entrant]:
    """Entrants, some without a rating, some with the same."""
    ratings = [source.choice([0, 1500, source.randrange(1000, 2200)]) for _ in range(size)]
    return [Entrant(number, f"Entrant {number}", rating) for number, rating in enumerate(ratings, 1)]


def random_history(source: random.Random, size: int) -> History:
    """Rounds without any system; games of the last one may be in progress."""
    history = History(random_entrants(source, size))
    for _ in range(source.randint(0, 6)):
        order = source.sample(sorted(history.entrants), size)
        absent = [order.pop() for _ in range(source.randrange(size + 1))]
        absent += [order.pop()] if len(order) % 2 else []
        games = (Pairing(first, second) for first, second in zip(order[::2], order[1::2], strict=True))
        absences = tuple(Absence(entrant, source.choice([*AbsenceKind])) for entrant in absent)
        history = history.after(played(source, Round(tuple(games), absences), 0.3))
    if history.rounds and source.random() < 0.5:
        last = history.rounds[-1]
        open_games = tuple(pairing._replace(result=None) for pairing in last.pairings[:1])
        rounds = [*history.rounds[:-1], last._replace(pairings=open_games + last.pairings[1:])]
        history = History(list(history.entrants.values()), rounds)
    return history


def random_tournament(source: random.Random, size: int) -> Iterator[Step]:
    """Play a tournament until its end, or until a round cannot be paired."""
    history = History(random_entrants(source, size))
    rounds = source.randint(3, min(9, size - 1))
    top_seed_first = source.random() < 0.5
    late = {number: source.randint(2, 3) for number in history.entrants if source.random() < 0.08}
    withdrawn: set[int] = set()
    for number in range(1, rounds + 1):
        withdrawn ^= {entrant for entrant in history.entrants if source.random() < 0.03}
        absent = {entrant: AbsenceKind.HALF for entrant in history.entrants if source.random() < 0.05}
        absent |= {entrant: AbsenceKind.ZERO for entrant, entered in late.items() if number < entered}
        absent |= dict.fromkeys(withdrawn, AbsenceKind.ZERO)
        try:
            paired = pair_round(history, rounds, absent=absent, top_seed_first=top_seed_first)
        except SettingError as error:
            if error.key != "wrong-tournament-unpairable":
                raise
            yield Step(history, rounds, absent, top_seed_first, None)
            return
        yield Step(history, rounds, absent, top_seed_first, paired)
        history = history.after(played(source, paired))
