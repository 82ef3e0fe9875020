"""The OpenAPI document.

Litestar describes the operations. The types are described by msgspec, which also validates them, so that the document
contains all limits.
"""

from collections.abc import Iterator
from typing import Any, get_args

import msgspec
from litestar import Controller, Litestar, Request, Response, get
from litestar.enums import OpenAPIMediaType
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme, Tag
from litestar.routes import HTTPRoute

import hexad
from hexad.server.game.events import Event
from hexad.server.game.messages import EventMessage, Refused
from hexad.server.http.api_reference import ApiReferencePage
from hexad.server.rooms.notifications import Notice
from hexad.server.tournament.events import Event as TournamentEvent

__all__ = ["OPENAPI", "OpenApiDocument", "document_of", "wire_schemas"]

_TAGS = {
    "games": "Create, join, show and play games.",
    "lobby": "Open games, and games in progress.",
    "lessons": "The playable rulebook.",
    "positions": "The rules, for clients without them.",
    "puzzles": "Positions with one move to find.",
    "records": "Games as text, to download and to parse.",
    "streams": "Events for programs, one JSON object per line.",
    "tournaments": "Tournaments, online and at real tables.",
    "players": "Names, accounts, sessions and tokens.",
    "operations": "Health checks and metrics for operators.",
}
_REFERENCE = "#/components/schemas/{name}"
_DOCUMENT_KEY = "hexad_document"


class OpenApiDocument(Controller):
    """The OpenAPI document as a resource."""

    path = "/api"

    @get("/openapi.json", media_type=OpenAPIMediaType.OPENAPI_JSON, include_in_schema=False, sync_to_thread=False)
    def document(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """The OpenAPI document."""
        return Response(msgspec.json.encode(document_of(request.app)), media_type=OpenAPIMediaType.OPENAPI_JSON)


def document_of(app: Litestar) -> dict[str, Any]:
    """The document of an application, which is made once."""
    if _DOCUMENT_KEY not in app.state:
        app.state[_DOCUMENT_KEY] = _make_document(app)
    document: dict[str, Any] = app.state[_DOCUMENT_KEY]
    return document


def wire_schemas(app: Litestar, *others: object) -> tuple[list[dict[str, Any]], dict[str, dict[str, Any]]]:
    """The schemas of `others`, and the schemas of all structs that they and the operations refer to, by name."""
    types = list(dict.fromkeys([Event, TournamentEvent, EventMessage, Notice, Refused, *_types(app)]))
    schemas, components = msgspec.json.schema_components([*types, *others], ref_template=_REFERENCE)
    # Messages contain stored events as raw JSON, whose type msgspec does not know.
    components["EventMessage"]["properties"]["event"] = schemas[0]
    components["GameMessage"]["properties"]["events"]["items"] = schemas[0]
    components["TournamentEvents"]["properties"]["events"]["items"] = schemas[1]
    if "TournamentEventMessage" in components:
        components["TournamentEventMessage"]["properties"]["event"] = schemas[1]
    # Boards return their options as a plain object with the fields of a request's `Options`.
    for schema in components.values():
        if schema.get("properties", {}).get("options") == {"type": "object"}:
            schema["properties"]["options"] = {"$ref": _REFERENCE.format(name="Options")}
    return list(schemas[len(types) :]), dict(sorted(components.items()))


def _make_document(app: Litestar) -> dict[str, Any]:
    document = msgspec.json.decode(msgspec.json.encode(app.openapi_schema.to_schema()))
    _, document["components"]["schemas"] = wire_schemas(app)
    # Litestar has one media type per status.
    picture = document["paths"]["/api/positions/picture"]["post"]["responses"]["200"]["content"]
    picture["image/png"] = picture["image/svg+xml"]
    for item in document["paths"].values():
        for operation in item.values():
            for parameter in operation.get("parameters", ()):
                parameter["schema"] = _without_null(parameter["schema"])
    return dict(document)


def _types(app: Litestar) -> Iterator[Any]:
    """The types of the bodies and results of all handlers."""
    for route in app.routes:
        for handler in route.route_handlers if isinstance(route, HTTPRoute) else ():
            if handler.resolve_include_in_schema():
                for field in filter(None, (handler.parsed_data_field, handler.parsed_return_field)):
                    yield from _structs(field.annotation)


def _structs(annotation: object) -> Iterator[type[msgspec.Struct]]:
    if isinstance(annotation, type) and issubclass(annotation, msgspec.Struct):
        yield annotation
    for inner in get_args(annotation):
        yield from _structs(inner)


def _without_null(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema of a query parameter without null, which a URL cannot express."""
    result = {name: value for name, value in schema.items() if name not in ("oneOf", "type", "enum")}
    for choice in schema.get("oneOf", ()):
        if choice.get("type") != "null":
            result |= choice
    if "type" in schema:
        kinds = [kind for kind in schema["type"] if kind != "null"] if isinstance(schema["type"], list) else None
        result["type"] = schema["type"] if kinds is None else kinds[0]
    if "enum" in schema:
        result["enum"] = [value for value in schema["enum"] if value is not None]
    return result


OPENAPI = OpenAPIConfig(
    title="Hexad",
    version=hexad.__version__,
    description="Abalone and Six: live games, positions, records. An error has a `code` for programs and a `text` for "
    "people. Browsers are identified by a cookie, programs by a token.",
    path="/api/docs",
    render_plugins=[ApiReferencePage(lambda request: document_of(request.app))],
    tags=[Tag(name, description) for name, description in _TAGS.items()],
    components=Components(
        security_schemes={
            "token": SecurityScheme(type="http", scheme="bearer", description="for programs"),
            "cookie": SecurityScheme(
                type="apiKey", name="hexad", security_scheme_in="cookie", description="for people"
            ),
        }
    ),
    # Both are optional: a client without either becomes a new guest.
    security=[{}, {"token": []}, {"cookie": []}],
    use_handler_docstrings=True,
)
