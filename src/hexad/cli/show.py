"""`hexad show`: a position in the terminal, as a picture, or as data."""

from dataclasses import dataclass
from typing import Annotated, Any

from hexad.board import AnyBoard
from hexad.cli.failure import Failure
from hexad.cli.options import flag, one_of, option, whole
from hexad.cli.setup import Position, cells_of
from hexad.cli.voice import voice

__all__ = ["show"]


@dataclass(frozen=True, kw_only=True)
class Look:
    """How the board is drawn."""

    theme: Annotated[str | None, option("--theme", "NAME", "option-show-theme")] = None
    width: Annotated[str | None, option("--width", "N", "option-show-width")] = None
    flipped: Annotated[bool, flag("--flipped", "option-show-flipped")] = False
    coordinates: Annotated[bool, flag("--coordinates/--no-coordinates", "option-show-coordinates")] = True
    last_move: Annotated[str, option("--last-move", "MOVE", "option-show-last-move")] = "auto"
    highlight: Annotated[list[str] | None, option("--highlight", "CELLS", "option-show-highlight")] = None
    formations: Annotated[list[str] | None, option("--formations", "KIND", "option-show-formations")] = None

    def pixels(self, usual: int) -> int:
        """How wide the picture is to be."""
        return usual if self.width is None else whole("--width", self.width, 1, 8192)

    def options(self, game: str) -> dict[str, Any]:
        """What both kinds of drawing take."""
        return {
            "flipped": self.flipped,
            "coordinates": self.coordinates,
            "lastmove": None if self.last_move == "none" else self.last_move,
            "highlights": cells_of(game, self.highlight or []),
        }


def show(  # noqa: PLR0913, PLR0917 - an option each
    position: Position,
    look: Look,
    svg: Annotated[str | None, option("--svg", "FILE", "option-show-svg")] = None,
    png: Annotated[str | None, option("--png", "FILE", "option-show-png")] = None,
    large: Annotated[bool | None, flag("--large/--small", "option-show-large")] = None,
    as_json: Annotated[
        bool,
        flag("--json", "option-show-json"),
    ] = False,
) -> None:
    """Show a position in the terminal or as a picture."""
    board = position.board()
    if svg is not None or png is not None:
        _pictures(board, look, svg, png)
    elif as_json:
        from hexad.cli.terminal import print_json  # noqa: PLC0415

        print_json(_data(board))
    else:
        _print(board, look, large)


def _pictures(board: AnyBoard, look: Look, svg: str | None, png: str | None) -> None:
    from hexad import png as images  # noqa: PLC0415
    from hexad import svg as pictures  # noqa: PLC0415
    from hexad.cli.files import write  # noqa: PLC0415
    from hexad.svg.theme import THEMES  # noqa: PLC0415

    if svg == png == "-":
        raise Failure("wrong-one-stream")
    try:
        picture = pictures.board(
            board,
            theme=one_of("--theme", look.theme or "light", THEMES),
            size=look.pixels(480),
            formations=_kinds(board, look),
            **look.options(board.game),
        )
    except ValueError as error:
        raise Failure("wrong-detail", detail=str(error)) from error
    if svg is not None:
        write(svg, picture.encode())
    if png is not None:
        write(png, images.render(picture, width=look.pixels(960)))


def _kinds(board: AnyBoard, look: Look) -> list[str]:
    from hexad.cli.kinds import check_kinds  # noqa: PLC0415

    return check_kinds(board, look.formations or [], voice())


def _print(board: AnyBoard, look: Look, large: bool | None) -> None:
    from hexad.cli.kinds import cells_in, found  # noqa: PLC0415
    from hexad.cli.terminal import drawing, say, stdout  # noqa: PLC0415

    if look.theme or look.width:
        raise Failure("wrong-for-pictures")
    options = {**look.options(board.game), "captions": voice().captions}
    if look.formations:
        options["highlights"] = [*options["highlights"], *cells_in(found(board, _kinds(board, look)))]
    console = stdout()
    try:
        picture = drawing(console, board, large=large, reserve=2, **options)
    except ValueError as error:
        raise Failure("wrong-detail", detail=str(error)) from error
    say(console, picture)


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
