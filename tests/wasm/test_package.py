"""The npm package of the core, installed into an empty folder: it plays a game in Node."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
NODE = [str(ROOT / "tools/node"), sys.prefix]
SECONDS = 300
GAME = """
import { Board, chances, CoreError, Engine, load, winIn } from "hexad-core";
await load();
const board = new Board("six", { options: { ply_limit: 30 } });
const engine = new Engine("six", { seed: 5, hashMb: 4, threads: 2 });
while (!board.isOver) board.push((await engine.play(board, {}, { level: 1 + (board.ply % 3) })).move);
const infos = [];
const start = new Board("abalone", { options: { layout: "belgian-daisy" } });
const other = new Engine("abalone", { hashMb: 4 });
for await (const info of other.analyse(start, { depth: 4 }, { lines: 2 })) infos.push(info);
setTimeout(() => other.stop(), 200);
const stopped = await other.play(start, { depth: 90 });
let refused = null;
try { start.push("a1a9"); } catch (error) { refused = error instanceof CoreError && error.code; }
console.log(JSON.stringify({
  moves: board.moves, outcome: board.outcome(), depths: infos.map((info) => info.depth),
  stopped: start.isLegal(stopped.move), refused, chances: chances("abalone", 0), winIn: winIn(29995),
}));
"""


def test_a_game_with_the_package(tmp_path):
    packed = run([sys.executable, str(ROOT / "tools/pack_core.py"), str(tmp_path / "packed")], ROOT).split()[-1]
    folder = tmp_path / "empty"
    folder.mkdir()
    (folder / "package.json").write_text('{"type": "module"}')
    (folder / "game.js").write_text(GAME)
    run([*NODE, "npm", "install", "--silent", "--no-audit", "--offline", packed], folder)
    # The program ends although its engines are not closed.
    found = json.loads(run([*NODE, "node", "game.js"], folder))
    assert len(found["moves"]) == 30
    assert found["outcome"] == {
        "winner": None,
        "result": "1/2-1/2",
        "reason": "ply limit",
        "rule": "R3",
        "shape": None,
        "cells": [],
    }
    assert found["depths"][-1] == 4
    assert found["stopped"]
    assert found["refused"]
    assert abs(sum(found["chances"]) - 1) < 1e-9
    assert found["winIn"] == 5


def run(command: list[str], folder: Path) -> str:
    return subprocess.run(command, cwd=folder, check=True, stdout=subprocess.PIPE, text=True, timeout=SECONDS).stdout
