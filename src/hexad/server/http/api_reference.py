"""The API reference: the OpenAPI document as an HTML page without scripts or external resources."""

import re
from collections.abc import Callable
from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

__all__ = ["ApiReferencePage"]

_METHODS = ("get", "post", "put", "delete")


class ApiReferencePage(OpenAPIRenderPlugin):
    """Lists all operations and types."""

    def __init__(self, document: Callable[[Request[Any, Any, Any]], dict[str, Any]]) -> None:
        super().__init__(path="/")
        self._document = document

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The page, made of our own document instead of Litestar's schema."""
        del openapi_schema
        document = self._document(request)
        info = document["info"]
        parts = [
            "<!doctype html>",
            '<html lang="en"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            '<link rel="icon" href="/static/icon.svg">',
            '<link rel="stylesheet" href="/static/reference.css">',
            f"<title>{escape(info['title'])}: the API</title></head><body>",
            '<header><a class="brand" href="/"><img src="/static/icon.svg" width="28" height="28" alt="">Hexad</a>',
            '<nav><a href="/api/openapi.json">openapi.json</a></nav></header><main>',
            f'<h1>The API</h1><p class="lead">{_text(info["description"])}</p>',
            *(_section(tag["name"], tag["description"], document["paths"]) for tag in document["tags"]),
            "<h2>What is sent and answered</h2>",
            *(_type(name, schema) for name, schema in document["components"]["schemas"].items()),
            f"</main><footer>Version {escape(info['version'])}</footer></body></html>",
        ]
        return "\n".join(parts).encode()


def _section(tag: str, description: str, paths: dict[str, Any]) -> str:
    operations = [
        _operation(method, path, item[method])
        for path, item in sorted(paths.items())
        for method in _METHODS
        if method in item and tag in item[method].get("tags", ())
    ]
    return f"<h2>{escape(tag.capitalize())}</h2><p>{_text(description)}</p>{''.join(operations)}"


def _operation(method: str, path: str, operation: dict[str, Any]) -> str:
    parameters = [f"<code>{escape(parameter['name'])}</code>" for parameter in operation.get("parameters", ())]
    inputs = [*parameters, *_links(operation.get("requestBody", {}))]
    responses = operation["responses"].items()
    results = [f"{status} {' '.join(_links(response))}" for status, response in responses if status < "400"]
    errors = [status for status, _ in responses if status >= "400"]
    facts = [
        ("takes", ", ".join(inputs)),
        ("answers", ", ".join(results)),
        ("or refuses", f'{" ".join(errors)} <a href="#Refused">Refused</a>' if errors else ""),
    ]
    return (
        f'<article><h3><span class="method">{method.upper()}</span> <code>{escape(path)}</code></h3>'
        f"<p>{_text(operation.get('description') or operation['summary'])}</p>"
        f"<dl>{''.join(f'<dt>{name}</dt><dd>{value}</dd>' for name, value in facts if value)}</dl></article>"
    )


def _text(text: str) -> str:
    """Escaped text, with words between backticks as code."""
    return re.sub("`([^`]+)`", r"<code>\1</code>", escape(text))


def _links(part: object) -> list[str]:
    """Links to the types that a part of the document refers to."""
    if isinstance(part, list):
        return [link for item in part for link in _links(item)]
    if not isinstance(part, dict):
        return []
    if "$ref" in part:
        name = escape(part["$ref"].rpartition("/")[2])
        return [f'<a href="#{name}">{name}</a>']
    return [link for key, item in part.items() if key != "discriminator" for link in _links(item)]


def _type(name: str, schema: dict[str, Any]) -> str:
    fields = [_field(field, kind, schema) for field, kind in schema.get("properties", {}).items()]
    description = _text(schema.get("description", ""))
    heading = f"<h3>{escape(name)}</h3><p>{description}</p>"
    return f'<article id="{escape(name)}">{heading}<dl>{"".join(fields)}</dl></article>'


def _field(name: str, kind: dict[str, Any], schema: dict[str, Any]) -> str:
    links = ", ".join(dict.fromkeys(_links(kind))) or escape(_type_text(kind))
    optional = "" if name in schema.get("required", ()) else ", may be left out"
    return f"<dt><code>{escape(name)}</code></dt><dd>{links}{optional}</dd>"


def _type_text(kind: dict[str, Any]) -> str:
    if "anyOf" in kind:
        return " or ".join(_type_text(choice) for choice in kind["anyOf"])
    if "enum" in kind:
        return ", ".join(map(str, kind["enum"]))
    description = f" ({kind['description']})" if "description" in kind else ""
    return f"{kind.get('type', 'anything')}{description}"
