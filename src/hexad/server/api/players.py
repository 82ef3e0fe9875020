"""Who I am: a guest, somebody with an account, or a program with a token."""

import time
from typing import Annotated

import msgspec
from litestar import Controller, delete, get, post, put
from msgspec import Meta

from hexad.server.api.refusals import refusals
from hexad.server.arena import Arena
from hexad.server.identity import Identity, clean_login, clean_name, digest_of, new_guest, session_of
from hexad.server.names import new_token
from hexad.server.refusal import Refusal, TooFast
from hexad.server.store import Account, TokenHolder
from hexad.server.visit import Visit

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
    async def rename(self, arena: Arena, visit: Visit, data: Name) -> Identity:
        """Choose a name. Seats that are taken already keep the name that they were taken under."""
        name, me = clean_name(data.name), visit.identity
        await arena.accounts.rename(me.player, name)
        renamed = msgspec.structs.replace(me, name=name)
        return visit.become(renamed, await _session(arena, me))


class Accounts(Controller):
    """Accounts."""

    path = "/api/account"
    tags = ("players",)

    @post("/", summary="Open an account", responses=refusals(400, 401, 403, 409, 413, 415, 422, 503))
    async def register(self, arena: Arena, visit: Visit, data: Credentials) -> Identity:
        """Turn a guest into somebody who can log in elsewhere. The games stay theirs."""
        visit.only_in_person()
        me, login = visit.identity, clean_login(data.login)
        if me.has_account:
            raise Refusal("has-account", "You have an account already.")
        _count_attempt(arena, visit, login)
        kept = await arena.passwords.hash(data.password)
        if not await arena.accounts.add(Account(me.player, login, me.name, kept)):
            if await arena.accounts.of_player(me.player) is not None:
                raise Refusal("has-account", "You have an account already: log in.")
            raise Refusal("login-taken", f"The login {login} is taken: choose another.")
        return visit.become(msgspec.structs.replace(me, has_account=True), session_of(kept))

    @put("/password", summary="Change the password", responses=refusals(400, 401, 403, 409, 413, 415, 503))
    async def change_password(self, arena: Arena, visit: Visit, data: NewPassword) -> Identity:
        """Change the password. All others who are logged in are so no more."""
        account = await _confirmed(arena, visit, data.password)
        kept = await arena.passwords.hash(data.new)
        if not await arena.accounts.set_password(account.player, account.password, kept):
            raise Refusal("busy", "The password was changed elsewhere at the same time: log in again.")
        return visit.become(visit.identity, session_of(kept))

    @delete("/", status_code=200, summary="Close the account", responses=refusals(400, 401, 403, 409, 413, 415, 503))
    async def close(self, arena: Arena, visit: Visit, data: Confirmation) -> Identity:
        """Close the account, with all its tokens. Games stay in the archive; this browser goes on as a guest."""
        account = await _confirmed(arena, visit, data.password)
        await arena.accounts.remove(account.player)
        return visit.become(msgspec.structs.replace(visit.identity, has_account=False))


class Sessions(Controller):
    """Logging in and out."""

    path = "/api/session"
    tags = ("players",)

    @post("/", status_code=200, summary="Log in", responses=refusals(400, 401, 403, 413, 415, 422, 503))
    async def log_in(self, arena: Arena, visit: Visit, data: Credentials) -> Identity:
        """Be the holder of an account in this browser. What the guest played stays the guest's."""
        visit.only_in_person()
        login = clean_login(data.login)
        _count_attempt(arena, visit, login)
        account = await arena.accounts.of_login(login)
        fits = await arena.passwords.fits(account and account.password, data.password)
        if account is None or not fits:
            raise Refusal("wrong-login", "There is no such login with this password.", status=401)
        arena.attempts.forgive(login)
        return visit.become(Identity(account.player, account.name, has_account=True), session_of(account.password))

    @delete("/", status_code=200, summary="Log out", responses=refusals(401, 403, 503))
    async def log_out(self, visit: Visit) -> Identity:
        """Be a new guest in this browser. For a guest, there is no way back."""
        visit.only_in_person()
        return visit.become(new_guest())


class Tokens(Controller):
    """Tokens for programs that play: sent as `Authorization: Bearer TOKEN`."""

    path = "/api/tokens"
    tags = ("players",)

    @post("/", summary="Make a token", responses=refusals(400, 401, 403, 409, 413, 415, 422, 503))
    async def create(self, arena: Arena, visit: Visit, data: Label) -> Token:
        """Make a token that acts for me until it is deleted."""
        visit.only_in_person()
        me, token, most = visit.identity, new_token(), arena.settings.limits.tokens_per_player
        holder = TokenHolder(me.player, me.name, me.has_account)
        kept = await arena.accounts.add_token(digest_of(token), holder, clean_name(data.label, what="label"), most)
        if kept is None:
            raise Refusal("too-many", f"One may have {most} tokens: delete some.")
        return Token(*kept, token)

    @get("/", summary="My tokens", responses=refusals(401, 503))
    async def show(self, arena: Arena, identity: Identity) -> list[Token]:
        """My tokens, by what they are for."""
        return [Token(*kept) for kept in await arena.accounts.tokens_of(identity.player)]

    @delete("/{token_id:str}", summary="Take a token back", responses=refusals(400, 401, 404, 503))
    async def remove(self, arena: Arena, identity: Identity, token_id: str) -> None:
        """Take a token back, by its id: it is worth nothing from now on."""
        if not await arena.accounts.remove_token(identity.player, token_id):
            raise Refusal("no-token", "You have no token with this id.", status=404)


def _count_attempt(arena: Arena, visit: Visit, login: str) -> None:
    wait = arena.attempts.take(visit.address, login, time.monotonic())
    if wait:
        raise TooFast("Too many passwords were tried: wait a little.", wait)


async def _confirmed(arena: Arena, visit: Visit, password: str) -> Account:
    """The account of somebody who has just shown to know its password; raises Refusal."""
    visit.only_in_person()
    account = await arena.accounts.of_player(visit.identity.player) if visit.identity.has_account else None
    if account is None:
        raise Refusal("no-account", "You are a guest: there is no account.")
    _count_attempt(arena, visit, account.login)
    if not await arena.passwords.fits(account.password, password):
        raise Refusal("wrong-password", "That is not the password.", status=403)
    arena.attempts.forgive(account.login)
    return account


async def _session(arena: Arena, identity: Identity) -> str:
    account = await arena.accounts.of_player(identity.player) if identity.has_account else None
    return "" if account is None else session_of(account.password)
