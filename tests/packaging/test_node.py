"""If Node is missing or too old, the Node from PyPI in the virtual environment is used."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A PATH with the standard tools, beside an empty virtual environment."""
    (tmp_path / "venv" / "bin").mkdir(parents=True)
    for name in ("sh", "env"):
        if found := shutil.which(name):
            (tmp_path / name).symlink_to(found)
    return tmp_path


def program(file: Path, script: str) -> None:
    file.write_text(f"#!{shutil.which('sh')}\n{script}\n")
    file.chmod(0o755)


def node(path: Path) -> subprocess.CompletedProcess[str]:
    """Ask which npm is run."""
    command = [str(ROOT / "tools" / "node"), str(path / "venv"), "npm"]
    return subprocess.run(command, check=False, capture_output=True, text=True, env={"PATH": str(path)})


@pytest.mark.parametrize("version", ["v20.19.0", "v22.0.1", "v100.1.0"])
def test_a_recent_node_of_the_machine_is_used(path: Path, version: str) -> None:
    program(path / "node", f"echo {version}")
    program(path / "npm", "echo of the machine")
    assert node(path).stdout == "of the machine\n"


@pytest.mark.parametrize("version", ["", "v20.18.9", "v8.20.0", "what?"])
def test_otherwise_the_node_of_the_environment_is_used(path: Path, version: str) -> None:
    if version:
        program(path / "node", f"echo {version}")
        program(path / "npm", "echo of the machine")
    program(path / "venv" / "bin" / "npm", "echo of the environment")
    assert node(path).stdout == "of the environment\n"


def test_node_is_installed_into_the_environment_if_missing(path: Path) -> None:
    npm = path / "venv" / "bin" / "npm"
    program(path / "venv" / "bin" / "pip", f'{shutil.which("cp")} "{path}/ready" "{npm}"')
    program(path / "ready", "echo installed")
    answer = node(path)
    assert answer.stdout == "installed\n"
    assert answer.stderr.startswith("Installing Node into")


def test_a_failed_installation_is_reported(path: Path) -> None:
    program(path / "venv" / "bin" / "pip", "exit 1")
    answer = node(path)
    assert answer.returncode == 1
    assert "hexad: Node could not be installed from PyPI: install Node 20.19 or newer with npm" in answer.stderr
