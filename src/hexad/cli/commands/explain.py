"""`hexad explain`: whether a move is legal, and by which rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

import hexad
from hexad.cli.command import command
from hexad.cli.errors import NO, OK, CommandError
from hexad.cli.i18n import say
from hexad.cli.options import argument, flag, option
from hexad.cli.phrases import current_phrases
from hexad.cli.position_options import cells_of, position_options
from hexad.cli.terminal import ACCENT, RULE, WRONG, print_json, print_line, stdout
from hexad.texts.verdicts import is_ruling

if TYPE_CHECKING:
    from hexad.board import AnyBoard
    from hexad.cli.phrases import Phrases
    from hexad.cli.position_options import PositionOptions
    from hexad.types import Verdict

__all__ = ["explain"]


# Cells of Six may begin with a minus: -1,2 is a move and not an option.
@command("explain", ignore_unknown_options=True)
@position_options
@argument("move", required=False, metavar="MOVE", help="option-explain-move")
@option("--cells", multiple=True, metavar="CELLS", help="option-explain-cells")
@option("--to", metavar="WHERE", help="option-explain-to")
@flag("--json", "as_json", help="option-explain-json")
def explain(position: PositionOptions, move: str | None, cells: tuple[str, ...], to: str | None, as_json: bool) -> int:
    """Say whether a move is legal, and by which rule."""
    if move is not None and move.startswith("--"):
        raise CommandError("wrong-usage", text=say("wrong-no-option", option=move), command="hexad explain")
    board = position.board()
    verdict = _verdict(board, move, cells, to)
    if as_json:
        print_json(verdict.as_dict())
    else:
        _print(board.game, verdict, current_phrases())
    return OK if verdict.legal else NO


def _verdict(board: AnyBoard, move: str | None, cells: tuple[str, ...], to: str | None) -> Verdict:
    is_gesture = bool(cells) or to is not None
    if (move is None) != is_gesture or (is_gesture and to is None):
        raise CommandError("wrong-explain")
    if to is None:
        return board.explain(move or "")
    return board.explain(cells_of(board.game, cells), to.upper() if hexad.GAMES[board.game].directions else to)


def _print(game: str, verdict: Verdict, phrases: Phrases) -> None:
    word = phrases.say("cli-legal" if verdict.legal else "cli-illegal")
    line = Text().append(word, style=ACCENT if verdict.legal else WRONG)
    line.append(f"  {verdict.rule}" if verdict.rule else "", style=RULE)
    line.append(f"  {verdict.move}" if verdict.move else "", style="bold")
    line.append(f"  {phrases.explained(game, verdict)}")
    if verdict.rule and is_ruling(verdict.rule):
        line.append(f" ({phrases.rule(verdict.rule)})", style=RULE)
    print_line(stdout(), line)
