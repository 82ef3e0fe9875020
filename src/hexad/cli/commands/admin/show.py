"""`hexad admin show`: the events of a game, readable or not."""

from __future__ import annotations

from hexad.cli.command import command
from hexad.cli.errors import NO, OK, error_text, printable
from hexad.cli.games_database import database_options, inspected, open_quarantine
from hexad.cli.i18n import say
from hexad.cli.options import argument
from hexad.cli.terminal import print_line, stdout

__all__ = ["show"]


@command("admin show")
@argument("name", metavar="NAME", help="option-admin-name")
@database_options
def show(name: str, data: str | None, db: str | None) -> int:
    """Show the events of a game. The exit code is 1 if they cannot all be read."""
    with open_quarantine(data, db) as (quarantine, run):
        game = inspected(run, quarantine, name)
    for number, (version, event) in enumerate(game.log, 1):
        mark = " " if number <= game.readable else "!"
        print_line(stdout(), f"{mark} {version:>4}  {printable(event.decode(errors='backslashreplace'))}")
    print_line(stdout(), say("cli-admin-readable", readable=game.readable, all=len(game.log)))
    if game.problem is None:
        return OK
    print_line(stdout(), printable(error_text(game.problem)))
    return NO
