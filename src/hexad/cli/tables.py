"""Tables without borders, as all commands print them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table

from hexad.cli.terminal import QUIET, print_line

if TYPE_CHECKING:
    from rich.console import Console

__all__ = ["new_table", "print_table"]


def new_table(*headings: str, right: tuple[str, ...] = ()) -> Table:
    """An empty table; the columns whose headings are in `right` are aligned to the right."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=QUIET, pad_edge=False)
    for heading in headings:
        table.add_column(heading, justify="right" if heading in right else "left", overflow="fold")
    return table


def print_table(console: Console, table: Table) -> None:
    """Write a table; to a file or pipe without spaces at the ends of lines."""
    if console.is_terminal:
        console.print(table)
        return
    with console.capture() as written:
        console.print(table)
    for line in written.get().splitlines():
        print_line(console, line.rstrip())
