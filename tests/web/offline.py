"""Visitors without a network."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.web.visitor import Visitor

__all__ = ["cut_off"]

_FAILED = re.compile("ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_REFUSED|502|503")


def cut_off(visitor: Visitor) -> Visitor:
    """Let a visitor, who allows service workers, open the first page, wait for the app, and lose the network."""
    visitor.forgives = _FAILED
    page = visitor.open("/")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    visitor.context.set_offline(True)
    return visitor
