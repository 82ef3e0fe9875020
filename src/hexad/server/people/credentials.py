"""Credentials: the cookies of sessions and the tokens of programs. The server stores their hashes only."""

from __future__ import annotations

import hashlib
import secrets

__all__ = ["COOKIE", "credential_hash", "new_cookie", "new_token"]

COOKIE = "hexad"
"""The name of the cookie."""


def new_cookie() -> str:
    """The cookie of a new session: 256 bits."""
    return secrets.token_urlsafe(32)


def new_token() -> str:
    """A token for a program: 190 bits."""
    return f"hexad_{secrets.token_urlsafe(24)}"


def credential_hash(text: str) -> str:
    """The stored form of a cookie or a token. Both are long and random, so a fast hash is enough."""
    return hashlib.sha256(text.encode()).hexdigest()
