"""The pages for people: a few files, read when the server starts."""

from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any

from litestar import Controller, Request, Response, get
from litestar.params import Parameter

from hexad.server.refusal import Refusal

__all__ = ["Pages"]

FOLDER = Path(__file__).parents[1] / "static"
_TYPES = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
_FILES = {path.name: path.read_bytes() for path in FOLDER.iterdir() if path.suffix in _TYPES}
_TAGS = {name: f'"{sha256(data).hexdigest()[:16]}"' for name, data in _FILES.items()}


class Pages(Controller):
    """The first page, and one for each game. Both are the same file: its script finds out which it is."""

    include_in_schema = False

    @get("/", sync_to_thread=False)
    def first(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """The first page."""
        return _file("index.html", request)

    @get("/games/{game:str}", sync_to_thread=False)
    def table(self, request: Request[Any, Any, Any], game: str) -> Response[bytes]:  # noqa: ARG002 - the script reads it
        """The page of a game."""
        return _file("index.html", request)

    @get("/static/{name:str}", sync_to_thread=False)
    def static(
        self, request: Request[Any, Any, Any], name: Annotated[str, Parameter(max_length=40)]
    ) -> Response[bytes]:
        """What the pages need."""
        return _file(name, request)


def _file(name: str, request: Request[Any, Any, Any]) -> Response[bytes]:
    if name not in _FILES:
        raise Refusal("not-found", "There is no such file.", status=404)
    # Asked for anew each time, and sent only if it has changed.
    headers = {"ETag": _TAGS[name], "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == _TAGS[name]:
        return Response(b"", status_code=304, headers=headers, media_type=_TYPES[Path(name).suffix])
    return Response(_FILES[name], headers=headers, media_type=_TYPES[Path(name).suffix])
