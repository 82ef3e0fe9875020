"""The e-mail address of an account: optional, and confirmed by a link in a mail."""

from typing import Annotated

import msgspec
from litestar import Controller, delete, get, post, put
from msgspec import Meta

from hexad.server.edge.quotas import Requester
from hexad.server.edge.session import Session
from hexad.server.errors import RefusalError
from hexad.server.http.accounts import AccountView, Confirmation, account_view, confirm_password
from hexad.server.http.error_responses import error_responses
from hexad.server.http.request_body import EmailText, Language, LinkText, Password, RequestBody
from hexad.server.mail.sender import MailSender
from hexad.server.people.credentials import credential_hash
from hexad.server.people.emails import clean_email
from hexad.server.services import Services

__all__ = ["Contacts", "Emails", "bad_link", "require_mails"]


class NewEmail(RequestBody, frozen=True):
    """An address, the password of the account, and the language of the mail to the address."""

    email: EmailText
    password: Password
    language: Language = "en"


class MailLanguage(RequestBody, frozen=True):
    """The language of a mail."""

    language: Language = "en"


class ConfirmLink(RequestBody, frozen=True):
    """The last part of a link in a mail."""

    link: LinkText


class ConfirmedEmail(msgspec.Struct, frozen=True):
    """The address that is confirmed now."""

    email: str


class Contact(msgspec.Struct, frozen=True):
    """Whether this server sends mails, and whom to ask for help: an address, for example, or an empty text."""

    mails: bool
    contact: Annotated[str, Meta(description="as the operators of the server wrote it")]


class Contacts(Controller):
    """Whom to ask."""

    path = "/api/contact"
    tags = ("players",)

    @get("/", summary="Show whom to ask", responses=error_responses(503), sync_to_thread=False)
    def show(self, services: Services) -> Contact:
        """Whether this server can send mails, and whom visitors can ask."""
        return Contact(services.mails.sender is not None, services.settings.contact)


class Emails(Controller):
    """The address of an account."""

    path = "/api/account/email"
    tags = ("players",)

    @put("/", summary="Set my e-mail address", responses=error_responses(400, 401, 403, 409, 413, 415, 422, 503))
    async def change(self, services: Services, session: Session, data: NewEmail) -> AccountView:
        """Replace the address of the account. A mail to it contains the link that confirms it."""
        email = clean_email(data.email)
        require_mails(services)
        account = await confirm_password(services, session, data.password)
        await services.mail_limits.take(services.quotas.of(session), email)
        if not await services.stores.account_details.set_email(account, email, data.language):
            raise RefusalError("busy", "The account was changed elsewhere at the same time: log in again.")
        require_mails(services).wake()
        return await account_view(services, session)

    @delete(
        "/",
        status_code=200,
        summary="Remove my e-mail address",
        responses=error_responses(400, 401, 403, 409, 413, 415, 422, 503),
    )
    async def remove(self, services: Services, session: Session, data: Confirmation) -> AccountView:
        """Remove the address of the account."""
        account = await confirm_password(services, session, data.password)
        if not await services.stores.account_details.set_email(account, None, "en"):
            raise RefusalError("busy", "The account was changed elsewhere at the same time: log in again.")
        return await account_view(services, session)

    @post(
        "/again",
        status_code=200,
        summary="Send the link again",
        responses=error_responses(400, 401, 403, 409, 413, 415, 503),
    )
    async def send_again(self, services: Services, session: Session, data: MailLanguage) -> AccountView:
        """Send another mail to an address that is not confirmed."""
        session.require_cookie()
        sender = require_mails(services)
        known = await account_view(services, session)
        if not known.email or known.email_confirmed:
            raise RefusalError("confirmed", "There is no e-mail address to confirm.")
        await services.mail_limits.take(services.quotas.of(session), known.email)
        await services.stores.account_details.send_again(session.identity.player, data.language)
        sender.wake()
        return known

    @post(
        "/confirm",
        status_code=200,
        summary="Confirm an e-mail address",
        responses=error_responses(400, 401, 404, 413, 415, 503),
    )
    async def confirm(self, services: Services, requester: Requester, data: ConfirmLink) -> ConfirmedEmail:
        """Confirm an address by the link in a mail, which is valid for a day and can be used once."""
        await services.quotas.take("mail-links", requester)
        email = await services.mails.links.confirm(credential_hash(data.link))
        if email is None:
            raise bad_link()
        return ConfirmedEmail(email)


def require_mails(services: Services) -> MailSender:
    """The sender of mails; raises RefusalError if this server sends none."""
    if services.mails.sender is None:
        raise RefusalError("no-mail", "This server sends no mails: ask the people who run it.")
    return services.mails.sender


def bad_link() -> RefusalError:
    """The refusal of a link that is wrong, too old or used."""
    return RefusalError("bad-link", "This link is not valid: it is too old, or it was used already.", status=404)
