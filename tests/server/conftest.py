"""A server for each module of tests, with real parts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from .client import Server

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="module")
def server(tmp_path_factory) -> Iterator[Server]:
    """One process on SQLite, shared by the tests of a module: each sets up games of its own."""
    with Server(tmp_path_factory.mktemp("arena") / "data") as running:
        yield running
