"""The commands of the prompt: what players can type besides a move."""

from __future__ import annotations

from typing import TYPE_CHECKING

import hexad
from hexad.cli.errors import CommandError
from hexad.cli.formations import find_formations, formations_table, split_kinds
from hexad.cli.play.engine_opponent import hint
from hexad.cli.position_options import cells_of
from hexad.cli.tables import new_table, print_table
from hexad.cli.terminal import QUIET, board_text, print_columns
from hexad.errors import HexadError
from hexad.texts.terms import folded

if TYPE_CHECKING:
    from collections.abc import Callable

    from hexad.cli.phrases import Phrases
    from hexad.cli.play.session import Session

    PromptCommand = Callable[[Session, str], None]

__all__ = ["COMMANDS", "prompt_commands"]


def _help(session: Session, _: str) -> None:
    rows = new_table("", "")
    rows.show_header = False
    words = {name: session.phrases.say(f"cli-say-{name}") for name in COMMANDS if name != "help"}
    game = hexad.GAMES[session.game.board.game]
    moves = {f"{game.name}-{kind}": move for kind, move in game.notation.examples.items()}
    for what, typed in (moves | words).items():
        rows.add_row(typed, session.phrases.say(f"cli-help-{what}"))
    rows.columns[0].style, rows.columns[1].style = "bold", QUIET
    print_table(session.interface.console, rows)


def _moves(session: Session, cells: str) -> None:
    board = session.game.board
    try:
        legal = board.legal_moves.including(cells_of(board.game, (cells,))) if cells else board.legal_moves
    except HexadError as error:
        session.refuse(session.phrases.explained(board.game, error))
        return
    moves = sorted(str(move) for move in legal)
    if moves:
        print_columns(session.interface.console, moves)
    else:
        session.print(session.phrases.say("cli-play-no-move-of", cells=cells))


def _explain(session: Session, move: str) -> None:
    board = session.game.board
    try:
        verdict = board.explain("".join(move.split()).lower())
    except HexadError as error:
        session.refuse(session.phrases.explained(board.game, error))
        return
    rule = f" ({session.phrases.rule(verdict.rule)})" if verdict.rule else ""
    key = "cli-play-legal" if verdict.legal else "cli-play-illegal"
    session.print(f"{session.phrases.say(key, text=session.phrases.explained(board.game, verdict))}{rule}")


def _formations(session: Session, kinds: str) -> None:
    try:
        wanted = split_kinds(session.game.board, kinds, session.phrases)
        formations = find_formations(session.game.board, wanted, session.phrases)
    except CommandError as error:
        session.refuse(f"{error}.")
        return
    if formations:
        console = session.interface.console
        print_table(console, formations_table(formations, session.phrases, width=None if kinds else console.width))
    else:
        session.print(session.phrases.say("cli-play-nothing-found"))


def _board(session: Session, _: str) -> None:
    if session.interface.is_person:
        session.show()
        return
    console, captions = session.interface.console, session.phrases.captions
    session.print(board_text(console, session.game.board, flipped=session.flipped, captions=captions))


def _flip(session: Session, _: str) -> None:
    session.flipped = not session.flipped
    _board(session, "")


def _undo(session: Session, _: str) -> None:
    try:
        move = session.game.undo()
        # The engine's reply is taken back together with the player's move.
        if session.opponent is not None and session.opponent.is_on_turn(session.game) and session.game.board.moves:
            move = f"{session.game.undo()} {move}"
    except IndexError:
        session.refuse(session.phrases.say("cli-play-nothing-to-undo"))
        return
    session.save()
    if session.interface.is_person:
        session.show()
    session.print(session.phrases.say("cli-play-undone", moves=move))


def _hint(session: Session, _: str) -> None:
    played = hint(session.game)
    score = session.phrases.score(played.info.score)
    session.print(session.phrases.say("cli-play-hint", move=str(played.move), score=score))


def _draw(session: Session, _: str) -> None:
    other = session.phrases.side(session.game.board.PLAYERS[(session.game.seat + 1) % 2])
    question = session.phrases.say("cli-play-draw-ask", who=other)
    if session.opponent.agrees_to_draw() if session.opponent else session.agrees(question):
        session.game.agree()
    else:
        session.print(session.phrases.say("cli-play-draw-no", who=other))


def _resign(session: Session, _: str) -> None:
    if not session.interface.is_person or session.agrees(
        session.phrases.say("cli-play-resign-ask", who=session.phrases.seat(session.game.board, session.game.seat))
    ):
        session.game.resign()


def _save(session: Session, name: str) -> None:
    if name:
        session.save_as(name)
    else:
        session.refuse(session.phrases.say("cli-play-save-where"))


def _quit(session: Session, _: str) -> None:
    session.is_left = True


COMMANDS: dict[str, PromptCommand] = {
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


def prompt_commands(phrases: Phrases) -> dict[str, PromptCommand]:
    """The commands by their words, English ones and those of the language, as `folded` spells them."""
    translated = {folded(phrases.say(f"cli-say-{name}").split()[0]): one for name, one in COMMANDS.items()}
    return {**translated, **COMMANDS, "?": _help, "exit": _quit}
