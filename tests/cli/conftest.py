"""Files that the tests of the command line read."""

from __future__ import annotations

import pytest

from tests.record.samples import ABALONE, SIX


@pytest.fixture
def record(tmp_path):
    """A file with a game of Abalone, three plies, and one of Six, four plies."""
    path = tmp_path / "both.hgn"
    path.write_text(f"{ABALONE}\n{SIX}\n")
    return path


@pytest.fixture
def broken(tmp_path):
    """Three games; the second has an illegal move on its fourth line, as its third word."""
    path = tmp_path / "broken.hgn"
    wrong = '[Game "abalone"]\n\n1. c3d3\ng5f5 2. a1a1 *\n'
    path.write_text(f"{ABALONE}\n{wrong}\n{SIX}\n")
    return path
