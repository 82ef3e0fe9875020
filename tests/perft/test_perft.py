"""The core counts what the reference counted, and what other programs publish."""

from __future__ import annotations

import pytest

import hexad

from .records import Record, read_records

RECORDS = [record for game in ("abalone", "six") for record in read_records(game)]
COUNTS = [pytest.param(record, depth, id=f"{record} {depth}") for record in RECORDS for depth in record.counts]
QUICK = 2_500


@pytest.mark.parametrize(("record", "depth"), COUNTS)
def test_perft(record: Record, depth: int) -> None:
    board = hexad.GAMES[record.game].Board(record.fen, **record.options)
    assert board.perft(depth) == record.counts[depth]


@pytest.mark.parametrize("record", RECORDS, ids=str)
def test_the_reference_still_counts_the_same(record: Record) -> None:
    for depth, count in record.counts.items():
        if count <= QUICK:
            assert record.reference_count(depth) == count


@pytest.mark.parametrize("record", RECORDS, ids=str)
def test_positions_are_written_as_the_core_writes_them(record: Record) -> None:
    assert hexad.GAMES[record.game].Board(record.fen, **record.options).fen() == record.fen


def test_every_layout_is_counted() -> None:
    fens = {record.name: record.fen for record in RECORDS if record.game == "abalone"}
    assert len(hexad.abalone.LAYOUTS) == 24
    for name, fen in hexad.abalone.LAYOUTS.items():
        assert fens[name] == fen == hexad.abalone.Board(layout=name).fen()


def test_names_are_unique() -> None:
    assert len({str(record) for record in RECORDS}) == len(RECORDS)
