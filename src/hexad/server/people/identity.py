"""Identities: guests with a signed cookie, account holders, and programs with a token."""

from __future__ import annotations

import hashlib
import unicodedata

import msgspec
from itsdangerous import BadData, URLSafeSerializer

from hexad.server.errors import RefusalError
from hexad.server.ids import new_id

__all__ = [
    "ANONYMOUS",
    "COOKIE",
    "MAX_NAME",
    "Identity",
    "Signer",
    "clean_login",
    "clean_name",
    "new_guest",
    "session_digest",
    "token_digest",
]

COOKIE = "hexad"
MAX_NAME = 40
MIN_LOGIN = 2

# The Unicode categories that names exclude: control characters, surrogates, line breaks, unassigned and private-use.
_FORBIDDEN_CATEGORIES = frozenset({"Cc", "Cs", "Zl", "Zp", "Cn", "Co"})
# Direction marks: they reorder the text around them, so that one name can look like another.
_DIRECTION_MARKS = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


class Identity(msgspec.Struct, frozen=True):
    """A player: the id by which seats are held, and the display name."""

    player: str
    name: str
    has_account: bool = False


ANONYMOUS = Identity("", "")
"""A client without a cookie, which may watch but not act."""


def new_guest() -> Identity:
    """A new guest, with a random id."""
    player = new_id()
    return Identity(player, f"Guest {player[:4]}")


def clean_name(text: str, *, what: str = "name") -> str:
    """A display name in its stored form; raises RefusalError if it is empty, too long or unreadable."""
    name = unicodedata.normalize("NFC", text).strip()
    if not 1 <= len(name) <= MAX_NAME:
        raise RefusalError("bad-name", f"A {what} has 1 to {MAX_NAME} characters, not {len(name)}.", status=422)
    if any(map(_is_forbidden, name)):
        raise RefusalError("bad-name", f"A {what} has no control characters.", status=422)
    if not any(unicodedata.category(character)[0] in "LNPS" for character in name):
        raise RefusalError("bad-name", f"A {what} has something to see.", status=422)
    return name


def _is_forbidden(character: str) -> bool:
    return character in _DIRECTION_MARKS or unicodedata.category(character) in _FORBIDDEN_CATEGORIES


def clean_login(text: str) -> str:
    """A login in its stored form, which ignores case; raises RefusalError."""
    login = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text.strip()).casefold())
    if not MIN_LOGIN <= len(login) <= MAX_NAME:
        text = f"A login has {MIN_LOGIN} to {MAX_NAME} characters, not {len(login)}."
        raise RefusalError("bad-login", text, status=422)
    if not login.isprintable() or " " in login:
        raise RefusalError("bad-login", "A login has no spaces and no control characters.", status=422)
    return login


def session_digest(password_hash: str) -> str:
    """The part of an account's cookie that depends on its password: a new password invalidates all cookies."""
    return token_digest(password_hash)[:16]


def token_digest(token: str) -> str:
    """The stored form of a token. A token is long and random, so a fast hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


class Signer:
    """Signs and verifies cookies."""

    def __init__(self, secret: bytes) -> None:
        self._serializer = URLSafeSerializer(
            secret, salt="hexad.player", signer_kwargs={"digest_method": hashlib.sha256}
        )

    def cookie(self, identity: Identity, session: str = "") -> str:
        """The value of an identity's cookie. `session` is the session digest of an account, empty for guests."""
        return self._serializer.dumps([identity.player, identity.name, session])

    def read(self, cookie: str | None) -> tuple[Identity, str] | None:
        """The identity and the session digest in a cookie; None if its signature is not valid."""
        if not cookie:
            return None
        try:
            player, name, session = msgspec.convert(self._serializer.loads(cookie), tuple[str, str, str])
        except (BadData, msgspec.ValidationError):
            return None
        return Identity(player, name, bool(session)), session
