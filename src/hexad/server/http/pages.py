"""The pages for people: the built web client, and what the server's own pages need."""

from typing import Annotated, Any

from litestar import Controller, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from hexad.server.errors import RefusalError
from hexad.server.http.error_responses import not_served
from hexad.server.http.static_files import File, accepts_gzip, read_folder
from hexad.server.settings import STATIC
from hexad.texts.languages import LANGUAGES

__all__ = ["CLIENT_FILES", "AnyRequest", "Pages", "not_found", "sent"]

CLIENT_FILES = "client_files"
"""Under this name in the state of the application are the files of the client, by their path."""

INDEX = "index.html"
# All of these are one file: its script finds out which page it is, and in which language.
_PLACES = [
    "/",
    "/games/{name:str}",
    "/watch",
    "/analysis",
    "/analysis/{name:str}",
    "/learn",
    "/learn/{name:str}",
    "/practice",
    "/practice/{name:str}",
    "/glossary",
    "/glossary/{name:str}",
    "/rules",
    "/rules/{name:str}",
    "/design",
    "/settings",
]
# English is spoken where nothing else is said.
PAGES = [*_PLACES, *(f"/{language}{place}" for language in LANGUAGES if language != "en" for place in _PLACES)]
# The rest is for programs, who are answered in JSON.
_NO_PAGES = ("/api", "/assets", "/health", "/metrics", "/socket", "/static")
_ASK_AGAIN = {"Cache-Control": "no-cache"}
_KEEP = {"Cache-Control": "public, max-age=31536000, immutable"}
_SERVICE_WORKER = {**_ASK_AGAIN, "Service-Worker-Allowed": "/"}

_STATIC = read_folder(STATIC)
_NOT_BUILT = b"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/static/icon.svg"><link rel="stylesheet" href="/static/reference.css">
<title>Hexad: the pages are not built</title></head>
<body><header><span class="brand"><img src="/static/icon.svg" width="28" height="28" alt="">Hexad</span></header>
<main><h1>The pages are not built yet</h1>
<p class="lead">The arena is running, but the web client is not there. In a checkout, <code>make</code> builds it;
then start the server again.</p>
<p>Programs can play all the same: <a href="/api/docs">the API</a>.</p></main></body></html>
"""

AnyRequest = Request[Any, Any, Any]


class Pages(Controller):
    """What browsers load."""

    include_in_schema = False

    @get(PAGES, sync_to_thread=False)
    def page(self, request: AnyRequest) -> Response[bytes]:
        """A page of the client."""
        return _page(request)

    @get("/static/{name:str}", sync_to_thread=False)
    def static(self, request: AnyRequest, name: Annotated[str, Parameter(max_length=40)]) -> Response[bytes]:
        """What the server's own pages need."""
        if name not in _STATIC:
            raise RefusalError("not-found", "There is no such file.", status=404)
        return sent(_STATIC[name], request, _ASK_AGAIN)

    @get("/{rest:path}", sync_to_thread=False)
    def file(self, request: AnyRequest, rest: str) -> Response[bytes]:
        """A file of the client."""
        name = str(rest).removeprefix("/")
        found: File | None = request.app.state[CLIENT_FILES].get(name)
        if found is None:
            raise NotFoundException("There is no such page.")
        if name.startswith("assets/"):
            # Their names change with what they hold.
            return sent(found, request, _KEEP)
        return sent(found, request, _SERVICE_WORKER if name == "sw.js" else _ASK_AGAIN)


def not_found(request: AnyRequest, error: NotFoundException) -> Response[Any]:
    """People see the client's own page for this; programs are refused."""
    is_page = request.method == "GET" and not request.url.path.startswith(_NO_PAGES)
    if is_page and "text/html" in request.headers.get("accept", ""):
        return _page(request, 404)
    return not_served(request, error)


def _page(request: AnyRequest, status: int = 200) -> Response[bytes]:
    index: File | None = request.app.state[CLIENT_FILES].get(INDEX)
    if index is None:
        # Not 200: whoever looks after the server, and every cache in between, should know that this is no page.
        return Response(_NOT_BUILT, status_code=503, media_type="text/html", headers={"Cache-Control": "no-store"})
    return sent(index, request, _ASK_AGAIN, status)


def sent(file: File, request: AnyRequest, headers: dict[str, str], status: int = 200) -> Response[bytes]:
    """A file, or that the browser has it already."""
    headers = {**headers, "ETag": file.tag}
    if file.packed is not None:
        headers["Vary"] = "Accept-Encoding"
    known = [tag.strip() for tag in request.headers.get("if-none-match", "").split(",")]
    if status == 200 and file.tag in known:
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    if file.packed is not None and accepts_gzip(request.headers.get("accept-encoding", "")):
        return Response(
            file.packed,
            status_code=status,
            headers={**headers, "Content-Encoding": "gzip"},
            media_type=file.media_type,
        )
    return Response(file.body, status_code=status, headers=headers, media_type=file.media_type)
