"""A server, a browser, and visitors."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from hexad.server.settings import CLIENT
from tests.server.client import Server
from tests.server.presence_limits import limits
from tests.web.browser import chromium
from tests.web.offline import cut_off
from tests.web.visitor import PATIENCE, Visitor

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser

    Visit = Callable[..., Visitor]


# Both end with the tests of this folder: other tests run their own event loops in this thread.
@pytest.fixture(scope="package")
def arena(tmp_path_factory) -> Iterator[Server]:
    """One server for all tests of this folder; each test sets up its own games."""
    client = Path(os.environ.get("HEXAD_CLIENT") or CLIENT)
    assert (client / "index.html").exists(), "the web client is not built: make web builds it"
    # Nobody is gone: many tests have opponents without a page. test_presence.py has a server of its own.
    with Server(tmp_path_factory.mktemp("web") / "data", env=limits(grace_seconds=1_000)) as running:
        yield running


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser; each visitor has a separate context in it."""
    with chromium() as running:
        expect.set_options(timeout=PATIENCE)
        yield running


@pytest.fixture
def visit(arena: Server, browser: Browser) -> Iterator[Visit]:
    """Creates visitors. An error on any of their pages fails the test."""
    visitors: list[Visitor] = []

    def arrive(look: str = "desktop", **more) -> Visitor:
        visitors.append(Visitor(browser, arena.url, look, **more))
        return visitors[-1]

    yield arrive
    troubles = [trouble for visitor in visitors for trouble in visitor.leave()]
    assert not troubles, troubles


@pytest.fixture
def visitor(visit: Visit) -> Visitor:
    """A visitor with a desktop computer."""
    return visit()


@pytest.fixture
def offline(visit: Visit) -> Visitor:
    """A visitor who has the app and no network."""
    return cut_off(visit(service_workers="allow"))
