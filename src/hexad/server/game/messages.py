"""The messages that the server sends about a game, and the functions that make them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from hexad.games import GAMES
from hexad.ratings.rating import PROVISIONAL_DEVIATION
from hexad.server.game.events import Seat, Series
from hexad.server.game.field_types import CallOffReason, OfferKind, PauseReason, ResultText, Shape, Side
from hexad.server.game.series import series_after

if TYPE_CHECKING:
    from hexad.board import AnyBoard
    from hexad.server.errors import RefusalError
    from hexad.server.game.game_state import GameState
    from hexad.server.game.standings import SeatChange
    from hexad.types import Outcome

__all__ = [
    "Detail",
    "Done",
    "Effect",
    "EventMessage",
    "GameMessage",
    "OfferState",
    "PauseState",
    "RatingChange",
    "Refused",
    "Result",
    "State",
    "detail_of",
    "encode",
    "event_message_end",
    "event_message_start",
    "off_board_of",
    "pieces_of",
    "refused",
    "result_of",
    "state_of",
]


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of a game. Without a winner it is a draw."""

    result: ResultText
    reason: str
    winner: Side | None = None
    rule: str = ""
    shape: Shape | None = None
    cells: tuple[str, ...] = ()


class OfferState(msgspec.Struct, frozen=True):
    """An offer: the seat that made it, and the seats that have not answered."""

    by: int
    waits_for: list[int]


class PauseState(msgspec.Struct, frozen=True):
    """A pause of the clock: its reason, and when it is expected to end, in seconds since 1970."""

    reason: PauseReason
    until: float


