"""The program that reviews one game: it reads a `ReviewRequest` and writes a `ReviewedPosition` for each position."""

from __future__ import annotations

import sys
from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING

import msgspec

from hexad.engine import Engine, Limit
from hexad.engine.annotate import MAX_VARIATION, annotate
from hexad.record import Game
from hexad.server.engines.reviews import ReviewedPosition, ReviewRequest

if TYPE_CHECKING:
    from hexad.engine.annotate import Judgement

__all__ = ["reviewed_position"]

HASH_MB = 16


def reviewed_position(ply: int, judgement: Judgement) -> ReviewedPosition:
    """Return a judgement of the engine as it is sent."""
    score = judgement.for_black
    best = [str(move) for move in judgement.variation.moves[:MAX_VARIATION]]
    return ReviewedPosition(ply, score.points, round(judgement.expected, 4), best, score.win_in, judgement.mark)


def main() -> None:
    """Review the game on standard input."""
    line = sys.stdin.buffer.readline()
    if not line:
        return  # the server ended before it sent a request
    request = ReviewRequest.from_json(msgspec.json.decode(line))
    board = request.position.board()
    plies = count()

    def report(judgement: Judgement) -> None:
        sys.stdout.buffer.write(msgspec.json.encode(reviewed_position(next(plies), judgement)) + b"\n")
        sys.stdout.buffer.flush()

    # The pipe breaks when the server has ended: then nobody needs the rest.
    with suppress(BrokenPipeError):
        annotate(Game.from_board(board), Engine(board.game, hash_mb=HASH_MB), Limit(time=request.seconds), report)


if __name__ == "__main__":
    main()
