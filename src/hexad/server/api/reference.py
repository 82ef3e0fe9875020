"""The OpenAPI document as a page for people, which needs no script and nothing from elsewhere."""

from collections.abc import Callable
from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

__all__ = ["PlainPage"]

_METHODS = ("get", "post", "put", "delete")


class PlainPage(OpenAPIRenderPlugin):
    """All operations in tables."""

    def __init__(self, document: Callable[[Request[Any, Any, Any]], dict[str, Any]]) -> None:
        super().__init__(path="/")
        self._document = document

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:  # noqa: ARG002
        """The page."""
        document = self._document(request)
        info = document["info"]
        parts = [
            "<!doctype html>",
            '<html lang="en"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(info['title'])}: the API</title></head><body><main>",
            f"<h1>{escape(info['title'])} {escape(info['version'])}</h1>",
            f"<p>{escape(info['description'])}</p>",
            '<p>For programs: <a href="/api/openapi.json">openapi.json</a></p>',
            *(_section(tag["name"], tag["description"], document["paths"]) for tag in document["tags"]),
            "<h2>what is sent and answered</h2><dl>",
            *(_term(name, schema) for name, schema in document["components"]["schemas"].items()),
            "</dl></main></body></html>",
        ]
        return "\n".join(parts).encode()


def _section(tag: str, description: str, paths: dict[str, Any]) -> str:
    rows = [
        _row(method, path, item[method])
        for path, item in sorted(paths.items())
        for method in _METHODS
        if method in item and tag in item[method].get("tags", ())
    ]
    head = "<tr><th>request</th><th>what it does</th><th>takes</th><th>answers</th></tr>"
    return f"<h2>{escape(tag)}</h2><p>{escape(description)}</p><table>{head}{''.join(rows)}</table>"


def _row(method: str, path: str, operation: dict[str, Any]) -> str:
    takes = [escape(parameter["name"]) for parameter in operation.get("parameters", ())]
    takes += _links(operation.get("requestBody", {}))
    answers = [f"{status} {' '.join(_links(answer))}" for status, answer in operation["responses"].items()]
    cells = (
        f"<code>{method.upper()} {escape(path)}</code>",
        escape(operation.get("description") or operation["summary"]),
        ", ".join(takes),
        ", ".join(answers),
    )
    return f"<tr>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"


def _links(part: Any) -> list[str]:  # noqa: ANN401 - any part of the document
    """The types that a part of the document speaks of."""
    if isinstance(part, list):
        return [link for one in part for link in _links(one)]
    if not isinstance(part, dict):
        return []
    if "$ref" in part:
        name = escape(part["$ref"].rpartition("/")[2])
        return [f'<a href="#{name}">{name}</a>']
    return [link for key, one in part.items() if key != "discriminator" for link in _links(one)]


def _term(name: str, schema: dict[str, Any]) -> str:
    fields = [_field(field, kind, schema) for field, kind in schema.get("properties", {}).items()]
    described = escape(schema.get("description", ""))
    return f'<dt id="{escape(name)}"><b>{escape(name)}</b></dt><dd>{described}<ul>{"".join(fields)}</ul></dd>'


def _field(name: str, kind: dict[str, Any], schema: dict[str, Any]) -> str:
    links = ", ".join(dict.fromkeys(_links(kind))) or escape(_words(kind))
    needed = "" if name in schema.get("required", ()) else ", may be left out"
    return f"<li><code>{escape(name)}</code>: {links}{needed}</li>"


def _words(kind: dict[str, Any]) -> str:
    if "anyOf" in kind:
        return " or ".join(_words(choice) for choice in kind["anyOf"])
    if "enum" in kind:
        return ", ".join(map(str, kind["enum"]))
    described = f" ({kind['description']})" if "description" in kind else ""
    return f"{kind.get('type', 'anything')}{described}"
