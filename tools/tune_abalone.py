"""Fits Abalone's evaluation to games: python tools/tune_abalone.py SAMPLES.npz [--games N] [--records FILE...].

The engine plays against itself, and with --records the positions of games between people are added. The target of a
position is a mean of the result of its game and the score of a short search. New positions are added to those in
SAMPLES.npz, so that a further round learns from the engine that the last round produced. Writes
core/abalone/network_weights.cpp and the weights of the features in core/abalone/evaluation.h. The same engine, options
and machine give the same weights.
"""

from __future__ import annotations

import argparse
import functools
import itertools
import multiprocessing
import os
import random
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

os.environ["OPENBLAS_NUM_THREADS"] = "1"  # otherwise sums depend on the number of threads

import numpy as np
from rich.progress import track

import hexad
from hexad.engine import Engine, Limit

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    Array = np.ndarray[Any, Any]
    Row = tuple[Any, ...]

CORE = Path(__file__).parent.parent / "core/abalone"
NETWORK = CORE / "network_weights.cpp"
FEATURES = CORE / "evaluation.h"

# As in core/abalone/network.h.
HIDDEN = 32
UNIT = 255
OUT_SCALE = 16

# The points at which a position is won in about three games of four.
SCALE = 200.0
MAX_PLIES = 260
# In a drawn game, a lead of one marble counts as this share of a win.
LEAD = 0.08
# Positions with a higher score are decided and left out.
MAX_SCORE = 15_000
# The share of the result in the target, in self-play and in human games.
RESULT_SHARE = (0.5, 0.25)
# The first plies of human games are left out: they hardly predict the result.
OPENING = 12
WON_BY_BLACK = {"1-0": 1.0, "0-1": 0.0}

EPOCHS = 25
BATCH = 8192
RATE = 0.003

# The weight of this feature cannot be fitted: in quiet positions no marble can be pushed off.
EJECTION_ON_TURN = -1
EJECTION_WEIGHT = 60


class Samples(NamedTuple):
    """Quiet positions, each from the view of the player to move."""

    own: Array  # 61 cells, 1 where there is a marble
    other: Array
    features: Array
    score: Array  # of a search, in points
    result: Array
    people: Array  # 1 in human games

    def added(self, more: Samples) -> Samples:
        """Return both sets as one."""
        return Samples(*(np.concatenate(pair) for pair in zip(self, more, strict=True)))


def number(cell: str) -> int:
    """Return the number of a cell, as in core/abalone/cell.h."""
    return (13 * "abcdefghi".index(cell[0]) + int(cell[1]) - 1) % 61


def symmetries() -> Array:
    """Return the image of each cell under the six rotations of the board and of its mirror image."""
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


def quiet_position(board: hexad.abalone.Board, score: int) -> Iterator[Row]:
    """Yield the position if it is quiet, with the player to move in place of the result."""
    features = board.features()
    if not features[EJECTION_ON_TURN] and abs(score) < MAX_SCORE:
        cells = np.zeros((2, 61), dtype=np.uint8)
        for cell, player in board.pieces.items():
            cells[int(player is not board.turn), number(cell)] = 1
        yield cells[0], cells[1], features, score, board.turn


def result_for_black(board: hexad.abalone.Board) -> float:
    """Return the result of a game for Black, from 0 to 1."""
    outcome = board.outcome()
    if outcome is not None and outcome.winner is not None:
        return float(outcome.winner is hexad.BLACK)
    return 0.5 + LEAD * (board.pushed_off[hexad.BLACK] - board.pushed_off[hexad.WHITE])


def with_result(rows: Iterable[Row], black: float, *, people: bool) -> list[Row]:
    """Return the positions, each with the result for its player to move and whether people played."""
    return [(*row, black if turn is hexad.BLACK else 1 - black, people) for *row, turn in rows]


@functools.cache
def engine() -> Engine:
    """Return the engine of this process."""
    return Engine("abalone", hash_mb=16)


def play(nodes: int, seed: str) -> list[Row]:
    """Play a game of self-play with random plies at the start and occasionally later; return its quiet positions."""
    source = random.Random(seed)
    board = hexad.abalone.Board(layout=source.choice(("standard", "belgian-daisy")), ply_limit=MAX_PLIES)
    for _ in range(source.randint(2, 11)):
        board.push(source.choice(board.legal_moves))
    engine().clear()
    rows: list[Row] = []
    while not board.is_over:
        if board.ply < 80 and source.random() < 1 / 40:
            board.push(source.choice(board.legal_moves))
            continue
        played = engine().play(board, Limit(nodes=nodes))
        rows += quiet_position(board, played.info.score.points)
        board.push(played.move)
    return with_result(rows, result_for_black(board), people=False)


def replay(nodes: int, game: hexad.Game) -> list[Row]:
    """Return the quiet positions of a decided human game, without its opening."""
    board = game.board()
    assert isinstance(board, hexad.abalone.Board)
    engine().clear()
    rows: list[Row] = []
    for node in game.mainline():
        if board.ply >= OPENING:
            rows += quiet_position(board, engine().play(board, Limit(nodes=nodes)).info.score.points)
        board.push(str(node.move))
    return with_result(rows, WON_BY_BLACK[game.result], people=True)


def collect(name: str, work: Callable[[Any], list[Row]], games: Sequence[Any], processes: int) -> Samples:
    """Return the positions of all games, in the order of the games."""
    with multiprocessing.Pool(processes) as pool:
        found = list(track(pool.imap(work, games), description=name, total=len(games)))
    columns = zip(*itertools.chain.from_iterable(found), strict=True)
    kinds = (np.uint8, np.uint8, np.int8, np.int16, np.float32, np.uint8)
    return Samples(*(np.array(column, dtype=kind) for column, kind in zip(columns, kinds, strict=True)))


