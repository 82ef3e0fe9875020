"""The pages: the built web client, and the static files of the server's own pages."""

from functools import cache
from typing import Annotated, Any

from litestar import Controller, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from hexad.server.edge.security_headers import ASSETS, CONTENT_FOR
from hexad.server.errors import RefusalError
from hexad.server.http.error_responses import framework_error
from hexad.server.http.page_head import with_head, with_title
from hexad.server.http.previews import find_preview
from hexad.server.http.site import query_of, site_of
from hexad.server.http.static_files import File, accepts_gzip, is_current, read_folder
from hexad.server.services import Services
from hexad.server.settings import STATIC
from hexad.texts import Texts
from hexad.texts.languages import LANGUAGES, language_of

__all__ = [
    "CLIENT_FILES",
    "REVALIDATE_LANGUAGE",
    "AnyRequest",
    "Pages",
    "client_missing",
    "file_of",
    "file_response",
    "not_found",
]

CLIENT_FILES = "client_files"
"""The key in the application's state under which the files of the client are, by path."""

INDEX = "index.html"
# The routes of the client. All of them serve index.html, whose script shows the page, with the head of the page.
_CLIENT_ROUTES = [
    "/",
    "/games/{name:str}",
    # Games that a device stores: the server knows nothing of them.
    "/games/device/{name:str}",
    "/watch",
    "/@/{name:str}",
    "/players",
    "/my-games",
    "/tournaments",
    "/tournaments/{name:str}",
    "/tournaments/{name:str}/{part:str}",
    # A path whose part is fixed would hide the one before it.
    "/tournaments/{name:str}/pairings",
    "/tournaments/{name:str}/pairings/{round_number:str}",
    "/analysis",
    "/analysis/{name:str}",
    "/analysis/device/{name:str}",
    "/learn",
    "/learn/{name:str}",
    "/practice",
    "/practice/{name:str}",
    "/glossary",
    "/glossary/{name:str}",
    "/clock",
    "/rules",
    "/rules/{name:str}",
    "/design",
    "/settings",
    "/sign-in",
    "/sign-up",
    "/account",
    "/reset",
    "/reset/{name:str}",
    "/confirm/{name:str}",
    "/unsubscribe/{name:str}",
    "/privacy",
]
# English pages have no language prefix.
_PREFIXES = ["", *(f"/{language}" for language in LANGUAGES if language != "en")]
PAGES = [f"{prefix}{route}" for prefix in _PREFIXES for route in _CLIENT_ROUTES]
# Unknown URLs with these prefixes are answered in JSON.
_JSON_PREFIXES = ("/api", "/assets", "/health", "/metrics", "/previews", "/socket", "/static")
_REVALIDATE = {"Cache-Control": "no-cache"}
REVALIDATE_LANGUAGE = {**_REVALIDATE, "Vary": "Accept-Language"}
"""The headers of a page without a language in its path: it is in the language that the browser prefers."""
_CACHE_FOREVER = {"Cache-Control": "public, max-age=31536000, immutable"}
_SERVICE_WORKER = {**_REVALIDATE, "Service-Worker-Allowed": "/"}

_STATIC = read_folder(STATIC)
_CLIENT_MISSING = b"""<!doctype html>
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
    """Pages and files for browsers."""

    include_in_schema = False

    @get(PAGES)
    async def page(self, request: AnyRequest, services: Services) -> Response[bytes]:
        """A page of the client, with a head for sites that show a preview of it."""
        named, page = _split(request.scope["path"])
        language = named or _preferred_language(request)
        preview = await find_preview(services, page, query_of(request), language)
        index = file_of(request, INDEX)
        if index is None:
            return client_missing()
        file = File.of(with_head(index.body, preview, language, site_of(request)), ".html")
        response = file_response(file, request, _REVALIDATE if named else REVALIDATE_LANGUAGE)
        if not preview.is_public:
            response.headers["X-Robots-Tag"] = "noindex"
        return response

    @get("/static/{name:str}", sync_to_thread=False)
    def static(self, request: AnyRequest, name: Annotated[str, Parameter(max_length=40)]) -> Response[bytes]:
        """A static file of the server's own pages."""
        if name not in _STATIC:
            raise RefusalError("not-found", "There is no such file.", status=404)
        return file_response(_STATIC[name], request, _REVALIDATE)

    @get("/{rest:path}", sync_to_thread=False)
    def file(self, request: AnyRequest, rest: str) -> Response[bytes]:
        """A file of the client."""
        name = str(rest).removeprefix("/")
        found: File | None = request.app.state[CLIENT_FILES].get(name)
        if found is None:
            raise NotFoundException("There is no such page.")
        if name.startswith("assets/"):
            # These names contain a hash of the content. The pages for frames (embed.py) load some of them.
            request.scope["state"][CONTENT_FOR] = ASSETS
            return file_response(found, request, _CACHE_FOREVER)
        return file_response(found, request, _SERVICE_WORKER if name == "sw.js" else _REVALIDATE)


def not_found(request: AnyRequest, error: NotFoundException) -> Response[Any]:
    """Answer 404: browsers get the client's page for it, programs get JSON."""
    is_page = request.method == "GET" and not request.scope["path"].startswith(_JSON_PREFIXES)
    if not is_page or "text/html" not in request.headers.get("accept", ""):
        return framework_error(request, error)
    index = file_of(request, INDEX)
    if index is None:
        return client_missing()
    language = _split(request.scope["path"])[0] or _preferred_language(request)
    return file_response(_lost_page(index, language), request, _REVALIDATE, 404)


@cache
def _lost_page(index: File, language: str) -> File:
    """The page for unknown URLs: the client with the title of that page, which clients without scripts read, too."""
    return File.of(with_title(index.body, Texts(language).say("page-not-found")), ".html")


def _split(path: str) -> tuple[str, str]:
    """The language in a path, if there is one, and the path of the page."""
    named, _, page = path.strip("/").partition("/")
    return (named, page) if named in LANGUAGES else ("", path)


def _preferred_language(request: AnyRequest) -> str:
    return language_of(request.headers.get("accept-language"))


def file_of(request: AnyRequest, name: str) -> File | None:
    """A file of the built client; None if the client is not built."""
    found: File | None = request.app.state[CLIENT_FILES].get(name)
    return found


def client_missing() -> Response[bytes]:
    """The page that says that the client is not built."""
    # Not 200, for monitoring and for caches.
    return Response(_CLIENT_MISSING, status_code=503, media_type="text/html", headers={"Cache-Control": "no-store"})


def file_response(file: File, request: AnyRequest, headers: dict[str, str], status: int = 200) -> Response[bytes]:
    """A response with a file, or 304 if the browser has the current version."""
    headers = {**headers, "ETag": file.tag}
    if file.gzipped is not None:
        headers["Vary"] = ", ".join(filter(None, ["Accept-Encoding", headers.get("Vary", "")]))
    if status == 200 and is_current(file.tag, request.headers.get("if-none-match", "")):
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    if file.gzipped is not None and accepts_gzip(request.headers.get("accept-encoding", "")):
        return Response(
            file.gzipped,
            status_code=status,
            headers={**headers, "Content-Encoding": "gzip"},
            media_type=file.media_type,
        )
    return Response(file.body, status_code=status, headers=headers, media_type=file.media_type)
