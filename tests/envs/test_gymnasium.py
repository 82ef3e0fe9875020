"""Both games as Gymnasium environments."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import hexad.envs.gymnasium  # noqa: F401 - registers the games
from hexad.envs import Episode, SixSpace
from hexad.envs.opponents import opponent

ABALONE, SIX = "hexad/abalone-v0", "hexad/six-v0"


def make(name, **options) -> Any:
    return gymnasium.make(name, **options)


def make_vec(name, **options) -> Any:
    return gymnasium.make_vec(name, **options)


def first(episode):
    return int(episode.legal()[0])


CASES = [
    (ABALONE, {}),
    (ABALONE, {"opponent": "level 1", "seat": 1, "layout": "belgian-daisy"}),
    (ABALONE, {"opponent": 9, "reward": "ejections"}),
    (ABALONE, {"opponent": "greedy", "seat": "alternating"}),
    (ABALONE, {"opponent": first, "seat": "random"}),
    (SIX, {"opponent": "level 4"}),
    (SIX, {"opponent": "greedy", "phase": "placing"}),
    (SIX, {"players": 4, "seat": 3, "phase": "placing"}),
]


def finish(env, seed=0):
    """Play a random game; returns the reward and the info of the last step."""
    source = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    total, ended = 0.0, False
    while not ended:
        action = source.choice(np.flatnonzero(info["action_mask"]))
        seen, reward, terminated, truncated, info = env.step(action)
        assert seen in env.observation_space
        total, ended = total + reward, terminated or truncated
    return total, terminated, truncated, info


@pytest.mark.parametrize(("name", "options"), CASES)
def test_conformance(name, options):
    check_env(make(name, **options).unwrapped, skip_render_check=True)


@pytest.mark.parametrize("name", [ABALONE, SIX])
def test_conformance_of_rendering(name):
    check_env(make(name).unwrapped)


@pytest.mark.parametrize(("name", "options"), CASES)
def test_a_seed_gives_the_same_game(name, options):
    results = []
    for _ in range(2):
        env = make(name, ply_limit=40, **options).unwrapped
        total, *_, info = finish(env, seed=3)
        results.append((total, info["reason"], env.episode.board.fen()))
    assert results[0] == results[1]


def test_a_level_beats_random_play():
    assert finish(make(ABALONE, opponent="level 2"))[0] == -1
    assert finish(make(SIX, opponent="level 5", seat=1))[0] == -1


def test_full_strength_uses_its_thinking_time():
    env = make(SIX, opponent="level 10", seconds=0.02)
    assert finish(env)[0] == -1


def test_a_small_window_is_kept_by_the_engine():
    finish(make(SIX, opponent="level 6", window=4, rules="advanced", ply_limit=70))


def test_the_engine_settles_ties():
    # Without the tile on 0,0 there are three groups of the same size. The engine's one move includes which group stays.
    space = SixSpace(fen="2R/2B/2BBR/1B/R@-2,-2 0 0 b advanced 40")
    ties = [move for move in space.new_board().legal_moves if "=" in str(move)]
    level: Any = opponent("level 3", "six")
    level.begin(np.random.default_rng(1))
    settled = 0
    for move in ties:
        level._engine = SimpleNamespace(play=lambda *_, chosen=move, **__: SimpleNamespace(move=chosen))
        episode, board = Episode(space), space.new_board()
        episode.play(level.choose(episode))
        if episode.pending is not None:
            settled += 1
            episode.play(level.choose(episode))
        board.push(move)
        assert episode.board == board
    assert 0 < settled < len(ties)


def test_seats_alternate():
    env = make(ABALONE, seat="alternating").unwrapped
    seats = []
    for seed in (1, None, None):
        seen, _ = env.reset(seed=seed)
        seats.append((env.seat, env.episode.board.ply, float(seen["scalars"][2])))
    assert seats == [(0, 0, 0.0), (1, 1, 1.0), (0, 0, 0.0)]


class TestBadActions:
    def test_an_illegal_one_loses(self):
        env = make(ABALONE)
        env.reset(seed=1)
        _, reward, terminated, truncated, info = env.step(0)
        assert (reward, terminated, truncated) == (-1, True, False)
        assert info["reason"] == "illegal action"
        assert not info["action_mask"].any()
        with pytest.raises(gymnasium.error.ResetNeeded):
            env.unwrapped.step(1)

    @pytest.mark.parametrize("action", [-1, 1272, 1.0, "1", None, [1]])
    def test_invalid_actions_are_refused(self, action):
        env = make(ABALONE, disable_env_checker=True)
        env.reset(seed=1)
        with pytest.raises(gymnasium.error.InvalidAction):
            env.step(action)
        assert env.unwrapped.episode.board.ply == 0

    def test_a_reset_comes_first(self):
        env = make(ABALONE)
        for ask in (lambda: env.step(1), env.unwrapped.render, lambda: env.unwrapped.step(1)):
            with pytest.raises(gymnasium.error.ResetNeeded):
                ask()

    @pytest.mark.parametrize(
        "options", [{"opponent": "level 11"}, {"opponent": "nobody"}, {"seat": 2}, {"seat": "both"}, {"layout": "x"}]
    )
    def test_options(self, options):
        with pytest.raises(ValueError, match=str(*options.values())):
            make(ABALONE, **options)

    def test_an_opponent_that_fails_ends_the_game(self):
        single = make(ABALONE, opponent=lambda _: 0, disable_env_checker=True)
        many = make_vec(ABALONE, num_envs=2, opponent=lambda _: np.zeros(2, int))
        for env, action in ((single, 1), (many, np.array([1, 1]))):
            env.reset(seed=1)
            with pytest.raises(ValueError, match="not legal"):
                env.step(action)
            with pytest.raises(gymnasium.error.ResetNeeded):
                env.step(action)
            env.reset()

    def test_a_game_that_is_over_too_soon(self):
        with pytest.raises(ValueError, match="over before"):
            make(ABALONE, seat=1, ply_limit=1).reset()


class TestVector:
    def play_on(self, env, steps, seed=0):
        source = np.random.default_rng(seed)
        _, infos = env.reset(seed=seed)
        for _ in range(steps):
            masks = infos["action_mask"]
            actions = np.array([source.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])
            seen, rewards, terminated, truncated, infos = env.step(actions)
            yield actions, masks, seen, rewards, terminated, truncated, infos

    @pytest.mark.parametrize(
        ("name", "options"),
        [
            (ABALONE, {"ply_limit": 9, "seat": "alternating"}),
            (ABALONE, {"ply_limit": 30, "seat": "random", "reward": "ejections"}),
            (SIX, {"phase": "placing", "players": 4, "seat": 2}),
            (SIX, {"phase": "placing", "opponent": lambda seen: seen["action_mask"].argmax(axis=1)}),
        ],
    )
    def test_finished_games_restart_in_the_next_step(self, name, options):
        env = make_vec(name, num_envs=5, **options)
        assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
        ended = np.zeros(5, bool)
        ends = 0
        for _, masks, seen, rewards, terminated, truncated, infos in self.play_on(env, 80):
            assert seen in env.observation_space
            assert not masks[ended].any()
            assert not rewards[ended].any()
            assert not (terminated | truncated)[ended].any()
            ended = terminated | truncated
            ends += ended.sum()
            assert (infos["action_mask"].any(axis=1) == ~ended).all()
            assert (env.batch.players == env.seats)[~ended].all()
        assert ends > 5

    def test_it_equals_single_environments(self):
        options = {"ply_limit": 12, "seat": "alternating"}
        many = make_vec(ABALONE, num_envs=3, opponent=lambda seen: seen["action_mask"].argmax(axis=1), **options)
        single = make(ABALONE, opponent=first, **options)
        _, info = single.reset(seed=0)
        ended = False
        for actions, _, seen, rewards, terminated, truncated, infos in self.play_on(many, 30):
            if ended:
                (alone, info), reward, ended = single.reset(), 0.0, False
            else:
                alone, reward, one, other, info = single.step(actions[0])
                ended = one or other
                assert (one, other) == (terminated[0], truncated[0])
            assert reward == rewards[0]
            assert np.array_equal(info["action_mask"], infos["action_mask"][0])
            assert np.array_equal(alone["observation"], seen["observation"][0])
            assert np.array_equal(alone["scalars"], seen["scalars"][0])

    def test_an_illegal_action_loses_only_that_game(self):
        env = make_vec(ABALONE, num_envs=3)
        _, infos = env.reset(seed=1)
        _, rewards, terminated, _, infos = env.step(np.array([1, 0, 1]))
        assert rewards.tolist() == [0, -1, 0]
        assert terminated.tolist() == [False, True, False]
        assert infos["action_mask"].any(axis=1).tolist() == [True, False, True]
        _, _, terminated, _, infos = env.step(infos["action_mask"].argmax(axis=1))
        assert not terminated.any()
        assert infos["action_mask"][1].sum() == 44

    @pytest.mark.parametrize("actions", [[1, 1], [1, 1, 1272], [1, 1, -1], [1.0, 1.0, 1.0], "abc"])
    def test_invalid_actions_are_refused_and_nothing_is_played(self, actions):
        env = make_vec(ABALONE, num_envs=3)
        env.reset(seed=1)
        with pytest.raises(gymnasium.error.InvalidAction):
            env.step(np.array(actions))
        assert (env.batch.scalars[:, 3] == 0).all()

    def test_levels_play_in_vectors_of_gymnasium(self):
        with pytest.raises(ValueError, match="vectorization_mode"):
            make_vec(ABALONE, num_envs=2, opponent="level 3")
        env = make_vec(ABALONE, num_envs=2, opponent="level 1", vectorization_mode="sync")
        _, infos = env.reset(seed=1)
        env.step(infos["action_mask"].argmax(axis=1))

    def test_returned_arrays_are_not_overwritten(self):
        env = make_vec(ABALONE, num_envs=2)
        seen, infos = env.reset(seed=1)
        kept = seen["observation"].copy(), infos["action_mask"].copy()
        env.step(np.array([1, 1]))
        assert np.array_equal(seen["observation"], kept[0])
        assert np.array_equal(infos["action_mask"], kept[1])
