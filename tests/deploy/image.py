"""Runs the instructions of deploy/Dockerfile in directories, as `docker build` runs them in containers."""

from __future__ import annotations

import os
import shutil
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from .dockerfile import read_dockerfile, read_ignored
from .roots import BUILD, Root, fresh_root, network_access, say

if TYPE_CHECKING:
    import re

    from .dockerfile import Instruction, Stage

REPOSITORY = Path(__file__).parents[2]


@dataclass
class Image:
    """A built stage: its files and how its containers are started."""

    root: Root
    env: dict[str, str] = field(default_factory=dict)
    user: str = "root"
    directory: str = "/"
    volumes: list[str] = field(default_factory=list)
    entrypoint: list[str] = field(default_factory=list)
    command: list[str] = field(default_factory=list)
    health: list[str] = field(default_factory=list)


class Builder:
    """Builds the stages one after the other."""

    def __init__(self, dockerfile: Path, context: Path, *, again: bool = False) -> None:
        """With `again`, the files of the last build are used as they are."""
        self._again = again
        self._stages = read_dockerfile(dockerfile)
        self._ignored: re.Pattern[str] = read_ignored(dockerfile.with_name(dockerfile.name + ".dockerignore"))
        self._context = context
        self._built: dict[str, Image] = {}
        self._run_env, self._run_files = network_access()

    def build(self) -> Image:
        """Build every stage; returns the last one."""
        for number, stage in enumerate(self._stages):
            image = self._build(stage, BUILD / "stages" / str(number))
            self._built[stage.name or str(number)] = image
        return image

    def _build(self, stage: Stage, path: Path) -> Image:
        say(f"FROM {stage.image} AS {stage.name or 'the image'}")
        image = Image(Root(path) if self._again else fresh_root(stage.image, path))
        for instruction in stage.instructions:
            if self._again and instruction.name in ("RUN", "COPY"):
                continue
            say(f"  {instruction.name} {instruction.text[:100]}")
            getattr(self, f"_{instruction.name.lower()}", self._note)(image, instruction)
        return image

    def _run(self, image: Image, instruction: Instruction) -> None:
        files = dict(self._run_files)
        if mount := instruction.flags.get("mount"):
            parts = dict(part.split("=", 1) for part in mount.split(","))
            files[parts["target"]] = self._built[parts["from"]].root.path / parts["source"].lstrip("/")
            (image.root.path / parts["target"].lstrip("/")).mkdir(exist_ok=True)
        root = Root(image.root.path, {**self._run_env, **image.env}, binds=files)
        root.run(["sh", "-c", instruction.text], image.user, image.directory)

    def _copy(self, image: Image, instruction: Instruction) -> None:
        *sources, target = instruction.words
        start = self._built[instruction.flags["from"]].root.path if "from" in instruction.flags else self._context
        place = image.root.path / (Path(image.directory) / target).relative_to("/")
        for source in sources:
            found = start / source.lstrip("/")
            if found.is_dir():
                shutil.copytree(found, place, symlinks=True, dirs_exist_ok=True, ignore=self._filter(start))
            else:
                place.mkdir(parents=True, exist_ok=True)
                shutil.copy2(found, place / found.name)

    def _filter(self, start: Path):
        if start != self._context:
            return None

        def ignore(folder: str, names: list[str]) -> set[str]:
            inside = Path(folder).relative_to(start)
            return {name for name in names if self._ignored.match((inside / name).as_posix())}

        return ignore

    def _workdir(self, image: Image, instruction: Instruction) -> None:
        image.directory = instruction.text
        (image.root.path / instruction.text.lstrip("/")).mkdir(parents=True, exist_ok=True)

    def _env(self, image: Image, instruction: Instruction) -> None:
        image.env |= dict(word.split("=", 1) for word in instruction.words)

    def _user(self, image: Image, instruction: Instruction) -> None:
        image.user = instruction.text

    def _volume(self, image: Image, instruction: Instruction) -> None:
        image.volumes += instruction.words

    def _entrypoint(self, image: Image, instruction: Instruction) -> None:
        image.entrypoint = instruction.words

    def _cmd(self, image: Image, instruction: Instruction) -> None:
        image.command = instruction.words

    def _healthcheck(self, image: Image, instruction: Instruction) -> None:
        kind, command = instruction.text.split(maxsplit=1)
        assert kind == "CMD"
        image.health = type(instruction)("CMD", {}, command).words

    def _note(self, image: Image, instruction: Instruction) -> None:
        """EXPOSE and STOPSIGNAL change no file."""


def build_image() -> Image:
    """Run all steps of deploy/Dockerfile; with HEXAD_DEPLOY=again, take the result of the last time."""
    again = os.environ.get("HEXAD_DEPLOY") == "again"
    return Builder(REPOSITORY / "deploy" / "Dockerfile", REPOSITORY, again=again).build()


if __name__ == "__main__":
    build_image()
