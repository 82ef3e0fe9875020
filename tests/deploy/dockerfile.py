"""A Dockerfile as data: its stages and their instructions. An instruction that is not known here is an error."""

from __future__ import annotations

import json
import re
import shlex
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

KNOWN = {
    *("RUN", "COPY", "WORKDIR", "ENV", "USER", "VOLUME", "EXPOSE"),
    *("STOPSIGNAL", "HEALTHCHECK", "ENTRYPOINT", "CMD"),
}


@dataclass(frozen=True)
class Instruction:
    """A line such as `COPY --from=client /a b`: name `COPY`, flags `{"from": "client"}`, text `/a b`."""

    name: str
    flags: dict[str, str]
    text: str

    @property
    def words(self) -> list[str]:
        """The arguments, written as a JSON list or as words."""
        return list(json.loads(self.text)) if self.text.startswith("[") else shlex.split(self.text)


@dataclass
class Stage:
    """An image that the file builds."""

    image: str
    name: str
    instructions: list[Instruction] = field(default_factory=list)

    def last(self, name: str) -> Instruction:
        """The last instruction of this name, which overrides the others."""
        return [each for each in self.instructions if each.name == name][-1]


def read_dockerfile(file: Path) -> list[Stage]:
    """Read all stages; the last one is the image."""
    stages: list[Stage] = []
    for line in _lines(file.read_text()):
        name, rest = line.split(maxsplit=1)
        if name == "FROM":
            image, *more = rest.split()
            stages.append(Stage(image, more[1] if more else ""))
            continue
        if name not in KNOWN:
            raise ValueError(f"{file.name}: {name} is not known here")
        flags = {}
        while found := re.match(r"--(\S+?)=(\S+)\s+", rest):
            flags[found[1]] = found[2]
            rest = rest[found.end() :]
        stages[-1].instructions.append(Instruction(name, flags, rest))
    return stages


def _lines(text: str) -> Iterator[str]:
    """The instructions: without comments, with continued lines joined."""
    kept = [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    yield from re.sub(r"\\\n\s*", "", "\n".join(kept)).splitlines()


def read_ignored(file: Path) -> re.Pattern[str]:
    """The paths that a .dockerignore file leaves out, as a pattern for paths relative to the context."""
    lines = [line for line in file.read_text().splitlines() if line and not line.startswith("#")]
    return re.compile("|".join(f"(?:{_pattern(line)})" for line in lines))


def _pattern(line: str) -> str:
    some = {"**/": "(?:.*/)?", "*": "[^/]*"}
    parts = re.split(r"(\*\*/|\*)", line)
    return "".join(some.get(part, re.escape(part)) for part in parts) + r"(?:/.*)?$"
