"""Fits Abalone's judgement to games of the engine against itself: python tools/tune_abalone.py SAMPLES.npz [--games N].

Every position is to be judged half as its game ended and half as the search judged it. Games are added to those in the
samples, so that each round learns from the engine as the last one left it. Writes core/abalone/network_weights.cpp and
prints the line for core/abalone/evaluation.h.
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from rich.progress import track

import hexad
from hexad.engine import Engine, Limit

if TYPE_CHECKING:
    from collections.abc import Iterator

    Array = np.ndarray[Any, Any]

WEIGHTS = Path(__file__).parent.parent / "core/abalone/network_weights.cpp"

# As in core/abalone/network.h.
HIDDEN = 32
UNIT = 255
OUT_SCALE = 16

# The points at which a position is won in three games of four are about as many.
SCALE = 200.0
MOST_PLIES = 260
# In a draw, a marble more is better than none.
LEAD = 0.08
SURE = 15_000

EPOCHS = 25
BATCH = 8192
RATE = 0.003

# Positions in which a marble can be taken are not quiet, and say nothing of it.
EJECTION_ON_TURN = -1
TAKEN_AT_ONCE = 60


class Samples(NamedTuple):
    """Quiet positions, each for its player to move."""

    own: Array  # 61 cells, one where there is a marble
    other: Array
    features: Array
    score: Array  # of a search, in points
    result: Array

    def added(self, more: Samples) -> Samples:
        """Both together."""
        return Samples(*(np.concatenate(pair) for pair in zip(self, more, strict=True)))


def number(cell: str) -> int:
    """The number of a cell, as in core/abalone/cell.h."""
    return (13 * "abcdefghi".index(cell[0]) + int(cell[1]) - 1) % 61


def symmetries() -> Array:
    """Where each cell goes under the six turns of the board, and under those of its mirror image."""
    found = np.zeros((12, 61), dtype=int)
    for i in range(12):
        for cell in hexad.abalone.CELLS:
            q, r = hexad.abalone.axial(cell)
            if i >= 6:
                q, r = r, q
            for _ in range(i % 6):
                q, r = -r, q + r
            found[i, number(cell)] = number(hexad.abalone.cell_at(q, r))
    return found


def play(board: hexad.abalone.Board, engine: Engine, nodes: int, source: random.Random) -> Iterator[tuple[Any, ...]]:
    """Play a game to its end; its quiet positions, with the player to move in place of the result."""
    for _ in range(source.randint(2, 11)):
        board.push(source.choice(board.legal_moves))
    while not board.is_over:
        if board.ply < 80 and source.random() < 1 / 40:
            board.push(source.choice(board.legal_moves))
            continue
        played = engine.play(board, Limit(nodes=nodes))
        points, features = played.info.score.points, board.features()
        if not features[EJECTION_ON_TURN] and abs(points) < SURE:
            cells = np.zeros((2, 61), dtype=np.uint8)
            for cell, player in board.pieces.items():
                cells[int(player is not board.turn), number(cell)] = 1
            yield cells[0], cells[1], features, points, board.turn
        board.push(played.move)


def result_for_black(board: hexad.abalone.Board) -> float:
    """From 0 to 1."""
    outcome = board.outcome()
    if outcome is not None and outcome.winner is not None:
        return float(outcome.winner is hexad.BLACK)
    return 0.5 + LEAD * (board.pushed_off[hexad.BLACK] - board.pushed_off[hexad.WHITE])


def self_play(games: int, nodes: int, seed: int) -> Samples:
    """From games of the engine against itself, after a few random plies and with one now and then."""
    source = random.Random(seed)
    engine = Engine("abalone", hash_mb=16)
    rows: list[tuple[Any, ...]] = []
    for _ in track(range(games), description="self-play"):
        board = hexad.abalone.Board(layout=source.choice(("standard", "belgian-daisy")), ply_limit=MOST_PLIES)
        engine.clear()
        found = list(play(board, engine, nodes, source))
        black = result_for_black(board)
        rows += [(*row, black if turn is hexad.BLACK else 1 - black) for *row, turn in found]
    kinds = (np.uint8, np.uint8, np.int8, np.int16, np.float32)
    return Samples(*(np.array(column, dtype=kind) for column, kind in zip(zip(*rows, strict=True), kinds, strict=True)))


class Judgement:
    """The network and the weights of the features, being fitted: in parts of SCALE points."""

    def __init__(self, features: int) -> None:
        source = np.random.default_rng(1)
        out = source.normal(0, 0.05, HIDDEN)
        self.parts = [
            source.normal(0, 0.1, (122, HIDDEN)).astype(np.float32),
            np.full(HIDDEN, 0.3, np.float32),
            np.concatenate([out, -out]).astype(np.float32),
            np.zeros(features, np.float32),
        ]
        self._mean = [np.zeros_like(part) for part in self.parts]
        self._square = [np.zeros_like(part) for part in self.parts]
        self._steps = 0

    def slopes(self, own: Array, other: Array, features: Array, target: Array) -> tuple[list[Array], float]:
        """By how much the error grows with each part, and the error."""
        rows, bias, out, weights = self.parts
        sides = [np.concatenate(pair, axis=1).astype(np.float32) for pair in ((own, other), (other, own))]
        units = [np.clip(side @ rows + bias, 0, 1) for side in sides]
        outs = (out[:HIDDEN], out[HIDDEN:])
        judged = sum(unit**2 @ to for unit, to in zip(units, outs, strict=True)) + features @ weights
        error = 1 / (1 + np.exp(-judged)) - target
        slope = error / len(target)
        # A unit that is empty or full does not move.
        inner = [slope[:, None] * to * 2 * unit * (unit < 1) for unit, to in zip(units, outs, strict=True)]
        found = [
            sides[0].T @ inner[0] + sides[1].T @ inner[1],
            inner[0].sum(0) + inner[1].sum(0),
            np.concatenate([(unit**2).T @ slope for unit in units]),
            features.T @ slope,
        ]
        return found, float(np.mean(error**2))

    def step(self, slopes: list[Array], rate: float) -> None:
        """One step of Adam."""
        self._steps += 1
        for part, mean, square, slope in zip(self.parts, self._mean, self._square, slopes, strict=True):
            mean[:] += 0.1 * (slope - mean)
            square[:] += 0.001 * (slope**2 - square)
            size = np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8
            part[:] -= rate * mean / (1 - 0.9**self._steps) / size


def fit(samples: Samples) -> Judgement:
    """Show every position in a different symmetry each time; a twentieth is kept apart to measure the error by."""
    source = np.random.default_rng(2)
    turns = symmetries()
    features = samples.features.astype(np.float32)
    target = ((samples.result + 1 / (1 + np.exp(-samples.score / SCALE))) / 2).astype(np.float32)
    judgement = Judgement(features.shape[1])
    apart = len(target) // 20
    learnt = len(target) - apart
    batches = max(1, learnt // BATCH)
    for epoch in range(EPOCHS):
        for i, batch in enumerate(np.array_split(source.permutation(learnt), batches)):
            turn = turns[source.integers(len(turns))]
            own, other = samples.own[batch][:, turn], samples.other[batch][:, turn]
            slopes, _ = judgement.slopes(own, other, features[batch], target[batch])
            judgement.step(slopes, RATE * (1 - (epoch * batches + i) / (EPOCHS * batches)))
        if apart:
            _, error = judgement.slopes(
                samples.own[-apart:], samples.other[-apart:], features[-apart:], target[-apart:]
            )
            print(f"epoch {epoch + 1}: error {error:.5f}")
    return judgement


def write(judgement: Judgement) -> None:
    """As C++, in whole numbers."""
    rows, bias, out, weights = judgement.parts

    def layer(values: Array, scale: float) -> str:
        return "{" + ", ".join(map(str, np.rint(values * scale).astype(int))) + "}"

    sides = ",\n".join("{{" + ",\n".join(layer(row, UNIT) for row in rows[i : i + 61]) + "}}" for i in (0, 61))
    outs = ",\n".join(layer(out[i : i + HIDDEN], SCALE * OUT_SCALE) for i in (0, HIDDEN))
    WEIGHTS.write_text(
        "// Written by tools/tune_abalone.py.\n"
        '#include "abalone/network.h"\n\n'
        "namespace hexad::abalone {\n\n"
        "// clang-format off\n"
        f"const Network kNetwork = {{\n{{{{{sides}}}}},\n{layer(bias, UNIT)},\n{{{{{outs}}}}},\n}};\n"
        "// clang-format on\n\n"
        "}  // namespace hexad::abalone\n",
        encoding="utf-8",
    )
    points = np.rint(weights * SCALE).astype(int)
    points[EJECTION_ON_TURN] = TAKEN_AT_ONCE
    print("inline constexpr Features kWeights = {" + ", ".join(map(str, points)) + "};")


def main() -> None:
    """Gather positions, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("samples", type=Path, help="where positions are kept from round to round")
    parser.add_argument("--games", type=int, default=2000, help="games of self-play to add")
    parser.add_argument("--nodes", type=int, default=1000, help="nodes a move in self-play")
    parser.add_argument("--seed", type=int, default=1, help="other games")
    options = parser.parse_args()
    parts = [Samples(**np.load(options.samples))] if options.samples.exists() else []
    if options.games:
        parts.append(self_play(options.games, options.nodes, options.seed))
    samples = parts[0] if len(parts) == 1 else parts[0].added(parts[1])
    np.savez_compressed(options.samples, **samples._asdict())
    print(f"{len(samples.score):,} positions")
    write(fit(samples))


if __name__ == "__main__":
    main()
