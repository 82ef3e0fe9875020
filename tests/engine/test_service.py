"""`hexad engine --json` as a program sees it."""

from __future__ import annotations

import json

import pytest

import hexad
from hexad.engine.service import Service
from tests.cli.lines import failure

from .talk import LAST_PUSH, OVER, RING_THREAT, Program


@pytest.fixture
def program():
    with Program("engine", "--json") as program:
        yield program


def answers_to(*requests, workers=1):
    """The answers of a service to requests that are sent all at once."""
    said: list[str] = []
    Service(said.append, workers=workers, hash_mb=1).serve(
        request if isinstance(request, str) else json.dumps(request) for request in requests
    )
    return [json.loads(line) for line in said]


def test_an_answer(program):
    program.send({"id": 7, "game": "six", "fen": RING_THREAT, "depth": 3})
    answer = program.data()
    assert set(answer) == {"id", "partial", "move", "depth", "nodes", "seconds", "hash_full", "lines"}
    assert (answer["id"], answer["partial"], answer["move"]) == (7, False, "0,2")
    assert answer["lines"] == [{"rank": 1, "points": 29_999, "win_in": 1, "chances": [1, 0, 0], "moves": ["0,2"]}]
    assert program.end() == ([], 0)


def test_reports_on_the_way(program):
    program.send(
        {"id": "a", "game": "abalone", "options": {"layout": "belgian-daisy"}, "depth": 3, "lines": 2, "partial": True}
    )
    answers = [program.data() for _ in range(4)]
    assert [(answer["partial"], answer["depth"]) for answer in answers] == [(True, 1), (True, 2), (True, 3), (False, 3)]
    assert all([line["rank"] for line in answer["lines"]] == [1, 2] for answer in answers)
    assert {**answers[-1], "partial": True} == answers[-2]


def test_many_positions_at_once(program):
    games = [("abalone", "six")[number % 2] for number in range(20)]
    program.send(*({"id": number, "game": game, "nodes": 500} for number, game in enumerate(games)))
    answers = {answer["id"]: answer for answer in (program.data() for _ in games)}
    assert sorted(answers) == list(range(20))
    for number, game in enumerate(games):
        assert answers[number]["move"] in hexad.GAMES[game].Board().legal_moves
    assert answers[0]["nodes"] == answers[18]["nodes"], "earlier requests have no influence"


def test_first_come_first_served():
    answers = answers_to(*({"id": number, "game": "six", "depth": 2} for number in range(9)))
    assert [answer["id"] for answer in answers] == list(range(9))


def test_cancel_in_the_middle(program):
    program.send({"id": "long", "game": "abalone", "partial": True})
    assert program.data()["partial"]
    program.send({"cancel": "long"})
    while (answer := program.data())["partial"]:
        pass
    assert answer["cancelled"]
    assert answer["move"] in hexad.abalone.Board().legal_moves
    program.send({"id": "long", "game": "abalone", "depth": 1})
    assert "cancelled" not in program.data()


def test_cancel_before_it_begins():
    answers = answers_to({"id": 1, "game": "six"}, {"id": 2, "game": "six"}, {"cancel": 2}, {"cancel": 1})
    assert {answer["id"]: answer["cancelled"] for answer in answers} == {1: True, 2: True}


def test_no_request_waits_for_an_infinite_search(program):
    program.send(*({"id": f"long {number}", "game": "abalone"} for number in range(5)))
    program.send({"id": "short", "game": "abalone", "depth": 2}, {"id": "level", "game": "abalone", "level": 3})
    assert {program.data()["id"], program.data()["id"]} == {"short", "level"}
    program.send(*({"cancel": f"long {number}"} for number in range(5)))
    answers = [program.data() for _ in range(5)]
    assert {answer["id"] for answer in answers} == {f"long {number}" for number in range(5)}
    assert all(answer["cancelled"] for answer in answers)


def test_a_level_answers_with_its_own_choice():
    requests = ({"id": number, "game": "abalone", "level": 1, "lines": 2, "partial": True} for number in range(30))
    answers = answers_to(*requests)
    ways = [answer for answer in answers if answer["partial"]]
    ends = [answer for answer in answers if not answer["partial"]]
    assert len(ends) == 30
    for answer in ways:
        assert [line["rank"] for line in answer["lines"]] == [1, 2]
        assert answer["move"] == answer["lines"][0]["moves"][0]
    for answer in ends:
        ranks = [line["rank"] for line in answer["lines"]]
        assert ranks[:2] == [1, 2]
        chosen = [line for line in answer["lines"] if line["moves"][0] == answer["move"]]
        assert len(chosen) == 1
        assert len(ranks) == 2 or ranks[2] == chosen[0]["rank"] > 2
    assert len({answer["move"] for answer in ends}) > 1, "it makes deliberate mistakes"
    assert {len(answer["lines"]) for answer in ends} == {2, 3}


def test_a_level_respects_a_limit_and_finds_a_win():
    slow, won = answers_to(
        {"id": 1, "game": "six", "level": 9, "nodes": 200}, {"id": 2, "game": "six", "fen": RING_THREAT, "level": 9}
    )
    assert slow["nodes"] <= 200
    assert won["move"] == "0,2"


