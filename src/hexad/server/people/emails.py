"""E-mail addresses."""

from __future__ import annotations

import re

from hexad.server.errors import RefusalError

__all__ = ["MAX_EMAIL", "clean_email"]

MAX_EMAIL = 254
"""Characters of an address, as RFC 5321 limits it."""

# What mail servers accept without quotes. Nothing here can begin a second header or a second recipient.
_LOCAL = re.compile(r"[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
_DOMAIN = re.compile(r"(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?")
MAX_LOCAL = 64


def clean_email(text: str) -> str:
    """An address in its stored form, in lower case and with an ASCII domain; raises RefusalError."""
    local, _, domain = text.strip().rpartition("@")
    try:
        # Before the domain is made ASCII, which would also change full-width letters to ASCII.
        ascii_domain = domain.lower().encode("idna").decode().lower()
    except UnicodeError:
        ascii_domain = ""
    email = f"{local.lower()}@{ascii_domain}"
    is_valid = _LOCAL.fullmatch(local.lower()) and _DOMAIN.fullmatch(ascii_domain)
    if not is_valid or len(local) > MAX_LOCAL or len(email) > MAX_EMAIL:
        text = "That is not an e-mail address: expected one such as name@example.org."
        raise RefusalError("bad-email", text, status=422, field="email")
    return email
