"""PettingZoo environments: random play, compared with PettingZoo's connect four in the same loop."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pettingzoo
from pettingzoo.utils import wrappers

from bench.measure import Row, rate
from hexad.envs import abalone_v0, six_v0

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["rows"]


def rows() -> Iterator[Row]:
    """Yield each measurement as soon as it is made."""
    connect_four = rate(partial(_random_game, pettingzoo.make("aec", "classic/connect_four_v3")))
    wrapped = rate(partial(_random_game, _wrapped(abalone_v0.raw_env())))
    for name, env, target in (
        ("Abalone", abalone_v0.env(), 30),
        ("Six (placing)", six_v0.env(phase="placing"), None),
        ("Six", six_v0.env(), None),
    ):
        speed = rate(partial(_random_game, env))
        ratio = f"{speed / connect_four:.1f} x its connect four ({connect_four / 1e3:.1f} k)"
        with_wrappers = f", {wrapped / 1e3:.1f} k in its wrappers" if name == "Abalone" else ""
        yield Row(f"{name} through PettingZoo, random", speed / 1e3, "k steps/s", target, ratio + with_wrappers)


def _wrapped(env: pettingzoo.AECEnv) -> pettingzoo.AECEnv:
    """Wrap an environment like PettingZoo's games."""
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


def _random_game(env: pettingzoo.AECEnv) -> int:
    """Play a game with the loop of PettingZoo's documentation; return the number of actions."""
    env.reset()
    played = 0
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(observation["action_mask"]))
            played += 1
    return played
