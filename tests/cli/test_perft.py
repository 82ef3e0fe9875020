"""`hexad perft`."""

from __future__ import annotations

import json

import pytest

import hexad as library
from hexad.texts import LANGUAGES, Texts

from .lines import failure, hexad


def counts(*args):
    return [row["nodes"] for row in json.loads(hexad("perft", *args, "--json").out)["depths"]]


def test_the_published_counts():
    assert counts("abalone", "4") == [44, 1936, 98912, 5045110]
    assert counts("abalone", "3", "--layout", "belgian-daisy") == [52, 2692, 149322]
    assert counts("six", "5") == [3, 30, 348, 4568, 66684]


def test_depth_zero_counts_the_position_itself():
    assert counts("six", "0") == [1]


def test_the_keys():
    data = json.loads(hexad("perft", "six", "2", "--json", "--divide").out)
    assert list(data) == ["game", "fen", "depth", "nodes", "depths", "divide"]
    assert list(data["depths"][0]) == ["depth", "nodes", "seconds", "nodes_per_second"]
    assert data["divide"] == {"1,1": 10, "2,-1": 10, "2,0": 10}
    assert (data["game"], data["depth"], data["nodes"]) == ("six", 2, 30)


def test_the_table():
    lines = hexad("perft", "abalone", "3").out.splitlines()
    assert lines[0].split() == ["depth", "nodes", "seconds", "nodes/s"]
    assert [line.split()[:2] for line in lines[1:]] == [["1", "44"], ["2", "1,936"], ["3", "98,912"]]


def test_divide_sums_up_to_the_count():
    table = hexad("perft", "abalone", "3", "--divide").out.split("\n\n")[1].splitlines()
    branches = [line.split() for line in table[1:]]
    assert len(branches) == 44
    assert sum(int(nodes.replace(",", "")) for _, nodes in branches) == 98912


def test_large_trees_are_counted_branch_by_branch(monkeypatch):
    monkeypatch.setattr("hexad.cli.commands.perft._MAX_AT_ONCE", 50)
    assert counts("abalone", "3") == [44, 1936, 98912]
    assert counts("six", "4") == [3, 30, 348, 4568]


@pytest.mark.parametrize("language", LANGUAGES)
def test_large_trees_are_announced_where_there_is_no_progress_bar(monkeypatch, language):
    monkeypatch.setattr("hexad.cli.commands.perft._MAX_AT_ONCE", 50)
    answer = hexad("perft", "abalone", "2", "--language", language)
    assert answer.err == Texts(language).say("cli-perft-long", depth=2) + "\n"


def test_a_count_is_printed_before_the_next_one_begins(monkeypatch):
    """Depth 99 is never counted, but all depths before it are."""
    counted = []

    def perft(board, depth):
        if depth > 3:
            raise KeyboardInterrupt
        counted.append(depth)
        return 44

    monkeypatch.setattr("hexad.abalone.Board.perft", perft)
    answer = hexad("perft", "abalone", "99")
    assert (answer.code, counted) == (130, [1, 2, 3])
    assert [line.split()[0] for line in answer.out.splitlines()] == ["depth", "1", "2", "3"]


def test_repetition_does_not_count():
    thrice = " ".join(["c3d3", "g5f5", "d3c3", "f5g5"] * 2)
    assert counts("abalone", "2", "--moves", thrice) == [44, 1936]


def test_a_game_that_is_over_has_no_moves():
    over = "5/6/7/8/9/8/7/6/2SS1 6 0 w 0 40"
    assert library.abalone.Board(over).is_over
    assert counts("abalone", "2", "--fen", over) == [0, 0]


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["abalone"], "missing argument 'DEPTH'"),
        (["abalone", "x"], 'DEPTH is "x": expected a number from 0 to 99'),
        (["abalone", "-1"], "-1"),
        (["abalone", "100"], 'DEPTH is "100": expected a number from 0 to 99'),
        (["abalone", "0", "--divide"], "--divide counts what follows each move: give a depth of 1 or more"),
    ],
)
def test_invalid_arguments_are_reported(args, said):
    assert said in failure("perft", *args)