def test_more_hash_tables_than_fit_into_memory(monkeypatch):
    monkeypatch.setattr("hexad.engine.engine.memory_mb", lambda: 2)
    said = "hash_mb is 1 for each of 3 tables: expected for all of them at most 2, the memory of this machine"
    with pytest.raises(ValueError, match=said):
        answers_to(workers=3)
    # One worker, but an engine for each game and one for infinite searches.
    answers = answers_to(
        {"id": 1, "game": "six", "depth": 1}, {"id": 2, "game": "abalone", "depth": 1}, {"id": 3, "game": "six"}
    )
    refused = [answer["error"] for answer in answers if "error" in answer]
    assert refused == ["there is no memory for one more table of 1 MB: expected smaller ones"]


def test_hash_tables_that_are_too_large_are_refused_at_the_start(monkeypatch):
    monkeypatch.setattr("hexad.engine.engine.memory_mb", lambda: 100)
    said = failure("engine", "--json", "--hash", "64", "--workers", "2")
    assert "--hash is 64 for each of 2 tables: expected for all of them at most 100" in said


def test_the_end_of_the_input_waits_for_limited_searches(program):
    program.send(
        {"id": 1, "game": "six", "depth": 5}, {"id": 2, "game": "abalone"}, {"id": 3, "game": "abalone", "depth": 4}
    )
    rest, code = program.end()
    answers = {answer["id"]: answer for answer in map(json.loads, rest)}
    assert code == 0
    assert [answers[number].get("depth") for number in (1, 3)] == [5, 4]
    assert answers[2]["cancelled"]


@pytest.mark.parametrize(
    ("request_", "id_", "said"),
    [
        ("nonsense", None, "'nonsense' is not JSON: expected an object on a line of its own"),
        ("[" * 100_000, None, ""),
        ("[1, 2]", None, "'[1, 2]' is not an object: expected one"),
        ({"game": "six"}, None, "the id is missing or is none: expected a text or a whole number"),
        ({"id": [1], "game": "six"}, None, "the id is missing or is none"),
        ({"id": 1}, 1, "game is 'None': expected abalone or six"),
        ({"id": 1, "game": ["six"]}, 1, "game is \"['six']\": expected abalone or six"),
        ({"id": 1, "game": "six", "dept": 3}, 1, "'dept' is not a key of a request: expected id, game, "),
        ({"id": 1, "game": "six", "fen": 3}, 1, "the position was not understood: expected a text as fen"),
        ({"id": 1, "game": "six", "fen": "BR"}, 1, ""),
        ({"id": 1, "game": "six", "moves": "2,-1"}, 1, "moves was not understood: expected a list of texts"),
        ({"id": 1, "game": "six", "moves": ["2,-1", "2,-1"]}, 1, "move 2, '2,-1', was refused: "),
        ({"id": 1, "game": "six", "options": {"layout": "x"}}, 1, "the options were refused: "),
        ({"id": 1, "game": "six", "options": {"rules": "x"}}, 1, "rules is 'x': expected one of 'basic', 'advanced'"),
        ({"id": 1, "game": "six", "depth": "3"}, 1, "depth is '3': expected a number up to 1000"),
        ({"id": 1, "game": "six", "depth": 0}, 1, "depth is 0: expected at least 1"),
        ({"id": 1, "game": "six", "nodes": True}, 1, "nodes is 'True': expected a number up to "),
        ({"id": 1, "game": "six", "time": float("nan")}, 1, "time is nan: expected at least 0"),
        ({"id": 1, "game": "six", "level": 0}, 1, "level is '0': expected 1 to 10"),
        ({"id": 1, "game": "six", "level": 11}, 1, "level is '11': expected 1 to 10"),
        ({"id": 1, "game": "six", "level": "3"}, 1, "level is '3': expected 1 to 10"),
        ({"id": 1, "game": "six", "lines": 0}, 1, "lines is '0': expected 1 to 256"),
        ({"id": 1, "game": "six", "partial": 1}, 1, "partial is '1': expected true or false"),
        ({"cancel": 99}, 99, "cancel is '99': expected the id of a request that is still open"),
        ({"cancel": {}}, None, "cancel is '{}': expected the id of a request that is still open"),
    ],
    ids=str,
)
def test_bad_requests_are_answered_and_the_next_is_served(request_, id_, said):
    wrong, right = answers_to(request_, {"id": "next", "game": "six", "depth": 1})
    assert (set(wrong), wrong["id"]) == ({"id", "error"}, id_)
    assert wrong["error"].startswith(said)
    assert (right["id"], right["depth"]) == ("next", 1)


def test_an_id_that_is_in_use_is_refused():
    answers = answers_to({"id": 1, "game": "six"}, {"id": 1, "game": "six", "depth": 1})
    assert {"id": 1, "error": "id 1 is still open: expected another one"} in answers


def test_games_that_are_over():
    over, pushed = answers_to(
        {"id": 1, "game": "abalone", "fen": OVER, "depth": 3},
        {"id": 2, "game": "abalone", "fen": LAST_PUSH, "moves": ["a3a4"], "depth": 3, "partial": True},
    )
    ending: dict[str, object] = {
        "partial": False,
        "move": None,
        "lines": [],
        "result": "1-0",
        "reason": "six pushed off",
    }
    assert over == {"id": 1, **ending}
    assert pushed == {"id": 2, **ending}


def test_a_closed_output_ends_the_service():
    def write(_):
        raise BrokenPipeError

    with pytest.raises(BrokenPipeError):
        Service(write, workers=2, hash_mb=1).serve(json.dumps({"id": 1, "game": "six", "depth": 2}) for _ in range(1))
