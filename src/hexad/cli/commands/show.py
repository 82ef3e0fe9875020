"""`hexad show`: a position in the terminal, as a picture, or as data; a game as an animated image."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import hexad
from hexad.cli.command import command
from hexad.cli.errors import CommandError
from hexad.cli.files import write
from hexad.cli.formations import cells_in, check_kinds, find_formations
from hexad.cli.options import WholeNumber, flag, grouped, one_of, option
from hexad.cli.phrases import current_phrases
from hexad.cli.position_options import cells_of, position_options
from hexad.cli.terminal import board_text, print_json, print_line, stdout

if TYPE_CHECKING:
    from hexad.board import AnyBoard
    from hexad.cli.position_options import PositionOptions

__all__ = ["show"]


@dataclass(frozen=True)
class DrawingOptions:
    """How the board is drawn."""

    theme: str | None
    width: int | None
    flipped: bool
    coordinates: bool
    last_move: str
    highlight: tuple[str, ...]
    formations: tuple[str, ...]

    @property
    def lastmove(self) -> str | None:
        """The move to show as the last one, as the drawing functions take it."""
        return None if self.last_move == "none" else self.last_move

    def kinds(self, board: AnyBoard) -> list[str]:
        """The kinds of formations to outline."""
        return check_kinds(board, self.formations, current_phrases())


@dataclass(frozen=True)
class OutputOptions:
    """Where the board is drawn."""

    svg: str | None
    png: str | None
    output: str | None
    large: bool | None
    as_json: bool

    @property
    def pictures(self) -> dict[str, str]:
        """The files to write, by format; the ending of --output is its format. Raises CommandError."""
        files = {kind: name for kind, name in (("svg", self.svg), ("png", self.png)) if name is not None}
        if self.output is None:
            return files
        kind = Path(self.output).suffix.lower().removeprefix(".")
        if kind not in ("svg", "png") or kind in files:
            raise CommandError("wrong-show-output", file=self.output)
        return {**files, kind: self.output}


@dataclass(frozen=True)
class AnimationOptions:
    """What an animated image shows, and how fast."""

    animate: bool
    seconds: str | None
    plies: str | None


@command("show")
@position_options
@grouped(
    "drawing",
    DrawingOptions,
    option("--theme", metavar="NAME", help="option-show-theme"),
    option("--width", type=WholeNumber(1, 8192), metavar="N", help="option-show-width"),
    flag("--flipped", help="option-show-flipped"),
    flag("--coordinates/--no-coordinates", default=True, help="option-show-coordinates"),
    option("--last-move", default="auto", metavar="MOVE", help="option-show-last-move"),
    option("--highlight", multiple=True, metavar="CELLS", help="option-show-highlight"),
    option("--formations", multiple=True, metavar="KIND", help="option-show-formations"),
)
@grouped(
    "output",
    OutputOptions,
    option("--svg", metavar="FILE", help="option-show-svg"),
    option("--png", metavar="FILE", help="option-show-png"),
    option("--output", "-o", metavar="FILE", help="option-show-output"),
    flag("--large/--small", default=None, help="option-show-large"),
    flag("--json", "as_json", help="option-show-json"),
)
@grouped(
    "animation",
    AnimationOptions,
    flag("--animate", help="option-show-animate"),
    option("--seconds", metavar="N", help="option-show-seconds"),
    option("--plies", metavar="N-N", help="option-show-plies"),
)
def show(
    position: PositionOptions, drawing: DrawingOptions, output: OutputOptions, animation: AnimationOptions
) -> None:
    """Show a position in the terminal or as a picture, or a game as an animated image."""
    if animation.animate:
        _animate(position, drawing, output, animation)
        return
    if animation.seconds is not None or animation.plies is not None:
        raise CommandError("wrong-show-animate")
    pictures = output.pictures
    board = position.board()
    if pictures:
        _write_pictures(board, drawing, pictures)
    elif output.as_json:
        print_json(_data(board))
    else:
        _print(board, drawing, output.large)


def _animate(
    position: PositionOptions, drawing: DrawingOptions, output: OutputOptions, animation: AnimationOptions
) -> None:
    still = {
        "--highlight": drawing.highlight,
        "--formations": drawing.formations,
        "--svg": output.svg,
        "--png": output.png,
        "--json": output.as_json,
    }
    for name, value in still.items():
        if value:
            raise CommandError("wrong-show-animate-with", option=name)
    # A board in the terminal does not need what animations need, which takes long to load.
    from hexad.cli.animate import write_animation  # noqa: PLC0415 - see above

    write_animation(
        position.record(),
        output.output,
        seconds=animation.seconds,
        plies=animation.plies,
        width=drawing.width or 480,
        theme=_theme(drawing),
        coordinates=drawing.coordinates,
        flipped=drawing.flipped,
    )


def _theme(drawing: DrawingOptions) -> str:
    return one_of("--theme", drawing.theme or "light", hexad.svg.THEMES)


def _write_pictures(board: AnyBoard, drawing: DrawingOptions, files: dict[str, str]) -> None:
    if list(files.values()) == ["-", "-"]:
        raise CommandError("wrong-one-stream")
    picture = hexad.svg.board(
        board,
        theme=_theme(drawing),
        size=drawing.width or 480,
        formations=drawing.kinds(board),
        flipped=drawing.flipped,
        coordinates=drawing.coordinates,
        lastmove=drawing.lastmove,
        highlights=cells_of(board.game, drawing.highlight),
    )
    if "svg" in files:
        write(files["svg"], picture.encode())
    if "png" in files:
        write(files["png"], hexad.png.render(picture, width=drawing.width or 960))


def _print(board: AnyBoard, drawing: DrawingOptions, large: bool | None) -> None:
    if drawing.theme or drawing.width:
        raise CommandError("wrong-for-pictures")
    highlights = cells_of(board.game, drawing.highlight)
    if drawing.formations:
        highlights += cells_in(find_formations(board, drawing.kinds(board)))
    console = stdout()
    picture = board_text(
        console,
        board,
        large=large,
        reserve=2,
        flipped=drawing.flipped,
        coordinates=drawing.coordinates,
        lastmove=drawing.lastmove,
        highlights=highlights,
        captions=current_phrases().captions,
    )
    print_line(console, picture)


def _data(board: AnyBoard) -> dict[str, Any]:
    over = board.outcome()
    data: dict[str, Any] = {
        "game": board.game,
        "fen": board.fen(),
        "turn": board.turn,
        "ply": board.ply,
        "move_number": board.ply // 2 + 1,
        "pieces": board.pieces,
        "outcome": over and {**over._asdict(), "result": over.result},
    }
    names = ("pushed_off", "hands", "phase")
    return data | {name: getattr(board, name) for name in names if hasattr(board, name)}
