"""PostgreSQL without a bus is for one process: no other server may use the database meanwhile."""

from __future__ import annotations

import signal
import subprocess
import sys

import pytest

from .client import Server
from .conftest import machines


def refusal(data, *options, env=None) -> str:
    """What a server says that does not start."""
    server = Server(data, *options, env=env)
    command = [sys.executable, "-m", "hexad", "serve", "--no-browser", "--port", "0", "--data", str(data), *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, env=server.env, check=False)
    assert done.returncode == 2, done.stderr
    return done.stderr


def test_a_second_server_is_refused(tmp_path, postgres):
    options = ("--db", postgres.database("alone"), "--single-process", "--engines", "1")
    with Server(tmp_path / "first", *options) as first:
        assert "another server uses this database" in refusal(tmp_path / "second", *options)
        first.kill()
        with Server(tmp_path / "second", *options):
            pass
    with Server(tmp_path / "first", *options):
        pass


def test_servers_with_and_without_a_bus_do_not_mix(tmp_path, postgres, redis):
    one, other = machines(tmp_path, postgres, redis)
    alone = (*one.options[:2], "--single-process")
    with one, other:
        assert "start both with the same --bus" in refusal(tmp_path / "alone", *alone)
    with Server(tmp_path / "alone", *alone):
        assert "start both with the same --bus" in refusal(tmp_path / "bus", *one.options, env=one.env)


@pytest.mark.parametrize("is_taken", [False, True])
def test_the_lock_is_taken_again_after_an_outage(tmp_path, postgres, is_taken):
    """If another server was faster, the first one ends."""
    options = ("--db", postgres.database("outage"), "--single-process", "--engines", "1")
    with Server(tmp_path / "first", *options) as first:
        postgres.kill()
        if not is_taken:
            postgres.start()
            first.wait()
            assert "another server uses this database" in refusal(tmp_path / "second", *options)
            return
        assert first.process is not None
        first.process.send_signal(signal.SIGSTOP)
        postgres.start()
        with Server(tmp_path / "second", *options):
            first.process.send_signal(signal.SIGCONT)
            first.process.wait(30)
        assert "another server has taken the database" in first.tail()
