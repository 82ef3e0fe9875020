"""The contents of the rulebook in one language: chapters, sections, rules and pictures."""

from __future__ import annotations

from dataclasses import dataclass, field

import hexad
from hexad.booklet.figures import Figure, cards, figures, terms
from hexad.rulebook import RULINGS
from hexad.texts import LANGUAGES, Texts

__all__ = ["LANGUAGES", "SECTIONS", "Book", "Chapter", "Note", "Picture", "Rule", "Section", "Word", "book_of"]


def _span(letter: str, first: int, last: int) -> tuple[str, ...]:
    return tuple(f"{letter}{number}" for number in range(first, last + 1))


# The rules of each section. The section `words` ends with the words of the glossary.
SECTIONS: dict[str, dict[str, tuple[str, ...]]] = {
    "abalone": {
        "start": _span("A", 1, 2),
        "moving": _span("A", 3, 8),
        "sumito": _span("A", 9, 14),
        "winning": _span("A", 15, 16),
        "words": ("A17",),
        "rulings": (*_span("R", 1, 4), *_span("R", 13, 14)),
    },
    "six": {
        "start": _span("S", 1, 3),
        "placing": ("S4",),
        "winning": _span("S", 5, 7),
        "moving": _span("S", 8, 9),
        "four": ("S10",),
        "advanced": _span("S", 11, 14),
        "words": (),
        "rulings": _span("R", 5, 12),
    },
}

# The size of a board in the summary, alone or among several, as `close` in figures.toml. Other sizes than those of the
# glossary and the figures: the ids within pictures of the same position differ only if their sizes differ.
_ALONE, _SEVERAL = (490.0, 392.0), (650.0, 420.0)


@dataclass(frozen=True)
class Picture:
    """A figure, drawn; one SVG for each of its boards. The label is empty if it has no number."""

    label: str
    caption: str
    boards: list[str]
    width: int


@dataclass(frozen=True)
class Rule:
    """A rule, its figures, and a reference to the rulings that settle it."""

    id: str
    text: str
    see: str
    rulings: tuple[str, ...]
    pictures: list[Picture] = field(default_factory=list)


@dataclass(frozen=True)
class Word:
    """A term of the glossary."""

    name: str
    meaning: str
    board: str


@dataclass(frozen=True)
class Section:
    """Rules that belong together."""

    id: str
    title: str
    lead: str
    rules: list[Rule]
    words: list[Word]


@dataclass(frozen=True)
class Note:
    """A part of the summary of a game."""

    title: str
    text: str
    rules: str
    boards: list[str]


@dataclass(frozen=True)
class Chapter:
    """A game: its rules, the columns of its score sheet, and its summary."""

    game: str
    title: str
    lead: str
    sections: list[Section]
    sheet: list[str]
    glance: list[Note]


@dataclass(frozen=True)
class Book:
    """Everything that is printed."""

    language: str
    title: str
    subtitle: str
    lead: str
    about: str
    contents: str
    cover: str
    sheet: str
    glance: str
    chapters: list[Chapter]


def book_of(language: str, game: str | None = None) -> Book:
    """The rulebook of both games, or of one."""
    texts = Texts(language)
    if game is not None and game not in SECTIONS:
        raise ValueError(f'there is no game "{game}": expected {" or ".join(SECTIONS)}')
    chosen = [game] if game else list(SECTIONS)
    return Book(
        language=language,
        title=texts.say(f"rules-{game}") if game else texts.say("booklet-title"),
        subtitle=texts.say("booklet-subtitle"),
        lead=texts.say(f"rules-{game}-lead" if game else "booklet-lead"),
        about=texts.say("booklet-about"),
        contents=texts.say("booklet-contents"),
        cover=texts.say("booklet-cover"),
        sheet=texts.say("booklet-sheet"),
        glance=texts.say("booklet-glance"),
        chapters=[_chapter(texts, game) for game in chosen],
    )


def _chapter(texts: Texts, game: str) -> Chapter:
    sections = [_section(texts, game, name, rules) for name, rules in SECTIONS[game].items()]
    sides = [texts.say(f"cli-side-{side}") for side in hexad.GAMES[game].players]
    return Chapter(
        game,
        texts.say(f"rules-{game}"),
        texts.say(f"rules-{game}-lead"),
        sections,
        sheet=[texts.say("booklet-sheet-date"), *sides, texts.say("booklet-sheet-winner")],
        glance=_glance(texts, game),
    )


def _section(texts: Texts, game: str, name: str, rules: tuple[str, ...]) -> Section:
    title = "rules-rulings" if name == "rulings" else f"booklet-section-{game}-{name}"
    lead = f"{title}-lead"
    return Section(
        id=f"{game}-{name}",
        title=texts.say(title),
        lead=texts.say(lead) if texts.has(lead) else "",
        rules=[_rule(texts, game, rule) for rule in rules],
        words=_words(texts, game) if name == "words" else [],
    )


def _rule(texts: Texts, game: str, rule: str) -> Rule:
    text = texts.say(f"rule-{rule}")
    # A ruling that the text itself names needs no reference.
    rulings = tuple(ruling for ruling in RULINGS.get(rule, ()) if f"({ruling})" not in text)
    see = texts.say("booklet-see", rules=", ".join(rulings), count=len(rulings)) if rulings else ""
    shown = [_picture(texts, figure) for figure in figures() if (figure.game, figure.rule) == (game, rule)]
    return Rule(rule, text, see, rulings, shown)


def _picture(texts: Texts, figure: Figure) -> Picture:
    label = texts.say("booklet-figure", number=figure.number) if figure.is_numbered else ""
    caption = texts.say(figure.key)
    boards = [
        board.draw(label or caption, caption, coordinates=not figure.close, close=figure.close)
        for board in figure.boards
    ]
    return Picture(label, caption, boards, figure.width)


def _words(texts: Texts, game: str) -> list[Word]:
    words = []
    for term in terms():
        if term.game == game:
            name, meaning = texts.say(f"term-{term.name}"), texts.say(f"term-{term.name}-meaning")
            words.append(Word(name, meaning, term.board.draw(name, meaning, coordinates=False, close=True)))
    return words


def _glance(texts: Texts, game: str) -> list[Note]:
    notes = []
    for card in cards():
        if card.game == game:
            title, text = texts.say(card.key), texts.say(card.text_key)
            close = _ALONE if len(card.boards) == 1 else _SEVERAL
            boards = [board.draw(title, text, coordinates=False, close=close) for board in card.boards]
            notes.append(Note(title, text, card.rules, boards))
    return notes
