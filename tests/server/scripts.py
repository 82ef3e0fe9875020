"""Scripts of games: every event in its order, fixed before the game is played."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import hexad
from hexad.server.game import events as e

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
    ("declare", True): "declared",
    ("rematch", True): "rematch_offered",
    ("rematch", False): "rematch_declined",
}
# Black completes a line in the sixth move, which is a shape.
_LINE = ("2,-1", "0,1", "3,-1", "-1,1", "4,-1", "-1,2", "5,-1", "-2,2", "6,-1", "-3,2", "7,-1", "-3,3")
KINDS = (
    e.Created,
    e.Joined,
    e.Moved,
    e.Declared,
    e.DrawOffered,
    e.DrawAgreed,
    e.DrawDeclined,
    e.TakebackAsked,
    e.TakebackAgreed,
    e.TakebackDeclined,
    e.TimeGiven,
    e.Resigned,
    e.RematchOffered,
    e.RematchAgreed,
    e.RematchDeclined,
)
"""The events that scripts lead to."""


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
    rated: bool = False
    declare: str = "auto"

    def invitation(self) -> dict[str, Any]:
        chairs = [{"who": "me"}, {"who": "anyone"}]
        options: dict[str, Any] = {"ply_limit": self.ply_limit, "repetition": None}
        if self.declare != "auto":
            options["declare"] = self.declare
        rated = {"rated": True} if self.rated else {}
        return {"game": self.game, "chairs": chairs, "control": self.control, "options": options, **rated}

    def step(self, seat: int, kind: str, *, yes: bool = True, event: str = "", **more: Any) -> None:
        act = {"type": kind, **({} if yes else {"yes": False}), **more}
        self.steps.append(Step(seat, act, event or _TYPES[kind, yes]))


def write_script(
    rng: random.Random,
    plies: int,
    *,
    think: tuple[float, float] = (0.1, 0.6),
    control: str = "600+1",
    rated: bool = False,
) -> Script:
    """A game of random moves with some offers between them, ended by the limit, by agreement or by resignation.

    Nothing is taken back in a rated game.
    """
    script = Script(rng.choice(["abalone", "six"]), control, plies, think, rated=rated)
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


def write_scripts(rng: random.Random, count: int, plies: int, think: tuple[float, float]) -> list[Script]:
    """Games of which every second one is rated. Those have various lengths, so that some end between kills.

    The others end in a rematch, and one of them by a declaration.
    """
    scripts = [
        write_script(rng, plies, think=think)
        if number % 2
        else write_script(rng, rng.randrange(plies // 3, plies + 1), think=think, rated=True)
        for number in range(count)
    ]
    scripts[1] = _write_declaration(plies, think)
    for script in scripts[1::2]:
        _add_rematch(script)
    return scripts


def _write_declaration(plies: int, think: tuple[float, float]) -> Script:
    """A game of Six in which a shape is overlooked and declared a turn later (S7)."""
    script = Script("six", "600+1", max(plies, len(_LINE) + 2), think, reason="line", declare="manual")
    for ply, move in enumerate(_LINE):
        script.step(ply % 2, "move", move=move)
    script.step(0, "declare")
    return script


def _add_rematch(script: Script) -> None:
    script.step(0, "rematch")
    script.step(1, "rematch", yes=False)
    script.step(1, "rematch")
    script.step(0, "rematch", event="rematch_agreed")


def _add_offers(script: Script, board: AnyBoard, rng: random.Random) -> None:
    """Add acts other than moves: the seat to move answers an offer of the other seat."""
    turn, other = board.seat, 1 - board.seat
    what = rng.choice(["draw", "time"] if script.rated else ["draw", "time", "takeback", "taken back"])
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
