"""`hexad ugi`: the engine for programs that speak UGI."""

import sys
from typing import Annotated

import hexad
from hexad.cli.failure import Failure
from hexad.cli.options import argument

__all__ = ["ugi"]


def ugi(game: Annotated[str, argument("GAME", "option-game")]) -> None:
    """Let another program use the engine, by UGI."""
    if game not in hexad.GAMES:
        raise Failure("wrong-no-game", game=game)
    from hexad.engine.ugi import Server  # noqa: PLC0415 - the engine is loaded for those who use it

    Server(game, _write).serve(line.decode(errors="replace") for line in sys.stdin.buffer)


def _write(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
