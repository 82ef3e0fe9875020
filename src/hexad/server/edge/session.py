"""Authentication: the identity behind a request, by cookie or by token."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from hexad.server.edge.client_address import address_of, is_secure
from hexad.server.edge.middleware import COOKIE_TO_SET
from hexad.server.errors import RefusalError
from hexad.server.people.credentials import COOKIE, credential_hash, new_cookie
from hexad.server.people.identity import ANONYMOUS, Identity, new_guest
from hexad.server.store import NewSession

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection
    from litestar.types import Scope

    from hexad.server.people.signed_cookies import SignedCookie
    from hexad.server.services import Services

__all__ = ["NextSession", "Session", "find_or_create_session", "find_session"]

# 400 days, the longest time that browsers keep a cookie. `GET /api/me` renews it.
COOKIE_SECONDS = 400 * 24 * 60 * 60


class NextSession(NamedTuple):
    """A session that a browser receives when the change that it belongs to is committed."""

    identity: Identity
    cookie: str
    row: NewSession

    @classmethod
    def of(cls, identity: Identity) -> NextSession:
        """A new session of a player."""
        cookie = new_cookie()
        return cls(identity, cookie, NewSession(credential_hash(cookie), identity.player, identity.name))


class Session:
    """A request and the identity that sent it."""

    __slots__ = ("_connection", "_cookie", "credential", "has_token", "identity", "is_due")

    def __init__(
        self, connection: ASGIConnection[Any, Any, Any, Any], identity: Identity, credential: str, cookie: str = ""
    ) -> None:
        self.identity = identity
        self.credential = credential
        """The hash of the session's cookie or of the token; empty for a client without either."""
        self.has_token = False
        self.is_due = False
        """Whether the cookie should be sent again, so that the browser keeps it longer."""
        self._connection = connection
        self._cookie = cookie

    @property
    def address(self) -> str:
        """The address that the request comes from."""
        return address_of(self._connection.scope)

    def become(self, following: NextSession) -> Identity:
        """Give this browser another session, which is in the database now; returns its identity."""
        self.identity, self._cookie, self.credential = following.identity, following.cookie, following.row.hash
        self.send_cookie()
        return self.identity

    def send_cookie(self) -> None:
        """Set the session's cookie with the response."""
        self._connection.scope["state"][COOKIE_TO_SET] = _set_cookie(self._connection.scope, self._cookie)

    def require_cookie(self) -> None:
        """Raise RefusalError for a token: a stolen token must not change accounts or create tokens."""
        if self.has_token:
            raise RefusalError("not-by-token", "This is not for tokens: expected a browser's cookie.", status=403)


async def find_session(services: Services, connection: ASGIConnection[Any, Any, Any, Any]) -> Session:
    """The session of a request, that of ANONYMOUS without a valid cookie. Raises RefusalError for an unknown token."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return await _session_of_token(services, connection, token.strip())
    cookie = connection.cookies.get(COOKIE, "")
    credential = credential_hash(cookie)
    holder = await services.stores.sessions.find(credential) if cookie else None
    if holder is not None:
        session = Session(connection, Identity(holder.player, holder.name, holder.has_account), credential, cookie)
        session.is_due = services.open_sessions.used(credential, holder.seen) and holder.seen is not None
        return session
    signed = services.signed_cookies.read(cookie)
    exchanged = await _exchange(services, connection, signed) if signed is not None else None
    return exchanged or Session(connection, ANONYMOUS, "")


async def find_or_create_session(services: Services, connection: ASGIConnection[Any, Any, Any, Any]) -> Session:
    """The session of a request. A client without a cookie becomes a new guest; raises QuotaError."""
    session = await find_session(services, connection)
    if not session.credential:
        await services.quotas.take("guests", services.quotas.address(session.address))
        following = NextSession.of(new_guest())
        await services.stores.sessions.add(following.row)
        session.become(following)
    return session


async def _session_of_token(services: Services, connection: ASGIConnection[Any, Any, Any, Any], token: str) -> Session:
    credential = credential_hash(token)
    holder = await services.stores.accounts.token_holder(credential)
    if holder is None:
        raise RefusalError("bad-token", "There is no such token: it was mistyped, or taken back.", status=401)
    session = Session(connection, Identity(*holder), credential)
    session.has_token = True
    return session


async def _exchange(
    services: Services, connection: ASGIConnection[Any, Any, Any, Any], signed: SignedCookie
) -> Session | None:
    """Exchange the cookie of an earlier release for a session; None if it is not valid any more."""
    account = await services.stores.accounts.by_player(signed.player)
    if not signed.matches(account and account.password):
        return None
    cookies = {credential_hash(cookie): cookie for cookie in services.signed_cookies.session_cookies(signed)}
    credential = await services.stores.sessions.exchange(signed.key, list(cookies), signed.player, signed.name)
    if credential is None:
        return None
    name = signed.name if account is None else account.name
    session = Session(connection, Identity(signed.player, name, account is not None), credential, cookies[credential])
    session.send_cookie()
    return session


def _set_cookie(scope: Scope, cookie: str) -> bytes:
    secure = "; Secure" if is_secure(scope) else ""
    return f"{COOKIE}={cookie}; Path=/; HttpOnly; SameSite=Lax; Max-Age={COOKIE_SECONDS}{secure}".encode()
