"""Writes imported games: all events of a game in one transaction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.server.errors import UnavailableError
from hexad.server.game.events import encode_event
from hexad.server.rooms.summary import new_row, result_rows, summary_of
from hexad.server.store import AppendResult, Entry

if TYPE_CHECKING:
    from hexad.server.game.imports import ImportedGame
    from hexad.server.rooms.parts import Parts

__all__ = ["Imports"]


class Imports:
    """Adds games that are over to those of this server. They are read when somebody looks at them."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts

    async def add(self, game: ImportedGame) -> bool:
        """Write a game; returns False if there is a game of its name, which the same upload has written before."""
        if not self._parts.arena_clock.is_alive:
            raise UnavailableError
        result = await self._parts.committer.append(_entries(game, self._parts.process))
        if result is not AppendResult.WRITTEN:
            return False
        for event in game.events:
            self._parts.metrics.event[type(event)].inc()
        return True


def _entries(game: ImportedGame, process: str) -> list[Entry]:
    """Return what is written for a game. Its rows are those that a game has at its end."""
    name, created, end = game.state.name, game.state.created, game.state.snapshot
    summary = summary_of(end, None, process, game.ended)
    data = [encode_event(event) for event in game.events]
    first = Entry(
        name,
        1,
        data[0],
        created=new_row(name, created, summary),
        seats=tuple(enumerate(created.seats)),
        results=result_rows(name, created, end, summary),
    )
    versions = range(2, len(data) + 1)
    return [first, *(Entry(name, version, data[version - 1], data[version - 2]) for version in versions)]
