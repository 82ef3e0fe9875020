"""Every example in the README and in docstrings runs, and prints what it says."""

from __future__ import annotations

import doctest
import pkgutil
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


def test_readme_has_examples() -> None:
    examples = doctest.DocTestParser().get_examples((ROOT / "README.md").read_text())
    assert len(examples) > 30
