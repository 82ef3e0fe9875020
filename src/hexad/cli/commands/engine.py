"""`hexad engine`: the engine for programs that speak JSON."""

from __future__ import annotations

import sys

from hexad.cli.command import command
from hexad.cli.errors import CommandError
from hexad.cli.options import WholeNumber, flag, option
from hexad.engine.service import Service
from hexad.errors import SettingError

__all__ = ["engine"]

_MAX_WORKERS = 64
_MAX_HASH_MB = 4096


@command("engine")
@flag("--json", "as_json", help="option-engine-json")
@option("--workers", default=2, type=WholeNumber(1, _MAX_WORKERS), metavar="N", help="option-engine-workers")
@option("--hash", "hash_mb", default=16, type=WholeNumber(1, _MAX_HASH_MB), metavar="MB", help="option-engine-hash")
def engine(as_json: bool, workers: int, hash_mb: int) -> None:
    """Let another program use the engine, by JSON."""
    if not as_json:
        raise CommandError("wrong-engine-json")
    try:
        service = Service(_write, workers=workers, hash_mb=hash_mb)
    except SettingError as error:
        # The user knows the setting by the name of its option.
        raise SettingError(error.key, **{**error.params, "name": "--hash"}) from error
    service.serve(line.decode(errors="replace") for line in sys.stdin.buffer)


def _write(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
