"""FIDE's report files: what is written is read back, other readers agree, and mistakes are named with their place."""

from __future__ import annotations

import pickle
import random
from contextlib import suppress

import pytest
from caissify_pairings.trf import TRFParser
from hypothesis import example, given
from hypothesis import strategies as st
from py4swiss.engines import DutchEngine
from py4swiss.trf import TrfParser

from hexad.texts.verdicts import error_sentence
from hexad.tournaments import Absence, AbsenceKind, Entrant, History, Pairing, Result, Round
from hexad.tournaments.swiss import pair_round
from hexad.tournaments.text_error import TournamentTextError
from hexad.tournaments.trf import MAX_NAME, Report, in_starting_order, write_trf
from hexad.tournaments.trf_reader import read_trf

from . import fide_examples as fide
from .random_tournaments import random_history, random_tournament

NAMES = st.text(st.characters(exclude_categories=["C", "Z"]) | st.just(" "), max_size=MAX_NAME).map(str.strip)


def same(one: History, other: History) -> bool:
    """Whether two tournaments are the same from the view of everybody; boards have no order in a report."""
    return one.entrants == other.entrants and one.views == other.views


@given(st.integers(0, 2**32), st.integers(2, 20), st.lists(NAMES.filter(bool), min_size=20, max_size=20), st.booleans())
def test_what_is_written_is_read_back(seed, size, names, top_seed_first):
    source = random.Random(seed)
    history = random_history(source, size)
    entrants = [entrant._replace(name=name) for entrant, name in zip(history.entrants.values(), names, strict=False)]
    report = Report(
        History(entrants, history.rounds),
        name=names[-1],
        rounds=9,
        top_seed_first=top_seed_first,
        forbidden=((1, 2),),
        other_lines=("022 Wien", "XXZ 1"),
    )
    text = write_trf(report)
    again = read_trf(text)
    assert same(again.history, report.history)
    assert again._replace(history=report.history) == report
    assert write_trf(again) == text


@given(st.text(st.characters(codec="utf-8"), min_size=1))
@example("a\nb")
@example("x" * 100)
def test_any_name_can_be_written(name):
    report = Report(History([Entrant(1, f"A{name}"), Entrant(2, "B")]), name=f"T{name}")
    again = read_trf(write_trf(report))
    assert len(again.history.entrants) == 2
    assert again.history.entrants[1].name[0] == "A"


def test_a_report_with_every_field():
    """Lines as other programs write them, with sex, title, federation, identification and date of birth."""
    text = """\
012 Championship
001    1 m  GMAlpha, Anna                       2683 GEO    847542   1985/03/31  1.5    1     4 w 1     2 b =
001    2 w    Beta, Bea                         1983 TUR    815535   1961/01/01  1.5    2     3 b 1     1 w =
001    3 m    Gamma, Cem                        1944 HUN    805351   1970/01/01  1.0    3     2 w 0  0000 - U
001    4 m 1N Delta, Dora                       1874 GER    825450   1975/01/01  0.0    4     1 b 0
XXR 7
XXC black1
"""
    report = read_trf(text)
    assert (report.name, report.rounds, report.top_seed_first) == ("Championship", 7, False)
    assert [*report.history.entrants.values()] == [
        Entrant(1, "Alpha, Anna", 2683),
        Entrant(2, "Beta, Bea", 1983),
        Entrant(3, "Gamma, Cem", 1944),
        Entrant(4, "Delta, Dora", 1874),
    ]
    assert report.history.rounds == (
        Round((Pairing(1, 4, Result.FIRST_WINS), Pairing(3, 2, Result.SECOND_WINS))),
        Round((Pairing(2, 1, Result.DRAW),), (Absence(3, AbsenceKind.BYE), Absence(4, AbsenceKind.ZERO))),
    )


def test_a_list_of_entrants_needs_no_points():
    """Before the first round: with rounds, the points must be those of the games."""
    report = read_trf(f"001    1      {'Cem':33} 1500\n001    2      Dóra\n")
    assert [*report.history.entrants.values()] == [Entrant(1, "Cem", 1500), Entrant(2, "Dóra")]


def test_tokens_of_other_programs():
    """Games of less than a move (W, D, L), a bye that organisers gave (F), and absences of old files."""
    rows = [
        (1, 2.5, "     2 w W     2 b D  0000 - F"),
        (2, 1.0, "     1 b L     1 w D  0000 - H"),
        (3, 1.5, "  0000 - =  0000 - +  0000 - -"),
        (4, 0.0, "                              "),
    ]
    text = "".join(f"001 {n:4}      {'Entrant':33}     {p:32.1f}    1{cells}\r\n" for n, p, cells in rows)
    history = read_trf(f"\ufeff012 Old\r\n\r\n###comment\r\n{text}").history
    assert [history.points(number) for number in (1, 2, 3, 4)] == [2.5, 1, 1.5, 0]
    assert history.rounds[0].pairings[0].result is Result.FIRST_WINS


