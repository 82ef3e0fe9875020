"""Authentication: the identity behind a request, by cookie or by token."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hexad.server.edge.client_address import address_of, is_secure
from hexad.server.edge.middleware import COOKIE_TO_SET
from hexad.server.errors import RefusalError
from hexad.server.people.identity import COOKIE, Identity, new_guest, session_digest, token_digest

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection

    from hexad.server.services import Services

__all__ = ["Session", "find_or_create_session", "find_session"]

COOKIE_SECONDS = 365 * 24 * 60 * 60


class Session:
    """A request and the identity that sent it."""

    __slots__ = ("_connection", "_signer", "has_token", "identity")

    def __init__(self, services: Services, connection: ASGIConnection[Any, Any, Any, Any], identity: Identity) -> None:
        self.identity = identity
        self.has_token = False
        self._signer = services.signer
        self._connection = connection

    @property
    def address(self) -> str:
        """The address that the request comes from."""
        return address_of(self._connection.scope)

    def set_identity(self, identity: Identity, session: str = "") -> Identity:
        """Set the identity of this browser by a new cookie; returns it. `session` is an account's session digest."""
        self.identity = identity
        if not self.has_token:
            value = self._signer.cookie(identity, session)
            secure = "; Secure" if is_secure(self._connection.scope) else ""
            cookie = f"{COOKIE}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={COOKIE_SECONDS}{secure}"
            self._connection.scope["state"][COOKIE_TO_SET] = cookie.encode()
        return identity

    def require_cookie(self) -> None:
        """Raise RefusalError for a token: a stolen token must not change accounts or create tokens."""
        if self.has_token:
            raise RefusalError("not-by-token", "This is not for tokens: expected a browser's cookie.", status=403)


async def find_session(services: Services, connection: ASGIConnection[Any, Any, Any, Any]) -> Session | None:
    """The session of a request; None if it has no valid cookie. Raises RefusalError for an unknown token."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        holder = await services.accounts.token_holder(token_digest(token.strip()))
        if holder is None:
            raise RefusalError("bad-token", "There is no such token: it was mistyped, or taken back.", status=401)
        session = Session(services, connection, Identity(*holder))
        session.has_token = True
        return session
    signed = services.signer.read(connection.cookies.get(COOKIE))
    if signed is None:
        return None
    identity, digest = signed
    if digest:
        account = await services.accounts.by_player(identity.player)
        if account is None or session_digest(account.password) != digest:
            return None
        identity = Identity(account.player, account.name, has_account=True)
    return Session(services, connection, identity)


async def find_or_create_session(services: Services, connection: ASGIConnection[Any, Any, Any, Any]) -> Session:
    """The session of a request. A client without a cookie becomes a new guest."""
    session = await find_session(services, connection)
    if session is None:
        session = Session(services, connection, new_guest())
        session.set_identity(session.identity)
    return session
