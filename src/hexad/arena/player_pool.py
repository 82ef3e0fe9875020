"""The players that a match or a tournament has made: those in a game, and those that wait for the next one."""

from __future__ import annotations

import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from hexad.arena.player import MatchPlayer
    from hexad.arena.player_spec import PlayerSpec

__all__ = ["PlayerPool"]


class PlayerPool:
    """Players by the numbers of their specs, for several threads. No player is in two games at once.

    A player that is needed and not free is made. At most `max_free` are kept for later games: the player that has
    waited longest is closed, so that the programs of a large tournament do not all run at once.
    """

    def __init__(self, specs: Sequence[PlayerSpec], game: str, *, max_free: int) -> None:
        for spec in specs:
            # Options that a player rejects are reported before the first game.
            spec.make(game)
        self._specs = specs
        self._game = game
        self._max_free = max_free
        self._lock = threading.Condition()
        self._free: list[tuple[int, MatchPlayer]] = []
        self._seated: list[MatchPlayer] = []
        # The numbers of players in a game that can be in one game at a time.
        self._busy: set[int] = set()

    @contextmanager
    def seated(self, *numbers: int) -> Iterator[list[MatchPlayer]]:
        """The players of a game, in the given order, until the block ends."""
        single = {number for number in numbers if self._specs[number].is_single}
        with self._lock:
            # All at once, so that no two threads wait for each other.
            self._lock.wait_for(lambda: not single & self._busy)
            self._busy |= single
            players = [self._take(number) for number in numbers]
        try:
            yield players
        finally:
            for number, player in zip(numbers, players, strict=True):
                self._give_back(number, player)
            with self._lock:
                self._busy -= single
                self._lock.notify_all()

    def abort(self) -> None:
        """Interrupt all players that are in a game."""
        with self._lock:
            seated = list(self._seated)
        for player in seated:
            player.abort()

    def close(self) -> None:
        """Release all players. None may be in a game."""
        while self._free:
            self._free.pop()[1].close()

    def _take(self, number: int) -> MatchPlayer:
        """A free player, or a new one. The lock is held."""
        waiting = next((one for one in reversed(self._free) if one[0] == number), None)
        if waiting is not None:
            self._free.remove(waiting)
        player = self._specs[number].make(self._game) if waiting is None else waiting[1]
        self._seated.append(player)
        return player

    def _give_back(self, number: int, player: MatchPlayer) -> None:
        with self._lock:
            self._seated.remove(player)
            self._free.append((number, player))
            surplus = [self._free.pop(0)[1] for _ in range(len(self._free) - self._max_free)]
        for one in surplus:
            one.close()
