"""The limits of mails that visitors ask for: per client, and per recipient for all clients together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.server.edge.counters import Bucket
from hexad.server.errors import QuotaError
from hexad.server.store.mail_links import RESET_SECONDS

if TYPE_CHECKING:
    from hexad.server.edge.quotas import Quotas, Requester
    from hexad.server.settings import Limits

__all__ = ["MailLimits"]


class MailLimits:
    """Counts mails, whether the recipient has an account or not.

    Somebody who asks for mails to another person's address all the time cannot keep the owner from resetting the
    password: a link is valid for as long as it takes to fill the bucket, so the last mail has a valid one.
    """

    def __init__(self, limits: Limits, quotas: Quotas) -> None:
        self._quotas = quotas
        self._by_recipient = Bucket("mails-recipient", limits.mails_per_recipient, RESET_SECONDS)

    async def take(self, requester: Requester, recipient: str) -> None:
        """Count a mail; raises QuotaError."""
        await self._quotas.take("mails", requester)
        wait = await self._quotas.counters.take(self._by_recipient, self._quotas.hash(f"mail {recipient}"))
        if wait:
            text = "Several mails were sent to this address already: look for them, or try again later."
            raise QuotaError("mail-sent", text, wait)
