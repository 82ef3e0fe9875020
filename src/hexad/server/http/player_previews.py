"""The previews of profiles and of leaderboards."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import parse_qsl, quote

import hexad
from hexad.ratings import Speed
from hexad.server.http.preview import Preview, decoration
from hexad.server.http.profile_types import RatingView
from hexad.server.http.static_files import tag_of
from hexad.server.people.identity import MAX_NAME

if TYPE_CHECKING:
    from hexad.server.services import Services
    from hexad.server.store.profiles import KnownPlayer
    from hexad.texts import Texts

__all__ = ["leaderboard_preview", "profile_preview"]

# A preview has room for a few ratings: those of the games that are played most.
_MAX_RATINGS = 3


async def profile_preview(services: Services, name: str, texts: Texts) -> Preview | None:
    """The preview of a player's profile, by the name or the id; None if there is no such player."""
    known = await services.stores.profiles.find(name) if len(name) <= MAX_NAME else None
    if known is None:
        return None
    now = services.arena_clock.now() // 100
    stored = await services.stores.profiles.ratings(known.player)
    ratings = [RatingView.of(rating.game, rating.speed, rating.standing, now) for rating in stored]
    text = _ratings_text(ratings, texts)
    return Preview(
        f"/@/{_path_name(known)}",
        known.name,
        text,
        decoration,
        heading=texts.say("preview-player"),
        version=tag_of(f"{known.name} {text}".encode()).strip('"')[:16],
        is_final=False,
    )


def leaderboard_preview(query: str, texts: Texts) -> Preview:
    """The preview of the page of players: of the leaderboard that the query names, if it names one."""
    asked = dict(parse_qsl(query))
    game, speed = asked.get("game", ""), asked.get("speed", "")
    if game not in hexad.GAMES or speed not in set(Speed):
        return Preview("/players", texts.say("preview-people"), texts.say("preview-people-text"), decoration)
    title = texts.say("preview-leaderboard", game=hexad.GAMES[game].title, speed=speed)
    return Preview(
        "/players", title, texts.say("preview-leaderboard-text"), decoration, query=f"game={game}&speed={speed}"
    )


def _ratings_text(ratings: list[RatingView], texts: Texts) -> str:
    """The ratings in a sentence."""
    if not ratings:
        return texts.say("preview-player-new")
    most = sorted(ratings, key=lambda rating: -rating.games)[:_MAX_RATINGS]
    said = [
        texts.say(
            "preview-player-rating",
            game=hexad.GAMES[rating.game].title,
            speed=rating.speed,
            rating=f"{rating.rating}{'?' if rating.provisional else ''}",
        )
        for rating in most
    ]
    return " · ".join(said)


def _path_name(known: KnownPlayer) -> str:
    """The name in a path; instead of a name that a path cannot contain, the id."""
    is_possible = "/" not in known.name and known.name not in {".", ".."}
    return quote(known.name, safe="") if is_possible else known.player
