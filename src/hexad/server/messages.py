"""What the server tells those who watch a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from hexad.server.events import Seat  # noqa: TC001 - msgspec reads the annotations

if TYPE_CHECKING:
    from hexad.board import AnyBoard
    from hexad.server.live import LiveGame
    from hexad.types import Outcome

__all__ = [
    "Detail",
    "Done",
    "EventMessage",
    "GameMessage",
    "OfferState",
    "Refused",
    "Result",
    "State",
    "detail_of",
    "encode",
    "result_of",
    "state_of",
]


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended; no winner is a draw."""

    result: str
    reason: str
    winner: str | None = None
    rule: str = ""
    shape: str | None = None
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
    offers: dict[str, OfferState] | None = None
    seats: list[Seat] | None = None
    next: str = ""


class Detail(msgspec.Struct, frozen=True, omit_defaults=True):
    """For those who draw a board: what can be played, what stands where, and what the last move did."""

    moves: list[str]
    pieces: dict[str, str]
    placed: tuple[str, ...] = ()
    moved: tuple[tuple[str, str], ...] = ()
    pushed: tuple[tuple[str, str], ...] = ()
    removed: tuple[str, ...] = ()


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


def state_of(live: LiveGame, now: int, *, with_seats: bool = True) -> State:
    """The state of a game at this time."""
    board, outcome = live.board, live.outcome
    last = board.peek()
    return State(
        status=live.status,
        fen=board.fen(),
        ply=live.plies,
        turn=live.turn,
        clock=None if live.clock is None else live.clock.all_remaining(now),
        last=None if last is None else str(last),
        result=outcome and result_of(outcome),
        offers={kind: OfferState(offer.by, live.unanswered(kind)) for kind, offer in live.offers.items()} or None,
        seats=list(live.seats) if with_seats else None,
        next=live.next,
    )


def result_of(outcome: Outcome) -> Result:
    """How a game ended, as it is sent."""
    return Result(outcome.result, outcome.reason, outcome.winner, outcome.rule, outcome.shape, outcome.cells)


def detail_of(board: AnyBoard, *, is_played: bool) -> Detail:
    """What a board that knows no rules needs to draw a position and, while it is played, to let somebody play on it."""
    moves = [str(move) for move in board.legal_moves] if is_played else []
    pieces = {cell: str(player) for cell, player in board.pieces.items()}
    if board.peek() is None:
        return Detail(moves, pieces)
    before = board.copy()
    effect = before.effect(before.pop())
    return Detail(moves, pieces, effect.placed, effect.moved, effect.pushed, effect.removed)
