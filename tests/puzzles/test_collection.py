"""The puzzles that come with hexad: there are enough of every kind, all are different; and the puzzle of the day."""

from __future__ import annotations

import datetime
import json
from collections import Counter
from importlib.resources import files

import pytest

import hexad
from hexad.puzzles import HARDEST, KINDS, Proof, Puzzle, PuzzleError, daily, load, read, verify
from hexad.puzzles.likeness import identity, likeness

from . import slow_search
from .samples import GOOD

GAMES = list(KINDS)


def some(game: str, kind: str, within: int, count: int) -> list[Puzzle]:
    """A few puzzles from all over the file."""
    found = [puzzle for puzzle in load(game) if (puzzle.kind, puzzle.within) == (kind, within)]
    return found[:: max(1, len(found) // count)][:count]


@pytest.mark.parametrize("game", GAMES)
def test_there_are_many_of_every_kind_and_difficulty(game):
    puzzles = load(game)
    assert len(puzzles) >= 300
    assert load(game) is puzzles
    kinds = Counter(puzzle.kind for puzzle in puzzles)
    assert set(kinds) == set(KINDS[game])
    assert min(kinds.values()) >= 20
    grades = Counter(puzzle.difficulty for puzzle in puzzles)
    assert set(grades) == set(range(1, HARDEST + 1))
    assert min(grades.values()) >= 8


@pytest.mark.parametrize("game", GAMES)
def test_no_two_are_alike(game):
    puzzles = load(game)
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    assert len({likeness(puzzle.board()) for puzzle in puzzles}) == len(puzzles)


@pytest.mark.parametrize("game", GAMES)
def test_every_solution_can_be_played(game):
    for puzzle in load(game):
        board = puzzle.board()
        assert board.turn == puzzle.side
        for move in puzzle.solution:
            board.push(move)


@pytest.mark.parametrize("game", GAMES)
def test_a_sample_is_proven(game):
    proof = Proof(game)
    for puzzle in load(game)[::12]:
        verify(puzzle, proof)


@pytest.mark.parametrize(
    ("game", "kind", "within", "count"),
    [
        ("abalone", "ejection", 1, 6),
        ("abalone", "ejection", 2, 2),
        ("abalone", "sumito", 2, 2),
        ("six", "win", 1, 6),
        ("six", "win", 2, 3),
        ("six", "defence", 1, 4),
        ("six", "split", 1, 4),
    ],
)
def test_a_few_are_proven_by_the_slow_references(game, kind, within, count):
    puzzles = some(game, kind, within, count)
    assert puzzles
    for puzzle in puzzles:
        position = slow_search.start(puzzle)
        search = slow_search.defences if kind == "defence" else slow_search.solutions
        found = search(position, within)
        if puzzle.accepts == "tile":
            assert {move for move in found if puzzle.is_solved_by(move)} == found
            assert found == {str(move) for move in puzzle.board().legal_moves if puzzle.is_solved_by(str(move))}
        else:
            assert found == {puzzle.solution[0]}, puzzle


def test_the_slow_search_finds_the_known_ones_too():
    for name in ("last push", "ring", "fork", "split"):
        puzzle = GOOD[name]
        assert puzzle.solution[0] in slow_search.solutions(slow_search.start(puzzle), puzzle.within)


def test_an_unknown_game_is_refused():
    with pytest.raises(ValueError, match="'chess' is not a game: expected abalone or six"):
        load("chess")


def test_the_puzzle_of_a_day():
    days = [datetime.date(2030, 1, 1) + datetime.timedelta(days) for days in range(300)]
    for game in GAMES:
        chosen = [daily(day, game) for day in days]
        assert len({puzzle.id for puzzle in chosen}) == 300, "none is repeated before all were shown"
        assert {puzzle.game for puzzle in chosen} == {game}
        assert daily(days[7], game) == chosen[7]
    assert [daily(day).game for day in days[:4]] in (GAMES * 2, GAMES[::-1] * 2)


def test_a_line_is_read_as_it_was_written():
    for puzzle in GOOD.values():
        assert Puzzle.parse(puzzle.line()) == puzzle
    lines = (files("hexad.puzzles") / "data" / "six.jsonl").read_text().splitlines()
    assert [puzzle.line() for puzzle in load("six")] == lines


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"game": "chess"}, 'game is "chess": expected abalone or six'),
        ({"kind": "sumito"}, 'kind is "sumito": expected win, defence or split'),
        ({"fen": None}, "fen is missing: expected a position as text"),
        ({"difficulty": 6}, "difficulty is 6: expected a number from 1 to 5"),
        ({"within": True}, "within is true: expected a number from 1 to 9"),
        ({"solution": ["0,2", "0,3"]}, 'solution is ["0,2", "0,3"]: expected a list of moves'),
        ({"accepts": "cell"}, 'accepts is "cell": expected move or tile'),
        ({"colour": "red"}, "colour does not belong to a puzzle: expected id, game, fen"),
    ],
)
def test_a_malformed_line_is_named_with_file_and_line(tmp_path, change, said):
    path = tmp_path / "wrong.jsonl"
    wrong = json.dumps({**json.loads(GOOD["ring"].line()), **change})
    path.write_text(f"{GOOD['fork'].line()}\n\n{wrong}\n")
    (_, good), (line, error) = read(path)
    assert good == GOOD["fork"]
    assert line == 3
    assert isinstance(error, PuzzleError)
    assert str(error).startswith(f"{path}:3: {said}")


@pytest.mark.parametrize("text", ["{", "[1]", "7", '"six"', "\xff"])
def test_only_json_objects_are_puzzles(text):
    with pytest.raises(PuzzleError, match="expected"):
        Puzzle.parse(text)


def test_likeness_ignores_orientation_place_and_colour():
    board = GOOD["fork"].board()
    assert {identity(board.transform(symmetry)) for symmetry in range(12)} == {identity(board)}
    assert identity(hexad.six.Board(GOOD["fork"].fen.replace("@-6,-2", "@3,4"))) == identity(board)
    board.push("-5,2")
    assert identity(board) != GOOD["fork"].id
    rows, by_black, by_white, turn, *rest = GOOD["sumito"].fen.split()
    assert turn == "w"
    other = hexad.abalone.Board(" ".join([rows.swapcase(), by_white, by_black, "b", *rest]))
    assert identity(other) == GOOD["sumito"].id
