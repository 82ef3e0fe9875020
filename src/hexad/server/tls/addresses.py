"""The addresses and names by which other devices of the local network reach this machine."""

from __future__ import annotations

import re
import socket
import struct
import sys
from contextlib import suppress
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

__all__ = ["DOMAINS", "NETWORKS", "Address", "host_name", "local_addresses"]

Address = IPv4Address | IPv6Address

# Networks that are not reached from the internet, and domains that exist only in a local network. A certificate of the
# authority is valid for these and for this machine, and for no other name, even if somebody steals its key.
NETWORKS: tuple[IPv4Network | IPv6Network, ...] = tuple(
    ip_network(text)
    for text in (
        *("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "100.64.0.0/10", "169.254.0.0/16", "127.0.0.0/8"),
        *("fc00::/7", "fe80::/10", "::1/128"),
    )
)
DOMAINS = ("localhost", "local", "lan", "home", "internal", "home.arpa", "fritz.box")
_NAME = re.compile(r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*")
_MAX_NAME = 63
# Addresses for documentation: connecting a datagram socket sends nothing, but chooses the address to send from.
_ELSEWHERE = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
_SIOCGIFADDR = 0x8915


def local_addresses() -> list[Address]:
    """The addresses of this machine for other devices, the most useful one first."""
    found = dict.fromkeys((*_default_addresses(), *_interface_addresses(), *_resolved_addresses()))
    # An IPv6 address of a link is valid only together with the name of the interface, which browsers do not accept.
    usable = (one for one in found if not (one.is_loopback or (one.version == 6 and one.is_link_local)))
    return sorted(usable, key=lambda address: address.version)


def host_name() -> str:
    """The name of this machine, without its domain, in lower case; empty if it is none for a certificate."""
    name = socket.gethostname().partition(".")[0].lower()
    return name if len(name) <= _MAX_NAME and _NAME.fullmatch(name) and name != "localhost" else ""


def _default_addresses() -> list[Address]:
    """The addresses from which this machine would send something to the internet."""
    found: list[Address] = []
    for family, elsewhere in _ELSEWHERE:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((elsewhere, 9))
            found.append(ip_address(probe.getsockname()[0]))
    return found


def _interface_addresses() -> list[Address]:
    """The IPv4 address of each interface, also without a way to the internet; on Linux only."""
    if sys.platform != "linux":
        return []
    import fcntl  # noqa: PLC0415 - does not exist on Windows

    found: list[Address] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            with suppress(OSError):
                answer = fcntl.ioctl(probe, _SIOCGIFADDR, struct.pack("256s", name.encode()[:15]))
                found.append(IPv4Address(answer[20:24]))
    return found


def _resolved_addresses() -> list[Address]:
    """The addresses that the name of this machine has, as this machine knows it."""
    with suppress(OSError, UnicodeError):
        known = socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM)
        return [ip_address(str(entry[4][0]).partition("%")[0]) for entry in known]
    return []
