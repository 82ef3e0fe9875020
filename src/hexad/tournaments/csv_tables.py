"""Tables of a tournament as CSV: entrants in and out, standings and pairings out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.quoting import quoted
from hexad.tournaments.csv_rows import read_rows, write_rows
from hexad.tournaments.history import Entrant
from hexad.tournaments.text_error import TournamentTextError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from hexad.tournaments.csv_rows import Field
    from hexad.tournaments.history import History
    from hexad.tournaments.standings import Standing
    from hexad.tournaments.tie_breaks import TieBreak

__all__ = ["MAX_RATING", "read_entrants", "write_entrants", "write_pairings", "write_standings"]

MAX_RATING = 9999
_SEPARATOR = "/"
# The headings by which a column is known, in English, German, Turkish and Hungarian, in small letters.
_HEADINGS = {
    "number": (
        *("number", "no", "no.", "#", "nummer", "nr", "nr.", "startnummer"),
        *("numara", "sıra", "sira", "szám", "sorszám"),
    ),
    "name": (
        *("name", "player", "team", "spieler", "spielerin"),
        *("ad", "adı", "adi", "ad soyad", "isim", "oyuncu", "takım", "takim", "név", "játékos", "csapat"),
    ),
    "rating": ("rating", "elo", "wertung", "wertungszahl", "puan", "reyting", "értékszám", "élő-pont"),
    "members": ("members", "mitglieder", "üyeler", "tagok"),
}
_WITHOUT_HEADING = (("name", "rating", "members"), ("number", "name", "rating", "members"))


def read_entrants(text: str) -> list[Entrant]:
    """Entrants from a table with names, and optionally numbers, ratings and members of teams, separated by "/".

    The first row may be a heading in any of the four languages; columns with other headings are ignored. Without a
    heading the columns are the name, the rating and the members, or these after a number. Without numbers the entrants
    are numbered in their order.

    >>> read_entrants("Név;Értékszám\\nDóra;1500\\nCem;\\n")
    [Entrant(number=1, name='Dóra', rating=1500, members=()), Entrant(number=2, name='Cem', rating=0, members=())]

    Raises TournamentTextError, which names line and column.
    """
    rows = read_rows(text)
    columns = _columns(rows[0]) if rows else None
    if columns is not None:
        rows = rows[1:]
    elif rows:
        columns = dict(enumerate(_WITHOUT_HEADING[rows[0][0].text.isdecimal()]))
    if not rows or columns is None:
        raise TournamentTextError("wrong-tournament-csv-empty", 1, 1)
    entrants: dict[int, Entrant] = {}
    last = 0
    for row in rows:
        fields = {columns[place]: field for place, field in enumerate(row) if place in columns}
        entrant = _entrant(row, fields, last + 1)
        if entrant.number in entrants:
            raise _refused("wrong-tournament-csv-twice", fields["number"])
        entrants[entrant.number] = entrant
        last = max(last, entrant.number)
    return list(entrants.values())


def _columns(row: list[Field]) -> dict[int, str] | None:
    """What the columns below a heading hold; None if the row is no heading."""
    # Turkish has a letter that becomes a plain i with a dot above it.
    words = [field.text.casefold().replace("i̇", "i") for field in row]
    found = {place: name for place, word in enumerate(words) for name, known in _HEADINGS.items() if word in known}
    return found if "name" in found.values() else None


def _entrant(row: list[Field], fields: dict[str, Field], next_number: int) -> Entrant:
    name = fields.get("name", row[-1])
    if "name" not in fields or not name.text:
        raise TournamentTextError("wrong-tournament-csv-name", name.line, name.column)
    number = _number(fields.get("number"), "wrong-tournament-csv-number", next_number, 1)
    rating = _number(fields.get("rating"), "wrong-tournament-csv-rating", 0, 0)
    members = fields["members"].text.split(_SEPARATOR) if "members" in fields else []
    return Entrant(number, name.text, rating, tuple(member.strip() for member in members if member.strip()))


def _number(field: Field | None, key: str, default: int, least: int) -> int:
    if field is None or not field.text:
        return default
    digits = field.text.lstrip("0") or "0"
    if not (field.text.isdecimal() and least <= int(digits[:5]) <= MAX_RATING):
        raise _refused(key, field)
    return int(digits)


def _refused(key: str, field: Field) -> TournamentTextError:
    return TournamentTextError(key, field.line, field.column, found=quoted(field.text), max=MAX_RATING)


def write_entrants(
    entrants: Iterable[Entrant], *, headings: Mapping[str, str] | None = None, delimiter: str = ","
) -> str:
    """Entrants as a table that `read_entrants` reads.

    headings: words for "number", "name", "rating" and "members"; English ones if left out.
    """
    rows = [
        (str(number), name, str(rating or ""), f" {_SEPARATOR} ".join(members))
        for number, name, rating, members in entrants
    ]
    return write_rows([_translated(_HEADINGS, headings), *rows], delimiter)


def write_standings(
    table: Sequence[Standing],
    tie_breaks: Sequence[TieBreak],
    *,
    headings: Mapping[str, str] | None = None,
    delimiter: str = ",",
) -> str:
    """The table of a tournament. After semicolons, decimals have a comma, as spreadsheets there expect it.

    headings: words for "rank", "number", "name", "rating", "points", "performance", "games" and the tie-breaks.
    """
    columns = ("rank", "number", "name", "rating", "points", *tie_breaks, "performance", "games")
    rows: list[list[str | float | None]] = [
        [
            row.rank,
            *row.entrant[:2],
            row.entrant.rating or None,
            row.points,
            *row.tie_breaks,
            row.performance,
            row.games,
        ]
        for row in table
    ]
    shown = [[_shown(value, delimiter) for value in row] for row in rows]
    return write_rows([_translated(columns, headings), *shown], delimiter)


def write_pairings(
    history: History, round_number: int, *, headings: Mapping[str, str] | None = None, delimiter: str = ","
) -> str:
    """The games of a round by boards, and then the entrants without a game.

    headings: words for "board", "first", "second" and "result", and for the absences "bye", "half" and "zero".
    """
    names = {entrant.number: entrant.name for entrant in history.entrants.values()}
    round_ = history.rounds[round_number - 1]
    games = [
        [str(board), names[first], names[second], result or ""]
        for board, (first, second, result) in enumerate(round_.pairings, 1)
    ]
    absences = [["", names[entrant], "", *_translated([kind], headings)] for entrant, kind in round_.absences]
    return write_rows([_translated(("board", "first", "second", "result"), headings), *games, *absences], delimiter)


def _translated(words: Iterable[str], headings: Mapping[str, str] | None) -> list[str]:
    return [(headings or {}).get(word, str(word)) for word in words]


def _shown(value: str | float | None, delimiter: str) -> str:
    if isinstance(value, float):
        return f"{value:g}".replace(".", "," if delimiter == ";" else ".")
    return "" if value is None else str(value)
