"""Prints every measurement as a table; exits with 1 if one falls short. `python -m bench server` and `python -m bench
web` have the server's and the web client's."""

from __future__ import annotations

import sys
from itertools import chain
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from bench import core, engine, library
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
    if what == "server":
        from bench import server  # noqa: PLC0415 - it needs more than the library does

        return server.rows()
    if what == "web":
        from bench import web  # noqa: PLC0415 - nor has everybody a browser

        return web.rows()
    from bench import envs, zoo  # noqa: PLC0415 - nor has everybody the libraries of those who train

    return chain(core.rows(), library.rows(), engine.rows(), envs.rows(), zoo.rows())


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
