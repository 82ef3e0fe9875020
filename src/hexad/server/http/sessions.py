"""Sessions: logging in and out, here and on other devices."""

import time

import msgspec
from litestar import Controller, delete, get, post

from hexad.server.edge.session import NextSession, Session
from hexad.server.errors import RefusalError
from hexad.server.http.accounts import Credentials
from hexad.server.http.error_responses import error_responses
from hexad.server.people.identity import Identity, clean_login, clean_password, new_guest
from hexad.server.people.names import folded
from hexad.server.people.signed_cookies import cookie_keys
from hexad.server.services import Services
from hexad.server.store import AccountClosedError
from hexad.server.store.sessions import SESSION_ID_LENGTH
from hexad.server.store.transfers import Transfer

__all__ = ["AllSessions", "OneSession"]


class LogIn(Credentials, frozen=True):
    """A login and a password, and whether the games of the guest become those of the account."""

    games: bool = False


class OpenSession(msgspec.Struct, frozen=True, omit_defaults=True):
    """A session of this player. `seen` is when it was last used, to the day; `current` marks the one of the request."""

    id: str
    created: float
    seen: float | None = None
    current: bool = False


class OneSession(Controller):
    """Logging in and out."""

    path = "/api/session"
    tags = ("players",)

    @post("/", status_code=200, summary="Log in", responses=error_responses(400, 401, 403, 413, 415, 422, 503))
    async def log_in(self, services: Services, session: Session, data: LogIn) -> Identity:
        """Log in with an account. With `games`, it takes over the games of the guest in this browser."""
        session.require_cookie()
        login, password = clean_login(data.login), clean_password(data.password)
        await services.attempts.take(session.address, login)
        account = await services.stores.accounts.by_login(login, folded(data.login.strip()))
        is_verified = await services.passwords.verify(account and account.password, password)
        wrong = RefusalError("wrong-login", "There is no such login with this password.", status=401, field="password")
        if account is None or not is_verified:
            raise wrong
        following = NextSession.of(Identity(account.player, account.name, has_account=True))
        guest = session.identity.player if data.games and not session.identity.has_account else ""
        try:
            ended = await services.stores.accounts.add_session(account, following.row, session.credential, guest)
        except AccountClosedError:
            text = "This account was closed by the people who run this server."
            raise RefusalError("account-closed", text, status=403) from None
        if ended is None:
            raise wrong
        services.open_sessions.end(ended, replaced=session.credential)
        if guest:
            await services.transfers.finish(Transfer(guest, account.player, account.name, time.time()))
        return session.become(following)

    @delete("/", status_code=200, summary="Log out", responses=error_responses(401, 403, 503))
    async def log_out(self, services: Services, session: Session) -> Identity:
        """End this session and become a new guest. A guest who logs out cannot return to the same identity."""
        session.require_cookie()
        following = NextSession.of(new_guest())
        await services.stores.sessions.replace(session.credential, following.row)
        services.open_sessions.end([], replaced=session.credential)
        return session.become(following)


class AllSessions(Controller):
    """The sessions of a player on all devices."""

    path = "/api/sessions"
    tags = ("players",)

    @get("/", summary="List my sessions", responses=error_responses(401, 403, 503))
    async def show(self, services: Services, session: Session) -> list[OpenSession]:
        """The sessions of this player, the oldest first: one for each browser."""
        session.require_cookie()
        current = session.credential[:SESSION_ID_LENGTH]
        stored = await services.stores.sessions.of_player(session.identity.player)
        return [OpenSession(*one, current=one.id == current) for one in stored]

    @delete("/", status_code=200, summary="Log out everywhere", responses=error_responses(401, 403, 503))
    async def log_out_everywhere(self, services: Services, session: Session) -> Identity:
        """End all sessions of this player, on all devices, and become a new guest. Tokens stay: delete them by id."""
        session.require_cookie()
        player, following = session.identity.player, NextSession.of(new_guest())
        account = await services.stores.accounts.by_player(player)
        keys = cookie_keys(player, account and account.password)
        ended = await services.stores.sessions.end_all(player, following.row, keys)
        services.open_sessions.end(ended, replaced=session.credential)
        return session.become(following)

    @delete("/{session_id:str}", summary="End a session", responses=error_responses(400, 401, 403, 404, 503))
    async def end(self, services: Services, session: Session, session_id: str) -> None:
        """End a session of this player by its id, such as that of a lost device."""
        session.require_cookie()
        ended = await services.stores.sessions.end(session.identity.player, session_id)
        if not ended:
            raise RefusalError("no-session", "You have no session with this id.", status=404)
        services.open_sessions.end(ended)
