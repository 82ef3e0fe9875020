"""The rules of FIDE's Dutch System that a pairing is checked against, written once more from the Handbook (C.04.3)."""

from __future__ import annotations

from functools import cache, cached_property
from typing import TYPE_CHECKING, NamedTuple

from hexad.tournaments import AbsenceKind, Result
from hexad.tournaments.swiss import starting_order

if TYPE_CHECKING:
    from .random_tournaments import Step

ABSOLUTE, STRONG, MILD, NO = 3, 2, 1, 0


class Preference(NamedTuple):
    """Which side an entrant should have next (A.6); `first` is None before the first game."""

    strength: int
    first: bool | None


class Entry:
    """An entrant before a round."""

    def __init__(self, step: Step, number: int, place: int) -> None:
        self.number = number
        self.place = place
        self.rounds = step.history.views[number]
        self.points = step.history.points(number)
        self.sides = [played.is_first for played in self.rounds if played.is_game]
        self.opponents = {played.opponent for played in self.rounds if played.is_game}
        self.unplayed = sum(not played.is_game for played in self.rounds)
        # A.7: in the last round, more than half of the possible points.
        is_last = len(step.history.rounds) + 1 == step.rounds
        self.is_topscorer = is_last and self.points > len(step.history.rounds) / 2

    @cached_property
    def had_bye(self) -> bool:
        """C.2: a bye, or a forfeit won."""
        return any(
            played.absence is AbsenceKind.BYE or played.result is Result.SECOND_FORFEITS for played in self.rounds
        )

    @cached_property
    def difference(self) -> int:
        """Games with the first side, less games with the second."""
        return 2 * sum(self.sides) - len(self.sides)

    @cached_property
    def preference(self) -> Preference:
        if not self.sides:
            return Preference(NO, None)
        if len(self.sides) > 1 and self.sides[-1] == self.sides[-2]:
            return Preference(ABSOLUTE, not self.sides[-1])
        if self.difference == 0:
            return Preference(MILD, not self.sides[-1])
        return Preference(ABSOLUTE if abs(self.difference) > 1 else STRONG, self.difference < 0)

    @property
    def rank(self) -> tuple[float, int]:
        """A.2: the smaller, the higher is the entrant ranked."""
        return -self.points, self.place


def may_meet(one: Entry, other: Entry) -> bool:
    """C.1 and C.3: never met, and not both with the same absolute preference, topscorers excepted."""
    if other.number in one.opponents:
        return False
    is_clash = one.preference == other.preference and one.preference.strength == ABSOLUTE
    return not is_clash or one.is_topscorer or other.is_topscorer


def moves_first(one: Entry, other: Entry, top_seed_first: bool) -> bool:
    """E.1 to E.5: whether `one` moves first."""
    higher, lower = sorted((one, other), key=lambda entry: entry.rank)
    return _higher_moves_first(higher, lower, top_seed_first) == (one is higher)


def _higher_moves_first(higher: Entry, lower: Entry, top_seed_first: bool) -> bool:
    mine, theirs = higher.preference, lower.preference
    if mine.first is not None and theirs.first is not None and mine.first != theirs.first:
        return mine.first
    if mine.strength != theirs.strength:
        return bool(mine.first) if mine.strength > theirs.strength else not theirs.first
    if mine.strength == ABSOLUTE and abs(higher.difference) != abs(lower.difference):
        return bool(mine.first) if abs(higher.difference) > abs(lower.difference) else not theirs.first
    for his, hers in zip(reversed(higher.sides), reversed(lower.sides), strict=False):
        if his != hers:
            return not his
    if mine.first is not None:
        return mine.first
    return (higher.place % 2 == 1) == top_seed_first


class Field:
    """The entrants who are to be paired in a round."""

    def __init__(self, step: Step) -> None:
        order = starting_order(step.history.entrants.values())
        entries = [Entry(step, entrant.number, place) for place, entrant in enumerate(order, 1)]
        self.entries = {entry.number: entry for entry in entries if entry.number not in step.absent}

    def can_be_paired(self) -> bool:
        """Whether a pairing exists that obeys the absolute rules, by trying."""
        numbers = frozenset(self.entries)
        if len(numbers) % 2 == 0:
            return self._has_matching(numbers)
        return any(self._has_matching(numbers - {one}) for one in numbers if not self.entries[one].had_bye)

    def _has_matching(self, numbers: frozenset[int]) -> bool:
        @cache
        def search(left: frozenset[int]) -> bool:
            if not left:
                return True
            others = {one: [two for two in left if two != one and self._may_meet(one, two)] for one in left}
            # The entrant with the fewest opponents first: that ends hopeless branches early.
            one = min(left, key=lambda number: (len(others[number]), number))
            return any(search(left - {one, two}) for two in others[one])

        return search(numbers)

    def _may_meet(self, one: int, two: int) -> bool:
        return may_meet(self.entries[one], self.entries[two])
