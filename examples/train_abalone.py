"""Train a small agent for a small Abalone layout: python examples/train_abalone.py [--minutes 10] [--out trained]."""

from __future__ import annotations

from learning.greedy_abalone import GreedyAbalone
from learning.learner import Settings
from learning.program import main
from learning.training import Plan

from hexad.envs import AbaloneSpace

# One flower of seven marbles for each player, and five already pushed off: the next one decides.
SMALL = "5/6/ss5/sss5/1ss3SS1/5SSS/5SS/6/5 5 5 b 0 1"
SPACE = AbaloneSpace(fen=SMALL, ply_limit=100, repetition=None)
PLAN = Plan(SPACE, lambda seed: GreedyAbalone(SPACE, seed), taught=0.35, settings=Settings(discount=0.98))

if __name__ == "__main__":
    main(PLAN, "Abalone, seven marbles each")
