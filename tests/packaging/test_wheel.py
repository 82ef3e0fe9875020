"""The wheel, built from the checkout and installed into a separate environment."""

from __future__ import annotations

import subprocess
import sys
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]

# Both builds of the core give the same results; the faster one is used if the CPU supports it.
ASK = "import hexad, hexad._core as core; print(core.ISA, hexad.abalone.Board().perft(4), hexad.six.Board().perft(4))"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "-q",
        "--no-deps",
        "--no-build-isolation",
        "-w",
        str(folder),
        str(ROOT),
    ]
    subprocess.run(command, check=True)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("fresh")
    venv.create(folder)
    python = folder / "bin" / "python"
    # With this environment's pip: installing another one there takes longer than the test.
    command = [sys.executable, "-m", "pip", "--python", str(python), "install", "-q", "--no-compile", str(wheel)]
    subprocess.run(command, check=True)
    return python


def test_the_wheel_holds_types_and_no_sources_of_the_core(wheel: Path) -> None:
    names = ZipFile(wheel).namelist()
    assert {"hexad/py.typed", "hexad/_core.pyi"} <= set(names)
    assert not [name for name in names if name.endswith((".cpp", ".h")) or name.startswith("tests")]


def test_the_wheel_holds_what_the_server_reads(wheel: Path) -> None:
    server = ROOT / "src" / "hexad" / "server"
    migrations = server / "store" / "migrations"
    # The wheel contains the web client if it was built before.
    client = [path for path in (server / "client").rglob("*") if path.is_file()]
    needed = [*(server / "static").iterdir(), *client, *migrations.rglob("*.py"), *migrations.rglob("*.mako")]
    names = ZipFile(wheel).namelist()
    assert {str(path.relative_to(ROOT / "src")) for path in needed} <= set(names)


def test_the_wheel_holds_the_texts_of_every_language(wheel: Path) -> None:
    texts = (ROOT / "src" / "hexad" / "texts").glob("*/*.ftl")
    assert {str(path.relative_to(ROOT / "src")) for path in texts} <= set(ZipFile(wheel).namelist())


def test_without_its_dependencies_the_server_names_what_is_missing(python: Path) -> None:
    done = subprocess.run([python.parent / "hexad", "serve"], check=False, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert 'pip install "hexad[server]"' in done.stderr


@pytest.mark.parametrize("isa", ["", "baseline"])
def test_both_builds_of_the_core_count_alike(python: Path, isa: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEXAD_ISA", isa)
    answer = subprocess.run([python, "-c", ASK], check=True, capture_output=True, text=True).stdout.split()
    assert answer[1:] == ["5045110", "4568"]
    assert answer[0] in ({"baseline"} if isa else {"baseline", "x86-64-v3"})


def test_the_command_runs_from_the_wheel(python: Path) -> None:
    command = [str(python.parent / "hexad"), "perft", "abalone", "3", "--json"]
    assert "98912" in subprocess.run(command, check=True, capture_output=True, text=True).stdout
