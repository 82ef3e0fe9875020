"""What several tests of the engine talk to."""

from __future__ import annotations

import pytest

from .talk import Program


@pytest.fixture(scope="module")
def programs():
    """One process for each game, since starting is what takes time; the tests leave them without a search."""
    with Program("ugi", "abalone") as abalone, Program("ugi", "six") as six:
        yield {"abalone": abalone, "six": six}
