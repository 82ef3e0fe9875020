"""Password hashing with Argon2. `passwords` imports this module at the first login: most servers start without one."""

from __future__ import annotations

import secrets
import unicodedata
from base64 import b64encode

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

__all__ = ["hash_password", "verify_password"]

_hasher = PasswordHasher()


def hash_password(password: str) -> str:
    """The hash of a password, with its parameters and salt."""
    return _hasher.hash(_normalized(password))


def verify_password(password_hash: str | None, password: str) -> bool:
    """Whether the password matches the hash. Without a hash the answer is False, and takes as long."""
    try:
        return _hasher.verify(password_hash or _dummy_hash(), _normalized(password))
    except VerificationError:
        return False


def _dummy_hash() -> str:
    """A well-formed hash that no password matches: verifying it takes as long as verifying a real one."""
    salt, digest = (
        b64encode(secrets.token_bytes(size)).decode().rstrip("=") for size in (_hasher.salt_len, _hasher.hash_len)
    )
    return f"$argon2id$v=19$m={_hasher.memory_cost},t={_hasher.time_cost},p={_hasher.parallelism}${salt}${digest}"


def _normalized(password: str) -> str:
    """The password in Unicode's NFC: some keyboards compose accents, some do not."""
    return unicodedata.normalize("NFC", password)
