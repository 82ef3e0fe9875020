"""The OpenAPI document.

Litestar knows the operations. What is sent and answered is described by msgspec, which checks it, too: with all limits,
and without fields that nobody knows.
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
from hexad.server.http.api_reference import PlainPage
from hexad.server.rooms.notifications import Notice

__all__ = ["OPENAPI", "Document", "document_of", "wire_schemas"]

_TAGS = {
    "games": "Set up, join, look at, act in.",
    "lobby": "Who waits for somebody to play.",
    "lessons": "The playable rulebook.",
    "positions": "The rules, for boards that know none.",
    "puzzles": "Find the move.",
    "records": "Games that were played.",
    "streams": "For programs: what happens, line by line.",
    "players": "Who I am.",
    "operations": "For those who look after the server.",
}
_REFERENCE = "#/components/schemas/{name}"
_KEPT = "hexad_document"


class Document(Controller):
    """The document."""

    path = "/api"

    @get("/openapi.json", media_type=OpenAPIMediaType.OPENAPI_JSON, include_in_schema=False, sync_to_thread=False)
    def document(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """The OpenAPI document."""
        return Response(msgspec.json.encode(document_of(request.app)), media_type=OpenAPIMediaType.OPENAPI_JSON)


def document_of(app: Litestar) -> dict[str, Any]:
    """The document, as it is written once."""
    if _KEPT not in app.state:
        app.state[_KEPT] = _written(app)
    kept: dict[str, Any] = app.state[_KEPT]
    return kept


def wire_schemas(app: Litestar, *others: Any) -> tuple[list[dict[str, Any]], dict[str, dict[str, Any]]]:  # noqa: ANN401
    """Return the schemas of other types, and by name those of all structs that they and the operations send."""
    types = list(dict.fromkeys([Event, EventMessage, Notice, Refused, *_types(app)]))
    schemas, components = msgspec.json.schema_components([*types, *others], ref_template=_REFERENCE)
    # Events are sent as they were stored, without reading them.
    components["EventMessage"]["properties"]["event"] = schemas[0]
    components["GameMessage"]["properties"]["events"]["items"] = schemas[0]
    # Options are sent as boards give them; the same table describes them in requests.
    for schema in components.values():
        if schema.get("properties", {}).get("options") == {"type": "object"}:
            schema["properties"]["options"] = {"$ref": _REFERENCE.format(name="Options")}
    return list(schemas[len(types) :]), dict(sorted(components.items()))


def _written(app: Litestar) -> dict[str, Any]:
    document = msgspec.json.decode(msgspec.json.encode(app.openapi_schema.to_schema()))
    _, document["components"]["schemas"] = wire_schemas(app)
    # Litestar knows one kind of answer for each status.
    drawn = document["paths"]["/api/positions/picture"]["post"]["responses"]["200"]["content"]
    drawn["image/png"] = drawn["image/svg+xml"]
    for item in document["paths"].values():
        for operation in item.values():
            for parameter in operation.get("parameters", ()):
                parameter["schema"] = _not_null(parameter["schema"])
    return dict(document)


def _types(app: Litestar) -> Iterator[Any]:
    """What handlers take and give."""
    for route in app.routes:
        for handler in route.route_handlers if isinstance(route, HTTPRoute) else ():
            if handler.resolve_include_in_schema():
                for field in filter(None, (handler.parsed_data_field, handler.parsed_return_field)):
                    yield from _structs(field.annotation)


def _structs(annotation: Any) -> Iterator[Any]:  # noqa: ANN401 - any annotation
    if isinstance(annotation, type) and issubclass(annotation, msgspec.Struct):
        yield annotation
    for inner in get_args(annotation):
        yield from _structs(inner)


def _not_null(schema: dict[str, Any]) -> dict[str, Any]:
    """A parameter is there or it is not; there is no way to write null in an address."""
    others = {name: value for name, value in schema.items() if name not in ("oneOf", "type", "enum")}
    for choice in schema.get("oneOf", ()):
        if choice.get("type") != "null":
            others |= choice
    if "type" in schema:
        kinds = [kind for kind in schema["type"] if kind != "null"] if isinstance(schema["type"], list) else None
        others["type"] = schema["type"] if kinds is None else kinds[0]
    if "enum" in schema:
        others["enum"] = [value for value in schema["enum"] if value is not None]
    return others


OPENAPI = OpenAPIConfig(
    title="Hexad",
    version=hexad.__version__,
    description="Abalone and Six: live games, positions, records. A refusal has a `code` for programs and a `text` for "
    "people. Visitors are guests by a cookie; programs show a token.",
    path="/api/docs",
    render_plugins=[PlainPage(lambda request: document_of(request.app))],
    tags=[Tag(name, description) for name, description in _TAGS.items()],
    components=Components(
        security_schemes={
            "token": SecurityScheme(type="http", scheme="bearer", description="for programs"),
            "cookie": SecurityScheme(
                type="apiKey", name="hexad", security_scheme_in="cookie", description="for people"
            ),
        }
    ),
    # Nobody needs either: who shows nothing is a new guest.
    security=[{}, {"token": []}, {"cookie": []}],
    use_handler_docstrings=True,
)
