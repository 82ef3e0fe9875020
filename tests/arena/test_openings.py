"""Openings: a seed determines them, none occurs twice, and they are balanced on request."""

from __future__ import annotations

from itertools import islice

import pytest

import hexad
from hexad.arena import Openings
from hexad.engine import Engine, Limit


def taken(openings, count):
    return list(islice(openings, count))


@pytest.mark.parametrize("game", ["abalone", "six"])
def test_a_seed_gives_the_same_openings(game):
    one, same, other = (taken(Openings.parse(game, None, plies=4, seed=seed), 10) for seed in (1, 1, 2))
    assert one == same
    assert one != other
    assert all(len(opening.position.moves) == 4 for opening in one)


def test_starts_follow_each_other_in_turn():
    openings = taken(Openings.parse("abalone", "standard,belgian-daisy"), 5)
    assert [opening.name for opening in openings] == ["standard", "belgian-daisy"] * 2 + ["standard"]
    assert openings[1].board().fen() == hexad.abalone.LAYOUTS["belgian-daisy"]
    assert len(Openings.parse("abalone", "all").starts) == len(hexad.abalone.LAYOUTS)
    assert [start.name for start in Openings.parse("six", "all").starts] == ["basic", "advanced"]


def test_openings_are_unique_while_there_are_enough():
    openings = taken(Openings.parse("six", "basic", plies=3), 40)
    assert len({opening.board().hash for opening in openings}) == 40


def test_few_openings_repeat_rather_than_end():
    # Black has three first moves.
    assert len({opening.board().hash for opening in taken(Openings.parse("six", None, plies=1), 12)}) == 3


def test_balance_is_checked_by_search():
    # In many of these, a short search from the start finds an advantage of more than twenty points.
    leans = [lean(opening) for opening in taken(Openings.parse("abalone", None, plies=6), 20)]
    balanced = [lean(opening) for opening in taken(Openings.parse("abalone", None, plies=6, balance=20), 20)]
    assert max(leans) > 20
    assert max(balanced) <= 20


def lean(opening):
    board = opening.board()
    return abs(Engine("abalone", hash_mb=1).play(board, Limit(nodes=3_000)).info.score.points)


def test_openings_from_a_file(tmp_path):
    path = tmp_path / "lines.hgn"
    path.write_text('[Game "six"]\n\n1. 2,-1 1,1 *\n\n[Game "six"]\n[Rules "advanced"]\n\n1. 2,0 *\n')
    openings = taken(Openings.parse("six", str(path)), 3)
    assert [opening.position.moves for opening in openings] == [("2,-1", "1,1"), ("2,0",), ("2,-1", "1,1")]
    assert openings[1].board().fen().split()[-2] == "advanced"
    with pytest.raises(ValueError, match="game 1 is not an opening, expected a game of Abalone"):
        Openings.parse("abalone", str(path))


@pytest.mark.parametrize(
    ("game", "tags", "moves", "said"),
    [
        (
            "six",
            '[FirstMove "free"]',
            "-1,0",
            "game 1 is not an opening, since the rules of a match forbid its move -1,0",
        ),
        ("abalone", '[Repetition "off"]', "c3d3 g5f5 d3c3 f5g5 " * 2, "game 1 is not an opening, since it is over"),
        (
            "abalone",
            '[Repetition "off"]',
            "c3d3 g5f5 d3c3 f5g5 " * 3,
            "game 1 is not an opening, since the rules of a match forbid",
        ),
    ],
    ids=["first move", "over", "played on"],
)
def test_an_opening_by_other_rules_is_refused(tmp_path, game, tags, moves, said):
    path = tmp_path / "lines.hgn"
    path.write_text(f'[Game "{game}"]\n{tags}\n\n{moves} *\n')
    with pytest.raises(ValueError, match=said):
        Openings.parse(game, str(path))


def test_random_moves_follow_the_moves_of_a_file(tmp_path):
    path = tmp_path / "lines.hgn"
    path.write_text('[Game "six"]\n\n1. 2,-1 1,1 *\n')
    openings = taken(Openings.parse("six", str(path), plies=2), 3)
    assert all(
        opening.position.moves[:2] == ("2,-1", "1,1") and len(opening.position.moves) == 4 for opening in openings
    )


def test_unknown_names_are_refused():
    with pytest.raises(ValueError, match='"daisy" is not an opening: expected standard'):
        Openings.parse("abalone", "standard,daisy")
