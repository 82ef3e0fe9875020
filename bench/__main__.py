"""Prints every measurement as a table; exits with 1 if one falls short. `python -m bench server` and `python -m bench
web` have the server's and the web client's."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from hexad import _core

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bench.measure import Row


def main(what: str = "") -> int:
    """Measure the library, or the server or the web client alone, showing each figure as it comes."""
    console = Console()
    table = Table(title=f"hexad on {_core.ISA}", title_style="bold")
    for heading, justify in (("what", "left"), ("measured", "right"), ("asked", "right"), ("beside", "left")):
        table.add_column(heading, justify=justify)  # type: ignore[arg-type]  # a literal of rich's own
    short = 0
    with console.status("measuring") as status:
        for row in _rows(what):
            status.update(f"{row.what}: {row.measured:,.1f} {row.unit}")
            asked = "" if row.asked is None else f"{'at most' if row.at_most else 'at least'} {row.asked:,g}"
            style = "green" if row.reached else "bold red"
            measured = f"[{style}]{row.measured:,.1f}[/] {row.unit}"
            table.add_row(row.what, measured, asked, row.beside)
            short += not row.reached
    console.print(table)
    return 1 if short else 0


def _rows(what: str) -> Iterator[Row]:
    # Imported by name, since each needs libraries that the others do without.
    for name in (what,) if what else ("core", "library", "engine", "envs", "pettingzoo_speed"):
        yield from import_module(f"bench.{name}").rows()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
