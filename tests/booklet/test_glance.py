"""The summary on the last page: complete, legible, and in every language on one page."""

from __future__ import annotations

import io
import re

import numpy as np
import pypdf
import pytest
from PIL import Image

from hexad import GAMES, booklet
from hexad.booklet.figures import cards
from hexad.booklet.pdf import typeset
from hexad.texts import LANGUAGES, Texts

pytest.importorskip("typst")

# In millimetres from the left edge of the paper: the gap between the columns of the two games.
GAP = (101, 109)
# The heading above both columns ends here.
COLUMNS_TOP = 38
# Pixels per millimetre.
RESOLUTION = 2
# The width of a board, and of each of several boards, in millimetres; the least size of a piece.
WIDTH, WIDTH_OF_SEVERAL, MIN_PIECE = 29, 23, 3.3
PIECE = {"abalone": 90, "six": 97}


def squeezed(text: str) -> str:
    return re.sub(r"[\s\u00ad\u2010-]", "", text)


def named(rules: str) -> list[str]:
    """The rules of a list such as `A5–A7, A14`."""
    found = []
    for part in rules.split(", "):
        first, last = part.split("–") if "–" in part else (part, part)
        found += [f"{first[0]}{number}" for number in range(int(first[1:]), int(last[1:]) + 1)]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_it_sums_up_every_rule_but_the_glossary(game):
    summed = {rule for card in cards() if card.game == game for rule in named(card.rules)}
    assert summed == set(GAMES[game].rules) - {"A17"}


@pytest.mark.parametrize("game", GAMES)
def test_boards_are_legible_and_show_legal_moves(game):
    (chapter,) = booklet.book_of("en", game).chapters
    for card, note in zip((card for card in cards() if card.game == game), chapter.glance, strict=True):
        assert all(board.board().explain(board.move).legal for board in card.boards if board.move)
        width = WIDTH if len(note.boards) == 1 else WIDTH_OF_SEVERAL
        for picture in note.boards:
            across = float(picture.split('viewBox="')[1].split('"')[0].split()[2])
            # The start of Abalone is the whole board, of which only the arrangement matters.
            assert width * PIECE[game] / across >= MIN_PIECE or (game, card.name) == ("abalone", "start"), card.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [None, *GAMES])
def test_it_is_the_last_page_and_in_the_contents(language, game):
    texts = Texts(language)
    reader = pypdf.PdfReader(io.BytesIO(booklet.pdf(language, game=game)))
    contents, last = (squeezed(reader.pages[at].extract_text()) for at in (0, -1))
    title = squeezed(texts.say("booklet-glance"))
    assert last.startswith(title)
    assert re.search(rf"{title}\W*{len(reader.pages)}", contents)
    for card in cards():
        if game in {None, card.game}:
            assert squeezed(texts.say(card.key) + texts.say(card.text_key) + card.rules) in last


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_columns_do_not_run_into_each_other(language):
    pages = typeset(language, format="png", ppi=25.4 * RESOLUTION)
    assert isinstance(pages, list)
    pixels = np.asarray(Image.open(io.BytesIO(pages[-1])).convert("L"))
    left, right = (round(edge * RESOLUTION) for edge in GAP)
    assert (pixels[round(COLUMNS_TOP * RESOLUTION) :, left:right] > 230).all()


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_quote_the_rules_that_must_be_complete(language):
    """A16 and S10 say what every text about them must say, so the summary quotes them."""
    texts = Texts(language)
    quoted = {card.rules: texts.say(card.text_key) for card in cards() if not card.boards}
    assert quoted == {rule: texts.say(f"rule-{rule}") for rule in ("A16", "S10")}
