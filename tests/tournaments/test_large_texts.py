"""Huge and hostile tables and report files: they are read or refused in a time that grows with their size alone."""

from __future__ import annotations

import time
from contextlib import suppress

import pytest

from hexad.texts.verdicts import error_sentence
from hexad.tournaments.csv_tables import MAX_RATING, read_entrants
from hexad.tournaments.text_error import TournamentTextError
from hexad.tournaments.trf_reader import read_trf

# What the server takes at once.
SIZE = 128 * 1024
# Of processor time. Each of these takes less than a second; something quadratic takes minutes.
MAX_SECONDS = 10.0


def line(number: int, rounds: int = 0, points: float = 0.0) -> str:
    """The line of an entrant who was absent in all rounds."""
    head = f"001 {number:4}      {f'Name {number}':33} {'':4}"
    return f"{head:80}{points:4.1f} {number:4}" + "  0000 - Z" * rounds


@pytest.mark.parametrize(
    "text",
    [
        "name\n" + "a\n" * (SIZE // 2),
        "number,name\n" + "\n".join(f"{number},a" for number in range(9_999, 0, -1)),
        "," * SIZE,
        '"' * SIZE,
        '"",' * (SIZE // 3),
        'name\n"' + "\n" * SIZE + '"',
        " " * SIZE,
        ('"' + " " * 500 + "\n") * (SIZE // 502),
        "name\n" + "9" * SIZE,
    ],
    ids=["rows", "numbers", "commas", "quotes", "empty", "lines", "spaces", "open", "digits"],
)
def test_a_large_table_is_read_or_refused_at_once(text):
    before = time.process_time()
    with suppress(TournamentTextError):
        read_entrants(text)
    assert time.process_time() - before < MAX_SECONDS


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("XXP " + " ".join(map(str, range(1, SIZE // 5))), "wrong-tournament-trf-number"),
        ("XXP " + " ".join(map(str, range(1, 9_999))), "wrong-tournament-trf-large"),
        ("XXP 1 2 3 4\n" * (SIZE // 12), "wrong-tournament-trf-large"),
        ("\n".join([line(1, SIZE // 20), *map(line, range(2, 600))]), "wrong-tournament-trf-large"),
        ("XXR " + "9" * 5_000, "wrong-tournament-trf-rounds"),
        ("XXP " + "9" * 5_000, "wrong-tournament-trf-number"),
        ("abc\n" * (SIZE // 4), "wrong-tournament-trf-empty"),
        ("\n" * SIZE, "wrong-tournament-trf-empty"),
        ("\n".join(map(line, range(1, 1_400))), None),
    ],
    ids=["forbidden", "pairs", "lines", "rounds", "number", "digits", "others", "empty", "entrants"],
)
def test_a_large_report_is_read_or_refused_at_once(text, key):
    before = time.process_time()
    if key is None:
        assert len(read_trf(text).history.entrants) == 1_399
    else:
        with pytest.raises(TournamentTextError) as refused:
            read_trf(text)
        assert refused.value.key == key
        assert error_sentence(refused.value)
    assert time.process_time() - before < MAX_SECONDS


@pytest.mark.parametrize("rating", ["00000123456", "1" * 5_000, "0" * 9 + "10000", "-1", "1e3", "٣x"])
def test_a_rating_has_a_limit_however_it_is_written(rating):
    with pytest.raises(TournamentTextError) as refused:
        read_entrants(f"Name,Rating\nAda,{rating}\n")
    assert refused.value.key == "wrong-tournament-csv-rating"
    assert read_entrants("Name,Rating\nAda,0000009999\n")[0].rating == MAX_RATING
