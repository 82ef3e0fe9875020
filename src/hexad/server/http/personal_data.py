"""All data of an account, for its owner to download."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterable
from typing import Any

import msgspec
from litestar import Controller, Request, get
from litestar.response import Stream

from hexad.server.edge.session import Session
from hexad.server.game.conditional_moves import ConditionalMoves
from hexad.server.game.game_record import record_of
from hexad.server.game.game_state import GameState
from hexad.server.http.accounts import no_account
from hexad.server.http.error_responses import error_responses
from hexad.server.http.site import site_of
from hexad.server.services import Services
from hexad.server.store.personal_data import (
    read_account,
    read_puzzles,
    read_ratings,
    read_relations,
    read_tournaments,
    read_vacations,
)

__all__ = ["PersonalData"]

# The number of games that are read from the database at a time.
BATCH_SIZE = 25


class ExportedGame(msgspec.Struct, frozen=True):
    """A game: its name, the seats of the player, and its record as `.hgn`."""

    name: str
    seats: list[int]
    status: str
    record: str


class ExportedSession(msgspec.Struct, frozen=True):
    """A session: a browser that is signed in."""

    id: str
    created: float
    seen: float | None


class ExportedToken(msgspec.Struct, frozen=True):
    """A token of a program."""

    id: str
    label: str
    created: float


class Exported(msgspec.Struct, frozen=True):
    """Everything but the games."""

    exported: float
    player: str
    account: dict[str, Any]
    sessions: list[ExportedSession]
    tokens: list[ExportedToken]
    ratings: list[dict[str, Any]]
    rating_changes: list[dict[str, Any]]
    puzzles: dict[str, list[dict[str, Any]]]
    messages: list[dict[str, Any]]
    chat_choices: list[dict[str, Any]]
    """The seats at which the player agreed to free messages."""
    follows: list[dict[str, Any]]
    blocks: list[dict[str, Any]]
    reports: list[dict[str, Any]]
    """Those that the player wrote."""
    moderation: list[dict[str, Any]]
    """What administrators did with the account."""
    vacations: list[dict[str, Any]]
    tournaments: list[dict[str, Any]]
    """Those that the account organised, as the entrant 0, or entered."""
    conditional_moves: dict[str, ConditionalMoves]
    """By game."""


class PersonalData(Controller):
    """The data of an account."""

    path = "/api/account/export"
    tags = ("players",)

    @get("/", summary="Download my data", responses=error_responses(401, 403, 409, 503))
    async def export(self, request: Request[Any, Any, Any], services: Services, session: Session) -> Stream:
        """Everything that the server stores about this account, as one JSON object.

        That is the account with its address, its sessions, the labels of its tokens, its ratings, its attempts at
        puzzles, what it wrote to others, whom it follows, blocks and reported, what administrators did with it, its
        vacations, its conditional moves, its tournaments, and all its games as records, private ones and challenges
        included. Passwords, cookies and tokens are stored as hashes, which are left out, and so is what others
        reported in confidence.
        """
        session.require_cookie()
        player = session.identity.player
        account = await read_account(services.database, player)
        if not account:
            raise no_account()
        await services.quotas.take("exports", services.quotas.of(session))
        sessions = [ExportedSession(*one) for one in await services.stores.sessions.of_player(player)]
        tokens = [ExportedToken(*one) for one in await services.stores.accounts.tokens_of(player)]
        ratings = await read_ratings(services.database, player)
        puzzles = await read_puzzles(services.database, player)
        relations = await read_relations(services.database, player)
        vacations = await read_vacations(services.database, player)
        stored = await services.correspondence.conditional_moves.of_player(player)
        head = Exported(
            time.time(),
            player,
            account,
            sessions,
            tokens,
            *ratings,
            puzzles,
            **relations,
            vacations=vacations,
            tournaments=await read_tournaments(services.database, player),
            conditional_moves={game: ConditionalMoves.parse(text) for game, text in stored.items()},
        )
        names = await services.stores.search.games_of(player)
        headers = {"Content-Disposition": 'attachment; filename="hexad.json"', "Cache-Control": "no-store"}
        content = _export_stream(services, head, names, site_of(request))
        return Stream(content, media_type="application/json", headers=headers)


async def _export_stream(services: Services, head: Exported, names: list[str], site: str) -> AsyncIterator[bytes]:
    yield msgspec.json.encode(head)[:-1] + b',"games":['
    separator = b""
    for start in range(0, len(names), BATCH_SIZE):
        games = await services.rooms.loader.replay(await services.stores.search.logs(names[start : start + BATCH_SIZE]))
        # Writing records is slow, so it is done in a thread.
        for game in await asyncio.to_thread(_exported, games.values(), head.player, site):
            yield separator + game
            separator = b",\n"
    yield b"]}\n"


def _exported(games: Iterable[GameState], player: str, site: str) -> list[bytes]:
    return [
        msgspec.json.encode(ExportedGame(state.name, state.seats_of(player), state.status, str(record_of(state, site))))
        for state in games
    ]
