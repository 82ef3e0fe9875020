"""`hexad replay`: the games of a record, printed, stepped through or checked."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from hexad.cli import record_view
from hexad.cli.command import command
from hexad.cli.errors import NO, OK, CommandError, error_text, one_line
from hexad.cli.options import WholeNumber, argument, flag, grouped, option
from hexad.cli.record_check import check_records
from hexad.cli.records import as_data, no_such_game, reading
from hexad.cli.terminal import print_json, print_line, stderr
from hexad.record import Game, RecordError

if TYPE_CHECKING:
    from collections.abc import Callable

    from hexad.cli.records import Source

    Printer = Callable[[int, Game], object]

__all__ = ["replay"]


@dataclass(frozen=True)
class ViewOptions:
    """What is shown of the games."""

    ply: int | None
    boards: bool
    step: bool
    check: bool

    def printer(self) -> Printer:
        """The function that shows a game."""
        if self.step:
            return record_view.step_through
        if self.ply is not None:
            return partial(record_view.print_board, self.ply)
        return record_view.print_boards if self.boards else record_view.print_game


@command("replay")
@argument("file", metavar="FILE", help="option-record")
@option("--game", type=WholeNumber(1), metavar="N", help="option-only-game")
@grouped(
    "view",
    ViewOptions,
    option("--ply", type=WholeNumber(), metavar="N", help="option-replay-ply"),
    flag("--boards", help="option-replay-boards"),
    flag("--step", help="option-replay-step"),
    flag("--check", help="option-replay-check"),
)
@flag("--json", "as_json", help="option-replay-json")
def replay(file: str, game: int | None, view: ViewOptions, as_json: bool) -> int:
    """Print the games of a record, or check them all."""
    if sum((view.ply is not None, view.boards, view.step, view.check)) > 1:
        raise CommandError("wrong-replay-one")
    if view.step and file == "-":
        raise CommandError("wrong-replay-step")
    if view.check and game is not None:
        raise CommandError("wrong-replay-check")
    with reading(file) as source:
        if view.check:
            return check_records(file, source, as_json=as_json)
        return _show_games(file, source, game, _print_json if as_json else view.printer())


def _show_games(file: str, source: Source, number: int | None, show: Printer) -> int:
    """Show all games, or the one with this number, and report the broken ones."""
    seen, broken = 0, 0
    for seen, game in source:
        if isinstance(game, RecordError) and number in (None, seen):
            broken += 1
            print_line(stderr(), one_line(error_text(game)))
        elif isinstance(game, Game) and number in (None, seen):
            show(seen, game)
        if seen == number:
            break
    if seen < (number or 1):
        raise no_such_game(file, seen, number or 1)
    return NO if broken else OK


def _print_json(number: int, game: Game) -> None:
    print_json({"number": number, **as_data(game)})
