"""Players: names, accounts, sessions and tokens."""

import time
from typing import Annotated

import msgspec
from litestar import Controller, delete, get, post, put
from msgspec import Meta

from hexad.server.edge.session import Session
from hexad.server.errors import RateLimitError, RefusalError
from hexad.server.http.error_responses import error_responses
from hexad.server.ids import new_token
from hexad.server.people.identity import Identity, clean_login, clean_name, new_guest, session_digest, token_digest
from hexad.server.services import Services
from hexad.server.store import Account, TokenHolder

__all__ = ["Accounts", "Players", "Sessions", "Tokens"]

ShortText = Annotated[str, Meta(min_length=1, max_length=100)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]


class _RequestBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class NewName(_RequestBody, frozen=True):
    """A display name, up to 40 characters."""

    name: ShortText


class Credentials(_RequestBody, frozen=True):
    """A login, which ignores case, and a password."""

    login: ShortText
    password: Password


class NewPassword(_RequestBody, frozen=True):
    """The current password and the new one."""

    password: Password
    new: Password


class Confirmation(_RequestBody, frozen=True):
    """The password, to confirm what cannot be undone."""

    password: Password


class TokenLabel(_RequestBody, frozen=True):
    """What the token is for, as a note to oneself."""

    label: ShortText


class Token(msgspec.Struct, frozen=True, omit_defaults=True):
    """A token. `token`, the secret itself, is shown only when it is created: the server stores a hash."""

    id: str
    label: str
    created: float
    token: str = ""


class Players(Controller):
    """The player behind a request."""

    path = "/api/me"
    tags = ("players",)

    @get("/", summary="Show who I am", responses=error_responses(401, 503))
    async def me(self, identity: Identity) -> Identity:
        """The player that this cookie or token belongs to. A client without either becomes a new guest."""
        return identity

    @put("/", summary="Choose a name", responses=error_responses(400, 401, 413, 415, 422, 503))
    async def rename(self, services: Services, session: Session, data: NewName) -> Identity:
        """Change the display name. Seats that were taken before keep the old name."""
        name, me = clean_name(data.name), session.identity
        await services.accounts.rename(me.player, name)
        renamed = msgspec.structs.replace(me, name=name)
        return session.set_identity(renamed, await _session_digest(services, me))


class Accounts(Controller):
    """Accounts."""

    path = "/api/account"
    tags = ("players",)

    @post("/", summary="Open an account", responses=error_responses(400, 401, 403, 409, 413, 415, 422, 503))
    async def register(self, services: Services, session: Session, data: Credentials) -> Identity:
        """Turn a guest into an account holder, who can log in on other devices. The account keeps the guest's games."""
        session.require_cookie()
        me, login = session.identity, clean_login(data.login)
        if me.has_account:
            raise RefusalError("has-account", "You have an account already.")
        _count_attempt(services, session, login)
        password_hash = await services.passwords.hash(data.password)
        if not await services.accounts.add(Account(me.player, login, me.name, password_hash)):
            if await services.accounts.by_player(me.player) is not None:
                raise RefusalError("has-account", "You have an account already: log in.")
            raise RefusalError("login-taken", f"The login {login} is taken: choose another.")
        return session.set_identity(msgspec.structs.replace(me, has_account=True), session_digest(password_hash))

    @put("/password", summary="Change the password", responses=error_responses(400, 401, 403, 409, 413, 415, 503))
    async def change_password(self, services: Services, session: Session, data: NewPassword) -> Identity:
        """Change the password. All other sessions of this account end."""
        account = await _confirm_password(services, session, data.password)
        password_hash = await services.passwords.hash(data.new)
        if not await services.accounts.set_password(account.player, account.password, password_hash):
            raise RefusalError("busy", "The password was changed elsewhere at the same time: log in again.")
        return session.set_identity(session.identity, session_digest(password_hash))

    @delete(
        "/",
        status_code=200,
        summary="Close the account",
        responses=error_responses(400, 401, 403, 409, 413, 415, 503),
    )
    async def close(self, services: Services, session: Session, data: Confirmation) -> Identity:
        """Delete the account and its tokens. Its games stay; this browser continues as a guest."""
        account = await _confirm_password(services, session, data.password)
        await services.accounts.remove(account.player)
        return session.set_identity(msgspec.structs.replace(session.identity, has_account=False))


