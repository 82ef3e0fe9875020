"""Replays: games move by move, for clients without the rules."""

from __future__ import annotations

import asyncio
import random

import httpx
import pytest

import hexad

from .client import Player

PLACES = [
    ("abalone", {}, 80),
    ("abalone", {"options": {"layout": "belgian-daisy"}}, 60),
    ("six", {"options": {"rules": "advanced"}}, 60),
    ("six", {"options": {"players": 4, "begins": 2, "declare": "manual"}}, 20),
]


@pytest.fixture(scope="module")
def http(server):
    with httpx.Client(base_url=f"{server.url}/api", timeout=30) as client:
        yield client


def shown(pieces, frame, colour):
    """The pieces after a frame, computed as a page does."""
    pieces = dict(pieces)
    steps = [*frame.get("pushed", ()), *frame.get("moved", ())]
    for cell in frame.get("removed", ()):
        pieces.pop(cell)
    carried = [(pieces.pop(origin), cell) for origin, cell in steps]
    pieces |= {cell: piece for piece, cell in carried}
    return pieces | dict.fromkeys(frame.get("placed", ()), colour)


@pytest.mark.parametrize(("game", "place", "plies"), PLACES)
def test_a_replay_shows_the_moves_played(http, game, place, plies):
    board = hexad.GAMES[game].Board(**place.get("options", {}))
    source = random.Random(3)
    boards = [board.copy()]
    seats: list[tuple[str, int]] = []
    while len(seats) < plies and not board.is_over:
        seats.append((board.turn, board.seat))
        board.push(source.choice(list(board.legal_moves)))
        boards.append(board.copy())
    moves = [str(move) for move in board.moves]
    film = http.post("/positions/film", json={"game": game, **place, "moves": moves}).raise_for_status().json()
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


def test_the_replay_of_a_game_leaves_out_moves_taken_back(server):
    async def story():
        async with Player(server.url) as player:
            game = await player.create("abalone", "me", "me")
            for move in ("a1b2", "i9h8", "b2c3"):
                (await player.move(game, move)).raise_for_status()
            await player.act(game, type="takeback", seat=0)
            film = (await player.http.get(f"/api/games/{game}/film")).raise_for_status().json()
            assert [frame["move"] for frame in film["frames"]] == ["a1b2", "i9h8"]
            assert "result" not in film
            await player.act(game, type="resign")
            film = (await player.http.get(f"/api/games/{game}/film")).json()
            assert film["result"]["reason"] == "resignation"
            missing = await player.http.get("/api/games/nosuchgame/film")
            assert (missing.status_code, missing.json()["code"]) == (404, "no-game")

    asyncio.run(story())


def test_a_long_replay(http):
    moves = ["a1b2", "i5h5", "b2a1", "h5i5"] * 500
    place = {"game": "abalone", "options": {"repetition": None}, "moves": moves}
    film = http.post("/positions/film", json=place).raise_for_status().json()
    assert len(film["frames"]) == 2000


def test_a_replay_of_illegal_moves_is_refused(http):
    answer = http.post("/positions/film", json={"game": "abalone", "moves": ["a1b2", "a1b2"]})
    assert (answer.status_code, answer.json()["type"]) == (422, "refused")
    assert answer.json()["text"].startswith("Move 2 (a1b2): ")
