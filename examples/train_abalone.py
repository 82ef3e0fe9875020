"""Train a small agent for a small Abalone layout: python examples/train_abalone.py [--minutes 10] [--out trained]."""

from __future__ import annotations

from learning.greedy_abalone import GreedyAbalone
from learning.learner import Settings
from learning.program import main
from learning.training import Plan

from hexad.envs import AbaloneSpace

# The upper half of the Belgian daisy: seven marbles each, five already pushed off, so the next one decides.
SMALL = "ss1SS/sssSSS/1ss1SS1/8/9/8/7/6/5 5 5 b 0 1"
SPACE = AbaloneSpace(fen=SMALL, ply_limit=60, repetition=None)
# An agent that always played the likeliest move would go back and forth in a quiet position, so it draws its moves.
PLAN = Plan(
    SPACE,
    lambda seed: GreedyAbalone(SPACE, seed),
    against=0.3,
    taught=0,
    temperature=0.5,
    settings=Settings(discount=0.97),
)

if __name__ == "__main__":
    main(PLAN, "Abalone, seven marbles each")
