"""The native core, in the build that suits this CPU best."""

from __future__ import annotations

import os

from hexad import _cpu

__all__ = [
    "ISA",
    "AbaloneGame",
    "AbaloneLegalMoves",
    "AbaloneMove",
    "SixGame",
    "SixLegalMoves",
    "SixMove",
    "abalone_axial",
    "abalone_cell_at",
    "six_axial",
]

# HEXAD_ISA=baseline runs the build for any x86-64, so that both can be tested on one machine.
if _cpu.has_v3() and os.environ.get("HEXAD_ISA") != "baseline":
    try:
        from hexad._core_v3 import *  # noqa: F403
        from hexad._core_v3 import __name__ as ISA  # noqa: N812
    except ModuleNotFoundError:
        from hexad._core_baseline import *  # noqa: F403
        from hexad._core_baseline import __name__ as ISA  # noqa: N812
else:
    from hexad._core_baseline import *  # noqa: F403
    from hexad._core_baseline import __name__ as ISA  # noqa: N812
