"""A batch equals many single games: at every step, with every option, for any number of threads."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hexad.envs import SKIP, BatchEnv, Episode

from .episodes import SPACES

ARRAYS = (
    "observations",
    "scalars",
    "masks",
    "counts",
    "players",
    "rewards",
    "terminated",
    "truncated",
    "winners",
    "lengths",
)
FEWER = settings(max_examples=max(3, settings().max_examples // 14))


def arrays_of(env: BatchEnv) -> dict[str, Any]:
    return {name: getattr(env, name) for name in ARRAYS}


def copies_of(env: BatchEnv) -> dict[str, Any]:
    return {name: array.copy() for name, array in arrays_of(env).items()}


def assert_same(found: dict[str, Any], expected: dict[str, Any]) -> None:
    for name, array in expected.items():
        assert np.array_equal(found[name], array), name


def assert_shows(env: BatchEnv, i: int, episode: Episode) -> None:
    """The row of a game equals that of a single episode."""
    assert np.array_equal(env.masks[i], episode.mask())
    planes, scalars = episode.observe()
    assert np.array_equal(env.observations[i], planes)
    assert np.array_equal(env.scalars[i], scalars)
    assert env.players[i] == episode.player
    assert env.counts[i] == len(episode.legal())


def assert_stepped(env: BatchEnv, i: int, episode: Episode) -> None:
    """The result of the last step equals that of a single episode."""
    assert np.allclose(env.rewards[i], episode.rewards)
    assert env.terminated[i] == episode.terminated
    assert env.truncated[i] == episode.truncated
    assert env.winners[i] == episode.winner
    start = episode.space.new_board().ply
    assert env.lengths[i] == (episode.board.ply - start if episode.is_over else 0)


@pytest.mark.parametrize("name", SPACES)
@pytest.mark.parametrize("auto_reset", [True, False])
@FEWER
@given(seed=st.integers(0, 2**64 - 1), n=st.integers(1, 5))
def test_a_batch_is_single_games_step_for_step(name: str, auto_reset: bool, seed: int, n: int) -> None:
    space = SPACES[name]
    env = BatchEnv(space, n, threads=2, seed=seed, auto_reset=auto_reset)
    episodes = [Episode(space) for _ in range(n)]
    for _ in range(90):
        actions = env.sample()
        env.step(actions)
        for i, action in enumerate(actions.tolist()):
            if action == SKIP:
                assert episodes[i].is_over
                continue
            episodes[i].play(action)
            assert_stepped(env, i, episodes[i])
            if episodes[i].is_over and auto_reset:
                episodes[i] = Episode(space)
        for i in (0, n - 1):
            assert_shows(env, i, episodes[i])


@pytest.mark.parametrize("name", ["abalone, about to win", "six, placing", "six, vee"])
def test_the_same_seed_gives_the_same_games_on_any_number_of_threads(name: str) -> None:
    games = [BatchEnv(SPACES[name], 37, threads=threads, seed=5) for threads in (1, 2, 7)]
    for _ in range(60):
        for env in games:
            env.step(env.sample())
        for env in games[1:]:
            assert_same(copies_of(env), copies_of(games[0]))


def test_seeds_differ_and_restart_the_sequence() -> None:
    env = BatchEnv("abalone", 64, seed=1)
    first = env.sample()
    assert not np.array_equal(first, env.sample())
    env.step(first)
    env.reset(seed=1)
    assert np.array_equal(first, env.sample())
    env.reset(seed=2)
    assert not np.array_equal(first, env.sample())
    assert len(set(first.tolist())) > 20


def test_all_legal_actions_are_equally_likely() -> None:
    env = BatchEnv("abalone", 44_000, seed=3)
    actions, times = np.unique(env.sample(), return_counts=True)
    assert np.array_equal(actions, np.flatnonzero(env.masks[0]))
    assert times.min() > 850
    assert times.max() < 1150


@pytest.mark.parametrize("name", ["abalone", "six, placing", "six, vee"])
def test_every_game_restarts_separately(name: str) -> None:
    env = BatchEnv(SPACES[name], 8, seed=9)
    start = Episode(SPACES[name])
    ended = 0
    for _ in range(450):
        env.step(env.sample())
        for i in np.flatnonzero(env.terminated | env.truncated).tolist():
            assert_shows(env, i, start)
            ended += 1
    assert ended >= 8


def test_arrays_are_written_in_place() -> None:
    env = BatchEnv("six", 3, seed=1, phase="placing")
    addresses = {name: array.ctypes.data for name, array in arrays_of(env).items()}
    objects = arrays_of(env)
    for _ in range(50):
        env.step(env.sample())
    env.reset()
    assert {name: array.ctypes.data for name, array in arrays_of(env).items()} == addresses
    assert all(getattr(env, name) is array for name, array in objects.items())


def test_the_callers_arrays_are_written() -> None:
    whole = np.ones((8, 1272), np.bool_)
    rewards = np.ones((4, 2), np.float32)
    env = BatchEnv("abalone", 4, seed=1, out={"masks": whole[2:6], "rewards": rewards})
    assert env.masks.base is whole
    assert env.rewards is rewards
    assert whole.sum(axis=1).tolist() == [1272, 1272, 44, 44, 44, 44, 1272, 1272]
    assert not rewards.any()
    out = np.zeros(4, np.int32)
    assert env.sample(out) is out
    env.step(out)
    assert (env.players == 1).all()
    assert whole[0].all()


def test_arrays_are_shared_through_dlpack() -> None:
    env = BatchEnv("abalone", 4, seed=1)
    for array in arrays_of(env).values():
        other = np.from_dlpack(array)
        assert other.ctypes.data == array.ctypes.data
        assert other.shape == array.shape


def test_torch_takes_the_arrays_as_they_are() -> None:
    torch = pytest.importorskip("torch")
    env = BatchEnv("six", 4, seed=1, phase="placing")
    masks = torch.from_dlpack(env.masks)
    assert masks.data_ptr() == env.masks.ctypes.data
    assert masks.dtype == torch.bool
    env.step(torch.multinomial(masks.float(), 1).squeeze(1).numpy())
    assert masks.sum(dim=1).tolist() == env.counts.tolist()


# In a separate process: after JAX is loaded, later tests must not fork.
WITH_JAX = """
import jax
from hexad.envs import BatchEnv

env = BatchEnv("abalone", 5, seed=1)
names = "observations scalars masks counts players rewards terminated truncated winners lengths".split()
seen = {name: jax.dlpack.from_dlpack(getattr(env, name), copy=False) for name in names}
for name, array in seen.items():
    assert array.unsafe_buffer_pointer() == getattr(env, name).ctypes.data, name
    assert array.shape == getattr(env, name).shape, name
for key in jax.random.split(jax.random.key(1), 30):
    actions = jax.random.categorical(key, jax.numpy.where(seen["masks"], 0.0, -jax.numpy.inf))
    env.step(actions.block_until_ready())
print(env.players.tolist(), seen["masks"].sum(axis=1).tolist() == env.counts.tolist())
"""


def test_jax_takes_the_arrays_as_they_are_and_chooses_actions() -> None:
    ran = subprocess.run([sys.executable, "-c", WITH_JAX], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout == "[0, 0, 0, 0, 0] True\n"
