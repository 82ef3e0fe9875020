"""A game of Six: the history for R8 and R3, and the rules that a refused move breaks."""

from __future__ import annotations

import re

from .game import Effect, Formation, Game, Outcome
from .six import START, Action, Position, completed, first_cells, largest_groups, open_cells, perft, play
from .six_shapes import Cell, cell_named, formations, groups, shapes


class SixGame(Game[Position]):
    repetition_rule = "R8"

    def __init__(
        self,
        fen: str = START[2],
        declare: str = "auto",
        first_move: str = "restricted",
        repetition: int | None = 3,
        ply_limit: int | None = None,
    ) -> None:
        super().__init__(Position.from_fen(fen, declare, first_move), repetition, ply_limit)

    def effects(self) -> dict[str, Effect]:
        return {text: action.effect for text, action in self.position.actions.items()}

    def formations(self) -> set[Formation]:
        return formations(self.position.tiles)

    def perft(self, depth: int) -> int:
        return perft(self.position, depth)

    def play(self, text: str) -> Position:
        return play(self.position, self.position.actions[text])

    def broken_rules(self, text: str) -> set[str]:
        if text == "#":
            return broken_by_declaring(self.position)
        found = re.fullmatch(r"(?:(?P<origin>.+)>)?(?P<to>[^=#]+)(?:=(?P<keep>[^#]+))?#?", text)
        assert found, f"{text} is not a move"
        origin, to, keep = (cell_named(cell) if cell else None for cell in found.group("origin", "to", "keep"))
        assert to
        return broken_rules(self.position, origin, to, keep, declares=text.endswith("#"))

    def endings(self) -> set[Outcome]:
        if self.position.endings:
            return set(self.position.endings)
        return set() if self.position.actions else {Outcome(None, "no legal move", "R8")}

    def key(self, position: Position) -> object:
        return position.key


def broken_rules(
    position: Position, origin: Cell | None, to: Cell, keep: Cell | None = None, *, declares: bool = False
) -> set[str]:
    """The rules against placing a tile (no origin) or moving one: none when it is legal."""
    broken = {"R5"} if declares and position.declare == "auto" else set()
    if position.is_moving != (origin is not None):
        return broken | {"S8"}
    broken |= _broken_placing(position, to) if origin is None else _broken_moving(position, origin, to, keep)
    return broken or (_broken_declaring(position, origin, to, keep) if declares else set())


def broken_by_declaring(position: Position) -> set[str]:
    """The rules against a declaration at the start of the turn."""
    if position.declare == "auto":
        return {"R5"}
    return set() if shapes(position.tiles, position.turn) else {"S6"}


def _broken_declaring(position: Position, origin: Cell | None, to: Cell, keep: Cell | None) -> set[str]:
    others = set(position.tiles) - {origin}
    gone = others - _staying(others, keep) if origin else set()
    action = Action("", to, origin, frozenset(gone))
    if completed(position, action):
        return set()
    # A shape that was formed earlier is declared before moving.
    return {"R5"} if shapes(position.tiles, position.turn) else {"S6"}


def _broken_placing(position: Position, to: Cell) -> set[str]:
    broken = set()
    if to not in open_cells(set(position.tiles)):
        broken.add("S4")
    cells = first_cells(position) if position.first_move == "restricted" else None
    if cells is not None and to not in cells:
        broken.add("S3")
    return broken


def _broken_moving(position: Position, origin: Cell, to: Cell, keep: Cell | None) -> set[str]:
    if position.tiles.get(origin) != position.turn:
        return {"S8"}
    others = set(position.tiles) - {origin}
    broken = set()
    if to == origin:
        broken.add("R9")
    if to in others:
        broken |= {"S4", "S8"}
    if to not in open_cells(others):
        broken.add("S8")
    if position.rules == "basic" and len(groups(others)) > 1:
        broken.add("S9")
    if position.rules == "advanced" and others:
        broken |= _broken_choice(others, to, keep)
    elif keep is not None:
        broken.add("S11")
    return broken


def _broken_choice(others: set[Cell], to: Cell, keep: Cell | None) -> set[str]:
    """The rules about the removal: S12 requires a choice, S11 a largest group, R6 a place beside it."""
    largest = largest_groups(others)
    if keep is None and len(largest) > 1:
        return {"S12"}
    if keep is not None and not any(keep in group for group in largest):
        return {"S11"}
    return set() if to in open_cells(_staying(others, keep)) else {"R6"}


def _staying(others: set[Cell], keep: Cell | None) -> set[Cell]:
    largest = largest_groups(others)
    return next(group for group in largest if keep is None or keep in group)