class RatingChange(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a rated game changed the rating of the player of a seat."""

    seat: int
    before: int
    after: int
    provisional: bool = False
    """Whether the new rating is still uncertain."""


class State(msgspec.Struct, frozen=True, omit_defaults=True):
    """The state of a game. Clocks are centiseconds per seat at the time of sending."""

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
    reason: CallOffReason = ""
    """Why the game was called off: `idle`, nobody moved for an hour in a game with an engine; `left`, one side had
    left, and the other claimed an end without a result."""
    pause: PauseState | None = None
    """Why the time of the seat to move stands still, in a correspondence game."""
    ratings: list[RatingChange] | None = None
    """After a rated game: how it changed the ratings, by seat."""
    series: Series | None = None
    """Of a rematch: the score of all games of the series, this one included when it is over."""
    berserk: list[int] | None = None
    """In an arena: the seats that gave up half of their time."""


class Effect(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The effect of a move, cell by cell.

    Marbles in `pushed` stay on the board. `removed` lists the cells whose pieces leave the game; a marble that is
    pushed off the board is only there.
    """

    placed: tuple[str, ...] = ()
    moved: tuple[tuple[str, str], ...] = ()
    pushed: tuple[tuple[str, str], ...] = ()
    removed: tuple[str, ...] = ()


class Detail(Effect, frozen=True, omit_defaults=True, kw_only=True):
    """For clients without the rules: the legal moves, the pieces, and the effect of the last move."""

    moves: list[str]
    pieces: dict[str, Side]
    effects: list[Effect] | None = None
    """Abalone: the effects of the moves, in the same order."""
    leaving: dict[str, tuple[str, ...]] | None = None
    """Six, advanced rules: the tiles that are removed when a tile is lifted, by `from` or, if the player chooses the
    group that stays, by `from=kept`."""
    pushed_off: dict[Side, int] | None = None
    """Abalone: the number of marbles that each side has pushed off."""
    hands: tuple[int, ...] | None = None
    """Six: the number of tiles in hand of each seat."""
    phase: Literal["placing", "moving"] | None = None


class GameMessage(msgspec.Struct, frozen=True, omit_defaults=True, tag="game"):
    """The answer to `watch`: the events that the client does not have, and the state after them."""

    game: str
    version: int
    events: list[msgspec.Raw]
    state: State
    detail: Detail | None = None
    reset: bool = False
    """The server has lost events that the client knows. `events` is the whole game and replaces them."""


class EventMessage(msgspec.Struct, frozen=True, omit_defaults=True, tag="event"):
    """An event, and the state after it."""

    game: str
    version: int
    event: msgspec.Raw
    state: State
    detail: Detail | None = None


class Done(msgspec.Struct, frozen=True, omit_defaults=True, tag="done"):
    """The act with this id is committed, as the event of this version."""

    game: str
    version: int
    id: str = ""


class Refused(msgspec.Struct, frozen=True, omit_defaults=True, tag="refused"):
    """An error. `code` is for programs, `text` for people, `rule` is the id of the rule behind it.

    `wait` is the number of seconds after which another attempt makes sense, if that is known. `field` is the field of
    the request that is wrong, and `params` are the values of a sentence about it, such as limits. Clients build
    sentences in other languages from `code`, `field` and `params`.
    """

    code: str
    text: str
    rule: str | None = None
    game: str = ""
    id: str = ""
    wait: int = 0
    field: str = ""
    params: dict[str, str | int] = {}


encode = msgspec.json.Encoder().encode


def refused(refusal: RefusalError, *, game: str = "", act: str = "") -> Refused:
    """The message about a refusal: of an act in a game, by their ids, or of another request."""
    return Refused(
        refusal.code,
        refusal.text,
        refusal.rule,
        game,
        act,
        refusal.wait,
        refusal.field,
        refusal.params,
    )


def event_message_start(name: str, version: int) -> bytes:
    """Return what comes before the event in the JSON of an EventMessage, which differs between readers in the event."""
    return b'{"type":"event","game":"%b","version":%d,"event":' % (name.encode(), version)


def event_message_end(state: State, detail: Detail | None) -> bytes:
    """Return what comes after the event in the JSON of an EventMessage."""
    if detail is None:
        return b',"state":' + encode(state) + b"}"
    return b',"state":%b,"detail":%b}' % (encode(state), encode(detail))


def state_of(state: GameState, now: int, *, with_seats: bool = True) -> State:
    """The message about a game's state at an arena time."""
    board, snapshot = state.board, state.snapshot
    last, pause, outcome, changes = board.peek(), snapshot.pause, snapshot.outcome, state.rating_changes
    return State(
        status=snapshot.status,
        fen=board.fen(),
        ply=snapshot.plies,
        turn=state.turn,
        clock=None if snapshot.clock is None else snapshot.clock.all_remaining(now),
        last=None if last is None else str(last),
        result=outcome and result_of(outcome),
        offers=_offers(state) if snapshot.offers else None,
        seats=list(snapshot.seats) if with_seats else None,
        next=snapshot.next,
        reason=snapshot.call_off_reason,
        pause=None if pause is None else PauseState(pause.reason, pause.until),
        series=series_after(state.created.series, outcome.result) if outcome else state.created.series,
        ratings=[_rating_change(change) for change in changes] if changes else None,
        berserk=sorted(snapshot.berserk) if snapshot.berserk else None,
    )


def _offers(state: GameState) -> dict[OfferKind, OfferState]:
    return {kind: OfferState(offer.by, state.unanswered(kind)) for kind, offer in state.offers.items()}


def _rating_change(change: SeatChange) -> RatingChange:
    is_provisional = change.deviation > PROVISIONAL_DEVIATION
    return RatingChange(change.seat, round(change.before), round(change.after), is_provisional)


def result_of(outcome: Outcome) -> Result:
    """The message about an outcome."""
    return Result(outcome.result, outcome.reason, outcome.winner, outcome.rule, outcome.shape, outcome.cells)


def detail_of(board: AnyBoard, *, is_played: bool) -> Detail:
    """What a client without the rules needs to draw a position and, while the game is played, to play."""
    moves = list(board.legal_moves) if is_played else []
    needs_effects = not GAMES[board.game].notation.moves_show_effect
    return Detail(
        moves=[str(move) for move in moves],
        pieces=pieces_of(board),
        effects=[Effect(**board.effect(move)._asdict()) for move in moves] if needs_effects and moves else None,
        leaving=_leaving(board, moves),
        phase=getattr(board, "phase", None),
        **off_board_of(board),
        **_last_effect(board),
    )


def pieces_of(board: AnyBoard) -> dict[str, str]:
    """The colours of the pieces, by cell."""
    return {cell: str(player) for cell, player in board.pieces.items()}


def off_board_of(board: AnyBoard) -> dict[str, Any]:
    """The pieces that are counted beside the board: marbles pushed off, or tiles in hand."""
    name = GAMES[board.game].off_board.name
    return {name: getattr(board, name)}


def _last_effect(board: AnyBoard) -> dict[str, Any]:
    if board.peek() is None:
        return {}
    before = board.copy()
    return before.effect(before.pop())._asdict()


def _leaving(board: AnyBoard, moves: list[Any]) -> dict[str, tuple[str, ...]] | None:
    """The tiles that are removed depend only on the tile that is lifted (R6): one effect per lifted tile is enough."""
    if board.options.get("rules") != "advanced":
        return None
    lifts = {(move.origin, move.keep): move for move in reversed(moves) if move.origin is not None}
    effects = {f"{cell}={kept}" if kept else cell: board.effect(move) for (cell, kept), move in lifts.items()}
    return {lift: effect.removed for lift, effect in effects.items() if effect.removed} or None
