"""`hexad admin audit`: what administrators did."""

from __future__ import annotations

from hexad.cli.command import command
from hexad.cli.errors import printable
from hexad.cli.games_database import database_options, open_database
from hexad.cli.i18n import say
from hexad.cli.moderation import moment, person_name
from hexad.cli.options import flag
from hexad.cli.tables import new_table, print_table
from hexad.cli.terminal import print_json, print_line, stdout

__all__ = ["audit"]


@command("admin audit")
@database_options
@flag("--json", "as_json", help="option-admin-json")
def audit(data: str | None, db: str | None, as_json: bool) -> None:
    """List what administrators did, the latest last."""
    with open_database(data, db) as (database, run):
        from hexad.server.store.reports import Reports  # noqa: PLC0415 - an optional extra

        found = run(Reports(database).audit())
    if as_json:
        print_json([entry._asdict() for entry in found])
        return
    if not found:
        print_line(stdout(), say("cli-admin-no-audit"))
        return
    headings = ("cli-admin-time", "cli-admin-who", "cli-admin-action", "cli-admin-subject", "cli-admin-reason")
    table = new_table(*map(say, headings))
    for entry in found:
        action = say(f"cli-admin-action-{entry.action}", number=str(entry.report or ""))
        subject = person_name(entry.player, entry.name) if entry.player else entry.game
        table.add_row(moment(entry.created), printable(entry.who), action, subject, printable(entry.reason))
    print_table(stdout(), table)
