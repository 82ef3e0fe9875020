"""docs/API.md and docs/PROTOCOL.md name all that the server accepts and sends, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import msgspec
import pytest

from hexad.server.game.acts import Act
from hexad.server.game.events import EVENTS, Created, Seat, TournamentGame
from hexad.server.game.messages import (
    Detail,
    Done,
    EventMessage,
    GameMessage,
    OfferState,
    RatingChange,
    Refused,
    Result,
    State,
)
from hexad.server.matchmaking.messages import Paired, Seeking
from hexad.server.rooms.live_games import LiveChanges, LiveGame, LiveMessage
from hexad.server.rooms.lobby import LobbyChanges, LobbyMessage, OpenGame
from hexad.server.rooms.own_games import NoticeMessage, OwnGamesMessage
from hexad.server.rooms.room_presence import ClaimState, PresenceMessage
from hexad.server.tournament.acts import Act as TournamentAct
from hexad.server.tournament.events import EVENTS as TOURNAMENT_EVENTS
from hexad.server.tournament.tables import TableRow
from hexad.server.tournaments.notices import TournamentNotice
from hexad.server.tournaments.views import (
    EntrantView,
    PairingView,
    Score,
    TournamentChanges,
    TournamentMessage,
    TournamentView,
)
from hexad.server.ws.requests import Request

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .client import Server

DOCS = Path(__file__).parents[2] / "docs"
API, PROTOCOL, RULES = ((DOCS / name).read_text() for name in ("API.md", "PROTOCOL.md", "TOURNAMENTS.md"))

REQUESTS = Request.__args__
LISTS = (LobbyMessage, LobbyChanges, LiveMessage, LiveChanges)
NOTICES = (PresenceMessage, NoticeMessage, OwnGamesMessage, Seeking, Paired)
TOURNAMENTS = (TournamentMessage, TournamentChanges, TournamentNotice)
ANSWERS = (GameMessage, EventMessage, Done, Refused, *LISTS, *NOTICES, *TOURNAMENTS)
PARTS = (
    *(ClaimState, RatingChange, State, Result, OfferState, Seat, Created, Detail, OpenGame, LiveGame),
    *(TournamentGame, TournamentView, EntrantView, PairingView, Score, TableRow),
)
ACTS = Act.__args__


def documented_operations() -> Iterator[tuple[str, str, frozenset[str]]]:
    """Method, path and query parameters of each request in the table of API.md.

    A cell is such as "`GET`, `PUT /api/me`" or "`GET /health/live`, `/metrics`".
    """
    for line in API.splitlines():
        cell = line.split("|")[1] if line.startswith("|") else ""
        pending: list[str] = []
        methods: list[str] = []
        for code in re.findall(r"`([^`]+)`", cell):
            *before, last = code.split()
            if not last.startswith("/"):
                pending.append(last)
                continue
            methods, pending = [*pending, *before] or methods[-1:], []
            path, _, query = last.partition("?")
            parameters = frozenset(part.partition("=")[0] for part in query.split("&") if part)
            yield from ((method, re.sub(r"/[A-Z]+(?=/|$)", "/{}", path), parameters) for method in methods)


def offered_operations(server: Server) -> Iterator[tuple[str, str, frozenset[str]]]:
    document = httpx.get(f"{server.url}/api/openapi.json").raise_for_status().json()
    for path, item in document["paths"].items():
        for method, operation in item.items():
            query = (part["name"] for part in operation.get("parameters", ()) if part["in"] == "query")
            yield method.upper(), re.sub(r"\{\w+\}", "{}", path), frozenset(query)


def test_the_table_of_requests_is_that_of_the_server(server):
    documented = list(documented_operations())
    assert sorted(documented, key=str) == sorted(set(documented), key=str)
    assert set(documented) == set(offered_operations(server))


@pytest.mark.parametrize("message", [*REQUESTS, *ANSWERS, *ACTS], ids=lambda message: message.__name__)
def test_every_message_is_documented_with_its_fields(message):
    tag = message.__struct_config__.tag
    assert f'"type":"{tag}"' in PROTOCOL or f"`{tag}`" in PROTOCOL, f"PROTOCOL.md does not name {tag}"
    assert [name for name in fields(message) if not is_named(name)] == []


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.__name__)
def test_every_field_is_documented(part):
    assert [name for name in fields(part) if not is_named(name)] == []


@pytest.mark.parametrize(("document", "events"), [(PROTOCOL, EVENTS), (RULES, TOURNAMENT_EVENTS)])
def test_the_table_of_events_is_that_of_the_server(document, events):
    documented = table_of(document, "event")
    assert set(documented) == {event.__struct_config__.tag for event in events}
    for event in events:
        own = [name for name in fields(event) if name not in ("at", "seat", "id", "ends", "time", "by")]
        missing = [name for name in own if f"`{name}`" not in documented[event.__struct_config__.tag]]
        assert missing == [], event


def test_the_table_of_acts_in_tournaments_is_that_of_the_server():
    assert set(table_of(RULES, "act")) == {act.__struct_config__.tag for act in TournamentAct.__args__}


def table_of(document: str, heading: str) -> dict[str, str]:
    """The rows of a table, by the names in their first column."""
    table = document.partition(f"| {heading} |")[2].partition("\n\n")[0]
    rows = [line.split("|")[1:3] for line in table.splitlines()[2:]]
    return {name: rest for names, rest in rows for name in re.findall(r"`(\w+)`", names)}


def fields(struct: type) -> list[str]:
    return [field.encode_name for field in msgspec.structs.fields(struct)]


def is_named(field: str) -> bool:
    """Whether PROTOCOL.md names a field, as code or in an example."""
    return f"`{field}`" in PROTOCOL or f'"{field}":' in PROTOCOL
