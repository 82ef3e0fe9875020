"""`hexad admin games`: the games that the server cannot read."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from hexad.cli.command import command
from hexad.cli.errors import error_text, printable
from hexad.cli.games_database import database_options, inspected, open_quarantine
from hexad.cli.i18n import say
from hexad.cli.options import flag
from hexad.cli.tables import new_table, print_table
from hexad.cli.terminal import print_json, print_line, stdout

if TYPE_CHECKING:
    from hexad.server.rooms.game_repair import Inspection

__all__ = ["games"]


@command("admin games")
@database_options
@flag("--json", "as_json", help="option-admin-json")
def games(data: str | None, db: str | None, as_json: bool) -> None:
    """List the games in quarantine, with the reason."""
    with open_quarantine(data, db) as (quarantine, run):
        found = run(quarantine.games())
        reasons = [] if as_json else [_reason(inspected(run, quarantine, game.name)) for game in found]
    if as_json:
        print_json([game._asdict() for game in found])
        return
    if not found:
        print_line(stdout(), say("cli-admin-none"))
        return
    headings = ("cli-admin-name", "cli-admin-game", "cli-admin-status", "cli-admin-created", "cli-admin-fault")
    table = new_table(*map(say, headings))
    for game, reason in zip(found, reasons, strict=True):
        created = time.strftime("%Y-%m-%d", time.localtime(game.created))
        table.add_row(game.name, game.game, say(f"cli-admin-{game.status}"), created, reason)
    print_table(stdout(), table)


def _reason(game: Inspection) -> str:
    """Why a game cannot be read. The server stores the reason in English, so the game is read again."""
    return say("cli-admin-again") if game.problem is None else printable(error_text(game.problem))
