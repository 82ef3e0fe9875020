"""What the commands about players share: who acts, on whom, and why."""

from __future__ import annotations

import getpass
import time
from typing import TYPE_CHECKING

from hexad.cli.errors import CommandError, printable
from hexad.cli.i18n import say
from hexad.cli.options import option

if TYPE_CHECKING:
    from hexad.cli.games_database import Run
    from hexad.server.store import Database
    from hexad.server.store.persons import Person

__all__ = ["administrator", "found_person", "moment", "person_name", "reason_option", "who_option"]

_MAX_WHO = 80

who_option = option("--as", "who", metavar="NAME", help="option-admin-who")
reason_option = option("--reason", metavar="TEXT", required=True, help="option-admin-reason")


def administrator(who: str | None) -> str:
    """Who acts: the given name, or the user of the operating system."""
    return (who or getpass.getuser())[:_MAX_WHO]


def found_person(run: Run, database: Database, name: str) -> Person:
    """Return a player by name or id; raises CommandError if there is none."""
    from hexad.server.store.persons import find_person  # noqa: PLC0415 - its packages are an optional extra

    found: Person | None = run(find_person(database, name))
    if found is None:
        raise CommandError("wrong-admin-player", name=printable(name))
    return found


def moment(seconds: float) -> str:
    """A time in seconds since 1970 as a local date and time."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))


def person_name(player: str, name: str) -> str:
    """The name of a player with the id, by which the other commands find guests, too."""
    if not player:
        return say("cli-admin-deleted")
    return f"{printable(name)} ({player})" if name else f"{say('cli-admin-deleted')} ({player})"
