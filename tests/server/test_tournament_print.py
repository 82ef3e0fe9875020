"""Printouts from the server: pairings, slips, standings and crosstables as PDF, for whoever may see the tournament."""

from __future__ import annotations

import io
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

import pypdf
import pytest

from hexad.server.http.tournament_printouts import sheet_of
from hexad.texts import LANGUAGES, Texts

from .answers import refused
from .client import Server
from .test_tournament_tables import played
from .tournament_bots import Club, story
from .tournament_meeting import Meeting
from .tournament_world import PLAYERS

if TYPE_CHECKING:
    import httpx

    from .tournament_bots import Bot

pytest.importorskip("typst")

NAMES = ("Ada", "Dóra Szőke", "Cem Yıldırım", "*Jürgen* #Groß")


async def at_tables(organiser: Bot, **settings: Any) -> str:
    """A tournament of four at real tables whose first round is paired, with one result."""
    name = await organiser.create(place="tables", **settings)
    await organiser.act(name, "add_entrants", entrants=[{"members": [entrant]} for entrant in NAMES])
    await organiser.act(name, "open")
    await organiser.act(name, "start")
    first = (await organiser.round(name, 1))["pairings"][0]
    await organiser.act(name, "record", pairing=first["number"], result="1/2-1/2")
    return name


async def asked(bot: Bot, name: str, headers: dict[str, str] | None = None, **query: Any) -> httpx.Response:
    return await bot.http.get(f"/api/tournaments/{name}/print", params=query, headers=headers)


def text_of(answer: httpx.Response) -> str:
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/pdf"), answer.text
    return "".join(page.extract_text() for page in pypdf.PdfReader(io.BytesIO(answer.content)).pages)


@story
async def test_every_kind_is_printed_in_every_language(server):
    async with AsyncExitStack() as stack:
        club = await Club.at(stack, server, 1)
        organiser, guest = club.organiser, club.players[0]
        name = await at_tables(organiser, format="round-robin", title="Club *Cup*")
        kinds = zip(LANGUAGES, ("pairings", "slips", "standings", "crosstable"), strict=True)
        for language, what in kinds:
            text = text_of(await asked(guest, name, what=what, round=1, language=language))
            shown = [entrant for entrant in NAMES if entrant in text]
            # A slip is printed for the game that has no result yet.
            assert len(shown) == (2 if what == "slips" else 4)
            assert "Club *Cup*" in text
            assert Texts(language).say(f"printout-{'signature' if what == 'slips' else what}") in text
        assert "½ – ½" in text_of(await asked(guest, name, what="pairings"))


@story
async def test_what_cannot_be_printed_is_refused(server):
    async with AsyncExitStack() as stack:
        club = await Club.at(stack, server, 1)
        organiser, guest = club.organiser, club.players[0]
        draft = await organiser.create(format="round-robin")
        # A draft is for its organisers, and has no round.
        refused(await asked(guest, draft, what="standings"), 404, "no-tournament")
        assert (await asked(organiser, draft, what="standings")).status_code == 200
        refused(await asked(organiser, draft, what="pairings"), 404, "no-such-round")
        name = await at_tables(organiser, format="round-robin")
        for query in ({"what": "posters"}, {}, {"what": "pairings", "round": 0}, {"what": "pairings", "round": "x"}):
            answer = refused(await asked(guest, name, **query), 400, "not-understood")
            assert "what" in answer["text"] or "round" in answer["text"]
        refused(await asked(guest, name, what="pairings", language="fr"), 400, "not-understood")
        for what in ("pairings", "slips", "standings", "crosstable"):
            assert refused(await asked(guest, name, what=what, round=2), 404, "no-such-round")["field"] == "round"
        refused(await asked(guest, "A" * 12, what="standings"), 404, "no-tournament")


