"""Who somebody is: a guest with a signed cookie, the holder of an account, or a program with a token."""

from __future__ import annotations

import hashlib
import os
import secrets
import unicodedata
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
from itsdangerous import BadData, URLSafeSerializer

from hexad.server.errors import RefusalError
from hexad.server.ids import new_id

if TYPE_CHECKING:
    from pathlib import Path

__all__ = [
    "COOKIE",
    "MAX_NAME",
    "NOBODY",
    "Identity",
    "Signer",
    "clean_login",
    "clean_name",
    "digest_of",
    "new_guest",
    "read_secret",
    "session_of",
]

COOKIE = "hexad"
MAX_NAME = 40
MIN_LOGIN = 2
MIN_SECRET = 32

# Controls, halves of characters, breaks of lines, and what no standard has given a meaning to.
_NOT_IN_NAMES = frozenset({"Cc", "Cs", "Zl", "Zp", "Cn", "Co"})
# These turn the text around them about, and so names into other names.
_DIRECTIONS = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


class Identity(msgspec.Struct, frozen=True):
    """A player by the id that seats are held under, and the name that others see."""

    player: str
    name: str
    has_account: bool = False


NOBODY = Identity("", "")
"""Somebody without a cookie, who can look and do nothing."""


def new_guest() -> Identity:
    """A visitor who was never here."""
    player = new_id()
    return Identity(player, f"Guest {player[:4]}")


def clean_name(text: str, *, what: str = "name") -> str:
    """A name as it is kept; raises Refusal for what can not be read."""
    name = unicodedata.normalize("NFC", text).strip()
    if not 1 <= len(name) <= MAX_NAME:
        raise RefusalError("bad-name", f"A {what} has 1 to {MAX_NAME} characters, not {len(name)}.", status=422)
    if any(character in _DIRECTIONS or unicodedata.category(character) in _NOT_IN_NAMES for character in name):
        raise RefusalError("bad-name", f"A {what} has no control characters.", status=422)
    if not any(unicodedata.category(character)[0] in "LNPS" for character in name):
        raise RefusalError("bad-name", f"A {what} has something to see.", status=422)
    return name


def clean_login(text: str) -> str:
    """A login as it is kept, the same for capitals and small letters; raises Refusal."""
    login = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text.strip()).casefold())
    if not MIN_LOGIN <= len(login) <= MAX_NAME:
        text = f"A login has {MIN_LOGIN} to {MAX_NAME} characters, not {len(login)}."
        raise RefusalError("bad-login", text, status=422)
    if not login.isprintable() or " " in login:
        raise RefusalError("bad-login", "A login has no spaces and no control characters.", status=422)
    return login


def read_secret(directory: Path) -> bytes:
    """The key that cookies are signed with: HEXAD_SECRET, or a file for its owner's eyes, made if it is not there."""
    given = os.environ.get("HEXAD_SECRET")
    if given:
        return given.encode()
    path = directory / "secret"
    with suppress(FileNotFoundError):
        return _checked(path)
    # Written apart and then linked, so that whoever comes second finds all of it.
    draft = directory / f"secret.{new_id()}"
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(secrets.token_hex(32).encode())
        file.flush()
        os.fsync(file.fileno())
    with suppress(FileExistsError):
        path.hardlink_to(draft)
    draft.unlink()
    return _checked(path)


def _checked(path: Path) -> bytes:
    secret = path.read_bytes()
    if len(secret) < MIN_SECRET:
        raise ValueError(f"{path} has {len(secret)} bytes: expected a secret of {MIN_SECRET} or more, or no file")
    return secret


def session_of(password: str) -> str:
    """What cookies of an account carry: made of the hash of its password, so that a new password ends them all."""
    return digest_of(password)[:16]


def digest_of(secret: str) -> str:
    """What is kept of a token: it is long and random, so a fast hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Signer:
    """Writes and reads cookies."""

    def __init__(self, secret: bytes) -> None:
        self._serializer = URLSafeSerializer(
            secret, salt="hexad.player", signer_kwargs={"digest_method": hashlib.sha256}
        )

    def cookie(self, identity: Identity, session: str = "") -> str:
        """The value of the cookie for somebody; those who have an account have a session."""
        return self._serializer.dumps([identity.player, identity.name, session])

    def read(self, cookie: str | None) -> tuple[Identity, str] | None:
        """Who a cookie belongs to, and the session; None if it was not written here."""
        if not cookie:
            return None
        try:
            player, name, session = msgspec.convert(self._serializer.loads(cookie), tuple[str, str, str])
        except (BadData, msgspec.ValidationError):
            return None
        return Identity(player, name, bool(session)), session
