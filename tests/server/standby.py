"""A PostgreSQL standby that lags: it streams from a primary over a connection that a test cuts, and takes over."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import threading
from contextlib import suppress
from typing import TYPE_CHECKING

from .backends import Postgres, wait_until
from .client import Server
from .ports import HOST, free_port

if TYPE_CHECKING:
    from contextlib import ExitStack
    from pathlib import Path
    from typing import Self


class Forwarder:
    """A port that leads to another one, which can be changed. `cut` closes all connections and takes no new ones."""

    def __init__(self, target: int) -> None:
        self.port = free_port()
        self._target: int | None = target
        self._open: set[socket.socket] = set()
        self._lock = threading.Lock()
        self._listener = socket.create_server((HOST, self.port), backlog=128)
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Close all connections, and refuse new ones until `lead_to` is called."""
        with self._lock:
            self._target, opened, self._open = None, self._open, set()
        for end in opened:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def lead_to(self, target: int) -> None:
        """Lead new connections to another port."""
        self._target = target

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._listener.close()
        self.cut()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                with self._lock:
                    far = self._connect()
                    if far is None:
                        near.close()
                        continue
                    self._open |= {near, far}
                threading.Thread(target=self._serve, args=(near, far), daemon=True).start()

    def _connect(self) -> socket.socket | None:
        if self._target is None:
            return None
        with suppress(OSError):
            return socket.create_connection((HOST, self._target), timeout=5)
        return None

    def _serve(self, near: socket.socket, far: socket.socket) -> None:
        with near, far:
            back = threading.Thread(target=_pump, args=(far, near), daemon=True)
            back.start()
            _pump(near, far)
            back.join()
        with self._lock:
            self._open -= {near, far}


def _pump(source: socket.socket, target: socket.socket) -> None:
    source.settimeout(None)
    with suppress(OSError):
        while data := source.recv(65_536):
            target.sendall(data)
    for end in (source, target):
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)


class Standby(Postgres):
    """A copy of a primary that receives its commits through a forwarder."""

    def __init__(self, directory: Path, primary: Postgres, link: Forwarder) -> None:
        super().__init__(directory)
        self.password = primary.password
        self._link = link
        self._is_promoted = False

    def prepare(self) -> None:
        if (self.data / "PG_VERSION").exists():
            return
        self.data.mkdir(mode=0o700, exist_ok=True)
        if os.geteuid() == 0:
            shutil.chown(self.data, "nobody")
        origin = f"host={HOST} port={self._link.port} user=postgres password={self.password}"
        command: list[str | Path] = [self.programs / "pg_basebackup", "-D", self.data, "-d", origin]
        subprocess.run(
            [*self.command_prefix(), *command, "-R", "-X", "stream", "-c", "fast", "--no-sync"],
            cwd=self.directory,
            check=True,
        )

    def is_ready(self, pid: int) -> bool:
        if self._is_promoted:
            return super().is_ready(pid)
        with suppress(FileNotFoundError):
            lines = (self.data / "postmaster.pid").read_text().splitlines()
            return len(lines) > 7 and int(lines[0]) == pid and lines[7].strip() in ("standby", "ready")
        return False

    def wait_for(self, primary: Postgres) -> None:
        """Wait until it has everything that the primary has committed."""
        position = query(primary, "select pg_current_wal_flush_lsn()")
        assert wait_until(lambda: query(self, f"select pg_last_wal_replay_lsn() >= '{position}'::pg_lsn") == "t")

    def promote(self) -> None:
        """Take over from the primary."""
        query(self, "select pg_promote()")
        self._is_promoted = True
        assert wait_until(lambda: query(self, "select pg_is_in_recovery()") == "f")


class Cluster:
    """A primary and a standby that streams from it, at one address."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        self.folder = folder
        self.primary = stack.enter_context(Postgres(folder / "primary"))
        self.primary.database("arena")
        self.link = stack.enter_context(Forwarder(self.primary.port))
        self.address = stack.enter_context(Forwarder(self.primary.port))
        self.standby = stack.enter_context(Standby(folder / "standby", self.primary, self.link))
        self.url = f"postgresql+asyncpg://postgres:{self.primary.password}@{HOST}:{self.address.port}/arena"

    def start_servers(self, stack: ExitStack, bus: str) -> list[Server]:
        """Start two servers that share this database."""
        options = ("--db", self.url, "--bus", bus, "--engines", "1")
        secret = {"HEXAD_SECRET": "the same for all machines of this test, and long enough"}
        return [
            stack.enter_context(Server(self.folder / f"machine{number}", *options, env=secret)) for number in range(2)
        ]

    def begin_to_lag(self) -> None:
        """Let the standby receive what was committed so far, and nothing more."""
        self.standby.wait_for(self.primary)
        self.link.cut()

    def fail_over(self) -> None:
        """Kill the primary; the standby takes over without the commits that it has not received."""
        self.address.cut()
        self.primary.kill()
        self.standby.promote()
        self.address.lead_to(self.standby.port)


def query(server: Postgres, statement: str) -> str:
    """The value that a statement returns."""
    others = {key: value for key, value in os.environ.items() if not key.startswith("PG")}
    where = [f"--host={HOST}", f"--port={server.port}", "--username=postgres", "--no-password"]
    done = subprocess.run(
        [server.programs / "psql", "-XqtA", *where, "-c", statement],
        env=others | {"PGPASSWORD": server.password},
        check=True,
        capture_output=True,
        text=True,
    )
    return done.stdout.strip()
