"""Train a small agent for a small Abalone layout: python examples/train_abalone.py [--minutes 10] [--out trained]."""

from __future__ import annotations

from learning.greedy_abalone import GreedyAbalone
from learning.learner import Settings
from learning.program import main
from learning.training import Plan

from hexad.envs import AbaloneSpace

# The upper half of the Belgian daisy: seven marbles each, five already pushed off, so the next ejection wins.
SMALL = "ss1SS/sssSSS/1ss1SS1/8/9/8/7/6/5 5 5 b 0 1"
SPACE = AbaloneSpace(fen=SMALL, ply_limit=60, repetition=None)
# Always playing the most likely move would repeat moves in quiet positions, so the agent samples its moves.
PLAN = Plan(
    SPACE,
    lambda seed: GreedyAbalone(SPACE, seed),
    against=0.3,
    imitation=0,
    temperature=0.5,
    settings=Settings(discount=0.97),
)

if __name__ == "__main__":
    main(PLAN, "Abalone, seven marbles each")
