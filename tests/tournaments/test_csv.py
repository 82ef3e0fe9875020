"""Tables as CSV: entrants in four languages, in and out; standings and pairings."""

from __future__ import annotations

import csv
import io
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexad.texts.verdicts import error_sentence
from hexad.tournaments import Absence, AbsenceKind, Entrant, History, Pairing, Result, Round
from hexad.tournaments.csv_rows import read_rows, write_rows
from hexad.tournaments.csv_tables import read_entrants, write_entrants, write_pairings, write_standings
from hexad.tournaments.standings import standings
from hexad.tournaments.text_error import TournamentTextError
from hexad.tournaments.tie_breaks import TieBreak

FIELDS = st.text(st.characters(codec="utf-8", exclude_characters="\0")).map(str.strip)
NAMES = FIELDS.filter(bool)


@pytest.mark.parametrize(
    "text",
    [
        "Name,Rating\nAda,1500\nBea,\n",
        "\ufeffName;Wertung\r\nAda;1500\r\nBea;\r\n",
        "Ad;Puan\nAda;1500\nBea\n",
        "İSİM\tPuan\nAda\t1500\nBea\t\n",
        "Név;Értékszám\n\nAda;1500\n;\nBea;\n\n",
        "NO,NAME,ELO\n1,Ada,1500\n2,Bea,\n",
        '"Elo" , "Club" , "Name"\n1500,Wien,"Ada"\n,,"Bea"',
        "Ada,1500\rBea",
        "1,Ada,1500\n2,Bea\n",
    ],
)
def test_entrants_of_many_tables(text):
    assert read_entrants(text) == [Entrant(1, "Ada", 1500), Entrant(2, "Bea")]


def test_quoted_names_and_teams():
    text = 'Nr.;Name;Mitglieder\n7;"Müller; ""Turm""";\n3;"Zwei\nZeilen"; Ada / Bea \n'
    assert read_entrants(text) == [Entrant(7, 'Müller; "Turm"'), Entrant(3, "Zwei\nZeilen", 0, ("Ada", "Bea"))]


def test_rows_without_a_number_follow_the_last():
    assert [entrant.number for entrant in read_entrants("no,name\n5,Ada\n,Bea\n,Cem")] == [5, 6, 7]


@given(
    st.lists(
        st.builds(Entrant, st.just(0), NAMES, st.integers(0, 9999), st.lists(st.sampled_from("ABC")).map(tuple)),
        min_size=1,
        max_size=8,
    ),
    st.sampled_from(",;\t"),
)
def test_entrants_that_are_written_are_read_back(entrants, delimiter):
    numbered = [entrant._replace(number=number) for number, entrant in enumerate(entrants, 1)]
    assert read_entrants(write_entrants(numbered, delimiter=delimiter)) == numbered


@given(st.lists(st.lists(FIELDS, min_size=2, max_size=4), min_size=1, max_size=5), st.sampled_from(",;"))
def test_rows_that_are_written_are_read_back(rows, delimiter):
    # The first row decides on the delimiter.
    rows = [["a", "b"], *rows]
    text = write_rows(rows, delimiter)
    assert [[field.text for field in row] for row in read_rows(text)] == [row for row in rows if any(row)]
    # Python's own reader agrees, but for the apostrophe before what looks like a formula.
    plain = list(csv.reader(io.StringIO(text.removeprefix("\ufeff"), newline=""), delimiter=delimiter, strict=True))
    assert [[field.removeprefix("'") for field in row] for row in plain] == [
        [field.removeprefix("'") for field in row] for row in rows
    ]


def test_a_name_that_looks_like_a_formula_is_a_text_in_spreadsheets():
    text = write_entrants([Entrant(1, "=1+1"), Entrant(2, "'=x"), Entrant(3, "@home")])
    assert [line.split(",")[1] for line in text.splitlines()] == ["name", "'=1+1", "''=x", "'@home"]
    assert [entrant.name for entrant in read_entrants(text)] == ["=1+1", "'=x", "@home"]


@pytest.mark.parametrize(
    ("text", "key", "place"),
    [
        ("", "empty", (1, 1)),
        ("\n;;\n", "empty", (1, 1)),
        ("name,rating\n", "empty", (1, 1)),
        ("name,rating\nAda,1500\n,1400\n", "name", (3, 1)),
        ("rating,name\n1500\n", "name", (2, 1)),
        ("name,rating\nAda,15oo\n", "rating", (2, 5)),
        ("name;rating\nAda;10000\n", "rating", (2, 5)),
        ("name;rating\nAda;-1\n", "rating", (2, 5)),
        ("no,name\n0,Ada\n", "number", (2, 1)),
        ("no,name\n1,Ada\n1,Bea\n", "twice", (3, 1)),
        ('name\n"Ada\nBea\n', "quote", (2, 1)),
        ('name,rating\n"Ada" Bea,1\n', "quote", (2, 1)),
        ('name,rating\nAda,1"5\n', "quote", (2, 6)),
        ('name,rating\n"A\nB",1\nCem,x\n', "rating", (4, 5)),
    ],
)
def test_mistakes_are_named_with_their_place(text, key, place):
    with pytest.raises(TournamentTextError) as caught:
        read_entrants(text)
    error = caught.value
    assert (error.key, (error.line, error.column)) == (f"wrong-tournament-csv-{key}", place)
    assert len({error_sentence(error, language) for language in ("en", "tr", "de", "hu")}) == 4


@given(st.text(st.sampled_from("a1,;\t\"\r\n'= ")))
def test_any_text_is_read_or_refused(text):
    entrants = []
    with suppress(TournamentTextError):
        entrants = read_entrants(text)
    if entrants:
        assert read_entrants(write_entrants(entrants)) == entrants


def history():
    rounds = [
        Round((Pairing(1, 2, Result.DRAW),), (Absence(3, AbsenceKind.BYE),)),
        Round((Pairing(3, 1),), (Absence(2, AbsenceKind.HALF),)),
    ]
    return History([Entrant(1, "Ada", 1500), Entrant(2, "Bea", 1600), Entrant(3, "Cem")], rounds)


def test_standings():
    table = standings(history(), [TieBreak.BUCHHOLZ])
    assert write_standings(table, [TieBreak.BUCHHOLZ]).splitlines() == [
        "\ufeffrank,number,name,rating,points,buchholz,performance,games",
        "1,2,Bea,1600,1,1.5,1500,1",
        "2,3,Cem,,1,1,,0",
        "3,1,Ada,1500,0.5,1,1600,1",
    ]
    german = write_standings(table, [TieBreak.BUCHHOLZ], headings={"rank": "Rang", "points": "Punkte"}, delimiter=";")
    assert german.splitlines()[0] == "\ufeffRang;number;name;rating;Punkte;buchholz;performance;games"
    assert german.splitlines()[1] == "1;2;Bea;1600;1;1,5;1500;1"


def test_pairings():
    assert write_pairings(history(), 1).splitlines() == [
        "\ufeffboard,first,second,result",
        "1,Ada,Bea,1/2-1/2",
        ",Cem,,bye",
    ]
    assert write_pairings(history(), 2, headings={"half": "½", "board": "Brett"}).splitlines() == [
        "\ufeffBrett,first,second,result",
        "1,Cem,Ada,",
        ",Bea,,½",
    ]


def test_other_delimiters_are_refused():
    with pytest.raises(ValueError, match="not a delimiter"):
        write_rows([], "|")
