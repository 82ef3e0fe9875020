"""Reviews of whole games, position by position."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Annotated

from litestar import Controller, post
from litestar.response import Stream
from msgspec import Meta

from hexad.position import Position
from hexad.server.engines.reviews import MAX_PLIES, ReviewRequest
from hexad.server.errors import RefusalError
from hexad.server.game.position_request import PositionRequest
from hexad.server.http.error_responses import refusals
from hexad.server.http.streams import HEADERS, NDJSON, Reader, sorry
from hexad.server.people.identity import Identity
from hexad.server.services import Services
from hexad.server.settings import POSITION_BYTES

__all__ = ["Reviews"]


class Review(PositionRequest, frozen=True, kw_only=True):
    """A game: where it began, its moves, and how many seconds to spend on each position."""

    seconds: Annotated[float, Meta(ge=0.05, le=2)] = 0.2


class Reviews(Controller):
    """What the engine thinks of games."""

    path = "/api"
    tags = ("positions",)
    request_max_body_size = POSITION_BYTES

    @post(
        "/review",
        status_code=200,
        media_type=NDJSON,
        summary="Review a game",
        responses=refusals(400, 413, 415, 422, 503),
    )
    async def review(self, services: Services, identity: Identity, data: Review) -> Stream:
        """A line for each position: what it is worth to Black, the best line, and the mark of the move before it.

        A visitor has one review at a time: a new one ends the one before.
        """
        request = await asyncio.to_thread(_checked, data)
        services.review_queue.check(identity.player)
        return Stream(_judgements(services, identity.player, request), media_type=NDJSON, headers=HEADERS)


def _checked(review: Review) -> ReviewRequest:
    """What is to be reviewed; raises Refusal."""
    if len(review.moves) > MAX_PLIES:
        text = f"A review has at most {MAX_PLIES} moves, not {len(review.moves)}."
        raise RefusalError("too-many-moves", text, status=422)
    board = review.board()
    return ReviewRequest(Position.of(board), review.seconds)


async def _judgements(services: Services, player: str, request: ReviewRequest) -> AsyncGenerator[bytes]:
    reader = Reader(services, player)
    work: asyncio.Task[None] | None = None
    try:
        work = services.review_queue.begin(player, request, reader.send)
        work.add_done_callback(lambda _: reader.end())
        async with aclosing(reader.lines()) as lines:
            async for line in lines:
                yield line
        if work.cancelled():
            yield sorry(RefusalError("elsewhere", "You have another game reviewed now."))
        elif work.done():
            work.result()
    except RefusalError as refusal:
        yield sorry(refusal)
    finally:
        if work is not None:
            work.cancel()
