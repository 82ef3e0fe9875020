"""The rulebook to read, print and take along: a page and a PDF in each language."""

from functools import cache
from threading import Lock
from typing import Annotated

from litestar import Controller, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import Parameter, QueryParameter
from litestar.response import Redirect

from hexad import booklet
from hexad.server.http.pages import AnyRequest, sent
from hexad.server.http.static_files import File
from hexad.texts.languages import LANGUAGES, language_of

__all__ = ["Rulebook"]

_ASK_AGAIN = {"Cache-Control": "no-cache"}
# Both take a moment to make: the first who ask for one wait for it together.
_MAKING = Lock()


class Rulebook(Controller):
    """What is printed."""

    path = "/rulebook"
    include_in_schema = False

    @get(sync_to_thread=False)
    def any_language(
        self, request: AnyRequest, language: Annotated[str | None, QueryParameter(max_length=40)] = None
    ) -> Redirect:
        """The page in the language that was asked for, or that the browser prefers."""
        chosen = language_of(language or request.headers.get("accept-language"))
        return Redirect(f"/rulebook/{chosen}", status_code=302, headers={**_ASK_AGAIN, "Vary": "Accept-Language"})

    @get("/{name:str}", sync_to_thread=True)
    def rulebook(self, request: AnyRequest, name: Annotated[str, Parameter(max_length=40)]) -> Response[bytes]:
        """The page of a language, as `de`, or its PDF, as `de.pdf`."""
        language, _, kind = name.partition(".")
        if language not in LANGUAGES or kind not in {"", "pdf"} or (kind and not booklet.can_print()):
            raise NotFoundException("There is no such page.")
        with _MAKING:
            file = _pdf(language) if kind else _page(language)
        return sent(file, request, {**_ASK_AGAIN, "Content-Language": language})


@cache
def _page(language: str) -> File:
    return File.of(booklet.page(language, printable=booklet.can_print()).encode(), ".html")


@cache
def _pdf(language: str) -> File:
    return File.of(booklet.pdf(language), ".pdf")
