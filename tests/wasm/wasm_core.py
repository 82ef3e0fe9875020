"""The core's WebAssembly module in this process, by Wasmtime: boards with the interface of hexad's, and engines."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import wasmtime

import hexad
from hexad.types import Effect, Formation, Outcome, Verdict

MODULE = Path(__file__).parents[2] / "web/src/core/hexad.wasm"
ERRORS = {
    "invalid-move": hexad.InvalidMoveError,
    "illegal-move": hexad.IllegalMoveError,
    "invalid-position": hexad.InvalidPositionError,
}


class WasmCore:
    """An instance of the module."""

    def __init__(self) -> None:
        self.reports: list[Any] = []
        engine = wasmtime.Engine()
        linker = wasmtime.Linker(engine)
        linker.define_wasi()
        self._store = wasmtime.Store(engine)
        self._store.set_wasi(wasmtime.WasiConfig())
        number = wasmtime.ValType.i32()
        linker.define_func("hexad", "report", wasmtime.FuncType([number, number], []), self._report)
        self._exports: Any = linker.instantiate(self._store, _compiled(engine)).exports(self._store)
        self.call("_initialize")

    def call(self, name: str, *arguments: Any) -> Any:
        """Call a function that returns a number."""
        return self._exports[name](self._store, *arguments)

    def ask(self, name: str, *arguments: Any) -> Any:
        """Call a function that writes an answer; a refusal is raised as in Python."""
        return self._checked(self.call(name, *arguments))

    def write(self, text: str) -> int:
        """Put a text into the input, and return its size."""
        data = text.encode()
        self._exports["memory"].write(self._store, data, self.call("input", len(data)))
        return len(data)

    def made(self, pointer: int) -> int:
        """The pointer of a new board or engine; without one, the refusal is raised."""
        if not pointer:
            self._checked(self.call("output_size"))
        return pointer

    def _checked(self, size: int) -> Any:
        answer = json.loads(self._read(self.call("output"), size))
        if isinstance(answer, dict) and "refused" in answer:
            refused = answer["refused"]
            raise ERRORS[refused["kind"]](rule=refused["rule"], code=refused["code"], params=refused["params"])
        return answer

    def _report(self, at: int, size: int) -> None:
        self.reports.append(json.loads(self._read(at, size)))

    def _read(self, at: int, size: int) -> str:
        return bytes(self._exports["memory"].read(self._store, at, at + size)).decode(errors="replace")


@cache
def core() -> WasmCore:
    """The instance that all tests of a process share."""
    return WasmCore()


def _compiled(engine: Any) -> Any:
    return wasmtime.Module.from_file(engine, str(MODULE))


class WasmBoard:
    """A board in the module. Options are those of the Python boards."""

    def __init__(self, game: str, fen: str | None = None, pointer: int = 0, **options: Any) -> None:
        self.game = game
        self._core = core()
        self._sides = hexad.GAMES[game].Board().PLAYERS
        # The texts of start positions are not part of the core.
        board = hexad.GAMES[game].Board(**options) if fen is None else None
        self.pointer = pointer or self._new(board.start_fen if board else str(fen), options)

    def _new(self, fen: str, options: dict[str, Any]) -> int:
        size = self._core.write(fen)
        repetition, plies = options.get("repetition", 3) or 0, options.get("ply_limit") or 0
        if self.game == "abalone":
            limits = (repetition, plies, options.get("quiet_limit") or 0)
            return self._core.made(self._core.call("new_abalone", size, *limits))
        rules = (options.get("declare") == "manual", options.get("first_move") == "free")
        return self._core.made(self._core.call("new_six", size, *rules, repetition, plies))

    def __del__(self) -> None:
        if getattr(self, "pointer", 0):
            self._core.call("free_board", self.pointer)

    def _ask(self, name: str) -> Any:
        return self._core.ask(name, self.pointer)

    def copy(self) -> WasmBoard:
        return WasmBoard(self.game, "", self._core.call("copy_board", self.pointer))

    @property
    def state(self) -> dict[str, Any]:
        return dict(self._ask("state"))

    def fen(self) -> str:
        return str(self.state["fen"])

    @property
    def hash(self) -> int:
        return int(self.state["hash"])

    @property
    def is_over(self) -> bool:
        return bool(self.state["isOver"])

    @property
    def turn(self) -> str:
        return str(self._sides[self.state["turn"]])

    @property
    def pieces(self) -> dict[str, str]:
        return {cell: self._sides[player] for cell, player in self._ask("pieces")}

    @property
    def moves(self) -> list[str]:
        return list(self._ask("moves"))

    @property
    def legal_moves(self) -> list[str]:
        return list(self._ask("legal_moves"))

    def push(self, move: str) -> str:
        return str(self._core.ask("push", self.pointer, self._core.write(str(move))))

    def pop(self) -> str:
        return str(self._ask("pop"))

    def effect(self, move: str) -> Effect:
        return _effect(self._core.ask("effect", self.pointer, self._core.write(move)))

    def legal_effects(self) -> dict[str, Effect]:
        return {move: _effect(effect) for move, effect in self._ask("legal_effects")}

    def explain(self, move: str | list[str], target: str | None = None) -> Verdict:
        name = "explain" if target is None else "explain_gesture"
        text = str(move) if target is None else " ".join([target, *move])
        found = self._core.ask(name, self.pointer, self._core.write(text))
        return Verdict(found["legal"], found["rule"], found["code"], self.game, found.get("move"))

    def outcome(self) -> Outcome | None:
        found = self._ask("outcome")
        if found is None:
            return None
        winner = None if found["winner"] is None else self._sides[found["winner"]]
        return Outcome(winner, found["reason"], found["rule"], found["shape"], tuple(found["cells"]))

    def formations(self) -> list[Formation]:
        return [
            Formation(
                found["kind"],
                None if found["player"] is None else self._sides[found["player"]],
                tuple(found["cells"]),
                tuple(found.get("against", ())),
                found.get("missing"),
                found.get("shape"),
                found.get("direction"),
            )
            for found in self._ask("formations")
        ]

    def perft(self, depth: int) -> int:
        return int(self._core.call("perft", self.pointer, depth))


def _effect(found: dict[str, Any]) -> Effect:
    moved, pushed = (tuple((one, other) for one, other in found.get(name, ())) for name in ("moved", "pushed"))
    return Effect(tuple(found.get("placed", ())), moved, pushed, tuple(found.get("removed", ())))


class WasmEngine:
    """An engine in the module."""

    def __init__(self, game: str, hash_mb: int = 16, seed: str = "") -> None:
        self._core = core()
        board = WasmBoard(game)
        self._pointer = self._core.made(self._core.call("new_engine", board.pointer, hash_mb))
        self._core.call("seed_engine", self._pointer, self._core.write(seed))

    def __del__(self) -> None:
        if getattr(self, "_pointer", 0):
            self._core.call("free_engine", self._pointer)

    def search(self, board: WasmBoard, *, level: int = 0, lines: int = 1, depth: int = 0, nodes: int = 0) -> Any:
        """The lines and the index of the chosen one."""
        self._core.reports.clear()
        limits = (level, lines, 1, depth, float(nodes), 0.0, 0.0)
        return self._core.ask("search", self._pointer, board.pointer, *limits)
