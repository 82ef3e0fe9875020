"""Engine processes that several tests share."""

from __future__ import annotations

import pytest

from .talk import Program


@pytest.fixture(scope="module")
def programs():
    """One process for each game, since starting one is slow. No test leaves a search running."""
    with Program("ugi", "abalone") as abalone, Program("ugi", "six") as six:
        yield {"abalone": abalone, "six": six}
