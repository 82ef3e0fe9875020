"""Missing requirements are reported clearly before anything is built."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A PATH with the standard tools, a Python and a compiler, any of which a test can remove."""
    for name in ("sh", "id", "g++", "as", "ld", "cc1plus", "cat"):
        if found := shutil.which(name):
            (tmp_path / name).symlink_to(found)
    (tmp_path / "python3").symlink_to(sys.executable)
    return tmp_path


def bootstrap(path: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [str(ROOT / "tools" / "bootstrap"), str(path / "venv")]
    return subprocess.run(command, check=False, capture_output=True, text=True, env={"PATH": str(path), **environment})


def test_a_missing_python_is_named(path: Path) -> None:
    (path / "python3").unlink()
    answer = bootstrap(path)
    assert answer.returncode == 1
    assert answer.stderr.startswith("hexad: Python is missing: install Python 3.11 or newer")


def test_an_old_python_is_named_with_its_version(path: Path) -> None:
    old = path / "python3.9"
    old.write_text('#!/bin/sh\ncase "$2" in *platform*) echo 3.9.2 ;; *) exit 1 ;; esac\n')
    old.chmod(0o755)
    answer = bootstrap(path, PYTHON="python3.9")
    assert answer.returncode == 1
    assert "Python 3.11 or newer is needed, and python3.9 is 3.9.2" in answer.stderr


def test_a_missing_compiler_is_named(path: Path) -> None:
    (path / "g++").unlink()
    answer = bootstrap(path)
    assert answer.returncode == 1
    assert answer.stderr.startswith("hexad: a C++ compiler is missing: install g++ 12 or newer")
    assert not (path / "venv").exists()


def test_a_user_without_the_right_to_install_sees_the_command(path: Path) -> None:
    (path / "id").unlink()
    (path / "id").write_text("#!/bin/sh\necho 1000\n")
    (path / "id").chmod(0o755)
    command = [str(ROOT / "tools" / "need"), "chromium", "Chromium is missing"]
    answer = subprocess.run(command, check=False, capture_output=True, text=True, env={"PATH": str(path)})
    assert answer.returncode == 1
    expected = "hexad: Chromium is missing: install it with 'sudo apt-get install chromium' and run make again\n"
    assert answer.stderr == expected
