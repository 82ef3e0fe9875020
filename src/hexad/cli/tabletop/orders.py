"""What players can say besides a move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.cli.failure import Failure
from hexad.cli.kinds import found, overview
from hexad.cli.setup import cells_of
from hexad.cli.tabletop.table import Leave
from hexad.cli.terminal import QUIET, columns, drawing, grid, table
from hexad.cli.voice import plain
from hexad.errors import HexadError

if TYPE_CHECKING:
    from collections.abc import Callable

    from hexad.cli.tabletop.table import Table
    from hexad.cli.voice import Voice

    Order = Callable[[Table, str], None]

__all__ = ["orders"]

# What is typed, by the last part of the key of its meaning.
_NOTATION = {
    "abalone": {"abalone-line": "a1b2", "abalone-broadside": "c3c5d4"},
    "six": {
        "six-place": "2,-1",
        "six-move": "2,-1>4,0",
        "six-keep": "2,-1>4,0=0,0",
        "six-declare": "2,-1#",
    },
}


def _help(at: Table, _: str) -> None:
    rows = grid("", "")
    rows.show_header = False
    words = {name: at.voice.say(f"cli-say-{name}") for name in _ORDERS if name != "help"}
    for what, typed in (_NOTATION[at.sitting.board.game] | words).items():
        rows.add_row(typed, at.voice.say(f"cli-help-{what}"))
    rows.columns[0].style, rows.columns[1].style = "bold", QUIET
    table(at.speaker.console, rows)


def _moves(at: Table, cells: str) -> None:
    board = at.sitting.board
    try:
        legal = board.legal_moves.including(cells_of(board.game, [cells])) if cells else board.legal_moves
    except HexadError as error:
        at.refuse(at.voice.explained(board.game, error))
        return
    moves = sorted(str(move) for move in legal)
    if moves:
        columns(at.speaker.console, moves)
    else:
        at.say(at.voice.say("cli-play-no-move-of", cells=cells))


def _explain(at: Table, move: str) -> None:
    board = at.sitting.board
    try:
        verdict = board.explain("".join(move.split()).lower())
    except HexadError as error:
        at.refuse(at.voice.explained(board.game, error))
        return
    rule = f" ({at.voice.rule(verdict.rule)})" if verdict.rule else ""
    key = "cli-play-legal" if verdict.legal else "cli-play-illegal"
    at.say(f"{at.voice.say(key, text=at.voice.explained(board.game, verdict))}{rule}")


def _formations(at: Table, kinds: str) -> None:
    try:
        listed = found(at.sitting.board, kinds.split(), at.voice)
    except Failure as error:
        at.refuse(f"{error}.")
        return
    if listed:
        console = at.speaker.console
        table(console, overview(listed, at.voice, width=None if kinds else console.width))
    else:
        at.say(at.voice.say("cli-play-nothing-found"))


def _board(at: Table, _: str) -> None:
    if at.speaker.is_person:
        at.show()
    else:
        at.say(drawing(at.speaker.console, at.sitting.board, flipped=at.flipped, captions=at.voice.captions))


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
        at.refuse(at.voice.say("cli-play-nothing-to-undo"))
        return
    at.keep()
    if at.speaker.is_person:
        at.show()
    at.say(at.voice.say("cli-play-undone", moves=move))


def _hint(at: Table, _: str) -> None:
    from hexad.cli.tabletop.opponent import hint  # noqa: PLC0415 - the engine is loaded for those who ask

    played = hint(at.sitting)
    at.say(at.voice.say("cli-play-hint", move=str(played.move), score=at.voice.score(played.info.score)))


def _draw(at: Table, _: str) -> None:
    other = at.voice.side(at.sitting.board.PLAYERS[(at.sitting.seat + 1) % 2])
    question = at.voice.say("cli-play-draw-ask", who=other)
    if at.opponent.agrees_to_draw() if at.opponent else at.agrees(question):
        at.sitting.agree()
    else:
        at.say(at.voice.say("cli-play-draw-no", who=other))


def _resign(at: Table, _: str) -> None:
    if not at.speaker.is_person or at.agrees(
        at.voice.say("cli-play-resign-ask", who=at.voice.seat(at.sitting.board, at.sitting.seat))
    ):
        at.sitting.resign()


def _save(at: Table, name: str) -> None:
    if name:
        at.save(name)
    else:
        at.refuse(at.voice.say("cli-play-save-where"))


def _quit(_: Table, __: str) -> None:
    raise Leave


_ORDERS: dict[str, Order] = {
    "help": _help,
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
}


def orders(voice: Voice) -> dict[str, Order]:
    """What each word does: the English ones and those of the language, as `plain` spells them."""
    spoken = {plain(voice.say(f"cli-say-{name}").split()[0]): order for name, order in _ORDERS.items()}
    return {**spoken, **_ORDERS, "?": _help, "exit": _quit}
