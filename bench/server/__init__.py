"""The server under load, with clients in this process.

`python -m bench server --only NAME` measures one part: the names are the keys of PARTS.
"""

from __future__ import annotations

import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from bench.server.club import profile, ratings
from bench.server.game_load import unlimited_server
from bench.server.many_processes import throughput, traffic
from bench.server.matchmaking import matchmaking
from bench.server.restart import restart_storm
from bench.server.single_process import idle, moves, pace, presence, reconnect, start
from bench.server.soak import soak
from bench.server.spectators import spectators
from bench.server.swiss import swiss
from bench.server.tournaments import arena, standings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bench.measure import Row
    from tests.server.client import Server

__all__ = ["PARTS", "rows"]

# These use one server, one after the other.
_SHARED: dict[str, Callable[[Server], Iterator[Row]]] = {
    "moves": moves,
    "pace": pace,
    "reconnect": reconnect,
    "idle": idle,
    "presence": presence,
}
# These start their own servers.
_SEPARATE: dict[str, Callable[[Path], Iterator[Row]]] = {
    "spectators": spectators,
    "standings": standings,
    "arena": arena,
    "swiss": swiss,
    "restart": restart_storm,
    "profile": profile,
    "ratings": ratings,
    "matchmaking": matchmaking,
    "traffic": traffic,
    "throughput": throughput,
    "soak": soak,
}
PARTS = ("start", *_SHARED, *_SEPARATE)


def rows(only: str = "") -> Iterator[Row]:
    """Yield each measurement as soon as it is made; raises ValueError for an unknown name."""
    if only and only not in PARTS:
        raise ValueError(f"{only}: expected one of {', '.join(PARTS)}")
    with tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        folder = Path(name)
        server = unlimited_server(folder / "data")
        if only in ("", "start"):
            yield from start(server)
        if not only or only in _SHARED:
            stack.enter_context(server)
        for part, measure in _SHARED.items():
            if only in ("", part):
                yield from measure(server)
        stack.close()
        for part, measure_alone in _SEPARATE.items():
            if only in ("", part):
                (folder / part).mkdir()
                yield from measure_alone(folder / part)
