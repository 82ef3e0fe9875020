"""`hexad bench`, and wrong calls of the commands that need the engine."""

from __future__ import annotations

import json

from tests.cli.lines import failure, hexad

from .talk import into_closed_pipe


def test_the_signature_is_the_same_each_time():
    data = json.loads(hexad("bench", "--json").out)
    assert data["signature"] == sum(row["nodes"] for row in data["positions"])
    assert {row["game"] for row in data["positions"]} == {"abalone", "six"}
    assert data["nodes_per_second"] > 0
    heading, *rows, _, signature, _ = hexad("bench").out.splitlines()
    assert heading.split() == ["game", "depth", "nodes", "nodes/s", "position"]
    assert signature.split() == ["signature", str(data["signature"])]
    assert len(rows) == len(data["positions"])


def test_unknown_games_are_refused():
    assert failure("ugi", "chess") == 'there is no game called "chess": expected abalone or six'


def test_the_engine_command_needs_a_protocol():
    assert failure("engine") == "this command speaks JSON: add --json (for UGI there is hexad ugi)"
    assert failure("engine", "--json", "--workers", "0") == '--workers is "0": expected a number from 1 to 64'
    assert failure("engine", "--json", "--hash", "5000") == '--hash is "5000": expected a number from 1 to 4096'


def test_a_closed_output_pipe():
    """Writing to a closed pipe ends the command without a message."""
    for args, given in ((["ugi", "six"], b"ugi\n"), (["engine", "--json"], b'{"id": 1, "game": "six", "depth": 1}\n')):
        done = into_closed_pipe(*args, given=given)
        assert (done.returncode, done.stderr) == (141, b"")
