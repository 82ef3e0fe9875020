"""Several processes on PostgreSQL and Redis: database statements and bus messages for each move."""

from __future__ import annotations

import asyncio
import re
import urllib.request
from collections import Counter
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

import psutil  # type: ignore[import-untyped]  # it has no types
import uvloop

from bench.measure import Row
from bench.server.game_load import GameLoad, unlimited_server
from tests.server.backends import Postgres, Redis

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from tests.server.client import Server

__all__ = ["throughput", "traffic"]

PROCESSES = (1, 2, 4)
GAMES = 100
# So few that hardly two moves share a transaction, which would make statements per move fewer under more load.
PACE = 50
SECONDS = 10.0
# The statements that the server logs, transactions' BEGIN and COMMIT included.
STATEMENT = re.compile(rb"LOG:  (?:execute [^:]*|statement): ")


# Of processor time.
MILLISECONDS = 1_000


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
            with _servers(folder, postgres, redis, count) as servers:
                yield from _rows(_Parts(postgres, redis, servers))


def throughput(folder: Path) -> Iterator[Row]:
    """Moves as fast as possible, when many moves share a transaction."""
    with Postgres(folder / "postgres") as postgres, Redis(folder / "redis") as redis:
        for count in PROCESSES:
            with _servers(folder, postgres, redis, count) as servers:
                rate, p99, used = uvloop.run(_saturate(_Parts(postgres, redis, servers)))
            per_move = {name: used[name] / rate / SECONDS for name in used}
            note = ", ".join(f"{name} {per_move[name]:.2f}" for name in ("servers", "database", "bus"))
            what = f"durable moves acknowledged, {_number(count)}"
            yield Row(
                what, rate, "moves/s", note=f"PostgreSQL; p99 {p99:.0f} ms; ms of processor time per move: {note}"
            )


async def _saturate(parts: _Parts) -> tuple[float, float, Counter[str]]:
    load = GameLoad(parts.servers, 2 * GAMES)
    await load.connect()
    before = parts.processor_time()
    rate, p99 = await load.play(SECONDS)
    after = parts.processor_time()
    load.close()
    return rate, p99, Counter({name: after[name] - before[name] for name in before})


@contextmanager
def _servers(folder: Path, postgres: Postgres, redis: Redis, count: int) -> Iterator[list[Server]]:
    options = ("--db", postgres.database(f"arena{count}"), "--bus", redis.url, "--engines", "1")
    with ExitStack() as stack:
        yield [
            stack.enter_context(unlimited_server(folder / f"{count}-{number}", *options, secret="5" * 64))
            for number in range(count)
        ]


def _number(count: int) -> str:
    return f"{count} process{'es' if count > 1 else ''}"


def _rows(parts: _Parts) -> Iterator[Row]:
    moves, at_rest, used = uvloop.run(_measure(parts))
    count = len(parts.servers)
    each = _number(count)
    rest = at_rest["statements"] / SECONDS / count
    per_move = {name: (used[name] - at_rest[name]) / moves for name in used}
    yield Row(f"statements per move, {each}", per_move["statements"], "", 6, f"at rest {rest:.0f}/s each", at_most=True)
    note = f"sent {per_move['sent']:.2f} in all, received {per_move['received']:.2f} in all"
    received = per_move["received"] / count
    yield Row(f"bus messages per process and move, {each}", received, "", 1.1, note, at_most=True)
    note = f"database {per_move['database']:.2f} ms, bus {per_move['bus']:.2f} ms"
    yield Row(f"processor time per move, {each}", per_move["servers"], "ms", note=note)


async def _measure(parts: _Parts) -> tuple[float, Counter[str], Counter[str]]:
    """The number of moves, and what the processes used in the same time without and with them."""
    load = GameLoad(parts.servers, GAMES)
    await load.connect()
    before = parts.totals()
    await asyncio.sleep(SECONDS)
    middle = parts.totals()
    rate, _ = await load.play(SECONDS, PACE)
    await asyncio.sleep(0.5)
    after = parts.totals()
    load.close()
    # The pause after the moves costs as much as any other time without them.
    at_rest = Counter({name: (middle[name] - before[name]) for name in before})
    used = Counter({name: after[name] - middle[name] for name in before})
    return rate * SECONDS, at_rest, used


@dataclass
class _Parts:
    """All processes of an installation."""

    postgres: Postgres
    redis: Redis
    servers: Sequence[Server]

    def totals(self) -> Counter[str]:
        """What they have used since they started: statements, messages, milliseconds of processor time."""
        assert isinstance(self.postgres, LoggingPostgres)
        totals = Counter({"statements": self.postgres.statements(), "sent": 0, "received": 0})
        for server in self.servers:
            with urllib.request.urlopen(f"{server.url}/metrics") as answer:
                text = answer.read().decode()
            for name, metric in (("sent", "hexad_bus_published_total"), ("received", "hexad_bus_received_total")):
                values = re.findall(rf"^{metric}\{{[^}}]*\}} (\S+)$", text, re.MULTILINE)
                totals[name] += int(sum(map(float, values)))
        return totals + self.processor_time()

    def processor_time(self) -> Counter[str]:
        """Milliseconds of processor time since the start."""
        servers = [psutil.Process(server.process.pid) for server in self.servers if server.process is not None]
        return Counter(
            {
                "servers": _milliseconds(servers),
                "database": _milliseconds(_listeners(self.postgres.port)),
                "bus": _milliseconds(_listeners(self.redis.port)),
            }
        )


def _listeners(port: int) -> list[psutil.Process]:
    """The process that listens at a port, and its children."""
    found = next(one for one in psutil.net_connections("tcp") if one.status == "LISTEN" and one.laddr.port == port)
    process = psutil.Process(found.pid)
    return [process, *process.children(recursive=True)]


def _milliseconds(processes: list[psutil.Process]) -> int:
    """Their processor time, that of ended children included."""
    times = [process.cpu_times() for process in processes]
    ended = sum(each.children_user + each.children_system for each in times)
    return int(MILLISECONDS * (sum(each.user + each.system for each in times) + ended))