@story
async def test_a_printout_that_has_not_changed_is_not_made_again(server):
    async with AsyncExitStack() as stack:
        organiser = (await Club.at(stack, server, 1)).organiser
        name = await at_tables(organiser, format="round-robin")
        first = await asked(organiser, name, what="standings")
        assert first.headers["content-disposition"] == f'inline; filename="{name}-standings.pdf"'
        assert first.headers["cache-control"] == "private, no-cache"
        known = {"If-None-Match": first.headers["etag"]}
        assert (await asked(organiser, name, known, what="standings")).status_code == 304
        assert (await asked(organiser, name, known, what="standings", language="hu")).status_code == 200
        pairing = (await organiser.get(name, "rounds/1"))["pairings"][1]
        await organiser.act(name, "record", pairing=pairing["number"], result="1-0")
        assert (await asked(organiser, name, known, what="standings")).status_code == 200


@story
async def test_printing_has_a_quota(tmp_path):
    async with AsyncExitStack() as stack:
        limits = {"HEXAD_LIMITS": '{"pictures_per_minute":5,"account_factor":1}'}
        server = stack.enter_context(Server(tmp_path / "data", env=limits))
        organiser = (await Club.at(stack, server, 1)).organiser
        name = await organiser.create(format="round-robin")
        assert (await asked(organiser, name, what="standings")).status_code == 200
        refused(await asked(organiser, name, what="standings"), 429, "quota-pictures")


@story
async def test_a_printout_that_is_known_costs_what_its_table_does(tmp_path):
    """The table is computed to see whether it has changed, for 1,000 entrants, too."""
    async with AsyncExitStack() as stack:
        limits = {"HEXAD_LIMITS": '{"replays_per_minute":4,"account_factor":1}'}
        server = stack.enter_context(Server(tmp_path / "data", env=limits))
        organiser = (await Club.at(stack, server, 1)).organiser
        name = await organiser.create(place="tables")
        entrants = [{"members": [f"Player {number}"]} for number in range(500)]
        await organiser.act(name, "add_entrants", entrants=entrants)
        first = await asked(organiser, name, what="standings")
        known = {"If-None-Match": first.headers["etag"]}
        for _ in range(3):
            assert (await asked(organiser, name, known, what="standings")).status_code == 304
        refused(await asked(organiser, name, known, what="standings"), 429, "quota-replays")


@pytest.mark.parametrize("format_", ["swiss", "round-robin", "knockout", "arena", "league"])
def test_every_format_has_its_tables(format_):
    if format_ == "league":
        state = Meeting(format="league", days=2).started(*PLAYERS[:6]).state
    else:
        state = played(format=format_, rounds=4, minutes=5)
    table = sheet_of(state, "standings", None, "de")
    assert sorted(row[1].text for row in table.sections[0].rows) == sorted(PLAYERS[:6])
    if format_ == "arena":
        for what, code in (("pairings", "no-rounds"), ("slips", "no-rounds"), ("crosstable", "no-crosstable")):
            with pytest.raises(Exception, match=r"\w") as refusal:
                sheet_of(state, what, None, "de")  # type: ignore[arg-type]
            assert getattr(refusal.value, "code", "") == code
        return
    assert set(PLAYERS[:6]) <= {cell.text for row in _rows(sheet_of(state, "crosstable", None, "de")) for cell in row}
    assert len(sheet_of(state, "slips", 1, "de").slips) == len(state.rounds[0].pairings)


def test_standings_after_an_earlier_round():
    state = played(format="swiss", rounds=4)
    after = [sheet_of(state, "standings", number, "en") for number in (1, 2, 3, 4)]
    points = [sum(_points(row[-5].text) for row in _rows(sheet)) for sheet in after]
    assert points == [3, 6, 9, 12]
    assert "After round 2 of 4" in after[1].lead
    assert after[3] == sheet_of(state, "standings", None, "en")


def _rows(sheet: Any) -> list[Any]:
    return [row for section in sheet.sections for row in section.rows]


def _points(text: str) -> float:
    return float(text.replace("½", ".5"))
