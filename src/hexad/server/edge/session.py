"""Somebody at the door: who it is, by which sign, and from where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hexad.server.edge.middleware import COOKIE_TO_SET, address_of, is_secure
from hexad.server.errors import RefusalError
from hexad.server.people.identity import COOKIE, Identity, digest_of, new_guest, session_of

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection

    from hexad.server.services import Services

__all__ = ["Session", "find_or_create_session", "find_session"]

A_YEAR = 365 * 24 * 60 * 60


class Session:
    """A request and its visitor."""

    __slots__ = ("_connection", "_signer", "by_token", "identity")

    def __init__(self, services: Services, connection: ASGIConnection[Any, Any, Any, Any], identity: Identity) -> None:
        self.identity = identity
        self.by_token = False
        self._signer = services.signer
        self._connection = connection

    @property
    def address(self) -> str:
        """Where it comes from."""
        return address_of(self._connection.scope)

    def become(self, identity: Identity, session: str = "") -> Identity:
        """From now on this browser is somebody else, or has another name."""
        self.identity = identity
        if not self.by_token:
            value = self._signer.cookie(identity, session)
            secure = "; Secure" if is_secure(self._connection.scope) else ""
            cookie = f"{COOKIE}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={A_YEAR}{secure}"
            self._connection.scope["state"][COOKIE_TO_SET] = cookie.encode()
        return identity

    def only_in_person(self) -> None:
        """Raise Refusal for programs: who steals a token shall not get more out of it than the token."""
        if self.by_token:
            raise RefusalError("not-by-token", "This is not for tokens: expected a browser's cookie.", status=403)


async def find_session(services: Services, connection: ASGIConnection[Any, Any, Any, Any]) -> Session | None:
    """Who it is; None for those who were never here. Raises Refusal for a token that is none."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        holder = await services.accounts.token_holder(digest_of(token.strip()))
        if holder is None:
            raise RefusalError("bad-token", "There is no such token: it was mistyped, or taken back.", status=401)
        session = Session(services, connection, Identity(*holder))
        session.by_token = True
        return session
    known = services.signer.read(connection.cookies.get(COOKIE))
    if known is None:
        return None
    identity, password_digest = known
    if password_digest:
        account = await services.accounts.by_player(identity.player)
        if account is None or session_of(account.password) != password_digest:
            return None
        identity = Identity(account.player, account.name, has_account=True)
    return Session(services, connection, identity)


async def find_or_create_session(services: Services, connection: ASGIConnection[Any, Any, Any, Any]) -> Session:
    """Who it is; those who were never here become guests."""
    session = await find_session(services, connection)
    if session is None:
        session = Session(services, connection, new_guest())
        session.become(session.identity)
    return session
