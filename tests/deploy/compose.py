"""A compose file as data, with its variables replaced as `docker compose` does."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import yaml  # type: ignore[import-untyped]  # its stubs are another package

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

# ${NAME:?what is missing} and ${NAME:-default}
VARIABLE = re.compile(r"\$\{(\w+)(?::([?-])([^}]*))?\}")


class MissingVariableError(LookupError):
    """A variable that the file requires is not set."""


def read_compose(file: Path, variables: Mapping[str, str]) -> dict[str, Any]:
    """The services of a compose file by their names."""

    def value(found: re.Match[str]) -> str:
        name, kind, text = found.groups()
        if variables.get(name):
            return variables[name]
        if kind == "?":
            raise MissingVariableError(f"{name}: {text}")
        return text or ""

    # Comments are removed before variables are looked for.
    lines = [line for line in file.read_text().splitlines() if not line.lstrip().startswith("#")]
    return dict(yaml.safe_load(VARIABLE.sub(value, "\n".join(lines)))["services"])
