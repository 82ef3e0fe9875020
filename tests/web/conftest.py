"""A server, a browser, and people who visit the one with the other."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from hexad.server.settings import CLIENT
from tests.server.client import Server
from tests.web.browser import chromium
from tests.web.visitor import PATIENCE, Visitor

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser

    Visit = Callable[..., Visitor]


# Both last for this folder and no longer: other tests run event loops of their own in this thread.
@pytest.fixture(scope="package")
def arena(tmp_path_factory) -> Iterator[Server]:
    """One server for all of these tests: each sets up games of its own."""
    client = Path(os.environ.get("HEXAD_CLIENT") or CLIENT)
    assert (client / "index.html").exists(), "the web client is not built: make web builds it"
    with Server(tmp_path_factory.mktemp("web") / "data") as running:
        yield running


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser; each visitor has a context of their own in it."""
    with chromium() as running:
        expect.set_options(timeout=PATIENCE)
        yield running


@pytest.fixture
def visit(arena: Server, browser: Browser) -> Iterator[Visit]:
    """Lets visitors in. What went wrong in any of their pages fails the test."""
    visitors: list[Visitor] = []

    def arrive(look: str = "desktop", **more) -> Visitor:
        visitors.append(Visitor(browser, arena.url, look, **more))
        return visitors[-1]

    yield arrive
    troubles = [trouble for visitor in visitors for trouble in visitor.leave()]
    assert not troubles, troubles


@pytest.fixture
def visitor(visit: Visit) -> Visitor:
    """Somebody at a desk."""
    return visit()
