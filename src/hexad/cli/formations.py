"""`hexad formations`: the glossary, found on a board."""

from typing import Annotated

from hexad.cli.kinds import TELLING, cells_in, found, overview
from hexad.cli.options import flag, option
from hexad.cli.setup import Position
from hexad.cli.voice import Voice, voice

__all__ = ["formations"]


def formations(
    position: Position,
    kind: Annotated[list[str] | None, option("--kind", "KIND", "option-formations-kind")] = None,
    large: Annotated[bool | None, flag("--large/--small", "option-formations-large")] = None,
    as_json: Annotated[
        bool,
        flag("--json", "option-formations-json"),
    ] = False,
) -> None:
    """Find the formations of the glossary on a board."""
    speak = voice()
    board = position.board()
    listed = found(board, kind or (), speak)
    if as_json:
        from hexad.cli.terminal import print_json  # noqa: PLC0415

        print_json({"game": board.game, "fen": board.fen(), "formations": [one._asdict() for one in listed]})
        return
    from hexad.cli.terminal import QUIET, drawing, say, stdout, table  # noqa: PLC0415

    console = stdout()
    marked = listed if kind else [one for one in listed if one.kind in TELLING]
    say(
        console,
        drawing(
            console, board, large=large, reserve=6, highlights=cells_in(marked), lastmove=None, captions=speak.captions
        ),
    )
    say(console, "")
    if listed:
        table(console, overview(listed, speak, width=None if kind else console.width))
    else:
        say(console, _nothing(kind or [], speak), QUIET)


def _nothing(kinds: list[str], voice: Voice) -> str:
    """That none of them is here."""
    if not kinds:
        return voice.say("cli-no-names")
    first, *others = kinds
    for kind in others:
        first = voice.say("cli-none-more", kinds=first, kind=kind)
    return voice.say("cli-none", kinds=first)
