"""When the time of a player's correspondence games stands still and ends, and the mails that remind of them."""

import datetime
import re
import time
from typing import Annotated

import msgspec
from litestar import Controller, Request, delete, get, post, put
from litestar.datastructures import State
from litestar.params import PathParameter
from litestar.response import Redirect
from msgspec import Meta

from hexad.server.edge.quotas import Requester
from hexad.server.edge.session import Session
from hexad.server.errors import RefusalError
from hexad.server.game.correspondence import PlayerTime, day_begins, days_ahead, expected_deadline, is_known_zone
from hexad.server.game.decisions import seat_for
from hexad.server.http.accounts import AccountView, account_view
from hexad.server.http.emails import bad_link, require_mails
from hexad.server.http.error_responses import error_responses
from hexad.server.http.games import PathGameId
from hexad.server.http.request_body import Language, LinkText, RequestBody
from hexad.server.mail.reminder_letters import is_signed
from hexad.server.services import Services
from hexad.server.store.vacations import VACATION_DAYS
from hexad.texts import language_of

__all__ = ["Deadlines", "PlayerTimes"]

PathLink = Annotated[str, PathParameter(max_length=100, description="the last part of the link in a reminder")]
MAX_DAYS_AHEAD = 365
_STOP_LINK = re.compile(r"[A-Za-z0-9]+-[0-9a-f]{32}")


class ZoneChoice(RequestBody, frozen=True):
    """A time zone."""

    zone: Annotated[str, Meta(max_length=64, description="the IANA name, such as Europe/Berlin; empty for UTC")]


class NewVacation(RequestBody, frozen=True):
    """A vacation. It begins now, or with a later day of the account's time zone."""

    days: Annotated[int, Meta(ge=1, le=VACATION_DAYS)]
    begins: datetime.date | None = None


class ReminderChoice(RequestBody, frozen=True):
    """Whether mails are wanted, and in which language."""

    on: bool
    language: Language = "en"


class StopLink(RequestBody, frozen=True):
    """The last part of a link in a reminder."""

    link: LinkText


class Deadline(msgspec.Struct, frozen=True, omit_defaults=True):
    """When the time of the player who asks ends, in seconds since 1970, if only weekends stop it before.

    It is null if another player is to move, and while no time runs.
    """

    deadline: float | None = None


class Deadlines(Controller):
    """The own deadline in a game."""

    path = "/api/games/{game:str}/deadline"
    tags = ("games",)

    @get("/", summary="Show my deadline", responses=error_responses(400, 401, 403, 404, 409, 503))
    async def show(self, services: Services, session: Session, game: PathGameId) -> Deadline:
        """When the time of the player who asks ends. Weekends are those of the account's time zone.

        Nobody else can see it, since the time zone follows from it.
        """
        player = session.identity.player
        async with services.rooms.reading(game) as room:
            state = room.state
            seat_for(state, None, player)
            is_mine = state.turn is not None and state.seats[state.turn].player == player
            falls = state.clock.falls_at() if is_mine and state.clock is not None else None
            weekends = state.created.weekends
        if falls is None:
            return Deadline()
        now = time.time()
        times = await services.correspondence.vacations.times({player}, now)
        left = max(0.0, (falls - services.arena_clock.now()) / 100)
        zone = times.get(player, PlayerTime()).zone
        return Deadline(expected_deadline(zone, now, left, weekends=weekends))


