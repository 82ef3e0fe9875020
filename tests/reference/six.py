"""Six by brute force: tiles in a dict, every cell near them tried against the rules."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from .game import Effect, Outcome
from .six_shapes import Cell, Shape, cell_named, groups, name, neighbours, shapes, shapes_through

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = [
    "BLACK",
    "RED",
    "SEATS",
    "START",
    "Action",
    "Cell",
    "Position",
    "cell_named",
    "completed",
    "first_cells",
    "largest_groups",
    "name",
    "neighbours",
    "open_cells",
    "perft",
    "play",
    "shapes",
]

BLACK, RED = "black", "red"
START = {2: "BR@0,0 20 20 b basic 1", 4: "BR@0,0 10+10 10+10 b1 basic 1"}
SEATS = {2: ("b", "r"), 4: ("b1", "r1", "b2", "r2")}
"""The seats in the order of play: clockwise, partners opposite (S10)."""


@dataclass(frozen=True)
class Position:
    tiles: dict[Cell, str]
    hands: tuple[int, ...] = (0, 0)
    seat: int = 0
    rules: str = "basic"
    number: int = 1
    declare: str = "auto"
    first_move: str = "restricted"
    endings: frozenset[Outcome] = frozenset()
    """Set by the move that ended the game: the table alone shows neither a declaration nor a removal."""

    @classmethod
    def from_fen(cls, fen: str, declare: str = "auto", first_move: str = "restricted") -> Position:
        table, black, red, turn, rules, number = fen.split()
        # Four hands are written team by team and kept in the order of play: b1 r1 b2 r2.
        hands = tuple(int(hand) for pair in zip(black.split("+"), red.split("+"), strict=True) for hand in pair)
        seat = SEATS[len(hands)].index(turn)
        position = cls(_read_table(table), hands, seat, rules, int(number), declare, first_move)
        if declare == "manual":
            return position
        # Without declarations a shape on the table has won, with either player to move (R5).
        return replace(position, endings=_won(position.tiles, BLACK) | _won(position.tiles, RED))

    def fen(self) -> str:
        columns, lines = [q for q, _ in self.tiles], [r for _, r in self.tiles]
        left, top = min(columns), min(lines)
        letters = {BLACK: "B", RED: "R", None: "."}
        rows = (
            "".join(letters[self.tiles.get((q, r))] for q in range(left, max(columns) + 1)).rstrip(".")
            for r in range(top, max(lines) + 1)
        )
        table = re.sub(r"\.+", lambda gap: str(len(gap[0])), "/".join(rows))
        hands = f"{'+'.join(map(str, self.hands[::2]))} {'+'.join(map(str, self.hands[1::2]))}"
        return f"{table}@{left},{top} {hands} {SEATS[self.players][self.seat]} {self.rules} {self.number}"

    @property
    def players(self) -> int:
        return len(self.hands)

    @property
    def turn(self) -> str:
        return (BLACK, RED)[self.seat % 2]

    @property
    def is_moving(self) -> bool:
        return self.hands[self.seat] == 0

    @cached_property
    def actions(self) -> dict[str, Action]:
        return actions(self)

    @cached_property
    def key(self) -> object:
        """What makes two positions the same for R8; the place of the group does not matter."""
        left, top = min(q for q, _ in self.tiles), min(r for _, r in self.tiles)
        return {(q - left, r - top): colour for (q, r), colour in self.tiles.items()}, self.hands, self.seat


def _read_table(table: str) -> dict[Cell, str]:
    rows, corner = table.split("@")
    left, top = cell_named(corner)
    tiles = {}
    for r, row in enumerate(rows.split("/"), top):
        letters = re.sub(r"\d+", lambda gap: "." * int(gap[0]), row)
        for q, letter in enumerate(letters, left):
            if letter != ".":
                tiles[q, r] = {"B": BLACK, "R": RED}[letter]
    return tiles


class Action(NamedTuple):
    """A legal move: its target, its origin, the tiles it removes from the game, and whether it declares."""

    text: str
    to: Cell | None = None
    origin: Cell | None = None
    removed: frozenset[Cell] = frozenset()
    declares: bool = False

    @property
    def effect(self) -> Effect:
        removed = tuple(map(name, sorted(self.removed)))
        if self.to is None:
            return Effect()
        if self.origin is None:
            return Effect(placed=(name(self.to),))
        return Effect(moved=((name(self.origin), name(self.to)),), removed=removed)


def open_cells(tiles: set[Cell]) -> set[Cell]:
    """The empty cells that touch one of these tiles."""
    return {near for cell in tiles for near in neighbours(cell)} - tiles


def first_cells(position: Position) -> set[Cell] | None:
    """Black's three first cells (S3), or None when the first tile has been placed."""
    if len(position.tiles) != 2 or sum(position.hands) != 40 or position.turn != BLACK:
        return None
    (black,) = (cell for cell, colour in position.tiles.items() if colour == BLACK)
    (red,) = (cell for cell, colour in position.tiles.items() if colour == RED)
    return set(neighbours(red)) - set(neighbours(black)) - {black}


