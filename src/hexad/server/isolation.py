"""Loops over games and tournaments: what fails in one of them concerns no other one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.server.errors import RefusalError, UnavailableError
from hexad.server.store import DatabaseError

if TYPE_CHECKING:
    import logging
    from collections.abc import Awaitable, Callable, Iterable

__all__ = ["MAX_FAILING", "Isolation"]

# The number of failing names that are remembered.
MAX_FAILING = 1_000


class Isolation:
    """Does something for each of many games or tournaments, and logs what fails once for each of them."""

    def __init__(self, log: logging.Logger, kind: str) -> None:
        """`kind` is what the names are of: `game` or `tournament`, the field of the log that has the name."""
        self._log = log
        self._kind = kind
        self._failing: dict[str, None] = {}
        """The names for which something failed, oldest first."""

    async def each(self, names: Iterable[str], work: Callable[[str], Awaitable[None]]) -> None:
        """Do something for each name; raises DatabaseError or UnavailableError, after which nothing would succeed."""
        for name in names:
            await self.one(name, work)

    async def one(self, name: str, work: Callable[[str], Awaitable[None]]) -> None:
        """Do something for one name, as `each` does."""
        try:
            await work(name)
        except (DatabaseError, UnavailableError):
            raise
        except RefusalError as refusal:
            self._log.debug("nothing was done for a %s: %s", self._kind, refusal, extra={self._kind: name})
        except Exception:
            if name not in self._failing:
                self._log.exception("background work failed for a %s", self._kind, extra={self._kind: name})
            self._failing[name] = None
            while len(self._failing) > MAX_FAILING:
                del self._failing[next(iter(self._failing))]
        else:
            self._failing.pop(name, None)
