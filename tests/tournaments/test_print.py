"""Printouts of tournaments, read from the PDF: names, results, pages, in every language."""

from __future__ import annotations

import io
import random
import re

import numpy as np
import pypdf
import pytest
from PIL import Image

from hexad.printouts import Event, Progress, bracket, crosstable, pairings, pdf, slips, standings
from hexad.printouts.pdf import typeset
from hexad.printouts.sheet import Sheet
from hexad.texts import LANGUAGES, Texts
from hexad.tournaments import Absence, AbsenceKind, Entrant, History, Pairing, Result, Round
from hexad.tournaments.berger import round_robin
from hexad.tournaments.crosstable import round_robin_crosstable, swiss_crosstable
from hexad.tournaments.knockout import Knockout
from hexad.tournaments.knockout_match import MatchRules
from hexad.tournaments.standings import standings as ranked
from hexad.tournaments.tie_breaks import ROUND_ROBIN, SWISS, TieBreak

pytest.importorskip("typst")

CUP = Event("Spring Cup", "abalone", "swiss", rounds=5)
NAMES = ("Ada Lovelace", "Dóra Szőke", "Cem Yıldırım", "Gülşah Öztürk", "Jürgen Groß", "Bea", "Zoë")
MARKUP = '#strong[*a*] $x$ \\ @b <c> `d` "e" // f'
WIDE = "W" * 40
A4 = (595, 842)
PPI = 60


def read(sheet: Sheet) -> tuple[pypdf.PdfReader, list[str]]:
    """The file and the text of each page, in which a line break within a name is no space."""
    reader = pypdf.PdfReader(io.BytesIO(pdf(sheet)))
    return reader, [page.extract_text() for page in reader.pages]


def squeezed(text: str) -> str:
    """A text without spaces, so that it does not matter where lines end."""
    return re.sub(r"[\s\u200b]+", "", text)


def history(names: tuple[str, ...] = NAMES) -> History:
    """Three rounds, of which the last is being played. The last entrant has a bye in each."""
    entrants = [Entrant(number, name, 1900 - number) for number, name in enumerate(names, 1)]
    results = [Result.FIRST_WINS, Result.DRAW, Result.SECOND_WINS, Result.SECOND_FORFEITS]
    rounds = []
    for number in range(3):
        order = [entrant.number for entrant in entrants[:-1]]
        random.Random(number).shuffle(order)
        games = [
            Pairing(first, second, None if number == 2 and game == 0 else results[(game + number) % 4])
            for game, (first, second) in enumerate(zip(order[::2], order[1::2], strict=True))
        ]
        rounds.append(Round(tuple(games), (Absence(len(entrants), AbsenceKind.BYE),)))
    return History(entrants, rounds)


def margins(sheet: Sheet) -> list[float]:
    """The white margins of each page in millimetres, left and right; those of slips are beside the cutting line."""
    found = []
    pages = typeset(sheet, format="png", ppi=PPI)
    for page in pages if isinstance(pages, list) else [pages]:
        ink = (np.asarray(Image.open(io.BytesIO(page)).convert("L")) < 200).mean(axis=0)
        if sheet.slips:
            middle = len(ink) // 2
            found += [_white(ink[middle - 2 :: -1]), _white(ink[middle + 2 :])]
            continue
        found += [_white(ink), _white(ink[::-1])]
    return found


def _white(ink: np.ndarray) -> float:
    """How far it is to the first column of pixels with more in it than horizontal cutting lines."""
    return float(np.argmax(ink > 0.004)) / PPI * 25.4


