"""The cookies of earlier releases, which were signed and contained the player. They are exchanged for sessions."""

from __future__ import annotations

import hashlib
import hmac
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from itsdangerous import BadData, URLSafeSerializer

from hexad.server.people.credentials import credential_hash

if TYPE_CHECKING:
    from hexad.server.secret import Secrets

__all__ = ["SignedCookie", "SignedCookies", "cookie_keys"]

_SALT = "hexad.player"
_SEPARATOR = "."


class SignedCookie(NamedTuple):
    """What a signed cookie contains. `password` is a digest of the account's password hash, and empty for guests."""

    player: str
    name: str
    password: str

    @property
    def key(self) -> str:
        """What identifies the cookie. The name does not count: a copy from before a change of the name is the same."""
        return _key(self.player, self.password)

    def matches(self, password_hash: str | None) -> bool:
        """Whether the cookie is valid, given the password hash of the player's account, or None without an account.

        The cookie of a guest who has opened an account since then is not.
        """
        return self.password == ("" if password_hash is None else _digest(password_hash))


class SignedCookies:
    """Reads signed cookies."""

    def __init__(self, secrets: Secrets) -> None:
        self._serializers = [
            URLSafeSerializer(secret, salt=_SALT, signer_kwargs={"digest_method": hashlib.sha256})
            for secret in secrets.accepted
        ]
        self._keys = secrets.derive("exchanged-cookie")

    def read(self, cookie: str) -> SignedCookie | None:
        """What a cookie contains; None if it is not signed with a secret of this server."""
        if _SEPARATOR not in cookie:
            return None
        for serializer in self._serializers:
            try:
                return SignedCookie(*msgspec.convert(serializer.loads(cookie), tuple[str, str, str]))
            except (BadData, msgspec.ValidationError):
                continue
        return None

    def session_cookies(self, cookie: SignedCookie) -> list[str]:
        """The cookies of the session that a signed cookie is exchanged for, one for each accepted secret.

        They follow from the signed cookie, so that all of a page's parallel requests receive the same one.
        """
        return [hmac.new(key, cookie.key.encode(), hashlib.sha256).hexdigest() for key in self._keys]


def cookie_keys(player: str, password_hash: str | None) -> list[str]:
    """The keys of all signed cookies that are, or may become, valid for a player."""
    return [_key(player, ""), *([] if password_hash is None else [_key(player, _digest(password_hash))])]


def _key(player: str, password: str) -> str:
    return credential_hash(f"{player} {password}")


def _digest(password_hash: str) -> str:
    return credential_hash(password_hash)[:16]
