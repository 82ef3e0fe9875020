"""Positions outside games: legal moves, explanations of illegal moves, formations, pictures."""

import asyncio
from typing import Annotated, Literal, TypeAlias

import msgspec
from litestar import Controller, Response, get, post
from msgspec import Meta

import hexad
from hexad.board import AnyBoard
from hexad.errors import HexadError
from hexad.server.edge.quotas import Requester
from hexad.server.errors import RefusalError
from hexad.server.game.acts import MoveText
from hexad.server.game.field_types import GameName, Side, ThemeName
from hexad.server.game.messages import Detail, Result, detail_of, result_of
from hexad.server.game.position_request import PositionRequest
from hexad.server.http.error_responses import error_responses
from hexad.server.services import Services
from hexad.server.settings import POSITION_BYTES

__all__ = ["PositionView", "Positions", "position_view"]

# A PNG is drawn by a process of its own, which takes half a second; an SVG takes a few milliseconds.
PNG_COST = 5

Cell: TypeAlias = Annotated[str, Meta(min_length=1, max_length=12, description="c3, or 2,-1")]
Colour: TypeAlias = Annotated[str, Meta(max_length=40)]
Label: TypeAlias = Annotated[str, Meta(max_length=8)]


class Formation(msgspec.Struct, frozen=True, omit_defaults=True):
    """A formation on a board, named by its glossary term."""

    kind: str
    cells: tuple[str, ...]
    player: Side | None = None
    against: tuple[str, ...] = ()
    missing: str | None = None
    shape: str | None = None
    direction: str | None = None


class PositionView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position with its legal moves, pieces, formations and result."""

    game: GameName
    fen: str
    ply: int
    turn: Side
    seat: int
    detail: Detail
    formations: list[Formation]
    result: Result | None = None


class ExplainRequest(PositionRequest, frozen=True, kw_only=True):
    """A move, or a gesture: the cells to move, and the target: a direction (NE) in Abalone, a cell in Six."""

    move: MoveText | None = None
    cells: Annotated[tuple[Cell, ...], Meta(max_length=20)] | None = None
    to: Cell | None = None


class Verdict(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whether a move is legal, by which rule, and its notation."""

    legal: bool
    code: str
    text: str
    rule: str | None = None
    move: str | None = None


class PictureRequest(PositionRequest, frozen=True, kw_only=True):
    """A position to draw, and how to draw it."""

    format: Literal["svg", "png"] = "svg"
    size: Annotated[int, Meta(ge=16, le=1_024, description="pixels across")] = 480
    theme: ThemeName = "light"
    flipped: bool = False
    coordinates: bool = True
    last_move: bool = True
    highlights: Annotated[dict[Cell, Colour], Meta(max_length=100)] = msgspec.field(default_factory=dict)
    """Cells to highlight: mark, target, selected, forbidden or a colour."""
    labels: Annotated[dict[Cell, Label], Meta(max_length=100)] = msgspec.field(default_factory=dict)
    arrows: Annotated[tuple[tuple[Cell, Cell], ...], Meta(max_length=100)] = ()
    formations: Annotated[tuple[Annotated[str, Meta(max_length=20)], ...], Meta(max_length=20)] = ()
    """The kinds of formations to outline, such as sumito."""


class Positions(Controller):
    """The rules, for clients without them."""

    path = "/api"
    tags = ("positions",)
    request_max_body_size = POSITION_BYTES

    @post(
        "/positions",
        status_code=200,
        sync_to_thread=True,
        summary="Show a position",
        responses=error_responses(400, 413, 415, 422),
    )
    def look(self, data: PositionRequest) -> PositionView:
        """The legal moves, the pieces, the result and the formations of a position."""
        return position_view(data.board())

    @post(
        "/positions/explain",
        status_code=200,
        sync_to_thread=True,
        summary="Explain a move",
        responses=error_responses(400, 413, 415, 422),
    )
    def explain(self, data: ExplainRequest) -> Verdict:
        """Whether a move, or a gesture of cells and a target, is legal, and by which rule."""
        board = data.board()
        if (data.move is None) == (data.to is None) or (data.cells is None) != (data.to is None):
            raise RefusalError("not-a-move", "Expected a move, or cells with where they should go.", status=422)
        try:
            verdict = board.explain(data.move) if data.move is not None else board.explain(data.cells, data.to)
        except HexadError as error:
            return Verdict(legal=False, code=error.code or "not-a-move", text=error.text, rule=error.rule)
        return Verdict(**verdict.as_dict())

    @post(
        "/positions/picture",
        status_code=200,
        media_type="image/svg+xml",
        summary="Draw a position",
        responses=error_responses(400, 401, 413, 415, 422, 503),
    )
    async def picture(self, services: Services, requester: Requester, data: PictureRequest) -> Response[bytes]:
        """A picture of a position, as SVG or PNG."""
        await services.quotas.take("pictures", requester, PNG_COST if data.format == "png" else 1)
        svg = await asyncio.to_thread(_svg, data)
        if data.format == "svg":
            return Response(svg.encode(), media_type="image/svg+xml")
        return Response(await services.png_worker.png(svg, data.size), media_type="image/png")

    @get("/layouts", sync_to_thread=False, summary="List the layouts of Abalone", responses=error_responses())
    def layouts(self) -> dict[str, str]:
        """The start positions of Abalone, by name."""
        return {name: fen for game in hexad.GAMES.values() for name, fen in game.layouts.items()}


def position_view(board: AnyBoard) -> PositionView:
    """The view of the position on a board."""
    outcome = board.outcome()
    return PositionView(
        game=board.game,
        fen=board.fen(),
        ply=board.ply,
        turn=str(board.turn),
        seat=board.seat,
        detail=detail_of(board, is_played=outcome is None),
        formations=[Formation(**formation._asdict()) for formation in board.formations()],
        result=outcome and result_of(outcome),
    )


def _svg(picture: PictureRequest) -> str:
    board = picture.board()
    try:
        return hexad.svg.board(
            board,
            size=picture.size,
            theme=picture.theme,
            flipped=picture.flipped,
            coordinates=picture.coordinates,
            lastmove="auto" if picture.last_move else None,
            highlights=picture.highlights,
            labels=picture.labels,
            arrows=picture.arrows,
            formations=picture.formations,
        )
    except ValueError as error:
        raise RefusalError("bad-picture", str(error), status=422) from None
