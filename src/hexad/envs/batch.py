"""Many games at once, stepped in the core, which writes into arrays."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

import numpy as np

from hexad.envs.arrays import checked, zeros
from hexad.envs.space import Space, space

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from numpy.typing import ArrayLike, NDArray

__all__ = ["SKIP", "BatchEnv"]

SKIP = -1
"""The action that leaves a game as it is."""

MAX_THREADS = 256


class BatchEnv:
    """n games of one space. Every array is written in place by `reset` and `step`, and never replaced.

    >>> env = BatchEnv("abalone", 2, seed=6, ply_limit=50)
    >>> env.masks.sum(axis=1), env.counts
    (array([44, 44]), array([44, 44], dtype=int32))
    >>> env.step(env.sample())
    >>> env.players
    array([1, 1], dtype=uint8)
    """

    observations: NDArray[np.uint8]
    scalars: NDArray[np.float32]
    masks: NDArray[np.bool_]
    counts: NDArray[np.int32]
    players: NDArray[np.uint8]
    rewards: NDArray[np.float32]
    terminated: NDArray[np.bool_]
    truncated: NDArray[np.bool_]
    winners: NDArray[np.int8]
    lengths: NDArray[np.int32]

    def __init__(  # noqa: PLR0913 - what is played, how many, and how
        self,
        game: str | Space,
        n: int,
        *,
        threads: int = 2,
        seed: int | None = None,
        auto_reset: bool = True,
        out: Mapping[str, NDArray[Any]] | None = None,
        **options: object,
    ) -> None:
        """Make n games of a space, or of a game by name with options; `out` has arrays to write into."""
        if not isinstance(game, str) and options:
            raise ValueError(f"options ({', '.join(options)}) belong to the space: expected them where it was made")
        if n < 1:
            raise ValueError(f"n is {n}: expected 1 or more")
        if not 1 <= threads <= MAX_THREADS:
            raise ValueError(f"threads is {threads}: expected 1 to {MAX_THREADS}")
        self.space = space(game, **options) if isinstance(game, str) else game
        self.n = n
        self.auto_reset = auto_reset
        arrays = _arrays(self.space, n, out or {})
        for name, array in arrays.items():
            setattr(self, name, array)
        self._native = self.space.new_batch(n, threads, auto_reset=auto_reset, arrays=arrays)
        self.reset(secrets.randbits(64) if seed is None else seed)

    def reset(self, seed: int | None = None) -> None:
        """Reset all games; a seed also resets the random generator of `sample`."""
        if seed is not None:
            if not 0 <= seed < 2**64:
                raise ValueError(f"seed is {seed}: expected 0 or more, and less than 2**64")
            self._native.seed(seed)
        self._native.reset()

    def reset_games(self, games: Iterable[int]) -> None:
        """Reset some games, by their indices."""
        self._native.reset_games([int(i) for i in games])

    def step(self, actions: ArrayLike) -> None:
        """Play one action in every game; raises ValueError if one is illegal, and plays none."""
        self._native.step(self._checked_actions(actions))

    def sample(self, out: NDArray[Any] | None = None) -> NDArray[Any]:
        """A random legal action for every game; SKIP for games that are over."""
        if out is None:
            out = np.empty(self.n, np.int64)
        else:
            checked("out", out, np.int32 if getattr(out, "dtype", None) == np.int32 else np.int64, (self.n,))
        self._native.sample(out)
        return out

    def _checked_actions(self, actions: ArrayLike) -> NDArray[Any]:
        found = np.asarray(actions)
        if found.dtype not in (np.int64, np.int32):
            raise ValueError(f"actions hold {found.dtype}: expected int64 or int32")
        if found.shape != (self.n,):
            raise ValueError(f"actions have the shape {found.shape}: expected {(self.n,)}")
        return np.ascontiguousarray(found)

    def __repr__(self) -> str:
        return f"BatchEnv({self.space!r}, {self.n})"


def _arrays(space: Space, n: int, given: Mapping[str, NDArray[Any]]) -> dict[str, NDArray[Any]]:
    """All arrays of a batch: those of the caller, and new ones for the others."""
    wanted: dict[str, tuple[type[np.generic], Sequence[int]]] = {
        "observations": (np.uint8, space.shape),
        "scalars": (np.float32, (len(space.scalars),)),
        "masks": (np.bool_, (space.size,)),
        "counts": (np.int32, ()),
        "players": (np.uint8, ()),
        "rewards": (np.float32, (2,)),
        "terminated": (np.bool_, ()),
        "truncated": (np.bool_, ()),
        "winners": (np.int8, ()),
        "lengths": (np.int32, ()),
    }
    if unknown := set(given) - set(wanted):
        raise ValueError(f"out has {', '.join(sorted(unknown))}: expected some of {', '.join(wanted)}")
    return {
        name: checked(name, given[name], kind, (n, *shape)) if name in given else zeros(kind, (n, *shape))
        for name, (kind, shape) in wanted.items()
    }
