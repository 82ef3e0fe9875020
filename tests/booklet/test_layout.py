"""The pages of the booklet: filled, with figures beside their rules; on both papers and in every language."""

from __future__ import annotations

import io
import re
from itertools import pairwise

import numpy as np
import pypdf
import pytest
from PIL import Image

from hexad import booklet
from hexad.booklet.book import SECTIONS
from hexad.booklet.figures import figures, terms
from hexad.booklet.pdf import typeset
from hexad.rulebook import RULINGS
from hexad.texts import LANGUAGES, Texts

pytest.importorskip("typst")

# Pixels per inch: enough to tell a line of text from an empty line.
RESOLUTION = 36
MILLIMETRE = RESOLUTION / 25.4
# The height of the text and its distance from the upper edge, in millimetres, as in booklet.typ.
TEXT_HEIGHT, MARGIN_TOP = 250, {"a4": 23, "letter": 14}
# The text ends here, measured from the left edge of the paper.
TEXT_RIGHT = 185
MAX_EMPTY = 1 / 3
# The booklet of both games on both papers, and of each game alone.
EDITIONS = [(None, "a4"), (None, "letter"), ("abalone", "a4"), ("six", "letter")]
# The width of a glossary board, and the least size of a piece on it, in millimetres.
CARD, MIN_PIECE = 34, 3.8
PIECE = {"abalone": 90, "six": 97}
# Words that stay on the line of the next one.
BOUND = {"hu": r"\b[aA] \w+", "tr": r"\bya da\b"}
PLAYERS = {"en": "players", "tr": "oyuncu|kişi", "de": "Spieler|Personen", "hu": "játékos"}


def joined(text: str) -> str:
    """A text without spaces and line breaks; hyphens stay."""
    return re.sub(r"\s", "", text)


def squeezed(text: str) -> str:
    """A text without spaces, line breaks and hyphens."""
    return re.sub(r"[-\u00ad\u2010]", "", joined(text))


@pytest.fixture(scope="module", params=LANGUAGES)
def book(request):
    """The texts, and what is printed on each page, line by line."""
    reader = pypdf.PdfReader(io.BytesIO(booklet.pdf(request.param)))
    return Texts(request.param), [page.extract_text() for page in reader.pages]


def ink(page: bytes) -> np.ndarray:
    """Which pixels of a page are printed."""
    return np.asarray(Image.open(io.BytesIO(page)).convert("L")) < 230


def empty_share(page: bytes, paper: str) -> float:
    """The share of the text's height that lies below the last line or figure."""
    top = round(MARGIN_TOP[paper] * MILLIMETRE)
    height = round(TEXT_HEIGHT * MILLIMETRE)
    inked = np.flatnonzero(ink(page)[top : top + height].any(axis=1))
    return 1 - (int(inked[-1]) + 1) / height


@pytest.fixture(
    scope="module", params=[(language, *edition) for language in LANGUAGES for edition in EDITIONS], ids=str
)
def pages(request):
    """The paper and the pages of an edition, as pictures."""
    language, game, paper = request.param
    pictures = typeset(language, game=game, paper=paper, format="png", ppi=float(RESOLUTION))
    assert isinstance(pictures, list)
    return paper, pictures


def test_no_page_is_a_third_empty(pages):
    paper, pictures = pages
    shares = [round(empty_share(page, paper), 2) for page in pictures]
    assert max(shares) < MAX_EMPTY, shares


def test_no_line_reaches_into_the_margin(pages):
    _, pictures = pages
    right = round((TEXT_RIGHT + 1) * MILLIMETRE)
    # The title page has wider margins.
    assert not [at for at, page in enumerate(pictures[1:], 2) if ink(page)[:, right:].any()]


def test_figures_belong_to_the_rules_that_they_show():
    rules = {(figure.game, figure.number): figure.rule for figure in figures()}
    assert [rules["abalone", number] for number in ("2", "3")] == ["A7", "A8"]
    assert {rules["abalone", number] for number in ("4", "5", "6a", "6b")} == {"A10"}
    # No sumito: not in one line, three that no number can push, a gap, and no room behind.
    assert [rules["abalone", number] for number in ("7a", "7b", "7c", "7d")] == ["A9", "A10", "A11", "A12"]
    assert [rules["six", number] for number in ("shapes", "3", "4")] == ["S5", "S8", "S9"]


