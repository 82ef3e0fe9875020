"""Spaces and episodes for the laws: drawn by hypothesis, reached by playing random actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from hexad.envs import AbaloneSpace, Episode, SixSpace
from tests.reference import six

if TYPE_CHECKING:
    from hypothesis.strategies import DrawFn


def arms(*steps: tuple[int, int]) -> str:
    """A black tile with arms of twelve tiles: lifting it leaves a tie (S12)."""
    tiles = {(0, 0): six.BLACK}
    for step_q, step_r in steps:
        for i in range(1, 13):
            tiles[i * step_q, i * step_r] = six.RED if i % 2 else six.BLACK
    return six.Position(tiles, (0, 0), 0, "advanced", 30).fen()


ROW = arms((1, 0), (-1, 0))
VEE = arms((1, 0), (0, -1))
STAR = arms((1, 0), (0, -1), (-1, 1))

SPACES: dict[str, Any] = {
    "abalone": AbaloneSpace(),
    "abalone, daisy": AbaloneSpace(layout="belgian-daisy", repetition=2, quiet_limit=30, reward="ejections"),
    "abalone, few marbles": AbaloneSpace(fen="5/6/7/8/9/8/7/6/S3s 4 4 b 0 1", ply_limit=60),
    "abalone, about to win": AbaloneSpace(
        fen="1sss1/1ssss1/3S3/2sSS3/3S5/8/7/6/SSSSS 5 5 b 0 1", ply_limit=40, reward="ejections"
    ),
    "six": SixSpace(ply_limit=70),
    "six, placing": SixSpace(phase="placing", first_move="free"),
    "six, placing to a limit": SixSpace(phase="placing", ply_limit=40),
    "six, narrow": SixSpace(window=4, ply_limit=60),
    "six, four players": SixSpace(players=4, begins=2, rules="advanced", ply_limit=60),
    "six, row": SixSpace(fen=ROW, window=12, ply_limit=80),
    "six, vee": SixSpace(fen=VEE, window=12, ply_limit=80),
    "six, star": SixSpace(fen=STAR, window=12, ply_limit=80),
    "six, few tiles": SixSpace(fen="BR/R@5,-5 0 0 r basic 7", repetition=2),
}

CHOICES = st.integers(0, 2**16 - 1)


def play_some(episode: Episode, choices: list[int]) -> Episode:
    """Play legal actions chosen by these numbers."""
    for choice in choices:
        legal = episode.legal()
        if not len(legal):
            break
        episode.play(int(legal[choice % len(legal)]))
    return episode


@st.composite
def episodes(draw: DrawFn, name: str, plies: int = 45) -> Episode:
    """An episode some actions into a game."""
    return play_some(Episode(SPACES[name]), draw(st.lists(CHOICES, max_size=plies)))
