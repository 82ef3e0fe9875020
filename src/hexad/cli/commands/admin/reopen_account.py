"""`hexad admin reopen-account`: let its owner sign in again."""

from __future__ import annotations

from hexad.cli.command import command
from hexad.cli.errors import CommandError, printable
from hexad.cli.games_database import database_options, open_database
from hexad.cli.i18n import say
from hexad.cli.moderation import administrator, found_person, reason_option, who_option
from hexad.cli.options import argument
from hexad.cli.terminal import print_line, stdout

__all__ = ["reopen_account"]


@command("admin reopen-account")
@argument("name", metavar="NAME", help="option-admin-player")
@database_options
@reason_option
@who_option
def reopen_account(name: str, data: str | None, db: str | None, reason: str, who: str | None) -> None:
    """Open a closed account again."""
    with open_database(data, db) as (database, run):
        from hexad.server.store.moderation import Moderation  # noqa: PLC0415 - an optional extra

        person = found_person(run, database, name)
        if not person.has_account:
            raise CommandError("wrong-admin-guest", name=printable(person.name))
        if not run(Moderation(database).reopen(person, administrator(who), reason)):
            raise CommandError("wrong-admin-account-open", name=printable(person.name))
    print_line(stdout(), say("cli-admin-account-reopened", name=printable(person.name)))
