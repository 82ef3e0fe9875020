"""Error responses: every error is answered with a `Refused`, as on the WebSocket."""

import logging
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap

from hexad.server.errors import RateLimitError, RefusalError, UnavailableError, field_at
from hexad.server.game.messages import Refused, refused
from hexad.server.store import DatabaseError

__all__ = ["ERRORS", "error_responses", "framework_error"]

_log = logging.getLogger(__name__)

_DESCRIPTIONS = {
    400: "The request is malformed: a field is missing, unknown or of the wrong type.",
    401: "The token or the password is wrong.",
    403: "The client may not do this, or the request comes from a page of another site.",
    404: "Not found.",
    409: "Not possible in the current state; `code` says why.",
    413: "The body is too long.",
    415: "The body must be JSON, with Content-Type: application/json.",
    422: "The content is not valid; `code` says why, and `rule` names the rule of the game that forbids it.",
    429: "Too many requests or too many games; `Retry-After` says how long to wait.",
    503: "Temporarily unavailable. Nothing is lost: retry with the same id.",
}
_ERROR_CODES = {404: "not-found", 405: "wrong-method", 413: "too-long"}
_MAX_TEXT_LENGTH = 500


def error_responses(*statuses: int) -> dict[int, ResponseSpec]:
    """The error responses of an operation for the OpenAPI document; 429 is always among them."""
    return {
        status: ResponseSpec(Refused, generate_examples=False, description=_DESCRIPTIONS[status])
        for status in sorted({*statuses, 429})
    }


def _refused(_: Request[Any, Any, Any], refusal: RefusalError) -> Response[Refused]:
    return Response(
        refused(refusal),
        status_code=refusal.status,
        media_type=MediaType.JSON,
        headers={"Retry-After": str(refusal.wait)} if isinstance(refusal, RateLimitError) else None,
    )


def _unavailable(request: Request[Any, Any, Any], error: DatabaseError) -> Response[Refused]:
    return _refused(request, UnavailableError(str(error)))


def _too_deep(request: Request[Any, Any, Any], _: RecursionError) -> Response[Refused]:
    return _refused(request, RefusalError("not-understood", "The JSON is nested too deeply.", status=400))


def framework_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Refused]:
    """The response to an error of the framework: unknown route, wrong method, invalid body or parameter."""
    if error.status_code >= 500:
        return _failed(request, error)
    code = _ERROR_CODES.get(error.status_code, "not-understood")
    extra = error.extra if isinstance(error.extra, list) else []
    reasons = [f"{item.get('key', 'body')}: {item['message']}" for item in extra if isinstance(item, dict)]
    text = "; ".join([error.detail, *reasons])[:_MAX_TEXT_LENGTH]
    keys = [str(item["key"]) for item in extra if isinstance(item, dict) and "key" in item]
    field = field_at(keys[0] if keys else error.detail)
    response = _refused(request, RefusalError(code, text, status=error.status_code, field=field))
    response.headers.update(error.headers or {})
    return response


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[Refused]:
    _log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _refused(request, RefusalError("fault", "Something is wrong with the server.", status=500))


ERRORS: ExceptionHandlersMap = {
    RefusalError: _refused,
    DatabaseError: _unavailable,
    RecursionError: _too_deep,
    HTTPException: framework_error,
    Exception: _failed,
}
