"""Writes what the web client shares with the Python package: python tools/generate_types.py [--check].

The types of HTTP bodies come from the server's OpenAPI document, those of the socket from msgspec's JSON schema of its
messages; openapi-typescript turns both into one file. A second file has the facts of each game, from its descriptor.
With --check nothing is written, and the exit status is 1 if a file differs from the Python types.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import hexad
from hexad import rulebook
from hexad.server.app import make_app
from hexad.server.engines.analysis import Lines
from hexad.server.engines.reviews import ReviewedPosition
from hexad.server.game.acts import Act
from hexad.server.game.events import Event
from hexad.server.game.messages import Done, EventMessage, GameMessage, Refused
from hexad.server.http.openapi import wire_schemas
from hexad.server.rooms.live_games import LiveChanges, LiveMessage
from hexad.server.rooms.lobby import LobbyChanges, LobbyMessage
from hexad.server.settings import Settings
from hexad.server.ws.requests import ActOn, Analyse, Ping, Pong, SubscribeToLive, SubscribeToLobby, Unwatch, Watch

ROOT = Path(__file__).parent.parent
TYPES = ROOT / "web/src/net/api.generated.ts"
DESCRIPTORS = ROOT / "web/src/games/descriptors.generated.ts"
COMMAND = "make types"

Schema = dict[str, Any]
# Descriptions belong to the Python types; a change of their wording must not change the file.
LEFT_OUT = {"default", "description", "properties", "title"}

NAMED: dict[str, Any] = {
    "Act": Act,
    "GameEvent": Event,
    "ClientMessage": Watch | Unwatch | ActOn | SubscribeToLobby | SubscribeToLive | Analyse | Ping | Pong,
    "ServerMessage": (
        GameMessage
        | EventMessage
        | Done
        | Refused
        | LobbyMessage
        | LobbyChanges
        | LiveMessage
        | LiveChanges
        | Lines
        | Ping
        | Pong
    ),
}
"""Unions, which have no name in the OpenAPI document."""
LINES = (ReviewedPosition,)
"""The lines of streams, which the OpenAPI document does not describe."""
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
    others, components = wire_schemas(make_app(Settings()), *NAMED.values(), *LINES)
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
    return (
        f"// Generated from the Python types by tools/generate_types.py: change those, then run `{COMMAND}`.\n\n{body}"
    )


def descriptors() -> str:
    """Return the text of the TypeScript file with the facts that the client reads; the first page loads it."""
    facts = {}
    for name, game in hexad.GAMES.items():
        all_facts = game.as_json()
        facts[name] = {key: all_facts[key] for key in FACTS}
        facts[name]["options"] = {option["name"]: option["default"] for option in all_facts["options"]}
        facts[name]["lessons"] = [lesson.id for lesson in rulebook.course(name)]
        facts[name]["fen_pattern"] = all_facts["notation"]["fen_pattern"]
    return f"{_header('descriptors')}export const DESCRIPTORS = {json.dumps(facts, indent=2)} as const;\n"


def _header(source: str) -> str:
    return f"// Generated from the Python {source} by tools/generate_types.py: change those, then run `{COMMAND}`.\n\n"


def main() -> int:
    """Write the files, or with --check compare them; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="compare only")
    checks = parser.parse_args().check
    stale = 0
    for path, text in ((TYPES, types()), (DESCRIPTORS, descriptors())):
        if not checks:
            path.write_text(text)
        elif not path.exists() or path.read_text() != text:
            print(f"{path.relative_to(ROOT)} differs from the Python types: run `{COMMAND}`", file=sys.stderr)
            stale = 1
    return stale


if __name__ == "__main__":
    sys.exit(main())
