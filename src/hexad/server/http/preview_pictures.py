"""The pictures of link previews."""

import asyncio
from functools import partial
from typing import Any

from litestar import Controller, Request, Response, get
from litestar.exceptions import NotFoundException

from hexad.server.edge.quotas import Requester
from hexad.server.http.positions import PNG_COST
from hexad.server.http.preview import Preview
from hexad.server.http.previews import find_preview
from hexad.server.http.site import query_of
from hexad.server.http.static_files import is_current, tag_of
from hexad.server.services import Services
from hexad.svg.card import WIDTH
from hexad.texts import LANGUAGES

__all__ = ["PreviewPictures"]

_SECONDS_IN_CACHES = 86_400


class PreviewPictures(Controller):
    """Pictures for sites that show a preview of a link."""

    include_in_schema = False

    @get("/previews/{rest:path}")
    async def picture(
        self, request: Request[Any, Any, Any], services: Services, requester: Requester, rest: str
    ) -> Response[bytes]:
        """The picture of a page: `/previews/de/rules/A12.png` for `/de/rules/A12`."""
        path = str(rest).strip("/")
        language, _, page = path.removesuffix(".png").partition("/")
        if language not in LANGUAGES or not path.endswith(".png"):
            raise NotFoundException("There is no such picture.")
        preview = await find_preview(services, page, query_of(request), language)
        svg = await asyncio.to_thread(preview.card)
        tag = tag_of(svg.encode())
        headers = {"ETag": tag, "Cache-Control": _caching(preview), "X-Robots-Tag": "noindex"}
        if is_current(tag, request.headers.get("if-none-match", "")):
            return Response(b"", status_code=304, headers=headers, media_type="image/png")
        charge = partial(services.quotas.take, "pictures", requester, PNG_COST)
        picture = await services.preview_pictures.png(tag, svg, WIDTH, charge)
        return Response(picture, headers=headers, media_type="image/png")


def _caching(preview: Preview) -> str:
    scope = "private" if preview.is_private else "public"
    return f"{scope}, max-age={_SECONDS_IN_CACHES}" if preview.is_final else f"{scope}, no-cache"
