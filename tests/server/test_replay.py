"""Replays: games move by move, for clients without the rules."""

from __future__ import annotations

import random

import msgspec
import pytest

import hexad
from hexad.server.game.replay import replay_of

PLACES = [
    ("abalone", {}, 80),
    ("abalone", {"layout": "belgian-daisy"}, 60),
    ("six", {"rules": "advanced"}, 60),
    ("six", {"players": 4, "begins": 2, "declare": "manual"}, 20),
]


def shown(pieces, frame, colour):
    """The pieces after a frame, computed as a page does."""
    pieces = dict(pieces)
    steps = [*frame.get("pushed", ()), *frame.get("moved", ())]
    for cell in frame.get("removed", ()):
        pieces.pop(cell)
    carried = [(pieces.pop(origin), cell) for origin, cell in steps]
    pieces |= {cell: piece for piece, cell in carried}
    return pieces | dict.fromkeys(frame.get("placed", ()), colour)


@pytest.mark.parametrize(("game", "options", "plies"), PLACES)
def test_a_replay_shows_the_moves_played(game, options, plies):
    board = hexad.GAMES[game].Board(**options)
    source = random.Random(3)
    boards = [board.copy()]
    seats: list[tuple[str, int]] = []
    while len(seats) < plies and not board.is_over:
        seats.append((board.turn, board.seat))
        board.push(source.choice(list(board.legal_moves)))
        boards.append(board.copy())
    moves = [str(move) for move in board.moves]
    film = msgspec.json.decode(msgspec.json.encode(replay_of(board, board.moves)))
    assert (film["game"], film["fen"], film["options"]) == (game, board.start_fen, board.options)
    assert [frame["move"] for frame in film["frames"]] == moves
    assert [(frame["side"], frame["seat"]) for frame in film["frames"]] == seats
    pieces = film["pieces"]
    assert pieces == boards[0].pieces
    for frame, after in zip(film["frames"], boards[1:], strict=True):
        pieces = shown(pieces, frame, frame["side"])
        assert pieces == after.pieces
        assert frame["fen"] == after.fen()
        assert frame.get("pushed_off") == getattr(after, "pushed_off", None)
        assert frame.get("hands") == (list(hands) if (hands := getattr(after, "hands", None)) else None)
    assert ("result" in film) == board.is_over
