"""Games to upload, as a device writes them."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import hexad
from hexad.record import Game

if TYPE_CHECKING:
    import httpx

    from hexad.board import AnyBoard

    from .client import Player

ME, ENGINE = {"who": "me"}, {"who": "engine", "level": 3}
BEGAN = 1_700_000_000.0
# A device: boards with the options that its games can have.
BOARDS: dict[str, tuple[str, dict[str, Any]]] = {
    "abalone": ("abalone", {"layout": "belgian-daisy"}),
    "six": ("six", {"rules": "advanced", "declare": "manual"}),
    "four": ("six", {"players": 4, "begins": 2}),
}


def played(kind: str, plies: int, source: random.Random | None = None) -> AnyBoard:
    """A board after random moves."""
    game, options = BOARDS[kind]
    board = hexad.GAMES[game].Board(**options)
    source = source or random.Random(11)
    for _ in range(plies):
        if board.outcome() is not None:
            break
        board.push(source.choice(list(board.legal_moves)))
    return board


def record(board: AnyBoard, result: str = "1-0", why: str = "resignation", **tags: str) -> str:
    game = Game.from_board(board, {"Date": "2023.11.14", **tags})
    if board.outcome() is None:
        game.result = result
        game.tags["Termination"] = why
    return str(game)


def body(text: str, *seats: dict[str, Any], name: str = "abcdefgh12345678", **more: Any) -> dict[str, Any]:
    seated = list(seats or (ME, ENGINE))
    return {"id": name, "text": text, "seats": seated, "began": BEGAN, "ended": BEGAN + 600.5, **more}


async def upload(player: Player, wanted: dict[str, Any]) -> httpx.Response:
    return await player.http.post("/api/records/import", json=wanted)


async def uploaded(player: Player, wanted: dict[str, Any]) -> str:
    answer = await upload(player, wanted)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["game"])
