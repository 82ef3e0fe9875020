"""Abalone by brute force: every group of one to three cells in a line, tried in every direction against A5 to A14."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from .abalone_board import (
    BLACK,
    CELLS,
    DIRECTIONS,
    OTHER,
    ROWS,
    WHITE,
    Cell,
    cell_named,
    cells_between,
    distance,
    in_one_line,
    name,
    run,
    step,
)
from .abalone_formations import formations
from .game import Effect, Formation, Game, Outcome

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

__all__ = [
    "BLACK",
    "CELLS",
    "DIRECTIONS",
    "OTHER",
    "STANDARD",
    "WHITE",
    "AbaloneGame",
    "Cell",
    "Position",
    "broken_by_gesture",
    "cell_named",
    "distance",
    "name",
    "step",
]

LETTERS = {"S": BLACK, "s": WHITE}
STANDARD = "sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1"


def _groups() -> Iterator[frozenset[Cell]]:
    for cell in CELLS:
        for direction in DIRECTIONS:
            for size in (1, 2, 3):
                group = frozenset(step(cell, direction, times) for times in range(size))
                if group <= CELLS:
                    yield group


GROUPS = sorted({tuple(sorted(group)) for group in _groups()})


@dataclass(frozen=True)
class Position:
    marbles: dict[Cell, str]
    pushed_off: dict[str, int] = field(default_factory=lambda: {BLACK: 0, WHITE: 0})
    turn: str = BLACK
    quiet: int = 0
    number: int = 1

    @classmethod
    def from_fen(cls, fen: str) -> Position:
        rows, by_black, by_white, turn, quiet, number = fen.split()
        marbles = {}
        for cells, text in zip(reversed(ROWS), rows.split("/"), strict=True):
            letters = re.sub(r"\d", lambda gap: "." * int(gap[0]), text)
            for cell, letter in zip(cells, letters, strict=True):
                if letter != ".":
                    marbles[cell] = LETTERS[letter]
        scores = {BLACK: int(by_black), WHITE: int(by_white)}
        return cls(marbles, scores, {"b": BLACK, "w": WHITE}[turn], int(quiet), int(number))

    def fen(self) -> str:
        letters = {BLACK: "S", WHITE: "s", None: "."}
        rows = ("".join(letters[self.marbles.get(cell)] for cell in row) for row in reversed(ROWS))
        board = re.sub(r"\.+", lambda gap: str(len(gap[0])), "/".join(rows))
        scores = f"{self.pushed_off[BLACK]} {self.pushed_off[WHITE]}"
        return f"{board} {scores} {self.turn[0]} {self.quiet} {self.number}"

    @cached_property
    def moves(self) -> dict[str, Effect]:
        return moves(self)


def broken_rules(position: Position, cells: Iterable[Cell], direction: str) -> set[str]:
    """The rules that forbid moving the marbles of these cells one step together; none if it is legal."""
    group = sorted(cells)
    broken = set()
    if any(cell not in position.marbles for cell in group):
        broken.add("A5")
    if any(position.marbles.get(cell) == OTHER[position.turn] for cell in group):
        broken |= {"A3", "A6"} if len(group) > 1 else {"A3"}
    if len(group) > 3 or not in_one_line(group):
        broken.add("A6")
    if broken:
        return broken
    judge = _broken_in_line if _is_in_line(group, direction) else _broken_broadside
    return judge(position, group, direction)


def _is_in_line(group: list[Cell], direction: str) -> bool:
    return len(group) == 1 or step(group[0], direction) in group or step(group[-1], direction) in group


def _front(group: Iterable[Cell], direction: str) -> Cell:
    return next(ahead for cell in group if (ahead := step(cell, direction)) not in group)


def _broken_in_line(position: Position, group: list[Cell], direction: str) -> set[str]:
    ahead = _front(group, direction)
    if ahead not in CELLS or position.marbles.get(ahead) == position.turn:
        return {"A14"}
    if ahead not in position.marbles:
        return set()
    pushed = run(position.marbles, ahead, direction)
    broken = set()
    if len(pushed) >= len(group):
        broken.add("A10")
    if step(pushed[-1], direction) in position.marbles:
        broken.add("A12")
    return broken


def _broken_broadside(position: Position, group: list[Cell], direction: str) -> set[str]:
    broken = set()
    for target in (step(cell, direction) for cell in group):
        if target not in CELLS:
            broken.add("A14")
        elif target in position.marbles:
            broken |= {"A8", "A14"} if position.marbles[target] == position.turn else {"A8"}
    return broken


def broken_by_gesture(position: Position, cells: Iterable[Cell], direction: str) -> set[str]:
    """The same for chosen cells, which may include the opposing marbles to be pushed."""
    chosen = set(cells)
    group = sorted(cell for cell in chosen if position.marbles.get(cell) == position.turn)
    opposing = chosen & {cell for cell, colour in position.marbles.items() if colour == OTHER[position.turn]}
    if not chosen:
        return {"A4"}
    if len(group) + len(opposing) < len(chosen):
        return {"A5"}
    if not group:
        return {"A3"}
    broken = broken_rules(position, group, direction)
    if not opposing or "A6" in broken:
        return broken
    ahead = _front(group, direction)
    if not _is_in_line(group, direction) or not opposing <= {step(ahead, direction, times) for times in range(9)}:
        return broken | {"A9"}
    touching = run(position.marbles, ahead, direction) if ahead in opposing else []
    return broken if opposing <= set(touching) else broken | {"A11"}


def broken_by_text(position: Position, text: str) -> set[str]:
    """The same for a written move."""
    cells = [cell_named(text[i : i + 2]) for i in range(0, len(text), 2)]
    first, target = cells[0], cells[-1]
    direction = next((d for d in DIRECTIONS if step(first, d) == target), None)
    if len(cells) == 3:
        group = cells_between(first, cells[1])
        if not group or len(group) > 3:
            return {"A6"}
        if direction and _is_in_line(sorted(group), direction):
            return {"A8"}
    else:
        own = direction and position.marbles.get(first) == position.turn
        group = run(position.marbles, first, direction) if own and direction else [first]
    return broken_rules(position, group, direction) if direction else {"A5"}


def _text(group: tuple[Cell, ...], direction: str) -> str:
    """The Aba-Pro text of a move: the rear marble of a line, or both ends of a broadside, and where the first goes."""
    if _is_in_line(list(group), direction):
        rear = next(cell for cell in group if step(cell, direction, -1) not in group)
        return name(rear) + name(step(rear, direction))
    first, last = group[0], group[-1]
    return name(first) + name(last) + name(step(first, direction))


def _effect(position: Position, group: tuple[Cell, ...], direction: str) -> Effect:
    ahead = _front(group, direction)
    pushed = run(position.marbles, ahead, direction) if ahead in position.marbles else []
    staying = [cell for cell in pushed if step(cell, direction) in CELLS]
    return Effect(
        moved=tuple((name(cell), name(step(cell, direction))) for cell in group),
        pushed=tuple((name(cell), name(step(cell, direction))) for cell in staying),
        removed=tuple(name(cell) for cell in pushed if cell not in staying),
    )


def _found(position: Position) -> Iterator[tuple[str, Effect]]:
    for group in GROUPS:
        if all(position.marbles.get(cell) == position.turn for cell in group):
            for direction in DIRECTIONS:
                if not broken_rules(position, group, direction):
                    yield _text(group, direction), _effect(position, group, direction)


def moves(position: Position) -> dict[str, Effect]:
    """Every legal move by its text, found by trying all of them. The end of the game is not considered."""
    found = list(_found(position))
    named = dict(found)
    assert len(named) == len(found), "a text names one move"
    return named


def play(position: Position, effect: Effect) -> Position:
    steps = {cell_named(origin): cell_named(target) for origin, target in effect.moved + effect.pushed}
    leaving = set(steps) | {cell_named(cell) for cell in effect.removed}
    marbles = {cell: colour for cell, colour in position.marbles.items() if cell not in leaving}
    marbles |= {target: position.marbles[origin] for origin, target in steps.items()}
    scores = dict(position.pushed_off)
    scores[position.turn] += len(effect.removed)
    return Position(
        marbles,
        scores,
        OTHER[position.turn],
        0 if effect.removed else position.quiet + 1,
        position.number + (position.turn == WHITE),
    )


def perft(position: Position, depth: int) -> int:
    if depth == 0:
        return 1
    if 6 in position.pushed_off.values():
        return 0
    found = position.moves
    return len(found) if depth == 1 else sum(perft(play(position, effect), depth - 1) for effect in found.values())


class AbaloneGame(Game[Position]):
    repetition_rule = "R1"

    def __init__(
        self,
        fen: str = STANDARD,
        repetition: int | None = 3,
        ply_limit: int | None = None,
        quiet_limit: int | None = None,
    ) -> None:
        super().__init__(Position.from_fen(fen), repetition, ply_limit)
        self.quiet_limit = quiet_limit

    def effects(self) -> dict[str, Effect]:
        return self.position.moves

    def formations(self) -> set[Formation]:
        return formations(self.position.marbles)

    def perft(self, depth: int) -> int:
        return perft(self.position, depth)

    def play(self, text: str) -> Position:
        return play(self.position, self.effect(text))

    def broken_rules(self, text: str) -> set[str]:
        return broken_by_text(self.position, text)

    def endings(self) -> set[Outcome]:
        for player, pushed_off in self.position.pushed_off.items():
            if pushed_off == 6:
                return {Outcome(player, "six pushed off", "A15")}
        return set() if self.position.moves else {Outcome(None, "no legal move", "R2")}

    def key(self, position: Position) -> object:
        return position.marbles, position.turn

    def draws(self) -> set[Outcome]:
        quiet = self.quiet_limit is not None and self.position.quiet >= self.quiet_limit
        return super().draws() or ({Outcome(None, "quiet limit", "R3")} if quiet else set())
