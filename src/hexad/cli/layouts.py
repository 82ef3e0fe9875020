"""`hexad layouts`: the start positions of Abalone that players know."""

from typing import Annotated

from rich.columns import Columns
from rich.console import Group
from rich.text import Text

import hexad
from hexad.cli.options import flag
from hexad.cli.spoken import say
from hexad.cli.terminal import QUIET, drawing, grid, print_json, stdout, table

__all__ = ["layouts"]


def layouts(
    as_json: Annotated[bool, flag("--json", "option-layouts-json")] = False,
) -> None:
    """Show the layouts of Abalone, by name."""
    console = stdout()
    if as_json:
        print_json(hexad.abalone.LAYOUTS)
    elif console.is_terminal:
        console.print(Columns([_picture(name) for name in hexad.abalone.LAYOUTS], padding=(1, 4), equal=True))
    else:
        names = grid(say("cli-layout"), say("cli-position"))
        for name, fen in hexad.abalone.LAYOUTS.items():
            names.add_row(name, fen)
        table(console, names)


def _picture(name: str) -> Group:
    board = hexad.abalone.Board(layout=name)
    marbles = drawing(stdout(), board, large=False, coordinates=False).split("\n\n")[0]
    width = max(line.cell_len for line in marbles.split())
    return Group(marbles, Text(name.center(width), style=QUIET))
