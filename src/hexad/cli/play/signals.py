"""Signals that may end the process during a game: SIGHUP when the terminal is closed, SIGTERM, SIGINT."""

from __future__ import annotations

import signal
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import FrameType

    Handler = Callable[[int, FrameType | None], object] | signal.Handlers

__all__ = ["Terminated", "signals_ignored", "signals_raised"]

_TERMINATING = tuple(getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name))


class Terminated(BaseException):
    """The process received SIGHUP or SIGTERM."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.code = 128 + number


@contextmanager
def signals_raised() -> Iterator[None]:
    """Raise Terminated for SIGHUP and SIGTERM, so that there is time to save the game."""

    def terminate(number: int, _: FrameType | None) -> None:
        raise Terminated(number)

    with _handlers(dict.fromkeys(_TERMINATING, terminate)):
        yield


@contextmanager
def signals_ignored() -> Iterator[None]:
    """Ignore SIGHUP, SIGTERM and SIGINT while a game is being saved."""
    with _handlers(dict.fromkeys((*_TERMINATING, signal.SIGINT), signal.SIG_IGN)):
        yield


@contextmanager
def _handlers(handlers: dict[signal.Signals, Handler]) -> Iterator[None]:
    before = {number: signal.signal(number, handler) for number, handler in handlers.items()}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
