"""The engine in WebAssembly searches the same trees as the native one, and its levels play the same moves."""

from __future__ import annotations

import pytest

import hexad
from hexad.cli.commands.bench import HASH_MB, POSITIONS
from hexad.engine import Engine, Limit
from tests.wasm.wasm_core import WasmBoard, WasmEngine, core

GAMES = ("abalone", "six")
PLIES = 6


@pytest.mark.parametrize(("game", "depth", "fen"), POSITIONS)
def test_the_positions_of_hexad_bench_take_as_many_nodes(game: str, depth: int, fen: str) -> None:
    native = Engine(game, hash_mb=HASH_MB).play(hexad.GAMES[game].Board(fen), Limit(depth=depth)).info
    line = WasmEngine(game, HASH_MB).search(WasmBoard(game, fen), depth=depth)["lines"][0]
    assert (line["nodes"], line["points"], line["depth"]) == (native.nodes, native.score.points, native.depth)
    assert line["moves"] == [str(move) for move in native.line]
    assert core().reports[-1] | {"milliseconds": 0} == line | {"milliseconds": 0}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", range(1, 10))
def test_levels_play_the_same_moves_with_the_same_seed(game: str, level: int) -> None:
    seed = f"level {level}"
    native, wasm = Engine(game, hash_mb=4, seed=seed), WasmEngine(game, 4, seed)  # type: ignore[arg-type]
    board, copy = hexad.GAMES[game].Board(), WasmBoard(game)
    for _ in range(PLIES):
        move = str(native.play(board, level=level).move)
        answer = wasm.search(copy, level=level)
        assert answer["lines"][answer["chosen"]]["moves"][0] == move
        board.push(move)
        copy.push(move)


def test_the_levels_are_those_of_the_native_core() -> None:
    for game, levels in core().ask("levels").items():
        native = [level[1:] for level in hexad.engine.levels.LEVELS[game][:-1]]
        assert [tuple(level.values()) for level in levels] == native


def test_a_search_of_a_game_that_is_over_has_no_lines() -> None:
    board = WasmBoard("abalone", ply_limit=1)
    board.push("a1b2")
    assert WasmEngine("abalone", 1).search(board, depth=3) == {"lines": [], "chosen": None}
