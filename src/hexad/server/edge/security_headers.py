"""The security headers of responses: the content security policy, cross-origin isolation and the like."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.server.edge.client_address import is_secure

if TYPE_CHECKING:
    from litestar.types import HTTPScope

__all__ = ["ASSETS", "CONTENT_FOR", "HEADERS", "OTHER_SITES", "SecurityHeaders"]

CONTENT_FOR = "content_for"
"""The key in a request's state under which a handler says that other sites may use what it sends: OTHER_SITES or
ASSETS. The path does not say it: an unknown one gets the page of the client for it, which must not be framed."""
OTHER_SITES = "other sites"
"""A page that other sites may show in a frame: nothing in it acts for a user."""
ASSETS = "assets"
"""A file that such a page loads."""

_POLICY = "; ".join(
    (
        "default-src 'none'",
        # The core is WebAssembly.
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        # The client synthesizes its sounds.
        "media-src blob:",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    # The link to a game is an invitation, which other sites must not see. With `no-referrer`, forms would send no
    # Origin.
    (b"referrer-policy", b"same-origin"),
    # Cross-origin isolation: the threads of the engine share memory. Browsers require both headers, the second one on
    # the scripts of workers, too, and TLS or the host itself: pages over plain HTTP have one thread.
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-embedder-policy", b"require-corp"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
"""The headers of every response."""
_EMBED_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors *",
    )
)
# Sites that are cross-origin isolated show only frames that say so, and that have an embedder policy of their own.
_SHARED = {b"cross-origin-resource-policy": b"cross-origin"}
_REPLACED = {
    ASSETS: _SHARED,
    OTHER_SITES: {**_SHARED, b"content-security-policy": _EMBED_POLICY.encode()},
}
_TRANSPORT_SECURITY = (b"strict-transport-security", b"max-age=31536000")


class SecurityHeaders:
    """The headers for each request."""

    def __init__(self, *, is_permanent: bool) -> None:
        """`is_permanent` tells browsers that a host that once used TLS always does."""
        self._plain = _for_each_content(HEADERS)
        self._secure = _for_each_content([*HEADERS, _TRANSPORT_SECURITY]) if is_permanent else self._plain

    def of(self, scope: HTTPScope) -> list[tuple[bytes, bytes]]:
        """Return the headers of the response to a request, once its handler has run."""
        content_for = scope["state"].get(CONTENT_FOR) if "state" in scope else None
        return (self._secure if is_secure(scope) else self._plain)[content_for]


def _for_each_content(headers: list[tuple[bytes, bytes]]) -> dict[str | None, list[tuple[bytes, bytes]]]:
    """The headers by CONTENT_FOR; None is for this site alone."""
    found: dict[str | None, list[tuple[bytes, bytes]]] = {None: headers}
    for content_for, replaced in _REPLACED.items():
        found[content_for] = [(name, replaced.get(name, value)) for name, value in headers]
    return found
