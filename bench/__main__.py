"""Prints all measurements of the library as a table; exits with 1 if one misses its target.

`python -m bench server` measures the server, `python -m bench web` the web client and `python -m bench ratings` the
rating systems. `--only NAME` measures one part of the server or of the ratings.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from hexad import _core

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bench.measure import Row


def main(what: str = "", only: str = "") -> int:
    """Run the benchmarks of the library, or those of module `what`, or a part of it; 1 if one misses its target."""
    console = Console()
    table = Table(title=f"hexad on {_core.ISA}", title_style="bold")
    for heading, justify in (("what", "left"), ("measured", "right"), ("target", "right"), ("note", "left")):
        table.add_column(heading, justify=justify)  # type: ignore[arg-type]  # rich wants a literal
    missed = 0
    with console.status("measuring") as status:
        for row in _rows(what, only):
            value = f"{row.measured:,.{row.digits}f}"
            status.update(f"{row.what}: {value} {row.unit}")
            target = "" if row.target is None else f"{'at most' if row.at_most else 'at least'} {row.target:,g}"
            style = "green" if row.reached else "bold red"
            table.add_row(row.what, f"[{style}]{value}[/] {row.unit}", target, row.note)
            missed += not row.reached
    console.print(table)
    return 1 if missed else 0


def _rows(what: str, only: str) -> Iterator[Row]:
    if only:
        yield from import_module(f"bench.{what}").rows(only)
        return
    # Imported by name, since each needs libraries that the others do not need.
    for name in (what,) if what else ("core", "library", "engine", "envs", "pettingzoo_speed", "tournaments"):
        yield from import_module(f"bench.{name}").rows()


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(prog="python -m bench")
    arguments.add_argument("what", nargs="?", default="")
    arguments.add_argument(
        "--only", default="", metavar="NAME", help="one part of the measurements of the server or the ratings"
    )
    sys.exit(main(**vars(arguments.parse_args())))
