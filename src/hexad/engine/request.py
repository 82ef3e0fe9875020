"""Requests of programs to the engine, read and checked: `hexad.engine.service` documents the keys."""

from __future__ import annotations

import json
import threading
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from hexad.engine.engine import MAX_LINES
from hexad.engine.levels import FULL
from hexad.engine.limit import Limit
from hexad.options import OptionError
from hexad.position import NumberedMoveError, Position
from hexad.quoting import quoted

if TYPE_CHECKING:
    from hexad.board import AnyBoard
    from hexad.engine.engine import Engine

__all__ = ["Job", "id_of", "id_or_none", "job_of", "parsed"]

_LIMITS: dict[str, tuple[type, ...]] = {
    "time": (int, float),
    "nodes": (int,),
    "depth": (int,),
    "remaining": (int, float),
    "increment": (int, float),
}
_MAX = {"nodes": 10**15, "depth": 1000}
_KEYS = ("id", "game", "fen", "options", "moves", *_LIMITS, "level", "lines", "partial")


@dataclass(eq=False)
class Job:
    """A request that was understood."""

    id: str | int
    board: AnyBoard
    limit: Limit
    level: int
    lines: int
    partial: bool
    cancelled: threading.Event = field(default_factory=threading.Event)
    lock: threading.Lock = field(default_factory=threading.Lock)
    engine: Engine | None = None

    @property
    def is_endless(self) -> bool:
        """Whether the search goes on until it is cancelled; levels below full strength end by themselves."""
        return self.level == FULL and self.limit == Limit()

    def begin(self, engine: Engine) -> None:
        """Note the engine that searches, so that `cancel` can stop it."""
        with self.lock:
            self.engine = engine

    def end(self) -> None:
        """Forget the engine, so that `cancel` does not stop it while it works on another request."""
        with self.lock:
            self.engine = None

    def cancel(self) -> None:
        """Make the search answer at once, whether it has begun or not."""
        with self.lock:
            self.cancelled.set()
            if self.engine is not None:
                self.engine.stop()


def parsed(line: str) -> dict[str, Any]:
    """The object on a line."""
    try:
        request = json.loads(line)
    except ValueError as error:
        raise ValueError(f"{quoted(line.strip())} is not JSON: expected an object on a line of its own") from error
    match request:
        case dict():
            return request
        case _:
            raise ValueError(f"{quoted(line.strip())} is not an object: expected one such as {{...}}")


def id_or_none(request: object) -> str | int | None:
    """The id to answer to, if there is one."""
    found = request.get("id", request.get("cancel")) if isinstance(request, dict) else None
    return found if type(found) in (str, int) else None


def id_of(request: dict[str, Any]) -> str | int:
    """The id that a request must have."""
    if type(request.get("id")) not in (str, int):
        raise ValueError("the id is missing or is none: expected a text or a whole number")
    found: str | int = request["id"]
    return found


def job_of(request: dict[str, Any]) -> Job:
    """Read a request; raises ValueError that says what is wrong with it."""
    wrong = next((key for key in request if key not in _KEYS), None)
    if wrong is not None:
        raise ValueError(f"{quoted(wrong)} is not a key of a request: expected {', '.join(_KEYS)}")
    level, lines = _number(request, "level", FULL, FULL), _number(request, "lines", 1, MAX_LINES)
    partial = request.get("partial", False)
    if type(partial) is not bool:
        raise ValueError(f"partial is {quoted(str(partial))}: expected true or false")
    return Job(id_of(request), _board(request), _limit(request), level, lines, partial)


def _number(request: dict[str, Any], name: str, default: int, most: int) -> int:
    found = request.get(name, default)
    if type(found) is not int or not 1 <= found <= most:
        raise ValueError(f"{name} is {quoted(str(found))}: expected 1 to {most}")
    return found


def _board(request: dict[str, Any]) -> AnyBoard:
    try:
        return Position.from_json(request).board()
    except OptionError as error:
        if error.code != "wrong-option":
            raise
        raise ValueError(f"the options were refused: {error}") from error
    except NumberedMoveError as error:
        raise ValueError(f"move {error.number}, {quoted(error.move)}, was refused: {error.error}") from error


def _limit(request: dict[str, Any]) -> Limit:
    limits = {name: request[name] for name in _LIMITS if name in request}
    for name, value in limits.items():
        if type(value) not in _LIMITS[name] or value > _MAX.get(name, 1e9):
            raise ValueError(f"{name} is {quoted(str(value))}: expected a number up to {_MAX.get(name, 10**9)}")
    return Limit(**limits)
