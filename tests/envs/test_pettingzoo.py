"""Both games as PettingZoo environments."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
import warnings
from functools import partial
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from hexad.envs import abalone_v0, six_v0

with warnings.catch_warnings():
    # PettingZoo's tests import one of its games in a deprecated way.
    warnings.filterwarnings("ignore", "The old environment creation API", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test

# The API test warns about every environment with a mask that is not one of PettingZoo's games.
MASKED = [
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
]

ENVS: dict[str, Any] = {
    "abalone": abalone_v0.env,
    "abalone raw": abalone_v0.raw_env,
    "abalone ejections": partial(abalone_v0.env, layout="belgian-daisy", reward="ejections", ply_limit=30),
    "six": partial(six_v0.env, ply_limit=60),
    "six placing": partial(six_v0.env, phase="placing", window=5),
    "six advanced": partial(six_v0.env, rules="advanced", ply_limit=60),
    "six for four": partial(six_v0.env, players=4, phase="placing"),
}


def play_on(env, plies=10_000, seed=1):
    """Random play; yields before every step."""
    source = np.random.default_rng(seed)
    for agent in env.agent_iter(plies):
        seen, _, terminated, truncated, _ = env.last()
        yield agent, seen
        ended = terminated or truncated
        env.step(None if ended else int(source.choice(np.flatnonzero(seen["action_mask"]))))


@pytest.mark.parametrize("name", ENVS)
def test_api(name):
    with warnings.catch_warnings():
        for line in MASKED:
            warnings.filterwarnings("ignore", line.partition(":")[2])
        api_test(ENVS[name](), num_cycles=300)


@pytest.mark.parametrize("name", ENVS)
def test_seeds(name):
    seed_test(ENVS[name], num_cycles=60)


@pytest.mark.parametrize("game", [abalone_v0, six_v0])
def test_rendering(game, capsys):
    render_test(game.env)
    assert ">" in capsys.readouterr().out


def test_frames_have_one_size():
    env: Any = six_v0.env(render_mode="rgb_array", phase="placing")
    env.reset()
    frames = [env.render() for ply, _ in enumerate(play_on(env)) if ply in (0, 14)]
    assert [frame.shape for frame in frames] == [(360, 360, 3)] * 2


@pytest.mark.parametrize("game", ["abalone", "six"])
def test_the_registry_has_both_games(game):
    assert str(pettingzoo.make("aec", f"hexad/{game}-v0", ply_limit=20)) == f"{game}_v0"


@pytest.mark.parametrize("name", ENVS)
def test_rewards_go_to_teams_and_sum_to_zero(name):
    env = ENVS[name]()
    env.reset()
    for _ in play_on(env):
        if env.agents == env.possible_agents:
            assert sum(env.rewards.values()) == pytest.approx(0)
            assert [env.rewards[agent] for agent in env.agents[2:]] == [env.rewards[agent] for agent in env.agents[:2]][
                : len(env.agents) - 2
            ]
    assert env.agents == []


@pytest.mark.parametrize("name", ["abalone", "six", "six for four"])
def test_all_agents_observe_the_same_board_from_their_side(name):
    env = ENVS[name]()
    env.reset()
    for agent, seen in play_on(env, 60):
        at = env.possible_agents.index(agent)
        for steps in range(1, len(env.possible_agents)):
            other = env.observe(env.possible_agents[(at + steps) % len(env.possible_agents)])
            own, theirs = (0, 1) if steps % 2 == 0 else (1, 0)
            assert np.array_equal(other["observation"][:2], seen["observation"][[own, theirs]])
            players = len(env.possible_agents)
            assert np.array_equal(other["scalars"][:players], np.roll(seen["scalars"][:players], -steps))
            assert not other["action_mask"].any()


def test_a_limit_truncates_and_a_rule_terminates():
    env = abalone_v0.env(ply_limit=6)
    env.reset()
    ends = [(env.terminations[agent], env.truncations[agent]) for agent, _ in play_on(env) if agent in env.terminations]
    assert ends == [(False, False)] * 6 + [(False, True)] * 2


def test_four_take_turns_in_the_order_of_their_seats():
    env = six_v0.env(players=4, begins=2)
    env.reset()
    assert [agent for agent, _ in play_on(env, 6)] == [f"player_{seat}" for seat in (2, 3, 0, 1, 2, 3)]


class TestBadActions:
    """They are handled as by PettingZoo's wrappers, without the wrappers."""

    BAD = (-1, 1272, 10**30, 3.0, "5", None, [1], np.float32(1))

    def test_an_illegal_one_loses(self):
        ours = abalone_v0.env()
        theirs = OrderEnforcingWrapper(
            AssertOutOfBoundsWrapper(TerminateIllegalWrapper(abalone_v0.raw_env(), illegal_reward=-1))
        )
        results = []
        for env in (ours, theirs):
            env.reset()
            env.step(1)
            env.last()
            env.step(0)
            said: list[Any] = [dict(env.rewards), dict(env.terminations), dict(env.truncations)]
            for _ in env.agent_iter():
                said.append((env.agent_selection, *env.last(observe=False)))
                env.step(None)
            results.append(said)
        assert results[0] == results[1]
        assert results[0][0] == {"player_0": 0, "player_1": -1}

    @pytest.mark.parametrize("action", BAD)
    def test_invalid_actions_are_refused(self, action):
        for env, error in ((abalone_v0.env(), AssertionError), (abalone_v0.raw_env(), ValueError)):
            env.reset()
            with pytest.raises(error):
                env.step(action)
            assert env.episode.board.ply == 0
            assert env.last()[2:4] == (False, False)

    def test_a_raw_environment_raises_and_goes_on(self):
        env = abalone_v0.raw_env()
        env.reset()
        with pytest.raises(ValueError, match="not legal"):
            env.step(0)
        env.step(env.episode.action("a1b2"))
        assert env.agent_selection == "player_1"

    def test_agents_of_a_finished_game_can_only_step_with_none(self):
        env = abalone_v0.env(ply_limit=1)
        env.reset()
        env.step(1)
        with pytest.raises(ValueError, match="None"):
            env.step(1)

    def test_calls_before_a_reset_are_refused(self):
        env = abalone_v0.env()
        for ask in (
            env.last,
            env.agent_iter().__iter__().__next__,
            partial(env.step, 1),
            partial(env.observe, "player_0"),
        ):
            with pytest.raises(AttributeError, match="before reset"):
                ask()

    def test_a_step_after_the_end_changes_nothing(self):
        env = abalone_v0.env(ply_limit=1)
        env.reset()
        env.step(1)
        env.step(None)
        env.step(None)
        env.step(None)
        assert env.agents == []

    @pytest.mark.parametrize("options", [{"layout": "nowhere"}, {"render_mode": "film"}, {"reward": "much"}])
    def test_options(self, options):
        with pytest.raises(ValueError, match=str(*options.values())):
            abalone_v0.env(**options)


def test_a_game_can_be_copied_and_stored():
    env = six_v0.env(rules="advanced")
    env.reset()
    for _ in play_on(env, 10):
        pass
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert twin.episode.board == env.episode.board
        twin.step(int(twin.episode.legal()[0]))
        assert twin.episode.board != env.episode.board


def test_samples_follow_the_mask_and_the_seed():
    space = abalone_v0.env().action_space("player_0")
    mask = np.zeros(1272, np.int8)
    mask[[3, 5, 700]] = 1
    space.seed(4)
    drawn = [space.sample(mask) for _ in range(300)]
    assert set(drawn) == {3, 5, 700}
    space.seed(4)
    assert [space.sample(mask) for _ in range(300)] == drawn
    assert space.sample(np.zeros(1272, np.int8)) == 0
    with pytest.raises(AssertionError):
        space.sample(mask[:5])


def test_the_libraries_are_loaded_only_on_use():
    asked = "import sys, hexad.envs; print({'gymnasium', 'pettingzoo', 'pyspiel'} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", asked], check=True, capture_output=True, text=True).stdout == "set()\n"
