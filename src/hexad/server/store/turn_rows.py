"""The rows of correspondence games that an event changes, in the transaction that writes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import delete, insert, update

from hexad.server.store.errors import ConflictError
from hexad.server.store.padding import padded
from hexad.server.store.schema import conditional_moves, turns, vacations

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection

__all__ = ["AnsweredMove", "Turn", "TurnChange", "remove_correspondence", "write_turns"]


class Turn(NamedTuple):
    """Whose turn it is in a correspondence game, and when the time is up, as the table `turns` has it."""

    player: str
    ply: int
    began: float
    weekends: bool
    falls: int | None
    warn: int | None
    pause: str
    pause_until: float


class AnsweredMove(NamedTuple):
    """The conditional moves that lead to an event: whose they are, how they were stored, and what is left of them."""

    player: str
    before: str
    after: str
    """Empty if nothing is left."""


class TurnChange(NamedTuple):
    """How an event changes the rows of a correspondence game."""

    game: str
    turn: Turn | None
    """None if the game is over."""
    is_new: bool
    """Whether a turn begins with the event, or an earlier one begins again."""
    clears: bool = False
    """Whether conditional moves end with the event: the game is over, or moves were taken back."""
    answered: AnsweredMove | None = None


def write_turns(connection: Connection, changes: Sequence[TurnChange]) -> None:
    """Write changes; raises ConflictError if the conditional moves behind one have changed."""
    for change in changes:
        if change.answered is not None:
            _use_moves(connection, change.game, change.answered)
    ended = [change.game for change in changes if change.turn is None or change.is_new]
    if ended:
        connection.execute(delete(turns).where(turns.c.game.in_(padded(ended))))
    began = [{"game": change.game, **change.turn._asdict()} for change in changes if change.turn and change.is_new]
    if began:
        connection.execute(insert(turns), began)
    for change in changes:
        if change.turn is not None and not change.is_new:
            values = {name: getattr(change.turn, name) for name in ("player", "falls", "warn", "pause", "pause_until")}
            connection.execute(update(turns).where(turns.c.game == change.game).values(values))
    cleared = [change.game for change in changes if change.clears]
    if cleared:
        connection.execute(delete(conditional_moves).where(conditional_moves.c.game.in_(padded(cleared))))


def remove_correspondence(connection: Connection, player: str) -> None:
    """Remove the vacations and the conditional moves of a player who deletes the account."""
    for table in (vacations, conditional_moves):
        connection.execute(delete(table).where(table.c.player == player))


def _use_moves(connection: Connection, game: str, answered: AnsweredMove) -> None:
    column = conditional_moves.c
    condition = (column.game == game) & (column.player == answered.player) & (column.data == answered.before)
    statement = (
        update(conditional_moves).where(condition).values(data=answered.after)
        if answered.after
        else delete(conditional_moves).where(condition)
    )
    if connection.execute(statement).rowcount != 1:
        raise ConflictError  # the author has changed them meanwhile
