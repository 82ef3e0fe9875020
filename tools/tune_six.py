"""Fits the weights of Six's shapes to games of the engine against itself: python tools/tune_six.py [--games N].

Uses quiet positions, in which no player threatens to win at once: a logistic regression of the counts of shapes, for
the player to move and for the opponent, is fitted to the results of the games. Prints the weights for
core/six/shape_counts.h, of one to four tiles.
"""

from __future__ import annotations

import argparse
import random
from typing import TYPE_CHECKING, Any

import numpy as np
from rich.progress import track

import hexad
from hexad.engine import Engine, Limit

if TYPE_CHECKING:
    from collections.abc import Iterator

    Array = np.ndarray[Any, Any]

SHAPES = ("lines", "triangles", "rings")
MAX_TILES = 5
MAX_PLIES = 200
# Chosen so that 100 points are about two wins in three games.
POINTS = 130
REGULARISATION = 3.0


def play(board: hexad.six.Board, engine: Engine, nodes: int, source: random.Random) -> Iterator[tuple[Array, bool]]:
    """Play a game to its end; yield the counts of its quiet positions, and whether it was Black's turn."""
    for _ in range(source.randint(4, 8)):
        board.push(source.choice(board.legal_moves))
    while not board.is_over:
        counts = np.array(board.features()).reshape(2, len(SHAPES), MAX_TILES)
        if not counts[:, :, MAX_TILES - 1].any():
            yield counts[:, :, : MAX_TILES - 1], board.turn is hexad.BLACK
        if source.random() < 1 / 40:
            board.push(source.choice(board.legal_moves))
        else:
            board.push(engine.play(board, Limit(nodes=nodes)).move)


def self_play(games: int, nodes: int, seed: int) -> tuple[Array, Array]:
    """Return the counts, negated for the opponent, and the results, both for the player to move."""
    source, engine = random.Random(seed), Engine("six", hash_mb=16)
    rows, results = [], []
    for _ in track(range(games), description="self-play"):
        board = hexad.six.Board(ply_limit=MAX_PLIES)
        engine.clear()
        found = list(play(board, engine, nodes, source))
        outcome = board.outcome()
        winner = None if outcome is None else outcome.winner
        for (mine, other), black in found:
            rows.append([*mine.flatten(), *-other.flatten(), 1])
            results.append(0.5 if winner is None else float((winner is hexad.BLACK) == black))
    return np.array(rows, dtype=float), np.array(results)


def fit(features: Array, results: Array) -> Array:
    """Return the weights of a regularised logistic regression, fitted by Newton's method."""
    weights = np.zeros(features.shape[1])
    for _ in range(30):
        expected = 1 / (1 + np.exp(-features @ weights))
        gradient = features.T @ (expected - results) + REGULARISATION * weights
        hessian = (features * (expected * (1 - expected))[:, None]).T @ features + REGULARISATION * np.eye(len(weights))
        weights -= np.linalg.solve(hessian, gradient)
    return weights


def main() -> None:
    """Play the games, fit the weights and print them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1500, help="games of self-play")
    parser.add_argument("--nodes", type=int, default=1500, help="nodes per move")
    parser.add_argument("--seed", type=int, default=1, help="seed of the games")
    options = parser.parse_args()
    features, results = self_play(options.games, options.nodes, options.seed)
    weights = np.rint(fit(features, results) * POINTS).astype(int)
    print(f"{len(results):,} positions")
    for name, values in zip(("on turn", "waiting"), weights[:-1].reshape(2, len(SHAPES), -1), strict=True):
        for shape, row in zip(SHAPES, values, strict=True):
            print(f"{name:8} {shape:10} {', '.join(map(str, row))}")
    print(f"for the turn {weights[-1]}")


if __name__ == "__main__":
    main()
