"""Annotating a record: what every position is worth, and which moves were mistakes, by how much they gave away.

A move is held against the one that the engine prefers, and the positions after both are searched alike: scores of
searches that look an odd or an even number of plies ahead are not compared with each other.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

from hexad.engine.limit import Limit
from hexad.engine.score import Score
from hexad.errors import HexadError
from hexad.record import Eval
from hexad.types import BLACK

if TYPE_CHECKING:
    from collections.abc import Callable

    from hexad.board import AnyBoard
    from hexad.engine.engine import Engine
    from hexad.record import Game, Node

__all__ = ["BLUNDER", "INACCURACY", "LONGEST_LINE", "MISTAKE", "Judgement", "annotate"]

INACCURACY, MISTAKE, BLUNDER = 6, 2, 4

# How much of the expected score (a win is 1, a draw 0.5) a move must give away to be marked.
_SIZES = ((0.20, BLUNDER), (0.12, MISTAKE), (0.06, INACCURACY))
# A variation is as long as one still likes to read.
LONGEST_LINE = 8
# As in hexad.engine.score: won here and now.
_WON = Score(30_000)


class Judgement(NamedTuple):
    """A position: its score for the player to move, how deep that was searched, and the best line from it."""

    score: Score
    depth: int | None
    line: tuple[Any, ...]
    is_blacks: bool
    game: str
    mark: int | None = None

    @property
    def for_black(self) -> Score:
        """The score from Black's side."""
        return self.score if self.is_blacks else -self.score

    @property
    def expected(self) -> float:
        """What Black may expect: 1 is a win, 0 a loss."""
        chances = self.for_black.chances(self.game)
        return chances.win + chances.draw / 2

    def eval(self) -> Eval:
        """As a record holds it: from Black's side, a hundred points as 1, a win in moves of the winner."""
        score = self.for_black
        if score.win_in is None:
            return Eval(score.points / 100, depth=self.depth)
        moves = (abs(score.win_in) + 1) // 2
        return Eval(win_in=moves if score.points > 0 else -moves, depth=self.depth)


def annotate(
    game: Game, engine: Engine, limit: Limit, advance: Callable[[Judgement], object] = lambda _: None
) -> list[Judgement]:
    """Write evaluations, mistakes and better lines into the main line of a game.

    Returns the judgement of every position, the start first; `mark` is that of the move that led to it. `advance` is
    called with each of them. Marks that a record had for mistakes are replaced; all else that it says is kept.
    """
    engine.clear()
    board = game.board()
    judgements = [_judge(board, engine, limit)]
    advance(judgements[0])
    for node in list(game.mainline()):
        before = judgements[-1]
        better = None
        if before.line and before.line[0] != node.move:
            better = board.copy()
            better.push(before.line[0])
        board.push(node.move)
        after = _judge(board, engine, limit)
        if better is not None:
            after = _compared(node, before, after, _judge(better, engine, _alike(limit, after)))
        _mark(node, after)
        judgements.append(after)
        advance(after)
    return judgements


def _judge(board: AnyBoard, engine: Engine, limit: Limit) -> Judgement:
    is_blacks = board.turn is BLACK
    outcome = board.outcome()
    if outcome is not None:
        score = Score(0) if outcome.winner is None else _WON if outcome.winner is board.turn else -_WON
        return Judgement(score, None, (), is_blacks, board.game)
    # A limit may be too small for anything to be found.
    *_, info = list(engine.analyse(board, limit)) or engine.analyse(board, Limit(depth=1))
    return Judgement(info.score, info.depth, info.line, is_blacks, board.game)


def _alike(limit: Limit, other: Judgement) -> Limit:
    """The limit for a search that should look as far ahead as another one did."""
    if other.depth is None or other.score.win_in is not None:
        return limit
    return replace(limit, depth=other.depth)


def _compared(node: Node, before: Judgement, after: Judgement, better: Judgement) -> Judgement:
    """The judgement of the position after a move, marked if another move would have been better."""
    lost = (better.expected - after.expected) * (1 if before.is_blacks else -1)
    mark = next((mark for size, mark in _SIZES if lost >= size), None)
    if mark is None:
        return after
    assert node.parent is not None
    step = first = node.parent.play(before.line[0])
    # A line of the engine may go on after a repetition that ends the game.
    with suppress(HexadError):
        for move in before.line[1:LONGEST_LINE]:
            step = step.play(move)
    first.eval = better.eval()
    return after._replace(mark=mark)


def _mark(node: Node, after: Judgement) -> None:
    node.eval = after.eval()
    kept = [nag for nag in node.nags if nag not in (INACCURACY, MISTAKE, BLUNDER)]
    node.nags = tuple(kept if after.mark is None else [*kept, after.mark])
