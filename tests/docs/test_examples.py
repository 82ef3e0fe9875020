"""The programs in examples/ do what their first line says."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"

RECORD = """[Game "abalone"]
[Result "1-0"]

1. a1b2 i5h5 2. b1c2 1-0
"""


def run(name: str, *arguments: str) -> str:
    command = [sys.executable, str(EXAMPLES / name), *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


@pytest.mark.parametrize("game", ["abalone", "six"])
def test_the_greedy_player_beats_the_random_one(game: str) -> None:
    assert "Outcome(winner=<Player.BLACK: 'black'>" in run("greedy.py", game, "1")


def test_tally_counts_results_and_kinds_of_moves(tmp_path: Path) -> None:
    record = tmp_path / "games.hgn"
    record.write_text(RECORD + "\n" + RECORD.replace("b1c2", "b1z9"))
    counts = [line.split() for line in run("count_moves.py", str(record)).splitlines() if line]
    assert ["1", "1-0"] in counts
    assert ["1", "broken"] in counts
    assert ["2", "in-line"] in counts
