"""Every example in the README and in docstrings runs, and prints what it says."""

from __future__ import annotations

import doctest
import pkgutil
import re
import shlex
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import hexad

ROOT = Path(__file__).parents[2]
PAGES = ["README.md", *(str(page.relative_to(ROOT)) for page in sorted(ROOT.glob("docs/*.md")))]
MODULES = [
    module.name
    for module in pkgutil.walk_packages(hexad.__path__, "hexad.")
    if not module.name.rpartition(".")[2].startswith("_")
]
FLAGS = doctest.NORMALIZE_WHITESPACE


@pytest.mark.parametrize("page", PAGES)
def test_examples_of_pages(page: str) -> None:
    failed, _ = doctest.testfile(str(ROOT / page), module_relative=False, optionflags=FLAGS)
    assert not failed


@pytest.mark.parametrize("name", MODULES)
def test_examples_of_docstrings(name: str) -> None:
    failed, _ = doctest.testmod(import_module(name), optionflags=FLAGS)
    assert not failed


def console_examples() -> list[tuple[str, str]]:
    """The commands of the README's console blocks, each with its output."""
    blocks = re.findall(r"```console\n(.*?)```", (ROOT / "README.md").read_text(), flags=re.DOTALL)
    parts = [part.split("\n", 1) for block in blocks for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]]
    return [(command, output) for command, output in parts]


@pytest.mark.parametrize(("command", "output"), console_examples())
def test_examples_of_the_command_line(command: str, output: str) -> None:
    program, *arguments = shlex.split(command)
    assert program == "hexad"
    ran = subprocess.run([sys.executable, "-m", "hexad", *arguments], check=False, capture_output=True, text=True)
    assert [line.rstrip() for line in ran.stdout.splitlines()] == output.splitlines()


def test_readme_has_examples() -> None:
    examples = doctest.DocTestParser().get_examples((ROOT / "README.md").read_text())
    assert len(examples) > 30
    assert console_examples()
