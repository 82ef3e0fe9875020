"""Tournaments as they are followed: socket, streams, notices; drafts; abuse over HTTP; deleted accounts."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from typing import Any

from .answers import refused
from .client import Player, Server, lines
from .damage import execute, url_of
from .members import admin
from .tournament_bots import SETTINGS, Club, members, story

WIDE = "Ｗ" * 40


@story
async def test_a_tournament_is_followed_as_numbered_changes(both):
    """The act goes to one process, and the follower is at the other one."""
    async with AsyncExitStack() as stack:
        club = await Club.at(stack, both[0], 2)
        name = await club.opened(format="round-robin")
        spectator = await stack.enter_async_context(Player(both[1].url))
        socket = await stack.enter_async_context(await spectator.socket())
        await socket.send(type="tournament", name=name)
        message = await socket.receive("tournament", "refused")
        assert message["tournament"]["status"] == "registration"
        assert [entrant["number"] for entrant in message["entrants"]] == [1, 2]
        assert [score["points"] for score in message["scores"]] == [0, 0]
        assert message["order"] == [[1, 2]]
        await club.organiser.act(name, "start")
        await club.play_round(name, 1)
        await club.organiser.status(name, "finished")
        seen: dict[str, Any] = {"scores": {}, "pairings": {}}
        number, view, order = message["n"], message["tournament"], message["order"]
        while view["status"] != "finished":
            changes = await socket.receive("tournament_changes")
            assert (changes["name"], changes["n"]) == (name, number + 1)
            number, view = changes["n"], changes.get("tournament", view)
            order = changes.get("order", order)
            for part in ("scores", "pairings"):
                seen[part] |= {row["number"]: row for row in changes.get(part, [])}
        assert [seen["scores"][number]["points"] for (number,) in order] == [1, 0]
        assert [pairing["result"] for pairing in seen["pairings"].values()] == ["1-0"]
        await socket.send(type="tournament", on=False)
        await socket.send(type="tournament", name="nothing")
        assert (await socket.receive("refused"))["code"] == "no-tournament"


@story
async def test_players_are_told(both):
    """Organiser and players are at different processes."""
    async with AsyncExitStack() as stack:
        club = await Club.at(stack, both[0], 2)
        one, two = club.players
        for bot in club.players:
            bot.http.base_url = both[1].url
        socket = await stack.enter_async_context(await one.player.socket())
        await socket.send(type="mine")
        await socket.receive("mine")
        stream = await stack.enter_async_context(lines(two.player, "/api/stream"))
        name = await club.organiser.create(entry="list", format="round-robin", cycles=2, round_start="automatic")
        await club.organiser.act(name, "open")
        listed = [{"members": [bot.name]} for bot in club.players]
        await club.organiser.act(name, "add_entrants", entrants=listed)
        for bot in club.players:
            await bot.act(name, "confirm", entrant=club.players.index(bot) + 1)
        await club.organiser.act(name, "start")
        notices = [await socket.receive("tournament_notice", within=60) for _ in range(2)]
        assert [notice["about"] for notice in notices] == ["invited", "paired"]
        assert notices[1]["opponent"] == two.name
        began = (await socket.receive("notice", within=60))["notice"]
        assert (began["type"], began["created"]["tournament"]["name"]) == ("began", name)
        about = []
        while "paired" not in about:
            line = await stream()
            if line["type"] == "tournament_notice":
                about.append(line["about"])
        assert about == ["invited", "paired"]
        await club.organiser.act(name, "cancel", reason="rain")
        assert (await socket.receive("tournament_notice", within=60))["reason"] == "rain"


@story
async def test_a_draft_is_for_its_organisers(server):
    async with AsyncExitStack() as stack:
        organiser, other = await members(stack, server, 2)
        name = await organiser.create()
        for part in (
            "",
            "/events",
            "/standings",
            "/entrants",
            "/crosstable",
            "/bracket",
            "/export",
            "/trf",
            "/csv",
            "/calendar",
        ):
            refused(await other.http.get(f"/api/tournaments/{name}{part}"), 404, "no-tournament")
            assert (await organiser.http.get(f"/api/tournaments/{name}{part}")).is_success
        assert await other.refused(name, "enter") == "no-tournament"
        listed = (await other.http.get("/api/tournaments?phase=upcoming")).json()["tournaments"]
        assert name not in [tournament["name"] for tournament in listed]
        await organiser.act(name, "announce")
        assert (await other.get(name))["status"] == "announced"
        listed = (await other.http.get("/api/tournaments?phase=upcoming")).json()["tournaments"]
        assert name in [tournament["name"] for tournament in listed]
        refused(await other.http.get(f"/api/tournaments/{name}/rounds/1"), 404, "no-such-round")
        refused(await other.http.get(f"/api/tournaments/{name}/link"), 403, "not-organiser")


@story
async def test_the_link_is_the_key(server):
    async with AsyncExitStack() as stack:
        organiser, friend, other = await members(stack, server, 3)
        name = await organiser.create(entry="link")
        await organiser.act(name, "open")
        key = (await organiser.get(name, "link"))["key"]
        assert await other.refused(name, "enter") == "wrong-key"
        assert await other.refused(name, "enter", key=key[:-1]) == "wrong-key"
        await friend.act(name, "enter", key=key)
        log = json.dumps(await other.get(name, "events"))
        assert key not in log
        again = await organiser.create(entry="link")
        assert (await organiser.get(again, "link"))["key"] != key


@story
async def test_an_act_is_carried_out_once(both):
    async with AsyncExitStack() as stack:
        organiser, bot = await members(stack, both[0], 2)
        name = await organiser.create()
        await organiser.act(name, "open")
        act = {"type": "enter", "id": "mine"}
        first = (await bot.http.post(f"/api/tournaments/{name}/acts", json=act)).json()
        bot.http.base_url = both[1].url
        again = (await bot.http.post(f"/api/tournaments/{name}/acts", json=act)).json()
        assert first == again == {"tournament": name, "version": 3, "id": "mine"}
        log = (await bot.get(name, "events"))["events"]
        assert [event["type"] for event in log] == ["created", "opened", "entered"]
        assert all("id" not in event for event in log)


@story
async def test_games_outside_the_tournament_and_other_abuse(server):
    async with AsyncExitStack() as stack:
        club = await Club.at(stack, server, 2)
        one, two = club.players
        name = await club.opened(format="round-robin")
        place = {"name": name, "title": "x", "pairing": 1, "round": 1}
        game = {"game": "abalone", "chairs": [{"who": "me"}, {"who": "anyone"}], "control": "300"}
        refused(await one.http.post("/api/games", json={**game, "tournament": place}), 400, "not-understood")
        assert await one.refused(name, "start") == "not-organiser"
        assert await one.refused(name, "add_entrants", entrants=[{"members": [two.name]}]) == "not-organiser"
        assert await club.organiser.refused(name, "add_entrants", entrants=[{"members": [two.name]}]) == "not-by-list"
        await club.organiser.act(name, "start")
        round_ = await club.organiser.round(name, 1)
        (pairing,) = round_["pairings"]
        casual = await one.player.create("abalone", "me", "anyone", control="300")
        await two.player.join(casual)
        assert (await two.player.act(casual, type="resign")).is_success
        while (await one.http.get(f"/api/games/{pairing['game']}")).status_code == 404:
            await asyncio.sleep(0.05)
        for act in ({"type": "abort"}, {"type": "takeback"}, {"type": "time"}, {"type": "rematch"}):
            refused(await one.player.act(pairing["game"], **act), 409, "not-in-tournament")
        await club.play(name, pairing)
        await club.organiser.status(name, "finished")
        log = (await one.get(name, "events"))["events"]
        assert [event["number"] for event in log if event["type"] == "recorded"] == [pairing["number"]]
        guest = await stack.enter_async_context(Player(server.url))
        answer = await guest.http.post("/api/tournaments", json=SETTINGS)
        refused(answer, 403, "needs-account")
        answer = await one.http.post("/api/tournaments", json={**SETTINGS, "control": "-"})
        assert refused(answer, 422, "untimed-tournament")["rule"] == "A16"
        answer = await one.http.post("/api/tournaments", json={**SETTINGS, "prize": 100})
        refused(answer, 400, "not-understood")
        big = [{"members": [f"{number:040}"]} for number in range(1_001)]
        refused(await one.ask(name, "add_entrants", entrants=big), 400, "not-understood")


def test_tournaments_are_limited(tmp_path):
    @story
    async def test() -> None:
        async with AsyncExitStack() as stack:
            (bot,) = await members(stack, server, 1)
            names = [await bot.create() for _ in range(2)]
            refused(await bot.http.post("/api/tournaments", json=SETTINGS), 429, "too-many-tournaments")
            for name in names:
                await bot.act(name, "cancel", reason="rain")
            await bot.create()
            refused(await bot.http.post("/api/tournaments", json=SETTINGS), 429, "quota-tournaments")
            assert await bot.refused(name, "announce") == "tournament-over"
            assert await bot.refused(name, "announce") == "quota-tournament-acts"

    limits = {
        "account_factor": 1,
        "tournaments_per_player": 2,
        "tournaments_per_day": 3,
        "tournament_acts_per_minute": 3,
    }
    with Server(tmp_path / "data", env={"HEXAD_LIMITS": json.dumps(limits)}) as server:
        test()


@story
async def test_names_of_forty_wide_letters(server):
    async with AsyncExitStack() as stack:
        organiser, _ = await members(stack, server, 2)
        name = await organiser.create(place="tables", title="Ｗ" * 80, format="round-robin")
        wide = [{"members": [WIDE[:-1] + letter]} for letter in "ＡＢ"]
        await organiser.act(name, "add_entrants", entrants=wide)
        too_long = [{"members": [WIDE + "Ａ"]}]
        answer = await organiser.ask(name, "add_entrants", entrants=too_long)
        assert answer.status_code == 400
        await organiser.act(name, "open")
        await organiser.act(name, "start")
        await organiser.round(name, 1)
        for part in ("trf", "csv?table=standings", "csv?table=pairings", "csv?table=entrants", "calendar", "export"):
            answer = await organiser.http.get(f"/api/tournaments/{name}/{part}")
            assert answer.is_success, answer.text
            assert "Ｗ" * 30 in answer.text.replace("\r\n ", "")


@story
async def test_a_deleted_account_leaves_the_tournament(server):
    async with AsyncExitStack() as stack:
        club = await Club.at(stack, server, 3)
        bot = club.players[0]
        name = await club.opened(format="round-robin")
        await club.organiser.act(name, "start")
        await club.organiser.round(name, 1)
        # The account was written without a password, so it is closed as an administrator does it, by a deletion.
        await execute(
            url_of(server),
            "insert into deletions (player, created, name) values (:player, 0, '')",
            player=bot.id,
        )
        async with asyncio.timeout(60):
            while bot.name in json.dumps(await club.organiser.get(name, "export")):
                await asyncio.sleep(0.1)
        assert bot.name not in json.dumps(await club.organiser.get(name, "events"))
        entrants = (await club.organiser.get(name, "entrants"))["entrants"]
        assert entrants[0]["status"] == "withdrawn"
        assert [entrant["status"] for entrant in entrants[1:]] == ["active", "active"]


@story
async def test_a_hidden_name_is_replaced(server):
    async with AsyncExitStack() as stack:
        club = await Club.at(stack, server, 2)
        bot = club.players[0]
        name = await club.opened(format="round-robin")
        await asyncio.to_thread(admin, server, "hide-name", bot.id, "--reason", "rude")
        async with asyncio.timeout(60):
            while bot.name in json.dumps(await club.organiser.get(name, "export")):
                await asyncio.sleep(0.1)
        entrants = (await club.organiser.get(name, "entrants"))["entrants"]
        assert entrants[0]["status"] == "active"
        assert entrants[0]["name"]
