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

    def replace(part: Any) -> Any:
        if isinstance(part, dict):
            return {key: replace(each) for key, each in part.items()}
        if isinstance(part, list):
            return [replace(each) for each in part]
        return VARIABLE.sub(value, part) if isinstance(part, str) else part

    return dict(replace(yaml.safe_load(file.read_text()))["services"])
