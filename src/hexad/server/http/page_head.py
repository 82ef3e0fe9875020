"""The head of a page: title, description and tags for link previews, in the place of those of the built client.

Everything here goes through `_meta` or `escape`: names are what players have chosen.
"""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING

from hexad.svg.card import HEIGHT, WIDTH

if TYPE_CHECKING:
    from hexad.server.http.preview import Preview

__all__ = ["page_path", "picture_path", "with_data", "with_head", "with_language", "with_title"]

_SITE_NAME = "Hexad"
_LOCALES = {"en": "en_GB", "de": "de_DE", "hu": "hu_HU", "tr": "tr_TR"}
_TITLE = re.compile(rb"<title>.*?</title>", re.DOTALL)
_DESCRIPTION = re.compile(rb"""<meta\s+name="description"[^>]*>\s*""")
_LANGUAGE = re.compile(rb'<html lang="[a-z]+"')


def with_title(page: bytes, title: str) -> bytes:
    """The built client with another title."""
    return _TITLE.sub(lambda _: f"<title>{escape(title)}</title>".encode(), page, count=1)


def with_language(page: bytes, language: str) -> bytes:
    """The built client as a document in a language."""
    return _LANGUAGE.sub(f'<html lang="{language}"'.encode(), page, count=1)


def with_data(page: bytes, data: bytes) -> bytes:
    """A page with JSON for its script, which reads it from the element `data`."""
    # In a script element, only a `<` can end the text.
    block = b'<script type="application/json" id="data">' + data.replace(b"<", b"\\u003c") + b"</script>"
    return page.replace(b"</head>", block + b"</head>", 1)


def with_head(page: bytes, preview: Preview, language: str, site: str) -> bytes:
    """The built client with the tags of a page. `site` is the URL of the server."""
    page = with_language(_DESCRIPTION.sub(b"", page, count=1), language)
    tags = "\n    ".join([f"<title>{escape(_full_title(preview))}</title>", *_tags(preview, language, site)])
    return _TITLE.sub(lambda _: tags.encode(), page, count=1)


def page_path(preview: Preview, language: str) -> str:
    """The path and the query of a page. English pages have no language in their path."""
    path = preview.page if language == "en" else f"/{language}{preview.page}".rstrip("/")
    return f"{path}?{preview.query}" if preview.query else path


def picture_path(preview: Preview, language: str) -> str:
    """The path and the query of the picture of a page."""
    query = "&".join(part for part in (preview.query, f"v={preview.version}") if part)
    return f"/previews/{language}{preview.page.rstrip('/')}.png?{query}"


def _full_title(preview: Preview) -> str:
    parts = (_SITE_NAME, preview.title) if preview.page == "/" else (preview.title, _SITE_NAME)
    return " · ".join(parts)


def _tags(preview: Preview, language: str, site: str) -> list[str]:
    address, picture = site + page_path(preview, language), site + picture_path(preview, language)
    alt = f"{preview.title}. {preview.said or preview.text}"
    tags = [
        _meta("name", "description", preview.text),
        f'<link rel="canonical" href="{escape(address)}">',
        _meta("property", "og:type", "website"),
        _meta("property", "og:site_name", _SITE_NAME),
        _meta("property", "og:locale", _LOCALES[language]),
        _meta("property", "og:title", preview.title),
        _meta("property", "og:description", preview.text),
        _meta("property", "og:url", address),
        _meta("property", "og:image", picture),
        _meta("property", "og:image:type", "image/png"),
        _meta("property", "og:image:width", str(WIDTH)),
        _meta("property", "og:image:height", str(HEIGHT)),
        _meta("property", "og:image:alt", alt),
        _meta("name", "twitter:card", "summary_large_image"),
        _meta("name", "twitter:title", preview.title),
        _meta("name", "twitter:description", preview.text),
        _meta("name", "twitter:image", picture),
        _meta("name", "twitter:image:alt", alt),
    ]
    return tags if preview.is_public else [*tags, _meta("name", "robots", "noindex")]


def _meta(kind: str, name: str, content: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(content)}">'
