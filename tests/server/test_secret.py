"""The server's secret: where it comes from, how it is changed, and the keys that are derived from it."""

from __future__ import annotations

import multiprocessing
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hexad.server.secret import Secrets, read_secrets

LONG, OTHER = "shared by all machines of a server", "the one before it, which is as long"


@pytest.fixture(autouse=True)
def no_secret(monkeypatch):
    monkeypatch.delenv("HEXAD_SECRET", raising=False)
    monkeypatch.delenv("HEXAD_SECRET_OLD", raising=False)


def test_the_secret_is_readable_only_by_its_owner(server):
    assert stat.S_IMODE((server.data / "secret").stat().st_mode) == 0o600
    assert [path.name for path in server.data.glob("secret*")] == ["secret"]


def _read(directory: str, barrier: Any, found: Any) -> None:
    barrier.wait()
    found.put(read_secrets(Path(directory)).current)


def test_processes_that_start_together_agree_on_the_secret(tmp_path, monkeypatch):
    monkeypatch.delenv("HEXAD_SECRET", raising=False)
    context = multiprocessing.get_context("fork")
    for attempt in range(10):
        directory = tmp_path / str(attempt)
        directory.mkdir()
        barrier, found = context.Barrier(4), context.Queue()
        processes = [context.Process(target=_read, args=(str(directory), barrier, found)) for _ in range(4)]
        for process in processes:
            process.start()
        secrets = {found.get(timeout=30) for _ in processes}
        for process in processes:
            process.join()
        assert len(secrets) == 1
        assert len(secrets.pop()) == 64
        assert [path.name for path in directory.iterdir()] == ["secret"]


@pytest.mark.parametrize("name", ["secret", "secret.old"])
@pytest.mark.parametrize("size", [0, 31])
def test_a_file_that_is_too_short_is_refused(tmp_path, name, size):
    (tmp_path / name).write_bytes(b"x" * size)
    with pytest.raises(ValueError, match=f"{name} has {size} bytes: expected 32 or more"):
        read_secrets(tmp_path)


@pytest.mark.parametrize("name", ["HEXAD_SECRET", "HEXAD_SECRET_OLD"])
def test_a_variable_that_is_too_short_is_refused(tmp_path, monkeypatch, name):
    monkeypatch.setenv(name, "x" * 31)
    with pytest.raises(ValueError, match=f"{name} has 31 bytes: expected 32 or more"):
        read_secrets(tmp_path)
    monkeypatch.setenv(name, "x" * 32)
    assert b"x" * 32 in read_secrets(tmp_path)


def test_the_server_does_not_start_with_a_short_secret(tmp_path, monkeypatch):
    monkeypatch.setenv("HEXAD_SECRET", "changeme")
    command = [sys.executable, "-m", "hexad", "serve", "--no-browser", "--port", "0", "--data", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode != 0
    assert "HEXAD_SECRET has 8 bytes: expected 32 or more" in done.stderr
    assert "changeme" not in done.stderr
    assert "Traceback" not in done.stderr


def test_a_secret_for_many_machines(tmp_path, monkeypatch):
    monkeypatch.setenv("HEXAD_SECRET", LONG)
    assert read_secrets(tmp_path) == Secrets(LONG.encode())
    assert not list(tmp_path.iterdir())


def test_the_old_secret_is_accepted_while_it_is_being_changed(tmp_path, monkeypatch):
    monkeypatch.setenv("HEXAD_SECRET", LONG)
    (tmp_path / "secret.old").write_text(OTHER)
    secrets = read_secrets(tmp_path)
    assert secrets == Secrets(LONG.encode(), OTHER.encode())
    signing, *accepted = secrets.derive("bus")
    assert signing == Secrets(LONG.encode()).derive("bus")[0]
    assert accepted == list(Secrets(OTHER.encode()).derive("bus"))


def test_each_purpose_has_its_own_key():
    secrets = Secrets(LONG.encode())
    (one,), (two,) = secrets.derive("bus"), secrets.derive("other")
    assert len({one, two, LONG.encode()}) == 3
    assert len(one) == 32
