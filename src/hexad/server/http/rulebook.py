"""The printable rulebook: a page and a PDF in each language."""

from functools import cache
from threading import Lock
from typing import Annotated

from litestar import Controller, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import Parameter, QueryParameter
from litestar.response import Redirect

from hexad import booklet
from hexad.server.http.pages import AnyRequest, file_response
from hexad.server.http.static_files import File
from hexad.texts.languages import LANGUAGES, language_of

__all__ = ["Rulebook"]

_REVALIDATE = {"Cache-Control": "no-cache"}
# Making a page or a PDF is slow: requests that come meanwhile wait for the same result.
_RENDER_LOCK = Lock()


class Rulebook(Controller):
    """The printable rulebook."""

    path = "/rulebook"
    include_in_schema = False

    @get(sync_to_thread=False)
    def any_language(
        self, request: AnyRequest, language: Annotated[str | None, QueryParameter(max_length=40)] = None
    ) -> Redirect:
        """Redirect to the page in the requested language, or in the language that the browser prefers."""
        chosen = language_of(language or request.headers.get("accept-language"))
        return Redirect(f"/rulebook/{chosen}", status_code=302, headers={**_REVALIDATE, "Vary": "Accept-Language"})

    @get("/{name:str}", sync_to_thread=True)
    def rulebook(self, request: AnyRequest, name: Annotated[str, Parameter(max_length=40)]) -> Response[bytes]:
        """The page of a language (`de`) or its PDF (`de.pdf`)."""
        language, _, kind = name.partition(".")
        if language not in LANGUAGES or kind not in {"", "pdf"} or (kind and not booklet.can_print()):
            raise NotFoundException("There is no such page.")
        with _RENDER_LOCK:
            file = _pdf(language) if kind else _page(language)
        return file_response(file, request, {**_REVALIDATE, "Content-Language": language})


@cache
def _page(language: str) -> File:
    return File.of(booklet.page(language, printable=booklet.can_print()).encode(), ".html")


@cache
def _pdf(language: str) -> File:
    return File.of(booklet.pdf(language), ".pdf")
