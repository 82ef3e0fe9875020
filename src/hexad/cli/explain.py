"""`hexad explain`: whether a move is legal, and by which rule."""

from typing import Annotated

from hexad.board import AnyBoard
from hexad.cli.failure import NO, OK, Failure
from hexad.cli.options import argument, flag, option
from hexad.cli.setup import Position, cells_of
from hexad.cli.voice import Language, Voice, voice_of
from hexad.errors import HexadError
from hexad.texts.verdicts import is_ruling
from hexad.types import Verdict

__all__ = ["SETTINGS", "explain"]

# Cells of Six may begin with a minus: -1,2 is a move here, not an option.
SETTINGS = {"ignore_unknown_options": True}


def explain(  # noqa: PLR0913, PLR0917 - an option each
    position: Position,
    move: Annotated[str | None, argument("MOVE", "The move, as a1b2 or 2,-1.")] = None,
    cells: Annotated[list[str] | None, option("--cells", "CELLS", "Or: these pieces ...")] = None,
    to: Annotated[str | None, option("--to", "WHERE", "... this way (NE), or to this cell.")] = None,
    language: Language = None,
    as_json: Annotated[bool, flag("--json", "Print JSON: legal, rule, code, text (in English), move.")] = False,
) -> int:
    """Say whether a move is legal, and by which rule.

    The exit code is 0 for a legal move and 1 for an illegal one.

    \b
    Examples: hexad explain abalone c3d4
              hexad explain abalone --cells c3,c4 --to NE
              hexad explain six 2,-1
    """
    if move is not None and move.startswith("--"):
        raise Failure(f"no such option: {move} (see hexad explain --help)")
    voice, board = voice_of(language), position.board()
    try:
        verdict = _verdict(board, move, cells, to)
    except HexadError as error:
        raise Failure(voice.explained(board.game, error)) from error
    if as_json:
        from hexad.cli.terminal import print_json  # noqa: PLC0415

        print_json(verdict._asdict())
    else:
        _print(board.game, verdict, voice)
    return OK if verdict.legal else NO


def _verdict(board: AnyBoard, move: str | None, cells: list[str] | None, to: str | None) -> Verdict:
    gesture = cells is not None or to is not None
    if (move is None) != gesture or (gesture and to is None):
        raise Failure("expected a move, or --to with --cells (see hexad explain --help)")
    if to is None:
        return board.explain(move or "")
    return board.explain(cells_of(board.game, cells or []), to.upper() if board.game == "abalone" else to)


def _print(game: str, verdict: Verdict, voice: Voice) -> None:
    from rich.text import Text  # noqa: PLC0415

    from hexad.cli.terminal import ACCENT, RULE, WRONG, say, stdout  # noqa: PLC0415

    word = voice.say("cli-legal" if verdict.legal else "cli-illegal")
    line = Text().append(word, style=ACCENT if verdict.legal else WRONG)
    line.append(f"  {verdict.rule}" if verdict.rule else "", style=RULE)
    line.append(f"  {verdict.move}" if verdict.move else "", style="bold")
    line.append(f"  {voice.explained(game, verdict)}")
    if verdict.rule and is_ruling(verdict.rule):
        line.append(f" ({voice.rule(verdict.rule)})", style=RULE)
    say(stdout(), line)
