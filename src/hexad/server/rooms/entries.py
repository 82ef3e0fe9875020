"""What is written to the database for an event: the event, and the rows that change with it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from hexad.ratings import Speed
from hexad.server.errors import RefusalError
from hexad.server.game import events as e
from hexad.server.game.game_state import GameState
from hexad.server.game.rated import rated_result, speed_of_game
from hexad.server.rooms.room import LoggedEvent, Room
from hexad.server.rooms.summary import new_row, result_rows, summary_of
from hexad.server.rooms.turns import current_turn, turn_change
from hexad.server.store import AppendResult, Begun, Entry

if TYPE_CHECKING:
    from hexad.server.game.snapshot import Snapshot
    from hexad.server.store.turn_rows import AnsweredMove

__all__ = ["entry_of", "first_entry", "new_room", "rematch_room", "require_free"]


def new_room(name: str, created: e.Created, process: str) -> Room:
    """Return the room of a game that is not in the database yet. `process` moves for its engines."""
    room = Room(GameState(name, created), [LoggedEvent.of(created, e.encode_event(created))])
    room.written = summary_of(room.state.snapshot, None, process, created.time)
    return room


def rematch_room(room: Room, event: e.Event, following: Snapshot, process: str) -> Room | None:
    """Return the room of the rematch that is agreed by an event, which leads to a snapshot; None if there is none."""
    if not following.next or room.state.next:
        return None
    return new_room(following.next, room.state.rematch(event.at, time.time()), process)


def first_entry(room: Room, seeks: tuple[tuple[str, str], ...] = ()) -> Entry:
    """Return what is written for a new game. One of paired players takes their seeks, given as players and ids."""
    state, created, written = room.state, room.state.created, room.written
    assert written is not None
    return Entry(
        state.name,
        1,
        room.log[0].own,
        created=new_row(state.name, created, written),
        seats=tuple(enumerate(created.seats)),
        clock_at=created.at if written.wake is not None else None,
        seeks=seeks,
        begun=None if seeks else _begun(state.name, created, state.snapshot),
        turn=current_turn(state, time.time()),
    )


def require_free(result: AppendResult) -> None:
    """Raise RefusalError if a game was not begun because one of its players is in another one."""
    if result is AppendResult.PLAYING:
        raise RefusalError("in-another-game", "One of you is in another game with a clock: finish it first.")


def entry_of(  # noqa: PLR0913, PLR0917 - all that is known about the event
    room: Room,
    event: e.Event,
    data: bytes,
    following: Snapshot,
    process: str,
    answered: AnsweredMove | None = None,
) -> Entry:
    """Return what is written for an event that leads to a snapshot. `process` moves for the engines of the game.

    `answered` are the conditional moves that the event comes from.
    """
    state, after = room.state, room.log[-1].own
    clock_at = None if following.clock is None else event.at
    if type(event) is e.Transferred:
        # It changes nothing in the summary, and must not make a game that is over end once more.
        seats = tuple((number, following.seats[number]) for number in following.seats_of(event.player))
        transferred = (event.before, event.player)
        return Entry(
            state.name, following.version, data, after, seats=seats, transferred=transferred, clock_at=clock_at
        )
    if type(event) is e.Anonymised:
        seats = tuple((number, following.seats[number]) for number in following.seats_of(event.player))
        return Entry(state.name, following.version, data, after, seats=seats, clock_at=clock_at, anonymised=event)
    wall = time.time()
    summary = summary_of(following, room.written, process, wall)
    changed = None if summary is room.written or summary == room.written else summary
    seats = ((event.seat, following.seats[event.seat]),) if type(event) is e.Joined else ()
    is_end = following.status == "over" and state.snapshot.status == "playing"
    return Entry(
        state.name,
        following.version,
        data,
        after,
        changed,
        seats=seats,
        clock_at=clock_at,
        begun=_begun(state.name, state.created, following) if seats else None,
        rated=rated_result(state.created, following.seats, event) if state.created.rated else None,
        results=result_rows(state.name, state.created, following, summary) if is_end else (),
        turn=turn_change(state, following, wall, answered) if state.is_correspondence else None,
    )


def _begun(name: str, created: e.Created, following: Snapshot) -> Begun | None:
    """Return who does not wait for an opponent any more, if a game with a clock between people begins now."""
    if following.status != "playing" or any(seat.kind == "engine" for seat in following.seats):
        return None
    if speed_of_game(created) in (None, Speed.CORRESPONDENCE):
        return None
    players = tuple(sorted({seat.player for seat in following.seats}))
    # The players of other games have chosen to play several at once, and nobody is paired with oneself.
    is_arena = created.tournament is not None and created.tournament.is_arena
    is_agreed = bool(created.invited or created.rematch_of or is_arena) and len(players) > 1
    return Begun(players, name, must_be_free=is_agreed)
