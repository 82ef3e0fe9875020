"""`hexad admin repair`: bring a game back that the server could not read."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from hexad.cli.command import command
from hexad.cli.errors import NO, OK, CommandError, error_text, printable
from hexad.cli.games_database import database_options, inspected, locked, open_quarantine
from hexad.cli.i18n import say
from hexad.cli.moderation import administrator, who_option
from hexad.cli.options import argument, flag
from hexad.cli.terminal import print_line, stdout

if TYPE_CHECKING:
    from hexad.server.rooms.game_repair import Inspection
    from hexad.server.store.quarantine import Repair

__all__ = ["repair"]


@command("admin repair")
@argument("name", metavar="NAME", help="option-admin-name")
@database_options
@flag("--truncate", help="option-admin-truncate")
@flag("--call-off", help="option-admin-call-off")
@flag("--yes", help="option-admin-yes")
@who_option
def repair(  # noqa: PLR0913, PLR0917 - the options
    name: str, data: str | None, db: str | None, truncate: bool, call_off: bool, yes: bool, who: str | None
) -> int:
    """Read a game again, or keep the events that can be read."""
    if truncate and call_off:
        raise CommandError("wrong-admin-both")
    with locked(data, db), open_quarantine(data, db) as (quarantine, run):
        game = inspected(run, quarantine, name)
        if game.problem is None and not call_off:
            is_released = run(quarantine.release(name, administrator(who)))
            _say("cli-admin-released" if is_released else "cli-admin-healthy", name=name)
            return OK
        if not truncate and not call_off:
            _advise(game)
            return NO
        change = _change(game, call_off=call_off)
        _ask(game, change, yes=yes)
        result = run(quarantine.repair(change, administrator(who))).value
        if result == "changed":
            raise CommandError("wrong-admin-changed", name=name)
    _say("cli-admin-repaired", name=name)
    if result == "unrated":
        _say("cli-admin-unrated", name=name)
    return OK


def _advise(game: Inspection) -> None:
    if game.problem is not None:
        print_line(stdout(), printable(error_text(game.problem)))
    _say("cli-admin-readable", readable=game.readable, all=len(game.log))
    _say("cli-admin-advice" if game.readable else "cli-admin-backup")


def _change(game: Inspection, *, call_off: bool) -> Repair:
    from hexad.server.rooms.game_repair import repair_of  # noqa: PLC0415 - its packages are an optional extra

    if not game.readable:
        raise CommandError("wrong-admin-nothing", name=game.name)
    change = repair_of(game, call_off=call_off)
    if change is None:
        raise CommandError("wrong-admin-over", name=game.name)
    return change


def _ask(game: Inspection, change: Repair, *, yes: bool) -> None:
    """Say what will happen, and raise CommandError unless the user wants it."""
    _say("cli-admin-plan", name=game.name, kept=change.kept, removed=len(game.log) - change.kept)
    if change.added:
        _say("cli-admin-plan-call-off")
    if yes:
        return
    if not sys.stdin.isatty():
        raise CommandError("wrong-admin-yes")
    _say("cli-admin-ask", name=game.name)
    if sys.stdin.readline().strip() != game.name:
        raise CommandError("wrong-admin-unconfirmed", name=game.name)


def _say(key: str, **values: str | float) -> None:
    print_line(stdout(), say(key, **values))
