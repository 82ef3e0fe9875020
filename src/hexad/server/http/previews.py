"""Finds the preview of a page by its path."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from litestar.exceptions import NotFoundException

from hexad.server.http.game_previews import game_preview, position_preview
from hexad.server.http.page_previews import device_game_preview, page_preview
from hexad.server.http.player_previews import leaderboard_preview, profile_preview
from hexad.server.http.tournament_previews import tournament_preview
from hexad.texts import Texts

if TYPE_CHECKING:
    from hexad.server.http.preview import Preview
    from hexad.server.services import Services

__all__ = ["find_preview"]

# The folders of the paths in which the name of a game may follow.
_GAME_FOLDERS = ("games", "analysis")
# What follows is known to one device alone.
_ON_DEVICE = "device/"


async def find_preview(services: Services, page: str, query: str, language: str) -> Preview:
    """The preview of a page, by its path without a language; raises NotFoundException if there is no such page."""
    folder, _, name = page.strip("/").partition("/")
    texts, preview = Texts(language), None
    if folder in _GAME_FOLDERS and name.startswith(_ON_DEVICE):
        preview = device_game_preview(texts)
    elif name and folder in _GAME_FOLDERS:
        preview = await game_preview(services, folder, name, texts)
    elif name and folder == "@":
        preview = await profile_preview(services, name, texts)
    elif page.strip("/") == "players":
        preview = leaderboard_preview(query, texts)
    elif folder == "tournaments":
        preview = await tournament_preview(services, name, texts)
    else:
        if folder == "analysis" and query:
            # A link may contain hundreds of moves, which are played.
            preview = await asyncio.to_thread(position_preview, query, texts)
        preview = preview or page_preview(folder, name, query, texts)
    if preview is None:
        raise NotFoundException("There is no such page.")
    return preview
