"""The native core, in the build that suits this CPU best."""

from __future__ import annotations

import os
from importlib import import_module
from typing import TYPE_CHECKING

from hexad import _cpu

if TYPE_CHECKING:
    from types import ModuleType


def _load() -> ModuleType:
    # HEXAD_ISA=baseline takes the build for any x86-64, so that both can be tested on one machine.
    if _cpu.has_v3() and os.environ.get("HEXAD_ISA") != "baseline":
        try:
            return import_module("hexad._core_v3")
        except ModuleNotFoundError:
            pass  # built for the baseline alone, as with sanitizers
    return import_module("hexad._core_baseline")


_native = _load()

ISA = _native.ISA
AbaloneGame = _native.AbaloneGame
AbaloneLegalMoves = _native.AbaloneLegalMoves
AbaloneMove = _native.AbaloneMove
SixGame = _native.SixGame
SixLegalMoves = _native.SixLegalMoves
SixMove = _native.SixMove
abalone_axial = _native.abalone_axial
abalone_cell_at = _native.abalone_cell_at
six_axial = _native.six_axial
Chooser = _native.Chooser
abalone_levels = _native.abalone_levels
six_levels = _native.six_levels
AbaloneEngine = _native.AbaloneEngine
SixEngine = _native.SixEngine
AbaloneSpace = _native.AbaloneSpace
SixSpace = _native.SixSpace
AbaloneView = _native.AbaloneView
SixView = _native.SixView
AbaloneBatch = _native.AbaloneBatch
SixBatch = _native.SixBatch
