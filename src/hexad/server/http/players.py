"""The player behind a request, and the display name."""

import msgspec
from litestar import Controller, get, put

from hexad.server.edge.session import Session
from hexad.server.errors import RefusalError
from hexad.server.http.error_responses import error_responses
from hexad.server.http.request_body import RequestBody, ShortText
from hexad.server.people.given_names import require_own
from hexad.server.people.identity import Identity, clean_name
from hexad.server.people.names import skeletons
from hexad.server.people.reserved_names import require_unreserved
from hexad.server.services import Services
from hexad.server.store import NameTakenError

__all__ = ["Players", "name_taken"]


class NewName(RequestBody, frozen=True):
    """A display name, up to 40 characters."""

    name: ShortText


class Players(Controller):
    """The player behind a request."""

    path = "/api/me"
    tags = ("players",)

    @get("/", summary="Show who I am", responses=error_responses(401, 503))
    async def me(self, session: Session) -> Identity:
        """The player that this cookie or token belongs to. A client without either becomes a new guest."""
        if session.is_due:
            session.send_cookie()
        return session.identity

    @put("/", summary="Choose a name", responses=error_responses(400, 401, 403, 409, 413, 415, 422, 503))
    async def rename(self, services: Services, session: Session, data: NewName) -> Identity:
        """Change the display name. Seats that were taken before keep the old name.

        The name of an account is unique: names that differ only in case or in letters that look alike count as one. A
        token cannot change it.
        """
        name, me = clean_name(data.name), session.identity
        if me.has_account:
            session.require_cookie()
        require_unreserved(name)
        if name != me.name:
            require_own(name, me.player)
        try:
            await services.stores.accounts.rename(me.player, name, skeletons(name))
        except NameTakenError:
            raise name_taken(name) from None
        session.identity = msgspec.structs.replace(me, name=name)
        return session.identity


def name_taken(name: str) -> RefusalError:
    """The refusal of a name that another account has."""
    text = f"An account has the name {name}, or one that looks like it: choose another."
    return RefusalError("name-taken", text, field="name")
