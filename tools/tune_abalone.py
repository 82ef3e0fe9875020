"""Fits the weights of Abalone's evaluation to games: python tools/tune_abalone.py RECORDS... [--games N] [--nodes N].

Positions of recorded games, and of games that the engine plays against itself, are judged by how their game ended: a
logistic curve of the weighted features is fitted to the results. Prints the line for core/abalone/evaluation.h.
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
    from collections.abc import Iterable, Iterator

# The first plies of a game say little of its end, and positions in which a marble can be taken are not quiet.
OPENING_PLIES = 12
EJECTION_ON_TURN = -1
FIRST_OFF = 9
RINGS = slice(0, 5)
TAKEN_AT_ONCE = 60
# The points of a first marble: the scale of all weights.
MARBLE = 260


def positions(moves: Iterable[Any], board: hexad.abalone.Board, result: float) -> Iterator[tuple[list[int], float]]:
    """Features of the quiet positions of a game, and its result for the player to move."""
    for move in moves:
        board.push(move)
        found = board.features()
        if board.ply >= OPENING_PLIES and not board.is_over and not found[EJECTION_ON_TURN]:
            yield found, result if board.turn is hexad.BLACK else 1 - result


def recorded(paths: list[str]) -> Iterator[tuple[list[int], float]]:
    """From the games of records that were played to a win."""
    for path in paths:
        for game in track(list(hexad.read_games(path)), description="recorded games"):
            if game.result in {"1-0", "0-1"}:
                start: Any = game.board()
                yield from positions([node.move for node in game.mainline()], start, float(game.result == "1-0"))


def self_play(games: int, nodes: int) -> Iterator[tuple[list[int], float]]:
    """From games of the engine against itself, after four random plies."""
    source = random.Random(61)
    engine = Engine("abalone", hash_mb=16)
    for number in track(range(games), description="self-play"):
        layout = ("standard", "belgian-daisy")[number % 2]
        board = hexad.abalone.Board(layout=layout, ply_limit=300)
        for _ in range(4):
            board.push(source.choice(board.legal_moves))
        while not board.is_over:
            board.push(engine.play(board, Limit(nodes=nodes)).move)
        outcome = board.outcome()
        if outcome is not None and outcome.winner is not None:
            replay = hexad.abalone.Board(layout=layout)
            yield from positions(board.moves, replay, float(outcome.winner is hexad.BLACK))


def fit(features: np.ndarray[Any, Any], results: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """Logistic regression by Newton's method, held lightly to zero."""
    weights = np.zeros(features.shape[1])
    for _ in track(range(25), description="fitting"):
        expected = 1 / (1 + np.exp(-features @ weights))
        slope = features.T @ (expected - results) + weights
        curve = (features * (expected * (1 - expected))[:, None]).T @ features + np.eye(len(weights))
        weights -= np.linalg.solve(curve, slope)
    return weights


def centred(weights: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """Let a marble be worth nothing for being there: what all rings share goes to the marbles pushed off."""
    shared = weights[RINGS].mean()
    weights[RINGS] -= shared
    weights[FIRST_OFF : FIRST_OFF + 5] += shared
    return weights


def main() -> None:
    """Gather positions, fit, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("records", nargs="*")
    parser.add_argument("--games", type=int, default=300, help="games of self-play")
    parser.add_argument("--nodes", type=int, default=3000, help="nodes a move in self-play")
    options = parser.parse_args()
    samples = [*recorded(options.records), *self_play(options.games, options.nodes)]
    features = np.array([found for found, _ in samples], dtype=float)
    results = np.array([result for _, result in samples])
    weights = centred(fit(features, results))
    scaled = np.rint(weights * MARBLE / weights[FIRST_OFF]).astype(int)
    # Quiet positions say nothing of a marble that can be taken at once.
    scaled[EJECTION_ON_TURN] = TAKEN_AT_ONCE
    print(f"{len(samples):,} positions")
    print("inline constexpr Features kWeights = {" + ", ".join(map(str, scaled)) + "};")


if __name__ == "__main__":
    main()
