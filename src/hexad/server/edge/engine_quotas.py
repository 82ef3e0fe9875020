"""The quotas of analyses and reviews, which are counted in seconds of the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.server.engines.analysis import AnalysisRequester
from hexad.server.engines.reviews import Reviewer

if TYPE_CHECKING:
    from hexad.server.edge.quotas import Requester
    from hexad.server.edge.session import Session
    from hexad.server.engines.reviews import ReviewRequest
    from hexad.server.services import Services

__all__ = ["analysis_requester", "reviewer_of"]

# What an analysis costs at least: the start of a search. The rest is charged when it is known.
_MIN_SECONDS = 0.1


async def analysis_requester(services: Services, requester: Requester) -> AnalysisRequester:
    """The requester of a new analysis; raises QuotaError."""
    quotas = services.quotas
    await quotas.take("analysis", requester, _MIN_SECONDS)

    def charge(seconds: float) -> None:
        services.tasks.job("quota", quotas.charge("analysis", requester, seconds))

    return AnalysisRequester(requester.key, quotas.amount(services.settings.limits.analyses, requester), charge)


async def reviewer_of(services: Services, session: Session, request: ReviewRequest) -> Reviewer:
    """Who wants a review; raises RefusalError, such as QuotaError."""
    quotas, requester = services.quotas, services.quotas.of(session)
    max_reviews = quotas.amount(services.settings.limits.reviews, requester)
    reviewer = Reviewer(session.identity.player, requester.key, max_reviews)
    services.review_queue.check(reviewer)
    await quotas.take("reviews", requester, request.total_seconds)
    return reviewer