def test_every_figure_is_on_the_page_of_its_rule(book):
    texts, pages = book
    for figure in figures():
        rule, caption = (page_of(pages, texts.say(key)) for key in (f"rule-{figure.rule}", figure.key))
        assert rule == caption, (figure.game, figure.number)


def page_of(pages: list[str], text: str) -> int:
    """The number of the page that has the whole text; words at the ends of lines may be hyphenated."""
    found = [at for at, page in enumerate(pages) if squeezed(text) in squeezed(page)]
    assert found, text
    return found[0]


def test_captions_and_the_glossary_are_not_hyphenated(book):
    texts, pages = book
    narrow = [figure.key for figure in figures()]
    narrow += [key for term in terms() for key in (f"term-{term.name}", f"term-{term.name}-meaning")]
    printed = joined("".join(pages))
    assert not [key for key in narrow if joined(texts.say(key)) not in printed]


def test_only_lines_of_rules_end_with_a_hyphen(book):
    texts, pages = book
    rules = [rule for sections in SECTIONS.values() for ids in sections.values() for rule in ids]
    wide = squeezed("".join(rule + texts.say(f"rule-{rule}") for rule in rules))
    broken = [line for page in pages for line in page.splitlines() if re.search(r"[-\u00ad\u2010]$", line.strip())]
    assert not [line for line in broken if squeezed(line) not in wide]


def test_no_caption_ends_with_a_line_of_one_word(book):
    texts, pages = book
    lines = {squeezed(line) for page in pages for line in page.splitlines()}
    captions = [texts.say(figure.key).split() for figure in figures()]
    assert not [words for words in captions if len(words) > 3 and squeezed(words[-1]) in lines]


def test_no_meaning_begins_with_a_line_of_one_word(book):
    texts, pages = book
    lines = [line.split() for page in pages for line in page.splitlines()]
    broken = {(*first, second[0]) for first, second in pairwise(lines) if len(first) == 1 and second}
    meanings = [texts.say(f"term-{term.name}-meaning").split() for term in terms()]
    assert not [words for words in meanings if tuple(words[:2]) in broken]


def test_no_line_breaks_between_a_number_and_its_word(book):
    texts, pages = book
    rules = [texts.say(f"rule-{rule}") for sections in SECTIONS.values() for ids in sections.values() for rule in ids]
    bound = {pair for rule in rules for pair in re.findall(r"\d+ \w+", rule)}
    bound |= {pair for rule in rules for pair in re.findall(BOUND.get(texts.language, "$^"), rule)}
    # A fixed space is printed as one.
    printed = "\n".join(pages)
    assert bound
    assert not [pair for pair in bound if pair.replace(" ", "\u00a0") not in printed]


def test_rulings_are_introduced_once_and_not_marked_one_by_one(book):
    texts, pages = book
    printed = squeezed("".join(pages))
    for sections in SECTIONS.values():
        for ruling in sections["rulings"]:
            after = printed.partition(squeezed(texts.say(f"rule-{ruling}")))[2]
            assert not after.startswith("("), ruling
    assert printed.count(squeezed(texts.say("rules-rulings-lead"))) == len(SECTIONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ruling_that_a_rule_names_is_not_referred_to_again(language):
    for chapter in booklet.book_of(language).chapters:
        for rule in (rule for section in chapter.sections for rule in section.rules):
            assert not [ruling for ruling in RULINGS.get(rule.id, ()) if ruling in rule.text and ruling in rule.see]
            assert all(ruling in rule.text + rule.see for ruling in RULINGS.get(rule.id, ()))


def test_a_score_sheet_fills_the_last_page_of_the_rules(book):
    texts, pages = book
    names = ["booklet-sheet", "booklet-sheet-date", "cli-side-black", "cli-side-red", "booklet-sheet-winner"]
    assert squeezed("".join(texts.say(name) for name in names)) in squeezed(pages[-2])


@pytest.mark.parametrize("term", terms(), ids=lambda term: f"{term.game} {term.name}")
def test_the_boards_of_the_glossary_are_legible(term):
    picture = term.board.draw(term.name, term.name, coordinates=False, close=True)
    width = float(picture.split('viewBox="')[1].split('"')[0].split()[2])
    assert CARD * PIECE[term.game] / width >= MIN_PIECE


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lead_does_not_count_players(language):
    assert not re.search(PLAYERS[language], Texts(language).say("booklet-lead"))
