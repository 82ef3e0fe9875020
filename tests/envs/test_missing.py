"""The error for a missing library says what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("module", "lacks", "said"),
    [
        ("hexad.envs", "numpy", "hexad.envs needs NumPy: pip install 'hexad[rl]'"),
        ("hexad.envs.openspiel", "pyspiel", "hexad.envs.openspiel needs OpenSpiel: pip install 'hexad[openspiel]'"),
    ],
)
def test_a_missing_library_is_named(module: str, lacks: str, said: str) -> None:
    program = f"import sys; sys.modules[{lacks!r}] = None; import {module}"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert ran.returncode == 1
    assert ran.stderr.splitlines()[-1] == f"ModuleNotFoundError: {said}"
