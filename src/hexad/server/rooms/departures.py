"""When players left: the departures that a claim in a game can depend on.

Most visitors who leave are in no game, and a busy server would remember hundreds of thousands of them. So the database
is asked now and then which of them are, and the others are forgotten.
"""

from __future__ import annotations

import asyncio
import logging
from itertools import islice
from typing import TYPE_CHECKING

from hexad.server.store import DatabaseError

if TYPE_CHECKING:
    from hexad.server.store.search import Search

__all__ = ["MAX_DEPARTURES", "Departures"]

# How often the database is asked, and about how many players at once.
CHECK_SECONDS = 15.0
PLAYERS_AT_ONCE = 512
# Above this number, the oldest departures are forgotten although games may depend on them: see `_forget_oldest`.
MAX_DEPARTURES = 100_000

log = logging.getLogger(__name__)


class Departures:
    """The arena times at which players left, each dictionary with the oldest first. All of `_seated` are older."""

    def __init__(self) -> None:
        self.known_since = 0
        """The arena time since which all departures are known. Nobody counts as gone for longer."""
        self._unchecked: dict[str, int] = {}
        self._seated: dict[str, int] = {}
        """The players who had a seat in an unfinished game when they left."""

    def __contains__(self, player: str) -> bool:
        return player in self._unchecked or player in self._seated

    def __len__(self) -> int:
        return len(self._unchecked) + len(self._seated)

    def add(self, player: str, at: int) -> None:
        """Take note that a player leaves."""
        self.remove(player)
        self._unchecked[player] = at
        if len(self) > MAX_DEPARTURES:
            self._forget_oldest()

    def remove(self, player: str) -> None:
        """Take note that a player is back."""
        self._unchecked.pop(player, None)
        self._seated.pop(player, None)

    def since(self, player: str) -> int:
        """Return when a player left who is gone."""
        at = self._unchecked.get(player) or self._seated.get(player) or 0
        return max(at, self.known_since)

    def forget_before(self, oldest: int) -> None:
        """Forget departures before a time that is so long ago that nothing depends on it."""
        if self.known_since < oldest:
            for departures in (self._seated, self._unchecked):
                while departures and next(iter(departures.values())) < oldest:
                    del departures[next(iter(departures))]

    async def run(self, search: Search) -> None:
        """Forget the departures of players who are in no game, for ever."""
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            try:
                await self.check(search)
            except DatabaseError as error:
                log.warning("departures are kept until the database answers: %s", error)

    async def check(self, search: Search) -> None:
        """Forget the players who have left and are in no game that they could have abandoned."""
        left = iter(tuple(self._unchecked.items()))
        while departures := dict(islice(left, PLAYERS_AT_ONCE)):
            seated = await search.abandoning_players(departures)
            for player, at in departures.items():
                # Who came back and left again meanwhile is checked next time.
                if self._unchecked.get(player) == at:
                    del self._unchecked[player]
                    if player in seated:
                        self._seated[player] = at

    def _forget_oldest(self) -> None:
        """Forget a departure. Its player then counts as gone since its time at the earliest, and so does everybody."""
        departures = self._seated or self._unchecked
        player = next(iter(departures))
        self.known_since = max(self.known_since, departures.pop(player))
