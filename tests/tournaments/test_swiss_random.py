"""Random Swiss tournaments obey the absolute rules, and differ from a second library only in known ways.

py4swiss follows the edition of C.04.3 that was valid until January 2026, caissify_pairings the one after it. The new
edition has two more criteria for the bye: it goes to the lowest possible score (C.5), and among equals to an entrant
with few unplayed rounds (C.9). Elsewhere the two disagree in less than one round of a hundred: nearly all of them are
rounds whose lowest score groups the older edition joins (A.9), which the new one does not have. Each of these
differences is traced to the first criterion of the older edition by which it is one, and the pairing here must be the
better one by it, with the exception of a known defect of py4swiss. docs/TOURNAMENTS.md has the figures.

The sides are compared with the rules themselves: the second library takes the lower starting number for the higher
rank, whatever the score.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from hexad.tournaments import AbsenceKind

from ..profiles import IS_LONG, scaled
from .random_tournaments import random_tournament
from .second_library import second_opinion
from .swiss_criteria import MISCOUNTED, first_difference
from .swiss_rules import ABSOLUTE, Field, may_meet, moves_first

# In parts, so that a process of pytest can be given some of them.
PARTS = 20
FIRST_SEED = random.randrange(2**32) if IS_LONG else 0


def steps(part):
    """Each round of the tournaments of a part, with the number that its tournament was made from."""
    for seed in range(FIRST_SEED + part, FIRST_SEED + scaled(200), PARTS):
        source = random.Random(seed)
        for step in random_tournament(source, source.randint(6, 20)):
            yield f"tournament {seed}, round {len(step.history.rounds) + 1}", step


def pairs_of(round_):
    games = {frozenset((first, second)) for first, second, _ in round_.pairings}
    return games | {frozenset({number}) for number, kind in round_.absences if kind is AbsenceKind.BYE}


@pytest.mark.parametrize("part", range(PARTS))
def test_pairings_obey_the_rules_and_agree_with_the_second_library(part):
    explained: Counter[str] = Counter()
    for name, step in steps(part):
        field = Field(step)
        if step.paired is None:
            assert not field.can_be_paired(), name
            continue
        check_everybody_is_in_the_round_once(name, step)
        check_absolute_rules(name, step, field)
        check_sides(name, step, field)
        explained[why_different(name, step, field)] += 1
    assert explained["same"] > 0.85 * explained.total()
    of_2026 = sum(times for why, times in explained.items() if why.endswith("2026"))
    assert explained.total() - explained["same"] - of_2026 <= 0.05 * explained.total()


@pytest.mark.parametrize(
    ("seed", "round_number", "why"),
    [
        (579, 5, "C.7 in a round without joined groups"),
        (2696, 8, "C.11 in the joined groups"),
        # The only difference in 8,000 tournaments by which the second library is better.
        (4018, 7, f"{MISCOUNTED} in a group"),
    ],
)
def test_rare_differences(seed, round_number, why):
    source = random.Random(seed)
    rounds = random_tournament(source, source.randint(6, 20))
    (step,) = [step for step in rounds if len(step.history.rounds) + 1 == round_number]
    assert why_different(f"tournament {seed}", step, Field(step)) == why


def check_everybody_is_in_the_round_once(name, step):
    in_games = [number for pairing in step.paired.pairings for number in (pairing.first, pairing.second)]
    absences = dict(step.paired.absences)
    assert sorted([*in_games, *absences]) == sorted(step.history.entrants), name
    byes = [number for number, kind in absences.items() if kind is AbsenceKind.BYE]
    assert len(byes) == (len(step.history.entrants) - len(step.absent)) % 2, name
    assert {number: kind for number, kind in absences.items() if number not in byes} == step.absent, name


def check_absolute_rules(name, step, field):
    """Nobody meets the same opponent twice, has two byes, or meets somebody with the same absolute preference."""
    for pairing in step.paired.pairings:
        assert may_meet(field.entries[pairing.first], field.entries[pairing.second]), (name, pairing)
    for number, kind in step.paired.absences:
        assert kind is not AbsenceKind.BYE or not field.entries[number].had_bye, (name, number)


def check_sides(name, step, field):
    """The sides are those of the rules; no third equal side in a row, and no difference above two, where avoidable."""
    for pairing in step.paired.pairings:
        first, second = field.entries[pairing.first], field.entries[pairing.second]
        assert moves_first(first, second, step.top_seed_first), (name, pairing)
        for entry, is_first, opponent in ((first, True, second), (second, False, first)):
            if entry.preference.strength == ABSOLUTE and entry.preference.first != is_first:
                assert opponent.preference.strength == ABSOLUTE, (name, pairing)
                assert first.is_topscorer or second.is_topscorer, (name, pairing)


def why_different(name, step, field):
    """Why the second library pairs otherwise; "same" if it does not."""
    ours, theirs = pairs_of(step.paired), second_opinion(step)
    if ours == theirs:
        return "same"
    bye, other = (
        next((field.entries[min(pair)] for pair in pairs if len(pair) == 1), None) for pairs in (ours, theirs)
    )
    if bye is not None and other is not None and other.points < bye.points:
        return "C.5 of 2026"
    if bye is not None and other is not None and other.points == bye.points and other.unplayed < bye.unplayed:
        return "C.9 of 2026"
    difference = first_difference(step, field, ours, theirs)
    assert difference.is_ours_better or difference.criterion == MISCOUNTED, (
        name,
        str(difference),
        sorted(map(sorted, ours ^ theirs)),
    )
    return str(difference)
