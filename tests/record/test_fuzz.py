"""Any text or bytes give games or errors with a place; never a crash, never another exception."""

from __future__ import annotations

import io

from hypothesis import given, settings
from hypothesis import strategies as st

from hexad.record import RecordError, parse_game, parse_games, read_games

from .samples import ABALONE, SIX

PIECES = (
    "[", "]", "{", "}", "(", ")", ";", "%", "$", "$1", "!", "?!", '"', "\\", ".", "...", "1.", "12",
    "*", "1-0", "1/2-1/2", "\n", "\n\n", "\r", " ", "\t", "[%clk 0:00:01]", "[%eval #1]", "[%clk",
    "c3d3", "g5f5", "c3c5d3", "c3d6", "2,-1", "0,1", "2,-1>4,0=1,2#", "#", "-1",
    '[Game "abalone"]', '[Game "six"]', '[Layout "snakes"]', '[Result "1-0"]', '[Notation "Nacre"]',
    '[Variant "belgian"]', '[FEN "BR@0,0 20 20 b basic 1"]', '[Players "4"]', '[Declare "manual"]',
)  # fmt: skip


def check(source) -> None:
    errors: list[RecordError] = []
    games = list(read_games(source, errors.append))
    for game in games:
        assert parse_game(str(game)) == game
    for error in errors:
        assert error.line >= 1
        assert error.column >= 1
        assert error.code in {"encoding", "syntax", "tag", "notation", "setup", "move", "result", "size"}
        assert str(error)


@settings(deadline=None)
@given(st.text())
def test_any_text(text):
    check(io.StringIO(text))


@settings(deadline=None)
@given(st.binary())
def test_any_bytes(data):
    check(io.BytesIO(data))


@settings(max_examples=300, deadline=None)
@given(st.lists(st.sampled_from(PIECES), max_size=40), st.sampled_from(["", " "]))
def test_any_heap_of_pieces(pieces, space):
    check(io.StringIO(space.join(pieces)))


@settings(max_examples=300, deadline=None)
@given(st.sampled_from([ABALONE, SIX]), st.lists(st.sampled_from(PIECES), max_size=12))
def test_any_movetext_of_pieces(text, pieces):
    tags = text.split("\n\n")[0]
    check(io.StringIO(f"{tags}\n\n{' '.join(pieces)} *\n\n{text}"))


@settings(max_examples=300, deadline=None)
@given(
    st.sampled_from([ABALONE, SIX]),
    st.lists(st.tuples(st.floats(0, 1), st.integers(0, 6), st.sampled_from(PIECES) | st.text(max_size=2)), max_size=4),
)
def test_any_damage_to_a_good_record(text, damage):
    broken = text
    for place, length, insert in damage:
        at = int(place * len(broken))
        broken = broken[:at] + insert + broken[at + length :]
    check(io.StringIO(broken + "\n\n" + text))


@settings(deadline=None)
@given(st.sampled_from([ABALONE, SIX]), st.integers(0, 400))
def test_any_record_that_breaks_off(text, end):
    check(io.StringIO(text[:end]))


@settings(max_examples=200, deadline=None)
@given(st.sampled_from([ABALONE, SIX]), st.lists(st.sampled_from(PIECES), min_size=1, max_size=6))
def test_what_was_found_stands_where_the_error_says(text, pieces):
    broken = text.replace(" 2.", f" {' '.join(pieces)} 2.", 1).replace("\r", "\n")
    errors: list[RecordError] = []
    list(parse_games(broken, errors.append))
    lines = broken.split("\n")
    for error in errors:
        assert lines[error.line - 1][error.column - 1 :].startswith(error.found or "")
