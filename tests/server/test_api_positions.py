"""Positions over HTTP: the server returns what the library returns."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

import hexad

BOARDS = [
    ("abalone", {}),
    ("abalone", {"options": {"layout": "belgian-daisy"}, "moves": ["a1b2", "i5h5"]}),
    ("abalone", {"fen": "5/6/7/8/4SSs2/8/7/6/5 5 5 b 0 1"}),
    ("six", {}),
    ("six", {"moves": ["2,-1", "0,1", "3,-1"], "options": {"rules": "advanced"}}),
    ("six", {"options": {"players": 4, "begins": 2}, "moves": ["2,-1"]}),
    ("six", {"fen": "BBBBB/RRRRR@0,0 15 15 b basic 6", "moves": ["5,0"]}),
]


@pytest.fixture(scope="module")
def http(server):
    with httpx.Client(base_url=f"{server.url}/api", timeout=30) as client:
        yield client


def board_of(game, place):
    board = hexad.GAMES[game].Board(place.get("fen"), **place.get("options", {}))
    for move in place.get("moves", ()):
        board.push(move)
    return board


@pytest.mark.parametrize(("game", "place"), BOARDS)
def test_a_position_is_what_the_library_says(http, game, place):
    found = http.post("/positions", json={"game": game, **place}).raise_for_status().json()
    board = board_of(game, place)
    over = board.outcome()
    assert (found["fen"], found["turn"], found["ply"]) == (board.fen(), board.turn, board.ply)
    assert found["seat"] == board.seat
    assert found["detail"]["moves"] == ([] if over else [str(move) for move in board.legal_moves])
    assert found["detail"]["pieces"] == board.pieces
    assert [(one["kind"], tuple(one["cells"])) for one in found["formations"]] == [
        (one.kind, one.cells) for one in board.formations()
    ]
    assert found.get("result", {}).get("result") == (over and over.result)
    detail = found["detail"]
    assert detail.get("pushed_off") == getattr(board, "pushed_off", None)
    assert detail.get("phase") == getattr(board, "phase", None)
    assert detail.get("hands") == (list(board.hands) if game == "six" else None)


def test_the_last_move_is_shown_cell_by_cell(http):
    place = {"game": "abalone", "fen": "5/6/7/8/4SSs2/8/7/6/5 0 0 b 0 1", "moves": ["e5e6"]}
    detail = http.post("/positions", json=place).json()["detail"]
    assert detail["pushed"] == [["e7", "e8"]]
    assert sorted(detail["moved"]) == [["e5", "e6"], ["e6", "e7"]]


@pytest.mark.parametrize(
    ("game", "move"), [("abalone", "a1b2"), ("abalone", "a1a2"), ("abalone", "e5e6"), ("six", "2,-1"), ("six", "0,0")]
)
def test_a_move_is_explained(http, game, move):
    verdict = hexad.GAMES[game].Board().explain(move)
    found = http.post("/positions/explain", json={"game": game, "move": move}).raise_for_status().json()
    assert found == {name: value for name, value in verdict.as_dict().items() if value is not None}


def test_a_gesture_is_explained(http):
    board = hexad.abalone.Board()
    for cells, way in ((["c3", "c4"], "NE"), (["a1", "c4"], "NE"), (["a1"], "SW")):
        verdict = board.explain(cells, way)
        found = http.post("/positions/explain", json={"game": "abalone", "cells": cells, "to": way}).json()
        assert (found["legal"], found.get("rule"), found.get("move")) == (verdict.legal, verdict.rule, verdict.move)


def test_texts_that_are_not_moves_are_explained(http):
    found = http.post("/positions/explain", json={"game": "abalone", "move": "please"}).raise_for_status().json()
    assert not found["legal"]
    assert found["code"]
    for half in ({}, {"cells": ["a1"]}, {"to": "NE"}, {"move": "a1b2", "cells": ["a1"], "to": "NE"}):
        answer = http.post("/positions/explain", json={"game": "abalone", **half})
        assert (answer.status_code, answer.json()["code"]) == (422, "not-a-move")


@pytest.mark.parametrize(("game", "place"), BOARDS)
def test_a_picture_is_what_the_library_draws(http, game, place):
    look: dict[str, Any] = {"theme": "dark", "flipped": True, "size": 300}
    board = board_of(game, place)
    answer = http.post("/positions/picture", json={"game": game, **place, **look}).raise_for_status()
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text == hexad.svg.board(board, **look)
    image = http.post("/positions/picture", json={"game": game, **place, **look, "format": "png"}).raise_for_status()
    assert image.headers["content-type"] == "image/png"
    assert image.content == hexad.png.board(board, width=300, **look)


def test_drawing_does_not_block_other_requests(http, server):
    """Drawing a large board takes half a second or more of a core. The server must answer other requests meanwhile."""
    large = {"game": "abalone", "format": "png", "size": 1024}
    answered = 0
    with ThreadPoolExecutor(1) as pool:
        drawing = pool.submit(http.post, "/positions/picture", json=large)
        while not drawing.done():
            httpx.get(f"{server.url}/health/live").raise_for_status()
            answered += 1
            time.sleep(0.02)
    assert drawing.result().status_code == 200
    assert answered >= 4


def test_marks_on_a_picture(http):
    marks: dict[str, Any] = {
        "highlights": {"a1": "target"},
        "labels": {"e5": "1"},
        "arrows": [["a1", "b2"]],
        "formations": ["sumito"],
    }
    answer = http.post("/positions/picture", json={"game": "abalone", **marks}).raise_for_status()
    assert answer.text == hexad.svg.board(hexad.abalone.Board(), **marks)
    for wrong in ({"highlights": {"z9": "target"}}, {"highlights": {"a1": "no colour"}}, {"arrows": [["a1", "q"]]}):
        answer = http.post("/positions/picture", json={"game": "abalone", **wrong})
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-picture")


def test_layouts(http):
    assert http.get("/layouts").json() == hexad.abalone.LAYOUTS


@pytest.mark.parametrize(
    ("place", "status", "code"),
    [
        ({"game": "go"}, 400, "not-understood"),
        ({"game": "six", "colour": "red"}, 400, "not-understood"),
        ({"game": "six", "moves": ["1,1"] * 2001}, 400, "not-understood"),
        ({"game": "six", "moves": ["9" * 61]}, 400, "not-understood"),
        ({"game": "six", "moves": ["2,-1"] * 30_000}, 413, "too-long"),
        ({"game": "six", "moves": ["2,-1", "2,-1"]}, 422, None),
        ({"game": "six", "moves": ["hello"]}, 422, None),
        ({"game": "abalone", "fen": "five"}, 422, None),
        ({"game": "abalone", "options": {"players": 4}}, 422, "wrong-option"),
    ],
)
def test_invalid_positions_are_refused(http, place, status, code):
    answer = http.post("/positions", json=place)
    body = answer.json()
    assert (answer.status_code, body["type"], body["code"]) == (status, "refused", code or body["code"])
    assert body["text"]


def test_a_long_game_is_accepted(http):
    moves = ["a1b2", "i5h5", "b2a1", "h5i5"] * 500
    place = {"game": "abalone", "options": {"repetition": None}, "moves": moves}
    assert http.post("/positions", json=place).raise_for_status().json()["ply"] == 2000
