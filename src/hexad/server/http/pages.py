"""The pages: the built web client, and the static files of the server's own pages."""

import re
from functools import cache
from typing import Annotated, Any

from litestar import Controller, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

import hexad
from hexad import puzzles, rulebook
from hexad.server.errors import RefusalError
from hexad.server.http.error_responses import framework_error
from hexad.server.http.static_files import File, accepts_gzip, read_folder
from hexad.server.ids import GAME_ID
from hexad.server.services import Services
from hexad.server.settings import STATIC
from hexad.server.store import DatabaseError
from hexad.texts import Texts
from hexad.texts.languages import LANGUAGES, language_of

__all__ = ["CLIENT_FILES", "AnyRequest", "Pages", "file_response", "not_found"]

CLIENT_FILES = "client_files"
"""The key in the application's state under which the files of the client are, by path."""

INDEX = "index.html"
# The routes of the client. All of them serve index.html, whose script shows the page.
_CLIENT_ROUTES = [
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
# English pages have no language prefix.
_PREFIXES = ["", *(f"/{language}" for language in LANGUAGES if language != "en")]
PAGES = [f"{prefix}{route}" for prefix in _PREFIXES for route in _CLIENT_ROUTES]
# Unknown URLs with these prefixes are answered in JSON.
_JSON_PREFIXES = ("/api", "/assets", "/health", "/metrics", "/socket", "/static")
_REVALIDATE = {"Cache-Control": "no-cache"}
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

# Pages of games, by the folder in their path.
_GAME_FOLDERS = {"games", "analysis"}
_TITLE = re.compile(rb"<title>.*?</title>", re.DOTALL)


class Pages(Controller):
    """Pages and files for browsers."""

    include_in_schema = False

    @get(PAGES)
    async def page(self, request: AnyRequest, services: Services) -> Response[bytes]:
        """A page of the client."""
        name = request.path_params.get("name")
        if name is None:
            return _page(request)
        folder = request.url.path.split("/")[-2]
        if folder not in _GAME_FOLDERS:
            if name not in _names(folder):
                raise NotFoundException("There is no such page.")
            return _page(request)
        if await _is_missing(services, name):
            raise NotFoundException("There is no such game.")
        response = _page(request)
        # The link of a game may be known to its players alone.
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
            # These names contain a hash of the content.
            return file_response(found, request, _CACHE_FOREVER)
        return file_response(found, request, _SERVICE_WORKER if name == "sw.js" else _REVALIDATE)


def not_found(request: AnyRequest, error: NotFoundException) -> Response[Any]:
    """Answer 404: browsers get the client's page for it, programs get JSON."""
    is_page = request.method == "GET" and not request.url.path.startswith(_JSON_PREFIXES)
    if is_page and "text/html" in request.headers.get("accept", ""):
        return _page(request, 404)
    return framework_error(request, error)


@cache
def _names(folder: str) -> frozenset[str]:
    """The names of the pages in a folder that is not one of games."""
    games = hexad.GAMES.values()
    if folder == "practice":
        return frozenset({"daily", *(puzzle.id for game in hexad.GAMES for puzzle in puzzles.load(game))})
    if folder == "glossary":
        return frozenset(term for game in games for term in game.terms)
    if folder == "learn":
        return frozenset({*hexad.GAMES, *(lesson.id for game in hexad.GAMES for lesson in rulebook.course(game))})
    return frozenset(rule for game in games for rule in (*game.rules, *game.rulings))


async def _is_missing(services: Services, name: str) -> bool:
    """Whether there is no game of this name. The client reports all other problems."""
    if not re.fullmatch(GAME_ID, name):
        return True
    try:
        await services.rooms.room(name)
    except RefusalError as refusal:
        return refusal.status == 404
    except DatabaseError:
        return False
    return False


@cache
def _lost_page(index: File, language: str) -> File:
    """The page for unknown URLs: the client with the title of that page, which clients without scripts read, too."""
    title = f"<title>{Texts(language).say('page-not-found')}</title>"
    return File.of(_TITLE.sub(title.encode(), index.body, count=1), ".html")


def _language_of(request: AnyRequest) -> str:
    """The language in the path; without one, the language that the browser prefers."""
    named = request.url.path.split("/")[1]
    return named if named in LANGUAGES else language_of(request.headers.get("accept-language"))


def _page(request: AnyRequest, status: int = 200) -> Response[bytes]:
    index: File | None = request.app.state[CLIENT_FILES].get(INDEX)
    if index is None:
        # Not 200, for monitoring and for caches.
        return Response(_CLIENT_MISSING, status_code=503, media_type="text/html", headers={"Cache-Control": "no-store"})
    if status == 404:
        return file_response(_lost_page(index, _language_of(request)), request, _REVALIDATE, status)
    return file_response(index, request, _REVALIDATE, status)


def file_response(file: File, request: AnyRequest, headers: dict[str, str], status: int = 200) -> Response[bytes]:
    """A response with a file, or 304 if the browser has the current version."""
    headers = {**headers, "ETag": file.tag}
    if file.gzipped is not None:
        headers["Vary"] = "Accept-Encoding"
    cached_tags = [tag.strip() for tag in request.headers.get("if-none-match", "").split(",")]
    if status == 200 and file.tag in cached_tags:
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    if file.gzipped is not None and accepts_gzip(request.headers.get("accept-encoding", "")):
        return Response(
            file.gzipped,
            status_code=status,
            headers={**headers, "Content-Encoding": "gzip"},
            media_type=file.media_type,
        )
    return Response(file.body, status_code=status, headers=headers, media_type=file.media_type)
