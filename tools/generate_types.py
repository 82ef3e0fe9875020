"""Writes what the web client shares with the Python package: python tools/generate_types.py [--check].

The types of HTTP bodies come from the server's OpenAPI document, those of the socket from msgspec's JSON schema of its
messages; openapi-typescript turns both into one file. A second file has the facts of each game, from its descriptor,
the speed categories of ratings, and the time controls that opponents are found for. A third one has the constants of
the rating system, and a fourth one ratings that the Python package has computed, with which the client's are compared.
Two are for the core in the browser: Abalone's start positions, and what scores mean. The last one has the constants of
reviews.
With --check nothing is written, and the exit status is 1 if a file differs from the Python types.
"""

from __future__ import annotations

import itertools
import json
import subprocess
import sys
from functools import partial
from typing import Any

from generated_files import ROOT, header, write_files

import hexad
from hexad import rulebook
from hexad.engine.annotate import MAX_VARIATION, SIZES
from hexad.engine.score import CURVES, SURE_WIN, WIN
from hexad.ratings import Glicko2, Rating
from hexad.ratings.rating import MAX_MEAN, MIN_MEAN, PROVISIONAL_DEVIATION
from hexad.ratings.speed import EXPECTED_PLIES, LIMITS, Speed
from hexad.server.app import make_app
from hexad.server.game.acts import Act
from hexad.server.game.correspondence import CORRESPONDENCE_CONTROLS
from hexad.server.game.events import Event
from hexad.server.game.messages import Done, EventMessage, GameMessage, Refused
from hexad.server.http.embed import EmbeddedPage
from hexad.server.http.openapi import wire_schemas
from hexad.server.matchmaking.messages import Paired, Seeking, WaitingMessage
from hexad.server.matchmaking.wish import CONTROLS
from hexad.server.rooms.live_games import LiveChanges, LiveMessage
from hexad.server.rooms.lobby import LobbyChanges, LobbyMessage
from hexad.server.rooms.own_games import NoticeMessage, OwnGamesMessage
from hexad.server.rooms.room_messages import PlayerMessages
from hexad.server.rooms.room_presence import PresenceMessage
from hexad.server.settings import Settings
from hexad.server.tournament.acts import Act as TournamentAct
from hexad.server.tournament.events import Event as TournamentEvent
from hexad.server.tournaments.notices import TournamentNotice
from hexad.server.tournaments.room import TournamentEventMessage
from hexad.server.tournaments.views import TournamentChanges, TournamentMessage
from hexad.server.ws.requests import Ping, Pong, Request

TYPES = ROOT / "web/src/net/api.generated.ts"
DESCRIPTORS = ROOT / "web/src/games/descriptors.generated.ts"
RATINGS = ROOT / "web/src/pages/practice/ratings.generated.ts"
EXAMPLES = ROOT / "web/src/pages/practice/rated-examples.generated.ts"
LAYOUTS = ROOT / "web/src/core/layouts.generated.ts"
ENGINE = ROOT / "web/src/core/engine.generated.ts"
JUDGEMENTS = ROOT / "web/src/pages/analysis/judgements.generated.ts"
CENTISECONDS = 100
# Other C libraries may differ in the last digits.
EXAMPLE_DIGITS = 9

Schema = dict[str, Any]
# Descriptions belong to the Python types; a change of their wording must not change the file.
LEFT_OUT = {"default", "description", "properties", "title"}

NAMED: dict[str, Any] = {
    "Act": Act,
    "GameEvent": Event,
    "TournamentAct": TournamentAct,
    "TournamentEvent": TournamentEvent,
    "ClientMessage": Request,
    "ServerMessage": (
        GameMessage
        | EventMessage
        | Done
        | Refused
        | LobbyMessage
        | LobbyChanges
        | LiveMessage
        | LiveChanges
        | PresenceMessage
        | PlayerMessages
        | NoticeMessage
        | OwnGamesMessage
        | Seeking
        | Paired
        | WaitingMessage
        | TournamentMessage
        | TournamentChanges
        | TournamentNotice
        | Ping
        | Pong
    ),
}
"""Unions, which have no name in the OpenAPI document."""
OTHERS = (TournamentEventMessage, EmbeddedPage)
"""The lines of streams and the data in pages, which the OpenAPI document does not describe."""
FACTS = (
    "players",
    "pieces_per_player",
    "off_board",
    "formations",
    "rules",
    "rulings",
    "players_face_each_other",
)
"""The parts of a game's descriptor that the client reads."""


