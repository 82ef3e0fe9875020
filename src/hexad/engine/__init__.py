"""The engine: it plays and analyses both games.

engine = Engine("abalone", threads=2, hash_mb=64)
engine.play(board, Limit(time=1.0)).move
for info in engine.analyse(board, Limit(time=5.0), lines=3):
    print(info.depth, info.score, *info.line)
"""

from __future__ import annotations

from hexad.engine.engine import Engine, Info, Played
from hexad.engine.limit import Limit
from hexad.engine.score import Chances, Score
from hexad.engine.thought import Thought
from hexad.engine.variation import Variation

__all__ = ["Chances", "Engine", "Info", "Limit", "Played", "Score", "Thought", "Variation"]
