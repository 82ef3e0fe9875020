"""Pairs rounds of Swiss tournaments in a process of its own, so that nobody who plays notices it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from hexad.server.child_process import ChildProcess
from hexad.server.errors import UnavailableError
from hexad.tournaments.swiss_process import read_answer

if TYPE_CHECKING:
    from hexad.tournaments import Round

__all__ = ["PairingFailedError", "SwissPairing"]

MODULE = "hexad.tournaments.swiss_process"
NICENESS = 15
# A round of 1,000 players takes some minutes.
MAX_SECONDS = 900.0
# Rounds of up to this number of players, which take some seconds, do not wait for larger ones.
MAX_SMALL = 100


class PairingFailedError(UnavailableError):
    """The process that pairs a round has failed."""


class SwissPairing:
    """Runs one process at a time for small rounds, and one for large ones."""

    def __init__(self) -> None:
        self._small, self._large = asyncio.Lock(), asyncio.Lock()

    async def pair(self, request: bytes, players: int) -> Round:
        """Return the round that a request for a number of players asks for; raises SettingError, PairingFailedError."""
        async with self._small if players <= MAX_SMALL else self._large:
            process = await ChildProcess.start(MODULE, niceness=NICENESS)
            try:
                async with asyncio.timeout(MAX_SECONDS):
                    answer = await process.communicate(request)
            except TimeoutError:
                raise PairingFailedError("The pairing takes too long.") from None
            finally:
                await process.end()
        if not answer:
            raise PairingFailedError("The pairing has failed.")
        return read_answer(answer)
