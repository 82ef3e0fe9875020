"""Playing commutes with the twelve symmetries, on numbers as on boards."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexad.envs import SixSpace

from .episodes import SPACES, episodes

SYMMETRIES = st.integers(0, 11)


def turned_cell(q: int, r: int, n: int) -> tuple[int, int]:
    """As `Board.transform` does: mirrored from six on, then turned counter-clockwise."""
    if n >= 6:
        q = -q - r
    for _ in range(n % 6):
        q, r = q + r, -q
    return q, r


def turned_view(space: Any, episode: Any, board: Any, n: int) -> Any:
    """The window turned along with the board, so that the numbers can be compared."""
    if not isinstance(space, SixSpace):
        return None
    pending = episode.pending.transform(n) if episode.pending else None
    return space.view(board, pending, turned_cell(*space.centre(episode.board), n))


@pytest.mark.parametrize("name", ["abalone", "six, placing", "six, narrow", "six, four players"])
def test_symmetries_are_permutations(name: str) -> None:
    space = SPACES[name]
    for table, size in (
        (space.cell_symmetries, len(space.cells)),
        (space.grid_symmetries, space.shape[1] * space.shape[2]),
        (space.action_symmetries, space.size),
    ):
        assert table.shape == (12, size)
        assert table.dtype == np.int32
        assert np.array_equal(np.sort(table, axis=1), np.tile(np.arange(size), (12, 1)))
        assert np.array_equal(table[0], np.arange(size))
        assert not table.flags.writeable


@pytest.mark.parametrize("name", SPACES)
@given(data=st.data(), n=SYMMETRIES)
def test_turned_masks_and_planes_are_those_of_the_turned_board(name: str, data: st.DataObject, n: int) -> None:
    episode = data.draw(episodes(name))
    space = episode.space
    board = episode.board.transform(n)
    view = turned_view(space, episode, board, n)
    mask = np.empty_like(episode.mask())
    mask[space.action_symmetries[n]] = episode.mask()
    assert np.array_equal(mask, space.mask(board, view))
    planes, scalars = episode.observe()
    flat = planes.reshape(len(space.planes), -1)
    turned = np.empty_like(flat)
    turned[:, space.grid_symmetries[n]] = flat
    found, found_scalars = space.observe(board, view)
    assert np.array_equal(turned.reshape(planes.shape), found)
    assert np.array_equal(scalars, found_scalars)


@pytest.mark.parametrize("name", SPACES)
@given(data=st.data(), n=SYMMETRIES, choice=st.integers(0, 2**16 - 1))
def test_stepping_commutes_with_turning(name: str, data: st.DataObject, n: int, choice: int) -> None:
    episode = data.draw(episodes(name))
    legal = episode.legal()
    if not len(legal):
        return
    action = int(legal[choice % len(legal)])
    board = episode.board.transform(n)
    view = turned_view(episode.space, episode, board, n)
    move, waits = episode.space.resolve(board, int(episode.space.action_symmetries[n, action]), view)
    episode.play(action)
    assert waits == (episode.pending is not None)
    if waits:
        assert move == episode.pending.transform(n)
    else:
        board.push(move)
        assert board == episode.board.transform(n)
