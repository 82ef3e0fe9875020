"""Who somebody is: a guest with a signed cookie, the holder of an account, or a program with a token."""

from __future__ import annotations

import os
import secrets
from typing import TYPE_CHECKING

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer

from hexad.server.names import new_name

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["COOKIE", "NOBODY", "Identity", "Signer", "new_guest", "read_secret"]

COOKIE = "hexad"


class Identity(msgspec.Struct, frozen=True):
    """A player by the id that seats are held under, and the name that others see."""

    player: str
    name: str
    has_account: bool = False


NOBODY = Identity("", "")
"""Somebody without a cookie, who can look and do nothing."""


def new_guest() -> Identity:
    """A visitor who was never here."""
    player = new_name()
    return Identity(player, f"Guest {player[:4]}")


def read_secret(directory: Path) -> bytes:
    """The key that cookies are signed with: HEXAD_SECRET, or a file for its owner's eyes, made if it is not there."""
    given = os.environ.get("HEXAD_SECRET")
    if given:
        return given.encode()
    path = directory / "secret"
    try:
        opened = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_bytes()
    with os.fdopen(opened, "wb") as file:
        file.write(secrets.token_hex(32).encode())
    return path.read_bytes()


class Signer:
    """Writes and reads cookies."""

    def __init__(self, secret: bytes) -> None:
        self._serializer = URLSafeSerializer(secret, salt="hexad.player")

    def cookie(self, identity: Identity) -> str:
        """The value of the cookie for somebody."""
        return self._serializer.dumps([identity.player, identity.name, identity.has_account])

    def read(self, cookie: str | None) -> Identity | None:
        """Who a cookie belongs to; None if it was not written here."""
        if not cookie:
            return None
        try:
            return Identity(*msgspec.convert(self._serializer.loads(cookie), tuple[str, str, bool]))
        except (BadSignature, msgspec.ValidationError):
            return None
