"""Opponents of a single agent: random, greedy, a level of the engine, or a function."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Protocol, TypeAlias

from hexad.arena.builtin_players import move_value
from hexad.engine import Engine, Limit
from hexad.engine.levels import FULL

if TYPE_CHECKING:
    from collections.abc import Callable

    import numpy as np

    from hexad.envs.episode import Episode

    Chosen: TypeAlias = "str | int | Callable[[Episode], int]"

__all__ = ["Opponent", "opponent"]


class Opponent(Protocol):
    """Chooses actions."""

    def begin(self, source: np.random.Generator) -> None:
        """Begin a game; all random choices come from the source."""

    def choose(self, episode: Episode) -> int:
        """A legal action."""


def opponent(chosen: Chosen, game: str, *, seconds: float = 1.0) -> Opponent:
    """The opponent "random", "greedy", "level 1" to "level 10" (which thinks for `seconds`), or a function."""
    if callable(chosen):
        return FunctionOpponent(chosen)
    if chosen == "random":
        return RandomOpponent()
    if chosen == "greedy":
        return GreedyOpponent()
    level = re.fullmatch(r"(?:level )?([1-9]|10)", str(chosen))
    if level is None:
        raise ValueError(
            f"opponent is {chosen!r}: expected 'random', 'greedy', 'level 1' to 'level {FULL}', or a function"
        )
    return EngineOpponent(game, int(level[1]), seconds)


class FunctionOpponent:
    """A function from an episode to an action, for instance a trained policy."""

    def __init__(self, choose: Callable[[Episode], int]) -> None:
        self._choose = choose

    def begin(self, source: np.random.Generator) -> None:
        """A function begins nothing."""

    def choose(self, episode: Episode) -> int:
        """What the function says."""
        return self._choose(episode)


class RandomOpponent:
    """Any legal action."""

    def begin(self, source: np.random.Generator) -> None:
        """Draw from the source."""
        self._source = source

    def choose(self, episode: Episode) -> int:
        """One of the legal actions, all equally likely."""
        legal = episode.legal()
        return int(legal[int(self._source.random() * len(legal))])


class GreedyOpponent(RandomOpponent):
    """The action with the best immediate effect; a random one among equals."""

    # In the moving phase of Six there are about 800 moves: it looks at a random part of them.
    _MAX_MOVES = 120

    def choose(self, episode: Episode) -> int:
        """The action whose move is worth most."""
        legal = self._source.permutation(episode.legal())[: self._MAX_MOVES]
        return max(map(int, legal), key=lambda action: self._move_value(episode, action))

    @staticmethod
    def _move_value(episode: Episode, action: int) -> int:
        move, waits = episode.space.resolve(episode.board, action, episode.view)
        return 0 if waits else move_value(episode.board, move)


class EngineOpponent(RandomOpponent):
    """The engine at a level. Where its move does not fit the window of Six, it plays any that does."""

    def __init__(self, game: str, level: int, seconds: float) -> None:
        self._engine = Engine(game, hash_mb=8)
        self._level = level
        self._limit = Limit(time=seconds) if level == FULL else None

    def begin(self, source: np.random.Generator) -> None:
        """Forget the game before; the slips of a level come from the source."""
        super().begin(source)
        self._rest = ""
        self._engine.clear()
        self._engine.seed(int(source.integers(2**63)))

    def choose(self, episode: Episode) -> int:
        """What the engine would play; the group that stays after a tie is an action of its own."""
        if episode.pending is not None:
            return episode.action(self._rest) if self._rest else super().choose(episode)
        played = self._engine.play(episode.board, self._limit, level=self._level)
        move, tie, kept = str(played.move).partition("=")
        self._rest = tie + kept
        try:
            action = episode.action(move)
            episode.space.resolve(episode.board, action, episode.view)
        except ValueError:
            self._rest = ""
            return super().choose(episode)
        return action
