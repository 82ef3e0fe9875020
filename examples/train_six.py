"""Train a small agent for the placing phase of Six: python examples/train_six.py [--minutes 10] [--out trained]."""

from __future__ import annotations

from learning.greedy_six import GreedySix
from learning.program import main
from learning.training import Plan

from hexad.envs import SixSpace

# A game between players who know what they want ends after a dozen plies: a window of five steps is wide enough.
SPACE = SixSpace(phase="placing", window=5)
PLAN = Plan(SPACE, lambda seed: GreedySix(SPACE, seed))

if __name__ == "__main__":
    main(PLAN, "Six, placing")
