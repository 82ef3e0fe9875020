"""`hexad engine`: the engine for programs that speak JSON."""

import sys
from typing import Annotated

from hexad.cli.failure import Failure
from hexad.cli.options import flag, option, whole

__all__ = ["engine"]

_MOST_WORKERS = 64
_MOST_HASH = 4096


def engine(
    as_json: Annotated[bool, flag("--json", "option-engine-json")] = False,
    workers: Annotated[str, option("--workers", "N", "option-engine-workers")] = "2",
    megabytes: Annotated[str, option("--hash", "MB", "option-engine-hash")] = "16",
) -> None:
    """Let another program use the engine, by JSON."""
    if not as_json:
        raise Failure("wrong-engine-json")
    from hexad.engine.service import Service  # noqa: PLC0415 - the engine is loaded for those who use it

    most = whole("--workers", workers, 1, _MOST_WORKERS)
    try:
        service = Service(_write, workers=most, hash_mb=whole("--hash", megabytes, 1, _MOST_HASH))
    except ValueError as error:
        raise Failure("wrong-detail", detail=str(error).replace("hash_mb", "--hash")) from error
    service.serve(line.decode(errors="replace") for line in sys.stdin.buffer)


def _write(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
