"""`hexad admin rerate`: compute all ratings again from the logs of games and of attempts at puzzles."""

from __future__ import annotations

from contextlib import nullcontext
from typing import TYPE_CHECKING

from hexad.cli.command import command
from hexad.cli.errors import NO, OK
from hexad.cli.games_database import database_options, locked, open_database
from hexad.cli.i18n import say
from hexad.cli.moderation import administrator, who_option
from hexad.cli.options import flag
from hexad.cli.progress import progress_bar
from hexad.cli.terminal import print_line, stdout

if TYPE_CHECKING:
    from hexad.server.store.rerate import Comparison

__all__ = ["rerate"]

_ABOUT_GAMES = ("cli-admin-rerate-equal", "cli-admin-rerate-differs", "cli-admin-rerate-corrected")
_ABOUT_PUZZLES = (
    "cli-admin-rerate-puzzles-equal",
    "cli-admin-rerate-puzzles-differs",
    "cli-admin-rerate-puzzles-corrected",
)


@command("admin rerate")
@database_options
@flag("--check", help="option-admin-check")
@who_option
def rerate(data: str | None, db: str | None, check: bool, who: str | None) -> int:
    """Compute all ratings again. With --check, the exit code is 1 if they differ from the stored ones."""
    # Only servers on the same SQLite file would not notice: they have to be stopped.
    with nullcontext() if check else locked(data, db):
        games, puzzles = _rerated(data, db, check=check, who=administrator(who))
    _print(games, _ABOUT_GAMES, check=check)
    if puzzles.games or not puzzles.is_equal:
        _print(puzzles, _ABOUT_PUZZLES, check=check)
    return NO if check and not (games.is_equal and puzzles.is_equal) else OK


def _print(found: Comparison, about: tuple[str, str, str], *, check: bool) -> None:
    equal, differs, corrected = about
    key = equal if found.is_equal else differs if check else corrected
    print_line(stdout(), say(key, games=found.games, ratings=found.ratings, changes=found.changes))


def _rerated(data: str | None, db: str | None, *, check: bool, who: str) -> tuple[Comparison, Comparison]:
    """What was found about games, and about puzzles."""
    with open_database(data, db) as (database, run):
        from hexad.server.store.puzzle_rerate import rerate_puzzles  # noqa: PLC0415 - an optional extra
        from hexad.server.store.rerate import rerate as rerate_games  # noqa: PLC0415 - an optional extra

        progress, task = progress_bar(say("cli-admin-rerate"), None)
        with progress:

            def show(done: int, total: int) -> None:
                progress.update(task, completed=done, total=total)

            games: Comparison = run(rerate_games(database, check=check, show=show, who=who))
            puzzles: Comparison = run(rerate_puzzles(database, check=check, show=show))
    return games, puzzles