def schemas() -> dict[str, Schema]:
    """Return the schema of every type on the wire, by its name; raises ValueError if two types share a name."""
    others, components = wire_schemas(make_app(Settings()), *NAMED.values(), *OTHERS)
    named = dict(zip(NAMED, others, strict=False))
    # msgspec puts the module before a name that two structs share.
    for name in [name for name in components if "." in name or "_" in name or name in named]:
        message = f"Two types on the wire share a name: {name}"
        raise ValueError(message)
    return {name: _simplified(schema) for name, schema in sorted({**components, **named}.items())}


def _simplified(schema: Any, *, is_optional: bool = False) -> Any:  # noqa: ANN401 - any part of a schema
    """Return a schema as the client needs it, without defaults and descriptions.

    A response omits fields that have their default value, so an optional field of a response is never null. An object
    with an enumeration of keys becomes an object with optional properties.
    """
    if isinstance(schema, list):
        return [_simplified(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    simple = {key: _simplified(value) for key, value in schema.items() if key not in LEFT_OUT}
    if "properties" in schema:
        # Requests forbid unknown fields, responses do not.
        is_response = schema.get("additionalProperties") is not False
        simple["properties"] = {
            name: _simplified(value, is_optional=is_response) for name, value in schema["properties"].items()
        }
    if is_optional and schema.get("default", ...) is None:
        others = [one for one in simple.pop("anyOf") if one != {"type": "null"}]
        simple |= others[0] if len(others) == 1 else {"anyOf": others}
    if "enum" in simple and all(isinstance(word, str) for word in simple["enum"]):
        simple["type"] = "string"
    if "enum" in simple.get("propertyNames", {}):
        value = simple.pop("additionalProperties")
        simple["properties"] = dict.fromkeys(simple.pop("propertyNames")["enum"], value)
    return simple


def types() -> str:
    """Return the text of the TypeScript file."""
    document = {
        "openapi": "3.1.0",
        "info": {"title": "Hexad", "version": "1"},
        "paths": {},
        "components": {"schemas": schemas()},
    }
    program = ROOT / "web/node_modules/openapi-typescript/bin/cli.js"
    command = [str(ROOT / "tools/node"), sys.prefix, "node", str(program)]
    options = ["--default-non-nullable=false", "--root-types", "--root-types-no-schema-prefix"]
    written = subprocess.run(
        [*command, *options], input=json.dumps(document), capture_output=True, text=True, check=True, cwd=ROOT / "web"
    ).stdout
    body = written[written.index("export interface components") : written.index("export type $defs")]
    return f"{_header('types')}{body}"


def descriptors() -> str:
    """Return the text of the TypeScript file with the facts that the client reads; the first page loads it."""
    facts = {}
    for name, game in hexad.GAMES.items():
        all_facts = game.as_json()
        facts[name] = {key: all_facts[key] for key in FACTS}
        facts[name]["options"] = {option["name"]: option["default"] for option in all_facts["options"]}
        facts[name]["lessons"] = [lesson.id for lesson in rulebook.course(name)]
        facts[name]["fen_pattern"] = all_facts["notation"]["fen_pattern"]
    return (
        f"{_header('descriptors')}export const DESCRIPTORS = {json.dumps(facts, indent=2)} as const;\n\n"
        f"export const SPEEDS = {json.dumps(speeds(), indent=2)} as const;\n\n"
        f"export const CONTROLS = {json.dumps(CONTROLS)} as const;\n\n"
        f"export const CORRESPONDENCE_CONTROLS = {json.dumps(CORRESPONDENCE_CONTROLS)} as const;\n"
    )


def speeds() -> dict[str, Any]:
    """Return the speed categories: their names, the durations in seconds that they stay below, the plies of a game."""
    limits = {str(speed): limit // CENTISECONDS for speed, limit in LIMITS.items()}
    return {"names": [str(speed) for speed in Speed], "limits": limits, "expected_plies": EXPECTED_PLIES}


def rating_constants() -> str:
    """Return the text of the TypeScript file with the constants of the rating system."""
    system, start = Glicko2(), Rating()
    constants = {
        "start": {"mean": start.mean, "deviation": start.deviation, "volatility": start.volatility},
        "tau": system.tau,
        "periods_per_day": system.periods_per_day,
        "min_deviation": system.min_deviation,
        "max_deviation": system.max_deviation,
        "max_volatility": system.max_volatility,
        "min_mean": MIN_MEAN,
        "max_mean": MAX_MEAN,
        "provisional_deviation": PROVISIONAL_DEVIATION,
    }
    return f"{_header('rating system')}export const RATINGS = {json.dumps(constants, indent=2)} as const;\n"


def rated_examples() -> str:
    """Return the text of the TypeScript file with attempts at puzzles that the Python package has rated."""
    system, examples = Glicko2(), []
    solvers = (
        Rating(),
        Rating(1832.5, 61.25, 0.0897, 1_000),
        Rating(640.0, 45.0, 0.06, 0),
        Rating(3990.0, 350.0, 0.1, 5),
    )
    opponents = ((1100.0, 200.0), (1900.0, 200.0), (1512.75, 45.0), (2950.5, 118.5))
    times = (1_000, 86_400, 400 * 86_400)
    for solver, (mean, deviation), score, now in itertools.product(solvers, opponents, (0, 1), times):
        puzzle = Rating(mean, deviation)
        (after,), _ = system.rate_game([solver], [puzzle], score, now)
        expected = round(system.expected_score([solver], [puzzle], now), EXAMPLE_DIGITS)
        other = {"mean": mean, "deviation": deviation}
        result = {"solved": bool(score), "now": now, "expected": expected, "after": _rounded(after)}
        examples.append({"solver": _rounded(solver), "puzzle": other, **result})
    return f"{_header('rating system')}export const EXAMPLES = {json.dumps(examples, indent=1)};\n"


def layouts() -> str:
    """Return the text of the TypeScript file with Abalone's start positions."""
    return (
        f"{_header('layouts')}"
        f"export const ABALONE_LAYOUTS: Record<string, string> = {json.dumps(hexad.abalone.LAYOUTS, indent=2)};\n"
    )


def engine_constants() -> str:
    """Return the text of the TypeScript file with what scores mean."""
    curves = {game: curve._asdict() for game, curve in CURVES.items()}
    return (
        f"{_header('scores')}export const WIN = {WIN};\nexport const SURE_WIN = {SURE_WIN};\n"
        f"export const CURVES = {json.dumps(curves, indent=2)} as const;\n"
    )


def judgement_constants() -> str:
    """Return the text of the TypeScript file with what a move must give away to be marked."""
    marks = [{"loss": loss, "mark": mark} for loss, mark in SIZES]
    return (
        f"{_header('reviews')}export const WON = {WIN};\nexport const MAX_VARIATION = {MAX_VARIATION};\n"
        f"export const MARKS = {json.dumps(marks, indent=2)} as const;\n"
    )


def _rounded(rating: Rating) -> dict[str, Any]:
    numbers = {name: round(getattr(rating, name), EXAMPLE_DIGITS) for name in ("mean", "deviation", "volatility")}
    return {**numbers, "time": rating.time}


_header = partial(header, program="generate_types.py")


def main() -> int:
    """Write the files, or with --check compare them; return the exit status."""
    files = {TYPES: types, DESCRIPTORS: descriptors, RATINGS: rating_constants, EXAMPLES: rated_examples}
    files |= {LAYOUTS: layouts, ENGINE: engine_constants, JUDGEMENTS: judgement_constants}
    return write_files(files, __doc__)


if __name__ == "__main__":
    sys.exit(main())
