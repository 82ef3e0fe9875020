"""`hexad admin report`: one report with what the player wrote; closing it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.cli.command import command
from hexad.cli.errors import CommandError, printable
from hexad.cli.games_database import database_options, open_database
from hexad.cli.i18n import say
from hexad.cli.moderation import administrator, moment, person_name, who_option
from hexad.cli.options import WholeNumber, argument, option
from hexad.cli.terminal import print_line, stdout

if TYPE_CHECKING:
    from hexad.server.store.reports import StoredReport

__all__ = ["report"]


@command("admin report")
@argument("number", metavar="NUMBER", type=WholeNumber(1), help="option-admin-number")
@database_options
@option("--close", "note", metavar="TEXT", help="option-admin-close")
@who_option
def report(number: int, data: str | None, db: str | None, note: str | None, who: str | None) -> None:
    """Show a report, or close it with a note."""
    with open_database(data, db) as (database, run):
        from hexad.server.store.reports import Reports  # noqa: PLC0415 - an optional extra

        found: StoredReport | None = run(Reports(database).find(number))
        if found is None:
            raise CommandError("wrong-admin-report", number=str(number))
        if note is None:
            _show(found)
            return
        if not run(Reports(database).close(number, administrator(who), note)):
            raise CommandError("wrong-admin-closed", number=str(number))
    print_line(stdout(), say("cli-admin-closed-report", number=str(number)))


def _show(found: StoredReport) -> None:
    values = {
        "cli-admin-number": str(found.number),
        "cli-admin-time": moment(found.created),
        "cli-admin-player": person_name(found.reported, found.reported_name),
        "cli-admin-reporter": person_name(found.reporter, found.reporter_name),
        "cli-admin-report-game": found.game,
        "cli-admin-category": say(f"cli-admin-category-{found.category}"),
        "cli-admin-report-text": printable(found.text),
        "cli-admin-note": printable(found.note),
    }
    for key, value in values.items():
        if value:
            print_line(stdout(), f"{say(key)}: {value}")
    for message in found.messages:
        text = printable(message.text) if message.text else f"[{message.phrase}]"
        print_line(stdout(), f"  {moment(message.created)}  {text}")
    if found.closed is not None:
        print_line(stdout(), say("cli-admin-closed-at", time=moment(found.closed)))
