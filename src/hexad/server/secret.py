"""The server's secret, and the keys that are derived from it."""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from hexad.errors import SettingError

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["MIN_SECRET", "Secrets", "read_secrets"]

MIN_SECRET = 32
"""Bytes. A shorter secret can be found by trying."""


class Secrets(NamedTuple):
    """The secret of this server, and the one before it, which is accepted while the secret is being changed."""

    current: bytes
    old: bytes = b""

    @property
    def accepted(self) -> tuple[bytes, ...]:
        """The secrets whose signatures are accepted, the current one first."""
        return (self.current, self.old) if self.old else (self.current,)

    def derive(self, purpose: str) -> tuple[bytes, ...]:
        """The keys for one purpose, of 32 bytes each. The first one signs; signatures of all of them are accepted."""
        return tuple(hmac.digest(secret, f"hexad.{purpose}".encode(), hashlib.sha256) for secret in self.accepted)


def read_secrets(directory: Path) -> Secrets:
    """The secrets: HEXAD_SECRET and HEXAD_SECRET_OLD, or the files `secret` and `secret.old` in the directory.

    The file `secret` is created if it is needed and missing. Raises OSError if it cannot be written, and SettingError
    if a secret is too short.
    """
    current = _from_environment("HEXAD_SECRET") or _from_file(directory / "secret") or _create(directory)
    old = _from_environment("HEXAD_SECRET_OLD") or _from_file(directory / "secret.old")
    return Secrets(current, old)


def _from_environment(name: str) -> bytes:
    secret = os.fsencode(os.environ.get(name, ""))
    return _checked(secret, name) if secret else b""


def _from_file(path: Path) -> bytes:
    try:
        return _checked(path.read_bytes(), str(path))
    except FileNotFoundError:
        return b""


def _checked(secret: bytes, source: str) -> bytes:
    if len(secret) < MIN_SECRET:
        raise SettingError("wrong-secret-short", source=source, count=len(secret), min=MIN_SECRET)
    return secret


def _create(directory: Path) -> bytes:
    # Written under another name and then linked: a second process sees the complete file or none.
    path, draft = directory / "secret", directory / f"secret.{secrets.token_hex(8)}"
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(secrets.token_hex(32).encode())
        file.flush()
        os.fsync(file.fileno())
    with suppress(FileExistsError):
        path.hardlink_to(draft)
    draft.unlink()
    return _from_file(path)
