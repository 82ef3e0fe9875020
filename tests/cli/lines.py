"""Runs command lines, within the test or as a separate process."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import NamedTuple

from click.testing import CliRunner

from hexad.cli import main

# Nine plies of Six, to a ring; and a position of Abalone that Black's a3a4 wins.
RING = ("2,-1", "0,-1", "0,1", "2,-2", "1,1", "3,-2", "1,-1", "-1,2", "2,0")
LAST_PUSH = "5/6/7/8/3s5/8/7/6/2SSs 5 0 b 0 40"

_PLAIN = {"TERM": "dumb", "COLUMNS": "80", "PYTHONIOENCODING": "utf-8", "LC_ALL": "C", "HEXAD_LANGUAGE": ""}
PATIENCE = 60


class Answer(NamedTuple):
    code: int
    out: str
    err: str


def hexad(*args, given=""):
    """Run a command line within this process."""
    with CliRunner().isolation(given, _PLAIN) as (out, err, _):
        code = main([str(arg) for arg in args])
        sys.stderr.flush()
        return Answer(code, out.getvalue().decode(), err.getvalue().decode())


def failure(*args, given=""):
    """The error line of a command line that fails."""
    answer = hexad(*args, given=given)
    assert (answer.code, answer.out) == (2, ""), answer
    return one_line(answer.err)


def one_line(text):
    assert text.startswith("hexad: ")
    assert text.endswith("\n")
    assert text.count("\n") == 1
    assert "Traceback" not in text
    return text.removeprefix("hexad: ").rstrip("\n")


def process(*args, given=b"", **environment):
    """Run a command line as a separate process, whose output is bytes."""
    command = [sys.executable, "-m", "hexad", *(str(arg) for arg in args)]
    env = {**os.environ, **_PLAIN, **environment}
    return subprocess.run(command, input=given, capture_output=True, env=env, timeout=PATIENCE, check=False)
