"""Uploads that are refused: records that cannot be read, games that are not over, too many."""

from __future__ import annotations

import asyncio
import json
import random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from hexad.server.game.imports import IMPORT_BYTES, MAX_MOVES

from .client import UNLIMITED, Player, Server
from .uploads import ENGINE, ME, body, played, record, upload, uploaded

if TYPE_CHECKING:
    from collections.abc import Iterator


def too_many_moves() -> str:
    boards = (played("abalone", MAX_MOVES + 1, random.Random(seed)) for seed in range(99))
    return record(next(board for board in boards if len(board.moves) > MAX_MOVES))


def decided() -> str:
    won = next(board for seed in range(99) if (board := played("abalone", 600, random.Random(seed))).outcome())
    return f'[Game "abalone"]\n[FEN "{won.fen()}"]\n[Result "1-0"]\n[Termination "resignation"]\n\n1-0\n'


OPEN = record(played("six", 8), "*", "aborted")
WRONG: dict[str, tuple[dict[str, Any], int, str]] = {
    "no record": (body("Nothing to read."), 422, "setup"),
    "another game": (body('[Game "chess"]\n\n*\n'), 422, "setup"),
    "an illegal move": (body('[Game "abalone"]\n[Result "1-0"]\n\n1. a1a5 1-0\n'), 422, "move"),
    "not over": (body(OPEN), 422, "import-unfinished"),
    "aborted": (body(record(played("six", 1), "*", "aborted")), 422, "import-unfinished"),
    "no reason": (body(record(played("six", 8), "1-0", "abandonment")), 422, "import-unfinished"),
    "no clock": (body(record(played("six", 8), "0-1", "time")), 422, "import-unfinished"),
    "the other flag": (body(record(played("six", 8), "1-0", "time", TimeControl="60")), 422, "import-unfinished"),
    "a draw by time": (body(record(played("six", 8), "1/2-1/2", "time")), 422, "import-unfinished"),
    "too many moves": (body(too_many_moves()), 422, "import-moves"),
    "over from the start": (body(decided()), 422, "over"),
    "correspondence": (body(record(played("six", 8), TimeControl="1/86400")), 422, "bad-control"),
    "no time control": (body(record(played("six", 8), TimeControl="soon")), 422, "bad-control"),
    "too many seats": (body(OPEN, ME, ENGINE, ME, ENGINE), 422, "import-seats"),
    "engines alone": (body(OPEN, ENGINE, ENGINE), 422, "import-seats"),
    "a friend": (body(OPEN, ME, {"who": "anyone"}), 400, "not-understood"),
    "level 0": (body(OPEN, ME, {"who": "engine", "level": 0}), 400, "not-understood"),
    "a short id": (body(OPEN, name="short"), 400, "not-understood"),
    "an id with spaces": (body(OPEN, name="abcdefgh 12345678"), 400, "not-understood"),
    "rated": (body(OPEN, rated=True), 400, "not-understood"),
    "no time": (body(OPEN, began=-1), 400, "not-understood"),
    "too long": (body("x" * IMPORT_BYTES), 413, "too-long"),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_cannot_be_uploaded_is_refused(server, case):
    async def story() -> None:
        wanted, status, code = WRONG[case]
        async with Player(server.url) as player:
            await player.register()
            answer = await upload(player, wanted)
            assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
            me = (await player.http.get("/api/me")).json()["player"]
            assert (await player.http.get(f"/api/games?player={me}")).json()["games"] == []

    asyncio.run(story())


def test_guests_upload_nothing(server):
    async def story() -> None:
        async with Player(server.url) as guest:
            answer = await upload(guest, body(record(played("six", 8))))
            assert (answer.status_code, answer.json()["code"]) == (403, "import-account")

    asyncio.run(story())


@pytest.fixture(scope="module")
def small(tmp_path_factory) -> Iterator[Server]:
    limits = {**msgspec.json.decode(UNLIMITED), "imports_per_hour": 2, "account_factor": 2, "imports_per_player": 3}
    env = {"HEXAD_LIMITS": json.dumps(limits)}
    with Server(tmp_path_factory.mktemp("imports") / "data", env=env) as running:
        yield running


def test_uploads_are_limited_in_rate_and_number(small):
    async def story() -> None:
        async with Player(small.url) as player, Player(small.url) as other:
            await player.register()
            await other.register()
            bodies = [body(record(played("six", 8)), name=f"upload00000{number}") for number in range(5)]
            for wanted in bodies[:3]:
                await uploaded(player, wanted)
            answer = await upload(player, bodies[3])
            assert (answer.status_code, answer.json()["code"]) == (429, "too-many-imports")
            assert answer.json()["params"] == {"max": 3}
            # What was uploaded is not uploaded once more, and costs nothing.
            assert [(await upload(player, wanted)).status_code for wanted in bodies[:3] * 3] == [200] * 9
            for _ in range(4):
                assert (await upload(other, body("Nothing."))).status_code == 422
            answer = await upload(other, bodies[0])
            assert (answer.status_code, answer.json()["code"]) == (429, "quota-imports")
            assert int(answer.headers["retry-after"]) == answer.json()["wait"] > 0

    asyncio.run(story())
