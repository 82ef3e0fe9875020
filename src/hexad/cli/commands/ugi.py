"""`hexad ugi`: the engine for programs that speak UGI."""

from __future__ import annotations

import sys

from hexad.cli.command import command
from hexad.cli.options import GAME, argument
from hexad.engine.ugi import Server

__all__ = ["ugi"]


@command("ugi")
@argument("game", type=GAME, metavar="GAME", help="option-game")
def ugi(game: str) -> None:
    """Let another program use the engine, by UGI."""
    Server(game, _write).serve(line.decode(errors="replace") for line in sys.stdin.buffer)


def _write(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
