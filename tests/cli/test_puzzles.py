"""`hexad puzzles`: make, check and show."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

import hexad as library
from hexad.cli.commands.puzzles import COMMANDS
from hexad.puzzles import load, read
from tests.puzzles.samples import GOOD

from .lines import failure, hexad


@pytest.fixture
def puzzles(tmp_path):
    """A file with four good puzzles."""
    path = tmp_path / "good.jsonl"
    path.write_text("".join(GOOD[name].line() + "\n" for name in ("sumito", "last push", "ring", "split")))
    return path


@pytest.mark.parametrize("name", COMMANDS)
def test_every_action_has_a_short_help_with_an_example(name):
    out = hexad("puzzles", name, "--help").out
    assert f"Example: hexad puzzles {name}" in out
    assert max(map(len, out.splitlines())) <= 80
    listed = hexad("puzzles").out
    assert f"\n  {name} " in listed
    assert "..." not in listed.split("Commands:")[1], "every action is described in one line"


def test_check_counts_good_puzzles(puzzles):
    answer = hexad("puzzles", "check", puzzles)
    assert (answer.code, answer.err) == (0, "")
    *_, last = answer.out.splitlines()
    assert last == "4 puzzles, 0 broken"
    data = json.loads(hexad("puzzles", "check", puzzles, "--json").out)
    assert data == {"puzzles": 4, "kinds": {"sumito": 1, "ejection": 1, "win": 1, "split": 1}, "broken": []}


def test_check_names_broken_puzzles(puzzles):
    wrong = replace(GOOD["last push"], solution=("e7e6",))
    with puzzles.open("a") as file:
        file.write(f"{wrong.line()}\n[1]\n{GOOD['ring'].line()}\n")
    answer = hexad("puzzles", "check", puzzles)
    assert answer.code == 1
    assert answer.err.splitlines() == [
        f"{puzzles}:5: e7e6 does not reach the goal in time: expected e7e8",
        f"{puzzles}:6: [1] is no puzzle: expected an object",
        f"{puzzles}:7: the position is the same as in {puzzles}:3, rotated or mirrored",
    ]
    assert answer.out.splitlines()[-1] == "4 puzzles, 3 broken"
    assert [one["line"] for one in json.loads(hexad("puzzles", "check", puzzles, "--json").out)["broken"]] == [5, 6, 7]


def test_make_writes_correct_puzzles_and_can_be_continued(tmp_path):
    path = tmp_path / "made.jsonl"
    answer = hexad("puzzles", "make", "--game", "abalone", "--count", 3, "--seed", 2, "--out", path)
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.splitlines()[-1] == "3 puzzles"
    before = path.read_text()
    assert hexad("puzzles", "make", "--game", "abalone", "--count", 5, "--seed", 2, "--out", path).code == 0
    assert path.read_text().startswith(before)
    assert len(list(read(path))) == 5
    assert hexad("puzzles", "check", path).code == 0


def test_make_searches_records_first(tmp_path):
    record, path = tmp_path / "final.hgn", tmp_path / "made.jsonl"
    record.write_text(
        f'[Game "abalone"]\n[FEN "{GOOD["sumito"].fen}"]\n\n51... f7e7 d8e8 *\n\n[Game "abalone"]\n\n1. zz *\n'
    )
    answer = hexad("puzzles", "make", "--game", "abalone", "--count", 1, "--from", record, "--out", path)
    assert answer.code == 0
    assert [json.loads(line)["source"] for line in path.read_text().splitlines()] == ["final#1, ply 101"]


def test_invalid_arguments_are_reported(tmp_path, puzzles):
    assert failure("puzzles", "make", "--game", "chess", "--out", puzzles).startswith('there is no game called "chess"')
    assert '--count is "0"' in failure("puzzles", "make", "--game", "six", "--count", 0, "--out", puzzles)
    said = failure("puzzles", "make", "--game", "six", "--out", puzzles)
    assert said == f"{puzzles}:1: this is a puzzle of abalone, but the file is for six"
    nowhere = tmp_path / "no" / "where"
    assert "there is no such folder" in failure("puzzles", "make", "--game", "six", "--out", nowhere)
    assert "no such file" in failure("puzzles", "check", nowhere)


def test_show_draws_a_puzzle(puzzles):
    out = hexad("puzzles", "show", "--file", puzzles).out
    assert "White to move pushes a marble off with 2 moves, and loses none before" in out
    assert "f7e7" not in out
    assert hexad("puzzles", "show", GOOD["split"].id, "--file", puzzles, "--solution").out.endswith("-1,1>-5,1\n")
    assert load("six")[5].id in hexad("puzzles", "show", load("six")[5].id).out


def test_show_has_a_puzzle_of_the_day():
    for game in library.GAMES:
        assert hexad("puzzles", "show", "--game", game).out.startswith(game[0])
    assert hexad("puzzles", "show").code == 0
    assert failure("puzzles", "show", "s0").startswith('hexad has no puzzle called "s0": expected an id such as ')
