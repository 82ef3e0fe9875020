"""`hexad explain`: whether a move is legal, and by which rule."""

from typing import Annotated

from hexad.board import AnyBoard
from hexad.cli.failure import NO, OK, Failure
from hexad.cli.options import argument, flag, option
from hexad.cli.setup import Position, cells_of
from hexad.cli.spoken import say
from hexad.cli.voice import Voice, voice
from hexad.errors import HexadError
from hexad.texts.verdicts import is_ruling
from hexad.types import Verdict

__all__ = ["SETTINGS", "explain"]

# Cells of Six may begin with a minus: -1,2 is a move here, not an option.
SETTINGS = {"ignore_unknown_options": True}


def explain(
    position: Position,
    move: Annotated[str | None, argument("MOVE", "option-explain-move")] = None,
    cells: Annotated[list[str] | None, option("--cells", "CELLS", "option-explain-cells")] = None,
    to: Annotated[str | None, option("--to", "WHERE", "option-explain-to")] = None,
    as_json: Annotated[bool, flag("--json", "option-explain-json")] = False,
) -> int:
    """Say whether a move is legal, and by which rule."""
    if move is not None and move.startswith("--"):
        raise Failure("wrong-usage", text=say("wrong-no-option", option=move), command="hexad explain")
    speak, board = voice(), position.board()
    try:
        verdict = _verdict(board, move, cells, to)
    except HexadError as error:
        raise Failure("wrong-told", text=speak.explained(board.game, error)) from error
    if as_json:
        from hexad.cli.terminal import print_json  # noqa: PLC0415

        print_json(verdict._asdict())
    else:
        _print(board.game, verdict, speak)
    return OK if verdict.legal else NO


def _verdict(board: AnyBoard, move: str | None, cells: list[str] | None, to: str | None) -> Verdict:
    gesture = cells is not None or to is not None
    if (move is None) != gesture or (gesture and to is None):
        raise Failure("wrong-explain")
    if to is None:
        return board.explain(move or "")
    return board.explain(cells_of(board.game, cells or []), to.upper() if board.game == "abalone" else to)


def _print(game: str, verdict: Verdict, speak: Voice) -> None:
    from rich.text import Text  # noqa: PLC0415

    from hexad.cli import terminal  # noqa: PLC0415

    word = speak.say("cli-legal" if verdict.legal else "cli-illegal")
    line = Text().append(word, style=terminal.ACCENT if verdict.legal else terminal.WRONG)
    line.append(f"  {verdict.rule}" if verdict.rule else "", style=terminal.RULE)
    line.append(f"  {verdict.move}" if verdict.move else "", style="bold")
    line.append(f"  {speak.explained(game, verdict)}")
    if verdict.rule and is_ruling(verdict.rule):
        line.append(f" ({speak.rule(verdict.rule)})", style=terminal.RULE)
    terminal.say(terminal.stdout(), line)
