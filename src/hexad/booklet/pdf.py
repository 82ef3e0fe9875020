"""The booklet as a PDF, typeset by Typst: a compiler that comes as a wheel and needs nothing of the system."""

from __future__ import annotations

import json
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import hexad
from hexad.booklet.book import book_of
from hexad.booklet.cover import cover

__all__ = ["PAPERS", "PrintingError", "can_print", "pdf", "typeset"]

PAPERS = {"a4": "a4", "letter": "us-letter"}

_HERE = Path(__file__).parent
# What stands side by side: as many figures as the lines are long, in millimetres.
_LINE, _GUTTER, _BETWEEN = 140, 8, 4


class PrintingError(Exception):
    """There is nothing here to print with."""


def can_print() -> bool:
    """Whether Typst is installed, which is an extra: `hexad[print]`."""
    return find_spec("typst") is not None


def pdf(language: str = "en", *, game: str | None = None, paper: str = "a4") -> bytes:
    """The rulebook of both games, or of one, as a PDF.

    The same arguments give the same bytes. The file is tagged for those who have it read out to them (PDF/UA).
    """
    made: bytes = typeset(language, game=game, paper=paper, format="pdf", pdf_standards="ua-1", timestamp=0)
    return made


def typeset(language: str, *, game: str | None = None, paper: str = "a4", **output: Any) -> Any:  # noqa: ANN401
    """The rulebook in whatever Typst can write: a PDF, or a PNG for each page."""
    if paper not in PAPERS:
        raise ValueError(f'there is no paper "{paper}": expected {" or ".join(PAPERS)}')
    book = asdict(book_of(language, game))
    for section in (section for chapter in book["chapters"] for section in chapter["sections"]):
        for rule in section["rules"]:
            rule["rows"] = rows(rule.pop("pictures"))
    book |= {"paper": PAPERS[paper], "version": hexad.__version__, "boards": cover(book["cover"], game)}
    try:
        import typst  # noqa: PLC0415 - an extra
    except ModuleNotFoundError:
        raise PrintingError('no typst: expected it installed, pip install "hexad[print]"') from None
    return typst.compile(
        _HERE / "booklet.typ",
        root=_HERE,
        font_paths=[_HERE / "fonts"],
        # What is printed must not depend on the machine that does it.
        ignore_system_fonts=True,
        sys_inputs={"book": json.dumps(book)},
        **output,
    )


def rows(pictures: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """The figures of a rule, as many in each row as fit, each told how wide all of it is."""
    packed: list[list[dict[str, Any]]] = []
    room = 0.0
    for picture in pictures:
        count = len(picture["boards"])
        picture["across"] = count * picture["width"] + (count - 1) * _BETWEEN
        if picture["across"] + _GUTTER > room:
            packed.append([])
            room = _LINE + _GUTTER
        packed[-1].append(picture)
        room -= picture["across"] + _GUTTER
    return packed
