"""Tournaments on a real server: their life cycle in each format, with players over HTTP."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import Any

from .client import lines
from .tournament_bots import Bot, Club, members, story

# Games of the arena are resigned at once, and an organiser ends it: nobody waits for its five minutes.
ARENA_GAMES = 4


@story
async def test_a_swiss_from_the_draft_to_the_standings(server):
    async with AsyncExitStack() as stack:
        club = await Club.at(stack, server, 4)
        organiser = club.organiser
        name = await club.opened(rounds=2)
        await organiser.act(name, "start")
        first = await club.play_round(name, 1)
        await club.pair(name)
        second = await club.play_round(name, 2)
        view = await organiser.status(name, "finished")
        assert view["rounds"] == view["rounds_in_all"] == 2
        met = [{pairing["first"], pairing["second"]} for pairing in (*first["pairings"], *second["pairings"])]
        assert len({frozenset(pair) for pair in met}) == 4
        table = await organiser.get(name, "standings")
        assert sum(row["points"] for row in table["standings"]) == 4
        assert table["standings"][0]["rank"] == 1
        # The winner has a trophy on the profile.
        best = club.players[table["standings"][0]["number"] - 1]
        found = (await organiser.http.get(f"/api/players/{best.id}/tournaments")).json()["tournaments"]
        assert [(own["tournament"]["name"], own["role"], own["rank"]) for own in found] == [(name, "active", 1)]


@story
async def test_an_automatic_round_robin_with_a_different_layout_in_each_round(server):
    async with AsyncExitStack() as stack:
        club = await Club.at(stack, server, 3)
        layouts = ["standard", "belgian-daisy"]
        name = await club.opened(format="round-robin", round_start="automatic", pause_minutes=0, layouts=layouts)
        await club.organiser.act(name, "start")
        for number in range(1, 4):
            round_ = await club.play_round(name, number)
            (pairing,), (absence,) = round_["pairings"], round_["absences"]
            assert absence["kind"] == "zero"
            game = await club.players[0].player.state(pairing["game"])
            assert game["created"]["layout"] == layouts[(number - 1) % 2]
            place = {"name": name, "title": "Spring Cup", "pairing": pairing["number"], "round": number}
            assert game["created"]["tournament"] == place
            assert [seat["kind"] for seat in game["created"]["seats"]] == ["player", "player"]
        await club.organiser.status(name, "finished")
        crosstable = await club.organiser.get(name, "crosstable")
        assert len(crosstable["entrants"]) == len(crosstable["rows"]) == 3
        assert [row[place] for place, row in enumerate(crosstable["rows"])] == [[], [], []]


@story
async def test_a_knockout_with_a_tie_break(server):
    async with AsyncExitStack() as stack:
        club = await Club.at(stack, server, 2)
        name = await club.opened(
            format="knockout", games_per_match=2, tie_break_pairs=1, tie_break_control="60", pause_minutes=0
        )
        await club.organiser.act(name, "start")
        winners = {1: 1, 2: 2, 3: 1, 4: 1}  # by game: the match is level after two, and the additional games decide
        for game, winner in winners.items():
            found = await next_game(club, name, game)
            assert found.get("is_extra", False) == (game > 2)
            await club.play(name, found, loser=3 - winner)
            if game == 3:
                state = await club.players[0].player.state(found["game"])
                assert state["created"]["control"] == "60"
        await club.organiser.status(name, "finished")
        table = (await club.organiser.get(name, "standings"))["standings"]
        assert [(row["number"], row["rank"]) for row in table] == [(1, 1), (2, 2)]


async def next_game(club: Club, name: str, number: int) -> dict[str, Any]:
    """Wait for a game of the match."""
    async with asyncio.timeout(100):
        while True:
            round_ = await club.organiser.round(name, 1)
            found = [pairing for pairing in round_["pairings"] if pairing["match_game"] == number]
            if found:
                return dict(found[0])
            await asyncio.sleep(0.1)


@story
async def test_an_arena_pairs_again_and_again(server):
    async with AsyncExitStack() as stack:
        club = await Club.at(stack, server, 3)
        name = await club.opened(format="arena", minutes=5, control="60")
        await club.organiser.act(name, "start")
        late = (await members(stack, server, 1))[0]
        await late.act(name, "enter")
        club.players.append(late)
        club.by_id[late.id] = late
        stream = await stack.enter_async_context(lines(club.organiser.player, f"/api/tournaments/{name}/stream"))
        recorded: list[dict[str, Any]] = []
        while len(recorded) < ARENA_GAMES:
            message = await stream()
            event = message["event"]
            if event["type"] == "paired":
                assert event["round"] == 0
                for pairing in event["pairings"]:
                    await club.play(name, pairing)
            elif event["type"] == "recorded":
                recorded.append(event)
        assert await club.organiser.refused(name, "pair") == "no-rounds"
        table = (await club.organiser.get(name, "standings"))["standings"]
        assert sum(row["points"] for row in table) >= 2 * ARENA_GAMES
        await club.organiser.act(name, "pause", reason="lunch")
        await quiet(club.organiser, name)
        await club.organiser.act(name, "finish", reason="enough")
        assert (await club.organiser.get(name))["reason"] == "enough"


async def quiet(organiser: Bot, name: str) -> None:
    """Wait until nothing is paired any more, and end what is played by a correction."""
    view = await organiser.get(name)
    async with asyncio.timeout(100):
        while True:
            events = (await organiser.get(name, "events"))["events"]
            drawn = [
                pairing["number"] for event in events if event["type"] == "paired" for pairing in event["pairings"]
            ]
            done = {event["number"] for event in events if event["type"] in ("recorded", "voided", "corrected")}
            if set(drawn) <= done:
                return
            for number in set(drawn) - done:
                await organiser.ask(name, "correct", pairing=number, result="1/2-1/2", reason="lunch")
            assert view["status"] == "paused"
            await asyncio.sleep(0.1)


@story
async def test_a_league_game_begins_when_both_are_ready(server):
    async with AsyncExitStack() as stack:
        club = await Club.at(stack, server, 2)
        one, two = club.players
        name = await club.opened(format="league", days=1)
        await club.organiser.act(name, "start")
        round_ = await club.organiser.round(name, 1)
        (pairing,) = round_["pairings"]
        assert round_["ends"] == round_["begins"] + 86_400
        assert await club.organiser.refused(name, "ready", pairing=pairing["number"]) == "not-your-entry"
        stream = await stack.enter_async_context(lines(two.player, "/api/stream"))
        await one.act(name, "ready", pairing=pairing["number"])
        # The opponent is told, who may look at another page.
        while (notice := await stream())["type"] != "tournament_notice" or notice["about"] != "ready":
            pass
        assert (notice["tournament"], notice["opponent"], notice["round"]) == (name, one.name, 1)
        assert (await one.player.http.get(f"/api/games/{pairing['game']}")).status_code == 404
        await two.act(name, "ready", pairing=pairing["number"])
        assert await two.refused(name, "ready", pairing=pairing["number"]) == "not-to-arrange"
        await club.play(name, pairing)
        await club.organiser.status(name, "finished")


@story
async def test_teams_of_two_play_six(server):
    async with AsyncExitStack() as stack:
        club = await Club.at(stack, server, 4)
        ann, bob, cid, dan = club.players
        name = await club.organiser.create(format="round-robin", game="six", options={"players": 4})
        await club.organiser.act(name, "open")
        assert await ann.refused(name, "enter") == "needs-partner"
        await ann.act(name, "enter", partner=bob.name, name="Reds")
        await cid.act(name, "enter", partner=dan.id)
        assert await club.organiser.refused(name, "start") == "too-few-entrants"
        assert await cid.refused(name, "confirm", entrant=2) == "nothing-to-confirm"
        await bob.act(name, "confirm", entrant=1)
        await dan.act(name, "confirm", entrant=2)
        entrants = (await ann.get(name, "entrants"))["entrants"]
        assert [entrant["name"] for entrant in entrants] == ["Reds", f"{cid.name} / {dan.name}"]
        await club.organiser.act(name, "start")
        round_ = await club.play_round(name, 1)
        (pairing,) = round_["pairings"]
        seats = (await ann.player.state(pairing["game"]))["created"]["seats"]
        sides = [{seats[side]["player"], seats[side + 2]["player"]} for side in (0, 1)]
        assert {frozenset(side) for side in sides} == {frozenset({ann.id, bob.id}), frozenset({cid.id, dan.id})}
        await club.organiser.status(name, "finished")


@story
async def test_at_real_tables(server):
    async with AsyncExitStack() as stack:
        organiser, helper, _ = await members(stack, server, 3)
        name = await organiser.create(place="tables", rounds=2)
        await organiser.act(name, "open")
        text = "Name;Wertung\nAda;1700\nBea;\nCem;1500\n"
        answer = await organiser.http.post(f"/api/tournaments/{name}/import", json={"format": "csv", "text": text})
        assert answer.is_success, answer.text
        answer = await organiser.http.post(
            f"/api/tournaments/{name}/import", json={"format": "csv", "text": "Name,Rating\nEda,x\n"}
        )
        assert answer.json()["code"] == "bad-import"
        other = await organiser.create(place="tables")
        await organiser.act(other, "add_entrants", entrants=[{"members": ["Dóra"], "rating": 1400}])
        report = (await organiser.http.get(f"/api/tournaments/{other}/trf")).text
        answer = await organiser.http.post(f"/api/tournaments/{name}/import", json={"format": "trf", "text": report})
        assert answer.is_success, answer.text
        entrants = (await organiser.get(name, "entrants"))["entrants"]
        shown = [(entrant["name"], entrant.get("rating", 0)) for entrant in entrants]
        assert shown == [("Ada", 1700), ("Bea", 0), ("Cem", 1500), ("Dóra", 1400)]
        assert await organiser.refused(name, "add_entrants", entrants=[{"members": ["ada"]}]) == "entered-twice"
        assert await helper.refused(name, "record", pairing=1, result="1-0") == "not-organiser"
        await organiser.act(name, "add_organiser", player=helper.name)
        await organiser.act(name, "start")
        round_ = await organiser.round(name, 1)
        assert all("game" not in pairing for pairing in round_["pairings"])
        for pairing, bot in zip(round_["pairings"], (organiser, helper), strict=True):
            await bot.act(name, "record", pairing=pairing["number"], result="1-0")
        number = round_["pairings"][0]["number"]
        assert await helper.refused(name, "record", pairing=number, result="0-1") == "has-result"
        await helper.act(name, "correct", pairing=number, result="0-1", reason="a slip was misread")
        await organiser.act(name, "pair")
        second = await organiser.round(name, 2)
        swapped = [[pairing["second"], pairing["first"]] for pairing in second["pairings"]]
        await organiser.act(name, "repair", round=2, pairings=swapped, reason="sides were agreed")
        again = await organiser.round(name, 2)
        assert [[pairing["first"], pairing["second"]] for pairing in again["pairings"]] == swapped
        for pairing in again["pairings"]:
            await helper.act(name, "record", pairing=pairing["number"], result="1/2-1/2")
        await organiser.status(name, "finished")
        log = (await organiser.get(name, "events"))["events"]
        reasons = {event["type"]: event["reason"] for event in log if event.get("reason")}
        assert reasons == {"corrected": "a slip was misread", "repaired": "sides were agreed"}
        assert {event["by"] for event in log if event["type"] == "corrected"} == {helper.id}
        await helper.act(name, "correct", pairing=number, result="1/2-1/2", reason="the slip was found")
        assert [event["type"] for event in (await organiser.get(name, "events"))["events"]][-2:] == [
            "corrected",
            "finished",
        ]
