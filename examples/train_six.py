"""Train a small agent for the placing phase of Six: python examples/train_six.py [--minutes 10] [--out trained]."""

from __future__ import annotations

from learning.greedy_six import GreedySix
from learning.learner import Settings
from learning.program import main
from learning.training import Plan

from hexad.envs import SixSpace

# Games between competent players end after a dozen plies: a window of five steps is wide enough.
SPACE = SixSpace(phase="placing", window=5)
# The first layer has radius 5, which covers a whole line.
PLAN = Plan(
    SPACE,
    lambda seed: GreedySix(SPACE, seed),
    imitation=0.15,
    channels=32,
    blocks=1,
    radius=5,
    settings=Settings(sharpness=3.0),
)

if __name__ == "__main__":
    main(PLAN, "Six, placing")
