"""The booklet as a PDF, typeset by Typst, a compiler that is installed as a wheel."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Any

import hexad
from hexad.booklet.book import book_of
from hexad.booklet.cover import cover
from hexad.typesetting import PrintingError, can_print, compiled

__all__ = ["PAPERS", "PrintingError", "can_print", "pdf", "typeset"]

PAPERS = {"a4": "a4", "letter": "us-letter"}

_HERE = Path(__file__).parent
# The width of the text, between two figures of a row, and between two boards of a figure, in millimetres.
_TEXT_WIDTH, _GUTTER, _BETWEEN = 140, 8, 4


def pdf(language: str = "en", *, game: str | None = None, paper: str = "a4") -> bytes:
    """The rulebook of both games, or of one, as a PDF.

    The same arguments give the same bytes. The file is tagged for screen readers (PDF/UA).
    """
    made = typeset(language, game=game, paper=paper, format="pdf", pdf_standards="ua-1", timestamp=0)
    assert isinstance(made, bytes)
    return made


def typeset(language: str, *, game: str | None = None, paper: str = "a4", **output: str | float) -> bytes | list[bytes]:
    """The rulebook in any format of Typst: a PDF, or a PNG for each page. `output` are options of `typst.compile`.

    Raises PrintingError if Typst is not installed.
    """
    if paper not in PAPERS:
        raise ValueError(f'there is no paper "{paper}": expected {" or ".join(PAPERS)}')
    book = asdict(book_of(language, game))
    for section in (section for chapter in book["chapters"] for section in chapter["sections"]):
        for rule in section["rules"]:
            rule["rows"] = rows(rule.pop("pictures"))
    book |= {"paper": PAPERS[paper], "version": hexad.__version__, "boards": cover(book["cover"], game)}
    return compiled(_HERE / "booklet.typ", {"book": book}, output)


def rows(pictures: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """The figures of a rule in rows, as many as fit; each gets its whole width as `across`."""
    packed: list[list[dict[str, Any]]] = []
    room = 0.0
    for picture in pictures:
        count = len(picture["boards"])
        picture["across"] = count * picture["width"] + (count - 1) * _BETWEEN
        if picture["across"] + _GUTTER > room:
            packed.append([])
            room = _TEXT_WIDTH + _GUTTER
        packed[-1].append(picture)
        room -= picture["across"] + _GUTTER
    return packed
