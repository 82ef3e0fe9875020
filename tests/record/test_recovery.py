"""A broken record is reported, and the next one is still read."""

from __future__ import annotations

import pytest

from hexad.record import RecordError, parse_game, parse_games, read_games

from .samples import ABALONE, SIX, first, record
from .test_errors import BROKEN

BROKEN_RECORDS = {name: row[0] for name, row in BROKEN.items() if row[3] != "empty"}


def read_all(text):
    errors: list[RecordError] = []
    return list(parse_games(text, errors.append)), errors


@pytest.mark.parametrize("name", BROKEN_RECORDS)
def test_the_game_after_a_broken_one_is_read(name):
    games, errors = read_all(f"{ABALONE}\n{BROKEN_RECORDS[name]}\n\n{SIX}")
    assert [game.tags["Game"] for game in games] == ["abalone", "six"]
    assert games[1] == parse_game(SIX)
    assert len(errors) == 1
    assert errors[0].code == BROKEN[name][3]
    assert errors[0].line == ABALONE.count("\n") + 1 + BROKEN[name][1]


def test_without_on_error_the_first_error_is_raised():
    games = parse_games(ABALONE + "\n" + record("hello *") + "\n" + ABALONE)
    assert next(games) == parse_game(ABALONE)
    with pytest.raises(RecordError, match="hello"):
        next(games)


def test_an_error_of_the_caller_is_not_swallowed():
    def give_up(error):
        raise KeyError(error.line)

    with pytest.raises(KeyError, match="3"):
        list(parse_games(record("hello *"), give_up))


@pytest.mark.parametrize(
    ("text", "good", "bad"),
    [
        # No empty line between a result and the next tags.
        (record("c3d3 *") + record("c5d5 *"), 2, 0),
        # A truncated record, and no empty line either.
        (record("c3d3") + record("c5d5 *"), 1, 1),
        # Tags without any movetext.
        (record("") + "\n" + record("c5d5 *"), 1, 1),
        # A comment that is never closed must not swallow the rest of the file.
        (record("c3d3 {oh") + "\n" + record("c5d5 *") + "\n" + record("c4d4 *"), 2, 1),
        # Text inside a comment that looks like a tag is not a tag.
        (record('c3d3 {see\n[Event "x"]\nthere} *') + "\n" + record("c5d5 *"), 2, 0),
        # Nor is it after a comment sign or in an escaped line.
        (record("c3d3 ; {\n*") + "\n" + record("c5d5 *"), 2, 0),
        (record("c3d3\n% {\n*") + "\n" + record("c5d5 *"), 2, 0),
        # A tag whose value has a line break is one error, not two games.
        (record("c3d3 *", '[Black "A', 'B"]', '[Layout "snakes"]') + "\n" + record("c5d5 *"), 1, 1),
        # Comments before the tags.
        ("; saved by hand\n% or not\n\n" + record("c3d3 *"), 1, 0),
        ("preface\n\n" + record("c3d3 *"), 1, 1),
        # Text after a record is not part of it, a late comment is.
        (record("c3d3 *") + "\npostscript\n", 1, 1),
        (record("c3d3 *") + "\n{late}\n", 1, 0),
        (record("c3d3 ; not 1-0\n\ng5f5 *"), 1, 0),
    ],
)
def test_where_one_record_ends_and_the_next_begins(text, good, bad):
    games, errors = read_all(text)
    assert (len(games), len(errors)) == (good, bad)


def test_bytes_that_are_not_text_affect_one_game_only(tmp_path):
    path = tmp_path / "latin.hgn"
    latin = record("c3d3 {caf\xe9} *").encode("latin-1")
    path.write_bytes(ABALONE.encode() + b"\n" + latin + b"\n" + SIX.encode())
    errors: list[RecordError] = []
    assert len(list(read_games(path, errors.append))) == 2
    (error,) = errors
    assert (error.code, error.found) == ("encoding", "byte 0xe9")
    assert (error.line, error.column) == (ABALONE.count("\n") + 4, 10)


def test_a_text_file_with_another_encoding_is_reported_by_line(tmp_path):
    path = tmp_path / "latin.hgn"
    path.write_bytes(b'[Game "abalone"]\n\n1. c3d3 {caf\xe9} *\n')
    errors: list[RecordError] = []
    with path.open(encoding="ascii") as file:
        assert list(read_games(file, errors.append)) == []
    assert [error.code for error in errors] == ["encoding"]
    with path.open(encoding="latin-1") as file:
        assert first(next(read_games(file))).comment == "café"


def test_a_record_of_absurd_length_is_dropped(monkeypatch):
    monkeypatch.setattr("hexad.record.source.MAX_LENGTH", 2_000)
    long = record("c3d3 {" + "x " * 2_000 + "} *")
    games, errors = read_all(ABALONE + "\n" + long + "\n" + ABALONE)
    assert len(games) == 2
    assert [(error.code, error.line) for error in errors] == [("size", ABALONE.count("\n") + 2)]
    assert read_all("no record at all " * 1_000)[1][0].code == "size"
