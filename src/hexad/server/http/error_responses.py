"""Refusals over HTTP: whatever goes wrong, the answer is a `Refused`, as it is on the socket."""

import logging
from http import HTTPStatus
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap

from hexad.server.errors import RateLimitError, RefusalError, UnavailableError
from hexad.server.game.messages import Refused
from hexad.server.store import DatabaseError

__all__ = ["ERRORS", "not_served", "refusals"]

_log = logging.getLogger(__name__)

_WHY = {
    400: "What was sent makes no sense: a field is missing, unknown or of the wrong kind.",
    401: "The token or the password is not known.",
    403: "This is for somebody else to do, or for a page of this server.",
    404: "There is no such thing.",
    409: "It can not be done now; `code` says why.",
    413: "What was sent is too long.",
    415: "A body is JSON, and says so.",
    422: "The rules forbid it; `code` and `rule` say which.",
    429: "Too much: wait a little, or finish some games.",
    503: "The arena can not write at the moment. Nothing is lost: try again soon, with the same id.",
}
_CODES = {400: "not-understood", 404: "not-found", 405: "wrong-method", 413: "too-long"}
_MAX_TEXT = 500


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """What an operation may answer instead, for the OpenAPI document. Any request may be one too many."""
    return {
        status: ResponseSpec(Refused, generate_examples=False, description=_WHY[status])
        for status in sorted({*statuses, 429})
    }


def _refused(_: Request[Any, Any, Any], refusal: RefusalError) -> Response[Refused]:
    return Response(
        Refused(refusal.code, refusal.text, refusal.rule),
        status_code=refusal.status,
        media_type=MediaType.JSON,
        headers={"Retry-After": str(refusal.wait)} if isinstance(refusal, RateLimitError) else None,
    )


def _unavailable(request: Request[Any, Any, Any], error: DatabaseError) -> Response[Refused]:
    return _refused(request, UnavailableError(str(error)))


def _too_deep(request: Request[Any, Any, Any], _: RecursionError) -> Response[Refused]:
    return _refused(request, RefusalError("not-understood", "The JSON is nested too deeply.", status=400))


def not_served(request: Request[Any, Any, Any], error: HTTPException) -> Response[Refused]:
    """What the framework refuses: unknown routes, wrong methods, bodies and parameters that do not fit."""
    if error.status_code >= 500:
        return _failed(request, error)
    code = _CODES.get(error.status_code) or HTTPStatus(error.status_code).phrase.lower().replace(" ", "-")
    extra = error.extra if isinstance(error.extra, list) else []
    reasons = [f"{item.get('key', 'body')}: {item['message']}" for item in extra if isinstance(item, dict)]
    text = "; ".join([error.detail, *reasons])[:_MAX_TEXT]
    response = _refused(request, RefusalError(code, text, status=error.status_code))
    response.headers.update(error.headers or {})
    return response


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[Refused]:
    _log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _refused(request, RefusalError("fault", "Something is wrong with the server.", status=500))


ERRORS: ExceptionHandlersMap = {
    RefusalError: _refused,
    DatabaseError: _unavailable,
    RecursionError: _too_deep,
    HTTPException: not_served,
    Exception: _failed,
}
