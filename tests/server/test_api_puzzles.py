"""Puzzles over HTTP: shown without the solution, attempted move by move, given up."""

from __future__ import annotations

import datetime

import httpx
import pytest

from hexad import puzzles

ALL = {puzzle.id: puzzle for game in puzzles.KINDS for puzzle in puzzles.load(game)}
SLOTS = sorted({(one.game, one.kind, len(one.solution)) for one in ALL.values()})


@pytest.fixture(scope="module")
def http(server):
    with httpx.Client(base_url=f"{server.url}/api/puzzles", timeout=30) as client:
        yield client


def some(game, kind, length):
    return next(one for one in ALL.values() if (one.game, one.kind, len(one.solution)) == (game, kind, length))


def tried(http, puzzle, *moves):
    return http.post(f"/{puzzle.id}/try", json={"moves": moves}).raise_for_status().json()


def wrong_move(puzzle):
    return next(str(move) for move in puzzle.board().legal_moves if not puzzle.is_solved_by(str(move)))


@pytest.mark.parametrize(("game", "kind", "length"), SLOTS)
def test_every_kind_is_solved_move_by_move(http, game, kind, length):
    puzzle = some(game, kind, length)
    own = puzzle.solution[::2]
    for count in range(1, len(own) + 1):
        found = tried(http, puzzle, *own[:count])
        assert found["right"]
        assert found["finished"] == (count == len(own))
        assert [frame["move"] for frame in found["film"]["frames"]] == list(puzzle.solution[: 2 * count])
        assert found["position"]["fen"] == found["film"]["frames"][-1]["fen"]


@pytest.mark.parametrize(("game", "kind", "length"), SLOTS)
def test_a_wrong_move_is_answered(http, game, kind, length):
    puzzle = some(game, kind, length)
    move = wrong_move(puzzle)
    found = tried(http, puzzle, move)
    assert not found["right"]
    assert not found["finished"]
    frames = [frame["move"] for frame in found["film"]["frames"]]
    assert frames[0] == move
    assert len(frames) == (1 if found["because"] == "misses" else 2)
    assert (found["because"] == "falls") == (kind == "defence")


def test_a_wrong_move_after_a_right_one(http):
    puzzle = some("six", "win", 5)
    board = puzzle.board()
    for move in puzzle.solution[:2]:
        board.push(move)
    wrong = next(str(move) for move in board.legal_moves if str(move) != puzzle.solution[2])
    found = tried(http, puzzle, puzzle.solution[0], wrong)
    assert not found["right"]
    assert [frame["move"] for frame in found["film"]["frames"]][:3] == [*puzzle.solution[:2], wrong]


def test_where_only_the_tile_matters_any_target_is_right(http):
    puzzle = next(one for one in ALL.values() if one.accepts == "tile")
    other = next(
        str(move)
        for move in puzzle.board().legal_moves
        if puzzle.is_solved_by(str(move)) and str(move) != puzzle.solution[0]
    )
    assert tried(http, puzzle, other)["finished"]


def test_the_solution_is_not_sent_before_it_is_requested(http):
    puzzle = some("abalone", "sumito", 5)
    asked = http.get(f"/{puzzle.id}").raise_for_status().json()
    assert asked.keys().isdisjoint({"solution", "source"})
    assert (asked["kind"], asked["side"], asked["own_moves"]) == (puzzle.kind, puzzle.side, 3)
    assert asked["position"]["fen"] == puzzle.fen
    assert puzzle.solution[0] in asked["position"]["detail"]["moves"]
    film = http.post(f"/{puzzle.id}/solution").raise_for_status().json()
    assert [frame["move"] for frame in film["frames"]] == list(puzzle.solution)


def test_the_puzzle_of_a_day(http):
    day = datetime.date(2030, 5, 4)
    for game in ("abalone", "six"):
        found = http.get("/daily", params={"game": game, "day": day.isoformat()}).raise_for_status().json()
        assert (found["id"], found["day"]) == (puzzles.daily(day, game).id, "2030-05-04")
    assert http.get("/daily").raise_for_status().json()["id"] in ALL
    assert http.get("/daily", params={"day": "someday"}).status_code == 400
    assert http.get("/daily", params={"day": "2030-02-31"}).status_code == 422


def test_the_next_puzzle_has_the_requested_kind_and_difficulty(http):
    wish = {"game": "six", "difficulty": 4, "kind": "defence"}
    fitting = {one.id for one in ALL.values() if (one.game, one.difficulty, one.kind) == ("six", 4, "defence")}
    seen: list[str] = []
    for _ in fitting:
        seen.append(http.get("/next", params={**wish, "not": ",".join(seen)} if seen else wish).json()["id"])
    assert set(seen) == fitting
    answer = http.get("/next", params={**wish, "not": ",".join(seen)})
    assert (answer.status_code, answer.json()["code"]) == (404, "no-puzzle-left")


def test_all_seen_puzzles_fit_into_the_url(http):
    seen = [one.id for one in puzzles.load("abalone")]
    answer = http.get("/next", params={"game": "abalone", "not": ",".join(seen[1:])}).raise_for_status()
    assert answer.json()["id"] == seen[0]


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("a0000000000", None, 404, "not-found"),
        ("nonsense", None, 400, "not-understood"),
        ("next?game=go", None, 400, "not-understood"),
        ("next?game=six&difficulty=6", None, 400, "not-understood"),
        ("next?game=six&not=all", None, 400, "not-understood"),
        ("a0000000000/try", {"moves": ["e5e6"]}, 404, "not-found"),
        ("ID/try", {"moves": []}, 400, "not-understood"),
        ("ID/try", {"moves": ["please"]}, 422, None),
        ("ID/try", {"moves": ["a1a1"]}, 422, None),
        ("ID/try", {"moves": ["WRONG", "WRONG"]}, 422, None),
        ("ID/try", {"moves": ["RIGHT", "RIGHT"]}, 422, "too-many-moves"),
        ("a0000000000/solution", {}, 404, "not-found"),
    ],
)
def test_unknown_puzzles_and_invalid_attempts_are_refused(http, path, body, status, code):
    puzzle = some("abalone", "ejection", 1)
    words = {"WRONG": wrong_move(puzzle), "RIGHT": puzzle.solution[0]}
    path = path.replace("ID", puzzle.id)
    if body:
        body = {"moves": [words.get(move, move) for move in body["moves"]]}
    answer = http.get(f"/{path}") if body is None else http.post(f"/{path}", json=body)
    assert (answer.status_code, answer.json()["type"]) == (status, "refused")
    assert code in (None, answer.json()["code"])


def test_a_wrong_move_before_the_last_is_refused(http):
    puzzle = some("six", "win", 3)
    answer = http.post(f"/{puzzle.id}/try", json={"moves": [wrong_move(puzzle), puzzle.solution[2]]})
    assert (answer.status_code, answer.json()["code"]) == (422, "wrong-before")