@pytest.mark.parametrize("seed", range(8))
def test_other_readers_read_the_same(seed, tmp_path):
    source = random.Random(seed)
    *_, step = random_tournament(source, source.randint(6, 20))
    report = in_starting_order(Report(step.history, "Test", step.rounds, step.top_seed_first))
    path = tmp_path / "report.trf"
    path.write_text(write_trf(report), encoding="utf-8")
    history = report.history

    # Strict about points, colours and results that do not fit.
    theirs = TrfParser.parse(path, strict=True)
    assert theirs.x_section.number_of_rounds == step.rounds
    assert theirs.x_section.configuration.first_round_color == step.top_seed_first
    for section in theirs.player_sections:
        entrant = history.entrants[section.starting_number]
        assert (section.name, section.fide_rating or 0) == (entrant.name, entrant.rating)
        assert section.points_times_ten == 10 * history.points(entrant.number)
        assert [result.id for result in section.results] == [
            played.opponent or 0 for played in history.views[entrant.number]
        ]

    parsed = TRFParser(path.read_text(encoding="utf-8")).parse()
    assert parsed["tournament"]["name"] == "Test"
    for player in parsed["players"]:
        entrant = history.entrants[player["starting_number"]]
        assert (player["name"], player["rating"]) == (entrant.name, entrant.rating)
        assert player["score"] == history.points(entrant.number)
        assert [player["results"][played.round]["opponent"] for played in history.views[entrant.number]] == [
            played.opponent for played in history.views[entrant.number]
        ]


def test_the_library_pairs_the_same_from_a_report(tmp_path):
    """The report says everything that the pairing needs."""
    source = random.Random(1)
    for step in random_tournament(source, 12):
        if step.absent or step.paired is None or not step.history.rounds:
            continue
        report = in_starting_order(Report(step.history, "Test", step.rounds, step.top_seed_first))
        path = tmp_path / "report.trf"
        path.write_text(write_trf(report), encoding="utf-8")
        found = DutchEngine.generate_pairings(TrfParser.parse(path))
        expected = pair_round(report.history, step.rounds, top_seed_first=step.top_seed_first)
        assert [(pair.white, pair.black) for pair in found if pair.black] == [
            (first, second) for first, second, _ in expected.pairings
        ]


def test_numbers_of_the_starting_order():
    history = History([Entrant(7, "Ada", 1000), Entrant(3, "Bea", 2000)])
    report = in_starting_order(Report(history, forbidden=((7, 3),)))
    assert [entrant.name for entrant in report.history.entrants.values()] == ["Bea", "Ada"]
    assert list(report.history.entrants) == [1, 2]
    assert report.forbidden == ((2, 1),)
    exercise = fide.tournament(fide.SWISS)
    assert same(in_starting_order(Report(exercise)).history, exercise)


GOOD = write_trf(Report(fide.tournament(fide.ROUND_ROBIN), "Round robin", rounds=5, forbidden=((1, 2),)))


def changed(line, column, text):
    """The report with another text at a place, from 1."""
    lines = GOOD.splitlines()
    old = lines[line - 1].ljust(column + len(text))
    lines[line - 1] = old[: column - 1] + text + old[column - 1 + len(text) :]
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("text", "key", "place"),
    [
        ("", "empty", (1, 1)),
        ("012 Nothing else\n", "empty", (1, 1)),
        (f"hello\n{GOOD}", "code", (1, 1)),
        (changed(2, 5, "   x"), "number", (2, 5)),
        (changed(2, 5, "   0"), "number", (2, 5)),
        (changed(3, 5, "   1"), "twice", (3, 5)),
        (changed(2, 15, " " * 33), "name", (2, 15)),
        (changed(2, 49, "12.5"), "rating", (2, 49)),
        (changed(2, 81, " 9.0"), "points", (2, 81)),
        (changed(2, 81, "    "), "points", (2, 81)),
        (changed(2, 92, "   5 x ="), "round", (2, 92)),
        (changed(2, 92, "   5xw ="), "round", (2, 92)),
        (changed(2, 92, "   5 w ?"), "round", (2, 92)),
        (changed(2, 92, "0000 w U"), "round", (2, 92)),
        (changed(3, 102, "  99 b 0"), "opponent", (3, 102)),
        (changed(3, 102, "   2 b 0"), "opponent", (3, 102)),
        (changed(2, 92, "   4 w ="), "contradiction", (2, 92)),
        (changed(2, 92, "   5 b ="), "contradiction", (2, 92)),
        (changed(2, 92, "   5 w 1"), "contradiction", (2, 92)),
        (changed(8, 5, "4"), "rounds", (8, 5)),
        (changed(8, 5, "?"), "rounds", (8, 5)),
        (changed(9, 5, "1 99"), "opponent", (9, 5)),
        (changed(9, 5, "1 x"), "number", (9, 5)),
    ],
)
def test_mistakes_are_named_with_their_place(text, key, place):
    with pytest.raises(TournamentTextError) as caught:
        read_trf(text)
    error = caught.value
    assert (error.key, (error.line, error.column)) == (f"wrong-tournament-trf-{key}", place)
    assert str(error).startswith(f"{place[0]}:{place[1]}: ")
    assert str(pickle.loads(pickle.dumps(error))) == str(error)
    assert len({error_sentence(error, language) for language in ("en", "tr", "de", "hu")}) == 4


@given(st.data())
def test_a_damaged_report_is_refused_or_read(data):
    """Whatever is changed, there is no other error, and what is read is consistent."""
    position = data.draw(st.integers(0, len(GOOD)))
    length = data.draw(st.integers(0, 12))
    text = GOOD[:position] + data.draw(st.text(st.characters(codec="utf-8"), max_size=8)) + GOOD[position + length :]
    report = None
    with suppress(TournamentTextError):
        report = read_trf(text)
    if report is not None:
        assert same(read_trf(write_trf(report)).history, report.history)


def test_numbers_without_a_place_are_refused():
    for entrant in (Entrant(10_000, "Ada"), Entrant(1, "Ada", 10_000)):
        with pytest.raises(ValueError, match="four digits"):
            write_trf(Report(History([entrant])))
