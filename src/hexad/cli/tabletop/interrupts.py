"""What may break in while a game is played: a terminal that is closed, a request to end."""

from __future__ import annotations

import signal
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import FrameType

    Handler = Callable[[int, FrameType | None], object] | signal.Handlers

__all__ = ["Hangup", "undisturbed", "warned"]

_ENDINGS = tuple(getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name))


class Hangup(BaseException):
    """The system wants this process to end."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.code = 128 + number


@contextmanager
def warned() -> Iterator[None]:
    """Let the end of the process come as an exception, so that there is time to save the game."""

    def hang_up(number: int, _: FrameType | None) -> None:
        raise Hangup(number)

    with _handled(dict.fromkeys(_ENDINGS, hang_up)):
        yield


@contextmanager
def undisturbed() -> Iterator[None]:
    """Let nothing break in, while a game is being saved."""
    with _handled(dict.fromkeys((*_ENDINGS, signal.SIGINT), signal.SIG_IGN)):
        yield


@contextmanager
def _handled(handlers: dict[signal.Signals, Handler]) -> Iterator[None]:
    before = {number: signal.signal(number, handler) for number, handler in handlers.items()}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
