"""Writes the golden playthroughs of the OpenSpiel games: python -m tests.envs.make_playthroughs."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pyspiel
from open_spiel.python.algorithms.generate_playthrough import playthrough

import hexad.envs.openspiel  # noqa: F401 - registers the games

FOLDER = Path(__file__).parent / "playthroughs"

# The seeds were chosen for their events: a win, a draw by a limit, a settled tie.
GAMES = {
    "abalone": ("hexad_abalone(ply_limit=30)", 1),
    "abalone_ejections": ("hexad_abalone(layout=belgian-daisy,ply_limit=150,reward=ejections)", 4),
    "six_placing": ("hexad_six(phase=placing,window=4)", 1),
    "six_four_players": ("hexad_six(phase=placing,players=4,window=4)", 6),
    "six_advanced": ("hexad_six(rules=advanced,ply_limit=90,window=6)", 101),
}


def again(text: str) -> str:
    """The playthrough of the same game with the same actions."""
    game = re.match(r"game: (.*)\n", text)
    assert game is not None
    actions = [int(action) for action in re.findall(r"^action: (\d+)$", text, re.MULTILINE)]
    return str(playthrough(game[1], actions))


def actions(game: str, seed: int) -> list[int]:
    """A random game in which every rewarded action is taken."""
    source = random.Random(seed)
    state = pyspiel.load_game(game).new_initial_state()
    while not state.is_terminal():
        legal = state.legal_actions()
        rewarded = [action for action in legal if any(state.child(action).rewards())] if "ejections" in game else []
        state.apply_action(source.choice(rewarded or legal))
    return [int(action) for action in state.history()]


if __name__ == "__main__":
    for name, (game, seed) in GAMES.items():
        (FOLDER / f"{name}.txt").write_text(playthrough(game, actions(game, seed)))
