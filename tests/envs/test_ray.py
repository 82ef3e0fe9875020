"""The example on Ray runs on one machine and, unchanged, on two nodes."""

from __future__ import annotations

import os
import re
import runpy
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import torch

if TYPE_CHECKING:
    from collections.abc import Iterator

    Weights = dict[str, torch.Tensor]

EXAMPLES = Path(__file__).parents[2] / "examples"
# Two rounds: in the second the workers play with weights that were sent to them.
LITTLE = ["--steps", "4096", "--reports", "1", "--games", "2"]
RAY = [sys.executable, "-m", "ray.scripts.scripts"]


@pytest.fixture(scope="module")
def surroundings() -> Iterator[dict[str, str]]:
    """A directory and a key for this test. The path is short because sockets are created below it."""
    folder = tempfile.mkdtemp(prefix="ray")
    key = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(16)}
    yield {**os.environ, **key, "RAY_TMPDIR": folder, "RAY_USAGE_STATS_ENABLED": "0"}
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="module")
def alone(surroundings: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Weights]:
    """The output and the learnt weights of a run on one machine."""
    out = tmp_path_factory.mktemp("alone")
    return learn(surroundings, out), torch.load(out / "checkpoint.pt")


@pytest.fixture
def head(surroundings: dict[str, str]) -> Iterator[str]:
    """The address of a cluster of two nodes on this machine, each with one processor."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = f"127.0.0.1:{port}"
    places = ["--node-ip-address=127.0.0.1", "--num-cpus=1", "--block"]
    first = ["start", "--head", f"--port={port}", "--include-dashboard=false", *places]
    with ExitStack() as stack:
        for arguments in (first, ["start", f"--address={address}", *places]):
            stack.enter_context(started([*RAY, *arguments], surroundings))
        yield address


@contextmanager
def started(command: list[str], surroundings: dict[str, str]) -> Iterator[None]:
    """Start a node, wait until it is up, and stop it at the end."""
    node = subprocess.Popen(command, env=surroundings, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        output = []
        for line in node.stdout or ():
            output.append(line)
            if "Ray runtime started" in line:
                break
        assert node.poll() is None, "".join(output)
        yield
    finally:
        node.terminate()
        node.communicate(timeout=60)


def learn(surroundings: dict[str, str], out: Path, *arguments: str) -> str:
    command = [sys.executable, str(EXAMPLES / "selfplay_ray.py"), *LITTLE, "--out", str(out), *arguments]
    ran = subprocess.run(command, check=False, capture_output=True, text=True, env=surroundings)
    assert ran.returncode == 0, ran.stderr
    assert (out / "checkpoint.pt").exists()
    assert re.search(r"4,096 plies +[\d,]+ a second   random +\d+%   greedy +\d+%", ran.stdout)
    return ran.stdout


def nodes_with_workers(output: str) -> int:
    return len(re.findall(r"\b[0-9a-f]{8} \d+", output.partition("workers by node: ")[2].partition("\n")[0]))


def test_one_machine(alone: tuple[str, Weights]) -> None:
    output, _ = alone
    assert "1 nodes, 2 workers" in output
    assert nodes_with_workers(output) == 1


def test_a_run_without_workers_is_refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["selfplay_ray.py", "--workers", "0"])
    with pytest.raises(SystemExit) as ended:
        runpy.run_path(str(EXAMPLES / "selfplay_ray.py"), run_name="__main__")
    assert ended.value.code == 2
    assert "--workers is 0: expected 1 to 128" in " ".join(capsys.readouterr().err.split())


def test_two_nodes_learn_the_same(
    head: str, surroundings: dict[str, str], tmp_path: Path, alone: tuple[str, Weights]
) -> None:
    output = learn(surroundings, tmp_path, "--address", head)
    assert "2 nodes, 2 workers" in output
    assert nodes_with_workers(output) == 2
    weights = torch.load(tmp_path / "checkpoint.pt")
    assert weights.keys() == alone[1].keys()
    assert all(torch.equal(tensor, alone[1][name]) for name, tensor in weights.items())
