"""Credentials: cookies of sessions, tokens of programs, links in mails. The server stores their hashes only."""

from __future__ import annotations

import hashlib
import secrets

__all__ = ["COOKIE", "credential_hash", "new_cookie", "new_link", "new_token"]

COOKIE = "hexad"
"""The name of the cookie."""


def new_cookie() -> str:
    """The cookie of a new session: 256 bits."""
    return secrets.token_urlsafe(32)


def new_token() -> str:
    """A token for a program: 190 bits."""
    return f"hexad_{secrets.token_urlsafe(24)}"


def new_link() -> str:
    """The secret part of a link in a mail: 256 bits. It is in hexadecimal, which no mail program breaks."""
    return secrets.token_hex(32)


def credential_hash(text: str) -> str:
    """The stored form of a cookie, a token or a link. All are long and random, so a fast hash is enough."""
    return hashlib.sha256(text.encode()).hexdigest()
