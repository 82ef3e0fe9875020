"""`hexad replay`: the games of a record, printed, walked through or checked."""

from collections.abc import Callable
from functools import partial
from typing import Annotated

from hexad.cli.check import check
from hexad.cli.failure import NO, OK, Failure, one_line
from hexad.cli.options import argument, flag, option, whole
from hexad.cli.records import Source, as_data, fault, lacking, reading
from hexad.record import Game, RecordError

__all__ = ["replay"]


def replay(  # noqa: PLR0913, PLR0917 - an option each
    file: Annotated[str, argument("FILE", "option-record")],
    game: Annotated[str | None, option("--game", "N", "option-only-game")] = None,
    ply: Annotated[str | None, option("--ply", "N", "option-replay-ply")] = None,
    boards: Annotated[bool, flag("--boards", "option-replay-boards")] = False,
    step: Annotated[bool, flag("--step", "option-replay-step")] = False,
    checked: Annotated[bool, flag("--check", "option-replay-check")] = False,
    as_json: Annotated[
        bool,
        flag(
            "--json",
            "option-replay-json",
        ),
    ] = False,
) -> int:
    """Print the games of a record, or check them all."""
    if sum((ply is not None, boards, step, checked)) > 1:
        raise Failure("wrong-replay-one")
    if step and file == "-":
        raise Failure("wrong-replay-step")
    if checked and game is not None:
        raise Failure("wrong-replay-check")
    with reading(file) as source:
        if checked:
            return check(file, source, as_json=as_json)
        number = None if game is None else whole("--game", game, 1)
        return _each(file, source, number, _printer(ply, boards=boards, step=step, as_json=as_json))


Printer = Callable[[int, Game], object]


def _printer(ply: str | None, *, boards: bool, step: bool, as_json: bool) -> Printer:
    """What to do with each game."""
    from hexad.cli import leaf  # noqa: PLC0415 - Rich is loaded for those who see its work

    if as_json:
        return _print_json
    if step:
        return leaf.step
    return (
        partial(leaf.print_board, whole("--ply", ply))
        if ply is not None
        else leaf.print_boards
        if boards
        else leaf.print_game
    )


def _each(file: str, source: Source, number: int | None, show: Printer) -> int:
    """Show the games, or the one that is wanted, and report the broken ones."""
    from hexad.cli.terminal import say, stderr  # noqa: PLC0415

    seen, broken = 0, 0
    for seen, game in source:
        if isinstance(game, RecordError) and number in (None, seen):
            broken += 1
            say(stderr(), one_line(fault(game)))
        elif isinstance(game, Game) and number in (None, seen):
            show(seen, game)
        if seen == number:
            break
    if seen < (number or 1):
        raise lacking(file, seen, number or 1)
    return NO if broken else OK


def _print_json(number: int, game: Game) -> None:
    from hexad.cli.terminal import print_json  # noqa: PLC0415

    print_json({"number": number, **as_data(game)})
