"""Rows of a CSV text (RFC 4180), read with the place of each field and written for spreadsheets."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from hexad.tournaments.text_error import TournamentTextError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

__all__ = ["BYTE_ORDER_MARK", "Field", "read_rows", "write_rows"]

BYTE_ORDER_MARK = "\ufeff"
_DELIMITERS = ",;\t"
_FIELD = {delimiter: re.compile(rf'[^"\r\n{delimiter}]*') for delimiter in _DELIMITERS}
_QUOTED = re.compile(r' *"([^"]*(?:""[^"]*)*)" *')
_LINE_END = re.compile(r"\r\n|\n|\r")
# Spreadsheets take what begins like this for a formula. An apostrophe before it makes it a text.
_FORMULA = ("=", "+", "-", "@", "\t")


class Field(NamedTuple):
    """A field with its place, from 1."""

    line: int
    column: int
    text: str


def read_rows(text: str) -> list[list[Field]]:
    """The rows that are not empty. Fields are separated by commas, semicolons or tabs, and may be quoted.

    The first line decides which of the three it is.

    >>> [[field.text for field in row] for row in read_rows('"Ada, the first";1500\\r\\nBea;')]
    [['Ada, the first', '1500'], ['Bea', '']]

    Raises TournamentTextError for a quotation mark that does not fit.
    """
    text = text.removeprefix(BYTE_ORDER_MARK)
    delimiter = _delimiter(text)
    rows: list[list[Field]] = [[]]
    line, line_start, at = 1, 0, 0
    while True:
        raw, end = _raw_field(text, at, delimiter, line, at - line_start + 1)
        rows[-1].append(Field(line, at - line_start + 1, _without_apostrophe(raw)))
        for found in _LINE_END.finditer(text, at, end):
            line, line_start = line + 1, found.end()
        if end == len(text):
            break
        at = end + 1
        if text[end] != delimiter:
            found_end = _LINE_END.match(text, end)
            at = found_end.end() if found_end else at
            line, line_start = line + 1, at
            rows.append([])
    return [row for row in rows if any(field.text for field in row)]


def _delimiter(text: str) -> str:
    """The most frequent of the delimiters in the first line, outside of quotation marks."""
    first = next((line for line in re.sub(r'"[^"]*"', "", text).splitlines() if line.strip()), "")
    return max(_DELIMITERS, key=first.count)


def _raw_field(text: str, at: int, delimiter: str, line: int, column: int) -> tuple[str, int]:
    """The text of the field that begins at a place, and where it ends."""
    quoted = _QUOTED.match(text, at)
    if quoted and (quoted.end() == len(text) or text[quoted.end()] in f"{delimiter}\r\n"):
        return quoted[1].replace('""', '"').strip(), quoted.end()
    plain = _FIELD[delimiter].match(text, at)
    assert plain is not None
    if text.startswith('"', plain.end()):
        raise TournamentTextError("wrong-tournament-csv-quote", line, column + plain.end() - at)
    return plain[0].strip(), plain.end()


def _is_formula(text: str) -> bool:
    return text.lstrip("'").startswith(_FORMULA)


def _without_apostrophe(text: str) -> str:
    return text[1:] if text.startswith("'") and _is_formula(text) else text


def write_rows(rows: Iterable[Sequence[str]], delimiter: str = ",") -> str:
    """Rows as CSV, with a byte order mark, by which spreadsheets know that it is UTF-8.

    >>> write_rows([["Ada; Bea", "1"], ["=1+1", ""]], ";")
    '\\ufeff"Ada; Bea";1\\r\\n\\'=1+1;\\r\\n'
    """
    if delimiter not in _DELIMITERS:
        raise ValueError(f"not a delimiter: {delimiter!r}")
    lines = [delimiter.join(_written(field, delimiter) for field in row) for row in rows]
    return BYTE_ORDER_MARK + "".join(f"{line}\r\n" for line in lines)


def _written(text: str, delimiter: str) -> str:
    text = f"'{text}" if _is_formula(text) else text
    needs_quotes = text != text.strip() or any(character in text for character in f'"\r\n{delimiter}')
    doubled = text.replace('"', '""')
    return f'"{doubled}"' if needs_quotes else text
