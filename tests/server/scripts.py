"""Scripts of games: every event in its order, fixed before the game is played."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import hexad

if TYPE_CHECKING:
    import random

    from hexad.board import AnyBoard

OPENING = 2  # events before the first step: created, joined
_TYPES = {
    ("draw", True): "draw_offered",
    ("draw", False): "draw_declined",
    ("takeback", True): "takeback_asked",
    ("takeback", False): "takeback_declined",
    ("move", True): "moved",
    ("time", True): "time_given",
    ("resign", True): "resigned",
}


@dataclass(frozen=True)
class Step:
    """An act of a seat, and the event that results."""

    seat: int
    act: dict[str, Any]
    kind: str

    def event(self) -> tuple[str, int, str]:
        return self.kind, self.seat, self.act.get("move", "")


def expected(event: dict[str, Any]) -> tuple[str, int, str]:
    """The part of an event that the script fixes."""
    return event["type"], event.get("seat", -1), event.get("move", "")


@dataclass
class Script:
    """A whole game of two people."""

    game: str
    control: str
    ply_limit: int
    think: tuple[float, float]
    steps: list[Step] = field(default_factory=list)
    reason: str = ""

    def invitation(self) -> dict[str, Any]:
        chairs = [{"who": "me"}, {"who": "anyone"}]
        options = {"ply_limit": self.ply_limit, "repetition": None}
        return {"game": self.game, "chairs": chairs, "control": self.control, "options": options}

    def step(self, seat: int, kind: str, *, yes: bool = True, event: str = "", **more: Any) -> None:
        act = {"type": kind, **({} if yes else {"yes": False}), **more}
        self.steps.append(Step(seat, act, event or _TYPES[kind, yes]))


def write_script(
    rng: random.Random, plies: int, *, think: tuple[float, float] = (0.1, 0.6), control: str = "600+1"
) -> Script:
    """A game of random moves with some offers between them, ended by the limit, by agreement or by resignation."""
    script = Script(rng.choice(["abalone", "six"]), control, plies, think)
    board = hexad.GAMES[script.game].Board(ply_limit=plies, repetition=None)
    end = rng.choice(["ply limit", "agreement", "resignation"])
    stop = plies if end == "ply limit" else plies - rng.randrange(1, 4)
    while board.ply < stop and board.outcome() is None:
        if rng.random() < 0.2:
            _add_offers(script, board, rng)
        move = str(rng.choice(list(board.legal_moves)))
        script.step(board.seat, "move", move=move)
        board.push(move)
    _finish(script, board, end)
    return script


def _add_offers(script: Script, board: AnyBoard, rng: random.Random) -> None:
    """Add acts other than moves: the seat to move answers an offer of the other seat."""
    turn, other = board.seat, 1 - board.seat
    what = rng.choice(["draw", "time", "takeback", "taken back"])
    if what == "time":
        script.step(other, "time", seconds=rng.randrange(1, 5))
    elif what == "draw":
        script.step(other, "draw")
        script.step(turn, "draw", yes=False)
    elif board.ply:
        script.step(other, "takeback")
        if what == "taken back":
            script.step(turn, "takeback", event="takeback_agreed")
            board.pop()
        else:
            script.step(turn, "takeback", yes=False)


def _finish(script: Script, board: AnyBoard, end: str) -> None:
    outcome = board.outcome()
    if outcome is not None:
        script.reason = outcome.reason
        return
    turn = board.seat
    script.reason = end
    if end == "agreement":
        script.step(turn, "draw")
        script.step(1 - turn, "draw", event="draw_agreed")
    else:
        script.step(turn, "resign")
