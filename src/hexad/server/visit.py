"""Somebody at the door: who it is, by which sign, and from where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hexad.server.guard import COOKIE_TO_SET, address_of, is_secure
from hexad.server.identity import COOKIE, Identity, digest_of, new_guest, session_of
from hexad.server.refusal import Refusal

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection

    from hexad.server.arena import Arena

__all__ = ["Visit", "recognise", "welcome"]

A_YEAR = 365 * 24 * 60 * 60


class Visit:
    """A request and its visitor."""

    __slots__ = ("_connection", "_signer", "by_token", "identity")

    def __init__(self, arena: Arena, connection: ASGIConnection[Any, Any, Any, Any], identity: Identity) -> None:
        self.identity = identity
        self.by_token = False
        self._signer = arena.signer
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
            raise Refusal("not-by-token", "This is not for tokens: expected a browser's cookie.", status=403)


async def recognise(arena: Arena, connection: ASGIConnection[Any, Any, Any, Any]) -> Visit | None:
    """Who it is; None for those who were never here. Raises Refusal for a token that is none."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        holder = await arena.accounts.holder(digest_of(token.strip()))
        if holder is None:
            raise Refusal("bad-token", "There is no such token: it was mistyped, or taken back.", status=401)
        visit = Visit(arena, connection, Identity(*holder))
        visit.by_token = True
        return visit
    known = arena.signer.read(connection.cookies.get(COOKIE))
    if known is None:
        return None
    identity, session = known
    if session:
        account = await arena.accounts.of_player(identity.player)
        if account is None or session_of(account.password) != session:
            return None
        identity = Identity(account.player, account.name, has_account=True)
    return Visit(arena, connection, identity)


async def welcome(arena: Arena, connection: ASGIConnection[Any, Any, Any, Any]) -> Visit:
    """Who it is; those who were never here become guests."""
    visit = await recognise(arena, connection)
    if visit is None:
        visit = Visit(arena, connection, new_guest())
        visit.become(visit.identity)
    return visit
