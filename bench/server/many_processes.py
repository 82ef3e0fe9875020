"""Several processes on PostgreSQL and Redis: database statements and bus messages for each move."""

from __future__ import annotations

import asyncio
import re
import urllib.request
from collections import Counter
from contextlib import ExitStack
from typing import TYPE_CHECKING

import uvloop

from bench.measure import Row
from bench.server.game_load import GameLoad, unlimited_server
from tests.server.backends import Postgres, Redis

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from tests.server.client import Server

__all__ = ["traffic"]

PROCESSES = (1, 2, 4)
GAMES = 100
# So few that hardly two moves share a transaction, which would make statements per move fewer under more load.
PACE = 50
SECONDS = 10.0
# The statements that the server logs, transactions' BEGIN and COMMIT included.
STATEMENT = re.compile(rb"LOG:  (?:execute [^:]*|statement): ")


class LoggingPostgres(Postgres):
    """A database that logs every statement, so that they can be counted."""

    def command(self) -> list[str | Path]:
        return [*super().command(), "--log_statement=all"]

    def statements(self) -> int:
        """The number of statements since the first start."""
        return len(STATEMENT.findall(self.log.read_bytes()))


def traffic(folder: Path) -> Iterator[Row]:
    """Both with 1, 2 and 4 processes; what processes do without any moves is measured before and subtracted."""
    with LoggingPostgres(folder / "postgres") as postgres, Redis(folder / "redis") as redis:
        for count in PROCESSES:
            options = ("--db", postgres.database(f"arena{count}"), "--bus", redis.url, "--engines", "1")
            with ExitStack() as stack:
                servers = [
                    stack.enter_context(unlimited_server(folder / f"{count}-{number}", *options, secret="5" * 64))
                    for number in range(count)
                ]
                yield from _rows(postgres, servers)


def _rows(postgres: LoggingPostgres, servers: Sequence[Server]) -> Iterator[Row]:
    moves, at_rest, used = uvloop.run(_measure(postgres, servers))
    count = len(servers)
    each = f"{count} process{'es' if count > 1 else ''}"
    rest = at_rest["statements"] / SECONDS / count
    per_move = {name: (used[name] - at_rest[name]) / moves for name in used}
    yield Row(f"statements per move, {each}", per_move["statements"], "", 6, f"at rest {rest:.0f}/s each", at_most=True)
    note = f"sent {per_move['sent']:.2f} in all, received {per_move['received']:.2f} in all"
    received = per_move["received"] / count
    yield Row(f"bus messages per process and move, {each}", received, "", 1.1, note, at_most=True)


async def _measure(postgres: LoggingPostgres, servers: Sequence[Server]) -> tuple[float, Counter[str], Counter[str]]:
    """The number of moves, and what the processes used in the same time without and with them."""
    load = GameLoad(servers, GAMES)
    await load.connect()
    before = _totals(postgres, servers)
    await asyncio.sleep(SECONDS)
    middle = _totals(postgres, servers)
    rate, _ = await load.play(SECONDS, PACE)
    await asyncio.sleep(0.5)
    after = _totals(postgres, servers)
    load.close()
    # The pause after the moves costs as much as any other time without them.
    at_rest = Counter({name: (middle[name] - before[name]) for name in before})
    used = Counter({name: after[name] - middle[name] for name in before})
    return rate * SECONDS, at_rest, used


def _totals(postgres: LoggingPostgres, servers: Sequence[Server]) -> Counter[str]:
    totals = Counter({"statements": postgres.statements(), "sent": 0, "received": 0})
    for server in servers:
        with urllib.request.urlopen(f"{server.url}/metrics") as answer:
            text = answer.read().decode()
        for name, metric in (("sent", "hexad_bus_published_total"), ("received", "hexad_bus_received_total")):
            values = re.findall(rf"^{metric}\{{[^}}]*\}} (\S+)$", text, re.MULTILINE)
            totals[name] += int(sum(map(float, values)))
    return totals
