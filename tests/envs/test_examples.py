"""The training examples run as programs, and their parts learn, measure and play as documented."""

from __future__ import annotations

import json
import os
import runpy
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest
import torch
from learning.evaluation import Score, measure
from learning.greedy_abalone import GreedyAbalone
from learning.greedy_six import GreedySix, shapes
from learning.learner import Learner, Settings
from learning.network import Network, action_places
from learning.players import Agent, Observations, Player, RandomPlayer
from learning.selfplay import Rollout, SelfPlay, joined

from hexad.envs import AbaloneSpace, BatchEnv, Episode, SixSpace

EXAMPLES = Path(__file__).parents[2] / "examples"
if TYPE_CHECKING:
    from collections.abc import Callable

WINS_AT_ONCE = "BBBBB/RRRRR@0,0 16 16 b basic 6"
torch.set_num_threads(1)  # two threads that wait for each other are slow on a busy machine
SMALL = "ss1SS/sssSSS/1ss1SS1/8/9/8/7/6/5 5 5 b 0 1"


def run(name: str, *arguments: str) -> str:
    """The output of an example that runs as a separate process."""
    command = [sys.executable, str(EXAMPLES / name), *arguments]
    ran = subprocess.run(command, check=False, capture_output=True, text=True, env={**os.environ, "COLUMNS": "120"})
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