class Sessions(Controller):
    """Logging in and out."""

    path = "/api/session"
    tags = ("players",)

    @post("/", status_code=200, summary="Log in", responses=error_responses(400, 401, 403, 413, 415, 422, 503))
    async def log_in(self, services: Services, session: Session, data: Credentials) -> Identity:
        """Log in with an account. The games of the guest before are not added to it."""
        session.require_cookie()
        login = clean_login(data.login)
        _count_attempt(services, session, login)
        account = await services.accounts.by_login(login)
        is_verified = await services.passwords.verify(account and account.password, data.password)
        if account is None or not is_verified:
            raise RefusalError("wrong-login", "There is no such login with this password.", status=401)
        services.attempts.reset(login)
        identity = Identity(account.player, account.name, has_account=True)
        return session.set_identity(identity, session_digest(account.password))

    @delete("/", status_code=200, summary="Log out", responses=error_responses(401, 403, 503))
    async def log_out(self, session: Session) -> Identity:
        """Become a new guest. A guest who logs out cannot return to the same identity."""
        session.require_cookie()
        return session.set_identity(new_guest())


class Tokens(Controller):
    """Tokens for programs, which send them as `Authorization: Bearer TOKEN`."""

    path = "/api/tokens"
    tags = ("players",)

    @post("/", summary="Create a token", responses=error_responses(400, 401, 403, 409, 413, 415, 422, 503))
    async def create(self, services: Services, session: Session, data: TokenLabel) -> Token:
        """Create a token, which acts for this player until it is deleted."""
        session.require_cookie()
        me, token, max_tokens = session.identity, new_token(), services.settings.limits.tokens_per_player
        holder, label = TokenHolder(me.player, me.name, me.has_account), clean_name(data.label, what="label")
        stored = await services.accounts.add_token(token_digest(token), holder, label, max_tokens)
        if stored is None:
            raise RefusalError("too-many", f"One may have {max_tokens} tokens: delete some.")
        return Token(*stored, token)

    @get("/", summary="List my tokens", responses=error_responses(401, 503))
    async def show(self, services: Services, identity: Identity) -> list[Token]:
        """The tokens of this player, without the secrets."""
        return [Token(*stored) for stored in await services.accounts.tokens_of(identity.player)]

    @delete("/{token_id:str}", summary="Delete a token", responses=error_responses(400, 401, 404, 503))
    async def remove(self, services: Services, identity: Identity, token_id: str) -> None:
        """Delete a token by its id. It is refused from now on."""
        if not await services.accounts.remove_token(identity.player, token_id):
            raise RefusalError("no-token", "You have no token with this id.", status=404)


def _count_attempt(services: Services, session: Session, login: str) -> None:
    wait = services.attempts.take(session.address, login, time.monotonic())
    if wait:
        raise RateLimitError("Too many passwords were tried: wait a little.", wait)


async def _confirm_password(services: Services, session: Session, password: str) -> Account:
    """The account of this session, after checking its password; raises RefusalError."""
    session.require_cookie()
    account = await services.accounts.by_player(session.identity.player) if session.identity.has_account else None
    if account is None:
        raise RefusalError("no-account", "You are a guest: there is no account.")
    _count_attempt(services, session, account.login)
    if not await services.passwords.verify(account.password, password):
        raise RefusalError("wrong-password", "That is not the password.", status=403)
    services.attempts.reset(account.login)
    return account


async def _session_digest(services: Services, identity: Identity) -> str:
    account = await services.accounts.by_player(identity.player) if identity.has_account else None
    return "" if account is None else session_digest(account.password)
