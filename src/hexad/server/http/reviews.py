"""Reviews: engine evaluations of every position of a game."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Annotated

from litestar import Controller, post
from litestar.response import Stream
from msgspec import Meta

from hexad.position import Position
from hexad.server.edge.engine_quotas import reviewer_of
from hexad.server.edge.session import Session
from hexad.server.engines.reviews import MAX_PLIES, MAX_SECONDS, Reviewer, ReviewRequest
from hexad.server.errors import RefusalError
from hexad.server.game.position_request import PositionRequest
from hexad.server.http.error_responses import error_responses
from hexad.server.http.streams import HEADERS, NDJSON, StreamReader, error_line
from hexad.server.services import Services
from hexad.server.settings import POSITION_BYTES

__all__ = ["Reviews"]


class ReviewBody(PositionRequest, frozen=True, kw_only=True):
    """A game to review, and the seconds per position."""

    seconds: Annotated[float, Meta(ge=0.05, le=2)] = 0.2


class Reviews(Controller):
    """Reviews of games."""

    path = "/api"
    tags = ("positions",)
    request_max_body_size = POSITION_BYTES

    @post(
        "/review",
        status_code=200,
        media_type=NDJSON,
        summary="Review a game",
        responses=error_responses(400, 401, 413, 415, 422, 503),
    )
    async def review(self, services: Services, session: Session, data: ReviewBody) -> Stream:
        """A line per position: its evaluation for Black, the best line, and the mark of the move before it.

        A player has one review at a time: a new one ends the previous one.
        """
        request = await asyncio.to_thread(_job, data)
        reviewer = await reviewer_of(services, session, request)
        return Stream(_lines(services, session, reviewer, request), media_type=NDJSON, headers=HEADERS)


def _job(review: ReviewBody) -> ReviewRequest:
    """The job for the review queue; raises RefusalError."""
    if len(review.moves) > MAX_PLIES:
        text = f"A review has at most {MAX_PLIES} moves, not {len(review.moves)}."
        raise RefusalError("too-many-moves", text, status=422)
    request = ReviewRequest(Position.of(review.board()), review.seconds)
    if request.total_seconds > MAX_SECONDS:
        text = f"A review takes at most {MAX_SECONDS:g} s, not {request.total_seconds:g} s: expected fewer moves."
        raise RefusalError("too-many-seconds", text, status=422)
    return request


async def _lines(
    services: Services, session: Session, reviewer: Reviewer, request: ReviewRequest
) -> AsyncGenerator[bytes]:
    reader = StreamReader(services, session)
    task: asyncio.Task[None] | None = None
    try:
        task = services.review_queue.begin(reviewer, request, reader.send)
        task.add_done_callback(lambda _: reader.end())
        async with aclosing(reader.lines()) as lines:
            async for line in lines:
                yield line
        if task.cancelled():
            yield error_line(RefusalError("elsewhere", "You are now having another game reviewed."))
        elif task.done():
            task.result()
    except RefusalError as refusal:
        yield error_line(refusal)
    finally:
        if task is not None:
            task.cancel()