class PlayerTimes(Controller):
    """Time zone, vacation and reminders of an account."""

    path = "/api/account"
    tags = ("players",)

    @put("/zone", summary="Set my time zone", responses=error_responses(400, 401, 403, 409, 413, 415, 422, 503))
    async def choose_zone(self, services: Services, session: Session, data: ZoneChoice) -> AccountView:
        """Choose the time zone in which the weekends of the player's correspondence games lie."""
        session.require_cookie()
        if data.zone and not is_known_zone(data.zone):
            raise RefusalError("bad-zone", "There is no such time zone.", status=422, field="zone")
        await services.stores.account_details.set_zone(session.identity.player, data.zone)
        return await account_view(services, session)

    @post(
        "/vacation",
        status_code=200,
        summary="Begin a vacation",
        responses=error_responses(400, 401, 403, 409, 413, 415, 422, 503),
    )
    async def begin_vacation(self, services: Services, session: Session, data: NewVacation) -> AccountView:
        """Begin a vacation, now or on a later day.

        The time of the player stands still in all correspondence games until it ends. In any 365 days, a player has 30
        days of vacation.
        """
        session.require_cookie()
        view = await account_view(services, session)
        if view.vacation_until:
            raise RefusalError("on-vacation", "You are on vacation already, or have planned one.")
        now = time.time()
        begins = _beginning(data.begins, view.zone, now)
        if not await services.correspondence.vacations.begin(session.identity.player, data.days, now, begins):
            text = f"You have {view.vacation_days} days of vacation left."
            raise RefusalError("vacation-days", text, field="days", params={"days": view.vacation_days})
        return await account_view(services, session)

    @delete("/vacation", status_code=200, summary="End my vacation", responses=error_responses(401, 403, 409, 503))
    async def end_vacation(self, services: Services, session: Session) -> AccountView:
        """End the vacation, or cancel one that has not begun. Days that have begun are used."""
        session.require_cookie()
        await services.correspondence.vacations.end(session.identity.player, time.time())
        return await account_view(services, session)

    @put("/reminders", summary="Switch reminders", responses=error_responses(400, 401, 403, 409, 413, 415, 503))
    async def choose_reminders(self, services: Services, session: Session, data: ReminderChoice) -> AccountView:
        """Choose whether mails to the confirmed address remind the player of correspondence games."""
        session.require_cookie()
        await account_view(services, session)  # a guest has no account
        if data.on:
            require_mails(services)
        if not await services.stores.account_details.set_reminders(
            session.identity.player, data.language if data.on else ""
        ):
            raise RefusalError("no-email", "Reminders need a confirmed e-mail address.")
        return await account_view(services, session)

    @post(
        "/reminders/stop",
        status_code=200,
        summary="Stop reminders by a link",
        responses=error_responses(400, 401, 404, 413, 415, 503),
    )
    async def stop_reminders(self, services: Services, requester: Requester, data: StopLink) -> None:
        """Stop the reminders of a player by the link in one of them. The link can be used again."""
        await _stop(services, requester, data.link)

    @post(
        "/reminders/stop/{link:str}",
        status_code=200,
        summary="Stop reminders from a mail program",
        responses=error_responses(400, 401, 404, 413, 415, 503),
    )
    async def stop_by_one_click(self, services: Services, requester: Requester, link: PathLink) -> None:
        """Stop the reminders of a player, as mail programs do it (RFC 8058). What the body contains does not matter."""
        await _stop(services, requester, link)

    @get(
        "/reminders/stop/{link:str}",
        status_code=303,
        summary="Show the page that stops reminders",
        responses=error_responses(400, 404, 503),
        sync_to_thread=False,
    )
    def show_stop_page(self, request: Request[None, None, State], link: PathLink) -> Redirect:
        """The page with a button that stops reminders. It changes nothing: programs open the links of mails, too."""
        if not _STOP_LINK.fullmatch(link):
            raise bad_link()
        language = language_of(request.headers.get("accept-language"))
        return Redirect(f"{'' if language == 'en' else f'/{language}'}/unsubscribe/{link}", status_code=303)


def _beginning(day: datetime.date | None, zone: str, now: float) -> float:
    """When a vacation begins whose first day is chosen; raises RefusalError."""
    ahead = 0 if day is None else days_ahead(zone, now, day)
    if not 0 <= ahead <= MAX_DAYS_AHEAD:
        text = "A vacation begins today or later, within a year."
        raise RefusalError("vacation-day", text, status=422, field="begins")
    return now if ahead == 0 else day_begins(zone, now, ahead)


async def _stop(services: Services, requester: Requester, link: str) -> None:
    """Stop the reminders of a player by a link; raises RefusalError."""
    await services.quotas.take("mail-links", requester)
    player, _, signature = link.rpartition("-")
    found = await services.stores.account_details.find(player) if player else None
    if found is None or not found.email or not is_signed(services.mails.keys, player, found.email, signature):
        raise bad_link()
    await services.stores.account_details.set_reminders(player, "")
