"""Counts the tables anew with the reference: python -m tests.perft.make [--limit NODES] [abalone] [six]

Only the numbers are rewritten; a new line may give its number as 0. Counts above the limit are kept unchanged: the
reference takes minutes for a few million nodes, and larger counts come from other programs.
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import TYPE_CHECKING

from tests.perft.records import HERE, Record, read_records

if TYPE_CHECKING:
    from pathlib import Path


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=["abalone", "six"])
    parser.add_argument("--limit", type=int, default=200_000, help="the largest count to make anew (default: 200000)")
    arguments = parser.parse_args()
    for game in arguments.games:
        remake(HERE / f"{game}.perft", list(read_records(game)), arguments.limit)


def remake(path: Path, records: list[Record], limit: int) -> None:
    left = iter(records)
    lines = []
    for line in path.read_text(encoding="utf-8").splitlines():
        match line.split():
            case ["id", _]:
                record = next(left)
                lines.append(line)
            case ["perft", depth, _]:
                lines.append(f"perft {depth} {recount(record, int(depth), limit)}")
            case _:
                lines.append(line)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def recount(record: Record, depth: int, limit: int) -> int:
    before, start = record.counts[depth], time.perf_counter()
    if before > limit:
        return before
    count = record.reference_count(depth)
    changed = "" if count == before else f", was {before}"
    print(f"{record} {depth}: {count}{changed} ({time.perf_counter() - start:.1f} s)", file=sys.stderr)
    return count


if __name__ == "__main__":
    main()
