"""The services of deploy/compose.yaml as processes, with the commands and the environments that the file gives them."""

from __future__ import annotations

import signal
import subprocess
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import psutil  # type: ignore[import-untyped]  # it has no types

from tests.server.backends import Postgres, Redis

from .roots import BUILD, Root, fresh_root, say

if TYPE_CHECKING:
    from pathlib import Path
    from typing import Self

    from .image import Image

PATIENCE = 60.0


class Database(Postgres):
    """The service `database`: PostgreSQL at its usual port, with the user of the compose file."""

    def __init__(self, directory: Path, service: dict[str, Any]) -> None:
        super().__init__(directory)
        self.port = 5432
        self._user: dict[str, str] = service["environment"]

    def create(self) -> None:
        """Create the user and the database, as the image does when it is first started."""
        user, password = self._user["POSTGRES_USER"], self._user["POSTGRES_PASSWORD"]
        database = self._user["POSTGRES_DB"]
        role = f"CREATE ROLE \"{user}\" LOGIN PASSWORD '{password}';"
        subprocess.run(
            [self.programs / "psql", "-Xq", "--host=127.0.0.1", "--username=postgres"],
            input=f'{role}\nCREATE DATABASE "{database}" OWNER "{user}";'.encode(),
            env={"PGPASSWORD": self.password},
            check=True,
        )


class Bus(Redis):
    """The service `bus` at its usual port."""

    def __init__(self, directory: Path, service: dict[str, Any]) -> None:
        super().__init__(directory)
        self.port = 6379
        self._options: list[str] = service["command"][1:]

    def command(self) -> list[str | Path]:
        return [super().command()[0], *self._options]


class Container:
    """A process in a root, with its own process namespace."""

    def __init__(
        self, name: str, root: Root, words: list[str], log: Path, *, user: str = "root", cwd: str = "/"
    ) -> None:
        self.name = name
        self.log = log
        self._root, self._words, self._user, self._cwd = root, words, user, cwd
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        say(f"starting {self.name}: {' '.join(self._words)}")
        with self.log.open("ab") as log:
            command = self._root.command(self._words, self._user, self._cwd, restricted=self._root.read_only)
            self._process = subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    @property
    def processes(self) -> list[psutil.Process]:
        """The process and its descendants, without those that made the namespaces."""
        assert self._process is not None
        return list(psutil.Process(self._process.pid).children(recursive=True))

    def stop(self) -> int:
        """Stop it by SIGTERM, as `docker stop` does; returns the seconds that it took."""
        assert self._process is not None
        began = time.monotonic()
        if self._process.poll() is None:
            with suppress(IndexError, psutil.NoSuchProcess):
                self.processes[0].send_signal(signal.SIGTERM)
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(30)
            self._process.kill()
            self._process.wait()
        return int(time.monotonic() - began)

    def tail(self) -> str:
        """The end of what it has logged."""
        return self.log.read_text(errors="replace")[-3000:]

    def wait_for(self, words: list[str]) -> None:
        """Wait until a command in the container's root succeeds, such as a health check."""
        assert self._process is not None
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            assert self._process.poll() is None, f"{self.name} ended: {self.tail()}"
            if subprocess.run(self._root.command(words, self._user), check=False, capture_output=True).returncode == 0:
                return
            time.sleep(0.2)
        raise TimeoutError(f"{self.name} is not healthy: {self.tail()}")


def arena_container(image: Image, service: dict[str, Any], hosts: Path, folder: Path) -> Container:
    """The service `arena`, from the built image."""
    binds = {"/etc/hosts": hosts}
    for volume in service["volumes"]:
        name, place = volume.split(":")[:2]
        # A named volume starts with what the image has in its place, owner included.
        source = image.root.path / place.lstrip("/")
        subprocess.run(["cp", "-a", source, folder / name], check=True)
        binds[place] = folder / name
    root = Root(
        image.root.path,
        {**image.env, **{key: str(value) for key, value in service["environment"].items()}},
        read_only=service.get("read_only", False),
        binds=binds,
        tmpfs=service.get("tmpfs", []),
    )
    words = [*image.entrypoint, *service.get("command", image.command)]
    return Container("arena", root, words, folder / "arena.log", user=image.user, cwd=image.directory)


def caddy_container(service: dict[str, Any], deploy: Path, hosts: Path, folder: Path) -> Container:
    """The service `proxy`: Debian's Caddy with the command of the image."""
    root = fresh_root("proxies", BUILD / "proxies" / "caddy")
    binds = {"/etc/hosts": hosts}
    for volume in service["volumes"]:
        source, place = volume.split(":")[:2]
        if source.startswith("."):
            binds[place] = (deploy / source).resolve()
    root.env, root.binds = dict(service["environment"]), binds
    words = ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
    return Container("caddy", root, words, folder / "caddy.log")


def nginx_container(configuration: Path, name: str, hosts: Path, folder: Path) -> Container:
    """Debian's nginx with a configuration in conf.d and a certificate that is signed by itself."""
    root = fresh_root("proxies", BUILD / "proxies" / "nginx")
    (root.path / "etc/nginx/sites-enabled/default").unlink()
    place = f"/etc/letsencrypt/live/{name}"
    (root.path / place.lstrip("/")).mkdir(parents=True)
    key = ["-newkey", "rsa:2048", "-nodes", "-keyout", f"{place}/privkey.pem", "-out", f"{place}/fullchain.pem"]
    root.run(["openssl", "req", "-x509", *key, "-days", "2", "-subj", f"/CN={name}"])
    root.binds = {"/etc/hosts": hosts, "/etc/nginx/conf.d/hexad.conf": configuration}
    (root.path / "etc/nginx/conf.d/hexad.conf").touch()
    return Container("nginx", root, ["nginx", "-g", "daemon off;"], folder / "nginx.log")
