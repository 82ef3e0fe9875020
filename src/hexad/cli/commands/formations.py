"""`hexad formations`: the formations of the glossary, found on a board."""

from __future__ import annotations

from typing import TYPE_CHECKING

import hexad
from hexad.cli.command import command
from hexad.cli.formations import cells_in, find_formations, formations_table
from hexad.cli.options import flag, option
from hexad.cli.phrases import current_phrases
from hexad.cli.position_options import position_options
from hexad.cli.tables import print_table
from hexad.cli.terminal import QUIET, board_text, print_json, print_line, stdout

if TYPE_CHECKING:
    from hexad.board import AnyBoard
    from hexad.cli.phrases import Phrases
    from hexad.cli.position_options import PositionOptions
    from hexad.types import Formation

__all__ = ["formations"]


@command("formations")
@position_options
@option("--kind", "kinds", multiple=True, metavar="KIND", help="option-formations-kind")
@flag("--large/--small", default=None, help="option-formations-large")
@flag("--json", "as_json", help="option-formations-json")
def formations(position: PositionOptions, kinds: tuple[str, ...], large: bool | None, as_json: bool) -> None:
    """Find the formations of the glossary on a board."""
    board = position.board()
    found = find_formations(board, kinds, current_phrases())
    if as_json:
        print_json({"game": board.game, "fen": board.fen(), "formations": [one._asdict() for one in found]})
    else:
        _print(board, found, kinds, large)


def _print(board: AnyBoard, found: list[Formation], kinds: tuple[str, ...], large: bool | None) -> None:
    console, phrases = stdout(), current_phrases()
    prominent = hexad.GAMES[board.game].prominent_formations
    marked = cells_in(found if kinds else [one for one in found if one.kind in prominent])
    captions = phrases.captions
    picture = board_text(console, board, large=large, reserve=6, highlights=marked, lastmove=None, captions=captions)
    print_line(console, picture)
    print_line(console, "")
    if found:
        print_table(console, formations_table(found, phrases, width=None if kinds else console.width))
    else:
        print_line(console, _none_found(kinds, phrases), QUIET)


def _none_found(kinds: tuple[str, ...], phrases: Phrases) -> str:
    """The line for a board without any of these kinds."""
    if not kinds:
        return phrases.say("cli-no-names")
    listed, *others = kinds
    for kind in others:
        listed = phrases.say("cli-none-more", kinds=listed, kind=kind)
    return phrases.say("cli-none", kinds=listed)
