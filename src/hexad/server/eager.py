"""Starting work at once instead of in the next round of the event loop."""

from __future__ import annotations

import asyncio
import types
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Coroutine, Generator

__all__ = ["start"]


def start(work: Coroutine[Any, Any, None]) -> asyncio.Task[None] | None:
    """Run work until it has to wait; only then does it become a task. None if it never had to.

    Most messages go out without waiting, and a task for each costs more than sending it. (Python 3.12 has tasks that
    start so.)
    """
    try:
        waits_for = work.send(None)
    except StopIteration:
        return None
    return asyncio.get_running_loop().create_task(_go_on(work, waits_for))


@types.coroutine
def _go_on(work: Coroutine[Any, Any, None], waits_for: Any) -> Generator[Any, Any, None]:  # noqa: ANN401 - a future
    """The rest, as a task drives it: what the work waits for is handed up, what comes of that is handed down."""
    while True:
        error: BaseException | None = None
        try:
            yield waits_for
        except BaseException as raised:
            error = raised  # a cancellation, for one, is for the work to hear of
        try:
            waits_for = work.send(None) if error is None else work.throw(error)
        except StopIteration:
            return
