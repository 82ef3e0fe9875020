"""Everything that the server stores about an account, as one file for its owner."""

from __future__ import annotations

import asyncio
import json

from hexad.record import parse_game

from .answers import refused, visitor
from .client import UNLIMITED, Player, Server
from .sessions import PASSWORD, register

GAMES = 30


def test_the_export_is_complete(server):
    async def story():
        async with Player(server.url) as owner, Player(server.url) as other:
            (await owner.http.put("/api/me", json={"name": "Zoë Export"})).raise_for_status()
            guest_game = await owner.create("six", "me", "me")
            account = await register(owner, "exported")
            games = [await owner.create("six", "me", "anyone") for _ in range(GAMES)]
            playing = await other.create("abalone", "me", "anyone", control="300+2")
            await owner.join(playing)
            (await other.move(playing, "a1b2")).raise_for_status()
            not_mine = await other.create("six", "me", "me")
            (await owner.http.post("/api/tokens", json={"label": "my bot"})).raise_for_status()
            cup = {"title": "Cup", "format": "round-robin", "game": "six", "control": "300"}
            (await owner.http.post("/api/tournaments", json=cup)).raise_for_status()
            answer = (await owner.http.get("/api/account/export")).raise_for_status()
            assert answer.headers["content-disposition"] == 'attachment; filename="hexad.json"'
            assert answer.headers["cache-control"] == "no-store"
            data = json.loads(answer.content)
            assert data["player"] == account["player"]
            assert (data["account"]["login"], data["account"]["name"]) == ("exported", "Zoë Export")
            assert [token["label"] for token in data["tokens"]] == ["my bot"]
            assert len(data["sessions"]) == 1
            assert (data["ratings"], data["rating_changes"]) == ([], [])
            assert [(own["title"], own["status"]) for own in data["tournaments"]] == [("Cup", "organiser")]
            exported = {game["name"]: game for game in data["games"]}
            assert exported.keys() == {guest_game, playing, *games}
            assert not_mine not in exported
            assert (exported[playing]["seats"], exported[playing]["status"]) == ([1], "playing")
            record = parse_game(exported[playing]["record"])
            assert record.tags["White"] == "Zoë Export"
            assert [str(node.move) for node in record.mainline()] == ["a1b2"]
            for secret in (owner.http.cookies["hexad"], PASSWORD, "argon2"):
                assert secret not in answer.text

    asyncio.run(story())


def test_who_may_export(server):
    with visitor(server) as guest, visitor(server) as owner:
        refused(guest.get("/api/account/export"), 409, "no-account")
        owner.post("/api/account", json={"login": "exporter", "password": PASSWORD}).raise_for_status()
        token = owner.post("/api/tokens", json={"label": "bot"}).json()["token"]
        with visitor(server, token) as bot:
            refused(bot.get("/api/account/export"), 403, "not-by-token")


def test_exports_are_limited(tmp_path):
    limits = UNLIMITED.replace('"exports_per_hour":1000000000.0', '"exports_per_hour":1')
    with Server(tmp_path / "data", env={"HEXAD_LIMITS": limits}) as server, visitor(server) as owner:
        owner.post("/api/account", json={"login": "often", "password": PASSWORD}).raise_for_status()
        for _ in range(3):  # an account has three times as many as the guests of an address
            owner.get("/api/account/export").raise_for_status()
        refused(owner.get("/api/account/export"), 429, "quota-exports")
