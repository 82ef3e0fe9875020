"""Accounts: opening, deleting, the password, and what the owner sees of them."""

import time

import msgspec
from litestar import Controller, delete, get, post, put

from hexad.server.edge.session import NextSession, Session
from hexad.server.errors import RefusalError
from hexad.server.http.error_responses import error_responses
from hexad.server.http.players import name_taken
from hexad.server.http.request_body import Password, RequestBody, ShortText
from hexad.server.ids import new_id
from hexad.server.people.given_names import default_name
from hexad.server.people.identity import Identity, clean_login, clean_password, new_guest
from hexad.server.people.names import skeletons
from hexad.server.people.reserved_names import require_unreserved
from hexad.server.people.signed_cookies import cookie_keys
from hexad.server.services import Services
from hexad.server.store import Account, LoginTakenError, NameTakenError, NewSession
from hexad.server.store.deletions import Deletion
from hexad.server.store.transfers import Transfer

__all__ = [
    "AccountView",
    "Accounts",
    "Confirmation",
    "Credentials",
    "account_view",
    "confirm_password",
    "no_account",
]

# How often another default name is tried when the one of the guest is taken.
MAX_TRIES = 5


class Credentials(RequestBody, frozen=True):
    """A login, which ignores case, and a password."""

    login: ShortText
    password: Password


class NewPassword(RequestBody, frozen=True):
    """The current password and the new one."""

    password: Password
    new: Password


class Confirmation(RequestBody, frozen=True):
    """The password, to confirm what cannot be undone."""

    password: Password


class SeenChoice(RequestBody, frozen=True):
    """Whether the day of the last visit is hidden from others."""

    hides: bool


class AccountView(msgspec.Struct, frozen=True, omit_defaults=True):
    """An account as its owner sees it. `seen` is the day of the last visit, in days since 1970."""

    login: str
    name: str
    created: float
    email: str = ""
    email_confirmed: bool = False
    """Whether the link in a mail to the address was opened. Before that, it cannot be used to reset the password."""
    hides_seen: bool = False
    seen: int | None = None
    zone: str = ""
    """The IANA name of the time zone; empty for UTC."""
    reminders: bool = False
    """Whether mails remind the player of correspondence games."""
    vacation_until: float = 0.0
    """When the current or next vacation ends, in seconds since 1970; 0 without one."""
    vacation_days: int = 0
    """The days of vacation that are left."""
    vacation_begins: float = 0.0
    """When a vacation begins that has not begun yet; 0 otherwise."""


