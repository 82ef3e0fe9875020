"""What players can say besides a move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.cli.failure import Failure
from hexad.cli.glossary import found, overview
from hexad.cli.setup import cells_of
from hexad.cli.tabletop.table import Leave
from hexad.cli.terminal import QUIET, columns, drawing, grid, table
from hexad.errors import HexadError

if TYPE_CHECKING:
    from collections.abc import Callable

    from hexad.cli.tabletop.table import Table

__all__ = ["ORDERS"]

_NOTATION = {
    "abalone": [
        ("a1b2", "the marble on a1, and those in line before it, one step towards b2"),
        ("c3c5d4", "the line from c3 to c5 sideways, so that c3 comes to d4"),
    ],
    "six": [
        ("2,-1", "a tile from your hand to that cell: column, then row"),
        ("2,-1>4,0", "once the hands are empty: your tile from the first cell to the second"),
        ("2,-1>4,0=0,0", "and of equal groups, the one with this cell stays (advanced rules)"),
        ("2,-1#", "and declare the shape it makes; # alone declares one made earlier (manual)"),
    ],
}
_WORDS = [
    ("moves [cells]", "the legal moves, or those of the pieces on these cells"),
    ("explain MOVE", "whether a move is legal and why, without playing it"),
    ("formations [kind]", "the glossary's formations on the board"),
    ("board", "show the board again"),
    ("flip", "turn the board around"),
    ("undo", "take your last move back"),
    ("hint", "what the engine would play here"),
    ("draw", "offer a draw"),
    ("resign", "give up"),
    ("save FILE", "save the game now, and in that file from now on"),
    ("quit", "leave; you are asked whether to save"),
]


def _help(at: Table, _: str) -> None:
    rows = grid("", "")
    rows.show_header = False
    for word, meaning in (*_NOTATION[at.sitting.board.game], *_WORDS):
        rows.add_row(word, meaning)
    rows.columns[0].style, rows.columns[1].style = "bold", QUIET
    table(at.speaker.console, rows)


def _moves(at: Table, cells: str) -> None:
    board = at.sitting.board
    try:
        legal = board.legal_moves.including(cells_of(board.game, [cells])) if cells else board.legal_moves
    except HexadError as error:
        at.refuse(error.text)
        return
    moves = sorted(str(move) for move in legal)
    if moves:
        columns(at.speaker.console, moves)
    else:
        at.say(f"No legal move of {cells}.")


def _explain(at: Table, move: str) -> None:
    try:
        verdict = at.sitting.board.explain("".join(move.split()).lower())
    except HexadError as error:
        at.refuse(error.text)
        return
    rule = f" ({verdict.rule})" if verdict.rule else ""
    at.say(f"{'Legal' if verdict.legal else 'Illegal'}: {verdict.text}{rule}")


def _formations(at: Table, kinds: str) -> None:
    try:
        listed = found(at.sitting.board, kinds.split())
    except Failure as error:
        at.refuse(f"{error}.")
        return
    if listed:
        console = at.speaker.console
        table(console, overview(listed, width=None if kinds else console.width))
    else:
        at.say("Nothing of the kind on this board.")


def _board(at: Table, _: str) -> None:
    if at.speaker.is_person:
        at.show()
    else:
        at.say(drawing(at.speaker.console, at.sitting.board, flipped=at.flipped))


def _flip(at: Table, _: str) -> None:
    at.flipped = not at.flipped
    _board(at, "")


def _undo(at: Table, _: str) -> None:
    try:
        move = at.sitting.undo()
        # The engine's answer goes with the move that it answered.
        if at.opponent is not None and at.opponent.is_on_turn(at.sitting) and at.sitting.board.moves:
            move = f"{at.sitting.undo()} {move}"
    except IndexError:
        at.refuse("There is no move to take back.")
        return
    at.keep()
    if at.speaker.is_person:
        at.show()
    at.say(f"{move} is taken back.")


def _hint(at: Table, _: str) -> None:
    from hexad.cli.tabletop.opponent import hint  # noqa: PLC0415 - the engine is loaded for those who ask

    at.say(f"The engine would play {hint(at.sitting)}.")


def _draw(at: Table, _: str) -> None:
    other = at.sitting.board.PLAYERS[(at.sitting.seat + 1) % 2].capitalize()
    if at.opponent.agrees_to_draw() if at.opponent else at.agrees(f"{other}, do you agree to a draw?"):
        at.sitting.agree()
    else:
        at.say(f"{other} plays on.")


def _resign(at: Table, _: str) -> None:
    if not at.speaker.is_person or at.agrees(f"{at.sitting.name()}, do you resign?"):
        at.sitting.resign()


def _save(at: Table, name: str) -> None:
    if name:
        at.save(name)
    else:
        at.refuse("Save it where? Expected a file name, as in: save game.hgn")


def _quit(_: Table, __: str) -> None:
    raise Leave


ORDERS: dict[str, Callable[[Table, str], None]] = {
    "help": _help,
    "?": _help,
    "moves": _moves,
    "explain": _explain,
    "formations": _formations,
    "board": _board,
    "flip": _flip,
    "undo": _undo,
    "hint": _hint,
    "draw": _draw,
    "resign": _resign,
    "save": _save,
    "quit": _quit,
    "exit": _quit,
}
