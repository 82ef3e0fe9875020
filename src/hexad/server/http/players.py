"""Who I am: a guest, somebody with an account, or a program with a token."""

import time
from typing import Annotated

import msgspec
from litestar import Controller, delete, get, post, put
from msgspec import Meta

from hexad.server.edge.session import Session
from hexad.server.errors import RateLimitError, RefusalError
from hexad.server.http.error_responses import refusals
from hexad.server.ids import new_token
from hexad.server.people.identity import Identity, clean_login, clean_name, digest_of, new_guest, session_of
from hexad.server.services import Services
from hexad.server.store import Account, TokenHolder

__all__ = ["Accounts", "Players", "Sessions", "Tokens"]

Text = Annotated[str, Meta(min_length=1, max_length=100)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]


class _Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Name(_Asked, frozen=True):
    """The name that others shall see: up to 40 characters."""

    name: Text


class Credentials(_Asked, frozen=True):
    """What one logs in with. Capitals make no difference in a login."""

    login: Text
    password: Password


class NewPassword(_Asked, frozen=True):
    """The password until now, and from now on."""

    password: Password
    new: Password


class Confirmation(_Asked, frozen=True):
    """The password, for what can not be undone."""

    password: Password


class Label(_Asked, frozen=True):
    """What the token is for."""

    label: Text


class Token(msgspec.Struct, frozen=True, omit_defaults=True):
    """A token. It is shown once, when it is made: only a hash of it is kept."""

    id: str
    label: str
    created: float
    token: str = ""


class Players(Controller):
    """Players."""

    path = "/api/me"
    tags = ("players",)

    @get("/", summary="Who am I", responses=refusals(401, 503))
    async def me(self, identity: Identity) -> Identity:
        """Who the server takes me for: a guest if it does not know me."""
        return identity

    @put("/", summary="Choose a name", responses=refusals(400, 401, 413, 415, 422, 503))
    async def rename(self, services: Services, session: Session, data: Name) -> Identity:
        """Choose a name. Seats that are taken already keep the name that they were taken under."""
        name, me = clean_name(data.name), session.identity
        await services.accounts.rename(me.player, name)
        renamed = msgspec.structs.replace(me, name=name)
        return session.become(renamed, await _session(services, me))


class Accounts(Controller):
    """Accounts."""

    path = "/api/account"
    tags = ("players",)

    @post("/", summary="Open an account", responses=refusals(400, 401, 403, 409, 413, 415, 422, 503))
    async def register(self, services: Services, session: Session, data: Credentials) -> Identity:
        """Turn a guest into somebody who can log in elsewhere. The games stay theirs."""
        session.only_in_person()
        me, login = session.identity, clean_login(data.login)
        if me.has_account:
            raise RefusalError("has-account", "You have an account already.")
        _count_attempt(services, session, login)
        kept = await services.passwords.hash(data.password)
        if not await services.accounts.add(Account(me.player, login, me.name, kept)):
            if await services.accounts.by_player(me.player) is not None:
                raise RefusalError("has-account", "You have an account already: log in.")
            raise RefusalError("login-taken", f"The login {login} is taken: choose another.")
        return session.become(msgspec.structs.replace(me, has_account=True), session_of(kept))

    @put("/password", summary="Change the password", responses=refusals(400, 401, 403, 409, 413, 415, 503))
    async def change_password(self, services: Services, session: Session, data: NewPassword) -> Identity:
        """Change the password. All others who are logged in are so no more."""
        account = await _confirmed(services, session, data.password)
        kept = await services.passwords.hash(data.new)
        if not await services.accounts.set_password(account.player, account.password, kept):
            raise RefusalError("busy", "The password was changed elsewhere at the same time: log in again.")
        return session.become(session.identity, session_of(kept))

    @delete("/", status_code=200, summary="Close the account", responses=refusals(400, 401, 403, 409, 413, 415, 503))
    async def close(self, services: Services, session: Session, data: Confirmation) -> Identity:
        """Close the account, with all its tokens. Games stay in the archive; this browser goes on as a guest."""
        account = await _confirmed(services, session, data.password)
        await services.accounts.remove(account.player)
        return session.become(msgspec.structs.replace(session.identity, has_account=False))


class Sessions(Controller):
    """Logging in and out."""

    path = "/api/session"
    tags = ("players",)

    @post("/", status_code=200, summary="Log in", responses=refusals(400, 401, 403, 413, 415, 422, 503))
    async def log_in(self, services: Services, session: Session, data: Credentials) -> Identity:
        """Be the holder of an account in this browser. What the guest played stays the guest's."""
        session.only_in_person()
        login = clean_login(data.login)
        _count_attempt(services, session, login)
        account = await services.accounts.by_login(login)
        fits = await services.passwords.fits(account and account.password, data.password)
        if account is None or not fits:
            raise RefusalError("wrong-login", "There is no such login with this password.", status=401)
        services.attempts.forgive(login)
        return session.become(Identity(account.player, account.name, has_account=True), session_of(account.password))

    @delete("/", status_code=200, summary="Log out", responses=refusals(401, 403, 503))
    async def log_out(self, session: Session) -> Identity:
        """Be a new guest in this browser. For a guest, there is no way back."""
        session.only_in_person()
        return session.become(new_guest())


class Tokens(Controller):
    """Tokens for programs that play: sent as `Authorization: Bearer TOKEN`."""

    path = "/api/tokens"
    tags = ("players",)

    @post("/", summary="Make a token", responses=refusals(400, 401, 403, 409, 413, 415, 422, 503))
    async def create(self, services: Services, session: Session, data: Label) -> Token:
        """Make a token that acts for me until it is deleted."""
        session.only_in_person()
        me, token, most = session.identity, new_token(), services.settings.limits.tokens_per_player
        holder = TokenHolder(me.player, me.name, me.has_account)
        kept = await services.accounts.add_token(digest_of(token), holder, clean_name(data.label, what="label"), most)
        if kept is None:
            raise RefusalError("too-many", f"One may have {most} tokens: delete some.")
        return Token(*kept, token)

    @get("/", summary="My tokens", responses=refusals(401, 503))
    async def show(self, services: Services, identity: Identity) -> list[Token]:
        """My tokens, by what they are for."""
        return [Token(*kept) for kept in await services.accounts.tokens_of(identity.player)]

    @delete("/{token_id:str}", summary="Take a token back", responses=refusals(400, 401, 404, 503))
    async def remove(self, services: Services, identity: Identity, token_id: str) -> None:
        """Take a token back, by its id: it is worth nothing from now on."""
        if not await services.accounts.remove_token(identity.player, token_id):
            raise RefusalError("no-token", "You have no token with this id.", status=404)


def _count_attempt(services: Services, session: Session, login: str) -> None:
    wait = services.attempts.take(session.address, login, time.monotonic())
    if wait:
        raise RateLimitError("Too many passwords were tried: wait a little.", wait)


async def _confirmed(services: Services, session: Session, password: str) -> Account:
    """The account of somebody who has just shown to know its password; raises Refusal."""
    session.only_in_person()
    account = await services.accounts.by_player(session.identity.player) if session.identity.has_account else None
    if account is None:
        raise RefusalError("no-account", "You are a guest: there is no account.")
    _count_attempt(services, session, account.login)
    if not await services.passwords.fits(account.password, password):
        raise RefusalError("wrong-password", "That is not the password.", status=403)
    services.attempts.forgive(account.login)
    return account


async def _session(services: Services, identity: Identity) -> str:
    account = await services.accounts.by_player(identity.player) if identity.has_account else None
    return "" if account is None else session_of(account.password)