class Accounts(Controller):
    """Accounts."""

    path = "/api/account"
    tags = ("players",)

    @post("/", summary="Open an account", responses=error_responses(400, 401, 403, 409, 413, 415, 422, 503))
    async def register(self, services: Services, session: Session, data: Credentials) -> Identity:
        """Open an account, with which one can log in on other devices. It takes over the guest's games.

        The account is a new player. All sessions and tokens of the guest end; this browser receives a new session.
        """
        session.require_cookie()
        guest, login, password = session.identity, clean_login(data.login), clean_password(data.password)
        if guest.has_account:
            raise RefusalError("has-account", "You already have an account.")
        require_unreserved(guest.name)
        await services.attempts.take(session.address, login)
        await services.quotas.take("accounts", services.quotas.address(session.address))
        password_hash = await services.passwords.hash(password)
        return await _register(services, session, Account(new_id(), login, guest.name, password_hash))

    @get("/", summary="Show my account", responses=error_responses(401, 403, 409, 503))
    async def show(self, services: Services, session: Session) -> AccountView:
        """The account of this browser."""
        session.require_cookie()
        return await account_view(services, session)

    @put("/seen", summary="Hide my last visit", responses=error_responses(400, 401, 403, 409, 413, 415, 503))
    async def choose_seen(self, services: Services, session: Session, data: SeenChoice) -> AccountView:
        """Choose whether others see on which day this account was last used. If it is hidden, it is not stored."""
        session.require_cookie()
        await services.stores.account_details.set_hides_seen(session.identity.player, hides=data.hides)
        return await account_view(services, session)

    @put("/password", summary="Change the password", responses=error_responses(400, 401, 403, 409, 413, 415, 422, 503))
    async def change_password(self, services: Services, session: Session, data: NewPassword) -> Identity:
        """Change the password. All other sessions and all tokens of this account end."""
        new_password = clean_password(data.new, field="new")
        account = await confirm_password(services, session, data.password)
        password_hash = await services.passwords.hash(new_password)
        following = NextSession.of(session.identity)
        ended = await services.stores.accounts.set_password(account, password_hash, following.row)
        if ended is None:
            raise RefusalError("busy", "The password was changed elsewhere at the same time: log in again.")
        services.open_sessions.end(ended, replaced=session.credential)
        return session.become(following)

    @delete(
        "/",
        status_code=200,
        summary="Delete the account",
        responses=error_responses(400, 401, 403, 409, 413, 415, 503),
    )
    async def close(self, services: Services, session: Session, data: Confirmation) -> Identity:
        """Delete the account, its address, sessions and tokens. This browser continues as a new guest.

        Its games stay, since they are those of its opponents, too, but its name is removed from them. Games that have
        not ended are called off, or resigned after the second move.
        """
        account = await confirm_password(services, session, data.password)
        following = NextSession.of(new_guest())
        keys = cookie_keys(account.player, account.password)
        ended = await services.stores.accounts.remove(account, following.row, keys)
        if ended is None:
            raise RefusalError("busy", "The account was changed elsewhere at the same time: log in again.")
        services.open_sessions.end(ended, replaced=session.credential)
        await services.deletions.finish(Deletion(account.player, time.time()))
        return session.become(following)


async def _register(services: Services, session: Session, account: Account) -> Identity:
    guest = NewSession(session.credential, session.identity.player, session.identity.name)
    for attempt in range(MAX_TRIES):
        following = NextSession.of(Identity(account.player, account.name, has_account=True))
        try:
            ended = await services.stores.accounts.register(account, skeletons(account.name), guest, following.row)
            break
        except LoginTakenError:
            raise RefusalError(
                "login-taken", f"The login {account.login} is taken: choose another.", field="login"
            ) from None
        except NameTakenError:
            if guest.name != default_name(guest.player) or attempt == MAX_TRIES - 1:
                raise name_taken(guest.name) from None
            account = account._replace(name=default_name(new_id()))
    if ended is None:
        raise RefusalError("session-ended", "This session has ended: log in again.", status=401)
    services.open_sessions.end(ended, replaced=guest.hash)
    await services.transfers.finish(Transfer(guest.player, account.player, account.name, time.time()))
    return session.become(following)


async def account_view(services: Services, session: Session) -> AccountView:
    """The account of a session as its owner sees it; raises RefusalError for a guest."""
    found = await services.stores.account_details.find(session.identity.player)
    if found is None:
        raise no_account()
    return AccountView(
        found.login,
        found.name,
        found.created,
        found.email or "",
        found.email_confirmed is not None,
        found.hides_seen,
        found.seen,
        found.zone,
        bool(found.reminders),
        *await services.correspondence.vacations.find(session.identity.player, time.time()),
    )


def no_account() -> RefusalError:
    """The refusal of what only an account has."""
    return RefusalError("no-account", "You are a guest: there is no account.")


async def confirm_password(services: Services, session: Session, password: str) -> Account:
    """The account of this session, after checking its password; raises RefusalError."""
    session.require_cookie()
    account = (
        await services.stores.accounts.by_player(session.identity.player) if session.identity.has_account else None
    )
    if account is None:
        raise no_account()
    await services.attempts.take(session.address, account.login)
    if not await services.passwords.verify(account.password, clean_password(password)):
        raise RefusalError("wrong-password", "That is not the password.", status=403, field="password")
    return account
