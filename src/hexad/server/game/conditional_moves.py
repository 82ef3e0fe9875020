"""Conditional moves of correspondence games: "if they play this, I answer that".

They are a tree, written as lines of moves from a position in which another player is to move. Lines may share their
beginning; where the author is to move, all lines that came the same way have the same answer. Nobody but the author may
see them, so they are not in the log of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, NamedTuple, TypeAlias

import msgspec
from msgspec import Meta

from hexad.errors import HexadError
from hexad.server.errors import RefusalError
from hexad.server.game.acts import MoveText
from hexad.server.game.decisions import seat_for
from hexad.server.game.position_request import illegal_move

if TYPE_CHECKING:
    from hexad.board import AnyBoard
    from hexad.server.game.game_state import GameState

__all__ = ["MAX_LINES", "Answer", "ConditionalLines", "ConditionalMoves", "answer_to", "checked_moves"]

MAX_LINES = 50
MAX_PLIES = 40

ConditionalLines: TypeAlias = Annotated[
    tuple[Annotated[tuple[MoveText, ...], Meta(min_length=2, max_length=MAX_PLIES)], ...], Meta(max_length=MAX_LINES)
]


class ConditionalMoves(msgspec.Struct, frozen=True):
    """The conditional moves of a player in a game, as they are stored: from which ply and position, and the lines."""

    ply: int
    fen: str
    lines: tuple[tuple[str, ...], ...]

    @classmethod
    def parse(cls, text: str) -> ConditionalMoves:
        """Return what was stored."""
        return _decoder.decode(text)

    def __str__(self) -> str:
        return msgspec.json.encode(self).decode()


_decoder = msgspec.json.Decoder(ConditionalMoves)


class Answer(NamedTuple):
    """The move that conditional moves lead to, and what is left of them after it, as it is stored."""

    move: str
    rest: str
    """Empty if nothing is left."""


def checked_moves(state: GameState, player: str, ply: int, lines: ConditionalLines) -> str:
    """Return conditional moves as they are stored; raises RefusalError if a player cannot have them in a game."""
    seat = seat_for(state, None, player)
    if not state.is_correspondence:
        raise RefusalError("conditional-control", "Only correspondence games have conditional moves.")
    if state.status != "playing":
        raise RefusalError("over", "The game is over.")
    if ply != state.plies:
        raise RefusalError("other-ply", f"The moves were meant for ply {ply}, but this is ply {state.plies}.")
    if state.turn == seat:
        raise RefusalError("conditional-turn", "It is your turn: move first, and then prepare your answers.")
    answers: dict[tuple[str, ...], str] = {}
    found = {_checked_line(state, seat, line, answers) for line in lines}
    # A line that another one continues says nothing.
    kept = sorted(line for line in found if not any(other[: len(line)] == line and other != line for other in found))
    return str(ConditionalMoves(ply, state.board.fen(), tuple(kept))) if kept else ""


def _checked_line(
    state: GameState, seat: int, line: tuple[str, ...], answers: dict[tuple[str, ...], str]
) -> tuple[str, ...]:
    board = state.board.copy()
    played: tuple[str, ...] = ()
    for number, text in enumerate(line):
        move = _checked_move(board, text, state.created.game)
        if state.ply_seat(state.plies + number) == seat and answers.setdefault(played, move) != move:
            hint = "After the same moves, only one answer can be prepared."
            raise RefusalError("conditional-answers", hint, status=422, field="lines")
        board.push(move)
        played = (*played, move)
    if state.ply_seat(state.plies + len(line) - 1) != seat:
        raise RefusalError("conditional-end", "A line ends with a move of yours.", status=422, field="lines")
    return played


def _checked_move(board: AnyBoard, text: str, game: str) -> str:
    try:
        verdict = board.explain(text)
    except HexadError as error:
        raise illegal_move(error, game) from None
    if not verdict.legal or verdict.move is None:
        raise illegal_move(verdict, game)
    return str(verdict.move)


def answer_to(state: GameState, stored: str) -> Answer | None:
    """Return how conditional moves of the player to move answer what was played; None if they do not fit the game."""
    conditional = ConditionalMoves.parse(stored)
    count = state.plies - conditional.ply
    if count <= 0:
        return None
    root = state.board.copy()
    played = tuple(str(root.pop()) for _ in range(count))[::-1]
    if root.fen() != conditional.fen:
        return None
    lines = [line for line in conditional.lines if line[:count] == played and len(line) > count]
    if not lines:
        return None
    move, board = lines[0][count], state.board.copy()
    board.push(move)
    rest = tuple(line[count + 1 :] for line in lines if line[count] == move and len(line) > count + 1)
    return Answer(move, str(ConditionalMoves(state.plies + 1, board.fen(), rest)) if rest else "")
