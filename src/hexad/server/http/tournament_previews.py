"""The previews of the pages of tournaments."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import hexad
from hexad.server.errors import RefusalError
from hexad.server.http.preview import Preview, decoration
from hexad.server.http.static_files import tag_of
from hexad.server.ids import GAME_ID
from hexad.server.store import DatabaseError

if TYPE_CHECKING:
    from hexad.server.services import Services
    from hexad.server.tournament.settings import TournamentSettings
    from hexad.texts import Texts

__all__ = ["tournament_preview"]

# The page on which an organiser changes a tournament, after its name in the path.
_SETTINGS = "settings"
# The parts of the page of a tournament, each with an address of its own.
_PARTS = re.compile(r"standings|crosstable|bracket|entrants|log|organise|pairings(/[1-9][0-9]{0,2})?")


async def tournament_preview(services: Services, rest: str, texts: Texts) -> Preview | None:
    """The preview of the list, of the form for a new one, or of a tournament; None if there is no such page.

    A draft is only for its organisers: the preview says nothing about it, and the page finds out who asks.
    """
    name, _, part = rest.partition("/")
    if not name:
        return Preview(
            "/tournaments", texts.say("preview-tournaments"), texts.say("preview-tournaments-text"), decoration
        )
    is_page = part in ("", _SETTINGS) or _PARTS.fullmatch(part)
    if not is_page or not re.fullmatch(GAME_ID, name):
        return None
    if rest == "new":
        return _unlisted("/tournaments/new", texts.say("preview-tournament-new"), texts)
    settings = None
    try:
        async with services.tournaments.rooms.reading(name) as room:
            if room.state.status != "draft":
                settings = room.state.settings
    except (RefusalError, DatabaseError) as error:
        if isinstance(error, RefusalError) and error.status == 404:
            return None
    if part == _SETTINGS or settings is None:
        return _unlisted(f"/tournaments/{rest}", texts.say("preview-tournament"), texts)
    return _of_tournament(name, settings, texts)


def _unlisted(page: str, title: str, texts: Texts) -> Preview:
    return Preview(page, title, texts.say("preview-tournaments-text"), decoration, is_public=False)


def _of_tournament(name: str, settings: TournamentSettings, texts: Texts) -> Preview:
    text = texts.say("preview-tournament-text", game=hexad.GAMES[settings.game].title, format=settings.format)
    return Preview(
        f"/tournaments/{name}",
        settings.title,
        text,
        decoration,
        heading=texts.say("preview-tournament"),
        version=tag_of(f"{settings.title} {text}".encode()).strip('"')[:16],
        is_final=False,
        # Search engines need not find a tournament that not everybody can enter.
        is_public=settings.entry == "open",
    )
