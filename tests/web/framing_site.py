"""Another site: a web server of its own that shows pages of Hexad in a frame."""

from __future__ import annotations

import threading
from contextlib import contextmanager
from html import escape
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlsplit

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["framing_site"]

ISOLATION = {"Cross-Origin-Embedder-Policy": "require-corp", "Cross-Origin-Opener-Policy": "same-origin"}


class _Page(BaseHTTPRequestHandler):
    """`/?src=ADDRESS` shows an address in a frame; `/isolated?src=ADDRESS` does so on a cross-origin isolated page."""

    def do_GET(self) -> None:
        url = urlsplit(self.path)
        src = parse_qs(url.query).get("src", ["about:blank"])[0]
        body = (
            f'<!doctype html><html lang="en"><title>Another site</title><h1>Another site</h1>'
            f'<iframe src="{escape(src)}" width="480" height="640" title="Board"></iframe>'
        ).encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        for name, value in (ISOLATION if url.path == "/isolated" else {}).items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Nothing is logged."""


@contextmanager
def framing_site() -> Iterator[int]:
    """The port of the other site, on this machine."""
    with ThreadingHTTPServer(("127.0.0.1", 0), _Page) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield server.server_address[1]
        finally:
            server.shutdown()
            thread.join()