@pytest.fixture
def run_here(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """The same in this process: loading torch again takes longer than the test."""

    def run_here(name: str, *arguments: str) -> str:
        monkeypatch.setenv("COLUMNS", "120")
        monkeypatch.setattr(sys, "argv", [name, *arguments])
        runpy.run_path(str(EXAMPLES / name), run_name="__main__")
        return capsys.readouterr().out

    return run_here


def test_training_is_a_program(tmp_path: Path) -> None:
    output = run("train_six.py", "--steps", "2048", "--games", "1", "--out", str(tmp_path))
    assert "2,048 plies" in output
    assert (tmp_path / "checkpoint.pt").exists()


@pytest.mark.parametrize("game", ["six", "abalone"])
def test_training_ends_with_a_checkpoint_that_plays(game: str, tmp_path: Path, run_here: Callable[..., str]) -> None:
    output = run_here(f"train_{game}.py", "--steps", "2048", "--games", "4", "--out", str(tmp_path))
    assert "2,048 plies" in output
    assert "against greedy, both:" in output
    curve = json.loads((tmp_path / "curve.json").read_text())
    assert [point["steps"] for point in curve] == [0, 2048]
    assert (tmp_path / "curve.svg").read_text().startswith("<?xml")
    assert " wins: " in run_here(f"train_{game}.py", "--play", "--out", str(tmp_path))
    runs = [str(tmp_path / "curve.json")] * 2
    run_here("plot_runs.py", str(tmp_path / "runs.svg"), "Two runs", *runs)
    assert (tmp_path / "runs.svg").read_text().count('id="line2d') > (tmp_path / "curve.svg").read_text().count(
        'id="line2d'
    )


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("train_six.py", "--steps", "0"), "argument --steps: '0' is no number above 0"),
        (("train_six.py", "--games", "many"), "argument --games: 'many' is no number above 0"),
        (("train_six.py", "--play", "--out", "nowhere"), "there is no nowhere/checkpoint.pt: train an agent first"),
        (("plot_runs.py", "runs.svg", "Title", "nowhere.json"), "nowhere.json is no curve of a training run"),
    ],
)
def test_invalid_arguments_are_explained(
    arguments: tuple[str, ...], said: str, run_here: Callable[..., str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        run_here(*arguments)
    assert said in " ".join(capsys.readouterr().err.split())


def observed(episode: Episode) -> Observations:
    planes, scalars = episode.observe()
    return Observations(planes[np.newaxis], scalars[np.newaxis], episode.mask()[np.newaxis])


def choice(player: Player, episode: Episode) -> int:
    return int(player.choose(observed(episode))[0])


def test_the_learner_finds_the_winning_cells_by_itself() -> None:
    torch.manual_seed(3)
    space = SixSpace(fen=WINS_AT_ONCE, phase="placing", window=5)
    network = Network(space, channels=8, blocks=1)
    learner = Learner(network, Settings(rate=5e-3, batch=128), seed=3)
    play = SelfPlay(space, network, RandomPlayer(), games=64, against=0.0, plies=4, seed=3, opening=0)
    won = [float((rollout := play.play(advised=False)).rewards.clamp(min=0).mean())]
    for _ in range(60):
        learner.learn(rollout)
        rollout = play.play(advised=False)
        won.append(float(rollout.rewards.clamp(min=0).mean()))
    assert won[0] < 0.2
    assert won[-1] > 0.6
    episode = Episode(space)
    assert episode.text(choice(Agent(network, space), episode)) in ("-1,0", "5,0")


def test_advice_is_followed() -> None:
    torch.manual_seed(3)
    space = SixSpace(phase="placing", window=4)
    network = Network(space, channels=8, blocks=1)
    learner = Learner(network, Settings(), seed=3)
    play = SelfPlay(space, network, GreedySix(space, 3), games=32, against=0.5, plies=8, seed=3)
    before = followed(play.play(advised=True))
    for _ in range(60):
        learner.learn(play.play(advised=True), advice=1.0)
    assert followed(play.play(advised=True)) > 2 * before


def test_rollouts_of_several_workers_are_merged() -> None:
    space = SixSpace(phase="placing", window=4)
    network = Network(space, channels=4, blocks=1)
    plays = [SelfPlay(space, network, RandomPlayer(), games=n, against=0.5, plies=6, seed=n) for n in (3, 5)]
    parts = [play.play(advised=True) for play in plays]
    whole = joined(parts)
    assert whole.actions.shape == (6, 8)
    assert whole.last_values.shape == (8,)
    together = whole.advantages(0.99, 0.95)[0]
    for part, games in zip(parts, (slice(0, 3), slice(3, 8)), strict=True):
        assert torch.equal(together[:, games], part.advantages(0.99, 0.95)[0])


def followed(rollout: Rollout) -> float:
    """How often the network chose the advised action."""
    return float((rollout.actions == rollout.advice)[rollout.own].float().mean())


def test_the_greedy_player_wins_at_once_and_blocks_in_six() -> None:
    space = SixSpace(fen=WINS_AT_ONCE, phase="placing", window=5)
    episode = Episode(space)
    assert episode.text(choice(GreedySix(space), episode)) in ("-1,0", "5,0")
    threatened = SixSpace(fen="BBBBB/1RRRR@0,0 16 17 r basic 5", phase="placing", window=5)
    episode = Episode(threatened)
    assert episode.text(choice(GreedySix(threatened), episode)) in ("-1,0", "5,0")


def test_shapes_are_those_of_the_rules() -> None:
    space = SixSpace(phase="placing", window=4)
    assert (shapes(space).sum(axis=0) == 6).all()
    assert shapes(space).shape == (61, 3 * 16 + 2 * 36 + 37)


def test_the_greedy_player_pushes_off_exactly_when_it_can_in_abalone() -> None:
    space = AbaloneSpace(fen=SMALL, ply_limit=60, repetition=None)
    source, greedy, pushed_off = np.random.default_rng(5), GreedyAbalone(space), 0
    for _ in range(6):
        episode = Episode(space)
        while not episode.is_over:
            can = any(episode.board.effect(move).removed for move in episode.board.legal_moves)
            does = bool(episode.board.effect(episode.text(choice(greedy, episode))).removed)
            assert does is can
            pushed_off += does
            episode.play(int(source.choice(episode.legal())))
    assert pushed_off


@pytest.mark.parametrize("space", [AbaloneSpace(), SixSpace(phase="placing", window=5)])
def test_every_action_has_a_unique_index(space: AbaloneSpace | SixSpace) -> None:
    kinds, places = action_places(space)
    assert len(set(places.tolist())) == space.size
    assert kinds == (30 if space.game == "abalone" else 1)
    assert set(places % (space.shape[1] * space.shape[2])) <= set(space.cells.tolist())


def test_an_agent_plays_the_same_on_a_turned_board() -> None:
    space = AbaloneSpace(layout="belgian-daisy")
    network = Network(space, channels=4, blocks=1)
    env = BatchEnv(space, 1, seed=4)
    for _ in range(7):
        env.step(env.sample())
    here = Observations.of(env)
    chosen = int(Agent(network, space).choose(here)[0])
    planes, masks = np.empty_like(here.planes), np.empty_like(here.masks)
    planes.reshape(1, 3, -1)[:, :, space.grid_symmetries[7]] = here.planes.reshape(1, 3, -1)
    masks[:, space.action_symmetries[7]] = here.masks
    there = int(Agent(network, space).choose(Observations(planes, here.scalars, masks))[0])
    assert there == space.action_symmetries[7][chosen]


def test_scores_have_intervals() -> None:
    score = Score(90, 4, 6)
    assert str(score) == " 90.0% won (82.6% to 94.5%): 90 wins, 4 draws, 6 losses"
    assert Score(10, 0, 0).interval[1] == 1.0


def test_both_colours_are_measured() -> None:
    space = SixSpace(phase="placing", window=4)
    black, red = measure(space, GreedySix(space), RandomPlayer(), games=20)
    assert black.games == red.games == 20
    assert min(black.wins, red.wins) >= 18
