"""A network of this process alone: every port is free, and names lead where the services are."""

from __future__ import annotations

import ctypes
import os
import subprocess
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

_NEW_MOUNTS, _NEW_NETWORK = 0x00020000, 0x40000000
# Addresses of clients. They are reserved for documentation and look to a server like any address of the internet.
CLIENTS = ("203.0.113.7", "198.51.100.9")


def enter_network(folder: Path, names: list[str]) -> Path:
    """Leave the machine's network for a new one in which `names` are this machine; returns the new hosts file."""
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.unshare(_NEW_MOUNTS | _NEW_NETWORK):
        raise OSError(ctypes.get_errno(), "unshare: run it as root")
    hosts = folder / "hosts"
    hosts.write_text(f"127.0.0.1 localhost {' '.join(names)}\n")
    hosts.chmod(0o644)
    commands = ["mount --make-rprivate /", f"mount --bind {hosts} /etc/hosts", "ip link set lo up"]
    for command in [*commands, *(f"ip address add {address}/32 dev lo" for address in CLIENTS)]:
        subprocess.run(command.split(), check=True)
    for name in [name for name in os.environ if name.lower().endswith("_proxy")]:
        del os.environ[name]
    return hosts
