"""Both games as OpenSpiel games, and from there through shimmy into PettingZoo."""

from __future__ import annotations

import random
import warnings

import numpy as np
import pyspiel
import pytest
from shimmy import OpenSpielCompatibilityV0

import hexad
import hexad.envs.openspiel
from hexad.envs import AbaloneSpace, Episode
from tests.envs.make_playthroughs import FOLDER, GAMES, again

with warnings.catch_warnings():
    # PettingZoo's tests import one of its games in a deprecated way.
    warnings.filterwarnings("ignore", "The old environment creation API", DeprecationWarning)
    from pettingzoo.test import api_test

STRINGS = [
    "hexad_abalone(ply_limit=40)",
    "hexad_abalone(layout=belgian-daisy,reward=ejections,quiet_limit=20,repetition=0)",
    "hexad_abalone(fen=sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 w 0 1,ply_limit=20)",
    "hexad_six(ply_limit=60)",
    "hexad_six(phase=placing,players=4,begins=2)",
    "hexad_six(rules=advanced,ply_limit=60,window=6,first_move=free)",
]


def random_states(name, seed=1):
    """The positions of a random game."""
    source = random.Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        yield state
        state.apply_action(source.choice(state.legal_actions()))
    yield state


@pytest.mark.parametrize("name", STRINGS)
def test_random_games_with_serialisation(name):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_golden_playthroughs(name):
    text = (FOLDER / f"{name}.txt").read_text()
    assert again(text) == text


def test_the_golden_games_contain_the_events_they_were_chosen_for():
    ends = {name: (FOLDER / f"{name}.txt").read_text().splitlines()[-1] for name in GAMES}
    assert ends["abalone"] == "Returns() = [0, 0]"
    assert ends["abalone_ejections"] == "Returns() = [-1.33333, 1.33333]"  # a win with six marbles against four
    assert ends["six_placing"] == "Returns() = [0, 0]"
    assert ends["six_four_players"] == "Returns() = [1, -1, 1, -1]"
    assert 'Apply action "=' in (FOLDER / "six_advanced.txt").read_text()


@pytest.mark.parametrize(
    ("name", "config"),
    [
        ("hexad_abalone", {"ply_limit": 40}),
        ("hexad_abalone", {"ply_limit": 40, "reward": "ejections"}),
        ("hexad_six", {"phase": "placing"}),
        ("hexad_six", {"phase": "placing", "players": 4}),
    ],
)
def test_through_shimmy_into_pettingzoo(name, config):
    with warnings.catch_warnings():
        # Shimmy gives every observation of OpenSpiel the widest possible bounds.
        warnings.filterwarnings("ignore", "Agent's (minimum|maximum) observation space value is -?infinity")
        api_test(OpenSpielCompatibilityV0(game_name=name, config=config), num_cycles=100)


def test_parameters_reach_the_game():
    game = pyspiel.load_game("hexad_abalone(layout=belgian-daisy,reward=ejections)")
    assert game.get_type().reward_model == pyspiel.GameType.RewardModel.REWARDS
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-2, 2, 0)
    assert game.new_initial_state().episode.board == hexad.abalone.Board(layout="belgian-daisy", ply_limit=400)
    assert pyspiel.load_game("hexad_six(players=4)").num_players() == 4
    assert str(pyspiel.load_game(str(game))) == str(game)


@pytest.mark.parametrize("name", STRINGS)
def test_returns_are_the_sum_of_rewards_and_sum_to_zero(name):
    game = pyspiel.load_game(name)
    totals = np.zeros(game.num_players())
    for state in random_states(name):
        if state.history():
            totals += state.rewards()
        assert state.returns() == pytest.approx(totals)
        assert sum(state.returns()) == pytest.approx(0)
        assert len(state.history()) <= game.max_game_length()


@pytest.mark.parametrize("name", STRINGS)
def test_actions_have_texts_that_name_them(name):
    for state in random_states(name):
        legal = state.legal_actions()
        texts = [state.action_to_string(action) for action in legal]
        assert len(set(texts)) == len(legal)
        if legal:
            assert state.string_to_action(texts[-1]) == legal[-1]


@pytest.mark.parametrize("name", STRINGS)
def test_clones_and_stored_states_are_independent(name):
    game = pyspiel.load_game(name)
    for state in random_states(name):
        if state.move_number() % 7 or state.is_terminal():
            continue
        before = str(state)
        for twin in (state.clone(), game.deserialize_state(state.serialize())):
            assert str(twin) == before
            twin.apply_action(twin.legal_actions()[0])
            assert twin.history()[:-1] == state.history()
            assert str(state) == before


def test_tensors_are_the_observation_of_each_player():
    episode = Episode(AbaloneSpace())
    state = pyspiel.load_game("hexad_abalone").new_initial_state()
    for wanted in (1, 1200, 7):
        action = wanted if wanted in episode.legal() else int(episode.legal()[0])
        episode.play(action)
        state.apply_action(action)
    planes, scalars = episode.observe()
    mine = np.concatenate([planes.ravel(), scalars])
    assert state.observation_tensor(state.current_player()) == pytest.approx(mine)
    theirs = np.array(state.observation_tensor(1 - state.current_player()))
    assert theirs[:81] == pytest.approx(mine[81:162])
    assert state.observation_string(0) == str(episode.board)
    assert state.information_state_string(0) == state.history_str()


class TestBadActions:
    @pytest.mark.parametrize("action", [0, 1272, -1, 10**12])
    def test_actions_are_refused_and_nothing_is_played(self, action):
        state = pyspiel.load_game("hexad_abalone").new_initial_state()
        for apply in (state.apply_action, state.apply_action_with_legality_check):
            with pytest.raises(pyspiel.SpielError):
                apply(action)
        assert state.history() == []
        assert state.episode.board.ply == 0

    def test_no_action_comes_after_the_end(self):
        *_, state = random_states("hexad_abalone(ply_limit=3)")
        with pytest.raises(pyspiel.SpielError):
            state.apply_action(1)
        assert len(state.history()) == 3

    @pytest.mark.parametrize(
        "name", ["hexad_abalone(layout=nowhere)", "hexad_six(players=3)", "hexad_six(ply_limit=0)"]
    )
    def test_parameters(self, name):
        with pytest.raises(ValueError, match=r"nowhere|3|ply_limit"):
            pyspiel.load_game(name)
