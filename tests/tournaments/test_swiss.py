"""Swiss pairings: single cases, errors, and the process that pairs."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys

import pytest

from hexad.errors import SettingError
from hexad.texts.verdicts import error_sentence
from hexad.tournaments import Absence, AbsenceKind, Entrant, History, Pairing, Result, Round, swiss
from hexad.tournaments.plain_data import history_as_data, history_from_data
from hexad.tournaments.swiss import pair_round, starting_order
from hexad.tournaments.swiss_process import COMMAND, answer, read_answer, request

from .random_tournaments import played, random_tournament


def field(size, *rounds):
    """Entrants of falling ratings."""
    return History([Entrant(number, f"Entrant {number}", 2100 - number) for number in range(1, size + 1)], rounds)


def pairs(round_):
    return [(first, second) for first, second, _ in round_.pairings]


def finished(round_, result=Result.FIRST_WINS):
    return round_._replace(pairings=tuple(pairing._replace(result=result) for pairing in round_.pairings))


def test_the_first_round_of_six():
    """The upper half meets the lower half, and the sides alternate."""
    assert pairs(pair_round(field(6), 3)) == [(1, 4), (5, 2), (3, 6)]
    assert pairs(pair_round(field(6), 3, top_seed_first=False)) == [(4, 1), (2, 5), (6, 3)]


def test_the_second_round_pairs_equal_scores_on_the_first_boards():
    history = field(8)
    history = history.after(finished(pair_round(history, 3)))
    assert {history.points(number) for pair in pairs(pair_round(history, 3))[:2] for number in pair} == {1.0}


def test_an_odd_number_gives_the_lowest_a_bye():
    round_ = pair_round(field(5), 3)
    assert round_.absences == (Absence(5, AbsenceKind.BYE),)
    assert pairs(round_) == [(1, 3), (4, 2)]


def test_absences_and_a_late_entry():
    absent = {2: AbsenceKind.HALF, 6: AbsenceKind.ZERO}
    first = pair_round(field(6), 3, absent=absent)
    assert first.absences == (Absence(2, AbsenceKind.HALF), Absence(6, AbsenceKind.ZERO))
    assert {number for pair in pairs(first) for number in pair} == {1, 3, 4, 5}
    second = pair_round(field(6, finished(first)), 3)
    assert {number for pair in pairs(second) for number in pair} == {1, 2, 3, 4, 5, 6}


def test_everybody_is_absent():
    assert pair_round(field(2), 3, absent=dict.fromkeys((1, 2), AbsenceKind.ZERO)).pairings == ()


def test_one_entrant_has_a_bye():
    assert pair_round(field(2), 3, absent={2: AbsenceKind.ZERO}).absences[0] == Absence(1, AbsenceKind.BYE)


def test_forbidden_pairs_do_not_meet():
    assert (1, 4) in pairs(pair_round(field(6), 3))
    met = {frozenset(pair) for pair in pairs(pair_round(field(6), 3, forbidden=[(4, 1)]))}
    assert frozenset((1, 4)) not in met
    assert len(met) == 3


def test_after_a_forfeit_two_may_meet_again():
    """With two entrants there is no other pairing."""
    forfeited = Round((Pairing(1, 2, Result.SECOND_FORFEITS),))
    assert pairs(pair_round(field(2, forfeited), 2)) == [(1, 2)]


def test_numbers_of_entrants_need_not_follow_the_ratings():
    entrants = [Entrant(10, "Ada", 1000), Entrant(7, "Bea", 2000), Entrant(3, "Cem", 1500), Entrant(99, "Dóra", 1200)]
    assert pairs(pair_round(History(entrants), 3)) == [(7, 99), (10, 3)]


def test_starting_order_by_rating_then_name_then_number():
    entrants = [Entrant(1, "bea"), Entrant(2, "Ada"), Entrant(3, "Cem", 1), Entrant(4, "Bea")]
    assert [entrant.number for entrant in starting_order(entrants)] == [3, 2, 1, 4]


@pytest.mark.parametrize(
    ("history", "rounds", "key"),
    [
        (field(2, Round((Pairing(1, 2),))), 3, "wrong-tournament-open"),
        (field(2, Round((Pairing(1, 2, Result.DRAW),))), 1, "wrong-tournament-rounds"),
        (field(2, Round((Pairing(1, 2, Result.DRAW),))), 2, "wrong-tournament-unpairable"),
    ],
)
def test_rounds_that_cannot_be_paired(history, rounds, key):
    with pytest.raises(SettingError) as caught:
        pair_round(history, rounds)
    assert caught.value.key == key
    with pytest.raises(SettingError) as again:
        read_answer(answer(request(history, rounds)))
    assert str(again.value) == str(caught.value)


@pytest.mark.parametrize("absent", [{3: AbsenceKind.ZERO}, {1: AbsenceKind.BYE}])
def test_wrong_absences(absent):
    with pytest.raises(ValueError, match="not absences"):
        pair_round(field(2), 3, absent=absent)


def test_without_the_library_the_error_says_how_to_install_it(monkeypatch):
    monkeypatch.setattr(swiss, "find_spec", lambda name: None)
    with pytest.raises(SettingError) as caught:
        pair_round(field(4), 3)
    for language in ("en", "tr", "de", "hu"):
        assert 'pip install "hexad[swiss]"' in error_sentence(caught.value, language)


def test_tournaments_load_no_library_that_is_an_extra():
    """The rest works on a machine for which the library has no wheel."""
    program = "import sys, hexad.tournaments.swiss; print({'py4swiss', 'pydantic', 'msgspec'} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", program], check=True, capture_output=True).stdout == b"set()\n"


def test_the_process_pairs_as_the_function_does():
    source = random.Random(20)
    *_, step = random_tournament(source, 15)
    assert step.paired is not None
    asked = request(step.history, step.rounds, absent=step.absent, top_seed_first=step.top_seed_first)
    ran = subprocess.run(COMMAND, input=asked, check=True, capture_output=True)
    assert read_answer(ran.stdout) == step.paired


def test_the_same_question_has_the_same_answer():
    """Replaying the events of a tournament reproduces its pairings."""
    source = random.Random(7)
    for step in random_tournament(source, 16):
        again = pair_round(step.history, step.rounds, absent=step.absent, top_seed_first=step.top_seed_first)
        assert again == step.paired


def test_a_tournament_as_data_and_as_bytes():
    *_, step = random_tournament(random.Random(20), 15)
    assert step.paired is not None
    history = step.history.after(played(random.Random(20), step.paired), step.paired)
    for again in (history_from_data(history_as_data(history)), pickle.loads(pickle.dumps(history))):
        assert (again.entrants, again.rounds) == (history.entrants, history.rounds)
    team = History([Entrant(1, "Team", 1500, ("Ada", "Bea"))])
    assert history_from_data(history_as_data(team)).entrants == team.entrants
