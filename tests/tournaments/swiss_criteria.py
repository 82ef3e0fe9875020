"""By which criterion of FIDE's Dutch System two pairings of a round differ first: C.5 to C.19, until January 2026.

The pairings are compared from the highest score group down. In the first group in which they differ, both have the same
entrants who moved down from above, so the criteria of that group compare them. A difference in none of them is one of
order: both are as good, and the rules take the one that comes first (D).

`python -m tests.tournaments.swiss_criteria 600` prints the differences from the second library in so many tournaments.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias
from unittest.mock import patch

from hexad.tournaments.swiss import pair_round

from .swiss_rules import STRONG, Entry, Field, may_meet, moves_first

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .random_tournaments import Step

Pairs: TypeAlias = set[frozenset[int]]
MISCOUNTED = "C.9, miscounted"
"""A pairing here that is worse by C.9, since py4swiss does not count all that C.9 does: see `counted_thirds`."""


class Difference(NamedTuple):
    """The first criterion by which two pairings differ, and which one is better by it."""

    criterion: str
    is_ours_better: bool
    place: str
    """Which group it is: the joined groups (the CLB), the one above them (the PPB), or one above that."""

    def __str__(self) -> str:
        return f"{self.criterion} in {self.place}"


class Group:
    """A score group as a pairing leaves it: the pairs in it, and those who move down from it.

    `highest` and `level` are the scores of its members who did not move down to it: joined groups have several.
    """

    def __init__(self, step: Step, field: Field, pairs: Pairs, highest: float, level: float) -> None:
        self._step = step
        self._field = field
        entries = field.entries
        higher = {one for pair in pairs if _lowest(field, pair) > highest for one in pair}
        self.members = {one for one, entry in entries.items() if entry.points >= level} - higher
        self.pairs = [self._ordered(pair) for pair in pairs if len(pair) == 2 and pair <= self.members]
        paired = {entry.number for pair in self.pairs for entry in pair}
        self.leaving = [entries[one] for one in sorted(self.members - paired)]
        self.lowest = min((entries[one].points for one in self.members), default=level)

    def _ordered(self, pair: Iterable[int]) -> tuple[Entry, Entry]:
        one, other = (self._field.entries[number] for number in pair)
        return (one, other) if moves_first(one, other, self._step.top_seed_first) else (other, one)

    def differences(self) -> list[float]:
        """A.8: the differences of scores, of those who move down to a point less than the lowest score here."""
        inside = [abs(one.points - other.points) for one, other in self.pairs]
        return sorted([*inside, *(entry.points - self.lowest + 1 for entry in self.leaving)], reverse=True)

    def criteria(self) -> dict[str, object]:
        """What each criterion minimises, in their order, without C.7."""
        return {
            "C.5": len(self.leaving),
            "C.6": self.differences(),
            "C.8": sum(self._is_too_far(entry, is_first=side) for entry, side in self._topscorers()),
            "C.9": sum(self._is_third(entry, is_first=side) for entry, side in self._topscorers()),
            "C.10": sum(self._misses(entry, side) for entry, side in self._sides()),
            "C.11": sum(
                self._misses(entry, side) and entry.preference.strength >= STRONG for entry, side in self._sides()
            ),
            **{
                f"C.{12 + 2 * (ago - 1) + is_up}": len(self._floating(ago, is_up=bool(is_up)))
                for ago in (1, 2)
                for is_up in (0, 1)
            },
            **{
                f"C.{16 + 2 * (ago - 1) + is_up}": sorted(self._floating(ago, is_up=bool(is_up)), reverse=True)
                for ago in (1, 2)
                for is_up in (0, 1)
            },
        }

    def _sides(self) -> list[tuple[Entry, bool]]:
        return [(entry, side) for first, second in self.pairs for entry, side in ((first, True), (second, False))]

    def _topscorers(self) -> list[tuple[Entry, bool]]:
        """Topscorers and their opponents, with their sides."""
        pairs = [pair for pair in self.pairs if pair[0].is_topscorer or pair[1].is_topscorer]
        return [(entry, side) for first, second in pairs for entry, side in ((first, True), (second, False))]

    @staticmethod
    def _misses(entry: Entry, side: bool) -> bool:
        return entry.preference.first is not None and entry.preference.first != side

    @staticmethod
    def _is_too_far(entry: Entry, *, is_first: bool) -> bool:
        return abs(entry.difference + (1 if is_first else -1)) > 2

    @staticmethod
    def _is_third(entry: Entry, *, is_first: bool) -> bool:
        return entry.sides[-2:] == [is_first] * 2

    def counted_thirds(self) -> int:
        """C.9 as py4swiss counts it: the pairs in which both have had the same side twice and should not again.

        If only one of them has, and the other has had two games more with that side, the other one's preference is
        granted (E.2), and the first has the same side three times, which is not counted.
        """
        pairs = [pair for pair in self.pairs if pair[0].is_topscorer or pair[1].is_topscorer]
        return sum(one.sides[-2:] == other.sides[-2:] in ([True] * 2, [False] * 2) for one, other in pairs)

    def _floating(self, ago: int, *, is_up: bool) -> list[float]:
        """The differences of scores of those who float in the same direction as some rounds ago."""
        if is_up:
            moved = [
                (min(pair, key=_points), max(pair, key=_points))
                for pair in self.pairs
                if len(set(map(_points, pair))) > 1
            ]
            return [high.points - low.points for low, high in moved if self._floated(low, ago) == "up"]
        down = [(entry, entry.points - self.lowest + 1) for entry in self.leaving]
        down += [
            (max(pair, key=_points), abs(pair[0].points - pair[1].points))
            for pair in self.pairs
            if pair[0].points != pair[1].points
        ]
        return [difference for entry, difference in down if self._floated(entry, ago) == "down"]

    def _floated(self, entry: Entry, ago: int) -> str:
        """A.4: where an entrant floated some rounds ago; an unplayed round is a downfloat."""
        if len(entry.rounds) < ago:
            return ""
        played, history = entry.rounds[-ago], self._step.history
        if not played.is_game or played.opponent is None:
            return "down"
        own, other = history.points(entry.number, played.round), history.points(played.opponent, played.round)
        return "down" if own > other else "up" if own < other else ""


def _points(entry: Entry) -> float:
    return entry.points


def _lowest(field: Field, pair: frozenset[int]) -> float:
    """The lower score of a pair. Who has a bye has moved down through all groups."""
    return min(field.entries[one].points for one in pair) if len(pair) == 2 else -1.0


def outlook(field: Field, leaving: Iterable[Entry], level: float) -> tuple[int, tuple[float, ...]]:
    """C.7: how many must leave the next group at least if these move down to it, and the least differences of scores.

    It counts what is possible in that group alone, even if the round can then not be completed.
    """
    moved = {entry.number for entry in leaving}
    residents = {one for one, entry in field.entries.items() if entry.points == level}

    @cache
    def best(left: frozenset[int]) -> tuple[int, tuple[float, ...]]:
        if not left:
            return 0, ()
        one = min(left)
        entry, rest = field.entries[one], left - {one}
        count, differences = best(rest)
        found = [(count + 1, _sorted(differences, entry.points - level + 1))]
        for two in rest:
            other = field.entries[two]
            if (one in residents or two in residents) and may_meet(entry, other):
                count, differences = best(rest - {two})
                found.append((count, _sorted(differences, abs(entry.points - other.points))))
        return min(found)

    return best(frozenset(moved | residents))


def _sorted(differences: tuple[float, ...], one: float) -> tuple[float, ...]:
    return tuple(sorted((*differences, one), reverse=True))


def collapsing_score(step: Step) -> float | None:
    """A.9: the score below which all groups were joined, since the last ones could not be paired; None without that.

    The library says where it happened. The new edition has no joined groups.
    """
    from py4swiss.engines.dutch.bracket.brackets import Brackets  # noqa: PLC0415

    scores: list[float] = []
    collapse = Brackets.collapse

    def noted(brackets: Any) -> None:
        scores.append(brackets._get_resident_list()[0].points_with_acceleration / 10)
        collapse(brackets)

    with patch.object(Brackets, "collapse", noted):
        pair_round(step.history, step.rounds, absent=step.absent, top_seed_first=step.top_seed_first)
    return scores[0] if scores else None


def first_difference(step: Step, field: Field, ours: Pairs, theirs: Pairs) -> Difference:
    """The first criterion by which two pairings of a round differ."""
    scores = sorted({entry.points for entry in field.entries.values()}, reverse=True)
    collapsing = collapsing_score(step)
    joined = [score for score in scores if collapsing is not None and score < collapsing]
    groups = [(score, score) for score in scores if score not in joined]
    groups += [(joined[0], joined[-1])] if joined else []
    for place, (highest, level) in enumerate(groups):
        here, there = (Group(step, field, pairs, highest, level) for pairs in (ours, theirs))
        if {frozenset(pair) for pair in here.pairs} == {frozenset(pair) for pair in there.pairs}:
            continue
        name_of_group = _name_of_group(level, collapsing)
        mine, other = here.criteria(), there.criteria()
        if place + 1 < len(groups) and level != collapsing:
            next_level = groups[place + 1][0]
            mine, other = (
                {**dict(list(values.items())[:2]), "C.7": outlook(field, group.leaving, next_level), **values}
                for values, group in ((mine, here), (other, there))
            )
        for name, value in mine.items():
            if value != other[name]:
                is_better = value < other[name]  # type: ignore[operator]
                is_miscounted = name == "C.9" and not is_better and here.counted_thirds() <= there.counted_thirds()
                return Difference(MISCOUNTED if is_miscounted else name, is_better, name_of_group)
        return Difference("D", True, name_of_group)
    raise ValueError("the pairings are equal")


def _name_of_group(level: float, collapsing: float | None) -> str:
    if collapsing is None:
        return "a round without joined groups"
    return "the joined groups" if level < collapsing else "the group above them" if level == collapsing else "a group"


def main(count: int) -> None:
    """Print how often each difference occurs, with a tournament that has it."""
    from .random_tournaments import random_tournament  # noqa: PLC0415 - the libraries are loaded for this alone
    from .test_swiss_random import why_different  # noqa: PLC0415

    found: Counter[str] = Counter()
    examples: dict[str, str] = {}
    for seed in range(count):
        source = random.Random(seed)
        for step in random_tournament(source, source.randint(6, 20)):
            if step.paired is None:
                continue
            field, name = Field(step), f"tournament {seed}, round {len(step.history.rounds) + 1}"
            why = why_different(name, step, field)
            found[why] += 1
            examples.setdefault(why, name)
        if seed % 50 == 49:
            print(f"{seed + 1} tournaments: {dict(found)}", flush=True)
    for why, times in found.most_common():
        print(f"{times:6} {100 * times / found.total():5.2f} %  {why}  ({examples[why]})")


if __name__ == "__main__":
    main(int(sys.argv[1]))
