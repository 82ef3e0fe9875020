"""Records as JSON: variations and comments survive parsing and writing."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

import hexad
from hexad.record import parse_game

ABALONE = """[Game "abalone"]
[Notation "1"]
[Layout "standard"]
[Black "Ada"]
[White "Ben"]
[Result "0-1"]
[Termination "resignation"]

{Before it all} 1. a1b2 $1 {[%eval 0.5,8] [%clk 0:09:58.5] a start} (1. a2b3 i9h8 (1... i8h7 $6 {an aside} 2. a4b5)
2. b3c4) (1. a4b5 {another}) 1... i9h8 {[%clk 0:09:50]} 2. b2c3 $2 $9 0-1
"""
SIX = """[Game "six"]
[Notation "1"]
[Rules "advanced"]
[Declare "manual"]
[Result "*"]

1. 2,-1 (1. 1,1 {the other way} -1,1) 1... -1,0 $5 {wide} 2. 3,-1 *
"""
FOUR = """[Game "six"]
[Notation "1"]
[Rules "basic"]
[Declare "auto"]
[Players "4"]
[Begins "2"]
[Result "*"]

1. 2,-1 {first} *
"""
POSITION = """[Game "abalone"]
[Notation "1"]
[FEN "5/6/7/8/6SSs/8/7/6/5 5 5 b 0 1"]
[Result "1-0"]

1. e7e8 $3 1-0
"""


@pytest.fixture(scope="module")
def http(server):
    with httpx.Client(base_url=f"{server.url}/api/records", timeout=30) as client:
        yield client


def read(http, text) -> dict[str, Any]:
    found: dict[str, Any] = http.post("/read", json={"text": text}).raise_for_status().json()
    return found


def bare(line):
    """The part of a line that a page sends back."""
    return [_bare(node) for node in line]


def _bare(node):
    kept = {name: node[name] for name in ("move", "comment", "nags", "clock", "eval") if name in node}
    if "variations" in node:
        kept["variations"] = [bare(other) for other in node["variations"]]
    return kept


@pytest.mark.parametrize("text", [ABALONE, SIX, FOUR, POSITION])
def test_a_record_that_is_parsed_and_written_is_unchanged(http, text):
    found = read(http, text)
    again: dict[str, Any] = {
        name: found[name] for name in ("game", "fen", "options", "tags", "comment") if name in found
    }
    answer = http.post("/write", json=again | {"line": bare(found["line"])}).raise_for_status()
    assert answer.headers["content-type"].startswith("text/plain")
    before, after = parse_game(text), parse_game(answer.text)
    if text is POSITION:
        before.tags["Termination"] = "marbles"
        after.tags["Termination"] = "marbles"
    assert after == before
    assert read(http, answer.text)["line"] == found["line"]


def test_moves_come_with_their_annotations(http):
    found = read(http, ABALONE)
    assert found["comment"] == "Before it all"
    assert found["tags"]["Black"] == "Ada"
    assert found["result"] == {"result": "0-1", "reason": "resignation", "winner": "white"}
    assert found["pieces"] == hexad.abalone.Board().pieces
    first, second, third = found["line"]
    assert (first["comment"], first["nags"], first["clock"], first["eval"]) == ("a start", [1], 59_850, "0.5,8")
    assert [[node["move"] for node in line] for line in first["variations"]] == [["a2b3", "i9h8", "b3c4"], ["a4b5"]]
    (aside,) = first["variations"][0][1]["variations"]
    assert [node["move"] for node in aside] == ["i8h7", "a4b5"]
    assert (aside[0]["nags"], aside[0]["comment"]) == ([6], "an aside")
    assert (second["side"], second["seat"], third["nags"]) == ("white", 1, [2, 9])
    board = hexad.abalone.Board()
    for move in ("a2b3", "i8h7", "a4b5"):
        board.push(move)
    assert aside[1]["fen"] == board.fen()
    assert aside[1]["moved"] == [["a4", "b5"], ["b5", "c6"]]


def test_the_result_follows_from_the_rules(http):
    found = read(http, POSITION)
    assert (found["line"][0]["removed"], found["line"][0]["pushed_off"]) == (["e9"], {"black": 6, "white": 5})
    assert found["result"]["winner"] == "black"
    written = http.post("/write", json={"game": "abalone", "fen": found["fen"], "line": [{"move": "e7e8"}]}).text
    assert '[Result "1-0"]' in written


def test_comments_before_moves_are_kept(http):
    found = read(http, '[Game "six"]\n\n1. {early} 2,-1 {late} *')
    assert found["line"][0]["comment"] == "early late"


@pytest.mark.parametrize(
    ("text", "place", "code"),
    [
        ("", "Line 1, column 1: ", "empty"),
        ('[Game "abalone"]\n\n1. a1b2 i9h8\n2. a1b2 *', "Line 4, column 4: ", "move"),
        ('[Game "abalone"]\n\n1. a1b2 (1. a2b3 *', "Line 3, column 18: ", "syntax"),
        ('[Game "go"]\n\n1. a1b2 *', "Line 1, column ", "setup"),
        ('[Game "abalone"]\n[FEN "five"]\n\n*', "Line 2, column ", "setup"),
    ],
)
def test_errors_have_a_line_and_a_column(http, text, place, code):
    answer = http.post("/read", json={"text": text})
    assert (answer.status_code, answer.json()["code"]) == (422, code)
    assert answer.json()["text"].startswith(place)


def nested(levels: int) -> str:
    move = ["a1b2 ", "a2b3 "]
    return '[Game "abalone"]\n\n' + "".join(f"{move[n % 2]}(" for n in range(levels)) + "a4b5" + ")" * levels + " *"


def test_too_long_and_too_deep_records_are_refused(http):
    assert http.post("/read", json={"text": nested(25)}).status_code == 200
    there_and_back = "a1b2 i5h5 b2a1 h5i5 "
    long = f'[Game "abalone"]\n[Repetition "off"]\n\n{there_and_back * 1300}*'
    lines: list[dict[str, Any]] = []
    for _ in range(40):
        lines = [{"move": "2,-1"}, {"move": "-1,0", "variations": [lines] if lines else []}]
    for path, body in (
        ("/read", {"text": long}),
        ("/write", {"game": "six", "line": lines}),
    ):
        answer = http.post(path, json=body)
        assert answer.status_code == 422, answer.text
    answer = http.post("/read", json={"text": "x" * 140_000})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-long")


@pytest.mark.parametrize(
    "wrong",
    [
        {"line": [{"move": "a1a2"}]},
        {"line": [{"move": "please"}]},
        {"line": [{"move": "a1b2", "eval": "good"}]},
        {"line": [{"move": "a1b2", "variations": [[{"move": "i9h8"}]]}]},
        {"line": [], "tags": {"Result": "won"}},
        {"line": [], "fen": "five"},
    ],
)
def test_content_that_a_record_cannot_hold_is_refused(http, wrong):
    answer = http.post("/write", json={"game": "abalone", **wrong})
    assert (answer.status_code, answer.json()["type"]) == (422, "refused")
    assert answer.json()["text"]


def test_tags_of_the_start_are_added(http):
    tags = {"Layout": "the wrong one", "FEN": "five", "Event": 'A "cup"'}
    text = http.post("/write", json={"game": "abalone", "line": [], "tags": tags}).raise_for_status().text
    game = parse_game(text)
    assert (game.tags["Layout"], game.tags["Event"]) == ("standard", 'A "cup"')
