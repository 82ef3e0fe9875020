"""Annotating a record: what every position is worth, and which moves were mistakes, by how much they gave away.

A move is compared with the one that the engine prefers. The positions after both are searched to the same depth, since
the scores of searches to odd and even depths differ.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from hexad.engine.limit import Limit
from hexad.engine.score import WIN, Score
from hexad.engine.variation import Variation
from hexad.errors import HexadError
from hexad.record import Eval
from hexad.types import BLACK

if TYPE_CHECKING:
    from collections.abc import Callable

    from hexad.board import AnyBoard
    from hexad.engine.engine import Engine
    from hexad.record import Game, Node

__all__ = ["BLUNDER", "INACCURACY", "MAX_VARIATION", "MISTAKE", "SIZES", "Judgement", "annotate"]

INACCURACY, MISTAKE, BLUNDER = 6, 2, 4

# How much of the expected score (a win is 1, a draw 0.5) a move must give away to be marked.
SIZES = ((0.20, BLUNDER), (0.12, MISTAKE), (0.06, INACCURACY))
# The number of moves of a variation that are written into a record.
MAX_VARIATION = 8
# Won here and now.
_WON = Score(WIN)


class Judgement(NamedTuple):
    """A position: the principal variation from it, how deeply that was searched, and whether it is Black's turn."""

    variation: Variation
    depth: int | None
    is_blacks: bool
    game: str
    mark: int | None = None

    @property
    def for_black(self) -> Score:
        """The score from Black's side."""
        return self.variation.score if self.is_blacks else -self.variation.score

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
        if before.variation.moves and before.variation.moves[0] != node.move:
            better = board.copy()
            better.push(before.variation.moves[0])
        board.push(node.move)
        after = _judge(board, engine, limit)
        if better is not None:
            after = _compared(node, before, after, _judge(better, engine, _same_depth(limit, after)))
        _mark(node, after)
        judgements.append(after)
        advance(after)
    return judgements


def _judge(board: AnyBoard, engine: Engine, limit: Limit) -> Judgement:
    is_blacks = board.turn is BLACK
    outcome = board.outcome()
    if outcome is not None:
        score = Score(0) if outcome.winner is None else _WON if outcome.winner is board.turn else -_WON
        return Judgement(Variation(score, ()), None, is_blacks, board.game)
    # The limit may be too small to find anything.
    *_, info = list(engine.analyse(board, limit)) or engine.analyse(board, Limit(depth=1))
    return Judgement(info.variation, info.depth, is_blacks, board.game)


def _same_depth(limit: Limit, other: Judgement) -> Limit:
    """The limit for a search to the depth that another one reached."""
    if other.depth is None or other.variation.score.win_in is not None:
        return limit
    return replace(limit, depth=other.depth)


def _compared(node: Node, before: Judgement, after: Judgement, better: Judgement) -> Judgement:
    """The judgement of the position after a move, marked if another move would have been better."""
    lost = (better.expected - after.expected) * (1 if before.is_blacks else -1)
    mark = next((mark for size, mark in SIZES if lost >= size), None)
    if mark is None:
        return after
    assert node.parent is not None
    step = first = node.parent.play(before.variation.moves[0])
    # A variation may go on after a repetition that ends the game.
    with suppress(HexadError):
        for move in before.variation.moves[1:MAX_VARIATION]:
            step = step.play(move)
    first.eval = better.eval()
    return after._replace(mark=mark)


def _mark(node: Node, after: Judgement) -> None:
    node.eval = after.eval()
    kept = [nag for nag in node.nags if nag not in (INACCURACY, MISTAKE, BLUNDER)]
    node.nags = tuple(kept if after.mark is None else [*kept, after.mark])
