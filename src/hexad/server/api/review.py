"""Reviews of whole games, position by position."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Annotated

from litestar import Controller, post
from litestar.response import Stream
from msgspec import Meta

from hexad.server.api.refusals import refusals
from hexad.server.api.streams import HEADERS, NDJSON, Reader, sorry
from hexad.server.arena import Arena
from hexad.server.identity import Identity
from hexad.server.place import Place
from hexad.server.refusal import Refusal
from hexad.server.reviewer import MOST_PLIES, Request
from hexad.server.settings import POSITION_BYTES

__all__ = ["Reviews"]


class Review(Place, frozen=True, kw_only=True):
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
    async def review(self, arena: Arena, identity: Identity, data: Review) -> Stream:
        """A line for each position: what it is worth to Black, the best line, and the mark of the move before it.

        A visitor has one review at a time: a new one ends the one before.
        """
        request = await asyncio.to_thread(_checked, data)
        arena.reviewer.check(identity.player)
        return Stream(_judgements(arena, identity.player, request), media_type=NDJSON, headers=HEADERS)


def _checked(review: Review) -> Request:
    """What is to be reviewed; raises Refusal."""
    if len(review.moves) > MOST_PLIES:
        text = f"A review has at most {MOST_PLIES} moves, not {len(review.moves)}."
        raise Refusal("too-many-moves", text, status=422)
    board = review.board()
    return Request(board.game, board.start_fen, board.options, [str(move) for move in board.moves], review.seconds)


async def _judgements(arena: Arena, player: str, request: Request) -> AsyncGenerator[bytes]:
    reader = Reader(arena, player)
    work: asyncio.Task[None] | None = None
    try:
        work = arena.reviewer.begin(player, request, reader.tell)
        work.add_done_callback(lambda _: reader.hang_up())
        async with aclosing(reader.lines()) as lines:
            async for line in lines:
                yield line
        if work.cancelled():
            yield sorry(Refusal("elsewhere", "You have another game reviewed now."))
        elif work.done():
            work.result()
    except Refusal as refusal:
        yield sorry(refusal)
    finally:
        if work is not None:
            work.cancel()
