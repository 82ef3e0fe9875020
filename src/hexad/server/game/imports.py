"""Imported games: what was played on a device, without the server, and uploaded as a record.

An imported game has the same events as a game on the server. Its times begin with 0; those between moves follow from
the clocks in the record.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, NamedTuple

import msgspec
from msgspec import Meta

from hexad.engine.levels import FULL
from hexad.server.errors import RefusalError
from hexad.server.game import events as e
from hexad.server.game.correspondence import control_of
from hexad.server.game.game_state import GameState
from hexad.server.game.record_json import parse_record

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hexad.clock import Clock
    from hexad.record import Game
    from hexad.server.people.identity import Identity

__all__ = ["IMPORT_BYTES", "ImportedGame", "Upload", "imported_game"]

IMPORT_BYTES = 64 * 1024
MAX_MOVES = 1_000
MAX_TIME = 1e11
# Milliseconds: places in lists contain these times.
TIME_DIGITS = 3
# The sides that lose: seats with even numbers, or with odd ones.
_LOSERS = {"1-0": 1, "0-1": 0}

Timestamp = Annotated[float, Meta(ge=0, le=MAX_TIME, description="seconds since 1970")]


class UploadSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who had a seat: the player who uploads the game, as all people at the device, or an engine."""

    who: Literal["me", "engine"]
    level: Annotated[int, Meta(ge=1, le=FULL)] = 5


class Upload(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game to upload. `id` is that of the game on the device: an account uploads each game once."""

    id: Annotated[str, Meta(pattern="^[A-Za-z0-9]{12,40}$")]
    text: Annotated[str, Meta(max_length=IMPORT_BYTES, description="the record; its main line counts")]
    seats: Annotated[tuple[UploadSeat, ...], Meta(min_length=2, max_length=4)]
    began: Timestamp
    ended: Timestamp


class ImportedGame(NamedTuple):
    """An imported game, its events, and when it ended in seconds since 1970."""

    state: GameState
    events: list[e.Event]
    ended: float


def imported_game(name: str, data: Upload, owner: Identity, wall: float) -> ImportedGame:
    """The game that a record makes at the time of day `wall`; raises RefusalError."""
    record = parse_record(data.text)
    moves = sum(1 for _ in record.mainline())
    if moves > MAX_MOVES:
        text = f"The game has {moves} moves: at most {MAX_MOVES} can be uploaded."
        raise RefusalError("import-moves", text, status=422, field="text", params={"max": MAX_MOVES})
    # The clock of a device may be wrong, but nothing was played in the future.
    began = round(min(data.began, wall), TIME_DIGITS)
    replay = _Replay(name, _created(record, data.seats, owner, began))
    replay.play(record)
    if replay.state.status == "playing":
        replay.end(record)
    return ImportedGame(replay.state, replay.events, round(min(max(data.ended, began), wall), TIME_DIGITS))


def _created(record: Game, chairs: tuple[UploadSeat, ...], owner: Identity, began: float) -> e.Created:
    board, tags = record.board(), record.tags
    if len(chairs) != board.players or all(chair.who == "engine" for chair in chairs):
        text = f"This game has {board.players} seats, and at least one of them was that of the player who uploads it."
        raise RefusalError("import-seats", text, status=422, field="seats", params={"seats": board.players})
    if board.outcome() is not None:
        raise RefusalError("over", "The game is over in this position.", status=422)
    control = control_of(tags.get("TimeControl", "-"))
    if control.startswith("1/"):
        text = "A game with a time for each move cannot have been played on a device."
        raise RefusalError("bad-control", text, status=422, field="text")
    return e.Created(
        at=0,
        game=board.game,
        fen=board.start_fen,
        options=board.options,
        control=control,
        seats=tuple(_seat(chair, owner) for chair in chairs),
        by=owner.player,
        time=began,
        layout=tags.get("Layout", ""),
        private=True,
        imported=True,
    )


def _seat(chair: UploadSeat, owner: Identity) -> e.Seat:
    if chair.who == "engine":
        return e.Seat("engine", name=f"Hexad level {chair.level}", level=chair.level)
    return e.Seat("player", owner.player, owner.name)


class _Replay:
    """Plays a record as a game on the server would have been played, and collects the events."""

    def __init__(self, name: str, created: e.Created) -> None:
        self.state = GameState(name, created)
        self.events: list[e.Event] = [created]

    def play(self, record: Game) -> None:
        """Play the moves of the main line, which the record has checked."""
        for node in record.mainline():
            seat, clock = self._turn(), self.state.clock
            if str(node.move) == "#":
                self._apply(e.Declared(at=self.state.at, seat=seat))
                continue
            at = self.state.at + (0 if clock is None else _time_used(clock, node.clock))
            self._apply(e.Moved(at=at, seat=seat, move=str(node.move)))

    def end(self, record: Game) -> None:
        """End the game as the record says, since the rules have not ended it."""
        match (record.tags.get("Termination", ""), _LOSERS.get(record.result), record.result):
            case ("resignation", int(side), _):
                self._apply(e.Resigned(at=self.state.at, seat=self._own_seat(range(side, len(self.state.seats), 2))))
            case ("time", int(side), _) if self.state.clock is not None and self._turn() % 2 == side:
                self._apply(e.Flagged(at=self.state.clock.falls_at() or self.state.at, seat=self._turn()))
            case ("agreement", None, "1/2-1/2"):
                self._draw()
            case _:
                text = "The record does not say how the game ended: only games that are over can be uploaded."
                raise RefusalError("import-unfinished", text, status=422, field="text")

    def _draw(self) -> None:
        state = self.state
        self._apply(e.DrawOffered(at=state.at, seat=self._own_seat(range(len(state.seats)))))
        while state.status == "playing":
            self._apply(e.DrawAgreed(at=state.at, seat=state.unanswered("draw")[0]))

    def _turn(self) -> int:
        turn = self.state.turn
        assert turn is not None
        return turn

    def _own_seat(self, seats: Iterable[int]) -> int:
        """The first of some seats that a person has, or else the first of them."""
        return min(seats, key=lambda seat: (self.state.seats[seat].kind == "engine", seat))

    def _apply(self, event: e.Event) -> None:
        self.state.apply(event)
        self.events.append(event)


def _time_used(clock: Clock, left: int | None) -> int:
    """How long the turn took, by the time that was left after it. No flag falls, whatever the record says."""
    if left is None:
        return 0
    bank = clock.banks[clock.turn]
    used = min(bank + clock.control.increment - left, bank - 1)
    return used + clock.control.delay if used > 0 else 0
