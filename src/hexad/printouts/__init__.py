"""Tournaments on paper: pairings, result slips, standings, crosstables and brackets as PDF, in each language.

What is printed is a `Sheet`, made from the data of `hexad.tournaments`. `pdf` typesets it, which needs `hexad[print]`.

>>> from hexad.printouts import Event, pairings
>>> from hexad.tournaments import Entrant, History, Pairing, Round
>>> history = History([Entrant(1, "Ada"), Entrant(2, "Bea")], [Round((Pairing(2, 1),))])
>>> sheet = pairings(Event("Spring Cup", "abalone", "swiss", rounds=5), history, 1, "de")
>>> sheet.heading, [[cell.text for cell in row] for section in sheet.sections for row in section.rows]
('Paarungen: Runde 1 von 5', [['1', 'Bea', '0', '', '0', 'Ada']])
"""

from __future__ import annotations

from hexad.printouts.bracket import bracket
from hexad.printouts.event import Event, Progress
from hexad.printouts.pairings import pairings, slips
from hexad.printouts.pdf import pdf
from hexad.printouts.sheet import Sheet
from hexad.printouts.tables import crosstable, standings
from hexad.typesetting import PrintingError, can_print

__all__ = [
    "Event",
    "PrintingError",
    "Progress",
    "Sheet",
    "bracket",
    "can_print",
    "crosstable",
    "pairings",
    "pdf",
    "slips",
    "standings",
]
