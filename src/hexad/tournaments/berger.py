"""Round robins by the Berger tables of FIDE (Handbook C.05, Annex 1).

Every entrant meets every other once, or twice in a double round robin. An entrant's place in the tables is the place in
the list, which is drawn by lot or follows the ratings.

With an odd number of entrants one of them rests in each round, everybody once in a cycle. To rest is no game and gives
no points: nobody gains by it, since everybody rests as often.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.errors import SettingError
from hexad.tournaments.history import Absence, AbsenceKind, Pairing, Round

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["MAX_ENTRANTS", "MIN_ENTRANTS", "round_robin"]

MIN_ENTRANTS, MAX_ENTRANTS = 2, 40


def round_robin(entrants: Sequence[int], *, double: bool = False) -> tuple[Round, ...]:
    """All rounds of a round robin of these entrants, given by their numbers.

    In a double round robin the second cycle has the sides exchanged, and the last two rounds of the first cycle change
    places, as FIDE recommends: otherwise somebody would have the same side three times in a row.

    >>> for number, round_ in enumerate(round_robin([1, 2, 3, 4]), 1):
    ...     print(number, *(f"{first}-{second}" for first, second, _ in round_.pairings))
    1 1-4 2-3
    2 4-3 1-2
    3 2-4 3-1
    >>> [absence.entrant for round_ in round_robin([7, 8, 9]) for absence in round_.absences]
    [7, 9, 8]

    Raises SettingError for fewer than 2 or more than 40 entrants.
    """
    if not MIN_ENTRANTS <= len(entrants) <= MAX_ENTRANTS:
        raise SettingError("wrong-tournament-round-robin", min=MIN_ENTRANTS, max=MAX_ENTRANTS, found=len(entrants))
    if len(set(entrants)) < len(entrants):
        raise ValueError(f"an entrant is in the list twice: {list(entrants)}")
    places = len(entrants) + len(entrants) % 2
    cycle = [_places_of_round(places, number) for number in range(1, places)]
    if double:
        first_cycle = cycle if len(cycle) < 2 else [*cycle[:-2], cycle[-1], cycle[-2]]
        cycle = first_cycle + [[(second, first) for first, second in pairs] for pairs in cycle]
    return tuple(_round(entrants, pairs) for pairs in cycle)


def _places_of_round(places: int, number: int) -> list[tuple[int, int]]:
    """The pairs of places of a round, from 1, in the order of the tables; the number of places is even.

    The last place stays where it is and the others move around it. It changes sides in every round.
    """
    ring = places - 1
    if number % 2:
        centre = (number + 1) // 2
        fixed = (centre, places)
    else:
        centre = (places + number) // 2
        fixed = (places, centre)
    pairs = [((centre - 1 + step) % ring + 1, (centre - 1 - step) % ring + 1) for step in range(1, places // 2)]
    return [fixed, *pairs]


def _round(entrants: Sequence[int], pairs: Sequence[tuple[int, int]]) -> Round:
    """A round of entrants. Whoever is paired with the place after the last entrant rests."""
    is_taken = [max(pair) <= len(entrants) for pair in pairs]
    pairings = [
        Pairing(entrants[first - 1], entrants[second - 1])
        for (first, second), taken in zip(pairs, is_taken, strict=True)
        if taken
    ]
    resting = [entrants[min(pair) - 1] for pair, taken in zip(pairs, is_taken, strict=True) if not taken]
    return Round(tuple(pairings), tuple(Absence(entrant, AbsenceKind.ZERO) for entrant in resting))
