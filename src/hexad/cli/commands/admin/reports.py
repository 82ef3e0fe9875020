"""`hexad admin reports`: what players reported about others."""

from __future__ import annotations

from hexad.cli.command import command
from hexad.cli.errors import printable
from hexad.cli.games_database import database_options, open_database
from hexad.cli.i18n import say
from hexad.cli.moderation import moment, person_name
from hexad.cli.options import flag
from hexad.cli.tables import new_table, print_table
from hexad.cli.terminal import print_json, print_line, stdout

__all__ = ["reports"]


@command("admin reports")
@database_options
@flag("--all", "with_closed", help="option-admin-all")
@flag("--json", "as_json", help="option-admin-json")
def reports(data: str | None, db: str | None, with_closed: bool, as_json: bool) -> None:
    """List the open reports, the oldest first."""
    with open_database(data, db) as (database, run):
        from hexad.server.store.reports import Reports  # noqa: PLC0415 - an optional extra

        found = run(Reports(database).all(with_closed=with_closed))
    if as_json:
        print_json([report.as_json() for report in found])
        return
    if not found:
        print_line(stdout(), say("cli-admin-no-reports"))
        return
    headings = ("cli-admin-number", "cli-admin-time", "cli-admin-player", "cli-admin-category")
    table = new_table(*map(say, (*headings, "cli-admin-report-text", "cli-admin-status")))
    for report in found:
        table.add_row(
            str(report.number),
            moment(report.created),
            person_name(report.reported, report.reported_name),
            say(f"cli-admin-category-{report.category}"),
            printable(report.text),
            say("cli-admin-report-open" if report.closed is None else "cli-admin-report-closed"),
        )
    print_table(stdout(), table)
