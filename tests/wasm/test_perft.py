"""The tables of move counts, in WebAssembly."""

from __future__ import annotations

import pytest

from tests.perft.records import Record, read_records
from tests.profiles import IS_LONG
from tests.wasm.wasm_core import WasmBoard

MAX_NODES = 100_000_000 if IS_LONG else 1_000_000


@pytest.mark.parametrize("record", [*read_records("abalone"), *read_records("six")], ids=str)
def test_counts(record: Record) -> None:
    board = WasmBoard(record.game, record.fen, **record.options)
    counts = {depth: count for depth, count in record.counts.items() if count <= MAX_NODES}
    assert counts
    assert {depth: board.perft(depth) for depth in counts} == counts
