"""What puzzles of one game are about, and how they are made: the type that `abalone.py` and `six.py` fill in.

A *strike* is the goal of a puzzle: a marble pushed off in Abalone, a win in Six.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from hexad.board import AnyBoard

__all__ = ["MAX_PROVEN", "Making", "PuzzleRules", "Slot"]

# How many moves of the attacker a proof can reach.
MAX_PROVEN = 3

# A kind of puzzle, and within how many moves.
Slot: TypeAlias = tuple[str, int]

# Each game has its own boards and moves.
Board: TypeAlias = Any
Move: TypeAlias = Any


@dataclass(frozen=True, slots=True, kw_only=True)
class Making:
    """How games are played in which puzzles are looked for.

    shares      how large a part of the puzzles each kind should be
    first_ply   the first ply at which a puzzle is looked for
    levels      the levels that play; low ones leave more to find
    layouts     the layouts that are played, if the game has any
    slips       how often a move is random
    ply_limit   how long a game may be
    """

    shares: Mapping[Slot, int]
    first_ply: int
    levels: tuple[int, ...]
    layouts: tuple[str, ...]
    slips: float
    ply_limit: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleRules:
    """What a puzzle of one game can be.

    kinds           the kinds of puzzles
    accepts         what a solution may be given as: a move, or the tile that is lifted
    strike_wins     whether a strike ends the game
    can_strike      whether the player to move has a strike
    is_strike       whether a legal move is a strike
    likely_answers  moves that a defender should try first; the order changes the time alone
    kind_of         the kind of a puzzle in which a move begins an attack
    lookalikes      how many other moves look as if they were the solution
    same_tile       the legal moves that lift the same tile as a move, and keep the same group
    max_proven      how many moves of the attacker a proof can reach on a board
    themes          what a puzzle can be about, and where that is explained: a page of the web client, or nothing
    themes_of       the themes of a position and its solution, which are played on the board
    """

    kinds: tuple[str, ...]
    accepts: tuple[str, ...]
    strike_wins: bool
    can_strike: Callable[[Board], bool]
    is_strike: Callable[[Board, Move], bool]
    likely_answers: Callable[[Board], list[Move]]
    kind_of: Callable[[AnyBoard, Move], str]
    lookalikes: Callable[[AnyBoard, Move], int]
    same_tile: Callable[[Board, Move], list[Move]]
    max_proven: Callable[[Board], int]
    themes: Mapping[str, str]
    themes_of: Callable[[Board, Sequence[str]], Iterator[str]]
    making: Making
