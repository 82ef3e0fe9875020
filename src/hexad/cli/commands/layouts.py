"""`hexad layouts`: the named start positions of Abalone."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group
from rich.text import Text

import hexad
from hexad.cli.command import command
from hexad.cli.i18n import say
from hexad.cli.options import flag
from hexad.cli.tables import new_table, print_table
from hexad.cli.terminal import QUIET, board_text, print_json, stdout

__all__ = ["layouts"]


@command("layouts")
@flag("--json", "as_json", help="option-layouts-json")
def layouts(as_json: bool) -> None:
    """Show the layouts of Abalone, by name."""
    console = stdout()
    if as_json:
        print_json(hexad.abalone.LAYOUTS)
    elif console.is_terminal:
        console.print(Columns([_picture(name) for name in hexad.abalone.LAYOUTS], padding=(1, 4), equal=True))
    else:
        names = new_table(say("cli-layout"), say("cli-position"))
        for name, fen in hexad.abalone.LAYOUTS.items():
            names.add_row(name, fen)
        print_table(console, names)


def _picture(name: str) -> Group:
    board = hexad.abalone.Board(layout=name)
    marbles = board_text(stdout(), board, large=False, coordinates=False).split("\n\n")[0]
    width = max(line.cell_len for line in marbles.split())
    return Group(marbles, Text(name.center(width), style=QUIET))
