"""`hexad engine`: the engine for programs that speak JSON."""

import sys
from typing import Annotated

from hexad.cli.failure import Failure
from hexad.cli.options import flag, option, whole

__all__ = ["engine"]

_MOST_WORKERS = 64
_MOST_HASH = 4096


def engine(
    as_json: Annotated[bool, flag("--json", "Requests and answers are lines of JSON.")] = False,
    workers: Annotated[str, option("--workers", "N", "How many positions at a time, 2 if not told.")] = "2",
    megabytes: Annotated[str, option("--hash", "MB", "The table of each worker, 16 if not told.")] = "16",
) -> None:
    """Let another program use the engine, by JSON.

    A request to a line of standard input: id, game, and optionally fen, options, moves; time (seconds), nodes, depth,
    remaining, increment; level, lines, partial. {"cancel": ID} ends one early.

    An answer to a line of standard output: id, partial, move, depth, nodes, seconds, hash_full, lines (rank, points,
    win_in, chances, moves), and result, reason, cancelled where they apply; or id and error.

    Example: echo '{"id": 1, "game": "six", "depth": 6}' | hexad engine --json
    """
    if not as_json:
        raise Failure("the engine speaks JSON: expected --json (for UGI there is hexad ugi)")
    from hexad.engine.service import Service  # noqa: PLC0415 - the engine is loaded for those who use it

    most = whole("--workers", workers, 1, _MOST_WORKERS)
    try:
        service = Service(_write, workers=most, hash_mb=whole("--hash", megabytes, 1, _MOST_HASH))
    except ValueError as error:
        raise Failure(str(error).replace("hash_mb", "--hash")) from error
    service.serve(line.decode(errors="replace") for line in sys.stdin.buffer)


def _write(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
