"""What an administrator can do about a game that cannot be read."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple

from hexad.server.game.events import Aborted, encode_event
from hexad.server.game.stored_log import read_prefix
from hexad.server.rooms.summary import new_row, result_rows, summary_of
from hexad.server.rooms.turns import current_turn
from hexad.server.store.quarantine import Repair

if TYPE_CHECKING:
    from hexad.server.game.stored_log import ReadableGame, StoredLog, UnreadableGameError
    from hexad.server.store import Quarantine

__all__ = ["Inspection", "inspect", "repair_of"]

# No process has this name: one of those that run takes the engines of the game over.
_NO_PROCESS = "repair"


class Inspection(NamedTuple):
    """A game as it is stored, and as much of it as can be read."""

    name: str
    fault: str
    """The reason why it is in quarantine; empty if it is not."""
    log: StoredLog
    game: ReadableGame | None
    """The longest beginning that can be read."""
    problem: UnreadableGameError | None
    """Why the rest cannot be read; None if all of it can."""

    @property
    def readable(self) -> int:
        """The number of events that can be read."""
        return 0 if self.game is None else len(self.game.events)


async def inspect(quarantine: Quarantine, name: str) -> Inspection | None:
    """Read a game; None if there is no such game. Raises DatabaseError."""
    found = await quarantine.load(name)
    if found is None:
        return None
    fault, log = found
    return Inspection(name, fault, log, *read_prefix(name, log))


def repair_of(inspection: Inspection, *, call_off: bool) -> Repair | None:
    """Return the repair that keeps what can be read, and calls the game off if that is wanted.

    None if nothing can be read, or if there is nothing to call off.
    """
    game = inspection.game
    if game is None or (call_off and game.state.status not in ("open", "playing")):
        return None
    state, added = game.state, []
    if call_off:
        aborted = Aborted(at=state.at, seat=-1)
        state.apply(aborted)
        added.append(encode_event(aborted))
    summary = summary_of(state.snapshot, None, _NO_PROCESS, time.time())
    row = new_row(inspection.name, state.created, summary)
    del row["creator"]  # it may have changed since the game was created
    is_over = state.status == "over"
    results = result_rows(inspection.name, state.created, state.snapshot, summary) if is_over else ()
    turn = current_turn(state, time.time())
    return Repair(inspection.name, inspection.log, len(game.events), added, row, state.seats, results, turn)
