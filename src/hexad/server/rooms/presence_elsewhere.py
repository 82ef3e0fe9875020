"""What other processes said about their players and spectators. A process that is silent for too long is forgotten."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeVar

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["PresenceElsewhere", "PresenceHint"]


T = TypeVar("T")


class PresenceHint(msgspec.Struct, frozen=True, array_like=True):
    """What a process says about its own: the players with their states, and the spectators of its games.

    A full hint replaces what the process said before. Another one has what changed: an empty state for a player without
    a connection, 0 for a game without spectators.
    """

    process: str
    is_full: bool
    players: dict[str, str]
    spectators: dict[str, int]


@dataclass
class _Process:
    heard: float
    players: dict[str, str] = field(default_factory=dict)
    spectators: dict[str, int] = field(default_factory=dict)


class PresenceElsewhere:
    """The other processes, by their ids."""

    def __init__(self, seconds: Callable[[], float]) -> None:
        """`seconds` is the time of this process, which stands still while it is frozen."""
        self._seconds = seconds
        self._processes: dict[str, _Process] = {}

    def state(self, player: str) -> str:
        """Return `online` or `away`, the best that a process says about a player; empty if none knows the player."""
        best = ""
        for process in self._processes.values():
            state = process.players.get(player, "")
            if state == "online":
                return state
            best = state or best
        return best

    def spectators(self, game: str) -> int:
        """Return the number of spectators of a game at other processes."""
        return sum(process.spectators.get(game, 0) for process in self._processes.values())

    def hear(self, hint: PresenceHint) -> tuple[set[str], set[str]]:
        """Take note of a hint; returns the players and the games that it changes."""
        process = self._processes.setdefault(hint.process, _Process(0.0))
        process.heard = self._seconds()
        return (
            _merge(process.players, hint.players, is_full=hint.is_full),
            _merge(process.spectators, hint.spectators, is_full=hint.is_full),
        )

    def extend(self) -> None:
        """Let all processes count as heard: if they have been silent, it may be because nobody could hear them."""
        for process in self._processes.values():
            process.heard = self._seconds()

    def forget_silent(self, after: float) -> tuple[set[str], set[str]]:
        """Forget the processes that have been silent for longer; returns their players and games."""
        silent = [name for name, process in self._processes.items() if self._seconds() - process.heard > after]
        forgotten = [self._processes.pop(name) for name in silent]
        return (
            {player for process in forgotten for player in process.players},
            {game for process in forgotten for game in process.spectators},
        )


def _merge(known: dict[str, T], said: dict[str, T], *, is_full: bool) -> set[str]:
    """Make `known` what was said; returns the keys whose values changed."""
    changed = {key for key, value in said.items() if known.get(key) != (value or None)}
    if is_full:
        changed |= known.keys() - said.keys()
        known.clear()
    known.update(said)
    for key in [key for key in changed if key in known and not known[key]]:
        del known[key]
    return changed
