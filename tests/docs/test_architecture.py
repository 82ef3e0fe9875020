"""docs/ARCHITECTURE.md names every module, and no file that does not exist; files are as short as CONTRIBUTING.md says.

A section of the map is about the folders in its heading. A file belongs to the section with the longest of the folders
that contain it. It is named there in backticks: by its path from that folder or by the end of that path, `*` included.
"""

from __future__ import annotations

import re
from fnmatch import fnmatch
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MAP = (ROOT / "docs" / "ARCHITECTURE.md").read_text()
MAX_LINES = int(re.findall(r"at most (\d+) lines", (ROOT / "CONTRIBUTING.md").read_text())[0])

# Folders of which the map names every module, and folders of which it names only the subfolders.
PACKAGES = sorted(path.parent.relative_to(ROOT).as_posix() for path in (ROOT / "src/hexad").glob("*/__init__.py"))
MODULES = ["core", "src/hexad", *PACKAGES, "bench", "examples", "tools"]
FOLDERS = ["tests", "web/src"]
SOURCES = (".py", ".h", ".cpp", ".c", "")
IGNORED = ("__pycache__", "server/client", "node_modules", "migrations/versions")
# Generated files.
GENERATED = ("network_weights.cpp", ".generated.ts")


def is_source(path: Path) -> bool:
    return not any(part in path.as_posix() for part in IGNORED)


def modules(folder: str) -> list[str]:
    """The modules below a folder, from the root; a package is named by its folder."""
    # The packages of src/hexad have their own lists.
    deep = folder != "src/hexad"
    files = [path for path in (ROOT / folder).glob("**/*" if deep else "*") if path.is_file() and is_source(path)]
    named = {path.parent if path.name == "__init__.py" else path for path in files if path.suffix in SOURCES}
    return sorted(path.relative_to(ROOT).as_posix() for path in named if path != ROOT / folder)


def folders(folder: str) -> list[str]:
    """The folders below a folder that have files, from the root."""
    files = [path for path in (ROOT / folder).rglob("*") if path.is_file() and is_source(path)]
    return sorted({path.parent.relative_to(ROOT).as_posix() for path in files} - {folder})


def sections() -> dict[str, str]:
    """The text of the map for each folder that a heading names, from the root."""
    found: dict[str, str] = {}
    for heading, text in re.findall(r"^## (.+?)\n(.*?)(?=^## |\Z)", MAP, flags=re.MULTILINE | re.DOTALL):
        found |= {name.strip("/"): text for name in re.findall(r"[\w/]+/", heading)}
    return found


SECTIONS = sections()


def names_in(text: str) -> set[str]:
    """The texts in backticks that look like a file or a folder."""
    quoted = re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL))
    return {name for name in quoted if re.fullmatch(r"[\w./*-]+(/|\.(py|h|cpp|c|ts|svelte|md|css|\*))", name)} | {
        name for name in quoted if (ROOT / "tools" / name).is_file()
    }


def is_named(path: str) -> bool:
    owners = [folder for folder in SECTIONS if path.startswith(folder + "/")]
    owner = max(owners, key=len, default="")
    relative = path.removeprefix(owner).strip("/")
    names = (name.rstrip("/") for name in names_in(SECTIONS.get(owner, "")))
    return any(fnmatch(relative, name) or fnmatch(relative, f"*/{name}") for name in names)


@pytest.mark.parametrize("folder", MODULES)
def test_every_module_is_on_the_map(folder):
    assert [path for path in modules(folder) if not is_named(path)] == []


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_folder_is_on_the_map(folder):
    assert [path for path in folders(folder) if not is_named(path)] == []


def test_nothing_on_the_map_is_missing():
    places = [*MODULES, *FOLDERS, "docs", "web"]
    there = {
        path.relative_to(ROOT).as_posix() for place in places for path in (ROOT / place).rglob("*") if is_source(path)
    }
    there |= set(places)
    missing = {
        name for name in names_in(MAP) if not any(fnmatch(f"/{path}", f"*/{name.rstrip('/')}") for path in there)
    }
    assert missing == set()


def test_files_have_the_promised_length():
    kinds = (".py", ".h", ".cpp", ".c", ".ts", ".svelte", ".css")
    files = [path for place in [*MODULES, *FOLDERS] for path in (ROOT / place).rglob("*") if path.suffix in kinds]
    written = [path for path in files if is_source(path) and not path.name.endswith(GENERATED)]
    lengths = {path.relative_to(ROOT).as_posix(): len(path.read_text().splitlines()) for path in written}
    assert {name: lines for name, lines in lengths.items() if lines > MAX_LINES} == {}
