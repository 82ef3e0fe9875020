"""Names that imitate the engine or the staff of a server, in the four languages of the client."""

from __future__ import annotations

import unicodedata
from functools import cache

from hexad.server.errors import RefusalError
from hexad.server.people.names import skeleton

__all__ = ["is_reserved", "require_unreserved"]

# Reserved as any word of a name, as in "Admin Anna". "Hexad level 5" is the name of the engine.
_TITLES = """
    hexad admin administrator administratorin adminisztrátor sysadmin moderator moderatorin moderatör moderátor
    webmaster systemadministrator spielleitung yönetici rendszergazda számítógép bilgisayar
"""
# Reserved if the name has no words beside them: "Support" and "The Support Team" are, "Server Tanilli" is a person.
_ROLES = """
    computer cpu engine machine official operator owner root server staff support system
    betreiber betreiberin computergegner maschine motor offiziell personal rechner verwalter verwaltung
    destek görevli makine motoru resmi resmî sistem sunucu yetkili yönetim
    gép hivatalos játékmotor kiszolgáló rendszer személyzet szerver támogatás ügyfélszolgálat üzemeltető
"""
_FILLERS = """
    the a an of and team account chat desk game games help level official player service
    der die das ein eine von und stufe konto hilfe spiel spieler gegner
    ve bir seviye düzey ekibi hesap oyun oyuncu rakip yardım
    az egy és csapat fiók játék játékos segítség szint ellenfél
"""
# Digits and signs that stand for letters, as in "4dm1n".
_SUBSTITUTES = str.maketrans({"3": "e", "4": "a", "@": "a", "5": "s", "$": "s", "7": "t", "+": "t", "8": "b", "€": "e"})
_SIGNS = "@$+€!|"
MIN_FILLER = 4


def require_unreserved(name: str) -> None:
    """Raise RefusalError for a name that imitates the engine or staff."""
    if is_reserved(name):
        text = f"The name {name} could be taken for that of the engine or of the staff: choose another."
        raise RefusalError("reserved-name", text, status=422, field="name")


def is_reserved(name: str) -> bool:
    """Whether a name imitates the engine or staff, with look-alike letters, digits, spaces or decorations or not."""
    return any(map(_is_reserved, (name.split(), _without_decorations(name).split())))


def _is_reserved(words: list[str]) -> bool:
    letters = [word for word in map(_letters, words) if word]
    reserved, fillers = _words(_TITLES) | _words(_ROLES), _words(_FILLERS)
    if any(word in _words(_TITLES) for word in letters):
        return True
    if any(word in reserved for word in letters) and all(word in reserved | fillers for word in letters):
        return True
    return _consists_of_reserved_words("".join(letters))


def _consists_of_reserved_words(letters: str) -> bool:
    """Whether a text without spaces is a sequence of reserved words and long fillers with at least one reserved word.

    With short fillers, many honest words would be such sequences.
    """
    reserved = _words(_TITLES) | _words(_ROLES)
    fillers = {word for word in _words(_FILLERS) if len(word) >= MIN_FILLER}
    # For each position that a sequence of words can end at: whether the sequence contains a reserved word.
    ends: dict[int, bool] = {0: False}
    for end in range(1, len(letters) + 1):
        for start, has_reserved in list(ends.items()):
            word = letters[start:end]
            if word in reserved:
                ends[end] = True
            elif word in fillers:
                ends[end] = ends.get(end, False) or has_reserved
    return ends.get(len(letters), False)


def _without_decorations(name: str) -> str:
    """The words of a name, without the digits and signs at their ends."""
    separated = "".join(character if character.isalnum() or character in _SIGNS else " " for character in name)
    return " ".join(word.strip("0123456789" + _SIGNS) for word in unicodedata.normalize("NFKC", separated).split())


def _letters(word: str) -> str:
    """The letters of a word as its skeleton, without marks. Digits and signs that stand for letters count."""
    return "".join(character for character in skeleton(word).translate(_SUBSTITUTES) if character.isalpha())


@cache
def _words(text: str) -> frozenset[str]:
    return frozenset(map(_letters, text.split()))