class Evaluation:
    """The parameters that are fitted, the network and the weights of the features, in units of SCALE points."""

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

    def gradients(self, own: Array, other: Array, features: Array, target: Array) -> tuple[list[Array], float]:
        """Return the gradient of the error for each part, and the mean squared error."""
        rows, bias, out, weights = self.parts
        sides = [np.concatenate(pair, axis=1).astype(np.float32) for pair in ((own, other), (other, own))]
        units = [np.clip(side @ rows + bias, 0, 1) for side in sides]
        outs = (out[:HIDDEN], out[HIDDEN:])
        logits = sum(unit**2 @ to for unit, to in zip(units, outs, strict=True)) + features @ weights
        error = 1 / (1 + np.exp(-logits)) - target
        gradient = error / len(target)
        # A clipped unit has no gradient.
        inner = [gradient[:, None] * to * 2 * unit * (unit < 1) for unit, to in zip(units, outs, strict=True)]
        found = [
            sides[0].T @ inner[0] + sides[1].T @ inner[1],
            inner[0].sum(0) + inner[1].sum(0),
            np.concatenate([(unit**2).T @ gradient for unit in units]),
            features.T @ gradient,
        ]
        return found, float(np.mean(error**2))

    def step(self, gradients: list[Array], rate: float) -> None:
        """Take one step of Adam."""
        self._steps += 1
        for part, mean, square, gradient in zip(self.parts, self._mean, self._square, gradients, strict=True):
            mean[:] += 0.1 * (gradient - mean)
            square[:] += 0.001 * (gradient**2 - square)
            size = np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8
            part[:] -= rate * mean / (1 - 0.9**self._steps) / size


def fit(samples: Samples) -> Evaluation:
    """Fit an evaluation, with each batch in a random symmetry, and print the error on a twentieth of the positions."""
    source = np.random.default_rng(2)
    turns = symmetries()
    features = samples.features.astype(np.float32)
    share = np.array(RESULT_SHARE)[samples.people]
    target = share * samples.result + (1 - share) / (1 + np.exp(-samples.score / SCALE))
    target = target.astype(np.float32)
    evaluation = Evaluation(features.shape[1])
    # Validation uses the last games of each kind: positions of one game are too similar to be divided.
    found = [np.flatnonzero(samples.people == kind) for kind in (0, 1)]
    kinds = [np.split(numbers, [len(numbers) - len(numbers) // 20]) for numbers in found]
    training = np.concatenate([kind[0] for kind in kinds])
    batches = max(1, len(training) // BATCH)
    for epoch in track(range(EPOCHS), description="fit"):
        for i, batch in enumerate(np.array_split(source.permutation(training), batches)):
            turn = turns[source.integers(len(turns))]
            own, other = samples.own[batch][:, turn], samples.other[batch][:, turn]
            gradients, _ = evaluation.gradients(own, other, features[batch], target[batch])
            evaluation.step(gradients, RATE * (1 - (epoch * batches + i) / (EPOCHS * batches)))
    for name, (_, validation) in zip(("self-play", "records"), kinds, strict=True):
        if len(validation):
            columns = (column[validation] for column in (samples.own, samples.other, features, target))
            _, error = evaluation.gradients(*columns)
            print(f"validation error in {name}: {error:.5f}, {len(validation):,} positions")
    return evaluation


def write(evaluation: Evaluation) -> None:
    """Write the evaluation as C++, rounded to integers."""
    rows, bias, out, weights = evaluation.parts

    def layer(values: Array, scale: float) -> str:
        return "{" + ", ".join(map(str, np.rint(values * scale).astype(int))) + "}"

    sides = ",\n".join("{{" + ",\n".join(layer(row, UNIT) for row in rows[i : i + 61]) + "}}" for i in (0, 61))
    outs = ",\n".join(layer(out[i : i + HIDDEN], SCALE * OUT_SCALE) for i in (0, HIDDEN))
    NETWORK.write_text(
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
    points[EJECTION_ON_TURN] = EJECTION_WEIGHT
    text = FEATURES.read_text(encoding="utf-8")
    line = ", ".join(map(str, points))
    FEATURES.write_text(re.sub(r"(kWeights = \{\s+)[^}]*(,\s+\})", rf"\g<1>{line}\2", text), encoding="utf-8")


def main() -> None:
    """Collect positions, fit the evaluation and write it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("samples", type=Path, help="file that collects the positions of all rounds")
    parser.add_argument("--games", type=int, default=2000, help="games of self-play to add")
    parser.add_argument("--nodes", type=int, default=1000, help="nodes of each search")
    parser.add_argument("--seed", type=int, default=1, help="seed of the self-play games")
    parser.add_argument("--records", type=Path, nargs="+", default=[], metavar="FILE", help="human games to add")
    parser.add_argument(
        "--processes", type=int, default=1, help="games at the same time; the games do not depend on it"
    )
    options = parser.parse_args()
    parts = [Samples(**np.load(options.samples))] if options.samples.exists() else []
    if options.games:
        seeds = [f"{options.seed} {i}" for i in range(options.games)]
        parts.append(collect("self-play", functools.partial(play, options.nodes), seeds, options.processes))
    if options.records:
        games = [game for file in options.records for game in hexad.read_games(file) if game.result in WON_BY_BLACK]
        parts.append(collect("records", functools.partial(replay, options.nodes), games, options.processes))
    if not parts:
        parser.error("nothing to learn from: no samples, no games, no records")
    samples = functools.reduce(Samples.added, parts)
    np.savez_compressed(options.samples, **samples._asdict())
    print(f"{len(samples.score):,} positions")
    write(fit(samples))


if __name__ == "__main__":
    main()
