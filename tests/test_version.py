"""The version number is defined once, as `hexad.__version__`."""

import json
import tomllib
from importlib.metadata import version
from pathlib import Path

import hexad

ROOT = Path(__file__).parents[1]


def test_the_installed_version_is_that_of_the_package():
    assert version("hexad") == hexad.__version__


def test_no_other_file_defines_a_version():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"]
    assert project["tool"]["scikit-build"]["metadata"]["version"]["input"] == "src/hexad/__init__.py"
    assert "version" not in json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))
