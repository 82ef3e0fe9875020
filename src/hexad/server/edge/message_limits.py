"""The limit of what a player writes in a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.server.edge.counters import Bucket
from hexad.server.errors import QuotaError

if TYPE_CHECKING:
    from hexad.server.edge.quotas import Quotas
    from hexad.server.settings import Limits

__all__ = ["MessageLimits"]


class MessageLimits:
    """Counts the messages of a player in a game. Only players write, so that new cookies are no way around it."""

    def __init__(self, limits: Limits, quotas: Quotas) -> None:
        self._quotas = quotas
        self._bucket = Bucket("messages", limits.messages_per_minute, 60)

    async def take(self, player: str, game: str) -> None:
        """Count a message; raises QuotaError."""
        wait = await self._quotas.counters.take(self._bucket, self._quotas.hash(f"messages {player} {game}"))
        if wait:
            text = f"A player writes at most {self._bucket.amount:g} messages a minute in a game: wait a little."
            raise QuotaError("too-many-words", text, wait)