@pytest.mark.parametrize("language", LANGUAGES)
def test_pairings_in_every_language(language):
    reader, pages = read(pairings(CUP, history(), 2, language))
    text, say = "\n".join(pages), Texts(language).say
    assert (len(pages), tuple(map(round, reader.pages[0].mediabox[2:]))) == (1, A4)
    assert all(name in text for name in NAMES)
    for key in ("pairings", "table", "side-first", "side-second", "result", "points", "without-game", "absence-bye"):
        assert say(f"printout-{key}") in text
    assert say("printout-round-of", number=2, count=5) in text
    assert say("printout-page", page=1, pages=1) in text
    assert [text.count(result) for result in ("½ – ½", "0 – 1", "+ / −")] == [1, 1, 1]
    assert reader.metadata is not None
    assert (
        reader.metadata.title
        == f"Spring Cup: {say('printout-pairings')}: {say('printout-round-of', number=2, count=5)}"
    )
    assert reader.root_object["/Lang"] == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_slips_in_every_language(language):
    """The slip of the only game that has no result."""
    played = history()
    game = played.rounds[2].pairings[0]
    _, (text,) = read(slips(CUP, played, 3, language))
    say = Texts(language).say
    assert [name in text for name in NAMES] == [entrant in game[:2] for entrant in range(1, 8)]
    assert text.count(say("printout-signature")) == 2
    assert text.count(say("printout-table")) == 1
    assert say("printout-round-of", number=3, count=5) in text
    assert all(result in text for result in ("1 – 0", "½ – ½", "0 – 1", say("printout-moves-first")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_standings_in_every_language(language):
    played = history()
    table = ranked(played, SWISS)
    _, (text,) = read(standings(CUP, table, SWISS, Progress.of(played), language))
    say = Texts(language).say
    places = [text.index(row.entrant.name) for row in table]
    assert places == sorted(places)
    assert say("printout-open-games", count=1) in text
    for tie_break in SWISS:
        assert text.count(say(f"printout-tie-{tie_break}-short")) >= 2
        assert squeezed(say(f"printout-tie-{tie_break}-meaning")) in squeezed(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_crosstables_in_every_language(language):
    played = history()
    _, (text,) = read(crosstable(CUP, swiss_crosstable(played, ranked(played)), Progress.of(played), language))
    assert all(name in text for name in NAMES)
    assert squeezed(Texts(language).say("printout-crosstable-swiss")) in squeezed(text)
    entrants = [Entrant(number, name) for number, name in enumerate(NAMES[:4], 1)]
    rounds = [
        Round(tuple(game._replace(result=Result.DRAW) for game in round_.pairings))
        for round_ in round_robin([1, 2, 3, 4])
    ]
    league = History(entrants, rounds)
    event = Event("League", "six", "league", 3)
    rows = round_robin_crosstable(league, ranked(league, ROUND_ROBIN, predetermined=True))
    _, (text,) = read(crosstable(event, rows, Progress.of(league), language))
    assert text.count("½") >= 3 * 4
    assert squeezed(Texts(language).say("printout-crosstable-all")) in squeezed(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bracket_in_every_language(language):
    games = [Pairing(6, 3, Result.DRAW), Pairing(3, 6, Result.FIRST_WINS), Pairing(5, 4, Result.FIRST_WINS)]
    knockout = Knockout(range(1, 8), MatchRules(2, 1), games, third_place=True, withdrawn=(4,))
    sheet = bracket(Event("Cup", "six", "knockout", 3), knockout, dict(enumerate(NAMES, 1)), language)
    _, (text,) = read(sheet)
    say = Texts(language).say
    assert all(name in text for name in NAMES)
    assert "1½ : ½" in text
    for key in ("bracket", "quarterfinals", "semifinals", "final", "third-place", "decision-bye"):
        assert say(f"printout-{key}") in text
    numbers = [row[0].text for section in sheet.sections for row in section.rows]
    assert numbers == [str(number) for number in range(1, 9)]


def test_five_hundred_players_on_pages_with_repeated_headings():
    entrants = [Entrant(number, f"Player {number:03}", 1500) for number in range(1, 501)]
    pairs = tuple(Pairing(number, number + 1) for number in range(1, 500, 2))
    many = History(entrants, [Round(pairs)])
    say = Texts("en").say
    _, pages = read(pairings(CUP, many, 1))
    assert 6 <= len(pages) <= 9
    _check_pages(pages, entrants, [say("printout-table"), say("printout-side-first"), say("printout-result")])
    _, pages = read(standings(CUP, ranked(many, SWISS), SWISS, Progress.of(many)))
    assert 12 <= len(pages) <= 17
    _check_pages(pages, entrants, [say("printout-rank"), say("printout-name"), say("printout-points")])
    _, pages = read(slips(CUP, many, 1))
    assert len(pages) == 32
    assert sorted(re.findall(r"Player \d{3}", "".join(pages))) == [entrant.name for entrant in entrants]


def _check_pages(pages: list[str], entrants: list[Entrant], headings: list[str]) -> None:
    """Nobody is lost or printed twice, every page has the headings and its number."""
    assert sorted(re.findall(r"Player \d{3}", "".join(pages))) == [entrant.name for entrant in entrants]
    for number, page in enumerate(pages, 1):
        assert all(heading in page for heading in headings)
        assert f"Page {number} of {len(pages)}" in page
        assert "Spring Cup" in page


@pytest.mark.parametrize(
    "name", [MARKUP, WIDE, "שלום עולם", "أحمد", "Ｗ" * 40, "🎲 田中 👩‍👩‍👧", "a\u202eb\u0000c\u2066d"]
)
def test_names_are_text_and_stay_on_the_paper(name):
    named = history((name, *NAMES[1:6], name))
    table = ranked(named, SWISS)
    event = CUP._replace(title=name)
    sheets = [
        pairings(event, named, 1),
        slips(event, History(list(named.entrants.values()), [Round((Pairing(1, 7), Pairing(2, 3)))]), 1),
        standings(event, table, tuple(TieBreak)[:8], Progress.of(named)),
        crosstable(event, swiss_crosstable(named, table), Progress.of(named)),
        bracket(event._replace(format="knockout"), Knockout([1, 2, 7]), {1: name, 2: "Bea", 7: name}),
    ]
    for sheet in sheets:
        _, pages = read(sheet)
        assert min(margins(sheet)) > 5
        if name in (MARKUP, WIDE):
            assert squeezed(name) in squeezed("".join(pages))
        assert "\u202e" not in "".join(pages)


def test_wide_names_break_within_their_column():
    """Forty wide letters are wider than a column: they are set in several lines, and the row becomes higher."""
    table = ranked(History([Entrant(1, WIDE), Entrant(2, "Bea")]))
    _, (text,) = read(standings(CUP, table, SWISS, Progress(0, 0)))
    lines = [line for line in text.replace("\u200b", "").splitlines() if "WWW" in line]
    assert len(lines) >= 3
    assert max(line.count("W") for line in lines) < 20


def test_many_columns_need_a_wide_page():
    entrants = [Entrant(number, f"Player {number}") for number in range(1, 41)]
    rounds = round_robin([entrant.number for entrant in entrants], double=True)
    everybody = History(entrants, rounds)
    rows = round_robin_crosstable(everybody, ranked(everybody, predetermined=True))
    sheet = crosstable(Event("Club", "abalone", "round-robin", 78), rows, Progress.of(everybody))
    reader, pages = read(sheet)
    assert tuple(map(round, reader.pages[0].mediabox[2:])) == A4[::-1]
    assert min(margins(sheet)) > 12
    assert all(f"Player {number}" in "".join(pages) for number in range(1, 41))


def test_a_sheet_is_the_same_after_json_and_prints_the_same_bytes():
    sheet = pairings(CUP, history(), 3, "hu")
    assert Sheet.from_data(sheet.as_data()) == sheet
    assert pdf(sheet) == pdf(sheet)
    slip = slips(CUP, history(), 3, "tr")
    assert Sheet.from_data(slip.as_data()) == slip


def test_games_of_a_match_share_a_table():
    played = Round((Pairing(1, 2, Result.DRAW), Pairing(3, 4), Pairing(2, 1)))
    entrants = [Entrant(number, f"Player {number}") for number in range(1, 5)]
    event = Event("Cup", "abalone", "knockout", 2)
    (section,) = pairings(event, History(entrants, [played]), 1).sections
    assert [(row[0].text, row[0].note) for row in section.rows] == [("1", "Game 1"), ("1", "Game 2"), ("2", "")]
    assert [slip.table for slip in slips(event, History(entrants, [played]), 1).slips] == ["1 · Game 2", "2"]
