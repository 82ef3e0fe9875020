"""Invalid calls of a batch are refused with a reason and change nothing."""

from __future__ import annotations

import pickle
import threading
from typing import Any

import numpy as np
import pytest

from hexad.envs import SKIP, AbaloneSpace, BatchEnv, SixSpace

from .test_batch import assert_same, copies_of


def batch(**options: Any) -> BatchEnv:
    env = BatchEnv("abalone", 6, seed=4, ply_limit=30, **options)
    for _ in range(7):
        env.step(env.sample())
    return env


def with_bad(actions: Any, action: int) -> Any:
    actions[[3, 5]] = action
    return actions


@pytest.mark.parametrize(
    ("actions", "said"),
    [
        (lambda env, good: with_bad(good, 1272), r"actions\[3\] is 1272: expected 0 to 1271"),
        (lambda env, good: with_bad(good, -2), r"actions\[3\] is -2: expected"),
        (lambda env, good: with_bad(good, 2**62), r"actions\[3\] is 4611686018427387904: expected"),
        (
            lambda env, good: with_bad(good, int(np.argmin(env.masks[3]))),
            r"actions\[3\] is \d+ \(.*\), which is not legal",
        ),
        (lambda env, good: good[:5], r"shape \(5,\): expected \(6,\)"),
        (lambda env, good: good[:, None], "shape"),
        (lambda env, good: good.astype(np.float64), "actions hold float64: expected int64 or int32"),
        (lambda env, good: good.astype(np.int16), "actions hold int16"),
        (lambda env, good: good > 3, "actions hold bool"),
        (lambda env, good: ["a1b2"] * 6, "actions hold"),
        (lambda env, good: 3, "shape"),
        (lambda env, good: None, "actions hold object"),
    ],
)
def test_bad_actions_change_nothing(actions: Any, said: str) -> None:
    env, twin = batch(), batch()
    bad = actions(env, env.sample())
    twin.sample()
    before = copies_of(env)
    with pytest.raises(ValueError, match=said):
        env.step(bad)
    assert_same(copies_of(env), before)
    for _ in range(60):
        env.step(env.sample())
        twin.step(twin.sample())
    assert_same(copies_of(env), copies_of(twin))


def test_a_bad_batch_after_a_good_one_does_not_play_the_good_one() -> None:
    """Actions that were already prepared are discarded when the batch is refused."""
    env, twin = batch(), batch()
    with pytest.raises(ValueError, match="actions"):
        env.step(with_bad(env.sample(), 5000))
    env.step(np.full(6, SKIP))
    assert not env.rewards.any()
    twin.sample()
    env.step(env.sample())
    twin.step(twin.sample())
    assert_same(copies_of(env), copies_of(twin))


def test_lists_and_other_strides_are_accepted() -> None:
    env = batch()
    env.step(env.sample().tolist())
    env.step(np.repeat(env.sample(), 2)[::2])
    env.step(env.sample().astype(np.int32))


def test_skipping_leaves_a_game_as_it_is() -> None:
    env = batch()
    before = copies_of(env)
    actions = env.sample()
    actions[1:] = SKIP
    env.step(actions)
    for name in ("observations", "masks", "scalars", "players", "counts"):
        assert np.array_equal(getattr(env, name)[1:], before[name][1:])
    assert env.players[0] != before["players"][0]


def test_a_finished_game_accepts_only_a_skip() -> None:
    env = batch(auto_reset=False)
    while not (env.terminated | env.truncated).all():
        env.step(env.sample())
    assert env.lengths.tolist() == [30] * 6
    assert not env.masks.any()
    assert env.sample().tolist() == [SKIP] * 6
    before = copies_of(env)
    with pytest.raises(ValueError, match=r"actions\[0\] is 3 in a game that is over"):
        env.step(np.full(6, 3))
    assert_same(copies_of(env), before)
    env.reset_games(np.array([4, 2]))
    assert env.counts.tolist() == [0, 0, 44, 0, 44, 0]
    env.step(env.sample())
    assert env.players.tolist() == [0, 0, 1, 0, 1, 0]


@pytest.mark.parametrize("games", [[6], [-1], [0, 99]])
def test_unknown_games_are_not_reset(games: list[int]) -> None:
    env = batch()
    before = copies_of(env)
    with pytest.raises(ValueError, match="expected 0 to 5"):
        env.reset_games(games)
    assert_same(copies_of(env), before)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"n": 0}, "n is 0"),
        ({"threads": 0}, "threads is 0"),
        ({"threads": 1000}, "threads is 1000"),
        ({"seed": -1}, "seed is -1"),
        ({"seed": 2**64}, "seed is"),
        ({"out": {"mask": np.zeros(1)}}, "out has mask: expected some of observations"),
        ({"out": {"masks": np.zeros((2, 1272))}}, "masks holds float64: expected bool"),
        ({"out": {"masks": np.zeros((3, 1272), np.bool_)}}, "expected \\(2, 1272\\)"),
        ({"out": {"counts": np.zeros(4, np.int32)[::2]}}, "one piece"),
    ],
)
def test_invalid_batches_are_refused(options: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        BatchEnv("abalone", **{"n": 2, **options})


def test_options_belong_to_the_space() -> None:
    with pytest.raises(ValueError, match="belong to the space"):
        BatchEnv(AbaloneSpace(), 2, layout="snakes")
    with pytest.raises(TypeError, match="window"):
        BatchEnv("abalone", 2, window=8)


@pytest.mark.parametrize("out", [np.zeros(6), np.zeros(5, np.int64), np.zeros(6, np.int16), [0] * 6])
def test_samples_go_into_fitting_arrays_only(out: Any) -> None:
    with pytest.raises(ValueError, match="out"):
        batch().sample(out)


def test_threads_may_share_a_batch() -> None:
    env = BatchEnv("abalone", 64, seed=1)
    before = env.players.copy()

    def skip() -> None:
        for _ in range(200):
            env.step(np.full(64, SKIP))

    threads = [threading.Thread(target=skip) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert np.array_equal(env.players, before)


@pytest.mark.parametrize("space", [AbaloneSpace(layout="star"), SixSpace(rules="advanced", window=5)])
def test_spaces_are_values(space: Any) -> None:
    twin = pickle.loads(pickle.dumps(space))
    assert twin == space
    assert hash(twin) == hash(space)
    assert repr(twin) == repr(space)
    assert space != type(space)(ply_limit=7)
