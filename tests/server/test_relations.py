"""Following, blocking and reporting, and what administrators do about it, also while servers run."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack

from .answers import refused
from .client import Player, Server
from .members import admin, listed, member, put
from .seekers import Seeker
from .sessions import PASSWORD, SESSION_ENDED, close_code, identity, log_in, register
from .test_messages import begun, chat, say, texts


def test_followed_players_are_listed_with_their_presence_and_game(both):
    async def story() -> None:
        async with AsyncExitStack() as stack:
            (ann, _), (bea, of_bea) = [
                await member(stack, server, f"{name}{len(both[0].options)}")
                for server, name in zip(both, ("Ann", "Bea"), strict=True)
            ]
            other = await stack.enter_async_context(Player(both[1].url))
            refused(await put(other, "follows", of_bea["name"]), 403, "needs-account")
            refused(await put(ann, "follows", "Nobody At All"), 404, "no-player")
            refused(await put(ann, "follows", (await identity(ann))["player"]), 409, "yourself")
            followed = (await put(ann, "follows", of_bea["name"])).raise_for_status().json()
            assert (followed["follows"], followed["blocks"]) == (True, False)
            socket = await stack.enter_async_context(await bea.socket())

            async def is_online() -> bool:
                return (await listed(ann, "follows"))[0].get("presence") == "online"

            while not await is_online():
                await asyncio.sleep(0.05)
            game = await bea.create("abalone", "me", "anyone", listed=True)
            await other.join(game)
            assert (await listed(ann, "follows"))[0]["playing"] == game
            private = await bea.create("abalone", "me", "anyone")
            await other.join(private)
            assert (await listed(ann, "follows"))[0]["playing"] == game, "a private game is nobody's business"
            (await bea.http.put("/api/account/seen", json={"hides": True})).raise_for_status()
            (shown,) = await listed(ann, "follows")
            assert (shown["name"], set(shown)) == (of_bea["name"], {"player", "name"})
            (await bea.http.put("/api/account/seen", json={"hides": False})).raise_for_status()
            (await put(bea, "blocks", (await identity(ann))["player"])).raise_for_status()
            (shown,) = await listed(ann, "follows")
            assert set(shown) == {"player", "name"}, "a follower who is blocked sees nothing, and learns nothing"
            await socket.wire.close()
            (await ann.http.delete(f"/api/follows/{of_bea['name']}")).raise_for_status()
            assert await listed(ann, "follows") == []

    asyncio.run(story())


def test_a_blocked_player_cannot_reach_the_blocker_and_learns_nothing(both):
    async def story() -> None:
        async with AsyncExitStack() as stack:
            kind = f"{len(both[0].options)}"
            (ann, of_ann), (bob, of_bob) = [
                await member(stack, server, name + kind) for server, name in zip(both, ("Anna", "Bob"), strict=True)
            ]
            running = await begun(ann, bob)
            for player in (ann, bob):
                (await chat(player, running)).raise_for_status()
            notices = await stack.enter_async_context(await ann.socket())
            await notices.send(type="mine")
            await notices.receive("mine")
            waiting = await ann.create("abalone", "me", "anyone", listed=True)
            (await put(ann, "blocks", of_bob["player"])).raise_for_status()
            assert [one["name"] for one in await listed(ann, "blocks")] == [of_bob["name"]]
            relation = (await bob.http.get(f"/api/relations/{of_ann['name']}")).json()
            assert (relation["follows"], relation["blocks"]) == (False, False)
            # Joining: as if somebody else had been faster.
            refused(await bob.http.post(f"/api/games/{waiting}/join", json={}), 409, "not-open")
            # Writing: acknowledged, and not seen.
            for message in ({"text": "hey"}, {"phrase": "hello"}):
                (await say(bob, running, **message)).raise_for_status()
            assert await texts(bob, running) == ["hey", "hello"]
            assert await texts(ann, running) == []
            refused(await say(ann, running, phrase="hello"), 409, "you-block")
            # A challenge: created, and not announced, not even to pages that are opened later.
            challenge = await bob.create("abalone", "me", "anyone", to=of_ann["name"])
            refused(
                await ann.http.post(
                    "/api/games/",
                    json={"game": "abalone", "chairs": [{"who": "me"}, {"who": "anyone"}], "to": of_bob["name"]},
                ),
                409,
                "you-block",
            )
            own = await ann.create("six", "me", "me")
            for socket in (notices, await stack.enter_async_context(await ann.socket())):
                if socket is not notices:
                    await socket.send(type="mine")
                while (found := await socket.receive("notice"))["notice"]["game"] != own:
                    assert found["notice"]["game"] != challenge
            (await ann.http.delete(f"/api/blocks/{of_bob['name']}")).raise_for_status()
            assert await texts(ann, running) == ["hey", "hello"]
            await bob.join(waiting)

    asyncio.run(story())


def test_players_who_block_each_other_are_not_paired(both):
    async def story() -> None:
        async with AsyncExitStack() as stack:
            one, two, three = [await Seeker.at(stack, server, registered=True) for server in (*both, both[0])]
            for seeker in (one, three):
                (await put(seeker.player, "blocks", two.id)).raise_for_status()
            for seeker in (two, one, three):
                assert (await seeker.seek("180", rated=True))["type"] == "seeking"
            assert await one.paired() == await three.paired()
            await two.socket.send(type="seek", on=False)
            assert (await two.socket.receive("seeking", "paired"))["type"] == "seeking"

    asyncio.run(story())


def test_a_guest_stays_blocked_with_an_account(server):
    async def story() -> None:
        async with AsyncExitStack() as stack:
            ann, _ = await member(stack, server, "Blocker")
            guest = await stack.enter_async_context(Player(server.url))
            game = await begun(ann, guest)
            (await put(ann, "blocks", (await identity(guest))["player"])).raise_for_status()
            await register(guest, "guest-no-more")
            (await say(guest, game, phrase="hello")).raise_for_status()
            assert await texts(ann, game) == []
            (blocked,) = await listed(ann, "blocks")
            assert blocked["player"] == (await identity(guest))["player"]

    asyncio.run(story())


def test_a_report_is_read_and_closed_and_the_account_closed_while_servers_run(both):
    async def story() -> None:
        async with AsyncExitStack() as stack:
            kind = f"{len(both[0].options)}"
            (ann, of_ann), (bob, of_bob) = [
                await member(stack, server, name + kind) for server, name in zip(both, ("Cleo", "Rude"), strict=True)
            ]
            game = await begun(ann, bob)
            for player in (ann, bob):
                (await chat(player, game)).raise_for_status()
            (await say(bob, game, text="you fool")).raise_for_status()
            report = {"player": of_bob["player"], "category": "insult", "text": "insults\x1b[31m me", "game": game}
            refused(await bob.http.post("/api/reports", json={**report, "category": "none"}), 400, "not-understood")
            refused(await ann.http.post("/api/reports", json={**report, "text": " "}), 422, "bad-report")
            elsewhere = await ann.create("six", "me", "me")
            refused(await ann.http.post("/api/reports", json={**report, "game": elsewhere}), 422, "report-game")
            number = str((await ann.http.post("/api/reports", json=report)).raise_for_status().json()["number"])
            run = lambda *words, **more: asyncio.to_thread(admin, both[0], *words, **more)  # noqa: E731
            assert f"Rude{kind}" in await run("reports")
            shown = await run("report", number)
            assert "you fool" in shown
            assert f"Cleo{kind}" in shown
            assert "\x1b" not in shown
            socket = await stack.enter_async_context(await bob.socket())
            ending = asyncio.create_task(close_code(socket))
            await run("close-account", f"rude{kind}", "--reason", "report " + number, "--as", "Zoe")
            assert await ending == SESSION_ENDED
            refused(await log_in(bob, f"Rude{kind}"), 403, "account-closed")
            assert (await identity(bob))["player"] != of_bob["player"], "the cookie of a closed account is nobody's"
            profile = (await ann.http.get(f"/api/players/Rude{kind}")).json()
            assert profile["closed"]
            assert (await ann.http.get("/api/players", params={"search": f"Rude{kind}"})).json()["players"] == []
            assert "already" in await run("close-account", f"Rude{kind}", "--reason", "again", code=2)
            await run("report", number, "--close", "account closed", "--as", "Zoe")
            assert "already" in await run("report", number, "--close", "twice", code=2)
            assert f"Rude{kind}" not in await run("reports")
            await run("reopen-account", of_bob["player"], "--reason", "sorry")
            (await log_in(bob, f"Rude{kind}")).raise_for_status()
            entries = json.loads(await run("audit", "--json"))
            mine = [entry for entry in entries if entry["player"] == of_bob["player"]]
            assert [entry["action"] for entry in mine] == ["close-account", "close-report", "reopen-account"]
            assert [entry["who"] for entry in mine[:2]] == ["Zoe", "Zoe"]
            assert mine[0]["reason"] == "report " + number
            assert of_ann["player"] not in json.dumps(mine)

    asyncio.run(story())


def test_a_hidden_name_is_replaced_everywhere_while_servers_run(both):
    async def story() -> None:
        async with AsyncExitStack() as stack:
            kind = f"{len(both[0].options)}"
            name = f"Nasty Name {kind}"
            ann = await stack.enter_async_context(Player(both[0].url))
            bob = await stack.enter_async_context(Player(both[1].url))
            (await bob.http.put("/api/me", json={"name": name})).raise_for_status()
            of_bob = await register(bob, f"nasty{kind}")
            game = await begun(ann, bob)
            socket = await stack.enter_async_context(await ann.socket())
            assert name in json.dumps(await socket.watch(game))
            output = await asyncio.to_thread(admin, both[0], "hide-name", name, "--reason", "rude")
            shown = (await identity(bob))["name"]
            assert shown.startswith("Player ")
            assert shown in output
            event = await socket.receive("event")
            assert (event["event"]["type"], event["event"]["name"]) == ("anonymised", shown)
            assert event["state"]["seats"][1]["name"] == shown
            assert event["state"]["status"] == "playing"
            for player in (ann, bob):
                for path in ("", "/events", "/record"):
                    assert name not in (await player.http.get(f"/api/games/{game}{path}")).text
            page = await ann.http.get(f"/hu/games/{game}", headers={"Accept": "text/html"})
            assert shown.replace("Player", "Játékos") in page.text, "each reader sees it in the own language"
            answer = await ann.http.put("/api/me", json={"name": name.upper()})
            refused(answer, 409, "name-taken")
            (await bob.http.put("/api/me", json={"name": f"Friendly {kind}"})).raise_for_status()
            assert (await log_in(bob, f"nasty{kind}")).json()["player"] == of_bob["player"]

    asyncio.run(story())


def test_a_name_that_is_hidden_while_no_server_runs_is_replaced_at_the_start(tmp_path):
    async def prepare(server: Server) -> str:
        async with Player(server.url) as ann, Player(server.url) as guest:
            (await guest.http.put("/api/me", json={"name": "Vile Guest"})).raise_for_status()
            await register(ann, "ann")
            game = await begun(ann, guest)
            player = (await identity(guest))["player"]
            (await put(ann, "blocks", player)).raise_for_status()
            assert [one["name"] for one in await listed(ann, "blocks")] == ["Vile Guest"]
            server.kill()
            await asyncio.to_thread(admin, server, "hide-name", player, "--reason", "vile")
            server.start()

            async def is_replaced() -> bool:
                return "Vile Guest" not in (await ann.http.get(f"/api/games/{game}/events")).text

            while not await is_replaced():
                await asyncio.sleep(0.05)
            (blocked,) = await listed(ann, "blocks")
            assert blocked["name"].startswith("Player ")
            return str(player)

    with Server(tmp_path / "data") as server:
        player = asyncio.run(prepare(server))
        server.stop()
        assert player in admin(server, "audit")


def test_what_a_deleted_account_leaves(server):
    async def story() -> None:
        async with AsyncExitStack() as stack:
            (ann, of_ann), (bob, of_bob) = [await member(stack, server, name) for name in ("Dora", "Egon")]
            (await put(ann, "follows", "Egon")).raise_for_status()
            (await put(bob, "blocks", "Dora")).raise_for_status()
            report = {"player": "Egon", "category": "other", "text": "remember this text"}
            number = (await ann.http.post("/api/reports", json=report)).raise_for_status().json()["number"]
            exported = (await ann.http.get("/api/account/export")).json()
            assert [one["followed"] for one in exported["follows"]] == [of_bob["player"]]
            assert [one["text"] for one in exported["reports"]] == ["remember this text"]
            assert [one["blocked"] for one in (await bob.http.get("/api/account/export")).json()["blocks"]] == [
                of_ann["player"]
            ]
            for player in (ann, bob):
                answer = await player.http.request("DELETE", "/api/account", json={"password": PASSWORD})
                answer.raise_for_status()
            shown = await asyncio.to_thread(admin, server, "report", str(number))
            assert "remember this text" in shown
            assert "Dora" not in shown
            assert "Egon" not in shown

    asyncio.run(story())


def test_reports_and_changes_have_quotas(tmp_path):
    async def story(server: Server) -> None:
        async with AsyncExitStack() as stack:
            ann, _ = await member(stack, server, "Ann")
            await member(stack, server, "Bob")
            report = {"player": "Bob", "category": "other", "text": "again"}
            for _ in range(2):
                (await ann.http.post("/api/reports", json=report)).raise_for_status()
            refused(await ann.http.post("/api/reports", json=report), 429, "quota-reports")
            for _ in range(3):
                (await put(ann, "follows", "Bob")).raise_for_status()
            refused(await put(ann, "follows", "Bob"), 429, "quota-follows")

    limits = json.dumps({"reports_per_day": 2, "follows_per_minute": 3, "account_factor": 1})
    with Server(tmp_path / "data", env={"HEXAD_LIMITS": limits}) as server:
        asyncio.run(story(server))