def _placements(position: Position) -> Iterator[Action]:
    cells = first_cells(position) if position.first_move == "restricted" else None
    for cell in open_cells(set(position.tiles)) if cells is None else cells:
        yield Action(name(cell), cell)


def largest_groups(tiles: set[Cell]) -> list[set[Cell]]:
    found = groups(tiles)
    return [group for group in found if len(group) == max(map(len, found))]


def _moves(position: Position) -> Iterator[Action]:
    for origin, colour in position.tiles.items():
        if colour != position.turn:
            continue
        others = set(position.tiles) - {origin}
        if position.rules == "basic" and len(groups(others)) > 1:
            continue
        largest = largest_groups(others) if others else []
        for group in largest:
            keep = f"={name(min(group))}" if len(largest) > 1 else ""
            for cell in open_cells(group) - {origin}:
                yield Action(f"{name(origin)}>{name(cell)}{keep}", cell, origin, frozenset(others - group))


def actions(position: Position) -> dict[str, Action]:
    """Every legal action by its text. The end of the game is not considered."""
    found = list(_moves(position) if position.is_moving else _placements(position))
    if position.declare == "manual":
        found += [a._replace(text=a.text + "#", declares=True) for a in found if completed(position, a)]
        if shapes(position.tiles, position.turn):
            found.append(Action("#", declares=True))
    named = {action.text: action for action in found}
    assert len(named) == len(found), "a text names one action"
    return named


def _tiles_after(position: Position, action: Action) -> dict[Cell, str]:
    gone = action.removed | {action.origin}
    tiles = {cell: colour for cell, colour in position.tiles.items() if cell not in gone}
    return tiles | ({action.to: position.turn} if action.to else {})


def completed(position: Position, action: Action) -> set[Shape]:
    """The mover's shapes that contain the tile just put down, after the removal (R7)."""
    return shapes_through(_tiles_after(position, action), action.to) if action.to else set()


def play(position: Position, action: Action) -> Position:
    if action.to is None:
        return replace(position, endings=_won(position.tiles, position.turn))
    hands = list(position.hands)
    hands[position.seat] -= action.origin is None
    tiles = _tiles_after(position, action)
    wins = action.declares or position.declare == "auto"
    won = _outcomes(position.turn, completed(position, action)) if wins else frozenset()
    return replace(
        position,
        tiles=tiles,
        hands=tuple(hands),
        seat=(position.seat + 1) % position.players,
        number=position.number + (position.turn == RED),
        endings=won or (_too_few(tiles) if action.removed else frozenset()),
    )


def _won(tiles: dict[Cell, str], player: str) -> frozenset[Outcome]:
    return _outcomes(player, shapes(tiles, player))


def _outcomes(player: str, won: set[Shape]) -> frozenset[Outcome]:
    """One outcome for each shape that won: any of them may be shown."""
    return frozenset(Outcome(player, kind, "S5", kind, tuple(map(name, sorted(cells)))) for kind, cells in won)


def _too_few(tiles: dict[Cell, str]) -> frozenset[Outcome]:
    """S13 and S14, which apply to both players after a removal."""
    losers = [player for player in (BLACK, RED) if list(tiles.values()).count(player) <= 5]
    if len(losers) == 2:
        return frozenset({Outcome(None, "both five or fewer", "S14")})
    return frozenset(Outcome({BLACK: RED, RED: BLACK}[loser], "five or fewer", "S13") for loser in losers)


def perft(position: Position, depth: int) -> int:
    if depth == 0:
        return 1
    if position.endings:
        return 0
    found = position.actions
    return len(found) if depth == 1 else sum(perft(play(position, action), depth - 1) for action in found.values())
