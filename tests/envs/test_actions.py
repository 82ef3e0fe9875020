"""Action numbers are fixed, and each has one move text."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexad import InvalidMoveError, six
from hexad.envs import AbaloneSpace, Episode, SixSpace, space

from .episodes import ROW, SPACES, episodes

ABALONE = AbaloneSpace()


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (0, "a1a2"),
        (1, "a1b2"),
        (2, "a1b1"),
        (311, "i9h9"),
        (312, "a1a2b2"),
        (839, "i8i9h8"),
        (840, "a1a3b2"),
        (948, "c3c5d4"),
        (1271, "i7i9h7"),
    ],
)
def test_the_numbers_of_abalone_never_change(number: int, text: str) -> None:
    assert ABALONE.text(number) == text
    assert ABALONE.action(text) == number


def test_the_actions_of_abalone_are_all_its_moves() -> None:
    texts = [ABALONE.text(action) for action in range(ABALONE.size)]
    assert ABALONE.size == len(set(texts)) == 1272
    assert [ABALONE.action(text) for text in texts] == list(range(1272))
    assert [len(text) for text in texts] == [4] * 312 + [6] * 960
    assert texts[:312] == sorted(texts[:312], key=lambda text: text[:2])


@pytest.mark.parametrize(
    ("options", "size"),
    [
        ({"phase": "placing"}, 217),
        ({}, 217 + 217**2),
        ({"rules": "advanced"}, 217 + 217**2 + 217),
        ({"rules": "advanced", "phase": "placing", "window": 4}, 61),
        ({"window": 12}, 469 + 469**2),
    ],
)
def test_the_sizes_of_six(options: dict[str, Any], size: int) -> None:
    assert SixSpace(**options).size == size


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (0, "0,-8"),
        (8, "8,-8"),
        (9, "-1,-7"),
        (108, "0,0"),
        (216, "0,8"),
        (217, "0,-8>0,-8"),
        (217 + 108 * 217 + 109, "0,0>1,0"),
        (217 + 217**2 + 108, "=0,0"),
    ],
)
def test_the_numbers_of_six_never_change(number: int, text: str) -> None:
    space = SixSpace(rules="advanced")
    assert space.text(number) == text
    assert space.action(text) == number


@pytest.mark.parametrize("centre", [(0, 0), (-7, 1_000)])
def test_every_action_of_six_has_one_text(centre: tuple[int, int]) -> None:
    space = SixSpace(rules="advanced", window=4)
    view = space.view(space.new_board(), centre=centre)
    texts = [space.text(action, view) for action in range(space.size)]
    assert len(set(texts)) == space.size
    assert [space.action(text, view) for text in texts] == list(range(space.size))


@pytest.mark.parametrize("name", SPACES)
@given(data=st.data())
def test_masks_are_the_legal_moves(name: str, data: st.DataObject) -> None:
    episode: Any = data.draw(episodes(name))
    legal = episode.legal()
    assert np.array_equal(np.flatnonzero(episode.mask()), legal)
    texts = {episode.text(int(action)) for action in legal}
    assert [episode.action(episode.text(int(action))) for action in legal] == legal.tolist()
    if episode.is_over:
        assert not texts
    elif episode.pending:
        named = {str(move) for move in episode.board.legal_moves}
        answers = {str(episode.board.parse(f"{episode.pending}{text}")) for text in texts}
        assert answers == {text for text in named if text.partition("=")[0] == str(episode.pending)}
    else:
        moves = {str(move).partition("=")[0] for move in episode.board.legal_moves}
        assert texts == {text for text in moves if is_inside(episode, text)}
        assert texts


def is_inside(episode: Episode, text: str) -> bool:
    if isinstance(episode.space, AbaloneSpace):
        return True
    q, r = episode.space.centre(episode.board)
    cells = [six.axial(cell) for cell in text.split(">")]
    return all(max(abs(a - q), abs(b - r), abs(a - q + b - r)) <= episode.space.window for a, b in cells)


@pytest.mark.parametrize("name", [name for name in SPACES if name.startswith("six")])
@given(data=st.data())
def test_every_tile_is_always_in_the_window(name: str, data: st.DataObject) -> None:
    episode = data.draw(episodes(name, plies=60))
    assert all(is_inside(episode, cell) for cell in episode.board.pieces)


@pytest.mark.parametrize("name", SPACES)
@given(data=st.data(), action=st.integers(-5, 50_000))
def test_an_illegal_action_changes_nothing(name: str, data: st.DataObject, action: int) -> None:
    episode = data.draw(episodes(name))
    if action in episode.legal():
        return
    before = (episode.board.copy(), episode.pending, episode.rewards, episode.legal().tolist())
    with pytest.raises(ValueError, match=r"action is|the game is over"):
        episode.play(action)
    assert before == (episode.board, episode.pending, episode.rewards, episode.legal().tolist())


def test_a_tie_is_settled_by_a_second_action_of_the_same_player() -> None:
    episode = Episode(SPACES["six, vee"])
    episode.play(episode.action("0,0>1,-1"))
    assert (episode.player, episode.board.ply, str(episode.pending)) == (0, 58, "0,0>1,-1")
    assert {episode.text(int(action)) for action in episode.legal()} == {
        *(f"={i},0" for i in range(1, 13)),
        *(f"=0,{-i}" for i in range(1, 13)),
    }
    planes, _ = episode.observe()
    assert planes[3:].sum() == 2
    episode.play(episode.action("=7,0"))
    assert (episode.player, episode.board.ply, episode.pending) == (1, 59, None)
    assert str(episode.board.peek()) == "0,0>1,-1=1,0"
    assert episode.observe()[0][3:].sum() == 0


def test_a_tile_that_touches_one_of_the_groups_settles_the_tie() -> None:
    episode = Episode(SPACES["six, row"])
    episode.play(episode.action("0,0>1,1"))
    assert episode.pending is None
    assert str(episode.board.peek()) == "0,0>1,1=1,0"


@pytest.mark.parametrize(
    ("text", "said"),
    [("a1", "not a move"), ("a1a3", "one cell"), ("a5a6", "not a move"), ("c3d4e5", "one cell"), ("h8i9i8", "leave")],
)
def test_invalid_action_texts_of_abalone_are_refused(text: str, said: str) -> None:
    with pytest.raises(InvalidMoveError, match=said):
        ABALONE.action(text)


@pytest.mark.parametrize("text", ["9,0", "0,0>0,9", "x", "#", "1,0#", "0,0>1,0=3,3", "=0,0", "=x", ""])
def test_invalid_action_texts_of_six_are_refused(text: str) -> None:
    with pytest.raises(InvalidMoveError):
        SixSpace().action(text)


@pytest.mark.parametrize("action", [-1, 1272, 10**15])
def test_invalid_action_numbers_are_refused(action: int) -> None:
    with pytest.raises(ValueError, match="expected 0 to 1271"):
        ABALONE.text(action)


@pytest.mark.parametrize(
    ("game", "options", "said"),
    [
        ("chess", {}, "not a game"),
        ("abalone", {"layout": "none"}, "layout is .none.: expected one of"),
        ("abalone", {"reward": "much"}, "reward is 'much'"),
        ("abalone", {"ply_limit": 0}, "ply_limit is 0"),
        ("abalone", {"fen": "5/6/7/8/9/8/7/6/S3s 6 0 w 0 1"}, "over in its start position"),
        ("six", {"reward": "ejections"}, "reward is 'ejections'"),
        ("six", {"phase": "moving"}, "phase is 'moving'"),
        ("six", {"window": 3}, "expected a number from 4 to 12"),
        ("six", {"window": 13}, "expected a number from 4 to 12"),
        ("six", {"fen": ROW, "window": 5}, "need a window of 12 steps"),
        ("six", {"fen": ROW, "phase": "placing"}, "over in its start position"),
        ("six", {"rules": "strict"}, "rules is 'strict'"),
    ],
)
def test_bad_options_are_refused(game: str, options: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        space(game, **options)
