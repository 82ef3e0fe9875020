"""The maker finds known puzzles and continues where it stopped."""

from __future__ import annotations

import pytest

import hexad
from hexad.puzzles import KINDS, Proof, Puzzle, verify
from hexad.puzzles.candidates import Candidate, SelfPlay
from hexad.puzzles.finder import Finder
from hexad.puzzles.grade import difficulty
from hexad.puzzles.maker import Maker
from tests.record.samples import ABALONE

from .samples import GOOD


@pytest.mark.parametrize("name", ["last push", "sumito", "quiet", "ring", "fork", "ladder", "split", "defence"])
def test_a_known_puzzle_is_found(name):
    puzzle = GOOD[name]
    found = Finder(puzzle.game).find(Candidate(puzzle.board(), "here"), lambda slot: True)
    assert found is not None
    assert (found.id, found.kind, found.within, found.accepts) == (
        puzzle.id,
        puzzle.kind,
        puzzle.within,
        puzzle.accepts,
    )
    assert puzzle.is_solved_by(found.solution[0])
    verify(found, Proof(puzzle.game))


def test_unwanted_kinds_are_not_searched_for():
    for puzzle in GOOD.values():
        assert Finder(puzzle.game).find(Candidate(puzzle.board(), "here"), lambda slot: False) is None


def test_the_start_position_has_no_puzzle():
    for game in hexad.GAMES:
        assert Finder(game).find(Candidate(hexad.GAMES[game].Board(), "here"), lambda slot: True) is None


def made(game: str, known: list[Puzzle], total: int, seed: int = 3) -> list[Puzzle]:
    return [*known, *Maker(game, known, total).self_play(seed, lambda name, number: None)]


@pytest.mark.parametrize("game", ["abalone", "six"])
def test_the_same_seed_makes_the_same_puzzles_and_more_follow(game):
    two = made(game, [], 2)
    assert len(two) == 2
    assert made(game, [], 2) == two
    four = made(game, two, 4)
    assert four[:2] == two
    assert len({puzzle.id for puzzle in four}) == 4
    for puzzle in four:
        verify(puzzle, Proof(game))


def test_games_for_splits_come_to_small_tables():
    play = SelfPlay("six", 1)
    sizes = [len(candidate.board.pieces) for number in range(6) for candidate in play.play(number, with_splits=True)]
    assert min(sizes) < 25


def test_puzzles_from_a_record():
    game = hexad.parse_game(f'[Game "abalone"]\n[FEN "{GOOD["sumito"].fen}"]\n\n51... f7e7 d8e8 *\n')
    other = hexad.parse_game(ABALONE)
    maker = Maker("abalone", [], 5)
    found = list(maker.from_records("final", [(1, other), (7, game)], lambda name, number: None))
    assert [puzzle.source for puzzle in found][:1] == ["final#7, ply 101"]
    assert found[0].solution[0] == "f7e7"
    again = Maker("abalone", found, 5)
    assert not list(again.from_records("final", [(7, game)], lambda name, number: None))


@pytest.mark.parametrize("kind", [kind for kinds in KINDS.values() for kind in kinds])
def test_longer_is_harder(kind):
    grades = [difficulty(kind, within, 2, 1) for within in (1, 2, 3)]
    assert grades == sorted(set(grades))
    assert difficulty(kind, 2, 0, 1) < difficulty(kind, 2, 9, 1) < difficulty(kind, 2, 9, 3)
