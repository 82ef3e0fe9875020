"""An observation matches the board, from the mover's view."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import hexad
from hexad.envs import AbaloneSpace, Episode, SixSpace

from .episodes import SPACES, episodes


def cells_of(space: Any, plane: Any, centre: tuple[int, int]) -> set[str]:
    """The names of the cells that are set on a plane."""
    middle = space.shape[1] // 2
    places = [(column - middle + centre[0], row - middle + centre[1]) for row, column in np.argwhere(plane).tolist()]
    return {hexad.GAMES[space.game].cell_at(q, r) for q, r in places}


@pytest.mark.parametrize("name", SPACES)
@given(data=st.data())
def test_planes_show_the_pieces(name: str, data: st.DataObject) -> None:
    episode = data.draw(episodes(name))
    space, board = episode.space, episode.board
    planes, scalars = episode.observe()
    assert planes.shape == (len(space.planes), *space.shape[1:])
    assert planes.dtype == np.uint8
    assert scalars.dtype == np.float32
    assert planes.max() == 1
    centre = space.centre(board) if isinstance(space, SixSpace) else (0, 0)
    for plane, own in ((planes[0], True), (planes[1], False)):
        assert cells_of(space, plane, centre) == {
            cell for cell, player in board.pieces.items() if (player is board.turn) == own
        }
    assert np.flatnonzero(planes[2]).tolist() == sorted(space.cells.tolist())
    assert len(scalars) == len(space.scalars)
    assert ((scalars >= 0) & (scalars <= 1)).all()


@given(data=st.data())
def test_scalars_of_abalone(data: st.DataObject) -> None:
    episode = data.draw(episodes("abalone, daisy"))
    board = episode.board
    _, scalars = episode.observe()
    own = board.pushed_off[board.turn]
    other = sum(board.pushed_off.values()) - own
    quiet, colour = board.quiet_plies, int(board.turn is hexad.WHITE)
    times = 1 + sum(twin.hash == board.hash for twin in earlier(board))
    expected = [own / 6, other / 6, colour, board.ply / 400, quiet / 30, min(1, times - 1)]
    assert np.allclose(scalars, expected)


def earlier(board: Any) -> list[Any]:
    twin, found = board.copy(), []
    while twin.moves:
        twin.pop()
        found.append(twin.copy())
    return found


def test_scalars_of_six_with_four_players() -> None:
    episode = Episode(SixSpace(players=4, ply_limit=None))
    for text in ("2,0", "3,0", "-1,0"):
        episode.play(episode.action(text))
    _, scalars = episode.observe()
    assert episode.space.scalars == ("hand_0", "hand_1", "hand_2", "hand_3", "colour", "plies", "repetition")
    assert np.allclose(scalars, [1, 0.9, 0.9, 0.9, 1, 0, 0])
    assert episode.player == 3


def test_cells_have_the_documented_index() -> None:
    planes, _ = Episode(AbaloneSpace(fen="4s/6/7/8/4S4/8/7/6/5 0 0 b 0 1")).observe()
    assert planes[0, 4, 4] == 1
    assert planes[1, 0, 8] == 1
    assert planes[2, 0].tolist() == [0, 0, 0, 0, 1, 1, 1, 1, 1]


def test_the_window_follows_the_group() -> None:
    space = SixSpace()
    assert space.centre(hexad.six.Board("BR@400,-3 20 20 b basic 1")) == (400, -3)
    assert space.centre(hexad.six.Board("BRB@499999990,499999990 0 0 r basic 1")) == (499999991, 499999990)


@pytest.mark.parametrize("game", ["abalone", "six"])
def test_observations_are_written_where_they_are_asked_for(game: str) -> None:
    episode = Episode(hexad.envs.space(game))
    mask = np.ones(episode.space.size, np.bool_)
    planes, scalars = np.ones(episode.space.shape, np.uint8), np.ones(len(episode.space.scalars), np.float32)
    assert episode.mask(out=mask) is mask
    found = episode.observe(out=(planes, scalars))
    assert found[0] is planes
    assert found[1] is scalars
    assert np.array_equal(mask, episode.mask())
    assert np.array_equal(planes, episode.observe()[0])


@pytest.mark.parametrize(
    ("out", "said"),
    [
        ([0], "out is a list"),
        (np.zeros(1272, np.uint8), "out holds uint8: expected bool"),
        (np.zeros(1271, np.bool_), "expected \\(1272,\\)"),
        (np.zeros(2544, np.bool_)[::2], "one piece"),
        (np.broadcast_to(np.bool_(0), 1272), "one piece|read-only"),
    ],
)
def test_arrays_that_do_not_fit_are_refused(out: Any, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Episode(AbaloneSpace()).mask(out=out)
