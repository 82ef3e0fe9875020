"""Abuse of tournaments over HTTP: doubled and stale acts at two processes, other people's rights, hostile texts."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from typing import Any

import pytest

from .answers import refused
from .client import Player
from .damage import execute, url_of
from .tournament_bots import SETTINGS, Bot, Club, members, retried, story
from .tournament_proof import check_tournament

COVERS = ()
RUSH = 12
HOSTILE_TEXTS = {
    "csv": ["", "\x00", "name\n" + "a\n" * 40_000, "Name,Rating\nAda,000009999999999\n", '"', "Name\n" + "Ｗ" * 41],
    "trf": ["001", "XXP " + " ".join(map(str, range(1, 9_999))), "XXR " + "9" * 5_000, "nonsense"],
}


async def post(bot: Bot, url: str, name: str, **act: Any) -> Any:
    return await bot.http.post(f"{url}/api/tournaments/{name}/acts", json=act)


@story
async def test_a_rush_at_two_processes_enters_and_pairs_once(both):
    async with AsyncExitStack() as stack:
        organiser, one, two = await members(stack, both[0], 3)
        name = await organiser.create(rounds=1)
        await organiser.act(name, "open")
        urls = [server.url for server in both] * (RUSH // 2)
        answers = await asyncio.gather(
            *(post(one, url, name, type="enter", id=f"e{number}") for number, url in enumerate(urls)),
            *(post(two, url, name, type="enter", id="same") for url in urls),
        )
        codes = Counter(answer.json().get("code", "done") for answer in answers[:RUSH])
        assert codes["done"] == 1
        assert codes.keys() <= {"done", "already-entered", "busy"}
        done = [answer.json()["version"] for answer in answers[RUSH:] if answer.is_success]
        assert len(set(done)) == 1
        assert (await organiser.act(name, "start")) > 0
        # The server pairs the first round by itself, at the same time as the organiser asks for it at both processes.
        answers = await asyncio.gather(*(post(organiser, url, name, type="pair", id="p") for url in urls[:4]))
        assert {answer.json().get("code", "done") for answer in answers} <= {"done", "round-not-over", "no-round-left"}
        await organiser.round(name, 1)
        state = await check_tournament(url_of(both[0]), name)
        assert (len(state.entrants), len(state.rounds), len(state.pairings)) == (2, 1, 1)


@story
async def test_rights_end_at_once_at_every_process(both):
    async with AsyncExitStack() as stack:
        organiser, helper, other = await members(stack, both[0], 3)
        name = await organiser.create(place="tables", format="round-robin", cycles=2)
        await organiser.act(name, "add_organiser", player=helper.name)
        helper.http.base_url = other.http.base_url = both[1].url
        await organiser.act(name, "open")
        await helper.act(name, "add_entrants", entrants=[{"members": ["Ada"]}, {"members": ["Bea"]}])
        await helper.act(name, "start")
        pairing = (await organiser.round(name, 1))["pairings"][0]["number"]
        await organiser.act(name, "remove_organiser", player=helper.id)
        assert await helper.refused(name, "record", pairing=pairing, result="1-0") == "not-organiser"
        assert await helper.refused(name, "add_organiser", player=helper.id) == "not-organiser"
        assert await other.refused(name, "pair") == "not-organiser"
        # Nobody says who acts: the session does.
        claim = {"type": "record", "pairing": pairing, "result": "1-0", "by": organiser.id}
        refused(await other.http.post(f"/api/tournaments/{name}/acts", json=claim), 400, "not-understood")
        # An id belongs to the player who chose it: nobody is told of another one's act, or repeats it.
        await organiser.ask(name, "record", pairing=pairing, result="1-0", id="mine")
        assert await other.refused(name, "record", pairing=pairing, result="0-1", id="mine") == "not-organiser"
        # What is stale is refused, at both processes.
        helper.http.base_url = both[0].url
        assert await organiser.refused(name, "record", pairing=pairing, result="0-1") == "has-result"
        assert await organiser.refused(name, "repair", round=1, pairings=[[2, 1]], reason="x") == "round-begun"
        assert await organiser.refused(name, "start") == "already-started"
        await organiser.act(name, "cancel", reason="rain")
        other.http.base_url = both[1].url
        for kind in ("start", "pause", "pair"):
            assert await organiser.refused(name, kind) in ("tournament-over", "not-started")


@pytest.mark.parametrize(
    "change",
    [{"control": "-"}, {"control": ""}, {"control": " - "}, {"tie_break_control": "-"}, {"control": None}],
    ids=str,
)
@story
async def test_no_way_leads_to_a_tournament_without_a_clock(server, change):
    """A16: neither a new tournament nor a change, of a draft or later, in any format."""
    async with AsyncExitStack() as stack:
        (organiser,) = await members(stack, server, 1)
        for format_ in ("swiss", "round-robin", "knockout", "arena", "league"):
            answer = await organiser.http.post("/api/tournaments", json={**SETTINGS, "format": format_, **change})
            check_untimed(answer, change)
        without = {key: value for key, value in SETTINGS.items() if key != "control"}
        check_untimed(await organiser.http.post("/api/tournaments", json=without), {"control": "-"})
        name = await organiser.create()
        for phase in ("announce", "open"):
            check_untimed(await organiser.ask(name, "change", settings={**SETTINGS, **change}), change)
            await organiser.act(name, phase)
        assert (await organiser.get(name))["settings"]["control"] == "300"


def check_untimed(answer: Any, change: dict[str, Any]) -> None:
    if None in change.values():
        refused(answer, 400, "not-understood")
    else:
        assert refused(answer, 422, "untimed-tournament")["rule"] == "A16"


@pytest.mark.parametrize("number", [-1, 0, 10**30, 1e308, -1e308, 1.5, "1", [], True], ids=repr)
@story
async def test_extreme_numbers_are_refused_or_harmless(server, number):
    fields = (
        *("rounds", "cycles", "games_per_match", "tie_break_pairs", "minutes", "days", "min_rating", "max_rating"),
        *("max_entrants", "starts", "pause_minutes", "no_show_minutes", "half_byes", "round_times"),
    )
    async with AsyncExitStack() as stack:
        (organiser,) = await members(stack, server, 1)
        for field in fields:
            answer = await organiser.http.post("/api/tournaments", json={**SETTINGS, field: number})
            assert answer.status_code in (201, 400, 422), (field, answer.text)
            if answer.is_success:
                shown = await organiser.http.get(f"/api/tournaments/{answer.json()['name']}/calendar")
                assert shown.is_success, (field, shown.text)
        name = await organiser.create()
        for act in ({"type": "record", "pairing": number, "result": "1-0"}, {"type": "pair", "minutes": number}):
            answer = await organiser.http.post(f"/api/tournaments/{name}/acts", json=act)
            assert 400 <= answer.status_code < 500, answer.text


@story
async def test_hostile_tables_and_reports_are_refused_and_change_nothing(server):
    async with AsyncExitStack() as stack:
        organiser, other = await members(stack, server, 2)
        name = await organiser.create(place="tables")
        await organiser.act(name, "open")
        path = f"/api/tournaments/{name}/import"
        for format_, texts in HOSTILE_TEXTS.items():
            for text in texts:
                data = {"format": format_, "text": text}
                answer = await organiser.http.post(path, json=data)
                assert answer.status_code in (400, 409, 422), (text[:40], answer.text)
                # Who may not add entrants does not even have a text read.
                assert (await other.http.post(path, json=data)).status_code in (400, 403)
        assert (await organiser.http.post(path, json={"text": "a\n" * 70_000})).status_code == 413
        assert (await organiser.get(name, "entrants"))["entrants"] == []
        table = "Name,Rating\n" + "\n".join(f"Player {number},9999" for number in range(1_000))
        assert (await organiser.http.post(path, json={"text": table})).is_success
        entrants = (await organiser.get(name, "entrants"))["entrants"]
        assert {entrant["rating"] for entrant in entrants} == {5_000}
        answer = await organiser.http.post(path, json={"text": "One More\n"})
        refused(answer, 409, "tournament-full")


@story
async def test_names_that_look_alike(server):
    async with AsyncExitStack() as stack:
        organiser, *players = await members(stack, server, 7)
        ann, bob, cid, dan, eve, fay = players
        teams = await organiser.create(format="round-robin", game="six", options={"players": 4})
        await organiser.act(teams, "open")
        await ann.act(teams, "enter", partner=bob.id, name="Red Bulls")
        for imitation in ("Rеd Bulls", "ＲＥＤ ＢＵＬＬＳ", "red bu1ls", "Red\u200b Bulls", ann.name.upper()):
            assert await cid.refused(teams, "enter", partner=dan.id, name=imitation) == "entered-twice"
        for imitation in ("Administrator", "Ѕtaff", "Hexad Engine", "yönetici"):
            assert await cid.refused(teams, "enter", partner=dan.id, name=imitation) == "reserved-name"
        await cid.act(teams, "enter", partner=dan.id, name="Ｗ" * 40)
        assert await eve.refused(teams, "enter", partner=fay.id, name="Ｗ" * 41) == "bad-name"
        assert await eve.refused(teams, "enter", partner=fay.id, name="\u202eeve") == "bad-name"
        tables = await organiser.create(place="tables")
        await organiser.act(tables, "add_entrants", entrants=[{"members": ["Ilia Nagy"]}])
        for again in ("ilia nagy", "Ilia\u200b Nagy", "Ｉｌｉａ Nagy", " Ilia  Nagy"):
            answer = await organiser.refused(tables, "add_entrants", entrants=[{"members": [again]}])
            assert answer == "entered-twice"
        # A real person whose name only looks similar takes part.
        await organiser.act(tables, "add_entrants", entrants=[{"members": ["Lila Nagy"]}])


@story
async def test_a_game_that_an_organiser_decided_ends(both):
    """The result is that of the organiser, the players are free for the next round, and the game changes no rating."""
    async with AsyncExitStack() as stack:
        club = await Club.at(stack, both[0], 2)
        name = await club.opened(format="round-robin", cycles=2, round_start="automatic", pause_minutes=0, rated=True)
        await club.organiser.act(name, "start")
        (pairing,) = (await club.organiser.round(name, 1))["pairings"]
        mover = club.players[pairing["first"] - 1]
        await retried(lambda: mover.player.move(pairing["game"], "a1b2"))
        club.organiser.http.base_url = both[1].url
        await club.organiser.act(name, "correct", pairing=pairing["number"], result="0-1", reason="help from outside")
        second = await club.play_round(name, 2)
        game = (await mover.player.state(pairing["game"]))["state"]
        assert (game["status"], game["reason"]) == ("aborted", "decided")
        assert second["pairings"][0]["game"] != pairing["game"]
        await club.organiser.status(name, "finished")
        state = await check_tournament(url_of(both[0]), name)
        assert [str(one.result.value) for one in state.pairings.values() if one.result] == ["0-1", "1-0"]
        rows = await execute(url_of(both[0]), "select rated from games where name = :game", game=pairing["game"])
        assert len(rows) == 1


@story
async def test_guests_and_strangers_learn_and_change_nothing(server):
    async with AsyncExitStack() as stack:
        (organiser,) = await members(stack, server, 1)
        name = await organiser.create()
        guest = await stack.enter_async_context(Player(server.url))
        for kind in ("open", "enter", "start", "pair"):
            answer = await guest.http.post(f"/api/tournaments/{name}/acts", json={"type": kind})
            refused(answer, 404, "no-tournament")
        refused(await guest.http.post(f"/api/tournaments/{name}/import", json={"text": "Ada"}), 404, "no-tournament")
        await organiser.act(name, "open")
        answer = await guest.http.post(f"/api/tournaments/{name}/acts", json={"type": "enter"})
        refused(answer, 403, "needs-account")
