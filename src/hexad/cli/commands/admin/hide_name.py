"""`hexad admin hide-name`: replace a name that should not be seen."""

from __future__ import annotations

from hexad.cli.command import command
from hexad.cli.errors import printable
from hexad.cli.games_database import database_options, open_database
from hexad.cli.i18n import say
from hexad.cli.moderation import administrator, found_person, reason_option, who_option
from hexad.cli.options import argument
from hexad.cli.terminal import print_line, stdout

__all__ = ["hide_name"]


@command("admin hide-name")
@argument("name", metavar="NAME", help="option-admin-player")
@database_options
@reason_option
@who_option
def hide_name(name: str, data: str | None, db: str | None, reason: str, who: str | None) -> None:
    """Replace the name of a player everywhere. Servers do so in games, now or when they start."""
    with open_database(data, db) as (database, run):
        from hexad.server.store.moderation import Moderation  # noqa: PLC0415 - an optional extra

        person = found_person(run, database, name)
        shown = run(Moderation(database).hide_name(person, administrator(who), reason))
    print_line(stdout(), say("cli-admin-name-hidden", name=printable(person.name), shown=shown))
