"""Files: paths and open files, line ends, byte order marks, and far more games than fit into memory."""

from __future__ import annotations

import gc
import io
import itertools
import tracemalloc

import pytest

from hexad.record import RecordError, parse_game, read_game, read_games

from .samples import ABALONE, SIX, record


class Endless(io.StringIO):
    """A file of games that never ends."""

    lines = itertools.cycle([*ABALONE.splitlines(keepends=True), "\n"])

    def read(self, size=-1):
        assert size == 0, "the whole file must not be read at once"
        return ""

    def readline(self, size=-1):
        return next(self.lines)


def test_a_file_is_read_lazily():
    games = itertools.islice(read_games(Endless()), 100)
    assert sum(1 for _ in games) == 100


def test_memory_does_not_grow_with_the_file(tmp_path):
    path = tmp_path / "many.hgn"
    with path.open("w") as file:
        for number in range(400):
            file.write(record(f"1. c3d3 {{{'talk' * 7_000}}} *", f'[Round "{number}"]') + "\n")
    assert path.stat().st_size > 10_000_000
    gc.collect()
    tracemalloc.start()
    try:
        rounds = [game.tags["Round"] for game in read_games(path)]
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert rounds == [str(number) for number in range(400)]
    assert peak < 4_000_000


@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_line_ends_and_byte_order_marks(tmp_path, line_end, mark):
    data = (mark + (ABALONE + "\n" + SIX).replace("\n", line_end)).encode()
    expected = [parse_game(ABALONE), parse_game(SIX)]
    path = tmp_path / "games.hgn"
    path.write_bytes(data)
    assert list(read_games(path)) == expected
    assert list(read_games(str(path))) == expected
    assert list(read_games(io.BytesIO(data))) == expected
    assert list(read_games(io.StringIO(data.decode(), newline=""))) == expected
    with path.open("rb") as file:
        assert list(read_games(file)) == expected
        assert not file.closed
    with path.open(newline="") as file:
        assert list(read_games(file)) == expected


@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
def test_lines_are_counted_with_any_line_ending(line_end):
    errors: list[RecordError] = []
    text = (ABALONE + "\n" + record("hello *")).replace("\n", line_end)
    assert len(list(read_games(io.BytesIO(text.encode()), errors.append))) == 1
    assert errors[0].line == ABALONE.count("\n") + 4


def test_reading_the_first_game_of_a_file_closes_it(tmp_path):
    path = tmp_path / "two.hgn"
    path.write_text(ABALONE + "\n" + SIX)
    assert read_game(path) == parse_game(ABALONE)


def test_an_open_file_stays_open(tmp_path):
    path = tmp_path / "two.hgn"
    path.write_text(ABALONE + "\n" + SIX)
    with path.open("rb") as file:
        read_game(file)
        assert not file.closed
