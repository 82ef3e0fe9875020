"""What the server tells those who watch a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from hexad.server.game.events import Seat
from hexad.server.game.field_types import OfferKind, ResultText, Shape, Side

if TYPE_CHECKING:
    from hexad.board import AnyBoard
    from hexad.server.game.game_state import GameState
    from hexad.types import Outcome

__all__ = [
    "Detail",
    "Done",
    "Effect",
    "EventMessage",
    "GameMessage",
    "OfferState",
    "Refused",
    "Result",
    "State",
    "detail_of",
    "encode",
    "pieces_of",
    "possessions_of",
    "result_of",
    "state_of",
]


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended; no winner is a draw."""

    result: ResultText
    reason: str
    winner: Side | None = None
    rule: str = ""
    shape: Shape | None = None
    cells: tuple[str, ...] = ()


class OfferState(msgspec.Struct, frozen=True):
    """Who offered something, and whose word is still needed."""

    by: int
    waits_for: list[int]


class State(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game as it stands. Clocks are centiseconds for each seat, as of the moment when this was sent."""

    status: Literal["open", "playing", "over", "aborted"]
    fen: str
    ply: int
    turn: int | None = None
    clock: list[int] | None = None
    last: str | None = None
    result: Result | None = None
    offers: dict[OfferKind, OfferState] | None = None
    seats: list[Seat] | None = None
    next: str = ""


class Effect(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What a move does, cell by cell.

    Marbles in `pushed` stay on the board. `removed` has the cells whose piece leaves for good: a marble that is pushed
    over the edge stands there alone.
    """

    placed: tuple[str, ...] = ()
    moved: tuple[tuple[str, str], ...] = ()
    pushed: tuple[tuple[str, str], ...] = ()
    removed: tuple[str, ...] = ()


class Detail(Effect, frozen=True, omit_defaults=True, kw_only=True):
    """For those who draw a board: what can be played, what stands where, and what the last move did."""

    moves: list[str]
    pieces: dict[str, Side]
    effects: list[Effect] | None = None
    """Abalone: what each of the moves would do, in their order."""
    leaving: dict[str, tuple[str, ...]] | None = None
    """Six, advanced rules: the tiles that leave when one is lifted, by `from` or, where there is a choice of the group
    that stays, `from=kept`."""
    pushed_off: dict[Side, int] | None = None
    """Abalone: the marbles that each side has pushed off."""
    hands: tuple[int, ...] | None = None
    """Six: the tiles that each seat has in hand."""
    phase: Literal["placing", "moving"] | None = None


class GameMessage(msgspec.Struct, frozen=True, omit_defaults=True, tag="game"):
    """The answer to `watch`: the events that were missing, and the state that they led to."""

    game: str
    version: int
    events: list[msgspec.Raw]
    state: State
    detail: Detail | None = None


class EventMessage(msgspec.Struct, frozen=True, omit_defaults=True, tag="event"):
    """Something happened."""

    game: str
    version: int
    event: msgspec.Raw
    state: State
    detail: Detail | None = None


class Done(msgspec.Struct, frozen=True, omit_defaults=True, tag="done"):
    """The act with this id has landed, as the event of this version."""

    game: str
    version: int
    id: str = ""


class Refused(msgspec.Struct, frozen=True, omit_defaults=True, tag="refused"):
    """Something was not done, and why. `code` is for programs, `text` for people, `rule` is where to read on."""

    code: str
    text: str
    rule: str | None = None
    game: str = ""
    id: str = ""


encode = msgspec.json.Encoder().encode


def state_of(state: GameState, now: int, *, with_seats: bool = True) -> State:
    """The state of a game at this time."""
    board, outcome = state.board, state.outcome
    last = board.peek()
    return State(
        status=state.status,
        fen=board.fen(),
        ply=state.plies,
        turn=state.turn,
        clock=None if state.clock is None else state.clock.all_remaining(now),
        last=None if last is None else str(last),
        result=outcome and result_of(outcome),
        offers={kind: OfferState(offer.by, state.unanswered(kind)) for kind, offer in state.offers.items()} or None,
        seats=list(state.seats) if with_seats else None,
        next=state.next,
    )


def result_of(outcome: Outcome) -> Result:
    """How a game ended, as it is sent."""
    return Result(outcome.result, outcome.reason, outcome.winner, outcome.rule, outcome.shape, outcome.cells)


def detail_of(board: AnyBoard, *, is_played: bool) -> Detail:
    """What a board that knows no rules needs to draw a position and, while it is played, to let somebody play on it."""
    moves = list(board.legal_moves) if is_played else []
    is_six = board.game == "six"
    return Detail(
        moves=[str(move) for move in moves],
        pieces=pieces_of(board),
        effects=None if is_six or not moves else [Effect(**board.effect(move)._asdict()) for move in moves],
        leaving=_leaving(board, moves) if is_six else None,
        phase=getattr(board, "phase", None),
        **possessions_of(board),
        **_last_effect(board),
    )


def pieces_of(board: AnyBoard) -> dict[str, str]:
    """What stands where."""
    return {cell: str(player) for cell, player in board.pieces.items()}


def possessions_of(board: AnyBoard) -> dict[str, Any]:
    """What players have beside the board: marbles that they pushed off, tiles in hand."""
    return {name: getattr(board, name) for name in ("pushed_off", "hands") if hasattr(board, name)}


def _last_effect(board: AnyBoard) -> dict[str, Any]:
    if board.peek() is None:
        return {}
    before = board.copy()
    return before.effect(before.pop())._asdict()


def _leaving(board: AnyBoard, moves: list[Any]) -> dict[str, tuple[str, ...]] | None:
    """What leaves is settled when a tile is lifted (R6), wherever it goes: one look for each tile is enough."""
    if board.options["rules"] != "advanced":
        return None
    lifts = {(move.origin, move.keep): move for move in reversed(moves) if move.origin is not None}
    effects = {f"{cell}={kept}" if kept else cell: board.effect(move) for (cell, kept), move in lifts.items()}
    return {lift: effect.removed for lift, effect in effects.items() if effect.removed} or None
