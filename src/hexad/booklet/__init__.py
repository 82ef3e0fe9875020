"""The rulebook to print: the rules, the figures and the glossary of both games, in each language.

`pdf("de")` is a booklet, `page("de")` the same as a page for browsers; both are made of one `Book`.

>>> from hexad import booklet
>>> book = booklet.book_of("hu", game="six")
>>> book.title, [chapter.title for chapter in book.chapters]
('Six', ['Six'])
"""

from __future__ import annotations

from hexad.booklet.book import Book, book_of
from hexad.booklet.page import page
from hexad.booklet.pdf import PAPERS, PrintingError, can_print, pdf

__all__ = ["PAPERS", "Book", "PrintingError", "book_of", "can_print", "page", "pdf"]
