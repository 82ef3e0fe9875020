"""Password reset: a new password by a link in a mail."""

import msgspec
from litestar import Controller, post, put

from hexad.server.edge.quotas import Requester
from hexad.server.http.emails import bad_link, require_mails
from hexad.server.http.error_responses import error_responses
from hexad.server.http.request_body import EmailText, Language, LinkText, Password, RequestBody
from hexad.server.people.credentials import credential_hash
from hexad.server.people.emails import clean_email
from hexad.server.people.identity import clean_password
from hexad.server.services import Services

__all__ = ["PasswordReset"]


class ResetRequest(RequestBody, frozen=True):
    """The confirmed address of an account, and the language of the mail to it."""

    email: EmailText
    language: Language = "en"


class ResetLink(RequestBody, frozen=True):
    """The last part of the link in a mail."""

    link: LinkText


class ResetPassword(RequestBody, frozen=True):
    """The last part of the link in a mail, and the new password."""

    link: LinkText
    password: Password


class ResetAccount(msgspec.Struct, frozen=True):
    """The account whose password a link resets."""

    login: str


class PasswordReset(Controller):
    """Forgotten passwords."""

    path = "/api/account/reset"
    tags = ("players",)

    @post("/", status_code=202, summary="Ask for a link", responses=error_responses(400, 401, 409, 413, 415, 422, 503))
    async def ask(self, services: Services, requester: Requester, data: ResetRequest) -> None:
        """Send a mail with a link to the owner of an address. The answer is the same if no account has the address.

        So is the work: the mail is queued by its address, and only when it is sent the accounts are looked up.
        """
        email, sender = clean_email(data.email), require_mails(services)
        await services.mail_limits.take(requester, email)
        await services.mails.queue.add("reset", email, data.language)
        sender.wake()

    @post(
        "/link",
        status_code=200,
        summary="Look at a link",
        responses=error_responses(400, 401, 404, 413, 415, 503),
    )
    async def look(self, services: Services, requester: Requester, data: ResetLink) -> ResetAccount:
        """Whose password a link can reset. The link stays valid."""
        await services.quotas.take("mail-links", requester)
        login = await services.mails.links.login_for(credential_hash(data.link))
        if login is None:
            raise bad_link()
        return ResetAccount(login)

    @put("/", summary="Reset the password", responses=error_responses(400, 401, 404, 413, 415, 422, 503))
    async def reset(self, services: Services, requester: Requester, data: ResetPassword) -> ResetAccount:
        """Choose a new password by a link, which is valid for half an hour and can be used once.

        All sessions and tokens of the account end.
        """
        password, digest = clean_password(data.password), credential_hash(data.link)
        await services.quotas.take("mail-links", requester)
        login = await services.mails.links.login_for(digest)
        if login is None:
            raise bad_link()
        # Hashing is expensive: only who has a valid link can cause it.
        ended = await services.mails.links.reset_password(digest, await services.passwords.hash(password))
        if ended is None:
            raise bad_link()
        services.open_sessions.end(ended)
        return ResetAccount(login)
