"""The PDF: complete, legible, and the same each time."""

from __future__ import annotations

import io
import re
import sys

import pypdf
import pytest

from hexad import booklet
from hexad.booklet.figures import figures, terms
from hexad.booklet.pdf import rows
from hexad.texts import LANGUAGES, Texts
from tests.cli.lines import failure, hexad

pytest.importorskip("typst")

RULES = [*(f"A{at}" for at in range(1, 18)), *(f"S{at}" for at in range(1, 15)), *(f"R{at}" for at in range(1, 15))]
LETTERS = {"en": "’", "tr": "ğışİçöü", "de": "äöüß", "hu": "őűáéíóúöü"}


def read(data: bytes) -> tuple[pypdf.PdfReader, str]:
    """The file, and its text with hyphenated words joined."""
    reader = pypdf.PdfReader(io.BytesIO(data))
    text = "\n".join(page.extract_text() for page in reader.pages)
    return reader, text


def squeezed(text: str) -> str:
    """A text without line breaks and hyphens."""
    return re.sub(r"[\s\u00ad\u2010-]", "", text)


@pytest.fixture(scope="module", params=LANGUAGES)
def book(request):
    return request.param, *read(booklet.pdf(request.param))


def test_it_has_all_rules_figures_and_words(book):
    language, reader, text = book
    texts, whole = Texts(language), squeezed(text)
    assert len(reader.pages) >= 10
    for rule in RULES:
        assert re.search(rf"\b{rule}\b", text), rule
        assert squeezed(texts.say(f"rule-{rule}")) in whole, rule
    for figure in figures():
        label = squeezed(texts.say("booklet-figure", number=figure.number))
        assert (label in whole) == figure.is_numbered
        assert squeezed(texts.say(figure.key)) in whole
    for term in terms():
        assert squeezed(texts.say(f"term-{term.name}-meaning")) in whole


def test_it_has_the_letters_of_its_language(book):
    language, reader, text = book
    assert set(LETTERS[language]) <= set(text)
    assert "\ufffd" not in text
    fonts = {str(font.get_object()["/BaseFont"]) for page in reader.pages for font in fonts_of(page)}
    assert fonts
    assert all("Figtree" in font for font in fonts), fonts


def fonts_of(page):
    return page["/Resources"].get("/Font", {}).values()


def test_it_has_metadata(book):
    language, reader, _ = book
    texts = Texts(language)
    title = f"{texts.say('booklet-title')}: {texts.say('booklet-subtitle')}"
    assert reader.metadata.title == title
    assert str(reader.trailer["/Root"]["/Lang"]).startswith(language)
    assert reader.trailer["/Root"]["/MarkInfo"]["/Marked"]
    assert {"Abalone", "Six"} <= {entry.title for entry in reader.outline if not isinstance(entry, list)}


def test_the_same_book_is_the_same_file():
    assert booklet.pdf("en", game="six") == booklet.pdf("en", game="six")


def test_one_game_alone():
    reader, text = read(booklet.pdf("hu", game="six", paper="letter"))
    assert len(reader.pages) < 10
    assert "S14" in text
    assert "A14" not in text
    assert [round(float(side)) for side in reader.pages[0].mediabox[2:]] == [612, 792]


def test_figures_are_in_rows():
    sizes = [(62, 1), (62, 1), (62, 2), (41, 1), (41, 1), (41, 1)]
    pictures = [{"width": width, "boards": ["<svg/>"] * count} for width, count in sizes]
    assert [len(row) for row in rows(pictures)] == [2, 1, 3]


def test_the_command_writes_a_file(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    hexad("rulebook", "--language", "de", "--out", "regeln.pdf", "--game", "abalone")
    assert (tmp_path / "regeln.pdf").read_bytes().startswith(b"%PDF-")
    hexad("rulebook", "--language", "tr", "--game", "six")
    assert (tmp_path / "rulebook-tr.pdf").exists()


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["--language", "fr"], '--language is "fr": expected one of en (English)'),
        (["--game", "go"], 'there is no game "go": expected abalone or six'),
        (["--paper", "b5"], 'there is no paper size "b5": expected a4 or letter'),
        (["--out", "/nowhere/at/all.pdf"], "/nowhere/at/all.pdf: no such file or directory"),
        (["--out", "."], ": is a directory"),
    ],
)
def test_bad_arguments_are_refused(arguments, text):
    assert text in failure("rulebook", *arguments)


def test_without_typst(monkeypatch):
    monkeypatch.setitem(sys.modules, "typst", None)
    assert 'pip install "hexad[print]"' in failure("rulebook")


def test_unknown_languages_are_refused():
    with pytest.raises(ValueError, match='there is no language "fr"'):
        booklet.pdf("fr")
