"""`hexad admin games`: the games that the server cannot read."""

from __future__ import annotations

import time

from hexad.cli.command import command
from hexad.cli.games_database import database_options, open_quarantine
from hexad.cli.i18n import say
from hexad.cli.options import flag
from hexad.cli.tables import new_table, print_table
from hexad.cli.terminal import print_json, print_line, stdout

__all__ = ["games"]


@command("admin games")
@database_options
@flag("--json", "as_json", help="option-admin-json")
def games(data: str | None, db: str | None, as_json: bool) -> None:
    """List the games in quarantine, with the reason."""
    with open_quarantine(data, db) as (quarantine, run):
        found = run(quarantine.games())
    if as_json:
        print_json([game._asdict() for game in found])
        return
    if not found:
        print_line(stdout(), say("cli-admin-none"))
        return
    headings = ("cli-admin-name", "cli-admin-game", "cli-admin-status", "cli-admin-created", "cli-admin-fault")
    table = new_table(*map(say, headings))
    for game in found:
        created = time.strftime("%Y-%m-%d", time.localtime(game.created))
        table.add_row(game.name, game.game, game.status, created, game.fault)
    print_table(stdout(), table)
