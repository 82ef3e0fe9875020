"""The address of a request: what a client has sent, which may be anything.

Litestar's `request.url` raises an error for a Host that is none.
"""

import re
from typing import Any

from litestar import Request

from hexad.server.edge.client_address import is_secure

__all__ = ["query_of", "site_of"]

# A name or an address, and a port. A client may send anything as its Host.
_HOST = re.compile(r"(?:[A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?")


def site_of(request: Request[Any, Any, Any]) -> str:
    """Scheme and host, as in `https://example.org`; of a Host that is none, an empty text."""
    host = request.headers.get("host", "")
    if not _HOST.fullmatch(host):
        return ""
    return f"{'https' if is_secure(request.scope) else 'http'}://{host}"


def query_of(request: Request[Any, Any, Any]) -> str:
    """What follows the question mark in the address of a request."""
    return request.scope["query_string"].decode("latin-1")
