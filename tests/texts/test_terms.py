"""`glossary` and `--kind` accept every printed term in any letter case and language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hexad
from hexad.texts import LANGUAGES
from hexad.texts.terms import find_term, folded, names_of
from tests.cli.lines import hexad as run

RULES = Path(__file__).parents[2] / "docs" / "RULES.md"
TERMS = [term for game in hexad.GAMES.values() for term in game.terms]
GAME_OF = {term: name for name, game in hexad.GAMES.items() for term in game.terms}


def printed_names() -> list[tuple[str, str, str]]:
    """Language, term and name of all that docs/RULES.md lists: the table of the glossary, and the names of Six."""
    text = RULES.read_text(encoding="utf-8")
    found = []
    for row in re.findall(r"^\| ([a-z-]+(?: move)?) \| .+ \| (.+) \| (.+) \| (.+) \|$", text, re.MULTILINE):
        english, *others = row
        for language, cell in zip(("tr", "de", "hu"), others, strict=True):
            if english not in ("term", "---"):
                # A second name stands in parentheses.
                names = [name.strip() for name in re.split(r"[()]", cell) if name.strip()]
                found += [(language, english.removesuffix(" move"), name) for name in names]
    for language, names in re.findall(r"\b(tr|de|hu)\s((?:\w+(?:\s\w+)*,\s)+\w+)", text.partition("Names:")[2]):
        tile_and_shapes = re.split(r",\s", names)[-4:]
        found += list(zip([language] * 4, ("tile", "triangle", "line", "ring"), tile_and_shapes, strict=True))
    return found


def in_capitals(text: str, language: str) -> str:
    return text.replace("i", "İ").upper() if language == "tr" else text.upper()


def in_small_letters(text: str, language: str) -> str:
    return text.replace("I", "ı").replace("İ", "i").lower() if language == "tr" else text.lower()


def spellings(name: str, language: str) -> list[str]:
    """A name as a person types it: as printed, small, in capitals, and with a capital for each word."""
    small, capitals = in_small_letters(name, language), in_capitals(name, language)
    words = (in_capitals(word[0], language) + word[1:] for word in small.split())
    # Someone without a Turkish keyboard, or with a program that does not know Turkish, types these.
    return [name, small, capitals, " ".join(words), name.upper(), name.lower(), f"  {name} "]


EVERY = sorted(
    {(language, term, name) for language in LANGUAGES for term in TERMS for name in names_of(term, language)}
    | set(printed_names())
)


def test_the_printed_names_are_read():
    names = {(language, name) for language, _, name in printed_names()}
    assert len(names) > 3 * 14
    assert {("tr", "tek başına"), ("de", "Pfeilartige Bewegung"), ("de", "Seitwärtsbewegung"), ("hu", "gyűrű")} <= names


@pytest.mark.parametrize(("language", "term", "name"), EVERY)
def test_every_printed_term_is_found(language, term, name):
    for spelt in spellings(name, language):
        assert find_term(spelt, TERMS, language) == term, spelt
        # In another language, too, unless it has its own term of that name.
        for other in LANGUAGES:
            own = {folded(one): kind for kind in TERMS for one in names_of(kind, other)}
            assert find_term(spelt, TERMS, other) == own.get(folded(spelt), term), (spelt, other)


@pytest.mark.parametrize(("language", "term", "name"), [one for one in EVERY if one[0] != "en"])
def test_the_command_line_accepts_it(language, term, name):
    capitals, game = in_capitals(name, language), GAME_OF[term]
    usual = names_of(term, language)[0]
    assert run("glossary", capitals, "--language", language).out.startswith(f"{usual} ({term})  ")
    if term in hexad.GAMES[game].formations:
        by_name = run("formations", game, "--kind", capitals, "--json", "--language", language)
        assert (by_name.code, by_name.out) == (0, run("formations", game, "--kind", term, "--json").out)


def test_names_of_several_words_at_the_prompt():
    out = run("play", "abalone", "--language", "tr", given="formations TEK BAŞINA mızrak\nquit\n").out
    assert "mızrak" in out
    assert run("play", "abalone", "--language", "tr", given="formations TEK KAŞINA\nquit\n").out.count("TEK") == 1


def test_other_words_are_no_terms():
    for text in ("", " ", "tek", "chess", "linear", "bewegung"):
        assert find_term(text, TERMS, "en") is None
