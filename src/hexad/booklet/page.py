"""The rulebook as one HTML page with inline pictures; the style sheet also serves for printing."""

from __future__ import annotations

from html import escape

from hexad.booklet.book import Book, Chapter, Note, Picture, Rule, Section, Word, book_of
from hexad.booklet.cover import cover
from hexad.texts import LANGUAGES, Texts

__all__ = ["page"]

# Figures that are narrower than this on paper, in millimetres, are small on a screen, too.
_SMALL = 50

_PAGE = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="description" content="{lead}">
<link rel="icon" href="/static/icon.svg"><link rel="stylesheet" href="/static/rulebook.css">
{alternates}<title>{title}: {subtitle}</title></head>
<body><header class="bar">
<a class="brand" href="{home}" title="{back}"><img src="/static/icon.svg" width="28" height="28" alt="">Hexad</a>
<nav aria-label="{languages}">{links}</nav></header>
<main><div class="cover"><p class="subtitle">{subtitle}</p><h1>{title}</h1><p class="lead">{page_lead}</p>{pdf}
<div class="heroes">{heroes}</div></div>
<nav class="contents" aria-labelledby="contents"><h2 id="contents">{contents}</h2><ul>{entries}</ul></nav>
<p class="about">{about}</p>
{chapters}
{glance}</main></body></html>
"""


def page(language: str, *, printable: bool = True) -> str:
    """The page in a language; `printable` adds a link to the PDF."""
    book, texts = book_of(language), Texts(language)
    address = f"/rulebook/{language}.pdf"
    button = f'<p class="actions"><a class="button" href="{address}">{escape(texts.say("booklet-page-pdf"))}</a></p>'
    return _PAGE.format(
        **{name: escape(getattr(book, name)) for name in ("language", "title", "subtitle", "lead", "contents")},
        page_lead=escape(texts.say("booklet-page-lead")),
        about=escape(book.about),
        alternates="".join(f'<link rel="alternate" hreflang="{code}" href="/rulebook/{code}">\n' for code in LANGUAGES),
        home="/" if language == "en" else f"/{language}/",
        back=escape(texts.say("booklet-page-back")),
        languages=escape(texts.say("booklet-page-languages")),
        links="".join(_language(code, name, code == language) for code, name in LANGUAGES.items()),
        pdf=button if printable else "",
        heroes="".join(cover(book.cover).values()),
        entries="".join(map(_entry, book.chapters)) + f'<li><a href="#glance">{escape(book.glance)}</a></li>',
        chapters="\n".join(map(_chapter, book.chapters)),
        glance=_glance(book),
    )


def _language(code: str, name: str, current: bool) -> str:
    here = ' aria-current="page"' if current else ""
    return f'<a href="/rulebook/{code}" lang="{code}" hreflang="{code}"{here}>{name}</a>'


def _entry(chapter: Chapter) -> str:
    parts = (f'<li><a href="#{section.id}">{escape(section.title)}</a></li>' for section in chapter.sections)
    return f'<li><a href="#{chapter.game}">{escape(chapter.title)}</a><ul>{"".join(parts)}</ul></li>'


def _chapter(chapter: Chapter) -> str:
    head = f'<h2 id="{chapter.game}">{escape(chapter.title)}</h2><p class="lead">{escape(chapter.lead)}</p>'
    return f'<section class="chapter">{head}{"".join(map(_section, chapter.sections))}</section>'


def _section(section: Section) -> str:
    lead = f"<p>{escape(section.lead)}</p>" if section.lead else ""
    words = f'<dl class="words">{"".join(map(_word, section.words))}</dl>' if section.words else ""
    rules = "".join(map(_rule, section.rules))
    return f'<section><h3 id="{section.id}">{escape(section.title)}</h3>{lead}{rules}{words}</section>'


def _rule(rule: Rule) -> str:
    see = f' <a class="see" href="#rule-{rule.rulings[0]}">({escape(rule.see)})</a>' if rule.rulings else ""
    name = f'<a class="id" href="#rule-{rule.id}">{rule.id}</a>'
    figures = f'<div class="figures">{"".join(map(_figure, rule.pictures))}</div>' if rule.pictures else ""
    return f'<div class="rule" id="rule-{rule.id}">{name}<p>{escape(rule.text)}{see}</p></div>{figures}'


def _figure(picture: Picture) -> str:
    label = f"<b>{escape(picture.label)}</b> " if picture.label else ""
    caption = f"<figcaption>{label}{escape(picture.caption)}</figcaption>"
    boards = "".join(picture.boards)
    look = f"of-{len(picture.boards)}" if len(picture.boards) > 1 else "small" if picture.width < _SMALL else "one"
    return f'<figure class="{look}"><div class="boards">{boards}</div>{caption}</figure>'


def _word(word: Word) -> str:
    return f"<div><dt>{escape(word.name)}</dt><dd>{escape(word.meaning)}</dd><dd>{word.board}</dd></div>"


def _glance(book: Book) -> str:
    games = "".join(
        f"<div><h3>{escape(chapter.title)}</h3><p>{escape(chapter.lead)}</p>"
        f'<dl class="words">{"".join(map(_note, chapter.glance))}</dl></div>'
        for chapter in book.chapters
    )
    return f'<section class="chapter glance"><h2 id="glance">{escape(book.glance)}</h2>{games}</section>'


def _note(note: Note) -> str:
    boards = f"<dd>{''.join(note.boards)}</dd>" if note.boards else ""
    text = f"{escape(note.text)} <span>({escape(note.rules)})</span>"
    return f"<div><dt>{escape(note.title)}</dt><dd>{text}</dd>{boards}</div>"
