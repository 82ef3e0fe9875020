"""What players read, in English, Turkish, German and Hungarian.

Each language has a folder of Fluent files, one for each area: the rules, the verdicts of `explain()`, the glossary and
so on. A file is read when one of its texts is first used.

>>> from hexad import texts
>>> texts.verdict("abalone", "too-far", "de")
'Eine Kugel zieht immer nur ein Feld weit.'
>>> texts.language_of("de_AT.UTF-8"), texts.language_of("fr, hu;q=0.8, en;q=0.5"), texts.language_of("C")
('de', 'hu', 'en')
"""

from __future__ import annotations

from hexad.texts.languages import LANGUAGES, language_of
from hexad.texts.texts import Texts
from hexad.texts.verdicts import explained, verdict

__all__ = ["LANGUAGES", "Texts", "explained", "language_of", "verdict"]
