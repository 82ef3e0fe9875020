"""The commands of docs/OPERATIONS.md, which tests run as they are written there, with other paths."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

DOCUMENT = Path(__file__).parents[2] / "docs" / "OPERATIONS.md"


def commands(section: str) -> list[str]:
    """The shell blocks of a section, in their order."""
    text = DOCUMENT.read_text()
    found = re.search(rf"^## {re.escape(section)}\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    assert found, section
    return re.findall(r"^```sh\n(.*?)^```", found[1], re.MULTILINE | re.DOTALL)


def run(block: str, data: Path, backup: Path, **variables: str) -> str:
    """Run a block with /srv/hexad and /backup replaced; returns what it prints."""
    text = block.replace("/srv/hexad", str(data)).replace("/backup", str(backup))
    done = subprocess.run(
        ["sh", "-eu", "-c", text], env={**os.environ, **variables}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{text}\n{done.stderr}"
    return done.stdout
