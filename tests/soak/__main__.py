"""`make soak`: a server with PostgreSQL, a bus and two processes under mixed load, for 30 minutes.

Writes a table and a plot to build/soak/; exits with 1 if something is not flat.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from tests.server.backends import Postgres, Redis
from tests.server.client import Server

from .report import plot, table
from .soak import Result, Soak, limits

OUTPUT = Path(__file__).parents[2] / "build" / "soak"
SLOTS = 24
# Over the last 15 minutes; some memory is fragmented, and SQLite and asyncpg keep prepared statements.
MAX_GROWTH = 6.0


def main() -> int:
    """Run it and write the results."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--minutes", type=float, default=30.0)
    arguments.add_argument("--sqlite", action="store_true", help="one process on SQLite")
    chosen = arguments.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if chosen.sqlite:
            env = {"HEXAD_LIMITS": limits(processes=1)}
            result = _soak(Server(folder / "data", env=env, fresh=True), chosen.minutes)
        else:
            with Postgres(folder / "postgres") as postgres, Redis(folder / "redis") as redis:
                options = ("--db", postgres.database("arena"), "--bus", redis.url, "--workers", "2")
                env = {"HEXAD_LIMITS": limits(processes=2), "HEXAD_SECRET": "5" * 64}
                result = _soak(Server(folder / "data", *options, env=env), chosen.minutes)
    OUTPUT.mkdir(parents=True, exist_ok=True)
    (OUTPUT / "soak.md").write_text(table(result) + "\n")
    (OUTPUT / "soak.svg").write_text(plot(result.samples))
    print(table(result))
    print(f"written to {OUTPUT}")
    return 1 if result.faults else 0


def _soak(server: Server, minutes: float) -> Result:
    with server:
        _say(f"{minutes:g} minutes of load at {server.url}")
        soak = Soak(server, SLOTS)
        return asyncio.run(soak.run(60 * minutes, interval=max(1.0, minutes / 6), memory_bound=MAX_GROWTH, say=_say))


def _say(text: str) -> None:
    print(f"[{time.strftime('%H:%M:%S')}] {text}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
